//! What bots know about the climb: the heuristic of the game's first design, step by step.
//!
//! In a fight: evade if attacked, then block what is coming, then attack the weakest enemy if that lowers its life, then
//! play the rest at random, but nothing of an unfavourable element. Asleep below half of the life, else meditate. Cards:
//! always one, so that attack and defence are equally many; the worst one goes.
//!
//! Not here: bots that search (`atout-bots`).

mod cards;
mod fight;
pub(crate) mod judge;
mod playout;
mod rooms;
mod turn;

use crate::Action;
use crate::state::{Decision, Phase, Spire};
use atout_core::{BotRng, Game, HasPolicy, Policy, Scratch, Seat, TurnKnowledge};

/// The heuristic.
#[derive(Debug, Clone, Copy, Default)]
pub struct SpirePolicy;

impl HasPolicy for Spire {
    type Policy = SpirePolicy;
}

impl Policy<Spire> for SpirePolicy {
    fn turn(&self) -> Option<&dyn TurnKnowledge<Spire>> {
        Some(self)
    }

    /// Beyond the fight that is fought now, or else the next one, the judge decides.
    fn is_settled(&self, root: &Spire, state: &Spire) -> bool {
        let fights = |state: &Spire| matches!(state.phase, Phase::Turn(_) | Phase::Discard(..));
        match fights(root) {
            true => !fights(state),
            false => state.phase == Phase::Reward && (state.floor, state.at) != (root.floor, root.at),
        }
    }

    fn judge(&self, state: &Spire) -> [f32; Seat::MAX] {
        [state.judged_chance(); Seat::MAX]
    }

    #[inline]
    fn playout(&self, state: &Spire, seat: Seat, _rng: &mut BotRng, scratch: &mut Scratch<Action>) -> Option<Action> {
        if let Phase::Turn(_) = state.phase {
            return Some(state.greedy_play(seat));
        }
        Game::actions(state, seat, &mut scratch.actions);
        self.score(state, seat, &scratch.actions, &mut scratch.scores);
        let best = (0..scratch.scores.len()).max_by(|&a, &b| scratch.scores[a].total_cmp(&scratch.scores[b]))?;
        Some(scratch.actions[best])
    }

    fn score(&self, state: &Spire, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        scores.clear();
        let is_half = matches!(state.decided[seat.index()], Decision::Half(_));
        match state.phase {
            Phase::Turn(_) => state.score_plays(seat, actions, scores),
            Phase::Discard(..) => {
                let hand = &state.player(seat).hand;
                scores.extend(actions.iter().map(|action| match action {
                    Action::Discard(place) => -state.card_value(hand[usize::from(*place)]),
                    _ => 0.0,
                }));
            }
            _ if is_half => scores.extend(actions.iter().map(|action| state.pick_score(seat, *action))),
            _ => scores.extend(actions.iter().map(|action| state.decision_score(seat, *action))),
        }
    }
}
