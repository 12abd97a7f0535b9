//! Rows of cells as aligned text.

use console::measure_text_width;

/// On which side of its column a cell stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Left,
    Right,
}

/// The rows with every column as wide as its widest cell.
pub(crate) fn columns(rows: &[Vec<String>], sides: &[Side]) -> Vec<String> {
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| measure_text_width(cell)).max().unwrap_or(0)
    };
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let space = " ".repeat(width(column) - measure_text_width(cell));
            match sides.get(column) {
                Some(Side::Right) => format!("{space}{cell}"),
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
    fn words_stand_left_and_numbers_right() {
        let rows = [vec!["é".to_owned(), "10".to_owned()], vec!["abc".to_owned(), "9".to_owned()]];
        assert_eq!(columns(&rows, &[Side::Left, Side::Right]), ["é    10", "abc   9"]);
    }
}
