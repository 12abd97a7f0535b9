//! What everybody outside the rules knows of a game.

use crate::Bench;
use atout_bots::PlayerKind;
use atout_core::{
    CardHelp, ConfigError, Control, Lang, Message, OptionSpec, Outcome, Record, RecordError, RulesSection, Scenario,
    ScenarioVerdict, Seat, Seed, Table, Tag, Text, configure,
};
use serde_json::{Map, Value};
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
    /// The key of the option that is the number of seats, where one can choose it.
    fn seats_option(&self) -> Option<&'static str>;
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
    /// The checked config that these options give, which are texts as after `--set key=` or JSON values; what is not
    /// told keeps its default. A number of seats that is not told is `n_seats`, or the usual one; if the rest cannot
    /// be played with that many (teams of another size), then the only number that it can be played with.
    ///
    /// # Errors
    /// An option is unknown or has a value that it cannot have, or the rules cannot play the whole.
    fn settle(&self, told: &Map<String, Value>, n_seats: Option<usize>) -> Result<Value, ConfigError> {
        let with = |more: Option<(&str, usize)>| {
            let mut told = told.clone();
            told.extend(more.map(|(key, n)| (key.to_owned(), n.into())));
            self.check(&configured(&self.options(), &told)?)
        };
        let Some(key) = self.seats_option().filter(|key| !told.contains_key(*key)) else { return with(None) };
        with(n_seats.map(|n| (key, n))).or_else(|error| {
            let (fewest, most) = self.seats();
            let mut playable = (fewest..=most).filter_map(|n| with(Some((key, n))).ok());
            match (playable.next(), playable.next()) {
                (Some(only), None) => Ok(only),
                _ => Err(error),
            }
        })
    }
    /// How many seats a game of this (checked) config has.
    ///
    /// # Errors
    /// The rules cannot play the config.
    fn n_seats(&self, config: &Value) -> Result<usize, ConfigError>;
    /// The side that a seat plays for; seats with the same number win and lose together.
    ///
    /// # Errors
    /// The rules cannot play the config.
    fn side(&self, config: &Value, seat: Seat) -> Result<usize, ConfigError>;
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
    fn thinker(&self, table: &dyn Table, seat: Seat, kind: &PlayerKind) -> Result<Thinker, BotError>;
    /// A whole game between bots.
    ///
    /// # Errors
    /// The config cannot be played, or a kind cannot play.
    fn contest(&self, config: &Value, seed: Seed, kinds: &[PlayerKind]) -> Result<Contest, BotError>;

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

/// Builds a config from what was told; lists and objects (a deck, say) are the game's own business.
fn configured(specs: &[OptionSpec], told: &Map<String, Value>) -> Result<Value, ConfigError> {
    let (plain, made): (Vec<_>, Vec<_>) = told.iter().partition(|(_, value)| !value.is_array() && !value.is_object());
    let texts: Vec<(&str, String)> = plain.into_iter().map(|(key, value)| (key.as_str(), text_of(value))).collect();
    let mut config = configure(specs, texts.iter().map(|(key, text)| (*key, text.as_str())))?;
    for (key, value) in made {
        config[key] = value.clone();
    }
    Ok(config)
}

fn text_of(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// A bot's decision as work for another thread: gives an action in the game's notation, or none if the control
/// cancelled it.
pub type Thinker = Box<dyn FnOnce(&dyn Control) -> Result<Option<String>, BotError> + Send>;

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
    /// What each seat was (its class, say), for tables of balance.
    pub tags: Vec<Vec<Tag>>,
    /// The whole game.
    pub record: Record,
}

/// Why a bot did not play.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct BotError(pub Message);

impl From<ConfigError> for BotError {
    fn from(error: ConfigError) -> BotError {
        BotError(error.0)
    }
}
