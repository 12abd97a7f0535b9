//! Cells of the board, and sets of cells as bits.
//!
//! Not here: how cells are connected (`torus.rs`), how they are written (`notation.rs`).

use atout_core::bits::ones;
use serde::{Deserialize, Serialize};

/// A cell, by row and column counted from 0. Ordered row by row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cell {
    /// The row, from the top.
    pub y: u8,
    /// The column, from the left.
    pub x: u8,
}

impl Cell {
    /// The largest width and height of a board.
    pub const MAX_SIDE: usize = 32;

    /// The cell in this column and row.
    pub const fn new(x: u8, y: u8) -> Cell {
        Cell { y, x }
    }
}

/// A set of cells: one word of bits for each row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cells(pub(crate) [u32; Cell::MAX_SIDE]);

impl Cells {
    /// Is the cell in the set?
    #[inline]
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[cell.y as usize] >> cell.x & 1 != 0
    }

    /// Adds a cell.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.y as usize] |= 1 << cell.x;
    }

    /// Removes a cell.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.y as usize] &= !(1 << cell.x);
    }

    /// The number of cells.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Is the set empty?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|row| *row == 0)
    }

    /// The `n`th cell row by row, counted from 0.
    #[inline]
    pub fn nth(&self, mut n: usize) -> Option<Cell> {
        for (y, &row) in self.0.iter().enumerate() {
            let here = row.count_ones() as usize;
            if n < here {
                return ones(row).nth(n).map(|x| Cell::new(x, y as u8));
            }
            n -= here;
        }
        None
    }

    /// All cells, row by row.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Cell> {
        self.0.iter().enumerate().flat_map(|(y, &row)| ones(row).map(move |x| Cell::new(x, y as u8)))
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        let mut set = Cells::default();
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_listed_row_by_row() {
        let cells: Cells = [Cell::new(3, 1), Cell::new(0, 2), Cell::new(1, 1)].into_iter().collect();
        let sorted = [Cell::new(1, 1), Cell::new(3, 1), Cell::new(0, 2)];
        assert_eq!(cells.iter().collect::<Vec<_>>(), sorted);
        assert_eq!(
            (0..4).map(|n| cells.nth(n)).collect::<Vec<_>>(),
            [Some(sorted[0]), Some(sorted[1]), Some(sorted[2]), None]
        );
        assert_eq!(cells.len(), 3);
    }
}
