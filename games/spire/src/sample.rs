//! Samples a state from a seat's information set.
//!
//! What a seat does not know: the chance of everything to come, the other player's hand, and what the other one has decided.

use crate::Card;
use crate::chance::Streams;
use crate::fight::insert;
use crate::state::{Decision, PlayerState, Spire};
use atout_core::{Dice, Pile, Rng, Seat};

impl PlayerState {
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
        player.last_hand.clear();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;
    use crate::chance::Purpose;
    use atout_core::{AddressedEvent, BotRng, Game, SeedableRng, Stage, Viewer};

    /// The suite draws all chance anew, so after a fight the cards on offer nearly always differ, and views that differ
    /// prove nothing. Here hands differ and the chance of a single purpose.
    #[test]
    fn what_one_kind_of_chance_tells_stays_in_the_view() {
        const PURPOSES: [Purpose; 4] = [Purpose::Draw, Purpose::Draw, Purpose::Intent, Purpose::Vote];
        let mut won = 0;
        for seed in 0..3_000 {
            let mut rng = BotRng::seed_from_u64(seed);
            let config = Config { players: 2, life: 999, ..Config::default() };
            let mut game = Spire::start(&config, &[], &mut rng, &mut atout_core::NoEvents);
            let mut legal = Vec::new();
            for _ in 0..150 {
                let Stage::Awaiting(seats) = game.stage() else { break };
                let Some(mover) = seats.iter().next() else { break };
                let Some(action) = game.random_action(mover, &mut rng, &mut legal) else { break };
                let viewer = Seat::all(2).nth(rng.index(2)).unwrap_or(Seat::FIRST);
                let mut other = game.sample_hidden(viewer, &mut rng);
                other.streams = game.streams.with_new(PURPOSES[rng.index(PURPOSES.len())], &mut rng);
                let (mut told, mut told_other) = (Vec::new(), Vec::new());
                let fought = game.fight.turn > 0;
                game.apply(mover, &action, &mut rng, &mut told).expect("it is legal");
                if other.apply(mover, &action, &mut rng, &mut told_other).is_err() {
                    continue;
                }
                won += u32::from(fought && game.fight.turn == 0);
                for viewer in [Viewer::Seat(viewer), Viewer::Spectator] {
                    let received = |told: &[AddressedEvent<crate::Event>]| -> Vec<crate::Event> {
                        told.iter().filter(|one| one.audience.includes(viewer)).map(|one| one.event.clone()).collect()
                    };
                    if game.view(viewer) == other.view(viewer) {
                        assert_eq!(received(&told), received(&told_other), "seed {seed}, {viewer:?}, {action}");
                    }
                }
            }
        }
        assert!(won > 1_000, "only {won} fights were won");
    }
}
