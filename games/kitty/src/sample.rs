//! Draws a state from a seat's information set: the code behind `Game::sample`.
//!
//! Not here: biasing a sample towards what good players keep in hand (`policy/hands.rs`).

use crate::deal::DealWeights;
use crate::{Bag, Kitty};
use atout_core::{Rng, Seat};

impl Kitty {
    /// Deals the hidden cards of the other players again, by the weights of their class. A secret choice of another
    /// player becomes a random one that this player could make with the sampled hand.
    pub(crate) fn sample_hidden<R: Rng>(&self, seat: Seat, rng: &mut R) -> Kitty {
        let mut sampled = *self;
        for other in self.seats().filter(|other| *other != seat) {
            sampled.sample_cards(other, rng);
            // Not known before the step resolves.
            sampled.leaving.iter_mut().for_each(|seats| seats.remove(other));
            if sampled.chosen[other.index()].is_some() {
                sampled.chosen[other.index()] = sampled.random_choice(other, rng);
            }
        }
        sampled
    }

    /// Deals a player's hidden cards again.
    fn sample_cards<R: Rng>(&mut self, seat: Seat, rng: &mut R) {
        let weights = DealWeights::new(self.player(seat).class, self.config.has_teams());
        let classic = self.config.classic;
        let player = &mut self.players[seat.index()];
        let (hand, draw, rest) = (player.hand.len(), player.draw.len(), player.discard.len());
        if classic {
            player.draw = weights.bag(draw, rng);
            // A hand holds cards drawn since the last shuffle, or kept from before it.
            player.discard = weights.bag(rest, rng);
            let mut drawn: Bag = player.discard.cards().chain(player.draw.cards()).collect();
            player.hand = (0..hand).filter_map(|_| drawn.draw(rng)).collect();
        } else {
            player.draw = weights.bag((hand + draw).saturating_sub(player.known.len()), rng);
            player.draw.add(&player.known);
            player.hand = (0..hand).filter_map(|_| player.draw.draw(rng)).collect();
        }
    }
}
