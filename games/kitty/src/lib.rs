//! Kitty Wonderland: kittens fight on a torus with cards, all deciding at the same time.
//!
//! [`Kitty`] is the whole state and implements the traits of `atout-core`. Reading order: cards, classes, the board,
//! who lives on it, options, decisions, the state, the steps of a turn, what is seen and told of it.
//!
//! Not here: bots (only the knowledge that they use), any I/O, any clock, any chance of its own.

mod action;
mod bag;
mod card;
mod card_text;
mod cast;
mod class;
mod config;
mod conform;
mod console;
mod deal;
mod entity;
mod friends;
mod game;
mod help;
mod label;
mod legal;
mod look;
mod notation;
mod options;
mod policy;
mod purge;
mod questions;
mod refusals;
mod scenario;
mod show;
mod sight;
mod staging;
mod state;
mod teams;
mod tell;
mod torus;
mod turn;
mod view;
mod words;

pub use action::Action;
pub use bag::Bag;
pub use card::{Aim, Card, Effect, Face, Whom};
pub use class::{Class, Nature, Times};
pub use config::Config;
pub use entity::{Entities, Entity, Friend, Stats};
pub use policy::judge::{N_HIDDEN, N_SIGNS, Network, Signs, signs};
pub use policy::{KittyPolicy, Lore, Weights};
pub use state::{Kitty, Player};
pub use teams::{Classes, Teams};
pub use torus::{Cell, Cells, Torus};
pub use view::{Cause, End, Event, Fall, FriendView, Leave, Phase, PlayerView, Upshot, View};
