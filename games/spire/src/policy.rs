//! What bots know about the climb: the heuristic of the game's first design, step by step.
//!
//! In a fight: evade if attacked, then block what is coming, then attack the weakest enemy if that lowers its life, then
//! play the rest at random, but nothing of an unfavourable element. Asleep below half of the life, else meditate. Cards:
//! always one, so that attack and defence are equally many; the worst one goes.
//!
//! Not here: bots that search (`atout-bots`).

mod cards;
mod fight;
mod rooms;
mod turn;

use crate::Action;
use crate::state::{Decision, Phase, Spire};
use atout_core::{HasPolicy, Policy, Seat, TurnKnowledge};

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
