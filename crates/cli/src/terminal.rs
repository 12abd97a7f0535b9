//! What the terminal can do: colours, clearing, its width.

use atout_core::Paint;
use std::io::{IsTerminal, stderr, stdin, stdout};

/// Colours where the terminal shows them; `NO_COLOR` and `CLICOLOR` are obeyed.
pub(crate) fn paint() -> Paint {
    if console::colors_enabled() && stdout().is_terminal() { Paint::Ansi } else { Paint::Plain }
}

/// Does a person type and look?
pub(crate) fn is_interactive() -> bool {
    stdin().is_terminal() && stdout().is_terminal()
}

/// May a bar move about on stderr?
pub(crate) fn shows_progress() -> bool {
    stderr().is_terminal()
}

/// How many columns a line may have.
pub(crate) fn width() -> usize {
    console::Term::stdout().size_checked().map_or(100, |(_, columns)| usize::from(columns)).clamp(40, 160)
}

/// Clears the screen and what can be scrolled back to, so that no hand stays readable.
pub(crate) const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";
