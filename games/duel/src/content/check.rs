//! What makes sense in a content: every name is declared, every number is within its bounds, every effect has what it
//! refers to. A fault is a sentence and the path of its entry.
//!
//! Reading order: this file (ids, names, kinds), `card.rs` (the fields of a card), `ability.rs` (static, triggered and
//! activated abilities, costs), `effect.rs` (targets and effects), `scope.rs` (subjects, amounts and conditions),
//! `filter.rs`, `forever.rs` (triggers that set themselves off).

mod ability;
mod card;
mod effect;
mod filter;
mod forever;
mod scope;

use super::{Entries, Words};
use atout_core::Message;
use std::collections::BTreeMap;

/// What is wrong, and with which entries (`card.ember`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Wrong {
    /// The entries; more than one where two contradict each other.
    pub paths: Vec<String>,
    /// The sentence, with the first path in front.
    pub message: Message,
}

/// At most this many kinds: a set of them is one number.
const MAX_KINDS: usize = 64;
/// At most this many cards, and as many tokens.
const MAX_CARDS: usize = 5000;
/// The longest id or name.
const MAX_NAME: usize = 60;

/// The check of a part of an entry.
type Checked = Result<(), Message>;

/// A fault unless something holds.
fn ensure(holds: bool, en: &str, fr: &str) -> Checked {
    if holds { Ok(()) } else { Err(Message::new(en.to_owned(), fr.to_owned())) }
}

/// A fault unless a number is within bounds.
fn within(field: &str, value: i32, min: i32, max: i32) -> Checked {
    let en = format!("`{field}` is {value}, but must be from {min} to {max}");
    let fr = format!("`{field}` vaut {value}, mais doit être compris entre {min} et {max}");
    ensure((min..=max).contains(&value), &en, &fr)
}

impl Entries {
    /// Checks everything.
    pub(super) fn check(&self) -> Result<(), Wrong> {
        let too_many = |section: &str, n: usize, max: usize| {
            let (en, fr) = (
                format!("there are {n} entries: at most {max} are allowed"),
                format!("il y a {n} entrées\u{a0}: {max} au plus sont permises"),
            );
            ensure(n <= max, &en, &fr).map_err(|message| wrong(vec![section.to_owned()], &message))
        };
        too_many("kind", self.kind.len(), MAX_KINDS)?;
        too_many("card", self.card.len(), MAX_CARDS)?;
        too_many("token", self.token.len(), MAX_CARDS)?;
        for (id, kind) in &self.kind {
            let checked = check_id(id).and_then(|()| check_words("one", &kind.one));
            checked.and_then(|()| check_words("many", &kind.many)).map_err(|message| at("kind", id, &message))?;
        }
        for (section, entries) in [("card", &self.card), ("token", &self.token)] {
            for (id, entry) in entries {
                let checked = check_id(id).and_then(|()| check_words("name", &entry.name));
                checked
                    .and_then(|()| self.check_card(entry, section == "token"))
                    .map_err(|message| at(section, id, &message))?;
            }
        }
        self.check_names_differ()
    }

    /// No name or id means two cards, in whichever language a deck is written.
    fn check_names_differ(&self) -> Result<(), Wrong> {
        let mut owners = BTreeMap::<String, &String>::new();
        for (id, entry) in &self.card {
            for name in [id, &entry.name.en, &entry.name.fr] {
                let owner = *owners.entry(name.to_lowercase()).or_insert(id);
                if owner != id {
                    let (en, fr) = (
                        format!("`{name}` is already the name of `card.{owner}`"),
                        format!("`{name}` est déjà le nom de `card.{owner}`"),
                    );
                    return Err(wrong(vec![format!("card.{id}"), format!("card.{owner}")], &Message::new(en, fr)));
                }
            }
        }
        Ok(())
    }
}

fn at(section: &str, id: &str, message: &Message) -> Wrong {
    wrong(vec![format!("{section}.{id}")], message)
}

fn wrong(paths: Vec<String>, message: &Message) -> Wrong {
    let path = &paths[0];
    let message = Message::new(format!("`{path}`: {}", message.en), format!("`{path}`\u{a0}: {}", message.fr));
    Wrong { paths, message }
}

fn check_id(id: &str) -> Checked {
    let is_plain = id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    ensure(
        is_plain && !id.is_empty() && id.len() <= MAX_NAME,
        "an id is made of lower-case letters, digits and hyphens",
        "un identifiant est fait de minuscules sans accent, de chiffres et de traits d'union",
    )
}

/// Names stand in decks, where `#` begins a comment.
fn check_words(field: &str, words: &Words) -> Checked {
    for (text, en, fr) in [(&words.en, "English", "anglais"), (&words.fr, "French", "français")] {
        let is_plain = text.chars().all(|c| !c.is_control() && c != '#') && text.trim() == text;
        let (en, fr) =
            (format!("`{field}` has no usable {en} text"), format!("`{field}` n'a pas de texte {fr} utilisable"));
        ensure(is_plain && !text.is_empty() && text.chars().count() <= MAX_NAME, &en, &fr)?;
    }
    Ok(())
}
