//! What a console asks of a game: its board as text that fits a given space.
//!
//! Not here: the screen around it (`crates/cli/src/screen`), the text of a pipe ([`crate::HasConsole::text`]).

use crate::{Lang, Names, Paint};

/// The reader of a board on a console, and the space there is.
#[derive(Debug, Clone, Copy)]
pub struct Console<'a> {
    /// The players' names.
    pub names: &'a Names,
    /// The reader's language.
    pub lang: Lang,
    /// May the text carry colours?
    pub paint: Paint,
    /// The longest line, in characters.
    pub width: usize,
    /// The most lines. A longer text is scrolled.
    pub height: usize,
    /// The things of the gesture that the reader is making ([`crate::Board::touch`]), the one under the cursor last.
    pub pointed: &'a [String],
}

/// The lines as one text, without the spaces at their ends.
#[must_use]
pub fn join_lines(lines: &[String]) -> String {
    lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// A view as a full-screen console shows it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ConsoleBoard {
    /// Where the game stands, in a few words: "Turn 3 of 300". Empty if there is nothing to say.
    pub standing: String,
    /// The board, the hand and all else that the viewer sees, without colours or with ANSI colours.
    pub text: String,
    /// What its signs mean, as one paragraph. Shown where there is room, and with the help.
    pub legend: String,
}
