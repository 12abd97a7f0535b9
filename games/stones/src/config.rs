//! What can be chosen before a game of Border Stones.

use atout_core::{ConfigError, Message};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Who claims stones, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claims {
    /// As soon as both sides are full the stone goes to the better one.
    #[default]
    Auto,
    /// The active player may claim after placing and before drawing.
    AfterPlay,
    /// The active player may claim only at the start of its turn.
    StartOfTurn,
}

/// The options of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Who claims stones, and when.
    pub claims: Claims,
    /// With the ten tactic cards?
    pub tactics: bool,
    /// How many colours.
    pub colours: u8,
    /// Strengths run from 1 to this.
    pub values: u8,
    /// How many stones.
    pub stones: u8,
    /// Clan cards dealt to each; one card more with tactics.
    pub hand: u8,
}

impl Default for Config {
    fn default() -> Config {
        Config { claims: Claims::Auto, tactics: false, colours: 6, values: 9, stones: 9, hand: 6 }
    }
}

impl Config {
    /// How many colours there may be.
    pub const COLOURS: RangeInclusive<u8> = 4..=8;
    /// How strong the strongest card may be.
    pub const VALUES: RangeInclusive<u8> = 5..=10;
    /// How many stones there may be; odd numbers only, so that one player always has more.
    pub const STONES: RangeInclusive<u8> = 5..=11;
    /// How many cards may be dealt.
    pub const HAND: RangeInclusive<u8> = 3..=8;

    /// How many clan cards there are.
    pub const fn clan_cards(&self) -> usize {
        self.colours as usize * self.values as usize
    }

    /// How many cards each player is dealt.
    pub const fn dealt(&self) -> usize {
        self.hand as usize + self.tactics as usize
    }

    /// How many stones are more than half of them.
    pub const fn majority(&self) -> u32 {
        self.stones as u32 / 2 + 1
    }

    /// Can the rules play it?
    ///
    /// # Errors
    /// Something is out of bounds; the sentence says what would be right.
    pub fn check(&self) -> Result<(), ConfigError> {
        ConfigError::check_bounds("colours", "couleurs", self.colours, &Config::COLOURS)?;
        ConfigError::check_bounds("values", "valeurs", self.values, &Config::VALUES)?;
        ConfigError::check_bounds("stones", "bornes", self.stones, &Config::STONES)?;
        ConfigError::check_bounds("hand", "main", self.hand, &Config::HAND)?;
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
