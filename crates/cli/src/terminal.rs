//! What the terminal can do: colours, clearing, width.

use atout_core::Paint;
use std::io::{IsTerminal, stderr, stdin, stdout};

/// Colours where the terminal shows them; `NO_COLOR` and `CLICOLOR` are obeyed.
pub(crate) fn paint() -> Paint {
    if console::colors_enabled() && stdout().is_terminal() { Paint::Ansi } else { Paint::Plain }
}

/// Is a person at the keyboard and at the screen?
pub(crate) fn is_interactive() -> bool {
    stdin().is_terminal() && stdout().is_terminal()
}

/// Can a person use the full-screen console? A terminal that cannot move its cursor gets lines.
pub(crate) fn can_fill_screen() -> bool {
    let is_dumb =
        || std::env::var("TERM").is_ok_and(|term| term == "dumb") || (cfg!(unix) && std::env::var_os("TERM").is_none());
    is_interactive() && !is_dumb()
}

/// Is stderr a terminal that can show a progress bar?
pub(crate) fn shows_progress() -> bool {
    stderr().is_terminal()
}

/// The width of a line in columns.
pub(crate) fn width() -> usize {
    console::Term::stdout().size_checked().map_or(100, |(_, columns)| usize::from(columns)).clamp(40, 160)
}

/// The number of lines on the screen.
pub(crate) fn height() -> usize {
    console::Term::stdout().size_checked().map_or(24, |(lines, _)| usize::from(lines)).max(10)
}

/// Clears the screen and its scroll-back, so that no hand stays readable.
pub(crate) const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";
