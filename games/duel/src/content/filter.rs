//! The one predicate language: which permanents, cards and spells are meant.

use super::{is_default, one_or_many};
use crate::words::{Set, words};
use crate::{Colours, Keywords};
use serde::{Deserialize, Serialize};

words! {
    /// What a card is.
    CardType {
        /// Gives mana; one in each turn.
        Land,
        /// Attacks and blocks.
        Creature,
        /// Stays in play for its effect; an aura is attached to something.
        Invocation,
        /// Cast in one's own main phase with an empty stack.
        Sorcery,
        /// Cast whenever one has priority.
        Instant,
    }
}

impl CardType {
    /// Does it stay on the battlefield?
    #[must_use]
    pub const fn is_permanent(self) -> bool {
        matches!(self, CardType::Land | CardType::Creature | CardType::Invocation)
    }
}

/// Seen from the controller of the card that says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// Anybody's.
    #[default]
    Any,
    /// One's own.
    You,
    /// An opponent's.
    Opponent,
}

/// Names of creature or land kinds (`goblin`, `forest`), declared by `[kind.NAME]`. One name or a list.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kinds {
    /// As written.
    #[serde(deserialize_with = "one_or_many")]
    pub names: Vec<String>,
    /// As the rules use them: one bit each. Filled in when a content is built.
    #[serde(skip)]
    pub bits: u64,
}

/// Which permanents, cards or spells are meant. Everything that is written must hold; nothing written means anything.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Filter {
    /// It has one of these types.
    #[serde(rename = "type", skip_serializing_if = "is_default")]
    pub types: Set<CardType>,
    /// It has none of these types.
    #[serde(skip_serializing_if = "is_default")]
    pub not_type: Set<CardType>,
    /// It is of one of these kinds.
    #[serde(skip_serializing_if = "is_default")]
    pub kind: Kinds,
    /// It is of none of these kinds.
    #[serde(skip_serializing_if = "is_default")]
    pub not_kind: Kinds,
    /// It has one of these colours.
    #[serde(skip_serializing_if = "is_default")]
    pub colour: Colours,
    /// It has none of these colours.
    #[serde(skip_serializing_if = "is_default")]
    pub not_colour: Colours,
    /// It has all of these keywords.
    #[serde(skip_serializing_if = "is_default")]
    pub keyword: Keywords,
    /// It has none of these keywords.
    #[serde(skip_serializing_if = "is_default")]
    pub no_keyword: Keywords,
    /// Its force is at least this.
    #[serde(skip_serializing_if = "is_default")]
    pub force_min: Option<i16>,
    /// Its force is at most this.
    #[serde(skip_serializing_if = "is_default")]
    pub force_max: Option<i16>,
    /// Its endurance is at least this.
    #[serde(skip_serializing_if = "is_default")]
    pub endurance_min: Option<i16>,
    /// Its endurance is at most this.
    #[serde(skip_serializing_if = "is_default")]
    pub endurance_max: Option<i16>,
    /// Its mana cost is at least this.
    #[serde(skip_serializing_if = "is_default")]
    pub cost_min: Option<u8>,
    /// Its mana cost is at most this.
    #[serde(skip_serializing_if = "is_default")]
    pub cost_max: Option<u8>,
    /// Who controls it (whose card it is, outside the battlefield and the stack).
    #[serde(skip_serializing_if = "is_default")]
    pub whose: Whose,
    /// It is not the card that says so.
    #[serde(skip_serializing_if = "is_default")]
    pub other: bool,
    /// Is it a token?
    #[serde(skip_serializing_if = "is_default")]
    pub token: Option<bool>,
    /// Is it tapped?
    #[serde(skip_serializing_if = "is_default")]
    pub tapped: Option<bool>,
    /// Has it +1/+1 counters (more than 0)?
    #[serde(skip_serializing_if = "is_default")]
    pub counters: Option<bool>,
    /// Does it attack?
    #[serde(skip_serializing_if = "is_default")]
    pub attacking: Option<bool>,
    /// Does it block?
    #[serde(skip_serializing_if = "is_default")]
    pub blocking: Option<bool>,
    /// Is an aura attached to it?
    #[serde(skip_serializing_if = "is_default")]
    pub enchanted: Option<bool>,
    /// Is it an aura?
    #[serde(skip_serializing_if = "is_default")]
    pub aura: Option<bool>,
    /// One of these holds, beside all the rest.
    #[serde(skip_serializing_if = "is_default")]
    pub any: Vec<Filter>,
}

impl Filter {
    /// Can it be a card of this type?
    #[must_use]
    pub fn allows(&self, card_type: CardType) -> bool {
        (self.types.is_empty() || self.types.has(card_type)) && !self.not_type.has(card_type)
    }

    /// Every creature.
    #[must_use]
    pub fn creatures() -> Filter {
        Filter { types: Set::of(CardType::Creature), ..Filter::default() }
    }
}
