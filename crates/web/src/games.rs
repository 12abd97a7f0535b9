//! The games' own parts of the pages, one folder per game: board, cards, words, pictures, style sheet.
//!
//! Each folder implements [`Page`](crate::Page) for its game; no other file of this crate names a game. The list of
//! games is in the catalogue.

mod duel;
mod kitty;
mod spire;
mod stones;
