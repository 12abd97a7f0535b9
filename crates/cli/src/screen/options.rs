//! A list of options with a cursor: rows with words where they fit, a grid of short names where they do not.

use super::wrap::wrap;
use console::measure_text_width;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// One option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Item {
    /// What one types for it; empty if it has only words.
    pub(crate) token: String,
    /// What it does.
    pub(crate) text: String,
    /// Column and row on a board: arrows then move as on the board.
    pub(crate) place: Option<(i32, i32)>,
}

/// Options and the one under the cursor.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Options {
    pub(crate) items: Vec<Item>,
    pub(crate) cursor: usize,
}

/// Where an arrow key goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// Below a grid, at least so many lines say what the option under the cursor does.
const DETAIL: usize = 2;
const MARKER: &str = "▸";

impl Options {
    pub(crate) fn new(items: Vec<Item>) -> Options {
        Options { items, cursor: 0 }
    }

    /// Options that are words only.
    pub(crate) fn of_words<S: Into<String>>(words: impl IntoIterator<Item = S>) -> Options {
        Options::new(
            words.into_iter().map(|text| Item { token: String::new(), text: text.into(), place: None }).collect(),
        )
    }

    /// Numbers are shown where no option is called by a number.
    pub(crate) fn is_numbered(&self) -> bool {
        !self.items.iter().any(|item| item.token.starts_with(|letter: char| letter.is_ascii_digit()))
    }

    /// Moves the cursor. At an end it stays.
    pub(crate) fn step(&mut self, direction: Direction, width: usize, height: usize) {
        if self.items.get(self.cursor).is_some_and(|item| item.place.is_some()) {
            // From the edge one gets to the options that are not on the board.
            let apart = || self.items.iter().position(|item| item.place.is_none());
            self.cursor = self.neighbour(direction).or_else(apart).unwrap_or(self.cursor);
            return;
        }
        let last = self.items.len().saturating_sub(1);
        let columns = if self.is_list(width, height) { 1 } else { self.columns(width) };
        let target = match direction {
            Direction::Up => self.cursor.checked_sub(columns),
            Direction::Down if columns > 1 && self.cursor / columns == last / columns => None,
            Direction::Down => Some((self.cursor + columns).min(last)),
            Direction::Left => self.cursor.checked_sub(1),
            Direction::Right => Some((self.cursor + 1).min(last)),
        };
        self.cursor = target.unwrap_or(self.cursor);
    }

    /// The nearest option in this direction on the board, straight ahead rather than aslant.
    fn neighbour(&self, direction: Direction) -> Option<usize> {
        let (x, y) = self.items.get(self.cursor)?.place?;
        let ahead = |(dx, dy): (i32, i32)| match direction {
            Direction::Up => (-dy, dx),
            Direction::Down => (dy, dx),
            Direction::Left => (-dx, dy),
            Direction::Right => (dx, dy),
        };
        let placed = self.items.iter().enumerate().filter_map(|(n, item)| item.place.map(|place| (n, place)));
        let distances = placed.map(|(n, (to_x, to_y))| (n, ahead((to_x - x, to_y - y))));
        let in_front = distances.filter(|(_, (forward, aside))| *forward > aside.abs());
        in_front.min_by_key(|(_, (forward, aside))| forward + 3 * aside.abs()).map(|(n, _)| n)
    }

    /// Moves the cursor to the option whose name begins like this, if there is one.
    pub(crate) fn find(&mut self, start: &str) {
        let start = start.to_lowercase();
        let found = self.items.iter().position(|item| item.token.to_lowercase().starts_with(&start));
        self.cursor = found.filter(|_| !start.is_empty()).unwrap_or(self.cursor);
    }

    fn token_width(&self) -> usize {
        self.items.iter().map(|item| measure_text_width(&item.token)).max().unwrap_or(0)
    }

    /// The columns before an item's words: marker, number, name.
    fn indent(&self) -> usize {
        let number = if self.is_numbered() { 3 } else { 0 };
        let token = match self.token_width() {
            0 => 0,
            width => width + 2,
        };
        2 + number + token
    }

    fn columns(&self, width: usize) -> usize {
        (width / (self.token_width() + 3)).max(1)
    }

    /// Do all options fit as rows? Words without names have no other form.
    fn is_list(&self, width: usize, height: usize) -> bool {
        let room = width.saturating_sub(self.indent());
        let lines: usize = self.items.iter().map(|item| wrap(&item.text, room).len()).sum();
        lines <= height || self.token_width() == 0
    }

