//! Every JSON message between the server and browsers or programs, one type each. `docs/WIRE.md` describes them.
//!
//! They are in this crate because pages are made from some of them ([`Frame`], [`ReplayStep`]) and the browser script
//! beside it reads them; the server fills them. [`browser`] holds what the script sends and gets, [`Update`] how a
//! page changes, [`api`] what programs send and get. The script is checked
//! against them: `assets/wire.d.ts` is made from these types. Not here: forms and queries of addresses, which are not JSON (`crates/server`), and records
//! (`atout_core::Record`).

pub mod api;
pub mod browser;
pub mod decks;
mod lesson;
mod page;
mod puzzle;
mod reader;
#[cfg(test)]
mod typescript;
mod update;

pub use browser::{Cover, Frame, FromBrowser, Pace, ReplayStep, Standing, ToBrowser, Verdict, WhyNot};
pub use lesson::{LessonFrame, Teacher};
pub(crate) use page::{DeckStart, DeckWords, PuzzleStart, TableStart, TableWords};
pub use puzzle::{PuzzleFrame, PuzzlePreview, PuzzleTry, TryState};
pub use reader::{Gap, UpdateReader};
pub use update::{Learn, StandingChange, Update};

use serde::Serialize;

/// How far a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum TableState {
    /// The players' values for the shuffle are awaited; nothing is dealt yet.
    Waiting,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}
