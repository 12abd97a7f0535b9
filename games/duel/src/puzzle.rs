//! Puzzles: positions with a goal that one seat can force, proven by exhaustive search.
//!
//! A puzzle is a scenario file with words (`puzzles/`, described in `SCENARIOS.md`). All that matters in it is open, so the search may look at
//! the state. Reading order: `prove.rs` (the search), `moves.rs`, `key.rs` and `lands.rs` (what it takes for equal),
//! `first.rs` (the winning first moves), `play.rs` (what is played on a page).
//!
//! Not here: pages, the form of a position (`scenario.rs`).

mod first;
mod key;
mod lands;
mod list;
mod moves;
mod play;
mod prove;

pub use list::PUZZLES;
pub use play::heuristic_solves;
pub use prove::{JudgedMove, MAX_NODES, PlayedMove, Prover, Unproven, Value as PuzzleValue};

pub(crate) use play::{play, solve};

use crate::state::Duel;
use atout_core::{Expectation, Message, PuzzleWords, Seat};

/// What a search found out about a puzzle.
#[derive(Debug, Clone)]
pub struct Proof {
    /// Can the goal be forced?
    pub is_forced: bool,
    /// The first moves that reach the goal, equivalent ones once.
    pub first: Vec<String>,
    /// The length of the solution in moves other than passing.
    pub length: u16,
    /// States that were looked at.
    pub nodes: u64,
}

impl Duel {
    /// Everything about a puzzle that begins here. Each search looks at `limit` states at most.
    ///
    /// # Errors
    /// The search comes to no answer.
    pub fn prove(&self, words: &PuzzleWords, limit: u64) -> Result<Proof, Unproven> {
        let solver = Seat::new(words.seat.into()).unwrap_or(Seat::FIRST);
        let mut prover = Prover::new(self, solver, words.goal).with_limit(limit);
        let value = prover.value(self)?;
        let first = if value.is_forced { first::first_moves(&mut prover, self)? } else { Vec::new() };
        Ok(Proof { is_forced: value.is_forced, first, length: value.length, nodes: prover.nodes() })
    }

    /// What has to be true of a puzzle: the goal is forced, by one first move, and the solution reaches it.
    pub(crate) fn check_words(&self, words: &PuzzleWords) -> Result<Vec<Expectation>, Message> {
        let proof = self.prove(words, MAX_NODES).map_err(Unproven::message)?;
        let expectation = |question: &str, expected: serde_json::Value, got: serde_json::Value| Expectation {
            question: question.to_owned(),
            expected,
            got,
        };
        let mut all = vec![
            expectation("the goal is forced", true.into(), proof.is_forced.into()),
            expectation("winning first moves", vec![words.first.clone()].into(), proof.first.into()),
        ];
        if proof.is_forced {
            let reached = play::plays_out(self, words).map_err(Unproven::message)?;
            all.push(expectation("the solution reaches the goal", true.into(), reached.into()));
        }
        Ok(all)
    }
}
