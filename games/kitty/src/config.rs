//! [`Config`]: the options of a game, and which values the rules can play.
//!
//! Not here: names, help and bounds of the options (`options.rs`).

use crate::{Card, Class, Classes, Teams, Torus};
use atout_core::{ConfigError, Message, Seat};
use serde::{Deserialize, Serialize};

/// The options of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default = "Config::unnamed", deny_unknown_fields)]
pub struct Config {
    /// The number of players.
    pub players: u8,
    /// The teams.
    pub teams: Teams,
    /// How players get their class.
    pub classes: Classes,
    /// Columns of the board.
    pub width: u8,
    /// Rows of the board.
    pub height: u8,
    /// Cards in a hand.
    pub hand: u8,
    /// Cards in a memento, the hand included.
    pub deck: u8,
    /// Life at the start.
    pub life: u16,
    /// Mana at the start.
    pub mana: u16,
    /// Mana that a player gets every turn, at the start.
    pub generation: u16,
    /// The most steps of a player in a turn.
    pub steps: u8,
    /// The most steps of a friend in a turn.
    pub friend_steps: u8,
    /// A friend's life at the start.
    pub friend_life: u16,
    /// Turns that a friend stays.
    pub friend_span: u8,
    /// A friend's mana at the start.
    pub friend_mana: u16,
    /// A friend's mana generation.
    pub friend_generation: u16,
    /// The game is a draw after this many turns.
    pub turns: u16,
    /// The first turn of the storm; 0 for a game without one.
    pub storm: u16,
    /// Is the whole memento, hand included, shuffled when it has been drawn?
    pub classic: bool,
    /// Does a player who can play no card get a new hand?
    pub redeal_when_stuck: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config { storm: 14, ..Config::unnamed() }
    }
}

impl Config {
    /// What the options mean that a record does not name. Never changes: new games may get other defaults, old records
    /// may not.
    fn unnamed() -> Config {
        Config {
            players: 4,
            teams: Teams::NONE,
            classes: Classes::None,
            width: 12,
            height: 12,
            hand: 5,
            deck: 30,
            life: 60,
            mana: 10,
            generation: 3,
            steps: 5,
            friend_steps: 2,
            friend_life: 1,
            friend_span: 8,
            friend_mana: 10,
            friend_generation: 2,
            turns: 300,
            storm: 0,
            classic: false,
            redeal_when_stuck: false,
        }
    }

    /// The number of players.
    #[inline]
    pub const fn n_players(&self) -> usize {
        self.players as usize
    }

    /// The board.
    #[inline]
    pub const fn torus(&self) -> Torus {
        Torus { width: self.width, height: self.height }
    }

    /// Are there teams?
    #[inline]
    pub const fn has_teams(&self) -> bool {
        !self.teams.is_none()
    }

    /// Is this card dealt? Team cards are not in a game without teams.
    #[inline]
    #[must_use]
    pub const fn deals(&self, card: Card) -> bool {
        self.has_teams() || !card.def().team
    }

    /// The side that a seat plays for.
    #[inline]
    pub fn side(&self, seat: Seat) -> usize {
        self.teams.side(seat)
    }

    /// What a class adds to life, mana and generation at the start.
    pub const fn class_bonus(&self, class: Class) -> [i32; 3] {
        let stats = class.stats();
        if self.storm == 0 { stats.calm } else { stats.storm }
    }

    /// The life, mana and generation that a player of this class starts with. Life and generation are at least 1.
    pub fn start_of(&self, class: Class) -> (i32, u32, u32) {
        let [life, mana, generation] = self.class_bonus(class);
        let life = (i32::from(self.life) + life).max(1);
        let mana = (i32::from(self.mana) + mana).max(0);
        let generation = (i32::from(self.generation) + generation).max(1);
        (life, mana.unsigned_abs(), generation.unsigned_abs())
    }

    /// Checks that the rules can play this config.
    ///
    /// # Errors
    /// A value is out of bounds, or two values contradict each other. The message says what to change.
    pub fn check(&self) -> Result<(), ConfigError> {
        self.check_numbers()?;
        if self.deck < self.hand {
            let (deck, hand) = (self.deck, self.hand);
            return Err(ConfigError(Message::new(
                format!("a memento of {deck} cards cannot fill a hand of {hand}: `deck` must be at least `hand`"),
                format!(
                    "un mémento de {deck} cartes ne remplit pas une main de {hand}\u{a0}: `deck` (mémento) doit valoir au moins `hand` (main)"
                ),
            )));
        }
        self.teams.check(self.players)?;
        self.classes.check(self.players)
    }
}
