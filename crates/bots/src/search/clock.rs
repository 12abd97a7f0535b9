//! Counts the iterations of one search against its budget, and asks the host whether to go on.

use crate::Budget;
use atout_core::Control;
use std::time::{Duration, Instant};

/// The longest that a decision may take, whatever its budget.
const HARD_LIMIT: Duration = Duration::from_secs(60);

/// The clock of one search.
pub(super) struct Clock<'c> {
    budget: Budget,
    control: &'c dyn Control,
    started: Instant,
    limit: Duration,
    /// How long the host paused the search.
    paused: Duration,
    /// Iterations so far.
    pub(super) done: u32,
}

impl<'c> Clock<'c> {
    pub(super) fn new(budget: Budget, control: &'c dyn Control) -> Clock<'c> {
        let limit = match budget {
            Budget::Millis(ms) => Duration::from_millis(ms.into()).min(HARD_LIMIT),
            Budget::Iterations(_) => HARD_LIMIT,
        };
        Clock { budget, control, started: Instant::now(), limit, paused: Duration::ZERO, done: 0 }
    }

    /// The time spent searching, without pauses.
    fn elapsed(&self) -> Duration {
        self.started.elapsed().saturating_sub(self.paused)
    }

    /// Is the answer no longer wanted?
    pub(super) fn is_cancelled(&self) -> bool {
        self.control.is_cancelled()
    }

    /// May one more iteration start? Counts it. In a time budget an iteration of average length has to fit in.
    pub(super) fn may_iterate(&mut self) -> bool {
        if self.is_cancelled() {
            return false;
        }
        self.paused += self.control.pause();
        let spent = self.elapsed();
        let may = match self.budget {
            Budget::Iterations(n) => self.done < n && spent < self.limit,
            Budget::Millis(_) => spent + spent / self.done.max(1) < self.limit,
        };
        self.done += 1;
        may
    }

    /// Counts an iteration that is part of a group of iterations.
    pub(super) fn count(&mut self) {
        self.done += 1;
    }

    /// The share of the budget that is spent.
    pub(super) fn spent(&self) -> f32 {
        match self.budget {
            Budget::Iterations(n) => self.done as f32 / n.max(1) as f32,
            Budget::Millis(ms) => self.elapsed().as_secs_f32() * 1e3 / ms.max(1) as f32,
        }
    }

    /// About how many iterations are left.
    pub(super) fn left(&self) -> u32 {
        match self.budget {
            Budget::Iterations(n) => n.saturating_sub(self.done),
            Budget::Millis(ms) => {
                let spent = self.elapsed().as_secs_f64();
                let left = f64::from(ms) / 1e3 - spent;
                (f64::from(self.done) * left.max(0.0) / spent.max(1e-6)) as u32
            }
        }
    }
}
