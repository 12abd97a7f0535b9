//! The tree of one decision: nodes keyed by a hash of the way to them, arms by action.

use atout_core::{BotRng, Dice, Seat};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// Past this many nodes the tree only learns; it grows no more.
const MAX_NODES: usize = 400_000;

/// How strongly rarely tried arms are tried again.
const EXPLORE: f32 = 0.25;

/// How much a policy's favourite is worth at the first visit, in points, and how sharply it is preferred to others.
const LEAN: f32 = 0.5;
const SHARP: f32 = 8.0;

/// What is known of one action of one seat at one node.
#[derive(Debug, Clone, Copy)]
struct Arm<A> {
    action: A,
    visits: u32,
    points: f32,
}

/// The arms of one seat at a node, sorted by action: those that were tried.
#[derive(Debug)]
struct Arms<A> {
    seat: Seat,
    arms: Vec<Arm<A>>,
    visits: u32,
}

/// One decision on the way down.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step {
    pub(super) node: u32,
    pub(super) seat: Seat,
    pub(super) arm: u32,
}

/// Where a node is found: a hash of its parent and what every awaited seat did there.
pub(super) struct Key(FxHasher);

impl Key {
    pub(super) fn new(parent: u32) -> Key {
        let mut hasher = FxHasher::default();
        parent.hash(&mut hasher);
        Key(hasher)
    }

    pub(super) fn add<A: Hash>(&mut self, seat: Seat, action: &A) {
        seat.hash(&mut self.0);
        action.hash(&mut self.0);
    }
}

/// The tree.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Vec<Arms<A>>>,
    index: FxHashMap<u64, u32>,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Tree { nodes: vec![Vec::new()], index: FxHashMap::default() }
    }
}

impl<A: Copy + Ord> Tree<A> {
    /// The decision that is thought about.
    pub(super) const ROOT: u32 = 0;

    /// The node at this key, and whether it was made just now; none if the tree is full.
    pub(super) fn child(&mut self, key: &Key) -> (Option<u32>, bool) {
        let key = key.0.finish();
        if let Some(&node) = self.index.get(&key) {
            return (Some(node), false);
        }
        if self.nodes.len() >= MAX_NODES {
            return (None, false);
        }
        let node = self.nodes.len() as u32;
        self.nodes.push(Vec::new());
        self.index.insert(key, node);
        (Some(node), true)
    }

    /// Picks one of the sorted `actions`: by the scores and results if there are scores, else an untried one or by
    /// upper confidence.
    pub(super) fn pick(&mut self, node: u32, seat: Seat, actions: &[A], scores: &[f32], rng: &mut BotRng) -> (u32, A) {
        let arms = self.arms_mut(node, seat);
        arms.visits += 1;
        let action = if scores.is_empty() { arms.select_blind(actions, rng) } else { arms.select_led(actions, scores) };
        (arms.arm_of(action) as u32, action)
    }

    fn arms_mut(&mut self, node: u32, seat: Seat) -> &mut Arms<A> {
        let tables = &mut self.nodes[node as usize];
        let at = tables.iter().position(|arms| arms.seat == seat).unwrap_or_else(|| {
            tables.push(Arms { seat, arms: Vec::new(), visits: 0 });
            tables.len() - 1
        });
        &mut tables[at]
    }

    /// Writes a result into every step of the way.
    pub(super) fn learn(&mut self, path: &[Step], points: impl Fn(Seat) -> f32) {
        for step in path {
            let tables = &mut self.nodes[step.node as usize];
            if let Some(arms) = tables.iter_mut().find(|arms| arms.seat == step.seat) {
                let arm = &mut arms.arms[step.arm as usize];
                arm.visits += 1;
                arm.points += points(step.seat);
            }
        }
    }

    fn root(&self, seat: Seat) -> Option<&Arms<A>> {
        self.nodes[0].iter().find(|arms| arms.seat == seat)
    }

    /// The root's most tried action.
    pub(super) fn favourite(&self, seat: Seat) -> Option<A> {
        self.root(seat)?
            .arms
            .iter()
            .max_by(|a, b| a.visits.cmp(&b.visits).then(a.points.total_cmp(&b.points)))
            .map(|arm| arm.action)
    }

    /// Can no other arm of the root catch up in `left` more iterations?
    pub(super) fn is_settled(&self, seat: Seat, left: u32) -> bool {
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

impl<A: Copy + Ord> Arms<A> {
    fn find(&self, action: A) -> Result<usize, usize> {
        self.arms.binary_search_by(|arm| arm.action.cmp(&action))
    }

    /// The arm of an action, made when it is tried for the first time.
    fn arm_of(&mut self, action: A) -> usize {
        self.find(action).unwrap_or_else(|at| {
            self.arms.insert(at, Arm { action, visits: 0, points: 0.0 });
            at
        })
    }

    /// Goes through the offered actions together with what is known of them. Both lists are sorted.
    #[inline]
    fn for_each(&self, actions: &[A], mut see: impl FnMut(usize, Option<&Arm<A>>)) {
        let mut arms = self.arms.iter().peekable();
        for (index, action) in actions.iter().enumerate() {
            while arms.next_if(|arm| arm.action < *action).is_some() {}
            see(index, arms.next_if(|arm| arm.action == *action));
        }
    }

    /// Without opinions: any untried action, else the one with the highest upper confidence bound.
    fn select_blind(&self, actions: &[A], rng: &mut BotRng) -> A {
        // While most are untried a few blind guesses find one.
        if self.arms.len() < actions.len() {
            for _ in 0..4 {
                let guess = actions[rng.index(actions.len())];
                if self.find(guess).is_err() {
                    return guess;
                }
            }
        }
        let log = (self.visits as f32).ln();
        let (mut best, mut best_bound) = (0, f32::NEG_INFINITY);
        self.for_each(actions, |index, arm| {
            let bound = arm.map_or(f32::INFINITY, |arm| {
                let visits = arm.visits as f32;
                (arm.points + EXPLORE * (log * visits).sqrt()) / visits
            });
            if bound > best_bound {
                (best, best_bound) = (index, bound);
            }
        });
        actions[best]
    }

    /// With opinions: they rank the actions at first and fade as results come in.
    fn select_led(&self, actions: &[A], scores: &[f32]) -> A {
        let top = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let log = (1.0 + self.visits as f32).ln();
        let (mut best, mut best_bound) = (0, f32::NEG_INFINITY);
        self.for_each(actions, |index, arm| {
            let (points, visits) = arm.map_or((0.0, 0.0), |arm| (arm.points, arm.visits as f32));
            // One virtual draw to start from, so that untried actions are compared and not all tried first.
            let visits = visits + 1.0;
            let mean = (0.5 + points) / visits;
            let lean = LEAN * (SHARP * (scores[index] - top)).exp() / visits;
            let bound = mean + lean + EXPLORE * (log / visits).sqrt();
            if bound > best_bound {
                (best, best_bound) = (index, bound);
            }
        });
        actions[best]
    }
}
