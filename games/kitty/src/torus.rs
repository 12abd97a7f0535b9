//! The board as a torus: neighbours, distances, and the cells within a number of steps.
//!
//! Not here: which cells are closed (the state knows), cells and sets of cells (`cell.rs`).

use crate::{Cell, Cells};
use atout_core::{Dice, Rng};

/// A board whose opposite edges are joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Torus {
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
}

impl Torus {
    /// Is this cell on the board?
    pub const fn contains(self, cell: Cell) -> bool {
        cell.x < self.width && cell.y < self.height
    }

    /// The cell in the middle of the board, as it is drawn.
    #[inline]
    pub const fn middle(self) -> Cell {
        Cell::new(self.width / 2, self.height / 2)
    }

    /// The four neighbours of a cell: above, right, below, left.
    #[inline]
    pub const fn beside(self, cell: Cell) -> [Cell; 4] {
        let Cell { x, y } = cell;
        let up = if y == 0 { self.height - 1 } else { y - 1 };
        let down = if y + 1 == self.height { 0 } else { y + 1 };
        let left = if x == 0 { self.width - 1 } else { x - 1 };
        let right = if x + 1 == self.width { 0 } else { x + 1 };
        [Cell::new(x, up), Cell::new(right, y), Cell::new(x, down), Cell::new(left, y)]
    }

    /// The number of orthogonal steps between two cells on an empty board.
    #[inline]
    pub fn distance(self, a: Cell, b: Cell) -> u8 {
        let (dx, dy) = (a.x.abs_diff(b.x), a.y.abs_diff(b.y));
        dx.min(self.width - dx) + dy.min(self.height - dy)
    }

    /// A row's bits shifted one column to the right and one to the left, around the edge.
    #[inline]
    fn sideways(self, row: u32) -> u32 {
        let last = u32::from(self.width) - 1;
        let full = u32::MAX >> (31 - last);
        ((row << 1) | (row >> last) | (row >> 1) | (row << last)) & full
    }

    /// Every cell that can be reached from `from` in at most `steps` orthogonal steps over cells that are not closed,
    /// `from` itself included.
    #[inline]
    pub fn reach(self, from: Cell, steps: u8, closed: &Cells) -> Cells {
        let mut reached = Cells::default();
        reached.insert(from);
        let height = usize::from(self.height);
        // After n steps only n rows above and below have been touched.
        let (mut first, mut rows) = (usize::from(from.y), 1);
        for _ in 0..steps {
            first = if first == 0 { height - 1 } else { first - 1 };
            rows = (rows + 2).min(height);
            let before = reached;
            let mut y = first;
            let mut up = before.0[if y == 0 { height - 1 } else { y - 1 }];
            let mut changed = 0;
            for _ in 0..rows {
                let below = if y + 1 == height { 0 } else { y + 1 };
                let row = before.0[y];
                let grown = row | ((up | before.0[below] | self.sideways(row)) & !closed.0[y]);
                changed |= grown ^ row;
                reached.0[y] = grown;
                up = row;
                y = below;
            }
            if changed == 0 {
                break;
            }
        }
        reached
    }

    /// Can `to` be reached from `from`? Same answer as [`Torus::reach`], which is computed only if both L-shaped paths
    /// are blocked.
    #[inline]
    pub fn reaches(self, from: Cell, to: Cell, steps: u8, closed: &Cells) -> bool {
        if to == from {
            return true;
        }
        if closed.contains(to) || self.distance(from, to) > steps {
            return false;
        }
        self.has_free_l_path(from, to, closed) || self.reach(from, steps, closed).contains(to)
    }

    /// Is one of the two shortest paths with a single turn free? On most boards it is.
    #[inline]
    fn has_free_l_path(self, from: Cell, to: Cell, closed: &Cells) -> bool {
        let along_row = Cell::new(to.x, from.y);
        let along_column = Cell::new(from.x, to.y);
        self.is_line_free(from, along_row, closed) && self.is_line_free(along_row, to, closed)
            || self.is_line_free(from, along_column, closed) && self.is_line_free(along_column, to, closed)
    }

    /// Are all cells after the first free on the short way between two cells of the same row or column?
    #[inline]
    fn is_line_free(self, from: Cell, to: Cell, closed: &Cells) -> bool {
        let mut cell = from;
        while cell != to {
            cell = Cell::new(nearer(cell.x, to.x, self.width), nearer(cell.y, to.y, self.height));
            if closed.contains(cell) {
                return false;
            }
        }
        true
    }

