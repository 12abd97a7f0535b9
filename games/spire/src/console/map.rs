//! The floor as a picture: the boss on top, the entrance below, ways between the rows.

use super::{ConsoleScreen, sign};
use crate::{Phase, ROWS};

/// The width of a room's column.
const COLUMN: usize = 14;

impl ConsoleScreen<'_> {
    pub(super) fn map(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for row in (0..ROWS).rev() {
            lines.push(self.row(row));
            if row > 0 {
                lines.push(self.ways(row - 1));
            }
        }
        lines
    }

    /// One row of rooms: `*` marks the room that the players are in, `>` those they can go to.
    fn row(&self, row: usize) -> String {
        let map = &self.view.map;
        let rooms = (0..map.width(row)).map(|column| {
            let room = map.rooms[row][column];
            let mark = if self.is_here(row, column) {
                '*'
            } else if self.is_next(row, column) {
                '>'
            } else {
                ' '
            };
            let text = format!("{mark}{} {}", sign(room.kind), room.element.name().get(self.lang));
            format!("{text:COLUMN$}")
        });
        let indent = if map.width(row) == 1 && map.paths > 1 { " ".repeat(COLUMN) } else { String::new() };
        format!("{:2}  {indent}{}", row + 1, rooms.collect::<String>())
    }

    /// The ways from a row to the one above it.
    fn ways(&self, row: usize) -> String {
        let map = &self.view.map;
        let (here, there) = (map.width(row), map.width(row + 1));
        let mut line = vec![' '; 4 + COLUMN * 3];
        for column in 0..here {
            for way in map.ways(row, column).map(usize::from) {
                let centre = |column: usize, width: usize| if width == 1 && map.paths > 1 { 1 } else { column };
                let (from, to) = (centre(column, here), centre(way, there));
                let at = 5 + COLUMN * from.min(to);
                match from.cmp(&to) {
                    std::cmp::Ordering::Equal => line[at] = '│',
                    std::cmp::Ordering::Less => line[at + COLUMN / 2] = '╱',
                    std::cmp::Ordering::Greater => line[at + COLUMN / 2] = '╲',
                }
            }
        }
        line.into_iter().collect()
    }

    fn is_here(&self, row: usize, column: usize) -> bool {
        self.view.at == Some((row as u8, column as u8))
    }

    fn is_next(&self, row: usize, column: usize) -> bool {
        if self.view.phase != Phase::Way {
            return false;
        }
        match self.view.at {
            None => row == 0,
            Some((now, from)) => {
                usize::from(now) + 1 == row
                    && self.view.map.ways(now.into(), from.into()).any(|way| usize::from(way) == column)
            }
        }
    }
}
