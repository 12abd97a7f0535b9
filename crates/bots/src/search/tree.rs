//! The tree of one search: nodes are found by a hash of the path to them, arms by action.
//!
//! The same node is reached in different sampled states, in which different actions are legal. So every arm counts how
//! often it was available, and selection compares an arm's visits with that count instead of the node's visits
//! (Cowling, Powley, Whitehouse 2012: Information Set Monte Carlo Tree Search). Otherwise an action that is seldom legal
//! would look neglected and be explored too much whenever it is.
//!
//! Not here: sampling, playouts, which actions are candidates.

use atout_core::{BotRng, Dice, Seat};
use rustc_hash::{FxHashMap, FxHasher};
use std::collections::hash_map::Entry;
use std::hash::{Hash, Hasher};

/// A tree with this many nodes grows no more.
const MAX_NODES: usize = 400_000;

/// A decision is searched once it was reached more often than this. Until then the policy's playout goes through it: a
/// handful of results says less about its actions than the policy does. Measured at Border Stones.
const EXPANSION: u32 = 12;

/// The weight of the exploration term.
const EXPLORATION: f32 = 0.25;

/// The policy's prior, in points, for the action with the highest score, and how fast it falls with the score.
const PRIOR: f32 = 0.5;
const PRIOR_DECAY: f32 = 8.0;

/// The statistics of one action of one seat at one node.
#[derive(Debug, Clone, Copy)]
struct Arm<A> {
    action: A,
    visits: u32,
    /// How often the action was a candidate when this node was visited.
    available: u32,
    points: f32,
}

/// The arms of one seat at a node, sorted by action: all that were candidates at least once.
#[derive(Debug)]
struct ArmTable<A> {
    seat: Seat,
    arms: Vec<Arm<A>>,
    /// How many arms were visited.
    n_visited: usize,
}

/// One selected arm on the path from the root to a leaf.
#[derive(Debug, Clone, Copy)]
pub(super) struct PathStep {
    pub(super) node: u32,
    pub(super) seat: Seat,
    pub(super) arm: u32,
}

/// A decision in the tree.
#[derive(Debug)]
struct Node<A> {
    /// How often an iteration reached it.
    visits: u32,
    /// One table per awaited seat.
    tables: Vec<ArmTable<A>>,
}

impl<A> Node<A> {
    const fn new() -> Node<A> {
        Node { visits: 0, tables: Vec::new() }
    }
}

/// Identifies a node: a hash of its parent and of the action of every awaited seat.
pub(super) struct NodeKey(FxHasher);

impl NodeKey {
    pub(super) fn new(parent: u32) -> NodeKey {
        let mut hasher = FxHasher::default();
        parent.hash(&mut hasher);
        NodeKey(hasher)
    }

    pub(super) fn add<A: Hash>(&mut self, seat: Seat, action: &A) {
        seat.hash(&mut self.0);
        action.hash(&mut self.0);
    }
}

/// The tree.
#[derive(Debug)]
pub(super) struct SearchTree<A> {
    nodes: Vec<Node<A>>,
    index: FxHashMap<u64, u32>,
}

impl<A> SearchTree<A> {
    pub(super) fn new() -> Self {
        SearchTree { nodes: vec![Node::new()], index: FxHashMap::default() }
    }
}

impl<A: Copy + Ord> SearchTree<A> {
    /// The decision that is searched.
    pub(super) const ROOT: u32 = 0;

    /// Counts a visit of the node with this key. Returns the node if its decision is searched, none if a playout goes on.
    pub(super) fn visit(&mut self, key: &NodeKey) -> Option<u32> {
        let n_nodes = self.nodes.len();
        let node = match self.index.entry(key.0.finish()) {
            Entry::Occupied(entry) => *entry.get(),
            Entry::Vacant(_) if n_nodes >= MAX_NODES => return None,
            Entry::Vacant(entry) => {
                self.nodes.push(Node::new());
                *entry.insert(n_nodes as u32)
            }
        };
        let visits = &mut self.nodes[node as usize].visits;
        *visits += 1;
        (*visits > EXPANSION).then_some(node)
    }

    /// Selects one of the candidates, which are sorted: by prior and results if there are `scores`, else an unvisited
    /// one or by upper confidence bound.
    pub(super) fn select(
        &mut self,
        node: u32,
        seat: Seat,
        candidates: &[A],
        scores: &[f32],
        rng: &mut BotRng,
    ) -> (u32, A) {
        let table = self.table_mut(node, seat);
        table.count_available(candidates);
        let chosen = match scores {
            [] => table.select_without_prior(candidates, rng),
            scores => table.select_with_prior(candidates, scores),
        };
        (chosen as u32, table.arms[chosen].action)
    }

    fn table_mut(&mut self, node: u32, seat: Seat) -> &mut ArmTable<A> {
        let tables = &mut self.nodes[node as usize].tables;
        let at = tables.iter().position(|table| table.seat == seat).unwrap_or_else(|| {
            tables.push(ArmTable { seat, arms: Vec::new(), n_visited: 0 });
            tables.len() - 1
        });
        &mut tables[at]
    }

    /// Adds a result to every arm on the path.
    pub(super) fn backpropagate(&mut self, path: &[PathStep], points: impl Fn(Seat) -> f32) {
        for step in path {
            let tables = &mut self.nodes[step.node as usize].tables;
            if let Some(table) = tables.iter_mut().find(|table| table.seat == step.seat) {
                let arm = &mut table.arms[step.arm as usize];
                table.n_visited += usize::from(arm.visits == 0);
                arm.visits += 1;
                arm.points += points(step.seat);
            }
        }
    }

