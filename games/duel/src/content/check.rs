//! What makes sense in a content: every name is declared, every number is within its bounds, every effect has what it
//! speaks of.

use super::{CardEntry, Entries};
use atout_core::Message;

/// What is wrong, and with which entry (`card.ember`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Wrong {
    pub path: String,
    pub message: Message,
}

/// At most this many kinds: a set of them is one number.
pub const MAX_KINDS: usize = 64;

impl Entries {
    /// Checks everything.
    pub(super) fn check(&self) -> Result<(), Wrong> {
        let sections = [("card", &self.card), ("token", &self.token)];
        for (section, entries) in sections {
            for (id, card) in entries {
                self.check_card(card).map_err(|message| Wrong { path: format!("{section}.{id}"), message })?;
            }
        }
        Ok(())
    }

    fn check_card(&self, card: &CardEntry) -> Result<(), Message> {
        for kind in &card.kind.names {
            if !self.kind.contains_key(kind) {
                return Err(Message::new(
                    format!("there is no kind `{kind}`: declare it as [kind.{kind}]"),
                    format!("il n'y a pas d'espèce `{kind}`\u{a0}: déclarez-la par [kind.{kind}]"),
                ));
            }
        }
        Ok(())
    }
}
