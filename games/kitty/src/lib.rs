//! Kitty Wonderland: kittens fight with cards on a torus; all players decide at the same time.
//!
//! [`Kitty`] is the complete state of a game and implements the traits of `atout-core` (`game.rs` lists them). Reading
//! order: `card`, `class`, `cell` and `torus`, `entity`, `config`, `action`, `state`, `legal`, `turn`; then `view` and
//! `event` for what viewers get, `text` for what people read, `policy` for what bots know.
//!
//! Not here: the bots themselves, input and output, clocks, random generators.

mod about;
mod action;
mod bag;
mod board;
mod card;
mod cell;
mod class;
mod config;
mod conformance;
mod console;
mod deal;
mod effects;
mod entity;
mod event;
mod friends;
mod game;
mod leave;
mod legal;
mod notation;
mod options;
mod outcome;
mod policy;
mod purge;
mod refusals;
mod results;
mod sample;
mod scenario;
mod state;
mod storm;
mod teams;
mod text;
mod torus;
mod turn;
mod view;

pub use action::Action;
pub use bag::Bag;
pub use card::{Aim, Card, CardDef, Effect, Recipient};
pub use cell::{Cell, Cells};
pub use class::{Class, ClassStats, Classes, Multiplier};
pub use config::Config;
pub use entity::{Entities, Entity, Friend, Stats};
pub use event::{EffectResult, EndReason, Event, Fall, FallCause, Struck, VanishReason};
pub use policy::judge::{Features, N_FEATURES, N_HIDDEN, Network, features};
pub use policy::{ClassFactors, KittyPolicy, KittyWeights};
pub use state::{Kitty, Phase, PlayerState};
pub use storm::Storm;
pub use teams::Teams;
pub use torus::Torus;
pub use view::{Expected, FriendView, PlayerView, View};
