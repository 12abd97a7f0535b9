//! The cards: entries of data files, checked when they are loaded.
//!
//! [`Pool`] is a checked content as the rules use it. Reading order: `filter.rs` (which things are meant), `effect.rs` (what
//! is done to them), `amount.rs` (how much), `doing.rs` (targets and costs), `ability.rs` (when), [`CardEntry`] (a card), `load.rs` (a file laid over a content), `releases.rs`, `check.rs` (what
//! makes sense), `resolve.rs` (names become numbers).
//!
//! Not here: what an effect does (`effects.rs`), what it is called (`text/`), how contents are interned
//! (`atout_core::content`).

mod ability;
mod amount;
mod brief;
mod check;
mod doing;
mod effect;
mod filter;
mod load;
mod releases;
mod resolve;

pub use ability::{About, Activated, DamageTo, ManaAbility, Static, StaticUse, StaticUses, Trigger, TriggerOn};
pub use amount::{Amount, Bounds, Condition, Measure};
pub(crate) use brief::{Brief, Reach};
pub use doing::{Cost, Doing, EffectStep, Offering, Target, Targetable};
pub use effect::{Effect, Place, Subject, TokenName};
pub use filter::{CardType, Filter, Kinds, Whose};

pub(crate) use crate::words::one_or_many;
use crate::{Colours, Keywords, ManaCost, ReadyDeck};
pub use atout_core::Words;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Is it what it is if nothing is written?
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A kind of creature or land: a noun with its plural and, in French, its gender.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindEntry {
    /// One of them: "Goblin", "gobelin".
    pub one: Words,
    /// Several of them: "Goblins", "gobelins".
    pub many: Words,
    /// Is the French noun feminine?
    #[serde(default, skip_serializing_if = "is_default")]
    pub feminine: bool,
}

/// A card or a token.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CardEntry {
    /// Its name.
    pub name: Words,
    /// What it is.
    #[serde(rename = "type")]
    pub card_type: CardType,
    /// Its kinds.
    #[serde(default, skip_serializing_if = "is_default")]
    pub kind: Kinds,
    /// Is it a basic land, of which a deck may hold any number?
    #[serde(default, skip_serializing_if = "is_default")]
    pub basic: bool,
    /// Its mana cost.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cost: ManaCost,
    /// What it costs beside.
    #[serde(default, skip_serializing_if = "is_default")]
    pub extra: Cost,
    /// Its colours, where they are not those of its cost: tokens.
    #[serde(default, skip_serializing_if = "is_default")]
    pub colour: Option<Colours>,
    /// Force of a creature.
    #[serde(default, skip_serializing_if = "is_default")]
    pub force: Option<i16>,
    /// Endurance of a creature.
    #[serde(default, skip_serializing_if = "is_default")]
    pub endurance: Option<i16>,
    /// Its keywords.
    #[serde(default, skip_serializing_if = "is_default")]
    pub keywords: Keywords,
    /// It is an aura, attached to a permanent that matches.
    #[serde(default, skip_serializing_if = "is_default")]
    pub enchant: Option<Box<Filter>>,
    /// It enters tapped.
    #[serde(default, skip_serializing_if = "is_default")]
    pub enters_tapped: bool,
    /// It enters with counters.
    #[serde(default, skip_serializing_if = "is_default")]
    pub enters_with: Amount,
    /// A colour is chosen as it enters.
    #[serde(default, skip_serializing_if = "is_default")]
    pub choose_colour: bool,
    /// Tap: add mana.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mana: Option<ManaAbility>,
    /// Static abilities.
    #[serde(default, rename = "static", deserialize_with = "one_or_many", skip_serializing_if = "is_default")]
    pub statics: Vec<Static>,
    /// Triggered abilities.
    #[serde(default, rename = "trigger", deserialize_with = "one_or_many", skip_serializing_if = "is_default")]
    pub triggers: Vec<Trigger>,
    /// Activated abilities.
    #[serde(default, deserialize_with = "one_or_many", skip_serializing_if = "is_default")]
    pub activated: Vec<Activated>,
    /// What a sorcery or an instant does; one of several, if there are several.
    #[serde(default, rename = "do", deserialize_with = "one_or_many", skip_serializing_if = "is_default")]
    pub modes: Vec<Doing>,
}

