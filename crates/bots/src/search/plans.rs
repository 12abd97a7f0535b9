//! Plan search: for games whose turns are rows of actions. Every plan for the rest of the turn is found first, then the
//! promising ones are compared by what follows them: the others' answer, the coming draws, the rest of the fight.
//!
//! A plan ends where the turn does, or with an action that chance decides; whatever comes then is sampled again for every
//! sample, so no plan profits from knowing it. All plans are tried with the same chance (common random numbers), and the
//! number of sampled futures grows as plans are dropped: after equal shares of the budget the worse half goes, and a plan
//! that is certainly worse goes at once.
//!
//! Not here: what is promising (the game's [`TurnKnowledge`]), how a future goes on (its policy), what it is worth (its judge).

use super::clock::Clock;
use super::paired::n_kept;
use super::simulator::Simulator;
use atout_core::{BotRng, Game, NoEvents, Policy, Rng, Seat, SeedableRng, TurnKnowledge};
use rustc_hash::FxHashSet;

/// The most plans that are compared.
const MAX_PLANS: usize = 32;
/// A turn with more positions is not searched for further plans.
const MAX_POSITIONS: usize = 2_000;

/// By how many standard errors a plan is certainly worse than the best.
const CERTAIN: f32 = 3.0;
/// A lead in points that is too small to matter.
const NEGLIGIBLE: f32 = 0.001;
/// Plans are compared after this many samples, and whenever there are twice as many.
const FIRST_COMPARISON: usize = 32;

/// A way to play the rest of the turn.
struct Plan<G: Game> {
    /// What it begins with.
    first: G::Action,
    /// Its last action, and the state before it.
    last: (G, G::Action),
    /// How good it looks at the end of the turn.
    promise: f32,
    /// Its points in each sample.
    points: Vec<f32>,
    /// Their sum.
    total: f64,
}

impl<G: Game> Plan<G> {
    fn add(&mut self, points: f32) {
        self.points.push(points);
        self.total += f64::from(points);
    }

    /// Is it worse than another plan by more than chance explains, or better by nothing that matters? Both were tried in the
    /// same samples.
    fn is_certainly_not_better(&self, other: &Plan<G>) -> bool {
        let n = self.points.len().max(1) as f32;
        let leads = self.points.iter().zip(&other.points).map(|(own, other)| own - other);
        let (sum, squares) = leads.fold((0.0, 0.0), |(sum, squares), lead| (sum + lead, squares + lead * lead));
        let mean: f32 = sum / n;
        let error = ((squares / n - mean * mean).max(0.0) / n).sqrt();
        mean + CERTAIN * error < NEGLIGIBLE
    }
}

/// The plans of one decision.
pub(super) struct PlanSearch<'s, 'p, G: Game, P> {
    simulator: &'s mut Simulator<'p, G, P>,
    seat: Seat,
    plans: Vec<Plan<G>>,
}

impl<'s, 'p, G: Game, P: Policy<G>> PlanSearch<'s, 'p, G, P> {
    /// Finds the plans. `sampled` is any state of the information set.
    pub(super) fn new(
        simulator: &'s mut Simulator<'p, G, P>,
        turn: &dyn TurnKnowledge<G>,
        sampled: &G,
        seat: Seat,
    ) -> Self {
        let mut finder = Finder { turn, before: sampled, seat, seen: FxHashSet::default(), plans: Vec::new() };
        finder.find(sampled, None);
        let mut plans = finder.plans;
        plans.sort_by(|a, b| b.promise.total_cmp(&a.promise));
        plans.truncate(MAX_PLANS);
        PlanSearch { simulator, seat, plans }
    }

    /// Spends the budget and returns the first action of the best plan.
    pub(super) fn choose(mut self, clock: &mut Clock<'_>, rng: &mut BotRng) -> Option<G::Action> {
        let (n_at_start, mut samples, mut comparison) = (self.plans.len(), 0, FIRST_COMPARISON);
        while self.is_open() && clock.may_iterate() {
            samples += 1;
            let chance = BotRng::seed_from_u64(rng.next_u64());
            for plan in &mut self.plans {
                if clock.is_cancelled() {
                    return None;
                }
                clock.count();
                let mut chance = chance.clone();
                let mut state = plan.last.0.sample(self.seat, &mut chance);
                // It is one of the state's own legal actions.
                let _ = state.apply(self.seat, &plan.last.1, &mut chance, &mut NoEvents);
                plan.add(self.simulator.play_out(&mut state, clock, &mut chance)[self.seat.index()]);
            }
            if samples == comparison {
                comparison *= 2;
                self.drop_worse();
            }
            self.keep_best(n_kept(n_at_start, clock.spent()));
        }
        self.sort();
        self.plans.first().map(|best| best.first)
    }

    /// The best plans first; of equal ones the more promising.
    fn sort(&mut self) {
        self.plans.sort_by(|a, b| b.total.total_cmp(&a.total).then(b.promise.total_cmp(&a.promise)));
    }

    /// Drops the plans that are certainly not better than the best.
    fn drop_worse(&mut self) {
        self.sort();
        let mut plans = std::mem::take(&mut self.plans).into_iter();
        let Some(best) = plans.next() else { return };
        let rest: Vec<Plan<G>> = plans.filter(|plan| !plan.is_certainly_not_better(&best)).collect();
        self.plans = std::iter::once(best).chain(rest).collect();
    }

    fn keep_best(&mut self, n: usize) {
        if self.plans.len() > n {
            self.sort();
            self.plans.truncate(n);
        }
    }

    /// Do plans differ in what they begin with?
    fn is_open(&self) -> bool {
        self.plans.windows(2).any(|pair| pair[0].first != pair[1].first)
    }
}

/// Walks through the positions of a turn.
struct Finder<'f, G: Game> {
    turn: &'f dyn TurnKnowledge<G>,
    before: &'f G,
    seat: Seat,
    seen: FxHashSet<u64>,
    plans: Vec<Plan<G>>,
}

impl<G: Game> Finder<'_, G> {
    fn find(&mut self, state: &G, first: Option<G::Action>) {
        let mut actions = Vec::new();
        state.actions(self.seat, &mut actions);
        for action in actions {
            let begin = first.unwrap_or(action);
            if self.turn.uses_chance(state, &action) {
                // Later in the turn it would tell less: what it brings can be used only after it.
                if first.is_none() {
                    self.add(begin, state, action, f32::INFINITY);
                }
                continue;
            }
            let mut next = state.clone();
            // It is one of the state's own legal actions, and uses no chance.
            let _ = next.apply(self.seat, &action, &mut BotRng::seed_from_u64(0), &mut NoEvents);
            if !self.turn.is_in_turn(self.before, &next, self.seat) {
                self.add(begin, state, action, self.turn.value(self.before, &next, self.seat));
            } else if self.seen.len() < MAX_POSITIONS && self.seen.insert(self.turn.key(&next, self.seat)) {
                self.find(&next, Some(begin));
            }
        }
    }

    fn add(&mut self, first: G::Action, before: &G, last: G::Action, promise: f32) {
        self.plans.push(Plan { first, last: (before.clone(), last), promise, points: Vec::new(), total: 0.0 });
    }
}
