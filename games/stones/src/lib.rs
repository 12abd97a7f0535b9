//! Border Stones: two clans, a row of stones between them, three cards a side.
//!
//! [`Stones`] is the whole state and implements the traits of `atout-core`. Reading order: cards, options, decisions,
//! formations, proofs, the state, its rules, what is seen and told of it.
//!
//! Not here: bots (only the knowledge that they use), any I/O, any clock, any chance of its own.

mod action;
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
mod show;
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
pub use view::{ClaimView, HandView, Phase, SideView, StoneView, View, Win};
