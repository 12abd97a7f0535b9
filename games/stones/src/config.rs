//! The options of a game and their bounds.
//!
//! Not here: how the form of a new game shows them (`options.rs`).

use atout_core::{ConfigError, Message};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How stones are claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claims {
    /// A stone goes to the better side as soon as both sides are full.
    #[default]
    Auto,
    /// The active player may claim after playing and before drawing.
    AfterPlay,
    /// The active player may claim only at the start of its turn.
    StartOfTurn,
}

/// The options of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default = "Config::unnamed", deny_unknown_fields)]
pub struct Config {
    /// How stones are claimed.
    pub claims: Claims,
    /// Are the ten tactic cards in the game?
    pub tactics: bool,
    /// The number of colours.
    pub colours: u8,
    /// The highest strength; the lowest is 1.
    pub values: u8,
    /// The number of stones.
    pub stones: u8,
    /// Clan cards dealt to each player; one card more with tactics.
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
        Config { claims: Claims::Auto, tactics: false, colours: 6, values: 9, stones: 9, hand: 6 }
    }

    /// The allowed numbers of colours.
    pub const COLOURS: RangeInclusive<u8> = 4..=8;
    /// The allowed highest strengths.
    pub const VALUES: RangeInclusive<u8> = 5..=10;
    /// The allowed numbers of stones; odd ones only, so that one player always owns more.
    pub const STONES: RangeInclusive<u8> = 5..=11;
    /// The allowed numbers of clan cards in a first hand.
    pub const HAND: RangeInclusive<u8> = 3..=8;

    /// The number of clan cards in the game.
    pub const fn clan_cards(&self) -> usize {
        self.colours as usize * self.values as usize
    }

    /// The number of cards dealt to each player.
    pub const fn dealt(&self) -> usize {
        self.hand as usize + self.tactics as usize
    }

    /// The smallest number of stones that is more than half.
    pub const fn majority(&self) -> u32 {
        self.stones as u32 / 2 + 1
    }

    /// Checks that the rules can play this config.
    ///
    /// # Errors
    /// An option is out of bounds; the message gives the allowed values.
    pub fn check(&self) -> Result<(), ConfigError> {
        ConfigError::check_bounds("colours", "couleurs", &self.colours, &Config::COLOURS)?;
        ConfigError::check_bounds("values", "valeurs", &self.values, &Config::VALUES)?;
        ConfigError::check_bounds("stones", "bornes", &self.stones, &Config::STONES)?;
        ConfigError::check_bounds("hand", "main", &self.hand, &Config::HAND)?;
        if self.stones.is_multiple_of(2) {
            let stones = self.stones;
            return Err(ConfigError(Message::new(
                format!(
                    "`stones` is {stones}, but must be odd (5, 7, 9 or 11), so that one player can own more than half"
                ),
                format!(
                    "`stones` (bornes) vaut {stones}, mais doit être impair (5, 7, 9 ou 11), pour qu'on puisse en avoir plus de la moitié"
                ),
            )));
        }
        let (cards, needed) = (self.clan_cards(), 6 * usize::from(self.stones));
        if cards < needed {
            let (colours, values, stones) = (self.colours, self.values, self.stones);
            return Err(ConfigError(Message::new(
                format!(
                    "{colours} colours of {values} values are {cards} cards, but {stones} stones need at least {needed}: choose more colours or values, or fewer stones"
                ),
                format!(
                    "{colours} couleurs de {values} valeurs font {cards} cartes, mais {stones} bornes en demandent au moins {needed}\u{a0}: prenez plus de couleurs ou de valeurs, ou moins de bornes"
                ),
            )));
        }
        Ok(())
    }
}
