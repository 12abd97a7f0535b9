//! The content of a climb: cards, skills, enemies, events and numbers, from files.
//!
//! [`Tower`] is a checked content as the rules use it, with numbers instead of ids. Reading order: `file.rs` (what people
//! write), `check.rs`, `compile.rs`, `load.rs` (a file laid over a content), `releases.rs`.
//!
//! Not here: how contents are interned and named (`atout_core::content`).

mod check;
mod compile;
mod file;
mod load;
mod releases;

pub use compile::{CardDef, Consequence, Effect, EnemyDef, EventDef, OptionDef, PhaseDef, SkillDef};
pub use file::{ClimbEntry, Rarity, Target, When, Words};

use crate::{Card, Element, FLOORS};
use file::{CardEntry, EnemyEntry, EventEntry, SkillEntry};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A checked content. Equal if the entries are.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(try_from = "Entries", into = "Entries")]
pub struct Tower {
    entries: Entries,
    /// By the number that states use; sorted by element, rarity and id.
    pub cards: Vec<CardDef>,
    /// By number.
    pub skills: Vec<SkillDef>,
    /// By number, bosses included.
    pub enemies: Vec<EnemyDef>,
    /// By number.
    pub events: Vec<EventDef>,
    /// The starting decks of air, water, earth and fire.
    pub decks: [Vec<Card>; 4],
    /// The cards of each rarity: of each element, then of all.
    by_rarity: [[Vec<Card>; Element::COUNT + 1]; Rarity::COUNT],
    /// The enemies of each floor and element, called ones left out: those of rooms, then bosses.
    by_floor: [[[Vec<u8>; 2]; Element::COUNT]; FLOORS],
    /// The dead weight that a high difficulty puts into every deck.
    pub burden: Card,
}

/// All entries by id: the form that is hashed and that travels.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entries {
    climb: ClimbEntry,
    /// The starting decks, as ids of cards.
    deck: BTreeMap<Element, Vec<String>>,
    card: BTreeMap<String, CardEntry>,
    skill: BTreeMap<String, SkillEntry>,
    enemy: BTreeMap<String, EnemyEntry>,
    event: BTreeMap<String, EventEntry>,
}

impl Entries {
    /// Nothing but the numbers of a climb.
    fn of(climb: ClimbEntry) -> Entries {
        Entries {
            climb,
            deck: BTreeMap::new(),
            card: BTreeMap::new(),
            skill: BTreeMap::new(),
            enemy: BTreeMap::new(),
            event: BTreeMap::new(),
        }
    }
}

impl PartialEq for Tower {
    fn eq(&self, other: &Tower) -> bool {
        self.entries == other.entries
    }
}

impl From<Tower> for Entries {
    fn from(tower: Tower) -> Entries {
        tower.entries
    }
}

impl TryFrom<Entries> for Tower {
    type Error = String;

    fn try_from(entries: Entries) -> Result<Tower, String> {
        entries.check().map_err(|fault| fault.message.en)?;
        Ok(entries.compile())
    }
}

impl Tower {
    /// The numbers of the climb.
    #[must_use]
    pub fn climb(&self) -> &ClimbEntry {
        &self.entries.climb
    }

    /// What a card is.
    #[inline]
    #[must_use]
    pub fn card(&self, card: Card) -> &CardDef {
        &self.cards[card.index()]
    }

    /// The number of the card with this id.
    #[must_use]
    pub fn card_by_id(&self, id: &str) -> Option<Card> {
        self.cards.iter().position(|card| card.id == id).map(Card::new)
    }

    /// The number of the enemy with this id.
    #[must_use]
    pub fn enemy_by_id(&self, id: &str) -> Option<usize> {
        self.enemies.iter().position(|enemy| enemy.id == id)
    }

    /// The number of the event with this id.
    #[must_use]
    pub fn event_by_id(&self, id: &str) -> Option<usize> {
        self.events.iter().position(|event| event.id == id)
    }

    /// The cards of a rarity, of one element or of all.
    #[inline]
    pub(crate) fn cards_of(&self, element: Option<Element>, rarity: Rarity) -> &[Card] {
        let of = &self.by_rarity[rarity as usize];
        element.map_or(&of[Element::COUNT], |element| &of[element as usize])
    }

    /// The enemies that wait in rooms of an element on a floor, or its bosses.
    #[inline]
    pub(crate) fn enemies_of(&self, floor: usize, element: Element, boss: bool) -> &[u8] {
        &self.by_floor[floor][element as usize][usize::from(boss)]
    }

    /// The element of a card: its own, or the one it was given in this climb.
    #[inline]
    #[must_use]
    pub fn element(&self, card: Card) -> Element {
        card.turned().unwrap_or(self.card(card).element)
    }
}
