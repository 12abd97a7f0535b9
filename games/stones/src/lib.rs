//! Border Stones: two clans, a row of stones between them, three cards a side.
//!
//! [`Stones`] is the whole state and implements the traits of `atout-core`. Reading order: cards, options, decisions,
//! formations, proofs, the state, its rules, what is seen and told of it.
//!
//! Not here: bots (only the knowledge that they use), any I/O, any clock, any chance of its own.

mod action;
mod bits;
mod card;
mod claims;
mod config;
mod conform;
mod console;
mod formation;
mod game;
mod help;
mod legal;
mod look;
mod notation;
mod play;
mod policy;
pub mod proof;
mod questions;
mod refusals;
mod scenario;
mod show;
mod state;
mod turn;
mod unseen;
mod view;
mod words;

pub use action::{Action, Deck, Stone};
pub use card::{Card, Colour, Tactic};
pub use config::{Claims, Config};
pub use formation::{Formation, FormationKind};
pub use policy::{StonesPolicy, Weights};
pub use proof::Reach;
pub use state::Stones;
pub use unseen::Unseen;
pub use view::{ClaimView, Event, HandView, Phase, SideView, StoneView, View, Win};
