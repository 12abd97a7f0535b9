//! The board in the console: one column for each stone.

use super::{ConsoleScreen, POINTED, Widths, face};
use crate::{Card, ClaimView, Formation, FormationKind, SideView, StoneView};
use atout_core::Seat;

impl ConsoleScreen<'_> {
    pub(super) fn board(&self) -> Vec<String> {
        let below = self.below();
        let rows = self.view.stones.iter().map(|stone| usize::from(stone.room)).max().unwrap_or(3);
        let mut lines =
            vec![self.row(&self.short_name(below.other()), |stone| self.worth(&stone.sides[below.other().index()]))];
        lines.extend((0..rows).rev().map(|n| self.row("", |stone| self.card(stone, below.other(), n))));
        lines.push(self.numbers());
        lines.extend((0..rows).map(|n| self.row("", |stone| self.card(stone, below, n))));
        lines.push(self.row(&self.short_name(below), |stone| self.worth(&stone.sides[below.index()])));
        lines
    }

    fn short_name(&self, seat: Seat) -> String {
        // An abbreviation: a line that ends with an ellipsis would look cut.
        self.names.fitted(seat, self.widths.margin - 1).replace('…', ".")
    }

    /// One line across all stones. A cell is a text and its ANSI style.
    fn row(&self, margin: &str, cell: impl Fn(&StoneView) -> (String, &'static str)) -> String {
        let cells = self.view.stones.iter().map(|stone| {
            let (text, style) = cell(stone);
            self.padded(&text, style, self.widths.column)
        });
        let width = self.widths.margin;
        format!("{margin:<width$}") + &cells.collect::<String>()
    }

    fn numbers(&self) -> String {
        let numbered = self.view.stones.iter().enumerate().map(|(index, stone)| {
            let (mark, style) = self.mark(stone);
            let fights = [(stone.mud, "m"), (stone.blind, self.lang.pick("b", "a"))];
            let fights: String = fights.into_iter().filter(|(there, _)| *there).map(|(_, letter)| letter).collect();
            let n = index + 1;
            let (number, style) = match (self.points_at(&format!("stone:{n}")), self.is_narrow()) {
                (true, _) => (format!(">{n}<"), POINTED),
                (false, false) => (format!("[{n}]"), style),
                (false, true) => (n.to_string(), style),
            };
            let text = format!("{number}{mark}{fights}");
            // In narrow columns a space is left before the next one.
            let most = if self.is_narrow() { self.widths.column - 1 } else { usize::MAX };
            let text: String = text.chars().take(most).collect();
            self.padded(&text, style, self.widths.column)
        });
        let (margin, width) = (self.lang.pick("stones", "bornes"), self.widths.margin);
        format!("{margin:<width$}") + &numbered.collect::<String>()
    }

    /// An arrow to the side that owns a stone, may claim it or is ahead there, and its style.
    fn mark(&self, stone: &StoneView) -> (&'static str, &'static str) {
        let points_down = |seat: Seat| seat == self.below();
        let claims =
            |seat: &Seat| matches!(stone.sides[seat.index()].claim, ClaimView::Beats | ClaimView::Proven { .. });
        match (stone.owner, [Seat::FIRST, Seat::SECOND].into_iter().find(claims), stone.leader) {
            (Some(owner), _, _) => (if points_down(owner) { "⇓" } else { "⇑" }, "1"),
            (None, Some(sure), _) => (if points_down(sure) { "↓!" } else { "↑!" }, "1"),
            (None, None, Some(leader)) => (if points_down(leader) { "↓" } else { "↑" }, ""),
            (None, None, None) => ("", ""),
        }
    }

    /// The formation of a full side, or the best reachable one.
    fn worth(&self, side: &SideView) -> (String, &'static str) {
        match (side.formation, side.reach) {
            (Some(formation), _) => (self.short(formation), "1"),
            (None, _) if side.cards.is_empty() || side.claim == ClaimView::Closed => (String::new(), ""),
            (None, Some(reach)) => (format!("≤{}", self.short(reach)), "2"),
            (None, None) => ("×".to_owned(), "2"),
        }
    }

    /// The n-th card of a side, or a dot for its empty place.
    fn card(&self, stone: &StoneView, seat: Seat, n: usize) -> (String, &'static str) {
        match stone.sides[seat.index()].cards.get(n) {
            Some(card) if self.view.last == Some(*card) => (self.narrow(*card) + "‹", self.style(*card)),
            Some(card) => (self.narrow(*card), self.style(*card)),
            None if n < stone.room.into() => ("·".to_owned(), "2"),
            None => (String::new(), ""),
        }
    }

    fn is_narrow(&self) -> bool {
        self.widths.column < Widths::PIPE.column
    }

    /// A card that leaves a space for the sign of the last one and a space to the next column.
    fn narrow(&self, card: Card) -> String {
        let face = face(card);
        match face.char_indices().nth(self.widths.column - 2) {
            // Only words are that long; their last letter is the number that tells two apart.
            Some((end, _)) => face[..end - 1].to_owned() + &face[face.len() - 1..],
            None => face,
        }
    }

    fn short(&self, formation: Formation) -> String {
        let lang = self.lang;
        let kind = match formation.kind {
            FormationKind::ColourRun => lang.pick("CR", "SC"),
            FormationKind::ThreeOfAKind => lang.pick("3K", "B"),
            FormationKind::Colour => "C",
            FormationKind::Run => lang.pick("R", "S"),
            FormationKind::Sum => lang.pick("S", "Σ"),
        };
        let gap = if self.is_narrow() { "" } else { " " };
        format!("{kind}{gap}{}", formation.total)
    }
}
