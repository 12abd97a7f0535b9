//! What the page of a lesson gets. Nothing is kept of a lesson: the browser says how many steps are done.
//!
//! Not here: the board and the choices, which are those of a table ([`Frame`]).

use super::Frame;
#[cfg(test)]
use super::typescript;
use atout_core::Choice;
use serde::Serialize;

/// The teacher's panel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Teacher {
    /// How many steps are done.
    pub done: usize,
    /// How many steps there are.
    pub of: usize,
    /// "Step 2 of 8".
    pub progress: String,
    /// What the teacher says about this step.
    pub say: String,
    /// What the teacher answers to a move that was not the wanted one.
    pub reply: Option<String>,
    /// The move that is wanted; none when all steps are done.
    #[cfg_attr(test, ts(as = "Option<typescript::Choice>"))]
    pub wanted: Option<Choice>,
}

/// A lesson after some steps (`GET /learn/ID/step?done=2`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonFrame {
    /// The teacher's panel.
    #[serde(flatten)]
    pub teacher: Teacher,
    /// The table, as the page of a table gets it.
    pub frame: Frame,
}
