//! What happens in a game, as players and spectators receive it.
//!
//! Not here: the sentences about it (`text/log.rs`).

use crate::{Card, Deck, Formation, Stone, WinReason};
use atout_core::{Departure, Seat};
use serde::{Deserialize, Serialize};

/// Something that happened. The redacted version of an event leaves out the card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A card was laid on a side, or a fight on a stone.
    Placed {
        /// The seat that did it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The stone.
        stone: Stone,
    },
    /// A recruiter was played.
    Recruited {
        /// The seat that did it.
        seat: Seat,
    },
    /// A card moved from one stone to another: by the strategist or the traitor.
    Moved {
        /// The seat that did it.
        seat: Seat,
        /// The tactic card that moved it.
        by: Card,
        /// The card that moved.
        card: Card,
        /// Its old stone.
        from: Stone,
        /// Its new stone.
        to: Stone,
    },
    /// A card left the table: by the strategist or the banshee.
    Discarded {
        /// The seat that did it.
        seat: Seat,
        /// The tactic card that removed it.
        by: Card,
        /// The card that left.
        card: Card,
        /// Its old stone.
        from: Stone,
    },
    /// A hand card went under its deck.
    Returned {
        /// The seat that did it.
        seat: Seat,
        /// The deck.
        deck: Deck,
        /// The card; only its owner receives it.
        card: Option<Card>,
    },
    /// A card was drawn.
    Drew {
        /// The seat that did it.
        seat: Seat,
        /// The deck.
        deck: Deck,
        /// The card; only its owner receives it.
        card: Option<Card>,
    },
    /// A stone got an owner.
    Claimed {
        /// The seat that did it.
        seat: Seat,
        /// The stone.
        stone: Stone,
        /// The winning formation.
        formation: Formation,
        /// The other side's best reachable formation; none if it could not be filled.
        against: Option<Formation>,
        /// Was the other side not full, so that the claim rests on a proof?
        proven: bool,
    },
    /// Nothing could be played.
    Passed {
        /// The seat that did it.
        seat: Seat,
    },
    /// A player left before the end.
    Left {
        /// The seat that left.
        seat: Seat,
        /// The reason.
        why: Departure,
    },
    /// The game was won.
    Won {
        /// The seat that did it.
        seat: Seat,
        /// The reason.
        win: WinReason,
    },
}
