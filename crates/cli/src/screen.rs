//! The full-screen console: a view of a game that stays while one plays.
//!
//! From top to bottom: a status line, the board as the game's text, beside each other what can be chosen and the log,
//! a prompt, and the keys. [`Screen`] owns the terminal; everything else here is made from plain data and knows no
//! game and no rule.
//!
//! Not here: the game's loop (`commands::play::live`), the board's text (each game's `console.rs`).

mod ansi;
mod gesture;
mod keys;
mod layout;
mod options;
mod pager;
mod scene;
mod signals;
mod tty;
mod wrap;

pub(crate) use gesture::{GestureStep, Typed};
pub(crate) use keys::Key;
pub(crate) use options::{Direction, Options};
pub(crate) use scene::{Focus, LogEntry, Pane, Prompt, Scene, Scroll};
pub(crate) use tty::{Input, Screen, ScreenError};
pub(crate) use wrap::wrap;
