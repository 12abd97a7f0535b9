//! Breaks sentences into lines at spaces. No-break spaces stay.

use console::measure_text_width;

/// The lines of a text, none wider than `width`. A word that is wider is broken.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        for (n, piece) in pieces(word, width).into_iter().enumerate() {
            let line = lines.last_mut().expect("there is always a line");
            let fits = measure_text_width(line) + 1 + measure_text_width(&piece) <= width;
            match (line.is_empty(), fits && n == 0) {
                (true, _) => line.push_str(&piece),
                (false, true) => {
                    line.push(' ');
                    line.push_str(&piece);
                }
                (false, false) => lines.push(piece),
            }
        }
    }
    lines
}

/// A word in pieces that are at most `width` wide.
fn pieces(word: &str, width: usize) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for letter in word.chars() {
        let piece = pieces.last_mut().expect("there is always a piece");
        let mut longer = piece.clone();
        longer.push(letter);
        match measure_text_width(&longer) <= width || piece.is_empty() {
            true => *piece = longer,
            false => pieces.push(letter.to_string()),
        }
    }
    pieces
}

/// At most `width` columns of a text; a longer one ends in `…`.
pub(super) fn cut(text: &str, width: usize) -> String {
    if measure_text_width(text) <= width {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        if measure_text_width(&kept) + measure_text_width(&letter.to_string()) + 1 > width {
            break;
        }
        kept.push(letter);
    }
    kept.push('…');
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_long_words_anywhere() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("a\u{a0}: b", 3), ["a\u{a0}:", "b"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 3), [""]);
        assert_eq!(wrap("abc", 0), ["a", "b", "c"]);
    }

    #[test]
    fn a_long_text_is_cut_with_a_sign() {
        assert_eq!(cut("abcdef", 4), "abc…");
        assert_eq!(cut("abcd", 4), "abcd");
    }
}
