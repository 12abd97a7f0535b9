//! Tournaments between strategies, with honest intervals.
//!
//! A [`Tournament`] says who plays what how often; [`Tournament::run`] plays it on all cores and gives [`Standings`],
//! which serialise to the JSON of the command line and render to a page with a plot ([`report::page`]).
//!
//! Two things make few games tell much. Every seed is played in **all seatings**, so a lucky deal and the advantage of
//! the first move count for everybody alike. And every meeting uses the **same seeds**. Games on one seed are then not
//! independent, so intervals come from the spread of the seeds' means, never from counting games as if they were coins.
//!
//! ```
//! use atout_arena::{Format, Tournament};
//!
//! let entrants = ["heuristic=Ada", "random"].map(|text| text.parse().unwrap());
//! let tournament = Tournament {
//!     game: atout_catalog::find("stones").unwrap(),
//!     config: serde_json::json!({}),
//!     entrants: entrants.to_vec(),
//!     games: 20,
//!     format: Format::RoundRobin,
//!     seed: 7.into(),
//!     threads: None,
//! };
//! let standings = tournament.run(&|_| ()).unwrap();
//! assert_eq!(standings.games, 20);
//! assert!(standings.entrants[0].score > 0.5);
//! ```
//!
//! Not here: the games, the bots, files, the clock (a contest brings its own timings).

mod interval;
mod names;
pub mod report;
mod schedule;
mod standings;
mod tournament;

pub use interval::{Interval, interval};
pub use names::distinct;
pub use schedule::{Format, Meeting};
pub use standings::{Pair, Place, Standings, Timing};
pub use tournament::{ArenaError, Progress, Tournament};
