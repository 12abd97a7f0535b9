//! What happens in a game, as players and spectators receive it.
//!
//! Not here: the sentences about it (`text/log.rs`).

use crate::Card;
use atout_core::{Departure, Seat};
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A hand was dealt.
    Dealt {
        /// Whose.
        seat: Seat,
        /// The cards; only their owner receives them.
        cards: Option<Vec<Card>>,
    },
    /// A card was laid.
    Laid {
        /// The seat that did it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A round was won.
    Taken {
        /// The winner.
        seat: Seat,
        /// Both cards, by seat.
        cards: [Card; 2],
    },
    /// A player left before the end.
    Left {
        /// The seat that left.
        seat: Seat,
        /// The reason.
        why: Departure,
    },
    /// The game is over.
    Over {
        /// The winner; none at a draw.
        winner: Option<Seat>,
        /// Rounds won, by seat.
        won: [u8; 2],
    },
}
