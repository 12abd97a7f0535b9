//! The actions of a game: one action is one small decision.
//!
//! Not here: how they are written (`notation.rs`).

use crate::{Card, Tactic};

/// One of the two decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Clan cards.
    Clan,
    /// Tactic cards.
    Tactic,
}

/// A stone, by its position in the row. Counted from 0; the notation counts from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stone(pub(crate) u8);

impl Stone {
    /// The largest number of stones in a game.
    pub const MAX: usize = 11;

    /// The stone at this position, counted from 0; none from [`Stone::MAX`] on.
    pub const fn new(index: usize) -> Option<Stone> {
        if index < Stone::MAX { Some(Stone(index as u8)) } else { None }
    }

    /// Its position, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of stones.
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// One decision. A compound decision is a sequence of actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `R7@3`, `spy@3`: lay a clan or wild card on your side; `blind@3`, `mud@3`: lay a fight on the stone.
    Place(Card, Stone),
    /// `recruiter`: draw three, then put two back.
    Recruit,
    /// `strategist R7`: pick one own card on the table, then choose where it goes.
    /// `banshee R7`: discard that opposing card. `traitor R7`: pick it, then choose where it goes.
    Use(Tactic, Card),
    /// `to 3`: where the picked card goes.
    To(Stone),
    /// `discard`: the strategist's card leaves the table.
    Discard,
    /// `under R7`: put this hand card under its deck.
    Under(Card),
    /// `claim 3`: take this stone.
    Claim(Stone),
    /// `done`: no more claims.
    Done,
    /// `draw clan`, `draw tactic`: draw from this deck.
    Draw(Deck),
    /// `pass`: nothing can be played.
    Pass,
}
