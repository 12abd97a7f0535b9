//! Spells and abilities: while they are announced, on the stack, and while they resolve.

use super::{Card, MAX_TARGETS};
use crate::Colour;
use crate::action::{Aim, Slot};
use atout_core::{Pile, Seat};
use serde::{Deserialize, Serialize};

/// An object that a spell, an ability or a trigger speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Named {
    /// Nothing.
    #[default]
    Nothing,
    /// A permanent, by slot and stamp; what it last was if it has left.
    Permanent(Slot, u32),
    /// A spell, by the stamp of its item; with its card and its controller, for when it has left the stack.
    Spell(u32, Card, Seat),
    /// A player.
    Player(Seat),
}

/// A chosen target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chosen {
    /// What it is.
    pub aim: Aim,
    /// The stamp of the object; 0 for players.
    pub stamp: u32,
    /// The card that it was when it was chosen; of no meaning for players.
    pub card: Card,
    /// The player it was, or who controlled it then.
    pub seat: Seat,
    /// Which of the targets of the text it is.
    pub entry: u8,
    /// Points of what is divided.
    pub points: u8,
}

impl Default for Chosen {
    fn default() -> Chosen {
        Chosen { aim: Aim::Player(Seat::FIRST), stamp: 0, card: 0, seat: Seat::FIRST, entry: 0, points: 0 }
    }
}

/// Which text of a card is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The card itself as a spell.
    Spell,
    /// A triggered ability.
    Trigger(u8),
    /// An activated ability.
    Activated(u8),
}

/// A spell or an ability, on the stack or on its way there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// The number of this object.
    pub stamp: u32,
    /// The card.
    pub card: Card,
    /// Which text of it.
    pub part: Part,
    /// Who controls it.
    pub controller: Seat,
    /// The permanent it comes from; for spells nothing.
    pub source: Named,
    /// Which mode was chosen.
    pub mode: u8,
    /// What X is.
    pub x: u8,
    /// Its targets.
    pub targets: Pile<Chosen, MAX_TARGETS>,
    /// What the trigger is about.
    pub it: Named,
    /// How much the trigger is about.
    pub amount: i16,
}

/// What is chosen while a spell or an ability is announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choosing {
    /// A mode.
    Mode,
    /// X.
    X,
    /// Targets of this entry.
    Targets(u8),
    /// Permanents to sacrifice.
    Sacrifice,
    /// Cards to discard.
    Discard,
    /// Cards to exile.
    Exile,
}

/// A spell or an ability that is being announced. Nothing has been paid yet.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Announced {
    /// What it will be.
    pub item: Item,
    /// For a spell: its place in the hand.
    pub place: u8,
    /// What is chosen now.
    pub choosing: Choosing,
    /// Permanents to sacrifice.
    pub offered: Pile<Slot, 9>,
    /// Cards to discard, by their places in the hand.
    pub discarded: Pile<u8, 9>,
    /// Cards to exile, by their places in the graveyard.
    pub exiled: Pile<u8, 9>,
}

/// A resolution that is under way.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Resolving {
    /// What resolves.
    pub item: Item,
    /// The next step of its text.
    pub at: u8,
    /// The colour that was chosen.
    pub colour: Option<Colour>,
    /// It was asked whether it happens, and it does.
    pub agreed: bool,
    /// How far the effect that asks has come: players that have chosen, or the answer to its question.
    pub left: u8,
    /// Permanents chosen so far.
    pub picked: Pile<Slot, 32>,
}
