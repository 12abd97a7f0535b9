//! The board: two characters for each cell, and around the frame what lies across the edges.

use super::layout::{Line, Span, plain, styled};
use super::{CLOSED, ConsoleText, FAINT, OWN, REACHED, SEATS};
use crate::{Cell, Cells, Entity, Phase};
use atout_core::Seat;
use std::collections::BTreeMap;

/// The columns of a frame's left side and of what lies across it.
const FRAME: usize = 4;

impl ConsoleText<'_> {
    pub(super) fn board(&self) -> Vec<Line> {
        let (width, height) = (self.view.config.width, self.view.config.height);
        let things = self.things();
        let reach = self.reach();
        let row = |y: u8| {
            let cells = (0..width).map(|x| self.cell(Cell::new(x, y), &things, &reach));
            let (before, after) =
                (self.across(Cell::new(width - 1, y), &things), self.across(Cell::new(0, y), &things));
            let number = styled(format!("{:>2} ", y + 1), FAINT);
            let spans = [number, before, plain("│")].into_iter().chain(cells).chain([plain("│"), after]);
            Line(spans.collect())
        };
        let edge = |y: u8| {
            let cells = (0..width).map(|x| self.across(Cell::new(x, y), &things));
            Line([plain("      ")].into_iter().chain(cells).collect())
        };
        let frame = |left: char, right: char| {
            Line::of(plain(format!("     {left}{}{right}", "─".repeat(usize::from(width) * 2))))
        };
        let mut lines = self.columns(width).to_vec();
        lines.extend([edge(height - 1), frame('┌', '┐')]);
        lines.extend((0..height).map(row));
        lines.extend([frame('└', '┘'), edge(0)]);
        lines.retain(|line| line.0.iter().any(|span| !span.text.trim().is_empty()));
        lines
    }

    /// The same without the frame and what lies across, for a screen with few lines.
    pub(super) fn bare_board(&self) -> Vec<Line> {
        let (width, height) = (self.view.config.width, self.view.config.height);
        let (things, reach) = (self.things(), self.reach());
        let row = |y: u8| {
            let number = styled(format!("{:>2}", y + 1), FAINT);
            let cells = (0..width).map(|x| self.cell(Cell::new(x, y), &things, &reach));
            Line(std::iter::once(number).chain(cells).collect())
        };
        let letters = self.columns(width).into_iter().map(|mut line| {
            // The letters are above framed cells: four columns are not there.
            line.0.iter_mut().for_each(|span| _ = span.text.drain(..FRAME));
            line
        });
        let mut lines: Vec<Line> = letters.chain((0..height).map(row)).collect();
        lines.retain(|line| line.0.iter().any(|span| !span.text.trim().is_empty()));
        lines
    }

    /// The letters of the columns; a column with two letters has them one above the other.
    fn columns(&self, width: u8) -> [Line; 2] {
        let row = |letter: &dyn Fn(String) -> Option<char>| {
            let letters = (0..width).map(|x| [' ', letter(Cell::new(x, 0).column()).unwrap_or(' ')]);
            Line::of(styled(format!("      {}", letters.flatten().collect::<String>()), FAINT))
        };
        [row(&|column| column.chars().rev().nth(1)), row(&|column| column.chars().next_back())]
    }

    /// The cells to mark as reachable: only while the viewer chooses a move.
    fn reach(&self) -> Cells {
        let deciding = |seat: &Seat| self.view.phase == Phase::Move && self.view.waiting.contains(*seat);
        self.me().filter(deciding).map_or_else(Cells::default, |seat| self.view.reach(seat))
    }

    /// The thing on each closed cell.
    fn things(&self) -> BTreeMap<Cell, Span> {
        let mut things: BTreeMap<Cell, Span> = BTreeMap::new();
        for cell in &self.view.caramels {
            things.insert(*cell, styled("▓▓", CLOSED));
        }
        for friend in &self.view.friends {
            // There is room for two characters: a number of two digits loses its letter.
            let name = friend.id.to_string();
            let name = if name.len() > 2 { name[1..].to_owned() } else { name };
            let is_pointed = self.points_at(&format!("entity:{}", friend.id));
            things.insert(friend.cell, styled(name, if is_pointed { OWN } else { SEATS[friend.owner.index()] }));
        }
        for (seat, player) in self.players() {
            let is_pointed = self.points_at(&format!("entity:{}", Entity::player(seat)));
            let style = match (player.fell.is_some(), self.me() == Some(seat) || is_pointed) {
                (true, _) => CLOSED,
                (false, true) => OWN,
                (false, false) => SEATS[seat.index()],
            };
            things.insert(player.cell, styled(self.marker(seat), style));
        }
        things
    }

    fn points_at(&self, thing: &str) -> bool {
        self.pointed.iter().any(|pointed| pointed == thing)
    }

    fn cell(&self, cell: Cell, things: &BTreeMap<Cell, Span>, reach: &Cells) -> Span {
        if !self.pointed.is_empty() && self.points_at(&format!("cell:{cell}")) {
            return styled("><", OWN);
        }
        match things.get(&cell) {
            Some(thing) => thing.clone(),
            None if reach.contains(cell) && self.in_storm(cell) => styled("~+", REACHED),
            None if reach.contains(cell) => styled(" +", REACHED),
            None if self.in_storm(cell) => styled(" ~", FAINT),
            None => styled(" ·", FAINT),
        }
    }

    fn in_storm(&self, cell: Cell) -> bool {
        self.view.storm().is_some_and(|storm| storm.covers(cell))
    }

    /// The thing on the other side of an edge, if any.
    fn across(&self, cell: Cell, things: &BTreeMap<Cell, Span>) -> Span {
        things.get(&cell).map_or_else(|| plain("  "), |thing| styled(thing.text.clone(), FAINT))
    }
}
