//! Players' names: stored without characters that nobody sees, and shown in the reader's language so that they do not
//! change what stands beside them.
//!
//! Not here: how long a name may be (`new_table.rs`), the default names (`atout_bots`), and the names on boards, which HTML
//! isolates (`<bdi>`).

use atout_bots::{PlayerKind, shown_names};
use atout_core::{Lang, Names, Seat};

/// The names of a table's players as the reader reads them. `players` are kinds and stored names by seat; the player of
/// the seat `reader` is addressed as "you".
pub(crate) fn shown<'a>(
    players: impl IntoIterator<Item = (&'a PlayerKind, &'a str)>,
    reader: Option<Seat>,
    lang: Lang,
) -> Names {
    let players: Vec<(&PlayerKind, &str)> = players.into_iter().collect();
    let names = Names::new(shown_names(&players, lang).iter().map(|name| isolated(name)).collect());
    match reader {
        Some(seat) => names.read_by(seat, lang),
        None => names,
    }
}

/// The name without invisible characters and marks of reading direction, and without spaces around it.
pub(crate) fn clean(name: &str) -> String {
    let kept: String = name.chars().filter(|c| !is_invisible(*c)).collect();
    kept.trim().to_owned()
}

/// The name as a part of a sentence. One with letters that are read from right to left would take the words after it
/// along, so it is put between marks that isolate it.
pub(crate) fn isolated(name: &str) -> String {
    match name.chars().any(is_right_to_left) {
        true => format!("\u{2068}{name}\u{2069}"),
        false => name.to_owned(),
    }
}

/// The blocks of Hebrew, Arabic, Syriac and other scripts that are written from right to left.
fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// Soft hyphens, fillers, zero-width characters, marks of reading direction, line separators, tags. Control characters
/// are not among them: those are refused, not dropped.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_dropped() {
        assert_eq!(clean(" A\u{200b}d\u{202e}a\u{feff}\u{2066} "), "Ada");
        assert_eq!(clean("\u{200b}\u{3164}\u{2069}"), "");
        assert_eq!(clean("\u{200f} Ada \u{200e}"), "Ada");
    }

    #[test]
    fn names_from_right_to_left_are_isolated() {
        assert_eq!(isolated("Zoé 猫"), "Zoé 猫");
        assert_eq!(isolated("سارة 7"), "\u{2068}سارة 7\u{2069}");
    }

    #[test]
    fn letters_of_every_language_stay() {
        for name in ["Zoé", "猫", "עברית", "سارة", "🐈", "O'Brien", "a\u{1b}b"] {
            assert_eq!(clean(name), name);
        }
    }
}
