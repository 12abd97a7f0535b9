//! What can be chosen before a game of Kitty Wonderland.
//!
//! Not here: the options as a form shows them (`options.rs`).

use crate::{Card, Class, Classes, Teams, Torus};
use atout_core::{ConfigError, Message, Seat};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The options of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// How many play.
    pub players: u8,
    /// Who plays together.
    pub teams: Teams,
    /// Who is what.
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
    /// Mana that comes every turn, at the start.
    pub generation: u16,
    /// Cells that a player walks at most in a turn.
    pub steps: u8,
    /// Cells that a friend walks at most in a turn.
    pub friend_steps: u8,
    /// A friend's life.
    pub friend_life: u16,
    /// Turns that a friend stays.
    pub friend_span: u8,
    /// A friend's mana.
    pub friend_mana: u16,
    /// A friend's mana generation.
    pub friend_generation: u16,
    /// The game is a draw after so many turns.
    pub turns: u16,
    /// Is the whole memento shuffled again when it has been drawn, the cards in hand included?
    pub classic: bool,
    /// Does a player who can pay nothing get a new hand?
    pub redeal_when_stuck: bool,
}

impl Default for Config {
    fn default() -> Config {
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
            classic: false,
            redeal_when_stuck: false,
        }
    }
}

/// What an option may be, with its names for messages.
struct Bound {
    key: &'static str,
    fr: &'static str,
    value: i64,
    range: RangeInclusive<i64>,
}

impl Config {
    /// How many may play.
    pub const PLAYERS: RangeInclusive<i64> = 2..=Seat::MAX as i64;
    /// Columns and rows of a board.
    pub const SIDE: RangeInclusive<i64> = 4..=32;
    /// Cards in a hand.
    pub const HAND: RangeInclusive<i64> = 1..=10;
    /// Cards in a memento.
    pub const DECK: RangeInclusive<i64> = 1..=60;
    /// Life at the start.
    pub const LIFE: RangeInclusive<i64> = 1..=1000;
    /// Mana at the start.
    pub const MANA: RangeInclusive<i64> = 0..=1000;
    /// Mana generation at the start.
    pub const GENERATION: RangeInclusive<i64> = 1..=100;
    /// Cells that a player walks.
    pub const STEPS: RangeInclusive<i64> = 1..=16;
    /// Cells that a friend walks.
    pub const FRIEND_STEPS: RangeInclusive<i64> = 0..=16;
    /// Turns that a friend stays.
    pub const FRIEND_SPAN: RangeInclusive<i64> = 1..=50;
    /// Turns of a game.
    pub const TURNS: RangeInclusive<i64> = 1..=1000;

    /// How many play, as a number for loops.
    #[inline]
    pub const fn n_players(&self) -> usize {
        self.players as usize
    }

    /// The board.
    #[inline]
    pub const fn torus(&self) -> Torus {
        Torus { width: self.width, height: self.height }
    }

    /// Do some play together?
    #[inline]
    pub const fn has_teams(&self) -> bool {
        !self.teams.is_none()
    }

    /// Is such a card dealt? Those of teams are not where everybody is alone.
    #[inline]
    #[must_use]
    pub const fn deals(&self, card: Card) -> bool {
        self.has_teams() || !card.face().team
    }

    /// The side that a seat plays for.
    #[inline]
    pub fn side(&self, seat: Seat) -> usize {
        self.teams.side(seat)
    }

    /// What a player of this class starts with: life, mana, generation. Nobody starts dead or without generation.
    pub fn start_of(&self, class: Class) -> (i32, u32, u32) {
        let nature = class.nature();
        let life = (i32::from(self.life) + nature.life).max(1);
        let mana = (i32::from(self.mana) + nature.mana).max(0);
        let generation = (i32::from(self.generation) + nature.generation).max(1);
        (life, mana.unsigned_abs(), generation.unsigned_abs())
    }

    fn bounds(&self) -> [Bound; 14] {
        let bound = |key, fr, value: u16, range| Bound { key, fr, value: value.into(), range };
        [
            bound("players", "joueurs", self.players.into(), Config::PLAYERS),
            bound("width", "largeur", self.width.into(), Config::SIDE),
            bound("height", "hauteur", self.height.into(), Config::SIDE),
            bound("hand", "main", self.hand.into(), Config::HAND),
            bound("deck", "mémento", self.deck.into(), Config::DECK),
            bound("life", "vie", self.life, Config::LIFE),
            bound("mana", "mana", self.mana, Config::MANA),
            bound("generation", "génération", self.generation, Config::GENERATION),
            bound("steps", "pas", self.steps.into(), Config::STEPS),
            bound("friend_steps", "pas des amis", self.friend_steps.into(), Config::FRIEND_STEPS),
            bound("friend_life", "vie des amis", self.friend_life, Config::LIFE),
            bound("friend_span", "durée des amis", self.friend_span.into(), Config::FRIEND_SPAN),
            bound("friend_mana", "mana des amis", self.friend_mana, Config::MANA),
            bound("friend_generation", "génération des amis", self.friend_generation, Config::GENERATION),
        ]
    }

    /// Can the rules play it?
    ///
    /// # Errors
    /// Something is out of bounds; the sentence says what would be right.
    pub fn check(&self) -> Result<(), ConfigError> {
        let turns = Bound { key: "turns", fr: "tours", value: self.turns.into(), range: Config::TURNS };
        for Bound { key, fr, value, range } in self.bounds().into_iter().chain([turns]) {
            if !range.contains(&value) {
                let (min, max) = (range.start(), range.end());
                return Err(ConfigError(Message::new(
                    format!("`{key}` is {value}, but must be from {min} to {max}"),
                    format!("`{key}` ({fr}) vaut {value}, mais doit être compris entre {min} et {max}"),
                )));
            }
        }
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
