//! What everybody outside the rules knows of a game.

use crate::Bench;
use atout_bots::Kind;
use atout_core::{
    CardHelp, ConfigError, Lang, OptionSpec, Outcome, Record, RecordError, RulesSection, Said, Scenario,
    ScenarioVerdict, Seat, Seed, Table, Text,
};
use serde_json::Value;
use std::time::Duration;
use thiserror::Error;

/// One game of the catalogue.
pub trait Entry: Sync {
    /// The name in commands, addresses and records.
    fn id(&self) -> &'static str;
    /// The game's name.
    fn name(&self) -> Text;
    /// One line that makes one want to play.
    fn tagline(&self) -> Text;
    /// Fewest and most seats.
    fn seats(&self) -> (usize, usize);
    /// Minutes that a game takes two people.
    fn minutes(&self) -> u32;
    /// The options, in the order of a form.
    fn options(&self) -> Vec<OptionSpec>;
    /// The bots that can play it, weakest first.
    fn bots(&self) -> &'static [BotSpec];

    /// Checks a config and fills in the defaults. `{}` is the default game.
    ///
    /// # Errors
    /// The rules cannot play it.
    fn check(&self, config: &Value) -> Result<Value, ConfigError>;
    /// How many seats a game of this (checked) config has.
    ///
    /// # Errors
    /// The rules cannot play the config.
    fn n_seats(&self, config: &Value) -> Result<usize, ConfigError>;
    /// Deals a new game.
    ///
    /// # Errors
    /// The rules cannot play the config.
    fn start(&self, config: &Value, seed: Seed) -> Result<Box<dyn Table>, ConfigError>;
    /// Plays a record again, up to `upto` actions (`usize::MAX` for all).
    ///
    /// # Errors
    /// The record is of another game or version, an action in it is not legal, or its result is not the true one.
    fn replay(&self, record: &Record, upto: usize) -> Result<Box<dyn Table>, RecordError>;
    /// The rules of the game as this config plays it.
    fn rules(&self, config: &Value, lang: Lang) -> Vec<RulesSection>;
    /// Every card with its generated text.
    fn cards(&self, config: &Value, lang: Lang) -> Vec<CardHelp>;

    /// What a bot of this kind would play now, as work that can be done on another thread. The answer is in the
    /// game's notation. It depends only on what the seat may know, the table's seed and its version.
    ///
    /// # Errors
    /// This kind cannot play this game, or the table is of another game. That the seat has nothing to decide now is
    /// the work's own error.
    fn thinker(&self, table: &dyn Table, seat: Seat, kind: &Kind) -> Result<Thinker, BotError>;
    /// A whole game between bots.
    ///
    /// # Errors
    /// The config cannot be played, or a kind cannot play.
    fn contest(&self, config: &Value, seed: Seed, kinds: &[Kind]) -> Result<Contest, BotError>;

    /// Runs one scenario.
    fn scenario(&self, scenario: &Scenario) -> ScenarioVerdict;
    /// Measures the rules on one core.
    ///
    /// # Errors
    /// The rules cannot play the config.
    fn bench(&self, config: &Value, each: Duration) -> Result<Bench, ConfigError>;
    /// Plays one random game of a random config through the whole conformance suite.
    ///
    /// # Panics
    /// With the broken promise, the config and the seed.
    fn conformance(&self, seed: u64);
}

/// Work that ends in an action.
pub type Thinker = Box<dyn FnOnce() -> Result<String, BotError> + Send>;

/// A bot of a game, for lists.
#[derive(Debug, Clone, Copy)]
pub struct BotSpec {
    /// Its kind as it is written: `heuristic`.
    pub kind: &'static str,
    /// Its level, for people.
    pub level: Text,
    /// One sentence about how it plays.
    pub help: Text,
}

/// A finished game between bots.
#[derive(Debug, Clone)]
pub struct Contest {
    /// How it ended.
    pub outcome: Outcome,
    /// How many actions it had.
    pub actions: u64,
    /// How long each seat thought.
    pub thought: Vec<Duration>,
    /// The whole game.
    pub record: Record,
}

/// Why a bot did not play.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct BotError(pub Said);

impl From<ConfigError> for BotError {
    fn from(error: ConfigError) -> BotError {
        BotError(error.0)
    }
}
