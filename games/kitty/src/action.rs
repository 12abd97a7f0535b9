//! [`Action`]: the decisions of a game.
//!
//! Not here: how they are written (`notation.rs`).

use crate::{Card, Cell, Class, Entity};

/// One decision. Players decide in secret; when the last one has decided, all decisions are carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `warrior`: play this class.
    Pick(Class),
    /// `stay`: do not move.
    Stay,
    /// `c7`: walk to this cell.
    Walk(Cell),
    /// `pass`: play no card.
    Pass,
    /// `think`: play a card without a target.
    Play(Card),
    /// `razor p2`, `stone f1`: play a card on a target.
    Aim(Card, Entity),
}
