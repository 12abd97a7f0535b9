//! Border Stones: two clans, a row of stones between them, three cards a side.
//!
//! [`Stones`] is the complete state and implements the traits of `atout-core`; `game.rs` lists what the engine calls.
//! Reading order: `card`, `config`, `action`, `formation`, `proof`, `state`, `legal`, `play`, `claims`, `turn`, `view`,
//! `event`, `text`.
//!
//! Not here: bots (only the policy that they use), I/O, clocks, a random generator.

mod about;
mod action;
mod board;
mod card;
mod claims;
mod config;
mod conformance;
mod console;
mod deal;
mod event;
mod formation;
mod game;
mod legal;
mod notation;
mod options;
mod play;
mod policy;
pub mod proof;
mod refusals;
mod sample;
mod scenario;
mod state;
mod stone_set;
mod text;
mod turn;
mod unseen;
mod view;

pub use action::{Action, Deck, Stone};
pub use card::{Card, Colour, Tactic};
pub use config::{Claims, Config};
pub use event::Event;
pub use formation::{Formation, FormationKind};
pub use policy::{StonesPolicy, Weights};
pub use proof::Reach;
pub use state::Stones;
pub use unseen::Unseen;
pub use view::{ClaimView, HandView, Phase, SideView, StoneView, View, WinReason};
