//! Paired search: every candidate is tried in the same sampled states, against the same choices of the others and with
//! the same chance, so that few samples tell which candidate is better. It is used where several seats decide at once.
//!
//! There is one level only. The others choose by the policy with the cards that they hold in the sample, as they do in the
//! playout that follows. (Tables of their own, by results, are much weaker against such players and no stronger against
//! other searches: `games/kitty/MEASURED.md`.) After equal shares of the budget the worse half of the candidates is
//! dropped, and a candidate that is certainly worse is dropped at once; the search ends when one is left. The policy's
//! choice is never dropped: another candidate is played only if it did better by more than chance explains.

use super::clock::Clock;
use super::simulator::{Simulator, prune};
use crate::simple::{best, policy_choice};
use atout_core::{BotRng, Game, InfoSet, NoEvents, Policy, Rng, Seat, SeatSet, SeedableRng, Stage};

/// With more candidates each would be tried too seldom to tell them apart.
const MAX_CANDIDATES: usize = 6;

/// By how many standard errors a candidate has to be better than the policy's choice to be played.
const BETTER: f64 = 1.0;

/// By how many standard errors a candidate is certainly better or worse.
const CERTAIN: f64 = 3.0;

/// A lead in points that is too small to matter.
const NEGLIGIBLE: f64 = 0.002;

/// Candidates are compared after every so many samples.
const COMPARE_INTERVAL: u32 = 32;

/// One of the actions that are compared.
struct Candidate<A> {
    action: A,
    /// The sum of its points.
    points: f64,
    /// Its lead over the policy's choice in the same samples: the sum, and the sum of squares.
    leads: [f64; 2],
}

impl<A> Candidate<A> {
    fn new(action: A) -> Candidate<A> {
        Candidate { action, points: 0.0, leads: [0.0; 2] }
    }

    /// Adds the points of this candidate and of the policy's choice in one sample.
    fn add(&mut self, points: f64, reference: f64) {
        let lead = points - reference;
        self.points += points;
        self.leads[0] += lead;
        self.leads[1] += lead * lead;
    }

    /// Its mean lead over the policy's choice, and the standard error of that.
    fn lead(&self, samples: u32) -> (f64, f64) {
        let (samples, [sum, squares]) = (f64::from(samples), self.leads);
        let mean = sum / samples;
        (mean, ((squares / samples - mean * mean).max(0.0) / samples).sqrt())
    }

    /// Is it better than the policy's choice by more than chance explains?
    fn is_better(&self, samples: u32) -> bool {
        let (mean, error) = self.lead(samples);
        mean > BETTER * error
    }

    fn is_certainly_better(&self, samples: u32) -> bool {
        let (mean, error) = self.lead(samples);
        mean > CERTAIN * error
    }

    /// Is it certainly worse than the policy's choice, or better by a negligible lead only?
    fn is_certainly_not_better(&self, samples: u32) -> bool {
        let (mean, error) = self.lead(samples);
        mean + CERTAIN * error < NEGLIGIBLE
    }
}

/// The candidates of one decision.
pub(super) struct PairedSearch<'s, 'p, G: Game, P> {
    simulator: &'s mut Simulator<'p, G, P>,
    seat: Seat,
    /// The policy's choice first.
    candidates: Vec<Candidate<G::Action>>,
    /// How many candidates there were at the start.
    n_at_start: usize,
}

impl<'s, 'p, G: Game, P: Policy<G>> PairedSearch<'s, 'p, G, P> {
    /// Chooses the candidates. `sampled` is any state of the information set.
    pub(super) fn new(simulator: &'s mut Simulator<'p, G, P>, info: &InfoSet<'_, G>, sampled: &G) -> Self {
        let (mut actions, mut scores) = (info.actions(), Vec::new());
        simulator.policy.score(sampled, info.seat(), &actions, &mut scores);
        prune(&mut actions, &mut scores, simulator.width.min(MAX_CANDIDATES));
        actions.swap(0, best(&scores));
        let candidates: Vec<_> = actions.into_iter().map(Candidate::new).collect();
        PairedSearch { simulator, seat: info.seat(), n_at_start: candidates.len(), candidates }
    }

    /// Spends the budget, or less if the result is certain: the candidate with the most points, if it is better than the
    /// policy's choice.
    pub(super) fn choose(
        mut self,
        info: &InfoSet<'_, G>,
        clock: &mut Clock<'_>,
        rng: &mut BotRng,
    ) -> Option<G::Action> {
        let mut samples = 0;
        while self.candidates.len() > 1 && clock.may_iterate() {
            self.try_all(&self.simulator.sample(info, rng), clock, rng);
            samples += 1;
            self.keep_best(n_kept(self.n_at_start, clock.spent()));
            if samples % COMPARE_INTERVAL == 0 && self.is_decided(samples) {
                break;
            }
        }
        let better = self.candidates.iter().filter(|candidate| candidate.is_better(samples));
        let best = better.max_by(|a, b| a.points.total_cmp(&b.points)).or(self.candidates.first());
        best.map(|candidate| candidate.action)
    }

