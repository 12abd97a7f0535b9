//! [`Config`]: the options of a duel, and which values the rules can play.
//!
//! Not here: names and help of the options (`options.rs`).

use crate::content::Pool;
use crate::deck::Format;
use atout_core::{ConfigError, ContentRef};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The options of a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Life of each player at the start.
    pub life: i16,
    /// Which decks may be played.
    pub format: Format,
    /// May a bad opening hand be exchanged for one of fewer cards?
    pub mulligan: bool,
    /// Does everybody see both deck lists?
    pub open_lists: bool,
    /// The cards.
    pub content: ContentRef<Pool>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            life: 20,
            format: Format::Constructed,
            mulligan: true,
            open_lists: false,
            content: ContentRef::current(),
        }
    }
}

impl Config {
    /// The allowed amounts of life.
    pub const LIFE: RangeInclusive<i16> = 1..=200;

    /// Can the rules play it?
    pub(crate) fn check(&self) -> Result<(), ConfigError> {
        ConfigError::check_bounds("life", "points de vie", &self.life, &Config::LIFE)
    }
}
