//! Who is ahead: the chance of each player to win a duel that is not over.

use crate::CardType;
use crate::state::{Duel, SEATS};
use atout_core::Seat;

/// Weights of what tells who is ahead: life, creatures, other permanents, lands, cards in hand, and the tempo of the turn.
const WEIGHTS: [f32; 6] = [0.09, 0.2, 0.12, 0.14, 0.28, 0.1];

impl Duel {
    /// The chances of all seats.
    pub(super) fn chances(&self) -> [f32; Seat::MAX] {
        let mut chances = [0.0; Seat::MAX];
        let lead: f32 = self.lead(Seat::FIRST) - self.lead(Seat::SECOND);
        let first = 1.0 / (1.0 + (-lead).exp());
        chances[0] = first;
        chances[1] = 1.0 - first;
        chances
    }

    /// What one player has, weighed.
    fn lead(&self, seat: Seat) -> f32 {
        let features = self.features(seat);
        features.iter().zip(WEIGHTS).map(|(feature, weight)| feature * weight).sum()
    }

    /// What can be told of one player.
    pub(crate) fn features(&self, seat: Seat) -> [f32; 6] {
        let player = self.player(seat);
        let (mut creatures, mut others, mut lands) = (0.0, 0.0, 0.0f32);
        for slot in self.slots().filter(|&slot| self.at(slot).controller == seat) {
            match self.at(slot).card_type {
                CardType::Creature => creatures += self.permanent_value(slot),
                CardType::Land => lands += 1.0,
                _ => others += self.permanent_value(slot),
            }
        }
        let life = f32::from(player.life.max(0));
        [
            // The first points of life are worth most.
            life.min(10.0) + 0.5 * (life - 10.0).max(0.0),
            creatures,
            others,
            lands.min(7.0) + 0.2 * (lands - 7.0).max(0.0),
            player.hand.len() as f32,
            f32::from(u8::from(self.active == seat)),
        ]
    }
}

const _: () = assert!(SEATS == 2);
