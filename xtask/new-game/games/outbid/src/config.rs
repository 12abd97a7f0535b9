//! The options of a game and their bounds.
//!
//! Not here: how the form of a new game shows them (`options.rs`).

use crate::Card;
use atout_core::{ConfigError, Message};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The options of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default = "Config::unnamed", deny_unknown_fields)]
pub struct Config {
    /// The strongest card; the weakest is 1.
    pub highest: u8,
    /// Cards dealt to each player.
    pub hand: u8,
}

impl Default for Config {
    fn default() -> Config {
        Config::unnamed()
    }
}

impl Config {
    /// What the options mean that a record does not name. Never changes: new games may get other defaults, old records
    /// may not.
    fn unnamed() -> Config {
        Config { highest: 15, hand: 5 }
    }

    /// The allowed strongest cards.
    pub const HIGHEST: RangeInclusive<u8> = 6..=Card::STRONGEST;
    /// The allowed numbers of cards in a hand.
    pub const HAND: RangeInclusive<u8> = 3..=Config::LARGEST_HAND as u8;
    /// No hand is larger.
    pub(crate) const LARGEST_HAND: usize = 9;

    /// Checks that the rules can play this config.
    ///
    /// # Errors
    /// An option is out of bounds, or there are too few cards; the message says what would be right.
    pub fn check(&self) -> Result<(), ConfigError> {
        ConfigError::check_bounds("highest", "carte la plus forte", &self.highest, &Config::HIGHEST)?;
        ConfigError::check_bounds("hand", "main", &self.hand, &Config::HAND)?;
        let (highest, needed) = (self.highest, 2 * self.hand);
        if highest < needed {
            return Err(ConfigError(Message::new(
                format!("two hands need {needed} cards, but there are {highest}: raise `highest` or lower `hand`"),
                format!(
                    "deux mains demandent {needed} cartes, mais il y en a {highest}\u{a0}: augmentez `highest` ou baissez `hand`"
                ),
            )));
        }
        Ok(())
    }
}
