//! Samples a state from a seat's information set.
//!
//! What a seat does not know: the chance of everything to come, the other player's hand, and what the other one has decided.

use crate::Card;
use crate::chance::Streams;
use crate::fight::insert;
use crate::state::{Decision, Player, Spire};
use atout_core::{Dice, Pile, Rng, Seat};

impl Player {
    /// What others do not see, sorted: the draw pile and the unknown part of the hand.
    pub(crate) fn unseen(&self) -> Pile<Card, 22> {
        let mut unseen: Pile<Card, 22> = self.draw.iter().chain(self.hand.iter()).copied().collect();
        for known in self.known.iter() {
            if let Some(at) = unseen.iter().position(|card| card == known) {
                unseen.remove(at);
            }
        }
        unseen.sort_unstable();
        unseen
    }
}

impl Spire {
    /// A state with the same view for the seat.
    pub(crate) fn sample_hidden<R: Rng>(&self, seat: Seat, rng: &mut R) -> Spire {
        let mut sampled = *self;
        sampled.streams = Streams::drawn(rng);
        for other in self.seats().filter(|other| *other != seat) {
            sampled.deal_again(other, rng);
            sampled.decide_again(other, rng);
        }
        sampled
    }

    /// Another player's hand and draw pile, of the same cards.
    fn deal_again<R: Rng>(&mut self, seat: Seat, rng: &mut R) {
        let player = &mut self.players[seat.index()];
        let (mut unseen, n_hand) = (player.unseen(), player.hand.len());
        player.hand = player.known;
        while player.hand.len() < n_hand {
            let card = unseen.remove(rng.index(unseen.len()));
            insert(&mut player.hand, card);
        }
        player.draw = unseen.iter().copied().collect();
    }

    /// Another player's secret decision.
    fn decide_again<R: Rng>(&mut self, seat: Seat, rng: &mut R) {
        let was = std::mem::take(&mut self.decided[seat.index()]);
        if !matches!(was, Decision::Done(..)) {
            return;
        }
        let mut actions = Vec::new();
        self.list_actions(seat, &mut actions);
        let action = actions[rng.index(actions.len())];
        let picked = self.needs_pick(seat, action).then(|| {
            let deck = &self.player(seat).deck;
            deck[rng.index(deck.len())]
        });
        self.decided[seat.index()] = Decision::Done(action, picked);
    }
}
