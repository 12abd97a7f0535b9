//! [`Action`]: one small decision of a player.
//!
//! Not here: its notation (`notation.rs`), and whether it is legal (`legal.rs`).

use crate::Element;
use serde::{Deserialize, Serialize};

/// A decision. Cards are named by their place, counted from 0; of equal cards only the first one counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Begins with this element.
    Choose(Element),
    /// Votes for a room of the next row.
    Go(u8),
    /// Plays a card of the hand, on an entity if the card is aimed at one.
    Play(u8, Option<u8>),
    /// Ends the turn.
    End,
    /// Discards a card of the hand.
    Discard(u8),
    /// Takes a card that is on offer.
    Take(u8),
    /// Takes none.
    Skip,
    /// Picks a card of the deck: to make room, or for what an event does to it.
    Pick(u8),
    /// Sleeps.
    Rest,
    /// Meditates.
    Meditate,
    /// Takes a way through an event.
    Option(u8),
}
