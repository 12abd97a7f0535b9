//! The games' own parts of the pages, one folder per game: board, cards, words, pictures, style sheet.
//!
//! Each folder implements [`Page`](crate::Page) for its game; no other file of this crate names a game. The list of
//! games is in the catalogue.

mod duel;
mod kitty;
mod spire;
mod stones;

/// The template of `cargo xtask new-game`, so that it is compiled and tested like the others.
#[cfg(test)]
#[path = "../../../xtask/new-game/crates/web/src/games/outbid/mod.rs"]
mod outbid;