    /// One of the cells of [`Torus::reach`], each equally likely.
    #[inline]
    pub fn random_reach<R: Rng>(self, from: Cell, steps: u8, closed: &Cells, rng: &mut R) -> Cell {
        if 2 * steps + 1 > self.width.min(self.height) {
            // On such a small board two offsets could mean the same cell.
            let reach = self.reach(from, steps, closed);
            return reach.nth(rng.index(reach.len())).unwrap_or(from);
        }
        // Rejection sampling: uniform among near cells, hence uniform among those that can be reached.
        loop {
            let to = self.random_near(from, steps, rng);
            if self.reaches(from, to, steps, closed) {
                return to;
            }
        }
    }

    /// One of the cells at most `steps` away, each equally likely. Not valid where `2 * steps + 1` exceeds a side.
    #[inline]
    fn random_near<R: Rng>(self, from: Cell, steps: u8, rng: &mut R) -> Cell {
        let (side, steps) = (2 * u32::from(steps) + 1, u32::from(steps));
        let shift = |at: u8, by: u32, of: u8| ((u32::from(at) + u32::from(of) + by - steps) % u32::from(of)) as u8;
        loop {
            let throw = rng.below(side * side);
            let (dx, dy) = (throw % side, throw / side);
            if dx.abs_diff(steps) + dy.abs_diff(steps) <= steps {
                return Cell::new(shift(from.x, dx, self.width), shift(from.y, dy, self.height));
            }
        }
    }
}

/// One step from `at` towards `to` on a circle of `around` positions, the short way; upwards if both are equally
/// short.
#[inline]
fn nearer(at: u8, to: u8, around: u8) -> u8 {
    if at == to {
        return at;
    }
    let ahead = if to > at { to - at } else { to + around - at };
    match 2 * ahead <= around {
        true if at + 1 == around => 0,
        true => at + 1,
        false if at == 0 => around - 1,
        false => at - 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_core::SeedableRng;
    use std::collections::{BTreeMap, VecDeque};

    /// The reference: breadth-first search, cell by cell.
    fn reach_by_search(torus: Torus, from: Cell, steps: u8, closed: &Cells) -> Cells {
        let mut far = BTreeMap::from([(from, 0)]);
        let mut queue = VecDeque::from([from]);
        while let Some(cell) = queue.pop_front() {
            let steps_here = far[&cell];
            for next in torus.beside(cell) {
                if steps_here < steps && !closed.contains(next) && !far.contains_key(&next) {
                    far.insert(next, steps_here + 1);
                    queue.push_back(next);
                }
            }
        }
        far.into_keys().collect()
    }

    proptest::proptest! {
        #[test]
        fn reach_by_bits_equals_reach_by_search(
            width in 4u8..=32, height in 4u8..=32, x in 0u8..32, y in 0u8..32, steps in 0u8..12,
            closed in proptest::collection::vec((0u8..32, 0u8..32), 0..300),
        ) {
            let torus = Torus { width, height };
            let from = Cell::new(x % width, y % height);
            let mut closed: Cells = closed.iter().map(|(x, y)| Cell::new(x % width, y % height)).collect();
            closed.insert(from);
            let reach = torus.reach(from, steps, &closed);
            assert_eq!(reach, reach_by_search(torus, from, steps, &closed));
            for y in 0..height {
                for x in 0..width {
                    let to = Cell::new(x, y);
                    assert_eq!(torus.reaches(from, to, steps, &closed), reach.contains(to), "{from:?} {to:?}");
                }
            }
            let mut rng = atout_core::BotRng::seed_from_u64(u64::from(x));
            assert!(reach.contains(torus.random_reach(from, steps, &closed, &mut rng)));
        }

        #[test]
        fn on_an_empty_board_reach_is_distance(width in 4u8..=32, height in 4u8..=32, steps in 0u8..12) {
            let (torus, from) = (Torus { width, height }, Cell::new(0, height - 1));
            let reached = torus.reach(from, steps, &Cells::default());
            for y in 0..height {
                for x in 0..width {
                    let cell = Cell::new(x, y);
                    assert_eq!(reached.contains(cell), torus.distance(from, cell) <= steps);
                }
            }
        }
    }

    #[test]
    fn every_cell_within_reach_is_equally_likely() {
        let (torus, from) = (Torus { width: 12, height: 12 }, Cell::new(0, 11));
        let closed: Cells = [from, Cell::new(1, 11), Cell::new(0, 10), Cell::new(2, 1)].into_iter().collect();
        let reach = torus.reach(from, 5, &closed);
        let mut rng = atout_core::BotRng::seed_from_u64(1);
        let (mut counts, throws) = (BTreeMap::new(), 1000 * reach.len());
        (0..throws).for_each(|_| *counts.entry(torus.random_reach(from, 5, &closed, &mut rng)).or_insert(0u32) += 1);
        // Six standard deviations.
        assert!(reach.iter().all(|cell| counts[&cell].abs_diff(1000) < 190), "{counts:?}");
        assert_eq!(counts.len(), reach.len());
    }
}
