//! Tournaments between strategies, with honest intervals.
//!
//! A [`Tournament`] names the game, the entrants, the format and the number of games. [`Tournament::run`] plays it on all
//! cores and returns [`Standings`], which serialise to the JSON of the command line and render to a page with plots
//! ([`report::page`]).
//!
//! Two rules reduce the noise. Every seed is played in **all seatings**, so a lucky deal and the advantage of the first
//! move are the same for every entrant. Every meeting uses the **same seeds**. Games on one seed are therefore not
//! independent: they form a *cluster*, and intervals come from the variance between clusters.
//!
//! Tables have two to eight seats, alone or in teams; an entrant takes a whole side. The results hold wins, places,
//! ratings, and the win share of every class, team and seat.
//!
//! A game whose seats all play on one side is co-operative: each entrant plays all seats of its own runs, on the same
//! seeds as the others. Its score is the share of runs won, pairs are compared seed by seed, and one entrant alone may
//! enter.
//!
//! ```
//! use atout_arena::{Format, Tournament};
//!
//! let entrants = ["heuristic=Ada", "random"].map(|text| text.parse().unwrap());
//! let tournament = Tournament {
//!     game: atout_catalog::find("stones").unwrap(),
//!     config: serde_json::json!({}),
//!     setups: Vec::new(),
//!     entrants: entrants.to_vec(),
//!     games: 20,
//!     format: Format::RoundRobin,
//!     seed: 7.into(),
//!     threads: None,
//!     clock: None,
//!     programs: atout_bots::Programs::NONE,
//! };
//! let standings = tournament.run(&|_| ()).unwrap();
//! assert_eq!(standings.games, 20);
//! assert!(standings.entrants[0].score > 0.5);
//! ```
//!
//! Not here: the games, the bots, files, the clock (a contest measures its own time).

mod balance;
mod bootstrap;
mod clusters;
#[cfg(test)]
mod coverage;
mod design;
mod entrant_pairs;
mod entrant_result;
mod forfeits;
mod format;
mod game_result;
mod game_runner;
mod interval;
mod knockout;
mod lost_by;
mod names;
mod plan;
mod rating;
mod reached;
pub mod report;
mod run;
mod schedule;
mod seed_pairs;
mod side_map;
mod standings;
mod swiss;
pub mod text_table;
mod tournament;

pub use balance::{LabelBalance, LabelPair, LabelShare};
pub use entrant_pairs::EntrantPair;
pub use entrant_result::{EntrantResult, Timing};
pub use forfeits::Forfeits;
pub use format::Format;
pub use interval::Interval;
pub use lost_by::{CauseShare, LostBy};
pub use names::distinct;
pub use plan::Plan;
pub use reached::MeanReached;
pub use run::{DecidedBy, Round, RoundTable};
pub use standings::Standings;
pub use tournament::{ArenaError, Progress, Tournament};
