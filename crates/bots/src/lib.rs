//! Players that are programs, for any game: random, heuristic, information-set search.
//!
//! They decide from [`atout_core::InfoSet`] alone, so they know what their seat knows. What a game's own crate knows
//! about playing it well comes in as its [`atout_core::Policy`]. Not here: that knowledge, tournaments, seats.

mod kind;
mod search;
mod simple;

pub use kind::{Budget, Entrant, PlayerKind};
pub use search::{Search, Uniform};
pub use simple::{Heuristic, Random};
