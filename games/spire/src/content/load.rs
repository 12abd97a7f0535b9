//! A content file: everything in it is optional, because it may only add to another content.

use super::file::{CardEntry, ClimbEntry, EnemyEntry, EventEntry, SkillEntry};
use super::{Entries, Tower};
use crate::Element;
use atout_core::{Content, Fault, Message};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;
use toml::Spanned;

/// What a file can say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TowerFile {
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

/// Where in the file each entry stands, by its path (`card.ember`).
type Places = BTreeMap<String, Range<usize>>;

impl Content for Tower {
    type File = TowerFile;

    fn released() -> &'static [&'static str] {
        &[include_str!("../../content/tower_1.toml")]
    }

    fn build(base: Option<&Tower>, file: TowerFile) -> Result<Tower, Fault> {
        let mut places = Places::new();
        let entries = lay_over(base.map(|base| &base.entries), file, &mut places)?;
        entries.check().map_err(|wrong| Fault { at: places.get(&wrong.path).cloned(), message: wrong.message })?;
        Ok(entries.compile())
    }

    fn check(&self) -> Result<(), Message> {
        self.entries.check().map_err(|wrong| wrong.message)
    }
}

fn lay_over(base: Option<&Entries>, file: TowerFile, places: &mut Places) -> Result<Entries, Fault> {
    let Some(climb) =
        file.climb.map(|climb| note(places, "climb".into(), climb)).or(base.map(|base| base.climb.clone()))
    else {
        let message = Message::new("the section [climb] is missing", "la section [climb] manque");
        return Err(Fault { at: None, message });
    };
    let mut entries = match base {
        Some(base) => Entries { climb, ..base.clone() },
        None => Entries {
            climb,
            deck: BTreeMap::new(),
            card: BTreeMap::new(),
            skill: BTreeMap::new(),
            enemy: BTreeMap::new(),
            event: BTreeMap::new(),
        },
    };
    entries.deck.extend(
        file.deck.into_iter().map(|(element, ids)| (element, note(places, format!("deck.{}", element.word()), ids))),
    );
    extend(&mut entries.card, file.card, "card", places);
    extend(&mut entries.skill, file.skill, "skill", places);
    extend(&mut entries.enemy, file.enemy, "enemy", places);
    extend(&mut entries.event, file.event, "event", places);
    Ok(entries)
}

fn extend<T>(all: &mut BTreeMap<String, T>, new: BTreeMap<String, Spanned<T>>, section: &str, places: &mut Places) {
    all.extend(new.into_iter().map(|(id, entry)| {
        let entry = note(places, format!("{section}.{id}"), entry);
        (id, entry)
    }));
}

fn note<T>(places: &mut Places, path: String, entry: Spanned<T>) -> T {
    places.insert(path, entry.span());
    entry.into_inner()
}
