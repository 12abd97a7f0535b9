//! Samples a state from a seat's information set.
//!
//! Not here: how likely a hand is; every deal that the seat cannot exclude is equally likely.

use crate::{Card, Outbid};
use atout_core::{Dice, Rng, Seat};

impl Outbid {
    /// A state with the same view for the seat; the cards that it cannot see are dealt again at random.
    pub(crate) fn sampled_for<R: Rng>(&self, seat: Seat, rng: &mut R) -> Outbid {
        let mut sampled = *self;
        let other = seat.other().index();
        // Sorted, so that the true places of the cards are lost.
        let mut hidden: Vec<Card> = [&*self.hands[other], &*self.rest].concat();
        hidden.sort_unstable();
        rng.shuffle(&mut hidden);
        let (hand, rest) = hidden.split_at(self.hands[other].len());
        sampled.hands[other] = hand.iter().copied().collect();
        sampled.rest = rest.iter().copied().collect();
        sampled.hands[other].sort_unstable();
        sampled.rest.sort_unstable();
        sampled
    }
}
