//! How much, and when: numbers that are written or read from the game, and conditions.

use super::{Filter, Subject, is_default};
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A number: written, X, or read from the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Amount {
    /// As written.
    Number(i16),
    /// Read from the game.
    Of(Measure),
}

impl Default for Amount {
    fn default() -> Self {
        Amount::Number(0)
    }
}

/// What a number is read from. Words, or `{ count = FILTER }` and the like.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// The X of the cost.
    X,
    /// The damage or life that the trigger is about.
    Event,
    /// How many permanents match.
    Count(Box<Filter>),
    /// How many cards of graveyards match.
    Graveyards(Box<Filter>),
    /// Cards in a player's hand.
    HandOf(Box<Subject>),
    /// A player's life.
    LifeOf(Box<Subject>),
    /// Force; the last one if it has left.
    ForceOf(Box<Subject>),
    /// Endurance.
    EnduranceOf(Box<Subject>),
    /// +1/+1 counters.
    CountersOf(Box<Subject>),
    /// Mana cost.
    CostOf(Box<Subject>),
    /// A multiple of another number: `{ times = [2, { count = … }] }`.
    Times(i16, Box<Amount>),
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Amount::Number(number) => serializer.serialize_i16(*number),
            Amount::Of(measure) => measure.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AmountVisitor)
    }
}

struct AmountVisitor;

impl<'de> Visitor<'de> for AmountVisitor {
    type Value = Amount;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, \"x\", \"event\" or something to count")
    }

    fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<Amount, E> {
        match i16::try_from(number) {
            Ok(number @ -99..=99) => Ok(Amount::Number(number)),
            _ => Err(E::custom(format!("{number} is too much: numbers go from -99 to 99"))),
        }
    }

    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Amount, E> {
        self.visit_i64(number.try_into().unwrap_or(i64::MAX))
    }

    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Amount, E> {
        Measure::deserialize(StrDeserializer::new(word)).map(Amount::Of)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Amount, A::Error> {
        Measure::deserialize(MapAccessDeserializer::new(map)).map(Amount::Of)
    }
}

/// When something holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// It is one's own turn.
    YourTurn,
    /// A number is within bounds: `{ number = { of = { count = … }, at-least = 1 } }`.
    Number(Box<Bounds>),
    /// The permanent that says so matches.
    #[serde(rename = "self")]
    This(Box<Filter>),
    /// What the trigger is about matches (or did, when it left).
    It(Box<Filter>),
    /// The first target matches.
    Target(Box<Filter>),
    /// The other way round.
    Not(Box<Condition>),
    /// All of them.
    All(Vec<Condition>),
}

/// A number and what it must be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Bounds {
    /// The number.
    pub of: Amount,
    /// Not less than this.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at_least: Option<i16>,
    /// Not more than this.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at_most: Option<i16>,
}
