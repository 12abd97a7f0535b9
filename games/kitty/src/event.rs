//! [`Event`]: what happened in a game, and the types that its parts are made of.
//!
//! A card that the receiver may not know is left out of its event. Not here: the sentence for an event
//! (`text/log.rs`), what a viewer sees at one moment (`view.rs`).

use crate::{Card, Cell, Class, Entity};
use atout_core::{Departure, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player's class was revealed.
    Picked {
        /// The player.
        seat: Seat,
        /// Its class.
        class: Class,
    },
    /// A turn begins.
    Turn {
        /// Its number, counted from 1.
        turn: u16,
    },
    /// A player walked.
    Walked {
        /// The player.
        seat: Seat,
        /// The cell it left.
        from: Cell,
        /// The cell it entered.
        to: Cell,
    },
    /// A player chose to stay.
    Stayed {
        /// The player.
        seat: Seat,
    },
    /// Several players chose the same cell; all of them stay.
    Clashed {
        /// The players.
        seats: SeatSet,
        /// The cell they chose.
        cell: Cell,
    },
    /// A player could play no card and got a new hand; the old hand went to the discards.
    Redealt {
        /// The player.
        seat: Seat,
        /// The new hand; only its owner receives it.
        dealt: Option<Vec<Card>>,
    },
    /// A player played no card.
    Passed {
        /// The player.
        seat: Seat,
    },
    /// A card was played.
    Played {
        /// The player or friend that played it.
        by: Entity,
        /// The card.
        card: Card,
        /// Its target, if it has one.
        target: Option<Entity>,
        /// The results of its effects.
        #[serde(rename = "upshots")]
        results: Vec<EffectResult>,
    },
    /// A card was drawn.
    Drew {
        /// The player.
        seat: Seat,
        /// The card; only its owner receives it.
        card: Option<Card>,
        /// Were the discards shuffled first?
        shuffled: bool,
    },
    /// A friend walked.
    FriendWalked {
        /// The friend.
        friend: Entity,
        /// The cell it left.
        from: Cell,
        /// The cell it entered.
        to: Cell,
    },
    /// The storm took life from players outside its eye.
    Storm {
        /// What each of them lost.
        struck: Vec<Struck>,
    },
    /// A friend left the board.
    Vanished {
        /// The friend.
        friend: Entity,
        /// The player whose friend it was.
        owner: Seat,
        /// The reason.
        why: VanishReason,
    },
    /// A player was eliminated; its body stays on its cell.
    Fell {
        /// The player.
        seat: Seat,
        /// The cause.
        cause: FallCause,
        /// The cell.
        cell: Cell,
    },
    /// The game is over.
    Ended {
        /// The reason.
        end: EndReason,
        /// The winners; empty if nobody is left or the turn limit was reached.
        winners: SeatSet,
    },
}

/// The result of one effect of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EffectResult {
    /// An entity gained or lost life.
    Life {
        /// The entity.
        who: Entity,
        /// The change.
        by: i32,
        /// The life it has now.
        now: i32,
    },
    /// An entity gained or lost generation.
    Generation {
        /// The entity.
        who: Entity,
        /// The change; 0 if the generation was already at its minimum.
        by: i32,
        /// The generation it has now.
        now: u32,
    },
    /// A friend came.
    Friend {
        /// The friend.
        friend: Entity,
        /// Its cell.
        cell: Cell,
        /// Its card.
        card: Card,
    },
    /// A caramel fell on the board.
    Caramel {
        /// Its cell.
        cell: Cell,
    },
    /// An entity does not survive the turn.
    Doomed {
        /// The entity.
        who: Entity,
    },
    /// No effect: there was no free cell or no ally. The mana is spent all the same.
    Nothing,
}

/// What the storm did to a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Struck {
    /// The player.
    pub seat: Seat,
    /// The life it lost.
    pub lost: u16,
    /// The life it has now.
    pub now: i32,
}

/// When and why a player fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fall {
    /// The turn.
    pub turn: u16,
    /// The cause.
    pub cause: FallCause,
}

/// Why a player fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FallCause {
    /// All four neighbouring cells were closed when the turn began.
    Walled,
    /// A card: the one that wounded it last, or one that kills.
    Card {
        /// The card.
        card: Card,
        /// The player who played it, or whose friend did.
        by: Seat,
        /// Did a friend play it?
        friend: bool,
    },
    /// The storm.
    Storm,
    /// Its player left.
    Left {
        /// Why.
        why: Departure,
    },
}

/// Why a friend vanished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VanishReason {
    /// It was killed.
    Killed,
    /// It had no turns left.
    Old,
    /// Its target is gone.
    Aimless,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// One player, or one team, is left.
    LastStanding,
    /// Nobody is left.
    AllFell,
    /// The turn limit was reached.
    TurnLimit,
}
