//! Where to stand: cells with free sides and room around them, so that no row of caramels closes in.

use super::KittyPolicy;
use crate::{Action, Cell, Kitty};
use atout_core::{BotRng, Seat};

impl KittyPolicy {
    pub(super) fn score_moves(&self, state: &Kitty, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        let from = state.player(seat).stats.cell;
        for action in actions {
            let cell = if let Action::Walk(cell) = action { *cell } else { from };
            // Everybody likes other cells best, or all would want the same one.
            let taste = f32::from(state.taste(seat, cell)) / 256.0;
            scores.push(self.safety(state, from, cell) + 0.5 * self.weights.room * taste);
        }
    }

    /// Less is worse; 0 is a cell that cannot be walled in.
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

    /// How likely one falls before the next move, with so many free sides.
    pub(super) fn danger(&self, sides: usize) -> f32 {
        let [one, two, three] = self.weights.risk;
        [1.0, one, two, three, 0.0][sides.min(4)]
    }

    /// A good move, found quickly: none from a cell with three free sides, else the safest of three within reach.
    pub(super) fn roomy_move(&self, state: &Kitty, seat: Seat, rng: &mut BotRng) -> Action {
        let (from, torus) = (state.player(seat).stats.cell, state.config().torus());
        if state.free_beside(from).1 >= 3 {
            return Action::Stay;
        }
        let mut best = (self.safety(state, from, from), from);
        for _ in 0..3 {
            let cell = torus.random_reach(from, state.config().steps, state.closed(), rng);
            let safety = self.safety(state, from, cell);
            if safety > best.0 {
                best = (safety, cell);
            }
        }
        if best.1 == from { Action::Stay } else { Action::Walk(best.1) }
    }
}

impl Kitty {
    /// A number that differs from cell to cell, turn to turn and seat to seat, and means nothing.
    pub(super) fn taste(&self, seat: Seat, cell: Cell) -> u8 {
        let mut mixed = u32::from_be_bytes([cell.x, cell.y, seat.index() as u8, 0]) ^ u32::from(self.turn());
        // Mixed well, or who likes where somebody went would tell whom it is going to pick on.
        for (shift, factor) in [(16, 0x7feb_352d), (15, 0x846c_a68b)] {
            mixed = (mixed ^ (mixed >> shift)).wrapping_mul(factor);
        }
        (mixed >> 24) as u8
    }

    /// The same for where a seat stands.
    pub(super) fn cell_hash(&self, seat: Seat) -> u8 {
        self.taste(seat, self.player(seat).stats.cell)
    }
}
