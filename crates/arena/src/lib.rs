//! Tournaments between strategies, with honest intervals.
//!
//! A [`Tournament`] says who plays what how often; [`Tournament::run`] plays it on all cores and gives [`Standings`],
//! which serialise to the JSON of the command line and render to a page with a plot ([`report::page`]).
//!
//! Two things make few games tell much. Every seed is played in **all seatings**, so a lucky deal and the advantage of
//! the first move count for everybody alike. And every meeting uses the **same seeds**. Games on one seed are then not
//! independent, so intervals come from the spread of the seeds, never from counting games as if they were coins.
//!
//! Tables may have up to eight seats, alone or in teams; entrants take whole sides. Besides wins there are places,
//! ratings that explain who came out ahead of whom, and tables that tell what a class, a team or a seat was worth.
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

mod balance;
mod bootstrap;
mod course;
mod design;
mod format;
mod hall;
mod interval;
mod knockout;
mod names;
mod pairs;
mod place;
mod plan;
mod played;
mod rating;
pub mod report;
mod schedule;
mod shape;
pub mod sheet;
mod standings;
mod swiss;
mod tally;
mod tournament;

pub use balance::{Balance, Label, LabelPair};
pub use course::{Decided, Round, RoundTable};
pub use format::Format;
pub use interval::Interval;
pub use names::distinct;
pub use pairs::Pair;
pub use place::{Place, Timing};
pub use plan::Plan;
pub use standings::Standings;
pub use tournament::{ArenaError, Progress, Tournament};
