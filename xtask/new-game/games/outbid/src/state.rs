//! The complete state of a game, and plain questions about it.
//!
//! Not here: the start of a game (`deal.rs`), what may be done (`legal.rs`).

use crate::{Card, Config};
use atout_core::{Departure, Outcome, Pile, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A game of Outbid.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Outbid {
    pub(crate) config: Config,
    /// The seat that leads this round.
    pub(crate) leader: Seat,
    /// The card that leads it.
    pub(crate) led: Option<Card>,
    /// The cards of the round before, by seat.
    pub(crate) last: Option<[Card; 2]>,
    /// Rounds won, by seat.
    pub(crate) won: [u8; 2],
    /// By seat, sorted.
    pub(crate) hands: [Pile<Card, { Config::LARGEST_HAND }>; 2],
    /// Cards of finished rounds, in the order in which they were laid.
    pub(crate) played: Pile<Card, { 2 * Config::LARGEST_HAND }>,
    /// Cards that were not dealt, sorted: nobody sees them.
    pub(crate) rest: Pile<Card, { Card::STRONGEST as usize }>,
    /// The seat that left, and why.
    pub(crate) left: Option<(Seat, Departure)>,
}

impl Outbid {
    /// The seat that lays the next card.
    pub(crate) const fn turn(&self) -> Seat {
        if self.led.is_some() { self.leader.other() } else { self.leader }
    }

    /// How it ended; none while it goes on.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        if let Some((seat, _)) = self.left {
            return Some(Outcome::won(SeatSet::of(seat.other()), 2));
        }
        let all_laid = self.led.is_none() && self.hands.iter().all(|hand| hand.is_empty());
        all_laid.then(|| match self.won[0].cmp(&self.won[1]) {
            std::cmp::Ordering::Greater => Outcome::won(SeatSet::of(Seat::FIRST), 2),
            std::cmp::Ordering::Less => Outcome::won(SeatSet::of(Seat::SECOND), 2),
            std::cmp::Ordering::Equal => Outcome::drawn(2),
        })
    }
}
