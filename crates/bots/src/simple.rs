//! Bots without search: a random legal action, the one with the highest score of the game's policy, or a little of both.

use atout_core::{Bot, BotFailure, BotRng, BotSession, Control, Game, HasPolicy, InfoSet, Policy, Scratch, Seat};
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
    fn choose(
        &mut self,
        info: &InfoSet<'_, G>,
        rng: &mut BotRng,
        _control: &dyn Control,
    ) -> Result<G::Action, BotFailure> {
        // Only a seat that is awaited has an information set to sample from.
        let is_awaited = info.stage().awaited().contains(info.seat());
        let chosen = if is_awaited { info.random_action(rng) } else { None };
        chosen.ok_or_else(BotFailure::no_choice)
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
        Box::new(HeuristicSession::<G>::default())
    }
}

struct HeuristicSession<G: HasPolicy> {
    policy: G::Policy,
    scratch: Scratch<G::Action>,
}

impl<G: HasPolicy> Default for HeuristicSession<G> {
    fn default() -> Self {
        HeuristicSession { policy: G::Policy::default(), scratch: Scratch::default() }
    }
}

impl<G: HasPolicy> BotSession<G> for HeuristicSession<G> {
    fn choose(
        &mut self,
        info: &InfoSet<'_, G>,
        rng: &mut BotRng,
        _control: &dyn Control,
    ) -> Result<G::Action, BotFailure> {
        if !info.stage().awaited().contains(info.seat()) {
            return Err(BotFailure::no_choice());
        }
        policy_choice(&self.policy, &info.sample(rng), info.seat(), &mut self.scratch).ok_or_else(BotFailure::no_choice)
    }
}

/// The legal action with the highest score of a policy.
pub(crate) fn policy_choice<G: Game, P: Policy<G>>(
    policy: &P,
    state: &G,
    seat: Seat,
    scratch: &mut Scratch<G::Action>,
) -> Option<G::Action> {
    let Scratch { actions, scores } = scratch;
    state.actions(seat, actions);
    if actions.len() > 1 {
        policy.score(state, seat, actions, scores);
        return actions.get(best(scores)).copied();
    }
    actions.first().copied()
}

/// Plays at random, but follows the game's policy in the decisions that even a beginner makes well
/// ([`Policy::is_basic`]). It is what people get as the weakest opponent; [`Random`] is for measuring.
pub struct Beginner<G>(PhantomData<fn() -> G>);

impl<G> Default for Beginner<G> {
    fn default() -> Self {
        Beginner(PhantomData)
    }
}

impl<G: HasPolicy> Bot<G> for Beginner<G> {
    fn session(&self) -> Box<dyn BotSession<G>> {
        Box::new(BeginnerSession(HeuristicSession::<G>::default()))
    }
}

struct BeginnerSession<G: HasPolicy>(HeuristicSession<G>);

impl<G: HasPolicy> BotSession<G> for BeginnerSession<G> {
    fn choose(
        &mut self,
        info: &InfoSet<'_, G>,
        rng: &mut BotRng,
        control: &dyn Control,
    ) -> Result<G::Action, BotFailure> {
        let is_awaited = info.stage().awaited().contains(info.seat());
        match is_awaited && self.0.policy.is_basic(&info.sample(rng), info.seat()) {
            true => self.0.choose(info, rng, control),
            false => Random.choose(info, rng, control),
        }
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
