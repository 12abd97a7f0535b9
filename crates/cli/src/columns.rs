//! Lays out rows of cells as aligned text.

use console::measure_text_width;

/// The side to which a column is aligned.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Right,
}

/// One line per row; every column is as wide as its widest cell.
pub(crate) fn columns(rows: &[Vec<String>], aligns: &[Align]) -> Vec<String> {
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| measure_text_width(cell)).max().unwrap_or(0)
    };
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let space = " ".repeat(width(column) - measure_text_width(cell));
            match aligns.get(column) {
                Some(Align::Right) => format!("{space}{cell}"),
                _ => format!("{cell}{space}"),
            }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_left_or_right() {
        let rows = [vec!["é".to_owned(), "10".to_owned()], vec!["abc".to_owned(), "9".to_owned()]];
        assert_eq!(columns(&rows, &[Align::Left, Align::Right]), ["é    10", "abc   9"]);
    }
}
