//! The decisions of a game.
//!
//! Not here: how they are written (`notation.rs`).

use crate::{Card, Cell, Class, Entity};

/// One small decision. Everybody makes theirs in secret; the last one in lets all of them happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `warrior`: be one.
    Pick(Class),
    /// `stay`: do not move.
    Stay,
    /// `c7`: walk there.
    Walk(Cell),
    /// `pass`: play no card.
    Pass,
    /// `think`: a card that is aimed at nobody.
    Play(Card),
    /// `razor p2`, `stone f1`: a card and whom it is aimed at.
    Aim(Card, Entity),
}
