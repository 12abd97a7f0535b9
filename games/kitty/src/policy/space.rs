//! The scores of moves: cells with free sides and free cells around them are hard to wall in.

use super::KittyPolicy;
use crate::{Action, Cell, Kitty, Storm, Torus};
use atout_core::{BotRng, Seat};

impl KittyPolicy {
    pub(super) fn score_moves(&self, state: &Kitty, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        let (from, tie_break) = (state.player(seat).stats.cell, state.tie_break(seat));
        let shelter = self.shelter(state);
        for action in actions {
            let cell = if let Action::Walk(cell) = action { *cell } else { from };
            // Each player prefers other cells; otherwise all would choose the same one.
            let preference = f32::from(tie_break.preference(cell)) / 256.0;
            let spread = if shelter.is_some() { self.weights.shelter[2] } else { 0.5 * self.weights.room };
            let sheltered = shelter.map_or(0.0, |shelter| shelter.value(cell));
            scores.push(self.safety(state, from, cell) + sheltered + spread * preference);
        }
    }

    /// What cells are worth while the storm closes in.
    fn shelter(&self, state: &Kitty) -> Option<Shelter> {
        let storm = state.storm()?;
        let torus = state.config().torus();
        let [lost, step, _] = self.weights.shelter;
        Some(Shelter { storm, torus, middle: torus.middle(), lost: lost * f32::from(storm.loss), step })
    }

    /// How hard a cell is to wall in; more is better.
    fn safety(&self, state: &Kitty, from: Cell, cell: Cell) -> f32 {
        let torus = state.config().torus();
        let is_free = |cell: Cell| cell == from || !state.closed().contains(cell);
        let (mut sides, mut room) = (0, 0);
        for beside in torus.beside(cell).into_iter().filter(|beside| is_free(*beside)) {
            sides += 1;
            room += torus.beside(beside).into_iter().filter(|next| is_free(*next)).count();
        }
        self.weights.room * room as f32 - self.danger(sides)
    }

    /// The chance to be walled in before the next move, by the number of free sides.
    pub(super) fn danger(&self, sides: usize) -> f32 {
        let [one, two, three] = self.weights.risk;
        [1.0, one, two, three, 0.0][sides.min(4)]
    }

    /// A fast move for playouts: stays on a cell with three free sides, else takes the safest of three random cells.
    pub(super) fn playout_move(&self, state: &Kitty, seat: Seat, rng: &mut BotRng) -> Action {
        let (from, torus) = (state.player(seat).stats.cell, state.config().torus());
        let shelter = self.shelter(state);
        if state.free_beside(from).1 >= 3 && shelter.is_none_or(|shelter| !shelter.is_left(from)) {
            return Action::Stay;
        }
        let value = |cell| self.safety(state, from, cell) + shelter.map_or(0.0, |shelter| shelter.value(cell));
        let mut best = (value(from), from);
        for _ in 0..3 {
            let cell = torus.random_reach(from, state.config().steps, state.closed(), rng);
            let safety = value(cell);
            if safety > best.0 {
                best = (safety, cell);
            }
        }
        if best.1 == from { Action::Stay } else { Action::Walk(best.1) }
    }
}

/// The worth of cells while the storm closes in.
#[derive(Clone, Copy)]
struct Shelter {
    storm: Storm,
    torus: Torus,
    middle: Cell,
    /// The cost of a turn in the storm.
    lost: f32,
    /// The cost of a step from the middle.
    step: f32,
}

impl Shelter {
    /// The worth of a cell; 0 for the middle.
    fn value(&self, cell: Cell) -> f32 {
        let lost = if self.storm.covers(cell) { self.lost } else { 0.0 };
        let steps = if self.storm.eye.is_some() { f32::from(self.torus.distance(cell, self.middle)) } else { 0.0 };
        -lost - self.step * steps
    }

    /// Is there shelter, but not on this cell?
    fn is_left(&self, cell: Cell) -> bool {
        self.storm.eye.is_some() && self.storm.covers(cell)
    }
}

/// A pseudo-random tie-break that depends on seat and position, so that bots differ from each other and a bot cannot be
/// predicted from its earlier games.
#[derive(Clone, Copy)]
pub(super) struct TieBreak(u32);

impl TieBreak {
    /// The preference for a cell.
    pub(super) fn preference(self, cell: Cell) -> u8 {
        (self.mix(cell.x, cell.y).0 >> 24) as u8
    }

    /// A strong hash: with a weak one, a bot's move would reveal which target it prefers.
    fn mix(self, a: u8, b: u8) -> TieBreak {
        let mut mixed = self.0 ^ u32::from_be_bytes([0, a, 0, b]);
        for (shift, factor) in [(16, 0x7feb_352d), (15, 0x846c_a68b)] {
            mixed = (mixed ^ (mixed >> shift)).wrapping_mul(factor);
        }
        TieBreak(mixed)
    }
}

impl Kitty {
    /// The tie-break of a seat in this position.
    pub(super) fn tie_break(&self, seat: Seat) -> TieBreak {
        let cells = self.seats().map(|other| self.player(other).stats.cell);
        cells.fold(TieBreak(u32::from(self.turn()) << 8 | seat.index() as u32), |tie_break, cell| {
            tie_break.mix(cell.x, cell.y)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;
    use atout_core::{Game, Policy, SeedableRng};
    use std::collections::BTreeSet;

    #[test]
    fn bots_choose_different_cells_in_different_games() {
        // On such a small board every cell is within reach, and without caramels all cells are equal.
        let config = Config { width: 5, height: 5, ..Config::default() };
        let choice = |seed| {
            let state = Kitty::dealt(&config, &mut BotRng::seed_from_u64(seed)).unwrap();
            let (mut actions, mut scores) = (Vec::new(), Vec::new());
            state.actions(Seat::FIRST, &mut actions);
            KittyPolicy::default().score(&state, Seat::FIRST, &actions, &mut scores);
            let best = (0..actions.len()).max_by(|a, b| scores[*a].total_cmp(&scores[*b])).unwrap();
            actions[best]
        };
        let all: BTreeSet<Action> = (0..100).map(choice).collect();
        assert!(all.len() > 15, "{all:?}");
    }
}
