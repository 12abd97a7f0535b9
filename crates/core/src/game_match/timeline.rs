//! The earlier moments of a match, for replays: a step costs one step, whichever way one goes.
//!
//! A timeline keeps a moment every few moves, at most [`MAX_KEPT`] of them, and all moments of the stretch between two in
//! which somebody looked last. Moves and events are those of the whole match. Not here: what is shown of a moment.

use super::Match;
use super::course::{Course, Moment};
use crate::Game;
use crate::event_log::EventLog;
use std::fmt;
use std::sync::{Mutex, PoisonError};

/// The most moments that are kept for good.
const MAX_KEPT: usize = 64;

/// A match as it stood after each of its moves.
pub struct Timeline<G: Game> {
    whole: Match<G>,
    /// The moments after every so many moves.
    kept: Vec<Moment<G>>,
    spacing: usize,
    stretch: Mutex<Stretch<G>>,
}

/// All moments from a kept one up to the next.
struct Stretch<G: Game> {
    first: usize,
    moments: Vec<Moment<G>>,
}

/// Names the game and the version, and nothing that a log must not hold.
impl<G: Game> fmt::Debug for Timeline<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Timeline").field(&self.whole).finish()
    }
}

impl<G: Game> Match<G> {
    /// The match as it stood after each of its moves. It is replayed once for it.
    #[must_use]
    pub fn timeline(&self) -> Timeline<G> {
        let course = match &self.position {
            Some(state) => Course::begin(G::clone(state), self.seed.rng(), EventLog::new()),
            None => Course::deal(&self.config, &self.setups, &self.seed),
        };
        let mut replayed = self.with(course);
        let (n, mut kept) = (self.course.plies.len(), Vec::new());
        let spacing = n.div_ceil(MAX_KEPT).max(1);
        for version in 0..=n {
            if version.is_multiple_of(spacing) {
                kept.push(replayed.course.now.clone());
            }
            replayed.play_again(self, version);
        }
        let stretch = Mutex::new(Stretch { first: 0, moments: Vec::new() });
        Timeline { whole: self.clone(), kept, spacing, stretch }
    }

    /// The same match with another course.
    fn with(&self, course: Course<G>) -> Match<G> {
        let (config, setups) = (self.config.clone(), self.setups.clone());
        Match { config, setups, seed: self.seed.clone(), position: self.position.clone(), course }
    }

    /// Plays the next move that `whole` has after `version` moves.
    fn play_again(&mut self, whole: &Match<G>, version: usize) {
        if let Some((seat, ply)) = whole.course.plies.get(version) {
            // The same move was accepted before, so it is not refused now.
            let _ = self.play_ply(*seat, *ply);
        }
    }
}

impl<G: Game> Timeline<G> {
    /// How many moves the whole match has.
    pub fn version(&self) -> u64 {
        self.whole.version()
    }

    /// The match as it stood after `version` moves; after all of them if there are fewer.
    pub fn at(&self, version: u64) -> Match<G> {
        let version = usize::try_from(version).unwrap_or(usize::MAX).min(self.whole.course.plies.len());
        self.whole.with(self.whole.course.at(version, self.moment(version)))
    }

    fn moment(&self, version: usize) -> Moment<G> {
        let first = version - version % self.spacing;
        if version == first {
            return self.kept[version / self.spacing].clone();
        }
        let mut stretch = self.stretch.lock().unwrap_or_else(PoisonError::into_inner);
        if stretch.first != first || stretch.moments.is_empty() {
            *stretch = self.stretch_from(first);
        }
        stretch.moments[version - first].clone()
    }

    /// Plays the moves from a kept moment up to the next.
    fn stretch_from(&self, first: usize) -> Stretch<G> {
        let kept = self.kept[first / self.spacing].clone();
        let mut replayed = self.whole.with(self.whole.course.at(first, kept));
        let mut moments = vec![replayed.course.now.clone()];
        for version in (first..self.whole.course.plies.len()).take(self.spacing - 1) {
            replayed.play_again(&self.whole, version);
            moments.push(replayed.course.now.clone());
        }
        Stretch { first, moments }
    }
}
