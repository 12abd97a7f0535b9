//! Computer players for any game: random, heuristic, information-set search.
//!
//! They decide from [`atout_core::InfoSet`] alone, so they know what their seat knows. Knowledge about a game comes from
//! its own crate, as its [`atout_core::Policy`]. Not here: that knowledge, tournaments.

mod kind;
mod names;
mod program;
mod search;
mod seated;
mod simple;
pub mod testkit;
mod turn_search;

pub use kind::{Budget, Entrant, PlayerKind};
pub use names::{BEGINNER, EXPERT, PLANNER, PLAYER, REGULAR, shown_names};
pub use program::{ProgramBot, ProgramHost, ProgramSession, Programs, Question};
pub use search::{Search, Uniform};
pub use seated::SeatedBot;
pub use simple::{Beginner, Heuristic, Random};
pub use turn_search::{TurnSearch, TurnTree};
