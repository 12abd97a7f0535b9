//! Styled text that knows its width, and tables of it. Nothing here depends on the game.

use atout_core::Paint;

/// A text and its ANSI style; an empty style is no style.
#[derive(Debug, Clone, Default)]
pub(super) struct Span {
    pub(super) text: String,
    pub(super) style: &'static str,
}

/// A plain text.
pub(super) fn plain(text: impl Into<String>) -> Span {
    Span { text: text.into(), style: "" }
}

/// A text in a style.
pub(super) fn styled(text: impl Into<String>, style: &'static str) -> Span {
    Span { text: text.into(), style }
}

impl Span {
    pub(super) fn width(&self) -> usize {
        self.text.chars().count()
    }
}

/// A line of styled text.
#[derive(Debug, Clone, Default)]
pub(super) struct Line(pub(super) Vec<Span>);

impl Line {
    pub(super) fn of(span: Span) -> Line {
        Line(vec![span])
    }

    pub(super) fn width(&self) -> usize {
        self.0.iter().map(Span::width).sum()
    }

    fn pad(&mut self, width: usize) {
        let missing = width.saturating_sub(self.width());
        self.0.push(plain(" ".repeat(missing)));
    }

    /// The line as a string, without trailing blanks.
    pub(super) fn render(mut self, paint: Paint) -> String {
        while let Some(last) = self.0.last_mut() {
            last.text.truncate(last.text.trim_end().len());
            if !last.text.is_empty() {
                break;
            }
            self.0.pop();
        }
        let run = |run: &[Span]| {
            let (style, text) = (run[0].style, run.iter().map(|span| span.text.as_str()).collect::<String>());
            if style.is_empty() || text.trim().is_empty() { text } else { paint.style(style, &text) }
        };
        self.0.chunk_by(|one, next| one.style == next.style).map(run).collect()
    }
}

/// How a text is aligned in its column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Right,
}

/// A row of a table: cells, or some cells and one text across the other columns.
pub(super) enum Row {
    Cells(Vec<Span>),
    Across(Vec<Span>, Span),
}

/// Rows with aligned columns, two spaces between them.
pub(super) fn table(rows: Vec<Row>, aligns: &[Align]) -> Vec<Line> {
    spaced_table(rows, aligns, "  ")
}

/// Rows with aligned columns and this gap between them.
pub(super) fn spaced_table(rows: Vec<Row>, aligns: &[Align], gap: &str) -> Vec<Line> {
    let mut widths = vec![0; aligns.len()];
    for row in &rows {
        let (Row::Cells(cells) | Row::Across(cells, _)) = row;
        for (width, cell) in widths.iter_mut().zip(cells) {
            *width = cell.width().max(*width);
        }
    }
    rows.into_iter().map(|row| line(row, &widths, aligns, gap)).collect()
}

fn line(row: Row, widths: &[usize], aligns: &[Align], gap: &str) -> Line {
    let (cells, rest) = match row {
        Row::Cells(cells) => (cells, None),
        Row::Across(cells, rest) => (cells, Some(rest)),
    };
    let mut line = Line::default();
    for ((cell, width), align) in cells.into_iter().zip(widths).zip(aligns) {
        let fill = plain(" ".repeat(width.saturating_sub(cell.width())));
        line.0.extend(match align {
            Align::Left => [cell, fill],
            Align::Right => [fill, cell],
        });
        line.0.push(plain(gap));
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
pub(super) fn flow(first: Span, rest: Vec<Span>, width: usize) -> Vec<Line> {
    let indent = 2;
    let mut lines = vec![Line::of(first)];
    for span in rest {
        let fits = lines.last().is_some_and(|line| line.width() + 1 + span.width() <= width);
        match lines.last_mut() {
            Some(line) if fits => line.0.extend([plain(" "), span]),
            _ => lines.push(Line(vec![plain(" ".repeat(indent)), span])),
        }
    }
    lines
}
