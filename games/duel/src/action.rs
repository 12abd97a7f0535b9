//! [`Action`]: one small decision. Compound decisions (a spell with its targets, attackers, blocks) are rows of them.
//!
//! Permanents are named by their place on the battlefield, cards in hand by their place in the sorted hand, spells by
//! their place on the stack (0 is the lowest), cards in graveyards by owner and place (0 is the oldest).
//!
//! Not here: how actions are written (`notation.rs`), which are legal (`legal.rs`).

use crate::Colour;
use atout_core::Seat;
use serde::{Deserialize, Serialize};

/// A permanent's place on the battlefield.
pub type Slot = u8;

/// What can be aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// A permanent.
    Permanent(Slot),
    /// A player.
    Player(Seat),
    /// A spell on the stack.
    Spell(u8),
    /// A card in a graveyard.
    Card(Seat, u8),
}

impl Default for Aim {
    fn default() -> Aim {
        Aim::Player(Seat::FIRST)
    }
}

/// A decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Do nothing more for now: priority goes on.
    Pass,
    /// A row of choices is complete: attackers, blocks, mana by hand, targets, damage as it comes.
    Done,
    /// Keep the opening hand.
    Keep,
    /// Take a new opening hand.
    Mulligan,
    /// Put a card of the hand under the library.
    Bottom(u8),
    /// Play a land of the hand.
    Land(u8),
    /// Cast a card of the hand.
    Cast(u8),
    /// Use an activated ability of a permanent.
    Use(Slot, u8),
    /// Tap for mana by hand.
    ByHand,
    /// Tap a permanent for mana of a colour, or colourless.
    Tap(Slot, Option<Colour>),
    /// One of several modes.
    Mode(u8),
    /// A number for X.
    X(u8),
    /// The next target.
    Target(Aim),
    /// The next permanent to sacrifice.
    Sacrifice(Slot),
    /// The next card of the hand to discard.
    Discard(u8),
    /// The next card of the own graveyard to exile.
    Exile(u8),
    /// Which of the own triggers goes on the stack next.
    Trigger(u8),
    /// A creature attacks.
    Attack(Slot),
    /// The first creature blocks the second.
    Block(Slot, Slot),
    /// The next blocker in the order of damage.
    Order(Slot),
    /// That much damage for the next blocker in order.
    Assign(u8),
    /// A colour.
    Choose(Colour),
    /// A card found in the library, by its place among the different ones that match.
    Find(u8),
    /// It happens; it is paid.
    Yes,
    /// It does not; it is not.
    No,
}
