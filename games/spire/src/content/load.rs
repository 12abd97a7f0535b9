//! A content file: everything in it is optional, because it may only add to another content.

use super::file::{CardEntry, ClimbEntry, EnemyEntry, EventEntry, SkillEntry};
use super::{Entries, Tower};
use crate::Element;
use atout_core::{Content, Fault, Message, Overlay, Release, Removals};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// What a file can say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TowerFile {
    #[serde(default)]
    remove: Removals,
    climb: Option<Spanned<ClimbEntry>>,
    #[serde(default)]
    deck: BTreeMap<Element, Spanned<Vec<String>>>,
    #[serde(default)]
    card: BTreeMap<String, Spanned<CardEntry>>,
    #[serde(default)]
    skill: BTreeMap<String, Spanned<SkillEntry>>,
    #[serde(default)]
    enemy: BTreeMap<String, Spanned<EnemyEntry>>,
    #[serde(default)]
    event: BTreeMap<String, Spanned<EventEntry>>,
}

impl Content for Tower {
    type File = TowerFile;

    fn releases() -> &'static [Release] {
        super::releases::RELEASES
    }

    fn build(base: Option<&Tower>, file: TowerFile) -> Result<Tower, Fault> {
        let mut overlay = Overlay::new(file.remove);
        let climb = file.climb.map(|climb| overlay.note("climb".into(), climb));
        let Some(climb) = climb.or(base.map(|base| base.entries.climb.clone())) else {
            let message = Message::new("the section [climb] is missing", "la section [climb] manque");
            return Err(Fault { at: None, message });
        };
        let mut entries = base.map_or_else(|| Entries::of(climb.clone()), |base| base.entries.clone());
        entries.climb = climb;
        for (element, ids) in file.deck {
            entries.deck.insert(element, overlay.note(format!("deck.{}", element.word()), ids));
        }
        overlay.lay("card", &mut entries.card, file.card)?;
        overlay.lay("skill", &mut entries.skill, file.skill)?;
        overlay.lay("enemy", &mut entries.enemy, file.enemy)?;
        overlay.lay("event", &mut entries.event, file.event)?;
        overlay.finish()?;
        entries.check().map_err(|wrong| overlay.fault(&[wrong.path], wrong.message))?;
        Ok(entries.compile())
    }

    fn check(&self) -> Result<(), Message> {
        self.entries.check().map_err(|wrong| wrong.message)
    }
}
