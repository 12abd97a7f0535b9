//! Information-set search: sample what the others may hold, walk down one tree of decisions, play the rest out.
//!
//! Each iteration imagines a fresh whole state that the seat cannot tell from the true one, so the tree collects what
//! is good on average over all of them and knows nothing hidden. Seats that decide at the same time choose from
//! tables of their own (decoupled selection). The game's policy picks the candidates, leads first visits and plays
//! the rest of the game; without knowledge ([`Uniform`]) every action is a candidate and the rest is random.
//!
//! The same generator and iteration budget give the same choice, however fast the machine. A budget in milliseconds is
//! kept whatever the position, and no decision takes longer than [`HARD_LIMIT`].

mod together;
mod tree;

use crate::{Budget, simple};
use atout_core::{
    Bot, BotRng, BotSession, Control, Game, HasPolicy, InfoSet, NoEvents, Outcome, Policy, Scratch, Seat, SeatSet,
    Stage,
};
use std::sync::Arc;
use std::time::{Duration, Instant};
use together::Together;
use tree::Tree;

/// No decision takes longer, whatever budget was asked for.
const HARD_LIMIT: Duration = Duration::from_secs(60);

/// Playouts that do not end by then are judged as they stand.
const MAX_PLAYOUT: usize = 4_000;

/// The search bot.
pub struct Search<G: Game, P> {
    policy: Arc<P>,
    budget: Budget,
    width: usize,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Game, P> Clone for Search<G, P> {
    fn clone(&self) -> Self {
        Search { policy: self.policy.clone(), budget: self.budget, width: self.width, game: self.game }
    }
}

impl<G: HasPolicy> Search<G, G::Policy> {
    /// A search led by the game's knowledge.
    pub fn new(budget: Budget) -> Self {
        Search::with_policy(G::Policy::default(), budget)
    }
}

impl<G: Game, P: Policy<G>> Search<G, P> {
    /// A search led by some policy.
    pub fn with_policy(policy: P, budget: Budget) -> Self {
        Search { policy: Arc::new(policy), budget, width: 10, game: std::marker::PhantomData }
    }

    /// Looks at no more than so many candidates at a decision: those that the policy likes best.
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
    fn choose(&mut self, info: &InfoSet<'_, G>, rng: &mut BotRng, control: &dyn Control) -> Option<G::Action> {
        let actions = info.actions();
        if actions.len() < 2 {
            return actions.first().copied();
        }
        let glance = info.sample(rng);
        if self.policy.is_trivial(&glance, info.seat()) {
            return self.at_a_glance(&glance, info.seat(), &actions);
        }
        let sides = std::array::from_fn(|n| Seat::new(n).map_or(n, |seat| info.side(seat)));
        let mut thought = Thought::new(self.policy.as_ref(), self.width, sides);
        let mut clock = Clock::new(self.budget, control);
        let choice = if info.stage().awaited().len() > 1 && self.policy.is_informed() {
            Together::new(&mut thought, info, &glance).choose(info, &mut clock, rng)
        } else {
            while clock.goes_on() {
                thought.iterate(thought.sample(info, rng), rng);
                if clock.done.is_multiple_of(64) && thought.tree.is_settled(info.seat(), clock.left()) {
                    break;
                }
            }
            thought.tree.favourite(info.seat())
        };
        if control.is_cancelled() {
            return None;
        }
        choice.or_else(|| self.at_a_glance(&glance, info.seat(), &actions))
    }
}

impl<G: Game, P: Policy<G>> Search<G, P> {
    /// What the policy likes best.
    fn at_a_glance(&self, state: &G, seat: Seat, actions: &[G::Action]) -> Option<G::Action> {
        let mut scores = Vec::new();
        self.policy.score(state, seat, actions, &mut scores);
        actions.get(simple::best(&scores)).copied()
    }
}

/// Counts iterations against the budget.
struct Clock<'c> {
    budget: Budget,
    control: &'c dyn Control,
    started: Instant,
    /// How long the host paused the thought.
    paused: Duration,
    done: u32,
}

impl<'c> Clock<'c> {
    fn new(budget: Budget, control: &'c dyn Control) -> Clock<'c> {
        Clock { budget, control, started: Instant::now(), paused: Duration::ZERO, done: 0 }
    }

    /// The time spent thinking.
    fn elapsed(&self) -> Duration {
        self.started.elapsed().saturating_sub(self.paused)
    }

    /// May one more iteration start? Counts it. Against the clock, one that takes as long as those before has to fit in.
    fn goes_on(&mut self) -> bool {
        if self.control.is_cancelled() {
            return false;
        }
        self.paused += self.control.pause();
        let goes_on = match self.budget {
            Budget::Iterations(n) => self.done < n && self.elapsed() < HARD_LIMIT,
            Budget::Millis(ms) => {
                let (limit, spent) = (Duration::from_millis(ms.into()).min(HARD_LIMIT), self.elapsed());
                spent + spent / self.done.max(1) < limit
            }
        };
        self.done += 1;
        goes_on
    }

    /// Counts one that is part of another.
    fn count(&mut self) {
        self.done += 1;
    }

    /// The share of the budget that is spent.
    fn spent(&self) -> f32 {
        match self.budget {
            Budget::Iterations(n) => self.done as f32 / n.max(1) as f32,
            Budget::Millis(ms) => self.elapsed().as_secs_f32() * 1e3 / ms.max(1) as f32,
        }
    }

    /// About how many iterations are left.
    fn left(&self) -> u32 {
        match self.budget {
            Budget::Iterations(n) => n.saturating_sub(self.done),
            Budget::Millis(ms) => {
                let spent = self.elapsed().as_secs_f64();
                let left = f64::from(ms) / 1e3 - spent;
                (f64::from(self.done) * left.max(0.0) / spent.max(1e-6)) as u32
            }
        }
    }
}

/// The tree of one decision and the buffers of its iterations.
struct Thought<'p, G: Game, P> {
    policy: &'p P,
    width: usize,
    /// Who plays together.
    sides: [usize; Seat::MAX],
    tree: Tree<G::Action>,
    path: Vec<tree::Step>,
    scratch: Scratch<G::Action>,
}

