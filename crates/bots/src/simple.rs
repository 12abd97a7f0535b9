//! Bots without search: a random legal action, or the one with the highest score of the game's policy.

use atout_core::{Bot, BotRng, BotSession, Control, Game, HasPolicy, InfoSet, Policy};
use std::marker::PhantomData;

/// Plays a random legal action ([`Game::random_action`]).
#[derive(Debug, Clone, Copy, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn session(&self) -> Box<dyn BotSession<G>> {
        Box::new(Random)
    }
}

impl<G: Game> BotSession<G> for Random {
    fn choose(&mut self, info: &InfoSet<'_, G>, rng: &mut BotRng, _control: &dyn Control) -> Option<G::Action> {
        // Only a seat that is awaited has an information set to sample from.
        let is_awaited = info.stage().awaited().contains(info.seat());
        if is_awaited { info.random_action(rng) } else { None }
    }
}

/// Plays the action with the highest score of the game's policy.
pub struct Heuristic<G>(PhantomData<fn() -> G>);

impl<G> Default for Heuristic<G> {
    fn default() -> Self {
        Heuristic(PhantomData)
    }
}

impl<G: HasPolicy> Bot<G> for Heuristic<G> {
    fn session(&self) -> Box<dyn BotSession<G>> {
        Box::new(HeuristicSession::<G> { policy: G::Policy::default(), scores: Vec::new() })
    }
}

struct HeuristicSession<G: HasPolicy> {
    policy: G::Policy,
    scores: Vec<f32>,
}

impl<G: HasPolicy> BotSession<G> for HeuristicSession<G> {
    fn choose(&mut self, info: &InfoSet<'_, G>, rng: &mut BotRng, _control: &dyn Control) -> Option<G::Action> {
        let actions = info.actions();
        if actions.len() > 1 {
            self.policy.score(&info.sample(rng), info.seat(), &actions, &mut self.scores);
            return actions.get(best(&self.scores)).copied();
        }
        actions.first().copied()
    }
}

/// The index of the highest score; the first of equals.
pub(crate) fn best(scores: &[f32]) -> usize {
    let mut best = 0;
    for (index, score) in scores.iter().enumerate() {
        if *score > scores[best] {
            best = index;
        }
    }
    best
}