impl CardEntry {
    /// Its colours: those of its cost, if nothing else is written.
    #[must_use]
    pub fn colours(&self) -> Colours {
        self.colour.unwrap_or_else(|| self.cost.colours())
    }

    /// Is it an aura?
    #[must_use]
    pub const fn is_aura(&self) -> bool {
        self.enchant.is_some()
    }
}

/// Everything that files say, by id.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entries {
    pub kind: BTreeMap<String, KindEntry>,
    pub token: BTreeMap<String, CardEntry>,
    pub card: BTreeMap<String, CardEntry>,
}

/// A card as the rules use it.
#[derive(Debug, Clone)]
pub struct CardDef {
    /// Its id in files and decks.
    pub id: String,
    /// Is it a token?
    pub is_token: bool,
    /// What its file says, names resolved to numbers.
    pub entry: CardEntry,
    /// Its colours.
    pub colours: Colours,
    /// What an aura that is cast asks for.
    pub host_target: Vec<Target>,
    /// What its static abilities are about.
    pub static_uses: StaticUses,
}

/// A checked content. Equal if the entries are.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(try_from = "Entries", into = "Entries")]
pub struct Pool {
    entries: Entries,
    /// By number: the cards by id, then the tokens by id.
    pub cards: Vec<CardDef>,
    /// The same cards in short.
    pub(crate) briefs: Vec<Brief>,
    /// How many of them are no tokens.
    pub n_cards: usize,
    /// The kinds by bit.
    pub kinds: Vec<(String, KindEntry)>,
    /// The ready decks that can be played with these cards, and their cards, sorted.
    pub ready: Vec<(&'static ReadyDeck, Vec<u16>)>,
    /// For every set of colours, the basic lands of these colours.
    pub(crate) basics_of: Vec<Vec<u16>>,
    /// For every set of colours, the other cards that need no other colour.
    pub(crate) spells_of: Vec<Vec<u16>>,
    /// Can some card be cast for nothing?
    pub(crate) has_free_cards: bool,
}

impl PartialEq for Pool {
    fn eq(&self, other: &Pool) -> bool {
        self.entries == other.entries
    }
}

impl From<Pool> for Entries {
    fn from(pool: Pool) -> Entries {
        pool.entries
    }
}

impl Pool {
    /// The number of a card by its id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<u16> {
        let at = self.cards[..self.n_cards].binary_search_by(|card| card.id.as_str().cmp(id)).ok()?;
        u16::try_from(at).ok()
    }

    /// The number of a card by its id or by its name in either language, whatever its capitals.
    #[must_use]
    pub fn find_named(&self, name: &str) -> Option<u16> {
        let wanted = name.trim().to_lowercase();
        self.find(&wanted).or_else(|| {
            let is_it = |card: &CardDef| {
                card.entry.name.en.to_lowercase() == wanted || card.entry.name.fr.to_lowercase() == wanted
            };
            self.cards[..self.n_cards].iter().position(is_it).and_then(|at| u16::try_from(at).ok())
        })
    }

    /// The deck of a seat that brings none.
    #[must_use]
    pub fn default_deck(&self, seat: atout_core::Seat) -> Vec<u16> {
        let deck = self.ready.get(seat.index() % self.ready.len().max(1));
        deck.map(|(_, cards)| cards.clone()).unwrap_or_default()
    }

    /// The ready deck of these cards, in any order.
    #[must_use]
    pub fn ready_deck(&self, cards: &[u16]) -> Option<&'static ReadyDeck> {
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        self.ready.iter().find(|(_, cards)| *cards == sorted).map(|(deck, _)| *deck)
    }

    /// The number of a token by its id.
    #[must_use]
    pub fn find_token(&self, id: &str) -> Option<u16> {
        let at = self.cards[self.n_cards..].binary_search_by(|card| card.id.as_str().cmp(id)).ok()?;
        u16::try_from(self.n_cards + at).ok()
    }
}
