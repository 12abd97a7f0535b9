//! A search over the rest of the own turn: every row of actions is tried on copies of the state, and the first action of the
//! best one is played.
//!
//! Positions that rows lead to more than once are searched once. An action that chance decides is weighed over samples.
//! Outside a turn, and in a game without knowledge of turns, the policy decides.

use crate::simple;
use atout_core::{
    Bot, BotFailure, BotRng, BotSession, Control, Game, HasPolicy, InfoSet, NoEvents, Policy, Seat, TurnKnowledge,
};
use rustc_hash::FxHashMap;
use std::marker::PhantomData;

/// How many futures an action is weighed over that chance decides.
const SAMPLES: usize = 4;
/// A turn with more positions is searched no further: what is left is valued as it is after the policy's choice.
const MAX_POSITIONS: usize = 20_000;

/// The turn search bot.
pub struct TurnSearch<G>(PhantomData<fn() -> G>);

impl<G> Default for TurnSearch<G> {
    fn default() -> Self {
        TurnSearch(PhantomData)
    }
}

impl<G: HasPolicy> Bot<G> for TurnSearch<G> {
    fn session(&self) -> Box<dyn BotSession<G>> {
        Box::new(TurnSession::<G> { policy: G::Policy::default(), scores: Vec::new() })
    }
}

struct TurnSession<G: HasPolicy> {
    policy: G::Policy,
    scores: Vec<f32>,
}

impl<G: HasPolicy> BotSession<G> for TurnSession<G> {
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
        let chosen = match self.policy.turn().filter(|turn| turn.is_in_turn(&sampled, &sampled, info.seat())) {
            Some(turn) => {
                let mut tree = TurnTree::new(&self.policy, turn, &sampled, info.seat(), control);
                let best = tree.best_action(rng);
                if control.is_cancelled() {
                    return Err(BotFailure::Cancelled);
                }
                best
            }
            None => {
                self.policy.score(&sampled, info.seat(), &actions, &mut self.scores);
                actions.get(simple::best(&self.scores)).copied()
            }
        };
        chosen.ok_or_else(BotFailure::no_choice)
    }
}

/// The positions of one turn.
pub struct TurnTree<'t, G: Game> {
    policy: &'t dyn Policy<G>,
    turn: &'t dyn TurnKnowledge<G>,
    before: &'t G,
    seat: Seat,
    control: &'t dyn Control,
    /// The value of the best rest of the turn, by position.
    values: FxHashMap<u64, f32>,
    positions: usize,
}

impl<'t, G: Game> TurnTree<'t, G> {
    /// The turn of a seat from a state on.
    pub fn new(
        policy: &'t dyn Policy<G>,
        turn: &'t dyn TurnKnowledge<G>,
        before: &'t G,
        seat: Seat,
        control: &'t dyn Control,
    ) -> Self {
        TurnTree { policy, turn, before, seat, control, values: FxHashMap::default(), positions: 0 }
    }

    /// The first action of the best row.
    pub fn best_action(&mut self, rng: &mut BotRng) -> Option<G::Action> {
        let mut actions = Vec::new();
        self.before.actions(self.seat, &mut actions);
        let mut best = None;
        for action in actions {
            let value = self.value_of(self.before, &action, rng);
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((action, value));
            }
        }
        best.map(|(action, _)| action)
    }

    /// The value of an action: of what it leads to, or of the mean of what it may lead to.
    fn value_of(&mut self, state: &G, action: &G::Action, rng: &mut BotRng) -> f32 {
        if !self.turn.uses_chance(state, action) {
            return self.after(state, action, rng);
        }
        let total: f32 = (0..SAMPLES)
            .map(|_| {
                let sampled = state.sample(self.seat, rng);
                self.after(&sampled, action, rng)
            })
            .sum();
        total / SAMPLES as f32
    }

    fn after(&mut self, state: &G, action: &G::Action, rng: &mut BotRng) -> f32 {
        let mut next = state.clone();
        // It is one of the state's own legal actions.
        let _ = next.apply(self.seat, action, rng, &mut NoEvents);
        self.value(&next, rng)
    }

    /// The value of the best rest of the turn.
    fn value(&mut self, state: &G, rng: &mut BotRng) -> f32 {
        if !self.turn.is_in_turn(self.before, state, self.seat) {
            return self.turn.value(self.before, state, self.seat);
        }
        let key = self.turn.key(state, self.seat);
        if let Some(value) = self.values.get(&key) {
            return *value;
        }
        let mut actions = Vec::new();
        state.actions(self.seat, &mut actions);
        self.positions += 1;
        if self.positions > MAX_POSITIONS || self.control.is_cancelled() {
            let mut scores = Vec::new();
            self.policy.score(state, self.seat, &actions, &mut scores);
            actions = vec![actions[simple::best(&scores)]];
        }
        let values = actions.iter().map(|action| self.value_of(state, action, rng));
        let best = values.fold(f32::NEG_INFINITY, f32::max);
        self.values.insert(key, best);
        best
    }
}
