//! All tests of the catalogue from outside, in one program, because each program costs a link.
//!
//! Not here: a test. Each file is a module; `cargo xtask tidy` finds a file that is missing in this list.

mod bots;
mod cues;
mod duel;
mod every_game;
mod kitty_board;
mod kitty_help;
mod pages;
mod programs;
mod spire_board;
mod turn_search;
mod updates;
