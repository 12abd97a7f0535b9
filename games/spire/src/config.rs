//! [`Config`]: the options of a climb, and which values the rules can play.
//!
//! Not here: names and help of the options (`options.rs`).

use crate::content::Tower;
use crate::map::{FLOORS, MAX_PATHS};
use atout_core::{ConfigError, ContentRef};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The options of a climb.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Climbers: 1 or 2.
    pub players: u8,
    /// 0 to 10; each adds a rule to those before.
    pub difficulty: u8,
    /// Rooms beside each other; 1 is a single way.
    pub paths: u8,
    /// Are there event rooms?
    pub events: bool,
    /// Life of each player at the start.
    pub life: i16,
    /// The floor where the climb begins, counted from 1.
    pub floor: u8,
    /// Cards, enemies and events.
    pub content: ContentRef<Tower>,
}

impl Default for Config {
    fn default() -> Config {
        Config { players: 1, difficulty: 0, paths: 3, events: true, life: 70, floor: 1, content: ContentRef::current() }
    }
}

impl Config {
    /// The allowed numbers of climbers.
    pub const PLAYERS: RangeInclusive<u8> = 1..=2;
    /// The levels of difficulty.
    pub const DIFFICULTY: RangeInclusive<u8> = 0..=10;
    /// The allowed numbers of rooms beside each other.
    pub const PATHS: RangeInclusive<u8> = 1..=MAX_PATHS as u8;
    /// The allowed amounts of life.
    pub const LIFE: RangeInclusive<i16> = 10..=999;
    /// The floors where a climb can begin.
    pub const FLOOR: RangeInclusive<u8> = 1..=FLOORS as u8;

    /// Can the rules play it?
    pub(crate) fn check(&self) -> Result<(), ConfigError> {
        ConfigError::check_bounds("players", "joueurs", &self.players, &Config::PLAYERS)?;
        ConfigError::check_bounds("difficulty", "difficulté", &self.difficulty, &Config::DIFFICULTY)?;
        ConfigError::check_bounds("paths", "chemins", &self.paths, &Config::PATHS)?;
        ConfigError::check_bounds("life", "vie", &self.life, &Config::LIFE)?;
        ConfigError::check_bounds("floor", "étage", &self.floor, &Config::FLOOR)
    }
}
