//! Lines of text with styles: their width is known before they are printed, colours or not.

use atout_core::Paint;

/// A line as pieces of text, each with its ANSI style; an empty style is plain.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Line(Vec<(String, String)>);

/// Columns of a row's heading.
const HEADING: usize = 12;

impl Line {
    pub(super) fn plain(text: impl Into<String>) -> Line {
        Line(vec![(text.into(), String::new())])
    }

    pub(super) fn push(&mut self, text: &str, style: &str) {
        self.0.push((text.to_owned(), style.to_owned()));
    }

    pub(super) fn extend(&mut self, other: Line) {
        self.0.extend(other.0);
    }

    pub(super) fn width(&self) -> usize {
        self.0.iter().map(|(text, _)| text.chars().count()).sum()
    }

    pub(super) fn pad(&mut self, width: usize) {
        self.cut(width);
        let missing = width.saturating_sub(self.width());
        self.push(&" ".repeat(missing), "");
    }

    /// Cuts what is too long.
    pub(super) fn cut(&mut self, width: usize) {
        if self.width() <= width {
            return;
        }
        let mut left = width.saturating_sub(1);
        for (text, _) in &mut self.0 {
            let n = text.chars().count();
            *text = text.chars().take(left).collect();
            left = left.saturating_sub(n);
        }
        self.push("…", "");
    }

    /// Breaks it at spaces into lines of at most this width.
    fn wrapped(&self, width: usize) -> Vec<Line> {
        if self.width() <= width {
            return vec![self.clone()];
        }
        let mut lines = vec![Line::default()];
        for (text, style) in &self.0 {
            for word in text.split_inclusive(' ') {
                let used = lines.last().map_or(0, Line::width);
                if used > 0 && used + word.trim_end().chars().count() > width {
                    lines.push(Line::default());
                }
                if let Some(last) = lines.last_mut() {
                    last.push(word, style);
                }
            }
        }
        lines.iter_mut().for_each(|line| line.cut(width));
        lines
    }

    /// The text with its colours, if they are wanted; no spaces at the end.
    pub(super) fn show(&self, paint: Paint) -> String {
        let mut text = String::new();
        let n_used = self.0.iter().rposition(|(text, _)| !text.trim().is_empty()).map_or(0, |at| at + 1);
        for (at, (piece, style)) in self.0[..n_used].iter().enumerate() {
            let piece = if at + 1 == n_used { piece.trim_end() } else { piece };
            text += &if style.is_empty() { piece.to_owned() } else { paint.style(style, piece) };
        }
        text
    }
}

/// Items in rows of at most this width, after a heading.
pub(super) fn joined_rows(heading: &str, items: Vec<Line>, width: usize) -> Vec<Line> {
    const GAP: &str = " · ";
    let room = width.saturating_sub(HEADING);
    let mut rows: Vec<Line> = Vec::new();
    for item in items {
        let fits = |row: &&mut Line| row.width() + GAP.chars().count() + item.width() <= room;
        match rows.last_mut().filter(fits) {
            Some(row) => {
                row.push(GAP, "2");
                row.extend(item);
            }
            None => rows.extend(item.wrapped(room)),
        }
    }
    let with_heading = |(at, row): (usize, Line)| {
        let mut line = Line::default();
        line.push(if at == 0 { heading } else { "" }, "2");
        line.pad(HEADING);
        line.extend(row);
        line
    };
    rows.into_iter().enumerate().map(with_heading).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_break_where_they_are_full_and_no_line_is_too_long() {
        let items = ["one", "two", "three", "a much longer one"].map(Line::plain).to_vec();
        let rows = joined_rows("words", items, HEADING + 12);
        let shown: Vec<String> = rows.iter().map(|row| row.show(Paint::Plain)).collect();
        assert_eq!(
            shown,
            ["words       one · two", "            three", "            a much ", "            longer one"]
                .map(str::trim_end)
        );
        assert!(rows.iter().all(|row| row.width() <= HEADING + 12));
    }

    #[test]
    fn colours_do_not_count() {
        let mut line = Line::plain("a");
        line.push("bcdef", "31");
        line.cut(4);
        assert_eq!((line.width(), line.show(Paint::Plain)), (4, "abc…".to_owned()));
        assert_eq!(line.show(Paint::Ansi), "a\u{1b}[31mbc\u{1b}[0m…");
    }
}
