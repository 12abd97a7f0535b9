//! Where everything is on the screen.
//!
//! On a usual terminal the board has the whole width and the log is below it, beside the options. A wide one has a
//! column for the log at the right, over the whole height.

use ratatui::layout::{Rect, Size};

/// From this width on the log has a column of its own: games fit their boards into the 80 columns left of it.
const WIDE: u16 = 118;
/// The board's share of a wide terminal.
const BOARD_WIDTH: u16 = 80;
const MAX_LOG_WIDTH: u16 = 60;
/// Status, prompt and keys.
const FIXED: u16 = 3;
/// The fewest lines of the options and the log, with their titles.
const MIN_PANE: u16 = 5;

/// Is there room for a scene at all?
pub(super) fn has_room(area: Rect) -> bool {
    area.width >= 40 && area.height >= FIXED + MIN_PANE
}

/// The areas of a scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Areas {
    pub(crate) status: Rect,
    pub(crate) board: Rect,
    /// The line above the options that carries their title.
    pub(crate) pane_title: Rect,
    pub(crate) pane: Rect,
    pub(crate) log_title: Rect,
    pub(crate) log: Rect,
    pub(crate) prompt: Rect,
    pub(crate) footer: Rect,
}

fn log_width(size: Size) -> u16 {
    match size.width >= WIDE {
        true => (size.width - BOARD_WIDTH).min(MAX_LOG_WIDTH),
        false => size.width * 9 / 20,
    }
}

fn board_width(size: Size) -> u16 {
    if size.width >= WIDE { size.width - log_width(size) } else { size.width }
}

fn max_board_height(size: Size) -> u16 {
    size.height.saturating_sub(FIXED + MIN_PANE)
}

/// The longest line and the most lines of a board that need no scrolling.
pub(super) fn board_space(size: Size) -> (usize, usize) {
    (board_width(size).into(), max_board_height(size).into())
}

/// The height of the board's area for a text of so many lines.
pub(super) fn board_height(size: Size, lines: u16) -> u16 {
    lines.min(max_board_height(size))
}

/// Lays out a screen whose board is so high.
pub(super) fn areas(size: Size, board_height: u16) -> Areas {
    let Size { width, height } = size;
    let line = |y: u16| Rect { x: 0, y: y.min(height.saturating_sub(1)), width, height: height.min(1) };
    let is_wide = width >= WIDE;
    let (left, right) = (width - log_width(size), log_width(size));
    let pane_y = 1 + board_height;
    let bottom = height.saturating_sub(2).max(pane_y);
    let pane_height = bottom.saturating_sub(pane_y + 1);
    let log_y = if is_wide { 1 } else { pane_y };
    // One column is the line between options and log.
    let log_x = left + 1;
    Areas {
        status: line(0),
        board: Rect { x: 0, y: 1, width: board_width(size), height: board_height },
        pane_title: Rect { x: 0, y: pane_y, width: left, height: 1 },
        pane: Rect { x: 0, y: pane_y + 1, width: left, height: pane_height },
        log_title: Rect { x: left, y: log_y, width: right, height: 1 },
        log: Rect { x: log_x, y: log_y + 1, width: right.saturating_sub(1), height: bottom.saturating_sub(log_y + 1) },
        prompt: line(height.saturating_sub(2)),
        footer: line(height.saturating_sub(1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_and_nothing_is_outside_at_any_size() {
        for (width, height) in [(80, 24), (120, 40), (200, 60), (60, 16), (20, 5), (1, 1), (0, 0)] {
            let size = Size { width, height };
            for lines in [0, 5, 14, 30, 200] {
                let areas = areas(size, board_height(size, lines));
                let whole = Rect { x: 0, y: 0, width, height };
                let all = [areas.status, areas.board, areas.pane, areas.log, areas.prompt, areas.footer];
                // Below eight lines the fixed ones are drawn over each other; the scene says that there is no room.
                if height < FIXED + MIN_PANE {
                    continue;
                }
                for (n, one) in all.iter().enumerate() {
                    assert_eq!(whole.intersection(*one), *one, "{size} {lines} {n}");
                    let overlaps = |other: &&Rect| other.intersects(*one) && one.area() > 0 && other.area() > 0;
                    assert_eq!(all[n + 1..].iter().find(overlaps), None, "{size} {lines} {n}");
                }
            }
        }
    }
}
