//! Simulates games from sampled states: down the tree, then a playout.
//!
//! Not here: how arms are selected (`tree.rs`), how much is simulated (`clock.rs`).

use super::clock::Clock;
use super::tree::{NodeKey, PathStep, SearchTree};
use atout_core::{BotRng, Game, InfoSet, NoEvents, Outcome, Policy, Scratch, Seat, SeatSet, Stage};

/// A playout with this many rounds of decisions is judged as it is.
const MAX_PLAYOUT: usize = 4_000;

/// The tree of one search and the buffers of its iterations.
pub(super) struct Simulator<'p, G: Game, P> {
    pub(super) policy: &'p P,
    /// The most candidates at a decision.
    pub(super) width: usize,
    /// By seat, the side that it plays for.
    sides: [usize; Seat::MAX],
    /// Any state of the information set that is searched.
    origin: G,
    /// The candidates of the decision that is searched. They are the same in every sample.
    root: Option<RootCandidates<G::Action>>,
    pub(super) tree: SearchTree<G::Action>,
    pub(super) path: Vec<PathStep>,
    pub(super) scratch: Scratch<G::Action>,
}

/// The candidates of one seat at the root, with their scores.
struct RootCandidates<A> {
    seat: Seat,
    actions: Vec<A>,
    scores: Vec<f32>,
}

impl<'p, G: Game, P: Policy<G>> Simulator<'p, G, P> {
    pub(super) fn new(policy: &'p P, width: usize, info: &InfoSet<'_, G>, sampled: &G) -> Self {
        let sides = std::array::from_fn(|n| Seat::new(n).map_or(n, |seat| info.side(seat)));
        let (tree, path, scratch) = (SearchTree::new(), Vec::new(), Scratch::default());
        Simulator { policy, width, sides, origin: sampled.clone(), root: None, tree, path, scratch }
    }

    /// Computes the candidates of the root once. `sampled` is any state of the information set.
    pub(super) fn fix_root(&mut self, sampled: &G, seat: Seat) {
        self.find_candidates(sampled, seat);
        let Scratch { actions, scores } = &self.scratch;
        self.root = Some(RootCandidates { seat, actions: actions.clone(), scores: scores.clone() });
    }

    /// The only candidate of the root, if there is no other.
    pub(super) fn only_candidate(&self) -> Option<G::Action> {
        match &self.root.as_ref()?.actions[..] {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// A state of the information set, biased by the policy towards likely hands.
    pub(super) fn sample(&self, info: &InfoSet<'_, G>, rng: &mut BotRng) -> G {
        let mut sampled = info.sample(rng);
        self.policy.bias_sample(&mut sampled, info.seat(), rng);
        sampled
    }

    /// One iteration: down the tree from the root, a playout, the result back up.
    pub(super) fn iterate(&mut self, mut state: G, clock: &Clock<'_>, rng: &mut BotRng) {
        self.path.clear();
        let mut node = SearchTree::<G::Action>::ROOT;
        while let Stage::Awaiting(seats) = state.stage() {
            match self.descend(node, &mut state, seats, rng) {
                Some(child) => node = child,
                None => break,
            }
        }
        let points = self.play_out(&mut state, clock, rng);
        self.tree.backpropagate(&self.path, |seat| points[seat.index()]);
    }

    /// Every awaited seat selects an arm of its own table, then all selected actions are applied.
    fn descend(&mut self, node: u32, state: &mut G, seats: SeatSet, rng: &mut BotRng) -> Option<u32> {
        let mut selected = [None; Seat::MAX];
        let mut key = NodeKey::new(node);
        for seat in seats.iter() {
            let (step, action) = self.select(node, state, seat, rng);
            self.path.push(step);
            selected[seat.index()] = Some(action);
            key.add(seat, &action);
        }
        for seat in seats.iter() {
            if let Some(action) = selected[seat.index()] {
                // A selected action is one of the state's own legal actions.
                let _ = state.apply(seat, &action, rng, &mut NoEvents);
            }
        }
        self.tree.visit(&key)
    }

    /// Selects an action for the seat from the candidates of this state.
    pub(super) fn select(&mut self, node: u32, state: &G, seat: Seat, rng: &mut BotRng) -> (PathStep, G::Action) {
        let (arm, action) = match &self.root {
            Some(root) if node == SearchTree::<G::Action>::ROOT && root.seat == seat => {
                self.tree.select(node, seat, &root.actions, &root.scores, rng)
            }
            _ => {
                self.find_candidates(state, seat);
                self.tree.select(node, seat, &self.scratch.actions, &self.scratch.scores, rng)
            }
        };
        (PathStep { node, seat, arm }, action)
    }

    /// Writes the candidates of a seat and their scores to `scratch`. Without knowledge there are no scores.
    fn find_candidates(&mut self, state: &G, seat: Seat) {
        let Scratch { actions, scores } = &mut self.scratch;
        state.actions(seat, actions);
        if self.policy.is_informed() && actions.len() > 1 {
            self.policy.score(state, seat, actions, scores);
            prune(actions, scores, if self.policy.is_trivial(state, seat) { 1 } else { self.width });
        } else {
            scores.clear();
        }
    }

    /// Lets the policy play all seats, to the end or to its horizon: the points of each seat. The result means nothing
    /// once the search is cancelled.
    pub(super) fn play_out(&mut self, state: &mut G, clock: &Clock<'_>, rng: &mut BotRng) -> [f32; Seat::MAX] {
        for _ in 0..MAX_PLAYOUT.min(self.policy.horizon()) {
            let Stage::Awaiting(seats) = state.stage() else { break };
            if clock.is_cancelled() || self.policy.is_settled(&self.origin, state) {
                break;
            }
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

/// Keeps the `width` actions with the highest scores, in sorted order. Those of negative infinity are kept only where
/// there is nothing else.
pub(super) fn prune<A: Copy + Ord>(actions: &mut Vec<A>, scores: &mut Vec<f32>, width: usize) {
    let n_worth = scores.iter().filter(|score| **score > f32::NEG_INFINITY).count();
    let width = if n_worth > 0 { width.min(n_worth) } else { width };
    if actions.len() <= width {
        return;
    }
    let mut order: Vec<f32> = scores.clone();
    order.select_nth_unstable_by(width - 1, |a, b| b.total_cmp(a));
    let lowest_kept = order[width - 1];
    let mut kept = 0;
    for index in 0..actions.len() {
        if scores[index] >= lowest_kept && kept < width {
            actions[kept] = actions[index];
            scores[kept] = scores[index];
            kept += 1;
        }
    }
    actions.truncate(kept);
    scores.truncate(kept);
}

#[cfg(test)]
mod tests {
    use super::prune;

    fn pruned(scores: &[f32], width: usize) -> Vec<usize> {
        let (mut actions, mut scores) = ((0..scores.len()).collect(), scores.to_vec());
        prune(&mut actions, &mut scores, width);
        actions
    }

    #[test]
    fn the_best_candidates_are_kept_in_order() {
        assert_eq!(pruned(&[1.0, 3.0, 2.0, 0.0], 2), [1, 2]);
        assert_eq!(pruned(&[1.0, 1.0, 1.0], 2), [0, 1]);
    }

    #[test]
    fn what_is_never_worth_a_try_is_no_candidate_beside_others() {
        const NEVER: f32 = f32::NEG_INFINITY;
        assert_eq!(pruned(&[NEVER, -50.0, NEVER], 10), [1]);
        assert_eq!(pruned(&[NEVER, NEVER], 10), [0, 1]);
    }
}
