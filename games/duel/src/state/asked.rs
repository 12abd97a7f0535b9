//! What the game waits for.

use crate::action::Slot;
use atout_core::Seat;
use serde::{Deserialize, Serialize};

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// Nothing: the rules go on by themselves.
    Nothing,
    /// Keep the opening hand or not.
    Mulligan(Seat),
    /// Cards to put under the library.
    Bottom(Seat, u8),
    /// Priority.
    Priority(Seat),
    /// Mana by hand.
    ByHand(Seat),
    /// A choice while a spell or an ability is announced.
    Announce(Seat),
    /// Which trigger goes on the stack next.
    Triggers(Seat),
    /// Attackers.
    Attackers,
    /// Blocks.
    Blockers,
    /// The order of an attacker's blockers.
    Order(Slot),
    /// How an attacker's damage is divided.
    Assign(Slot),
    /// Whether something happens.
    May(Seat),
    /// A colour.
    Colour(Seat),
    /// Permanents to sacrifice.
    Sacrifice(Seat),
    /// Cards to discard, by an effect or at the end of the turn.
    Discard(Seat, u8),
    /// Cards to find in the library.
    Find(Seat, u8),
    /// Whether a spell is paid for again.
    Unless(Seat, u8),
}
