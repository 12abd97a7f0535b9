//! What happens in a game, as players receive it.
//!
//! Not here: the sentences about it (`text/log.rs`).

use crate::{Card, Deck, Formation, Stone, Win};
use atout_core::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened. A card that the hearer may not know is left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A card was laid on a side, or a fight on a stone.
    Placed {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// Where.
        stone: Stone,
    },
    /// A recruiter was played.
    Recruited {
        /// Who.
        seat: Seat,
    },
    /// A card moved from one stone to another: the strategist's own, or the traitor's booty.
    Moved {
        /// Who did it.
        seat: Seat,
        /// What moved it.
        by: Card,
        /// What moved.
        card: Card,
        /// From where.
        from: Stone,
        /// Where to.
        to: Stone,
    },
    /// A card left the table: by the strategist or the banshee.
    Discarded {
        /// Who did it.
        seat: Seat,
        /// What did it.
        by: Card,
        /// What left.
        card: Card,
        /// From where.
        from: Stone,
    },
    /// A hand card went under its deck.
    Returned {
        /// Who.
        seat: Seat,
        /// Which deck.
        deck: Deck,
        /// The card, for its owner.
        card: Option<Card>,
    },
    /// A card was drawn.
    Drew {
        /// Who.
        seat: Seat,
        /// From which deck.
        deck: Deck,
        /// The card, for its owner.
        card: Option<Card>,
    },
    /// A stone got its owner.
    Claimed {
        /// Who.
        seat: Seat,
        /// Which.
        stone: Stone,
        /// The winning formation.
        formation: Formation,
        /// What the other side has, or could at best have become; none if it could not be filled.
        against: Option<Formation>,
    },
    /// Nothing could be played.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The game was won.
    Won {
        /// Who.
        seat: Seat,
        /// Why.
        win: Win,
    },
}
