//! Where to stand: cells with free sides and room around them, so that no row of caramels closes in.

use super::KittyPolicy;
use crate::{Action, Cell, Kitty};
use atout_core::{BotRng, Seat};

impl KittyPolicy {
    pub(super) fn score_moves(&self, state: &Kitty, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        let (from, mood) = (state.player(seat).stats.cell, state.mood(seat));
        for action in actions {
            let cell = if let Action::Walk(cell) = action { *cell } else { from };
            // Everybody likes other cells best, or all would want the same one.
            let taste = f32::from(mood.taste(cell)) / 256.0;
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

/// What a player feels like in a turn: a number that means nothing, and differs from seat to seat and from position to
/// position, so that nobody who has seen one game knows where a bot goes in the next.
#[derive(Clone, Copy)]
pub(super) struct Mood(u32);

impl Mood {
    /// How much a cell is liked.
    pub(super) fn taste(self, cell: Cell) -> u8 {
        (self.mix(cell.x, cell.y).0 >> 24) as u8
    }

    /// Mixed well, or who likes where somebody went would tell whom it is going to pick on.
    fn mix(self, a: u8, b: u8) -> Mood {
        let mut mixed = self.0 ^ u32::from_be_bytes([0, a, 0, b]);
        for (shift, factor) in [(16, 0x7feb_352d), (15, 0x846c_a68b)] {
            mixed = (mixed ^ (mixed >> shift)).wrapping_mul(factor);
        }
        Mood(mixed)
    }
}

impl Kitty {
    /// The mood of a seat where all stand where they do.
    pub(super) fn mood(&self, seat: Seat) -> Mood {
        let cells = self.seats().map(|other| self.player(other).stats.cell);
        cells.fold(Mood(u32::from(self.turn()) << 8 | seat.index() as u32), |mood, cell| mood.mix(cell.x, cell.y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;
    use atout_core::{Game, Policy, SeedableRng};
    use std::collections::BTreeSet;

    #[test]
    fn bots_go_elsewhere_in_every_game() {
        // On so small a board everybody reaches every cell, and without caramels all are alike.
        let config = Config { width: 5, height: 5, ..Config::default() };
        let liked = |seed| {
            let state = Kitty::dealt(&config, &mut BotRng::seed_from_u64(seed)).unwrap();
            let (mut actions, mut scores) = (Vec::new(), Vec::new());
            state.actions(Seat::FIRST, &mut actions);
            KittyPolicy::default().score(&state, Seat::FIRST, &actions, &mut scores);
            let best = (0..actions.len()).max_by(|a, b| scores[*a].total_cmp(&scores[*b])).unwrap();
            actions[best]
        };
        let all: BTreeSet<Action> = (0..100).map(liked).collect();
        assert!(all.len() > 15, "{all:?}");
    }
}
