//! What the game's bots know. Nothing yet: every legal action looks equally good, and a playout is random.
//!
//! Not here: the bots themselves (`atout-bots`).

use crate::{Action, Duel};
use atout_core::{BotRng, Game, HasPolicy, Policy, Scratch, Seat};

/// The knowledge behind `heuristic` and `search`.
#[derive(Debug, Clone, Copy, Default)]
pub struct DuelPolicy;

impl HasPolicy for Duel {
    type Policy = DuelPolicy;
}

impl Policy<Duel> for DuelPolicy {
    fn score(&self, _state: &Duel, _seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        scores.clear();
        scores.resize(actions.len(), 0.0);
    }

    fn is_informed(&self) -> bool {
        false
    }

    fn horizon(&self) -> usize {
        60
    }

    fn playout(&self, state: &Duel, seat: Seat, rng: &mut BotRng, scratch: &mut Scratch<Action>) -> Option<Action> {
        state.random_action(seat, rng, &mut scratch.actions)
    }
}
