//! Where a game stands: who is awaited, or how it ended.

use crate::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Which seats the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// These seats have to decide; more than one decide in secret and at the same time.
    Awaiting(SeatSet),
    /// Nothing more happens.
    Over(Outcome),
}

impl Stage {
    /// The seats that have to decide; nobody once it is over.
    #[inline]
    pub const fn awaited(self) -> SeatSet {
        match self {
            Stage::Awaiting(seats) => seats,
            Stage::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The outcome, once there is one.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Stage::Awaiting(_) => None,
            Stage::Over(outcome) => Some(outcome),
        }
    }
}

/// How a game ended, for two enemies, for many, for teams and for a party that plays together.
///
/// `places[seat]` is 1 for the best; equal places share. A co-operative loss and a game that everybody lost have no
/// winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The winners; none at a draw or when all lost.
    pub winners: SeatSet,
    /// Is having no winner a draw (each gets an equal share) or a loss for all?
    pub draw: bool,
    /// How many seats took part.
    pub seats: u8,
    /// Place of each seat, 1 the best; 0 beyond the seats that took part.
    pub places: [u8; Seat::MAX],
}

impl Outcome {
    fn ranked(winners: SeatSet, draw: bool, seats: usize, place: impl Fn(Seat) -> u8) -> Outcome {
        let mut places = [0; Seat::MAX];
        Seat::all(seats).for_each(|seat| places[seat.index()] = place(seat));
        Outcome { winners, draw, seats: seats as u8, places }
    }

    /// These won, all others lost alike.
    pub fn won(winners: SeatSet, seats: usize) -> Outcome {
        Outcome::ranked(winners, false, seats, |seat| if winners.contains(seat) { 1 } else { 1 + winners.len() as u8 })
    }

    /// Nobody won, and nobody lost.
    pub fn drawn(seats: usize) -> Outcome {
        Outcome::ranked(SeatSet::EMPTY, true, seats, |_| 1)
    }

    /// Everybody lost (a party that fell together).
    pub fn lost(seats: usize) -> Outcome {
        Outcome::ranked(SeatSet::EMPTY, false, seats, |_| 1)
    }

    /// The same outcome with other places, which tell apart those who did not win.
    #[must_use]
    pub fn with_places(mut self, place: impl Fn(Seat) -> u8) -> Outcome {
        Seat::all(self.seats.into()).for_each(|seat| self.places[seat.index()] = place(seat));
        self
    }

    /// What the seat made of it: 1 a win, 0 a loss, and at a draw an equal share for each side that shares the first
    /// place. `side` tells who plays together.
    #[inline]
    #[must_use]
    pub fn points(&self, seat: Seat, side: impl Fn(Seat) -> usize) -> f64 {
        let is_first = |seat: &Seat| self.places[seat.index()] == 1;
        if self.winners.contains(seat) {
            1.0
        } else if self.draw && is_first(&seat) {
            let sides = Seat::all(self.seats.into()).filter(is_first).fold(0u8, |sides, seat| sides | 1 << side(seat));
            1.0 / f64::from(sides.count_ones().max(2))
        } else {
            0.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_shared_by_the_sides_that_are_first() {
        let points = |outcome: Outcome, side: fn(Seat) -> usize| {
            Seat::all(outcome.seats.into()).map(|seat| outcome.points(seat, side)).collect::<Vec<_>>()
        };
        let alone = |seat: Seat| seat.index();
        let in_pairs = |seat: Seat| seat.index() % 2;
        assert_eq!(points(Outcome::drawn(4), alone), [0.25; 4]);
        assert_eq!(points(Outcome::drawn(4), in_pairs), [0.5; 4]);
        let last = Outcome::drawn(3).with_places(|seat| if seat == Seat::FIRST { 3 } else { 1 });
        assert_eq!(points(last, alone), [0.0, 0.5, 0.5]);
        assert_eq!(points(Outcome::lost(2), alone), [0.0; 2]);
        assert_eq!(points(Outcome::won([Seat::SECOND].into_iter().collect(), 2), alone), [0.0, 1.0]);
    }
}
