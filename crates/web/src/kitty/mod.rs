//! Kitty Wonderland on a page: its board, its cards, its pictures.

mod art;
mod board;
mod card;
mod deeds;
mod field;
mod hand;
mod panel;
mod piles;
mod reveal;
mod scene;
mod words;

pub(crate) use art::picture;
pub(crate) use board::board;
pub(crate) use card::help_card;
