//! What the page of a puzzle gets. Nothing is kept of a try: the browser says what was played.
//!
//! Not here: the board and the choices, which are those of a table ([`Frame`]).

use super::Frame;
#[cfg(test)]
use super::typescript;
use atout_core::{Beat, Choice};
use serde::Serialize;

/// How a try at a puzzle stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum TryState {
    /// The goal can still be reached.
    Open,
    /// The goal is reached.
    Solved,
    /// The goal is out of reach.
    Failed,
}

/// A try at a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleTry {
    /// The solver's actions so far.
    pub row: Vec<String>,
    /// How it stands.
    pub state: TryState,
    /// What is said about it; empty as long as it is open.
    pub reply: String,
    /// Why the solution works, once it was found.
    pub explanation: Option<String>,
}

/// A puzzle after a row of the solver's actions (`GET /puzzles/GAME/ID/step?row=pass`).
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleFrame {
    /// The try.
    #[serde(flatten)]
    pub attempt: PuzzleTry,
    /// The table, as the page of a table gets it.
    pub frame: Frame,
    /// What happened since the version that the browser has.
    #[cfg_attr(test, ts(as = "Vec<typescript::Beat>"))]
    pub beats: Vec<Beat>,
}

/// Where a row that is being composed would lead (`GET /puzzles/GAME/ID/preview?row=pass&draft=attack:3`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzlePreview {
    /// The solver's seat.
    pub seat: usize,
    /// The row that is being composed.
    pub row: Vec<String>,
    /// The board as HTML.
    pub html: String,
    /// What the solver could do next.
    #[cfg_attr(test, ts(as = "Vec<typescript::Choice>"))]
    pub choices: Vec<Choice>,
}
