//! Decisions that several make at once: every candidate is tried in the same imagined worlds, against the same choices
//! of the others and with the same luck, so that few worlds tell which one is better.
//!
//! The others choose from tables of their own (decoupled selection), led by the policy and by what came of it. After
//! equal shares of the budget the worse half of the candidates is dropped. The policy's favourite stays to the end:
//! another one is played only if it did better by more than chance explains.

use super::tree::{Step, Tree};
use super::{Clock, Thought, prune};
use crate::simple;
use atout_core::{BotRng, Game, Policy, Rng, Seat, SeatSet, SeedableRng, Seen, Silent, Stage};

/// More candidates would each be tried too seldom to tell them apart.
const MAX_CANDIDATES: usize = 6;

/// By how many standard errors a candidate has to be better than the favourite.
const SURE: f64 = 1.0;

/// One of the actions that are weighed.
struct Candidate<A> {
    action: A,
    /// The points it brought.
    points: f64,
    /// By how much it did better than the favourite in the same worlds: the sum, and the sum of squares.
    ahead: [f64; 2],
}

impl<A> Candidate<A> {
    fn new(action: A) -> Candidate<A> {
        Candidate { action, points: 0.0, ahead: [0.0; 2] }
    }

    fn note(&mut self, points: f64, favourite: f64) {
        let ahead = points - favourite;
        self.points += points;
        self.ahead[0] += ahead;
        self.ahead[1] += ahead * ahead;
    }

    /// Is it better than the favourite, by more than chance explains?
    fn is_better(&self, worlds: f64) -> bool {
        let [sum, squares] = self.ahead;
        let mean = sum / worlds;
        let error = ((squares / worlds - mean * mean).max(0.0) / worlds).sqrt();
        mean > SURE * error
    }
}

/// The candidates of one decision.
pub(super) struct Together<'t, 'p, G: Game, P> {
    thought: &'t mut Thought<'p, G, P>,
    seat: Seat,
    /// The policy's favourite first.
    candidates: Vec<Candidate<G::Action>>,
    /// How many candidates there were at first.
    first: usize,
}

impl<'t, 'p, G: Game, P: Policy<G>> Together<'t, 'p, G, P> {
    pub(super) fn new(thought: &'t mut Thought<'p, G, P>, seen: &Seen<'_, G>, glance: &G) -> Self {
        let (mut actions, mut scores) = (seen.actions(), Vec::new());
        thought.policy.score(glance, seen.seat(), &actions, &mut scores);
        prune(&mut actions, &mut scores, thought.width.min(MAX_CANDIDATES));
        actions.swap(0, simple::best(&scores));
        let candidates: Vec<_> = actions.into_iter().map(Candidate::new).collect();
        Together { thought, seat: seen.seat(), first: candidates.len(), candidates }
    }

    /// The candidate that did best when the budget is spent, if it surely did better than the favourite.
    pub(super) fn choose(mut self, seen: &Seen<'_, G>, clock: &mut Clock, rng: &mut BotRng) -> Option<G::Action> {
        let mut worlds = 0.0;
        while self.candidates.len() > 1 && clock.goes_on() {
            self.try_world(&seen.imagine(rng), clock, rng);
            worlds += 1.0;
            self.keep_best(n_kept(self.first, clock.spent()));
        }
        let better = self.candidates.iter().filter(|candidate| candidate.is_better(worlds));
        let best = better.max_by(|a, b| a.points.total_cmp(&b.points)).or(self.candidates.first());
        best.map(|candidate| candidate.action)
    }

    /// All candidates in one world.
    fn try_world(&mut self, world: &G, clock: &mut Clock, rng: &mut BotRng) {
        let Stage::Awaiting(seats) = world.stage() else { return };
        let mut picks = self.pick_for_others(world, seats, rng);
        let luck = BotRng::seed_from_u64(rng.next_u64());
        let (mut sums, mut favourite) = ([0.0; Seat::MAX], None);
        for candidate in &mut self.candidates {
            clock.count();
            let (mut state, mut luck) = (world.clone(), luck.clone());
            picks[self.seat.index()] = Some(candidate.action);
            for seat in seats.iter() {
                if let Some(action) = picks[seat.index()] {
                    // A pick is one of the state's own legal actions.
                    let _ = state.apply(seat, &action, &mut luck, &mut Silent);
                }
            }
            let points = self.thought.play_out(&mut state, &mut luck);
            let own = f64::from(points[self.seat.index()]);
            candidate.note(own, *favourite.get_or_insert(own));
            sums.iter_mut().zip(points).for_each(|(sum, points)| *sum += points);
        }
        let n = self.candidates.len() as f32;
        self.thought.tree.learn(&self.thought.path, |seat| sums[seat.index()] / n);
    }

    /// What everybody else does, each from a table of its own.
    fn pick_for_others(&mut self, world: &G, seats: SeatSet, rng: &mut BotRng) -> [Option<G::Action>; Seat::MAX] {
        let mut picks = [None; Seat::MAX];
        self.thought.path.clear();
        for other in seats.iter().filter(|other| *other != self.seat) {
            world.actions(other, &mut self.thought.scratch.actions);
            let (arm, action) = self.thought.pick(Tree::<G::Action>::ROOT, world, other, rng);
            self.thought.path.push(Step { node: Tree::<G::Action>::ROOT, seat: other, arm });
            picks[other.index()] = Some(action);
        }
        picks
    }

    /// Drops all but so many, never the favourite.
    fn keep_best(&mut self, n: usize) {
        if self.candidates.len() > n {
            // All were tried in the same worlds, so sums compare.
            self.candidates[1..].sort_by(|a, b| b.points.total_cmp(&a.points));
            self.candidates.truncate(n);
        }
    }
}

/// How many of the `first` candidates are left when a share of the budget is spent: half as many after every equal
/// share, the favourite and one other at the end. A world that took its time can spend many times the budget.
fn n_kept(first: usize, spent: f32) -> usize {
    let rounds = (first as f32).log2().ceil();
    (first >> (spent.clamp(0.0, 1.0) * rounds) as u32).max(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_are_halved_by_equal_shares_of_the_budget() {
        assert_eq!([0.0, 0.24, 0.25, 0.5, 0.75, 1.0].map(|spent| n_kept(10, spent)), [10, 10, 5, 2, 2, 2]);
    }

    #[test]
    fn a_budget_that_was_spent_many_times_over_leaves_two() {
        assert_eq!([1.1, 16.0, 16.3, 1e9, f32::INFINITY].map(|spent| n_kept(10, spent)), [2; 5]);
    }

    #[test]
    fn a_candidate_is_better_only_if_luck_does_not_explain_it() {
        let with = |points: &[f64]| {
            let mut candidate = Candidate::new(());
            points.iter().for_each(|points| candidate.note(*points, 0.5));
            candidate.is_better(points.len() as f64)
        };
        assert!(with(&[0.6, 0.7, 0.6, 0.7]));
        assert!(!with(&[0.9, 0.1, 0.9, 0.2]));
        assert!(!with(&[0.4, 0.4]));
    }
}
