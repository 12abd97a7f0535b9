//! Text from files and arguments, made safe to print.
//!
//! A file can hold escape sequences that clear a screen or rename a window, and characters that turn the reading
//! direction. Whatever is quoted from a file passes through [`printable`] on its way to the terminal.
//!
//! Not here: JSON, which has its own escapes.

/// The text with a replacement character in place of every character that steers a terminal.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|c| if is_steering(c) { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// Control characters, line separators, and the marks that change the reading direction.
fn is_steering(c: char) -> bool {
    let is_mark = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    c.is_control() || is_mark
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steering_characters_are_replaced_one_by_one() {
        assert_eq!(printable("a\u{1b}[2J\u{9b}b\n\u{202e}c\u{7f}"), "a\u{fffd}[2J\u{fffd}b\u{fffd}\u{fffd}c\u{fffd}");
    }

    #[test]
    fn letters_of_every_language_stay() {
        let text = "Zoé «\u{a0}R7\u{a0}» – 猫 עברית 🐈";
        assert_eq!(printable(text), text);
    }
}
