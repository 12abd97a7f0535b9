//! The actions of a game: one action is one small decision.
//!
//! Not here: how they are written (`notation.rs`).

use crate::Card;

/// One decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `7`: lay this card, to lead a round or to answer the card that leads it.
    Lay(Card),
}