    /// Drops candidates that are certainly not better than the policy's choice. Is the result certain now?
    fn is_decided(&mut self, samples: u32) -> bool {
        let mut rank = 0;
        self.candidates.retain(|candidate| {
            rank += 1;
            rank == 1 || !candidate.is_certainly_not_better(samples)
        });
        match &self.candidates[..] {
            [_, other] => other.is_certainly_better(samples),
            candidates => candidates.len() < 2,
        }
    }

    /// Tries every candidate in one sampled state. A cancelled search stops between two of them.
    fn try_all(&mut self, sampled: &G, clock: &mut Clock<'_>, rng: &mut BotRng) {
        let Stage::Awaiting(seats) = sampled.stage() else { return };
        let mut chosen = self.choices_of_others(sampled, seats);
        let chance = BotRng::seed_from_u64(rng.next_u64());
        let mut reference = None;
        for candidate in &mut self.candidates {
            if clock.is_cancelled() {
                return;
            }
            clock.count();
            let (mut state, mut chance) = (sampled.clone(), chance.clone());
            chosen[self.seat.index()] = Some(candidate.action);
            for seat in seats.iter() {
                if let Some(action) = chosen[seat.index()] {
                    // It is one of the state's own legal actions.
                    let _ = state.apply(seat, &action, &mut chance, &mut NoEvents);
                }
            }
            let points = self.simulator.play_out(&mut state, clock, &mut chance);
            let own = f64::from(points[self.seat.index()]);
            candidate.add(own, *reference.get_or_insert(own));
        }
    }

    /// The actions of all other awaited seats.
    fn choices_of_others(&mut self, state: &G, seats: SeatSet) -> [Option<G::Action>; Seat::MAX] {
        let mut chosen = [None; Seat::MAX];
        for other in seats.iter().filter(|other| *other != self.seat) {
            let Simulator { policy, scratch, .. } = &mut *self.simulator;
            chosen[other.index()] = policy_choice(*policy, state, other, scratch);
        }
        chosen
    }

    /// Drops all but the best `n` candidates, never the policy's choice.
    fn keep_best(&mut self, n: usize) {
        if self.candidates.len() > n {
            // All were tried in the same samples, so sums compare.
            self.candidates[1..].sort_by(|a, b| b.points.total_cmp(&a.points));
            self.candidates.truncate(n);
        }
    }
}

/// How many of `n` candidates are left when a share of the budget is spent: half as many after every equal share, two at
/// the end. One slow sample can spend many times the budget.
pub(super) fn n_kept(n: usize, spent: f32) -> usize {
    let rounds = (n as f32).log2().ceil();
    (n >> (spent.clamp(0.0, 1.0) * rounds) as u32).max(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_are_halved_by_equal_shares_of_the_budget() {
        assert_eq!([0.0, 0.24, 0.25, 0.5, 0.75, 1.0].map(|spent| n_kept(10, spent)), [10, 10, 5, 2, 2, 2]);
    }

    #[test]
    fn an_overspent_budget_leaves_two_candidates() {
        assert_eq!([1.1, 16.0, 16.3, 1e9, f32::INFINITY].map(|spent| n_kept(10, spent)), [2; 5]);
    }

    #[test]
    fn a_candidate_is_better_only_if_chance_does_not_explain_it() {
        let with = |points: &[f64]| {
            let mut candidate = Candidate::new(());
            points.iter().for_each(|points| candidate.add(*points, 0.5));
            candidate.is_better(points.len() as u32)
        };
        assert!(with(&[0.6, 0.7, 0.6, 0.7]));
        assert!(!with(&[0.9, 0.1, 0.9, 0.2]));
        assert!(!with(&[0.4, 0.4]));
    }

    #[test]
    fn a_candidate_is_certainly_better_or_not_when_its_lead_is_consistent() {
        let after = |leads: &[f64]| {
            let mut candidate = Candidate::new(());
            leads.iter().for_each(|lead| candidate.add(0.5 + lead, 0.5));
            (candidate.is_certainly_better(leads.len() as u32), candidate.is_certainly_not_better(leads.len() as u32))
        };
        assert_eq!(after(&[0.1, 0.2, 0.1, 0.2]), (true, false));
        assert_eq!(after(&[-0.1, -0.2, -0.1, -0.2]), (false, true));
        assert_eq!(after(&[0.3, -0.2, 0.3, -0.2]), (false, false));
        assert_eq!(after(&[0.0, 0.0]), (false, true), "a candidate that is never better is dropped");
        assert_eq!(after(&[NEGLIGIBLE, 0.0]), (false, false), "it may still be better");
    }
}
