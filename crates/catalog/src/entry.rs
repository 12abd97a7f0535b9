//! A game behind one type: what servers, screens and the command line know of it. Not here: a running match (`Table`).

use crate::{Bench, LessonAnswer, LessonProblem, LessonScreen, PuzzleInfo, PuzzleRefusal, PuzzleScreen, Table};
use atout_bots::{PlayerKind, Programs};
use atout_core::{
    BotFailure, CardHelp, ConfigError, ContentError, ContentSource, Control, Daily, Lang, Message, OptionSpec, Outcome,
    Reached, ReadySetup, Record, RecordError, RulesSection, Scenario, ScenarioVerdict, Seat, Seed, StopSpec, Tag, Text,
    configure,
};
use atout_web::{Asset, BotSpec, DeckGame, Figure, GalleryCard, GameInfo};
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::time::Duration;
use thiserror::Error;

/// The key of the content in a config.
pub const CONTENT: &str = "content";
/// The word for the built-in content in place of a hash.
pub const BUILT_IN: &str = "built-in";

/// One game of the catalogue.
pub trait Entry: Sync {
    /// The name in commands, addresses and records.
    fn id(&self) -> &'static str;
    /// The version of the rules; other rules give another game.
    fn rules_version(&self) -> u32;
    /// The game's name.
    fn name(&self) -> Text;
    /// One line that makes one want to play.
    fn tagline(&self) -> Text;
    /// Fewest and most seats.
    fn seats(&self) -> (usize, usize);
    /// The key of the option that is the number of seats, if it can be chosen.
    fn seats_option(&self) -> Option<&'static str>;
    /// Do all seats of the default game play on one side?
    fn is_cooperative(&self) -> bool {
        let config = Value::Object(Map::new());
        let n_seats = self.n_seats(&config).unwrap_or_default();
        let mut sides = Seat::all(n_seats).filter_map(|seat| self.side(&config, seat).ok());
        let first = sides.next();
        sides.all(|side| Some(side) == first)
    }
    /// Minutes that a game takes two people.
    fn minutes(&self) -> u32;
    /// The options, in the order of a form.
    fn options(&self) -> Vec<OptionSpec>;
    /// The options that the pages start from where they are not the defaults.
    fn suggested(&self) -> &'static [(&'static str, &'static str)];
    /// The bots that can play it, weakest first.
    fn bots(&self) -> &'static [BotSpec];
    /// What a player is asked to do for each kind of thing on the board.
    fn prompts(&self) -> &'static [(&'static str, Text)];
    /// How one reads the help of things on the board.
    fn help_hint(&self) -> Text;
    /// All of the above, for pages.
    fn info(&self) -> GameInfo {
        GameInfo {
            id: self.id(),
            name: self.name(),
            tagline: self.tagline(),
            seats: self.seats(),
            seats_option: self.seats_option(),
            is_cooperative: self.is_cooperative(),
            minutes: self.minutes(),
            options: self.options(),
            suggested: self.suggested(),
            bots: self.bots(),
            prompts: self.prompts(),
            has_lesson: self.has_lesson(),
            has_puzzles: self.has_puzzles(),
            help_hint: self.help_hint(),
            content: self.builtin_content(),
            has_decks: self.decks().is_some(),
            has_daily: self.daily().is_some(),
        }
    }

    /// Checks a config and fills in the defaults. `{}` is the default game.
    ///
    /// # Errors
    /// The rules cannot play it.
    fn check(&self, config: &Value) -> Result<Value, ConfigError>;
    /// The checked config that these options give. Values are texts, as after `--set key=`, or JSON; an option that is
    /// not given keeps its default. In a game with content, [`CONTENT`] is the hash of a known one, or [`BUILT_IN`]. If
    /// the number of seats is not given, it is `n_seats` or the default; if the other options cannot be played with that
    /// many (teams of another size), it is the only number that fits them.
    ///
    /// # Errors
    /// An option is unknown or has a value that it cannot have, or the rules cannot play the whole.
    fn settle(&self, given: &Map<String, Value>, n_seats: Option<usize>) -> Result<Value, ConfigError> {
        let with = |more: Option<(&str, usize)>| {
            let mut given = given.clone();
            given.extend(more.map(|(key, n)| (key.to_owned(), n.into())));
            let content = self.builtin_content().and_then(|_| given.remove(CONTENT));
            let mut config = configured(&self.options(), &given)?;
            if let Some(content) = content.filter(|content| content != BUILT_IN) {
                config[CONTENT] = content;
            }
            self.check(&config)
        };
        let Some(key) = self.seats_option().filter(|key| !given.contains_key(*key)) else { return with(None) };
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
    /// The game of the day; none if the game has no such thing.
    fn daily(&self) -> Option<Daily<Value>>;
    /// Deals a new game. `setups` holds what each seat brings along; seats beyond it bring the default.
    ///
    /// # Errors
    /// The rules cannot play the config or a set-up.
    fn start(&self, config: &Value, setups: &[Value], seed: Seed) -> Result<Box<dyn Table>, ConfigError>;
    /// Checks what the seats bring along, without dealing a game, and completes it: one for each seat, or none at all
    /// where nobody brings anything.
    ///
    /// # Errors
    /// The rules cannot play one of them.
    fn check_setups(&self, config: &Value, setups: &[Value]) -> Result<Vec<Value>, ConfigError>;
    /// The set-ups that come with the game: decks that anybody can play. Empty where there are none.
    fn ready_setups(&self) -> Vec<ReadySetup<Value>>;
    /// Deck building, where set-ups are decks.
    fn decks(&self) -> Option<&'static dyn DeckGame>;
    /// Reads a set-up as people write it (a deck list) and checks it.
    ///
    /// # Errors
    /// The game has no decks, the text cannot be read, or the rules cannot play it.
    fn parse_setup(&self, config: &Value, text: &str) -> Result<Value, ConfigError>;
    /// What the seats of `n_seats` bring along, deal by deal, if nobody says so: the ready set-ups in turn, until every
    /// pairing was there. Empty where there are none.
    fn setups_in_turn(&self, n_seats: usize) -> Vec<Vec<Value>> {
        let ready: Vec<Value> = self.ready_setups().into_iter().map(|ready| ready.setup).collect();
        let n = ready.len();
        let row =
            |first: usize, apart: usize| (0..n_seats).map(|seat| ready[(first + seat * apart) % n].clone()).collect();
        (1..n)
            .flat_map(|apart| (0..n).map(move |first| (first, apart)))
            .map(|(first, apart)| row(first, apart))
            .collect()
    }
    /// The moments at which a seat can ask to be asked; empty where every decision is asked.
    fn stops(&self) -> &'static [StopSpec];
    /// Can this kind of bot play the game?
    ///
    /// # Errors
    /// It cannot; the sentence lists those that can.
    fn check_bot(&self, kind: &PlayerKind, programs: &Programs) -> Result<(), BotError>;
    /// The content that a config names, as records carry it; none if the game has none.
    ///
    /// # Errors
    /// The rules cannot play the config.
    fn content(&self, config: &Value) -> Result<Option<ContentSource>, ConfigError>;
    /// The hash of the built-in content; none if the game has no content.
    fn builtin_content(&self) -> Option<&'static str>;
    /// Reads a user's content file and lays it over the built-in content. Gives the hash that names it in a config, as the
    /// option `content`.
    ///
    /// # Errors
    /// The game has no content, or the file cannot be used: file, line and reason.
    fn load_content(&self, file: &str, text: &str) -> Result<&'static str, ContentError>;
    /// Makes a content known that a table or a record carries, so that configs can name it.
    ///
    /// # Errors
    /// It is damaged or does not pass its check.
    fn learn_content(&self, source: &ContentSource) -> Result<(), ContentError>;
    /// Would [`Entry::learn_content`] keep one content more? Nothing is kept.
    ///
    /// # Errors
    /// As for [`Entry::learn_content`].
    fn is_new_content(&self, source: &ContentSource) -> Result<bool, ContentError>;
    /// Reads all contents that come with the game, so that no request has to wait for it.
    fn read_contents(&self);
    /// Replays a record, up to `upto` actions (`usize::MAX` for all).
    ///
    /// # Errors
    /// The record is of another game or version, an action in it is not legal, or its result is not the true one.
    fn replay(&self, record: &Record, upto: usize) -> Result<Box<dyn Table>, RecordError>;
    /// The rules of the game as this config plays it.
    fn rules(&self, config: &Value, lang: Lang) -> Vec<RulesSection>;
    /// Every card with its generated text.
    fn cards(&self, config: &Value, lang: Lang) -> Vec<CardHelp>;
    /// Words of the notation that name no card, in the reader's language.
    fn words(&self, lang: Lang) -> Vec<(&'static str, String)>;
    /// The same cards with their pictures, for the rules page.
    fn gallery(&self, config: &Value, lang: Lang) -> Vec<GalleryCard>;
    /// The pictures of the rules page.
    fn figures(&self, config: &Value, lang: Lang) -> Vec<Figure>;
    /// A file of the game below `/assets/`: its style sheet or one of its pictures.
    fn asset(&self, name: &str) -> Option<Asset>;

    /// Has the game a guided first game?
    fn has_lesson(&self) -> bool;
    /// The guided first game after `done` steps.
    ///
    /// # Errors
    /// There is none, or its file cannot be used.
    fn lesson(&self, done: usize, lang: Lang) -> Result<LessonScreen, LessonProblem>;
    /// What the teacher answers to the learner's move after `done` steps.
    ///
    /// # Errors
    /// There is no lesson, or the move is not legal there.
    fn lesson_answer(&self, done: usize, action: &str, lang: Lang) -> Result<LessonAnswer, LessonProblem>;

    /// Has the game puzzles?
    fn has_puzzles(&self) -> bool;
    /// The puzzles, in the order of their list.
    fn puzzles(&self, lang: Lang) -> Vec<PuzzleInfo>;
    /// A puzzle after a row of the solver's actions and the best defence to them. It may take a search: not for async threads.
    ///
    /// # Errors
    /// There is no such puzzle, or an action is not legal there.
    fn puzzle(&self, id: &str, row: &[String], lang: Lang) -> Result<PuzzleScreen, PuzzleRefusal>;
    /// The row with one more move of the solution.
    ///
    /// # Errors
    /// As [`Entry::puzzle`].
    fn puzzle_solution(&self, id: &str, row: &[String]) -> Result<Vec<String>, PuzzleRefusal>;

    /// A whole game between bots. A bot that fails forfeits: its seat leaves, by the clock if it was late.
    ///
    /// # Errors
    /// The config or a set-up cannot be played, or a kind cannot play.
    fn contest(&self, spec: ContestSpec<'_>) -> Result<Contest, BotError>;

    /// Runs one scenario.
    fn scenario(&self, scenario: &Scenario) -> ScenarioVerdict;
    /// Measures the rules on one core. The deals take the rows of set-ups in turn; without any, the default ones.
    ///
    /// # Errors
    /// The rules cannot play the config or a set-up.
    fn bench(&self, config: &Value, setups: &[Vec<Value>], each: Duration) -> Result<Bench, ConfigError>;
    /// Plays one random game of a random config through the whole conformance suite. Returns what was seen of the things
    /// that must happen.
    ///
    /// # Panics
    /// With the broken promise, the config and the seed.
    fn conformance(&self, seed: u64) -> BTreeSet<String>;
    /// What has to be seen in a long soak: every card, every event.
    fn must_happen(&self) -> Vec<String>;
}

/// Builds a config from the given options. Lists and objects (a deck) are passed on as they are.
fn configured(specs: &[OptionSpec], given: &Map<String, Value>) -> Result<Value, ConfigError> {
    let (plain, made): (Vec<_>, Vec<_>) = given.iter().partition(|(_, value)| !value.is_array() && !value.is_object());
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

/// A bot's decision as work for another thread: gives a row of actions in the game's notation, or why there is none. It
/// does not panic.
pub type Thinker = Box<dyn FnOnce(&dyn Control) -> Result<Vec<String>, BotFailure> + Send>;

/// A game between bots.
#[derive(Debug, Clone)]
pub struct ContestSpec<'a> {
    /// The options of the game; `{}` is the default game.
    pub config: &'a Value,
    /// What each seat brings along; seats beyond it bring the default.
    pub setups: &'a [Value],
    /// The seed of all chance.
    pub seed: Seed,
    /// The bots, by seat.
    pub kinds: &'a [PlayerKind],
    /// The external programs that may play.
    pub programs: &'a Programs,
    /// The thinking time of each seat in the whole game; none for no limit.
    pub clock: Option<Duration>,
}

/// A finished game between bots.
#[derive(Debug, Clone)]
pub struct Contest {
    /// How it ended.
    pub outcome: Outcome,
    /// How many actions it had.
    pub actions: u64,
    /// How long each seat thought in all.
    pub thought: Vec<Duration>,
    /// What each seat was (its class) or had (its cards), for tables of balance.
    pub tags: Vec<Vec<Tag>>,
    /// How far it came, in games that can tell.
    pub reached: Option<Reached>,
    /// What it was lost by, in games that can tell.
    pub lost_by: Option<Tag>,
    /// The bots that failed, in this order, each with its cause. Their seats left the game.
    pub forfeits: Vec<(Seat, BotFailure)>,
    /// The whole game.
    pub record: Record,
}

/// Why a bot cannot play.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct BotError(pub Message);

impl From<ConfigError> for BotError {
    fn from(error: ConfigError) -> BotError {
        BotError(error.0)
    }
}
