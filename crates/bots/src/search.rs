//! Information-set Monte Carlo tree search.
//!
//! Every iteration samples a state from the seat's information set, walks down one tree of decisions and plays the rest
//! of the game out. So the tree finds what is good on average over all states that the seat cannot tell apart, and it
//! learns nothing hidden. Where several seats decide at the same time and there is knowledge, `paired.rs` compares the
//! own candidates instead; without knowledge each seat selects from a table of its own (decoupled selection).
//! The game's policy chooses the candidates, gives the prior and plays the playouts; without knowledge ([`Uniform`])
//! every action is a candidate and playouts are random.
//!
//! The same generator and the same budget of iterations give the same choice on every machine. A budget in milliseconds
//! is kept in every position, and no decision takes longer than a minute.
//!
//! Not here: knowledge about a game (its [`Policy`]), kinds of players (`kind.rs`).

mod clock;
mod paired;
mod plans;
mod simulator;
mod tree;

use crate::Budget;
use crate::simple::policy_choice;
use atout_core::{
    Bot, BotFailure, BotRng, BotSession, Control, Game, HasPolicy, InfoSet, Policy, Scratch, Seat, Undisturbed,
};
use clock::Clock;
use paired::PairedSearch;
use plans::PlanSearch;
use simulator::Simulator;
use std::marker::PhantomData;
use std::sync::Arc;

/// The default for the most candidates at a decision.
const WIDTH: usize = 10;

/// The search bot.
pub struct Search<G: Game, P> {
    policy: Arc<P>,
    budget: Budget,
    width: usize,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, P> Clone for Search<G, P> {
    fn clone(&self) -> Self {
        Search { policy: self.policy.clone(), budget: self.budget, width: self.width, game: self.game }
    }
}

impl<G: HasPolicy> Search<G, G::Policy> {
    /// A search with the game's own policy.
    pub fn new(budget: Budget) -> Self {
        Search::with_policy(G::Policy::default(), budget)
    }
}

impl<G: Game, P: Policy<G>> Search<G, P> {
    /// A search with any policy.
    pub fn with_policy(policy: P, budget: Budget) -> Self {
        Search { policy: Arc::new(policy), budget, width: WIDTH, game: PhantomData }
    }

    /// Sets the most candidates at a decision; those with the highest scores are kept.
    #[must_use]
    pub fn width(mut self, width: usize) -> Self {
        self.width = width.max(1);
        self
    }
}

impl<G: Game, P: Policy<G> + 'static> Bot<G> for Search<G, P> {
    fn session(&self) -> Box<dyn BotSession<G>> {
        Box::new(self.clone())
    }
}

impl<G: Game, P: Policy<G>> BotSession<G> for Search<G, P> {
    fn choose(
        &mut self,
        info: &InfoSet<'_, G>,
        rng: &mut BotRng,
        control: &dyn Control,
    ) -> Result<G::Action, BotFailure> {
        let actions = info.actions();
        if actions.len() < 2 {
            return actions.first().copied().ok_or_else(BotFailure::no_choice);
        }
        let sampled = info.sample(rng);
        let by_policy = || policy_choice(self.policy.as_ref(), &sampled, info.seat(), &mut Scratch::default());
        if self.policy.is_trivial(&sampled, info.seat()) {
            return by_policy().ok_or_else(BotFailure::no_choice);
        }
        let mut clock = Clock::new(self.budget, control);
        let choice = self.search(info, &sampled, &mut clock, rng);
        if control.is_cancelled() {
            return Err(BotFailure::Cancelled);
        }
        choice.or_else(by_policy).ok_or_else(BotFailure::no_choice)
    }
}

impl<G: Game, P: Policy<G>> Search<G, P> {
    /// Spends the budget on the decision. `sampled` is any state of the information set.
    fn search(&self, info: &InfoSet<'_, G>, sampled: &G, clock: &mut Clock<'_>, rng: &mut BotRng) -> Option<G::Action> {
        let turn = self.policy.turn();
        let is_paired = self.policy.is_informed() && (turn.is_some() || info.stage().awaited().len() > 1);
        let mut simulator = Simulator::new(self.policy.as_ref(), self.width, info, sampled);
        if let Some(turn) = turn.filter(|turn| turn.is_in_turn(sampled, sampled, info.seat())) {
            return PlanSearch::new(&mut simulator, turn, sampled, info.seat()).choose(clock, rng);
        }
        if is_paired {
            return PairedSearch::new(&mut simulator, info, sampled).choose(info, clock, rng);
        }
        simulator.fix_root(sampled, info.seat());
        if let Some(only) = simulator.only_candidate() {
            return Some(only);
        }
        while clock.may_iterate() {
            simulator.iterate(simulator.sample(info, rng), clock, rng);
            if clock.done.is_multiple_of(64) && simulator.tree.is_decided(info.seat(), clock.left()) {
                break;
            }
        }
        simulator.tree.most_visited(info.seat())
    }

    /// Searches one decision, for benchmarks. Returns the number of iterations.
    pub fn count_iterations(&self, info: &InfoSet<'_, G>, rng: &mut BotRng) -> u64 {
        let mut clock = Clock::new(self.budget, &Undisturbed);
        let sampled = info.sample(rng);
        self.search(info, &sampled, &mut clock, rng);
        clock.done.into()
    }
}

/// A policy without knowledge: every action is a candidate, playouts are random.
#[derive(Debug, Clone, Copy, Default)]
pub struct Uniform;

impl<G: Game> Policy<G> for Uniform {
    fn score(&self, _state: &G, _seat: Seat, actions: &[G::Action], scores: &mut Vec<f32>) {
        scores.clear();
        scores.resize(actions.len(), 0.0);
    }

    #[inline]
    fn playout(&self, state: &G, seat: Seat, rng: &mut BotRng, scratch: &mut Scratch<G::Action>) -> Option<G::Action> {
        state.random_action(seat, rng, &mut scratch.actions)
    }

    fn is_informed(&self) -> bool {
        false
    }
}