    /// The lines that are shown in a space of this size.
    pub(super) fn lines(&self, width: usize, height: usize) -> Vec<Line<'static>> {
        match self.is_list(width, height) {
            true => self.list(width, height),
            false => self.grid(width, height),
        }
    }

    fn list(&self, width: usize, height: usize) -> Vec<Line<'static>> {
        let room = width.saturating_sub(self.indent());
        let (mut lines, mut cursor_end) = (Vec::new(), 0);
        for (n, item) in self.items.iter().enumerate() {
            for (row, text) in wrap(&item.text, room).into_iter().enumerate() {
                lines.push(self.row(n, item, row, text));
            }
            if n == self.cursor {
                cursor_end = lines.len();
            }
        }
        let first = cursor_end.saturating_sub(height);
        let hidden = lines.len().saturating_sub(first + height);
        let mut shown: Vec<Line<'static>> = lines.into_iter().skip(first).take(height).collect();
        if let Some(line) = shown.first_mut().filter(|_| first > 0) {
            line.push_span(Span::raw("  ↑"));
        }
        if let Some(line) = shown.last_mut().filter(|_| hidden > 0) {
            line.push_span(Span::raw("  ↓"));
        }
        shown
    }

    fn row(&self, n: usize, item: &Item, row: usize, text: String) -> Line<'static> {
        let style = self.style(n);
        if row > 0 {
            return Line::from(vec![Span::raw(" ".repeat(self.indent())), Span::styled(text, style)]);
        }
        let marker = if n == self.cursor { MARKER } else { " " };
        let number = if self.is_numbered() { format!("{:>2} ", n + 1) } else { String::new() };
        let gap = match self.token_width() {
            0 => 0,
            width => width + 2 - measure_text_width(&item.token),
        };
        Line::from(vec![
            Span::styled(format!("{marker} "), Style::new().add_modifier(Modifier::BOLD)),
            Span::styled(number, Style::new().add_modifier(Modifier::DIM)),
            Span::styled(item.token.clone(), style.add_modifier(Modifier::BOLD)),
            Span::styled(" ".repeat(gap), style),
            Span::styled(text, style),
        ])
    }

    fn style(&self, n: usize) -> Style {
        if n == self.cursor { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() }
    }

    fn grid(&self, width: usize, height: usize) -> Vec<Line<'static>> {
        let (columns, cell) = (self.columns(width), self.token_width());
        let rows = height.saturating_sub(DETAIL).max(1);
        let first = (self.cursor / columns).saturating_sub(rows - 1);
        let numbered: Vec<(usize, &Item)> = self.items.iter().enumerate().collect();
        let row = |row: &[(usize, &Item)]| {
            let cells = row.iter().flat_map(|(n, item)| {
                let marker = if *n == self.cursor { MARKER } else { " " };
                let fill = " ".repeat(cell - measure_text_width(&item.token) + 1);
                [Span::raw(format!(" {marker}")), Span::styled(item.token.clone(), self.style(*n)), Span::raw(fill)]
            });
            Line::from(cells.collect::<Vec<_>>())
        };
        let mut lines: Vec<Line<'static>> = numbered.chunks(columns).skip(first).take(rows).map(row).collect();
        let detail = self.items.get(self.cursor).map(|item| wrap(&item.text, width.saturating_sub(2)));
        // The words are below the names, at the same line for every option.
        let used = numbered.chunks(columns).len();
        lines.resize(rows.min(used + 1), Line::default());
        let room = height.saturating_sub(lines.len());
        lines.extend(detail.into_iter().flatten().take(room).map(|text| Line::from(format!("  {text}"))));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(n: usize) -> Options {
        let item = |n: usize| Item { token: format!("c{n}"), text: format!("Walk to c{n}"), place: None };
        Options::new((1..=n).map(item).collect())
    }

    fn text(options: &Options, width: usize, height: usize) -> Vec<String> {
        options.lines(width, height).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn few_options_are_rows_with_words() {
        assert_eq!(text(&cells(2), 30, 4), ["▸  1 c1  Walk to c1", "   2 c2  Walk to c2"]);
    }

    #[test]
    fn many_options_are_a_grid_and_the_words_of_one() {
        let mut options = cells(40);
        options.step(Direction::Down, 30, 5);
        let shown = text(&options, 30, 5);
        assert!(shown[0].contains("c1 ") && shown[1].contains("▸c6"), "{shown:?}");
        assert_eq!(shown.last().unwrap(), "  Walk to c6");
        (0..30).for_each(|_| options.step(Direction::Down, 30, 5));
        assert_eq!(options.cursor, 35);
        assert!(text(&options, 30, 5).iter().any(|line| line.contains("▸c36")), "the cursor stays in sight");
    }

    #[test]
    fn a_list_that_is_too_long_shows_that_it_goes_on() {
        let mut options = Options::of_words(["a", "b", "c"]);
        assert_eq!(text(&options, 30, 2), ["▸  1 a", "   2 b  ↓"]);
        (0..2).for_each(|_| options.step(Direction::Down, 30, 2));
        assert_eq!(text(&options, 30, 2), ["   2 b  ↑", "▸  3 c"]);
    }

    #[test]
    fn arrows_move_as_on_the_board() {
        let cell = |(x, y)| Item { token: format!("{x}-{y}"), text: String::new(), place: Some((x, y)) };
        let stay = Item { token: "stay".into(), text: String::new(), place: None };
        let mut options =
            Options::new(std::iter::once(stay).chain([(1, 1), (2, 1), (4, 1), (2, 2), (4, 3)].map(cell)).collect());
        let mut step = |direction| {
            options.step(direction, 8, 3);
            options.items[options.cursor].token.clone()
        };
        assert_eq!(step(Direction::Right), "1-1");
        assert_eq!(step(Direction::Right), "2-1");
        assert_eq!(step(Direction::Down), "2-2");
        assert_eq!(step(Direction::Up), "2-1");
        assert_eq!(step(Direction::Right), "4-1");
        assert_eq!(step(Direction::Down), "4-3");
    }

    #[test]
    fn names_that_are_numbers_get_no_other_numbers() {
        let stones = Options::new(vec![Item { token: "3".into(), text: "Stone 3".into(), place: None }]);
        assert!(!stones.is_numbered());
        assert_eq!(text(&stones, 30, 2), ["▸ 3  Stone 3"]);
    }

    #[test]
    fn typing_moves_the_cursor() {
        let mut options = cells(12);
        options.find("C1");
        assert_eq!(options.cursor, 0);
        options.find("c12");
        assert_eq!(options.cursor, 11);
        options.find("x");
        assert_eq!(options.cursor, 11);
    }
}
