//! The cards: each strength is there once.
//!
//! Not here: their names (`text/nouns.rs`).

use atout_core::Message;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A card, by its strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// No game has a stronger card.
    pub const STRONGEST: u8 = 30;

    /// The card of this strength, if there can be one.
    #[must_use]
    pub const fn new(strength: u8) -> Option<Card> {
        if strength >= 1 && strength <= Card::STRONGEST { Some(Card(strength)) } else { None }
    }

    /// The cards of a game, weakest first.
    pub fn all(highest: u8) -> impl Iterator<Item = Card> {
        (1..=highest).filter_map(Card::new)
    }

    /// How strong it is.
    #[must_use]
    pub const fn strength(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(strength: u8) -> Result<Card, String> {
        Card::new(strength).ok_or_else(|| format!("there is no card {strength}"))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = Message;

    fn from_str(text: &str) -> Result<Card, Message> {
        // Each card is written in one way only: no sign, no leading zero.
        let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        text.parse().ok().filter(|_| is_plain).and_then(Card::new).ok_or_else(|| {
            let shown: String = text.chars().take(20).collect();
            Message::new(
                format!("`{shown}` is not a card: write its number, such as `7`"),
                format!(
                    "«\u{a0}{shown}\u{a0}» n'est pas une carte\u{a0}: écrivez son numéro, par exemple «\u{a0}7\u{a0}»"
                ),
            )
        })
    }
}
