//! The policy: scores each decision and estimates every player's chance to win.
//!
//! A move is about space: cards work at any distance, so a cell is good only if it is hard to wall in. Cards are compared
//! in one unit: the value of ten points of own life at the start.
//!
//! Not here: the search that uses the policy (`atout-bots`).

mod cards;
mod class_factors;
mod hands;
pub(crate) mod judge;
mod space;
mod standing;
mod weights;

use crate::{Action, Class, Config, Kitty, Phase};
use atout_core::{BotRng, Game, Policy, Scratch, Seat};
pub use class_factors::ClassFactors;
pub use weights::KittyWeights;

/// The policy with its tuned numbers.
#[derive(Debug, Clone, Copy, Default)]
pub struct KittyPolicy {
    /// The weights that all classes share.
    pub weights: KittyWeights,
    /// How each class changes the weights.
    pub class_factors: ClassFactors,
}

/// The rounds of decisions (a move and a card are two) of a playout before it is judged.
const HORIZON: usize = 6;

impl Policy<Kitty> for KittyPolicy {
    fn score(&self, state: &Kitty, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        scores.clear();
        match state.phase() {
            Phase::Pick => scores.extend(actions.iter().map(|action| self.class_score(state, seat, *action))),
            Phase::Move => self.score_moves(state, seat, actions, scores),
            Phase::Card => self.score_cards(state, seat, actions, scores),
            Phase::Over => {}
        }
    }

    fn bias_sample(&self, sampled: &mut Kitty, seat: Seat, rng: &mut BotRng) {
        hands::bias_sample(sampled, seat, rng);
    }

    fn horizon(&self) -> usize {
        HORIZON
    }

    fn judge(&self, state: &Kitty) -> [f32; Seat::MAX] {
        self.judged_chances(state)
    }

    fn playout(&self, state: &Kitty, seat: Seat, rng: &mut BotRng, scratch: &mut Scratch<Action>) -> Option<Action> {
        if state.phase() == Phase::Move {
            return Some(self.playout_move(state, seat, rng));
        }
        Game::actions(state, seat, &mut scratch.actions);
        self.score(state, seat, &scratch.actions, &mut scratch.scores);
        let best = (0..scratch.scores.len()).max_by(|&a, &b| scratch.scores[a].total_cmp(&scratch.scores[b]))?;
        Some(scratch.actions[best])
    }
}

impl KittyPolicy {
    /// The classes are balanced, so the tie-break decides: players pick different ones.
    fn class_score(&self, state: &Kitty, seat: Seat, action: Action) -> f32 {
        let Action::Pick(class) = action else { return 0.0 };
        let preference = state.tie_break(seat).preference(state.player(seat).stats.cell);
        let favourite = Class::CHOICES[usize::from(preference) % Class::CHOICES.len()];
        f32::from(u8::from(class == favourite))
    }
}

/// The chance of each seat: its side's share of the strength of all sides. The chances of all sides add up to 1.
fn chances_from(config: &Config, strength: &[f32; Seat::MAX]) -> [f32; Seat::MAX] {
    let (mut sides, mut shares) = ([0.0; Seat::MAX], [0.0; Seat::MAX]);
    let seats = || Seat::all(config.n_players());
    seats().for_each(|seat| sides[config.side(seat)] += strength[seat.index()]);
    let all: f32 = sides.iter().sum();
    if all > 0.0 {
        seats().for_each(|seat| shares[seat.index()] = sides[config.side(seat)] / all);
    }
    shares
}
