//! What a game is, and everything that is the same for all of them.
//!
//! Rules live in the crates under `games/`; this crate holds the words they share ([`Seat`], [`Stage`], [`Outcome`]),
//! the trait they implement ([`Game`], and [`Show`] for how they are told to people), the one place where a game is
//! really played ([`Match`]), what is kept of it ([`Record`]), what a player may know of it ([`Seen`]), the same
//! behind one erased type for servers and screens ([`Table`]), and the suite that every game passes ([`testkit`]).
//!
//! Not here: any rule of any game, bots (`atout-bots`), files, clocks, sockets.

mod bot;
mod dice;
mod error;
mod fairness;
mod game;
mod game_match;
mod lang;
mod listen;
mod options;
mod pile;
mod record;
mod scenario;
mod seat;
mod seed;
mod seen;
mod show;
mod stage;
mod table;
pub mod testkit;

pub use bot::{Bot, BotRng, Knowing, Policy, Scratch};
pub use dice::Dice;
pub use error::{ConfigError, Illegal, RecordError, Refusal};
pub use fairness::{Commitment, Fairness, Secret};
pub use game::{Game, Measured, Rate};
pub use game_match::Match;
pub use lang::{Lang, Said, Text};
pub use listen::{Audience, Eye, Heard, Listener, Silent};
pub use options::{Kind as OptionKind, OptionSpec, configure};
pub use pile::Pile;
pub use record::{Move, Player, Record};
pub use scenario::{Expectation, Scenario, ScenarioFile, Staged, Verdict as ScenarioVerdict};
pub use seat::{Seat, SeatSet};
pub use seed::Seed;
pub use seen::Seen;
pub use show::{CardHelp, Choice, Names, Paint, RulesSection, Show, Tag};
pub use stage::{Outcome, Stage};
pub use table::{LogLine, Table};

pub use rand_core::{Rng, SeedableRng};
