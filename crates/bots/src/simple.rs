//! Players that answer at once: any legal action, or the one that the game's knowledge likes best.

use atout_core::{Bot, BotRng, Game, HasPolicy, InfoSet, Policy};

/// Plays without any idea: any legal action, as the game throws them ([`Game::random_action`]).
#[derive(Debug, Clone, Copy, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&self, info: &InfoSet<'_, G>, rng: &mut BotRng) -> G::Action {
        info.random_action(rng).unwrap_or_else(|| info.actions()[0])
    }
}

/// Plays what the game's knowledge scores highest.
pub struct Heuristic<G: HasPolicy>(G::Policy);

impl<G: HasPolicy> Default for Heuristic<G> {
    fn default() -> Self {
        Heuristic(G::Policy::default())
    }
}

impl<G: HasPolicy> Bot<G> for Heuristic<G> {
    fn choose(&self, info: &InfoSet<'_, G>, rng: &mut BotRng) -> G::Action {
        let actions = info.actions();
        if actions.len() == 1 {
            return actions[0];
        }
        let mut scores = Vec::with_capacity(actions.len());
        self.0.score(&info.sample(rng), info.seat(), &actions, &mut scores);
        actions[best(&scores)]
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
