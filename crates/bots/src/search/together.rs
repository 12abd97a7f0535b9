//! Decisions that several make at once: every candidate is tried in the same sampled worlds, against the same choices
//! of the others and with the same luck, so that few worlds tell which one is better.
//!
//! The others choose from tables of their own (decoupled selection), led by the policy and by what came of it. After
//! equal shares of the budget the worse half of the candidates is dropped, and who has lost beyond doubt at once; who is
//! alone at the end need not wait for it. The policy's favourite stays: another one is played only if it did better by
//! more than chance explains.

use super::tree::{Step, Tree};
use super::{Clock, Thought, prune};
use crate::simple;
use atout_core::{BotRng, Game, InfoSet, NoEvents, Policy, Rng, Seat, SeatSet, SeedableRng, Stage};

/// More candidates would each be tried too seldom to tell them apart.
const MAX_CANDIDATES: usize = 6;

/// By how many standard errors a candidate has to be better than the favourite.
const SURE: f64 = 1.0;

/// By how many standard errors a candidate is ahead or behind when there is no more to find out.
const BEYOND_DOUBT: f64 = 3.0;

/// A lead, in points, that is not worth more thought.
const TRIFLE: f64 = 0.002;

/// Candidates are looked over whenever so many more worlds have been tried.
const LAP: u32 = 32;

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

    /// How far it is ahead of the favourite, and the standard error of that.
    fn lead(&self, worlds: u32) -> (f64, f64) {
        let (worlds, [sum, squares]) = (f64::from(worlds), self.ahead);
        let mean = sum / worlds;
        (mean, ((squares / worlds - mean * mean).max(0.0) / worlds).sqrt())
    }

    /// Is it better than the favourite, by more than chance explains?
    fn is_better(&self, worlds: u32) -> bool {
        let (mean, error) = self.lead(worlds);
        mean > SURE * error
    }

    /// Is it better beyond doubt?
    fn has_won(&self, worlds: u32) -> bool {
        let (mean, error) = self.lead(worlds);
        mean > BEYOND_DOUBT * error
    }

    /// Is it worse, or hardly better, beyond doubt?
    fn has_lost(&self, worlds: u32) -> bool {
        let (mean, error) = self.lead(worlds);
        mean + BEYOND_DOUBT * error < TRIFLE
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
    pub(super) fn new(thought: &'t mut Thought<'p, G, P>, info: &InfoSet<'_, G>, glance: &G) -> Self {
        let (mut actions, mut scores) = (info.actions(), Vec::new());
        thought.policy.score(glance, info.seat(), &actions, &mut scores);
        prune(&mut actions, &mut scores, thought.width.min(MAX_CANDIDATES));
        actions.swap(0, simple::best(&scores));
        let candidates: Vec<_> = actions.into_iter().map(Candidate::new).collect();
        Together { thought, seat: info.seat(), first: candidates.len(), candidates }
    }

    /// The candidate that did best when the budget is spent or all is clear, if it surely did better than the favourite.
    pub(super) fn choose(
        mut self,
        info: &InfoSet<'_, G>,
        clock: &mut Clock<'_>,
        rng: &mut BotRng,
    ) -> Option<G::Action> {
        let mut worlds = 0;
        while self.candidates.len() > 1 && clock.goes_on() {
            self.try_world(&self.thought.sample(info, rng), clock, rng);
            worlds += 1;
            self.keep_best(n_kept(self.first, clock.spent()));
            if worlds % LAP == 0 && self.is_settled(worlds) {
                break;
            }
        }
        let better = self.candidates.iter().filter(|candidate| candidate.is_better(worlds));
        let best = better.max_by(|a, b| a.points.total_cmp(&b.points)).or(self.candidates.first());
        best.map(|candidate| candidate.action)
    }

    /// Drops who has lost. Is there nothing left to find out?
    fn is_settled(&mut self, worlds: u32) -> bool {
        let mut rank = 0;
        self.candidates.retain(|candidate| {
            rank += 1;
            rank == 1 || !candidate.has_lost(worlds)
        });
        match &self.candidates[..] {
            [_, last] => last.has_won(worlds),
            candidates => candidates.len() < 2,
        }
    }

    /// All candidates in one world.
    fn try_world(&mut self, world: &G, clock: &mut Clock<'_>, rng: &mut BotRng) {
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
                    let _ = state.apply(seat, &action, &mut luck, &mut NoEvents);
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
            candidate.is_better(points.len() as u32)
        };
        assert!(with(&[0.6, 0.7, 0.6, 0.7]));
        assert!(!with(&[0.9, 0.1, 0.9, 0.2]));
        assert!(!with(&[0.4, 0.4]));
    }

    #[test]
    fn a_race_is_over_when_a_candidate_is_ahead_or_behind_beyond_doubt() {
        let after = |leads: &[f64]| {
            let mut candidate = Candidate::new(());
            leads.iter().for_each(|lead| candidate.note(0.5 + lead, 0.5));
            (candidate.has_won(leads.len() as u32), candidate.has_lost(leads.len() as u32))
        };
        assert_eq!(after(&[0.1, 0.2, 0.1, 0.2]), (true, false));
        assert_eq!(after(&[-0.1, -0.2, -0.1, -0.2]), (false, true));
        assert_eq!(after(&[0.3, -0.2, 0.3, -0.2]), (false, false));
        assert_eq!(after(&[0.0, 0.0]), (false, true), "who is never better is not worth more thought");
        assert_eq!(after(&[TRIFLE, 0.0]), (false, false), "not yet");
    }
}
