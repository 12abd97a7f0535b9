//! A content file: everything in it is optional, because it may only add to another content.

use super::{CardEntry, KindEntry, Pool};
use atout_core::{Content, Fault, Message, Overlay, Release, Removals};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// What a file can say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PoolFile {
    #[serde(default)]
    remove: Removals,
    #[serde(default)]
    kind: BTreeMap<String, Spanned<KindEntry>>,
    #[serde(default)]
    token: BTreeMap<String, Spanned<CardEntry>>,
    #[serde(default)]
    card: BTreeMap<String, Spanned<CardEntry>>,
}

impl Content for Pool {
    type File = PoolFile;

    fn releases() -> &'static [Release] {
        super::releases::RELEASES
    }

    fn build(base: Option<&Pool>, file: PoolFile) -> Result<Pool, Fault> {
        let mut overlay = Overlay::new(file.remove);
        let mut entries = base.map(|base| base.entries.clone()).unwrap_or_default();
        overlay.lay("kind", &mut entries.kind, file.kind)?;
        overlay.lay("token", &mut entries.token, file.token)?;
        overlay.lay("card", &mut entries.card, file.card)?;
        overlay.finish()?;
        if let Some(base) = base {
            check_ready_decks_keep_their_cards(base, &overlay)?;
        }
        entries.check().map_err(|wrong| overlay.fault(&wrong.paths, wrong.message))?;
        Ok(entries.resolve())
    }

    fn check(&self) -> Result<(), Message> {
        self.entries.check().map_err(|wrong| wrong.message)
    }
}

/// A card of a ready deck may be changed, but not taken out.
fn check_ready_decks_keep_their_cards(base: &Pool, overlay: &Overlay) -> Result<(), Fault> {
    for (id, at) in overlay.removed("card") {
        let has_it = |cards: &[u16]| base.find(id).is_some_and(|card| cards.binary_search(&card).is_ok());
        if let Some((deck, _)) = base.ready.iter().find(|(_, cards)| has_it(cards)) {
            let deck = deck.id;
            let message = Message::new(
                format!("`card.{id}` cannot be taken out: the ready deck `{deck}` has it"),
                format!("`card.{id}` ne peut pas être retirée\u{a0}: le deck prêt `{deck}` la contient"),
            );
            return Err(Fault { at: Some(at), message });
        }
    }
    Ok(())
}