impl<'p, G: Game, P: Policy<G>> Thought<'p, G, P> {
    fn new(policy: &'p P, width: usize, sides: [usize; Seat::MAX]) -> Self {
        Thought { policy, width, sides, tree: Tree::default(), path: Vec::new(), scratch: Scratch::default() }
    }

    /// A state that the seat cannot tell from the true one, as likely as the policy can make it.
    fn sample(&self, info: &InfoSet<'_, G>, rng: &mut BotRng) -> G {
        let mut world = info.sample(rng);
        self.policy.bias_sample(&mut world, info.seat(), rng);
        world
    }

    /// One sampled game: down the tree, one new node, the rest by the policy, the result back up.
    fn iterate(&mut self, mut state: G, rng: &mut BotRng) {
        self.path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        while let Stage::Awaiting(seats) = state.stage() {
            let (child, is_new) = self.descend(node, &mut state, seats, rng);
            match child {
                Some(child) if !is_new => node = child,
                _ => break,
            }
        }
        let points = self.play_out(&mut state, rng);
        self.tree.learn(&self.path, |seat| points[seat.index()]);
    }

    /// Every awaited seat picks an arm of its own table, then all picks are applied.
    fn descend(&mut self, node: u32, state: &mut G, seats: SeatSet, rng: &mut BotRng) -> (Option<u32>, bool) {
        let mut picks = [None; Seat::MAX];
        let mut key = tree::Key::new(node);
        for seat in seats.iter() {
            state.actions(seat, &mut self.scratch.actions);
            let (arm, action) = self.pick(node, state, seat, rng);
            self.path.push(tree::Step { node, seat, arm });
            picks[seat.index()] = Some(action);
            key.add(seat, &action);
        }
        for seat in seats.iter() {
            if let Some(action) = picks[seat.index()] {
                // A pick is one of the state's own legal actions.
                let _ = state.apply(seat, &action, rng, &mut NoEvents);
            }
        }
        self.tree.child(&key)
    }

    /// Picks one of `scratch.actions` for the seat.
    fn pick(&mut self, node: u32, state: &G, seat: Seat, rng: &mut BotRng) -> (u32, G::Action) {
        let Scratch { actions, scores } = &mut self.scratch;
        if self.policy.is_informed() && actions.len() > 1 {
            self.policy.score(state, seat, actions, scores);
            prune(actions, scores, if self.policy.is_trivial(state, seat) { 1 } else { self.width });
        } else {
            scores.clear();
        }
        self.tree.pick(node, seat, actions, scores, rng)
    }

    /// What each seat gets if the policy plays all of them, to the end or to its horizon.
    fn play_out(&mut self, state: &mut G, rng: &mut BotRng) -> [f32; Seat::MAX] {
        for _ in 0..MAX_PLAYOUT.min(self.policy.horizon()) {
            let Stage::Awaiting(seats) = state.stage() else { break };
            for seat in seats.iter() {
                if let Some(action) = self.policy.playout(state, seat, rng, &mut self.scratch) {
                    // A playout's choice is one of the state's own legal actions.
                    let _ = state.apply(seat, &action, rng, &mut NoEvents);
                }
            }
        }
        match state.stage() {
            Stage::Over(outcome) => self.points_of(&outcome),
            Stage::Awaiting(_) => self.policy.judge(state),
        }
    }

    fn points_of(&self, outcome: &Outcome) -> [f32; Seat::MAX] {
        let points = |seat| outcome.points(seat, |seat| self.sides[seat.index()]) as f32;
        let mut all = [0.0; Seat::MAX];
        Seat::all(outcome.seats.into()).for_each(|seat| all[seat.index()] = points(seat));
        all
    }
}

/// Keeps the `width` actions with the highest scores, in sorted order.
fn prune<A: Copy + Ord>(actions: &mut Vec<A>, scores: &mut Vec<f32>, width: usize) {
    if actions.len() <= width {
        return;
    }
    let mut order: Vec<f32> = scores.clone();
    order.select_nth_unstable_by(width - 1, |a, b| b.total_cmp(a));
    let bar = order[width - 1];
    let mut kept = 0;
    for index in 0..actions.len() {
        if scores[index] >= bar && kept < width {
            actions[kept] = actions[index];
            scores[kept] = scores[index];
            kept += 1;
        }
    }
    actions.truncate(kept);
    scores.truncate(kept);
}

/// No knowledge at all: every action is a candidate, playouts are random.
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

/// Thinks about one decision for 2,000 iterations with random playouts, or for so long if that is less, for benchmarks.
/// Says how many were done.
pub fn search_work<G: Game>(state: &G, most: Duration, rng: &mut BotRng) -> u64 {
    const ITERATIONS: u64 = 2_000;
    let Some(seat) = state.stage().awaited().iter().next() else { return 0 };
    let (mut thought, started) = (Thought::new(&Uniform, usize::MAX, std::array::from_fn(|n| n)), Instant::now());
    let think = |_: &u64| {
        thought.iterate(state.sample(seat, rng), rng);
        started.elapsed() >= most
    };
    (1..=ITERATIONS).find(think).unwrap_or(ITERATIONS)
}
