//! A permanent: what lies on the battlefield, its part in the combat, and what it was when it left.
//!
//! Not here: its force, endurance and keywords, which are computed (`continuous.rs`).

use super::Card;
use crate::action::Slot;
use crate::{CardType, Colour, Keywords};
use atout_core::Seat;
use serde::{Deserialize, Serialize};

/// What lasts until end of turn on one permanent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct UntilEnd {
    /// More force.
    pub force: i16,
    /// More endurance.
    pub endurance: i16,
    /// Keywords gained.
    pub gained: Keywords,
    /// Keywords lost.
    pub lost: Keywords,
    /// Force and endurance were set, and when.
    pub set: Option<(i16, i16, u32)>,
    /// Somebody else controls it, and since when.
    pub controller: Option<(Seat, u32)>,
}

/// A permanent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Permanent {
    /// The number of this object; 0 is an empty slot.
    pub stamp: u32,
    /// The card.
    pub card: Card,
    /// Whose card it is.
    pub owner: Seat,
    /// Who brought it into play.
    pub summoner: Seat,
    /// Who controls it now.
    pub controller: Seat,
    /// Is it tapped?
    pub tapped: bool,
    /// Did it come under its controller's control this turn?
    pub sick: bool,
    /// Was it dealt damage by death touch?
    pub touched: bool,
    /// Does it stay tapped the next time its controller untaps?
    pub held: bool,
    /// Its card's type.
    pub card_type: CardType,
    /// Is it an aura?
    pub is_aura: bool,
    /// Damage marked.
    pub damage: i16,
    /// +1/+1 counters; below 0 they are -1/-1.
    pub counters: i16,
    /// The colour chosen as it entered.
    pub chosen: Option<Colour>,
    /// The permanent that this aura is attached to.
    pub host: Option<Slot>,
    /// Until end of turn.
    pub turn: UntilEnd,
    /// Its part in the combat.
    pub combat: Combat,
}

/// A permanent's part in the combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Combat {
    /// It attacks.
    pub attacks: bool,
    /// It was blocked, and stays so.
    pub blocked: bool,
    /// It blocks this attacker.
    pub blocks: Option<Slot>,
    /// Its place in the order of damage among the blockers of its attacker; 0 before the order is made.
    pub order: u8,
    /// It had first or double strike as the first-strike step began.
    pub struck: bool,
}

/// A permanent as it last was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departed {
    /// The permanent.
    pub permanent: Permanent,
    /// Its force.
    pub force: i16,
    /// Its endurance.
    pub endurance: i16,
    /// Its keywords.
    pub keywords: Keywords,
    /// Was an aura attached to it?
    pub enchanted: bool,
    /// The stamp of the card it became in its owner's graveyard; 0 if it did not get there.
    pub laid: u32,
}

/// Damage given out by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Given {
    /// The attacker.
    pub attacker: Slot,
    /// The blocker.
    pub blocker: Slot,
    /// How much.
    pub n: i16,
}