    fn root(&self, seat: Seat) -> Option<&ArmTable<A>> {
        self.nodes[0].tables.iter().find(|table| table.seat == seat)
    }

    /// The root's most visited action; the one with more points of two that were visited equally often.
    pub(super) fn most_visited(&self, seat: Seat) -> Option<A> {
        self.root(seat)?
            .arms
            .iter()
            .max_by(|a, b| a.visits.cmp(&b.visits).then(a.points.total_cmp(&b.points)))
            .map(|arm| arm.action)
    }

    /// Is `left` too few iterations for another arm of the root to become the most visited one?
    pub(super) fn is_decided(&self, seat: Seat, left: u32) -> bool {
        let Some(root) = self.root(seat) else { return false };
        let (mut first, mut second) = (0, 0);
        for arm in &root.arms {
            if arm.visits > first {
                (first, second) = (arm.visits, first);
            } else {
                second = second.max(arm.visits);
            }
        }
        first > left.saturating_add(second)
    }
}

impl<A: Copy + Ord> ArmTable<A> {
    /// Counts one more availability of every candidate. Both lists are sorted.
    fn count_available(&mut self, candidates: &[A]) {
        let mut at = 0;
        for &action in candidates {
            while self.arms.get(at).is_some_and(|arm| arm.action < action) {
                at += 1;
            }
            if self.arms.get(at).is_none_or(|arm| arm.action != action) {
                self.arms.insert(at, Arm { action, visits: 0, available: 0, points: 0.0 });
            }
            self.arms[at].available += 1;
            at += 1;
        }
    }

    /// The index of the candidate's arm with the highest bound. `bound` gets the candidate's index and its arm.
    #[inline]
    fn highest(&self, candidates: &[A], bound: impl Fn(usize, &Arm<A>) -> f32) -> usize {
        let (mut best, mut best_bound, mut at) = (0, f32::NEG_INFINITY, 0);
        for (index, action) in candidates.iter().enumerate() {
            // Every candidate has an arm since `count_available`.
            while self.arms[at].action < *action {
                at += 1;
            }
            let bound = bound(index, &self.arms[at]);
            if bound > best_bound {
                (best, best_bound) = (at, bound);
            }
        }
        best
    }

    /// Any unvisited candidate, else the one with the highest upper confidence bound.
    fn select_without_prior(&self, candidates: &[A], rng: &mut BotRng) -> usize {
        // While most are unvisited a few random guesses find one.
        if self.n_visited < candidates.len() {
            for _ in 0..4 {
                let guess = candidates[rng.index(candidates.len())];
                if let Ok(at) = self.arms.binary_search_by(|arm| arm.action.cmp(&guess))
                    && self.arms[at].visits == 0
                {
                    return at;
                }
            }
        }
        self.highest(candidates, |_, arm| match arm.visits as f32 {
            0.0 => f32::INFINITY,
            visits => (arm.points + EXPLORATION * ((arm.available as f32).ln() * visits).sqrt()) / visits,
        })
    }

    /// The policy's scores rank the candidates at first; their weight falls as results come in.
    fn select_with_prior(&self, candidates: &[A], scores: &[f32]) -> usize {
        let top = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        self.highest(candidates, |index, arm| {
            // One virtual draw to start from, so that unvisited candidates are compared and not all visited first.
            let visits = arm.visits as f32 + 1.0;
            let mean = (0.5 + arm.points) / visits;
            let prior = PRIOR * (PRIOR_DECAY * (scores[index] - top)).exp() / visits;
            mean + prior + EXPLORATION * ((1.0 + arm.available as f32).ln() / visits).sqrt()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_core::SeedableRng;

    const SEAT: Seat = Seat::FIRST;

    /// A root at which every arm was visited and available so often, with even results.
    fn tree(arms: &[(u32, u32)]) -> SearchTree<usize> {
        let arm = |(action, &(visits, available))| Arm { action, visits, available, points: visits as f32 / 2.0 };
        let arms: Vec<_> = arms.iter().enumerate().map(arm).collect();
        let n_visited = arms.iter().filter(|arm| arm.visits > 0).count();
        let root = Node { visits: 0, tables: vec![ArmTable { seat: SEAT, arms, n_visited }] };
        SearchTree { nodes: vec![root], index: FxHashMap::default() }
    }

    fn select(tree: &mut SearchTree<usize>, candidates: &[usize], scores: &[f32]) -> usize {
        tree.select(SearchTree::<usize>::ROOT, SEAT, candidates, scores, &mut BotRng::seed_from_u64(1)).1
    }

    #[test]
    fn an_arm_that_is_seldom_available_does_not_look_neglected() {
        // Arm 0 was taken 10 of 10 times, arm 1 12 of 1,000 times. By the node's visits arm 0 would be explored.
        for scores in [&[][..], &[0.0, 0.0]] {
            assert_eq!(select(&mut tree(&[(10, 10), (12, 1_000)]), &[0, 1], scores), 1, "{scores:?}");
        }
    }

    #[test]
    fn only_candidates_are_counted_as_available() {
        let mut tree = tree(&[(1, 1), (1, 1), (1, 1)]);
        select(&mut tree, &[0, 2, 5], &[]);
        let available: Vec<_> = tree.nodes[0].tables[0].arms.iter().map(|arm| (arm.action, arm.available)).collect();
        assert_eq!(available, [(0, 2), (1, 1), (2, 2), (5, 1)]);
    }

    #[test]
    fn unvisited_candidates_come_first_without_a_prior() {
        assert_eq!(select(&mut tree(&[(1, 1), (1, 1)]), &[0, 1, 7], &[]), 7);
    }
}
