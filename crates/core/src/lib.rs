//! What a game is, and everything that is the same for all of them.
//!
//! Rules live in the crates under `games/`; this crate holds the words they share ([`Seat`], [`Stage`], [`Outcome`]),
//! the trait they implement ([`Game`], and [`Show`] for their words), the one place where a game is
//! really played ([`Match`]), what is kept of it ([`Record`]), what a player may know of it ([`InfoSet`]), and the
//! suite that every game passes ([`testkit`]).
//!
//! Not here: any rule of any game, bots (`atout-bots`), a match behind one erased type (`atout-catalog`), files, clocks,
//! sockets.

pub mod bits;
mod bot;
mod bot_failure;
mod console;
mod content;
mod cue;
mod dice;
mod ending;
mod error;
mod event_log;
mod event_sink;
mod fairness;
mod game;
mod game_match;
pub mod gesture;
mod grammar;
mod hex;
mod info_set;
mod lang;
mod lesson;
mod names;
mod options;
mod orders;
mod pile;
mod preview;
mod puzzle;
mod record;
mod scenario;
mod seat;
mod seed;
mod setup;
mod show;
mod stage;
pub mod testkit;
mod turn;
pub mod viewer_field;

pub use bot::{Bot, BotRng, BotSession, Control, HasPolicy, KeyedRng, Policy, Scratch, Undisturbed};
pub use bot_failure::BotFailure;
pub use console::{Console, ConsoleBoard, join_lines};
pub use content::{
    Content, ContentError, ContentRef, ContentSource, Fault, NoContent, Overlay, Release, Removals, check_released,
};
pub use cue::{Beat, Cue, Mood};
pub use dice::Dice;
pub use ending::{Departure, Ending, Ply};
pub use error::{ConfigError, Illegal, RecordError, Refusal};
pub use event_sink::{AddressedEvent, Audience, EventSink, NoEvents, Viewer};
pub use fairness::{Commitment, Fairness, Secret};
pub use game::{Game, HasBenchmarks, Rate};
pub use game_match::{LastChoice, Match, Timeline};
pub use grammar::{de, le, que};
pub use hex::hex;
pub use info_set::InfoSet;
pub use lang::{Lang, Message, Prose, Text, Words};
pub use lesson::{Lesson, LessonError, LessonSource, LessonStep, Reaction};
pub use names::{Names, Owned, Verb, of_somebody};
pub use options::{OptionKind, OptionSpec, configure};
pub use orders::{Orders, StopSpec};
pub use pile::Pile;
pub use preview::Preview;
pub use puzzle::{
    PUZZLE_GRADES, Puzzle, PuzzleGoal, PuzzlePlay, PuzzleProblem, PuzzleSource, PuzzleStatus, PuzzleWords, find_puzzle,
};
pub use record::{Move, Player, Record};
pub use scenario::{
    Expectation, HasScenarios, Scenario, ScenarioFile, ScenarioQuestions, ScenarioVerdict, read_position,
};
pub use seat::{Seat, SeatSet};
pub use seed::Seed;
pub use setup::NoSetup;
pub use show::{
    About, Board, CardHelp, Chapter, Choice, Daily, Findings, Gather, Gathered, HasConsole, HasOptions, Journal,
    Labels, LogLine, Paint, Reached, ReadySetup, Results, Rulebook, RulesSection, Setups, Shortcut, Show, Tag, Turn,
};
pub use stage::{Outcome, Stage};
pub use turn::TurnKnowledge;

pub use rand_core::{Rng, SeedableRng, TryRng};
