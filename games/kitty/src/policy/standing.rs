//! Who is ahead at a glance: what one needs to know to choose whom to hit.
//!
//! Not here: how a search judges a position (`judge.rs`).

use super::{KittyPolicy, share_out};
use crate::{Card, Entity, Kitty};
use atout_core::Seat;

impl KittyPolicy {
    /// The chance of each seat, together 1 for every side; who plays together hopes together.
    pub(super) fn chances(&self, state: &Kitty) -> [f32; Seat::MAX] {
        let mut strength = [0.0; Seat::MAX];
        for entity in state.living().players().iter() {
            strength[entity.index()] = self.strength(state, entity).max(0.05);
        }
        self.hunt(state, &mut strength);
        share_out(state.config(), &strength.map(|strength| strength * strength))
    }

    fn strength(&self, state: &Kitty, entity: Entity) -> f32 {
        let [life, generation, mana, _] = self.weights.strength;
        let stats = state.stats(entity);
        let (_, sides) = state.free_beside(stats.cell);
        let body = life * stats.life.max(0) as f32 / 10.0;
        let mind = generation * stats.generation as f32 + mana * stats.mana.min(100) as f32;
        // Without life the rest is worth little.
        (body + mind * (stats.life.max(0) as f32 / 20.0).min(1.0)) * (1.0 - self.danger(sides))
    }

    /// Takes from everybody's strength what hunting friends will do to it.
    fn hunt(&self, state: &Kitty, strength: &mut [f32; Seat::MAX]) {
        let each = self.weights.strength[3];
        for friend in state.living().friends().iter().filter_map(|id| state.friend(id)) {
            if let (Card::Razor, Some(prey)) = (friend.card, friend.target.seat()) {
                let strength = &mut strength[prey.index()];
                if *strength > 0.0 {
                    *strength = (*strength - each * f32::from(friend.span)).max(0.05);
                }
            }
        }
    }
}
