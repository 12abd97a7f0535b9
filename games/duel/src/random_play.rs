//! Random actions without the list of all of them: playouts are mostly this.
//!
//! With priority a candidate is drawn until one is legal, so every legal one is equally likely. Mana is never tapped by
//! hand: payments are automatic.

use crate::action::Action;
use crate::state::{Asked, Duel};
use atout_core::{Dice, Game, Rng, Seat};

/// After so many candidates in vain the list is made.
const TRIES: usize = 24;

impl Duel {
    /// A random legal action of the seat.
    #[inline]
    pub(crate) fn random_play<R: Rng>(&self, seat: Seat, rng: &mut R, scratch: &mut Vec<Action>) -> Option<Action> {
        if self.asked == Asked::Priority(seat)
            && let Some(action) = self.random_priority(seat, rng)
        {
            return Some(action);
        }
        self.actions(seat, scratch);
        if self.asked == Asked::Priority(seat) && scratch.last() == Some(&Action::ByHand) && scratch.len() > 1 {
            scratch.pop();
        }
        (!scratch.is_empty()).then(|| scratch[rng.index(scratch.len())])
    }

    /// Draws candidates until one is legal, at most [`TRIES`].
    fn random_priority<R: Rng>(&self, seat: Seat, rng: &mut R) -> Option<Action> {
        let is_sorcery_time = self.is_sorcery_time(seat);
        let mut tally = None;
        // Most candidates are too early or too dear, which is found out at little cost.
        let mut is_likely = |action| match action {
            Action::Cast(place) => {
                let brief = self.brief(self.player(seat).hand[usize::from(place)].card());
                (brief.is_fast || is_sorcery_time)
                    && tally.get_or_insert_with(|| self.tally(seat, None)).pays(&brief.cost)
            }
            Action::Land(_) => is_sorcery_time,
            _ => true,
        };
        (0..TRIES).map(|_| self.candidate(seat, rng)).find(|&action| is_likely(action) && self.is_legal(seat, action))
    }

    /// To pass, a card of the hand, or an ability in play.
    fn candidate<R: Rng>(&self, seat: Seat, rng: &mut R) -> Action {
        let hand = &self.player(seat).hand;
        let n_abilities = self.ability_slots.len() as usize;
        let at = rng.index(1 + hand.len() + n_abilities);
        if at == 0 {
            return Action::Pass;
        }
        if let Some(card) = hand.get(at - 1) {
            let place = (at - 1) as u8;
            return if self.brief(card.card()).card_type.is_spell() {
                Action::Cast(place)
            } else {
                Action::Land(place)
            };
        }
        let slot = self.ability_slots.iter().nth(at - 1 - hand.len()).unwrap_or_default();
        let n = self.permanent(slot).map_or(0, |permanent| usize::from(self.brief(permanent.card).n_activated));
        Action::Use(slot, rng.index(n.max(1)) as u8)
    }
}
