//! How far it is to every cell that can be walked to now.

use super::scene::Scene;
use atout_core::Seat;
use atout_kitty::{Cell, Phase};
use std::collections::BTreeMap;

/// The steps to each cell within reach of a seat that has to move; empty if it has not.
pub(super) fn steps(scene: &Scene<'_>, seat: Option<Seat>) -> BTreeMap<Cell, u8> {
    let mut steps = BTreeMap::new();
    let Some(seat) = seat.filter(|seat| scene.view.phase == Phase::Move && scene.awaits(*seat)) else { return steps };
    let (torus, closed, from) = (scene.view.config.torus(), scene.view.closed(), scene.player(seat).cell);
    for n in 1..=scene.view.config.steps {
        for cell in torus.reach(from, n, &closed).iter().filter(|cell| *cell != from) {
            steps.entry(cell).or_insert(n);
        }
    }
    steps
}
