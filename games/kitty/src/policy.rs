//! What a good player knows: how good each decision looks, and who is ahead.
//!
//! Moves are about space: cards reach everywhere, so all that a cell can do is to be hard to wall in. Cards are weighed
//! against each other in one currency: what ten points of one's own life are worth at the start.
//!
//! Not here: the search that uses it (`atout-bots`).

mod cards;
mod hands;
pub(crate) mod judge;
mod lore;
mod space;
mod standing;
mod weights;

use crate::{Action, Class, Config, Kitty, Phase};
use atout_core::{BotRng, HasPolicy, Policy, Scratch, Seat};
pub use lore::Lore;
pub use weights::Weights;

/// The knowledge, with its numbers.
#[derive(Debug, Clone, Copy, Default)]
pub struct KittyPolicy {
    /// The numbers that everybody plays by.
    pub weights: Weights,
    /// What the classes know beside them.
    pub lore: Lore,
}

impl HasPolicy for Kitty {
    type Policy = KittyPolicy;
}

/// Rounds of decisions (a move and a card are two) that a playout has before it is judged.
const HORIZON: usize = 6;

impl Policy<Kitty> for KittyPolicy {
    fn score(&self, state: &Kitty, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        scores.clear();
        match state.phase() {
            Phase::Pick => scores.extend(actions.iter().map(|action| self.like(state, seat, *action))),
            Phase::Move => self.score_moves(state, seat, actions, scores),
            Phase::Card => self.score_cards(state, seat, actions, scores),
            Phase::Over => {}
        }
    }

    /// Where to stand is mostly a matter of taste; cards are what games are won with.
    fn is_trivial(&self, state: &Kitty, _seat: Seat) -> bool {
        state.phase() == Phase::Move
    }

    fn bias_sample(&self, sampled: &mut Kitty, seat: Seat, rng: &mut BotRng) {
        hands::bias_sample(sampled, seat, rng);
    }

    fn horizon(&self) -> usize {
        HORIZON
    }

    fn judge(&self, state: &Kitty) -> [f32; Seat::MAX] {
        self.hopes(state)
    }

    fn playout(&self, state: &Kitty, seat: Seat, rng: &mut BotRng, scratch: &mut Scratch<Action>) -> Option<Action> {
        if state.phase() == Phase::Move {
            return Some(self.roomy_move(state, seat, rng));
        }
        atout_core::Game::actions(state, seat, &mut scratch.actions);
        self.score(state, seat, &scratch.actions, &mut scratch.scores);
        let best = (0..scratch.scores.len()).max_by(|&a, &b| scratch.scores[a].total_cmp(&scratch.scores[b]))?;
        Some(scratch.actions[best])
    }
}

impl KittyPolicy {
    /// All classes are meant to be equal; so that not everybody is the same, it is a matter of taste.
    fn like(&self, state: &Kitty, seat: Seat, action: Action) -> f32 {
        let Action::Pick(class) = action else { return 0.0 };
        let favourite =
            Class::CHOICES[usize::from(state.mood(seat).taste(state.player(seat).stats.cell)) % Class::CHOICES.len()];
        f32::from(u8::from(class == favourite))
    }
}

/// What each seat can hope for if its side's chance is its share of the strength of all: together 1 for all sides.
fn share_out(config: &Config, strength: &[f32; Seat::MAX]) -> [f32; Seat::MAX] {
    let (mut sides, mut shares) = ([0.0; Seat::MAX], [0.0; Seat::MAX]);
    let seats = || Seat::all(config.n_players());
    seats().for_each(|seat| sides[config.side(seat)] += strength[seat.index()]);
    let all: f32 = sides.iter().sum();
    if all > 0.0 {
        seats().for_each(|seat| shares[seat.index()] = sides[config.side(seat)] / all);
    }
    shares
}
