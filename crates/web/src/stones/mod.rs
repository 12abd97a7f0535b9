//! Border Stones on a page: its board, its cards, its pictures.

mod art;
mod board;
mod card;
mod explain;
mod figure;
mod ground;
mod tactic;
mod unseen;
mod words;

pub(crate) use art::picture;
pub(crate) use board::board;
pub(crate) use card::help_card;
