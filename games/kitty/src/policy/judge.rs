//! What each player can hope for, for searches that stop before the end.
//!
//! A player's strength is `exp` of a weighted sum of what can be seen of it, and its chance the share of its strength
//! in all of them. The weights are those that make the winners of many games most likely (`examples/learn.rs`).

use super::KittyPolicy;
use crate::{Card, Entity, Kitty};
use atout_core::Seat;

/// How many things are looked at.
pub const N_SIGNS: usize = 10;

/// What each is worth.
const SIGNS: [f32; N_SIGNS] = [-0.01, 1.54, -0.29, 0.5, 0.01, 2.5, -0.06, 0.03, -0.3, -0.07];

/// What can be seen of a living player's strength.
#[must_use]
pub fn signs(state: &Kitty, seat: Seat) -> [f32; N_SIGNS] {
    let player = state.player(seat);
    let stats = &player.stats;
    let (_, sides) = state.free_beside(stats.cell);
    let (mut hunted, mut hunting, mut bitten) = (0.0, 0.0, 0.0);
    for friend in state.living().friends().iter().filter_map(|id| state.friend(id)) {
        if friend.card == Card::Razor && friend.target == Entity::player(seat) {
            hunted += f32::from(friend.span);
            bitten += 10.0;
        }
        if friend.card == Card::Razor && friend.owner == seat {
            hunting += f32::from(friend.span);
        }
    }
    let life = stats.life.max(0) as f32;
    let left = (life - bitten).max(0.0);
    [
        life / 10.0,
        (1.0 + left / 10.0).ln(),
        if left <= 10.0 { 1.0 } else { 0.0 },
        (stats.generation.min(12) as f32).ln(),
        (stats.mana.min(100) as f32) / 10.0,
        if player.hand.contains(Card::Hell) { stats.mana.min(100) as f32 / 100.0 } else { 0.0 },
        hunted,
        hunting,
        if sides <= 1 { 1.0 } else { 0.0 },
        f32::from(player.hand.count(Card::Panacea)) / 5.0,
    ]
}

impl KittyPolicy {
    /// The hope of each seat, together 1 for all sides; who plays together hopes together.
    pub(super) fn hopes(&self, state: &Kitty) -> [f32; Seat::MAX] {
        let mut strength = [0.0; Seat::MAX];
        for seat in state.living().players().iter().filter_map(Entity::seat) {
            let sum: f32 = signs(state, seat).iter().zip(SIGNS).map(|(sign, weight)| sign * weight).sum();
            strength[seat.index()] = sum.clamp(-20.0, 20.0).exp();
        }
        let mut sides = [0.0; Seat::MAX];
        for seat in Seat::all(state.config().n_players()) {
            sides[state.config().side(seat)] += strength[seat.index()];
        }
        let all: f32 = sides.iter().sum();
        std::array::from_fn(|n| match Seat::new(n).filter(|seat| seat.index() < state.config().n_players()) {
            Some(seat) if all > 0.0 => sides[state.config().side(seat)] / all,
            _ => 0.0,
        })
    }
}
