//! Outbid: two players, a hand of cards each, and the higher card takes the round.
//!
//! [`Outbid`] is the complete state and implements the traits of `atout-core`; `game.rs` lists what the engine calls.
//! Reading order: `card`, `config`, `action`, `state`, `deal`, `legal`, `game`, `view`, `event`, `text`.
//!
//! Not here: bots (only the policy that they use), I/O, clocks, a random generator.

mod about;
mod action;
mod board;
mod card;
mod config;
mod conformance;
mod console;
mod deal;
mod event;
mod game;
mod legal;
mod notation;
mod options;
mod policy;
mod refusals;
mod sample;
mod scenario;
mod state;
mod text;
mod view;

pub use action::Action;
pub use card::Card;
pub use config::Config;
pub use event::Event;
pub use policy::OutbidPolicy;
pub use state::Outbid;
pub use view::{HandView, View};
