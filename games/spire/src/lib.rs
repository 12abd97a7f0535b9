//! Elemental Spire: one or two players climb four floors together, with decks that grow on the way.
//!
//! [`Spire`] is the complete state of a climb and implements the traits of `atout-core` (`game.rs` lists them). Reading
//! order: `element`, `counters`, `damage` and `body`, `content`, `card`, `map`, `config`, `action`, `state`; then `rooms`,
//! `fight`, `effects` and `intents` for what happens, `view` and `event` for what viewers get.
//!
//! Not here: the bots themselves, input and output, clocks, random generators.

mod about;
mod action;
mod bench;
mod board;
mod body;
mod card;
mod chance;
mod config;
mod conformance;
mod console;
mod content;
mod counters;
mod damage;
mod deal;
mod difficulty;
mod effects;
mod element;
mod encounter;
mod event;
mod fight;
mod forecast;
mod game;
mod history;
mod intents;
mod leave;
mod legal;
mod map;
mod notation;
mod options;
mod policy;
mod refusals;
mod results;
mod rewards;
mod rooms;
mod sample;
mod scenario;
mod scenes;
mod state;
mod text;
mod view;

pub use action::Action;
pub use body::{Body, Hit};
pub use card::Card;
pub use config::Config;
pub use content::{
    CardDef, ClimbEntry, Consequence, Effect, EnemyDef, EventDef, OptionDef, PhaseDef, Rarity, SkillDef, Target, Tower,
    When, Words,
};
pub use counters::{Counter, Counters};
pub use damage::{RETALIATION, block_gained, damage};
pub use difficulty::RULES as DIFFICULTIES;
pub use element::Element;
pub use event::{Event, Named, Who};
pub use forecast::{Forecast, Threat, lost_to};
pub use history::{Cause, Climber, End, History, Visit, history};
pub use map::{FLOORS, Floor, MAX_PATHS, ROWS, Room, RoomKind};
pub use policy::SpirePolicy;
pub use policy::judge::{Features, N_FEATURES, features};
pub use state::{
    DRAW, Decision, ENERGY, Enemy, Fight, MAX_DECK, MAX_ENEMIES, MAX_HAND, MAX_PLAYS, MIN_DECK, Phase, PlayerState,
    Spire, UsedSkill,
};
pub use view::{PlayerView, View};
