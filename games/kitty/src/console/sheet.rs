//! Pieces of styled text that know their width, and tables made of them. No game in here.

use atout_core::Paint;

/// A text and its ANSI style; no style if that is empty.
#[derive(Debug, Clone, Default)]
pub(super) struct Bit {
    pub(super) text: String,
    pub(super) style: &'static str,
}

/// A plain text.
pub(super) fn plain(text: impl Into<String>) -> Bit {
    Bit { text: text.into(), style: "" }
}

/// A text in a style.
pub(super) fn styled(text: impl Into<String>, style: &'static str) -> Bit {
    Bit { text: text.into(), style }
}

impl Bit {
    pub(super) fn width(&self) -> usize {
        self.text.chars().count()
    }
}

/// One line.
#[derive(Debug, Clone, Default)]
pub(super) struct Line(pub(super) Vec<Bit>);

impl Line {
    pub(super) fn of(bit: Bit) -> Line {
        Line(vec![bit])
    }

    pub(super) fn width(&self) -> usize {
        self.0.iter().map(Bit::width).sum()
    }

    fn pad(&mut self, width: usize) {
        let missing = width.saturating_sub(self.width());
        self.0.push(plain(" ".repeat(missing)));
    }

    /// Blanks at its end are left out, whatever their style.
    pub(super) fn render(mut self, paint: Paint) -> String {
        while let Some(last) = self.0.last_mut() {
            last.text.truncate(last.text.trim_end().len());
            if !last.text.is_empty() {
                break;
            }
            self.0.pop();
        }
        let run = |run: &[Bit]| {
            let (style, text) = (run[0].style, run.iter().map(|bit| bit.text.as_str()).collect::<String>());
            if style.is_empty() || text.trim().is_empty() { text } else { paint.style(style, &text) }
        };
        self.0.chunk_by(|one, next| one.style == next.style).map(run).collect()
    }
}

/// At which side of its column a text stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// A row of a table: cells, or a few of them and one text across all other columns.
pub(super) enum Row {
    Cells(Vec<Bit>),
    Across(Vec<Bit>, Bit),
}

/// Rows with aligned columns, two spaces between them.
pub(super) fn table(rows: Vec<Row>, sides: &[Side]) -> Vec<Line> {
    let mut widths = vec![0; sides.len()];
    for row in &rows {
        let (Row::Cells(cells) | Row::Across(cells, _)) = row;
        for (width, cell) in widths.iter_mut().zip(cells) {
            *width = cell.width().max(*width);
        }
    }
    rows.into_iter().map(|row| line(row, &widths, sides)).collect()
}

fn line(row: Row, widths: &[usize], sides: &[Side]) -> Line {
    let (cells, rest) = match row {
        Row::Cells(cells) => (cells, None),
        Row::Across(cells, rest) => (cells, Some(rest)),
    };
    let mut line = Line::default();
    for ((cell, width), side) in cells.into_iter().zip(widths).zip(sides) {
        let fill = plain(" ".repeat(width.saturating_sub(cell.width())));
        line.0.extend(match side {
            Side::Left => [cell, fill],
            Side::Right => [fill, cell],
        });
        line.0.push(plain("  "));
    }
    line.0.extend(rest);
    line
}

/// Two blocks beside each other if they fit, else one below the other.
pub(super) fn beside(left: Vec<Line>, right: Vec<Line>, width: usize) -> Vec<Line> {
    const GAP: usize = 3;
    let widest = |lines: &[Line]| lines.iter().map(Line::width).max().unwrap_or(0);
    let column = widest(&left) + GAP;
    if column + widest(&right) > width {
        let gap = if right.is_empty() { None } else { Some(Line::default()) };
        return left.into_iter().chain(gap).chain(right).collect();
    }
    let n = left.len().max(right.len());
    let (mut left, mut right) = (left.into_iter(), right.into_iter());
    let join = |_| {
        let mut line = left.next().unwrap_or_default();
        line.pad(column);
        line.0.extend(right.next().unwrap_or_default().0);
        line
    };
    (0..n).map(join).collect()
}

/// Texts in as many lines as they need, one space between them.
pub(super) fn flow(first: Bit, rest: Vec<Bit>, width: usize) -> Vec<Line> {
    let indent = 2;
    let mut lines = vec![Line::of(first)];
    for bit in rest {
        let fits = lines.last().is_some_and(|line| line.width() + 1 + bit.width() <= width);
        match lines.last_mut() {
            Some(line) if fits => line.0.extend([plain(" "), bit]),
            _ => lines.push(Line(vec![plain(" ".repeat(indent)), bit])),
        }
    }
    lines
}
