//! A quick estimate of every player's chance, used to choose targets.
//!
//! Not here: the slower estimate at the end of a playout (`judge.rs`).

use super::{KittyPolicy, chances_from};
use crate::{Card, Entity, Kitty};
use atout_core::Seat;

impl KittyPolicy {
    /// The chance of each seat. Seats of one side have the same chance; the chances of all sides add up to 1.
    pub(super) fn quick_chances(&self, state: &Kitty) -> [f32; Seat::MAX] {
        let mut strength = [0.0; Seat::MAX];
        let time_left = self.time_left(state);
        for entity in state.living().players().iter() {
            strength[entity.index()] = self.strength(state, entity, time_left).max(0.05);
        }
        self.subtract_attackers(state, &mut strength);
        chances_from(state.config(), &strength.map(|strength| strength * strength))
    }

    /// How much of the game is left: 1 without a storm, else less every turn.
    pub(super) fn time_left(&self, state: &Kitty) -> f32 {
        let storm = f32::from(state.config().storm);
        let last = (storm + self.weights.storm[1]).max(1.0);
        if storm == 0.0 { 1.0 } else { (1.0 - f32::from(state.turn()) / last).clamp(0.0, 1.0) }
    }

    fn strength(&self, state: &Kitty, entity: Entity, time_left: f32) -> f32 {
        let [life, generation, mana, _] = self.weights.strength;
        let stats = state.stats(entity);
        let (_, sides) = state.free_beside(stats.cell);
        let from_life = life * stats.life.max(0) as f32 / 10.0;
        let from_mana = time_left * (generation * stats.generation as f32 + mana * stats.mana.min(100) as f32);
        // With little life or little time, mana is worth little.
        (from_life + from_mana * (stats.life.max(0) as f32 / 20.0).min(1.0)) * (1.0 - self.danger(sides))
    }

    /// Subtracts what attacking friends will do from each player's strength.
    fn subtract_attackers(&self, state: &Kitty, strength: &mut [f32; Seat::MAX]) {
        let each = self.weights.strength[3];
        for friend in state.living().friends().iter().filter_map(|id| state.friend(id)) {
            if let (Card::Razor, Some(victim)) = (friend.card, friend.target.seat()) {
                let strength = &mut strength[victim.index()];
                if *strength > 0.0 {
                    *strength = (*strength - each * f32::from(friend.span)).max(0.05);
                }
            }
        }
    }
}
