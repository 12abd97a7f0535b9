//! What one eye sees and hears of a game. Everything a screen shows is in here; nothing else is.

use crate::{Action, Card, Cell, Class, Config, Entity};
use atout_core::{Departure, Outcome, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// What one eye sees.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The options of this game.
    pub config: Config,
    /// Whose eye it is.
    #[serde(rename = "eye")]
    pub viewer: Viewer,
    /// The turn, counted from 1; 0 while classes are picked.
    pub turn: u16,
    /// What is to be decided.
    pub phase: Phase,
    /// Who has still to decide.
    pub waiting: SeatSet,
    /// What the eye's own seat has decided, if it has; with an eye on everything what every seat has.
    pub chosen: Vec<(Seat, Action)>,
    /// What everybody was seen to do when all last moved.
    pub moves: Vec<(Seat, Action)>,
    /// What everybody was seen to do when all last played cards; nothing once all have moved again.
    pub cards: Vec<(Seat, Action)>,
    /// Who could pay nothing after that move and got a new hand.
    pub redealt: SeatSet,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The friends on the board, by number.
    pub friends: Vec<FriendView>,
    /// The cells with a caramel, as one reads.
    pub caramels: Vec<Cell>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Why it ended.
    pub end: Option<End>,
}

/// What everybody is deciding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Which class to be.
    Pick,
    /// Where to go.
    Move,
    /// Which card to play.
    Card,
    /// Nothing: it is over.
    Over,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// One player, or one team, is left.
    LastStanding,
    /// Nobody is left.
    AllFell,
    /// The turns are over.
    TurnLimit,
}

/// A player as the eye sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The side it plays for; players of one side win together.
    pub side: usize,
    /// Its class.
    pub class: Class,
    /// Where it stands, or lies.
    pub cell: Cell,
    /// Its life.
    pub life: i32,
    /// Its mana.
    pub mana: u32,
    /// Mana that comes every turn.
    pub generation: u32,
    /// How many of the four cells beside it are free; with none it is eliminated when the next turn begins.
    pub open_sides: u8,
    /// Its hand, sorted, if the eye may see it.
    pub hand: Option<Vec<Card>>,
    /// How many cards are in its hand.
    pub hand_size: usize,
    /// What is left in its draw pile, sorted, if the eye may see it (the order is nobody's to know).
    pub draw: Option<Vec<Card>>,
    /// How many cards are left in its draw pile.
    pub draw_size: usize,
    /// Its discards, sorted. None in a classic game, which has no such pile.
    pub discard: Vec<Card>,
    /// When and why it fell, if it has.
    pub fell: Option<Fall>,
}

/// A friend.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FriendView {
    /// Which one.
    pub id: Entity,
    /// Whose friend it is.
    pub owner: Seat,
    /// Whom it is after.
    pub target: Entity,
    /// Its card.
    pub card: Card,
    /// Where it stands.
    pub cell: Cell,
    /// Its life.
    pub life: i32,
    /// Its mana.
    pub mana: u32,
    /// Mana that comes every turn.
    pub generation: u32,
    /// Turns it has left.
    pub span: u8,
}

/// When and why a player fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fall {
    /// In which turn.
    pub turn: u16,
    /// Why.
    pub cause: Cause,
}

/// Why a player fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// All four cells beside it were closed when the turn began.
    Walled,
    /// A card did it: the last wound, or a sure death.
    Card {
        /// Which card.
        card: Card,
        /// Who played it, or whose friend did.
        by: Seat,
        /// Was it a friend?
        friend: bool,
    },
    /// Its player left.
    Left {
        /// Why.
        why: Departure,
    },
}

/// Why a friend vanished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leave {
    /// It was killed.
    Killed,
    /// Its time was over.
    Old,
    /// Its target is no more.
    Aimless,
}

/// What became of a card, or of a part of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Upshot {
    /// Somebody has more or less life.
    Life {
        /// Who.
        who: Entity,
        /// How much more.
        by: i32,
        /// What it has now.
        now: i32,
    },
    /// Somebody has more or less generation.
    Generation {
        /// Who.
        who: Entity,
        /// How much more; 0 if it could not get less.
        by: i32,
        /// What it has now.
        now: u32,
    },
    /// A friend came.
    Friend {
        /// Which one.
        friend: Entity,
        /// Where.
        cell: Cell,
        /// With which card.
        card: Card,
    },
    /// A caramel lies there now.
    Caramel {
        /// Where.
        cell: Cell,
    },
    /// Somebody does not survive the turn.
    Doomed {
        /// Who.
        who: Entity,
    },
    /// There was no free cell, or nobody to help: the mana is spent for nothing.
    Nothing,
}

/// Something that happened. A card that the hearer may not know is left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Somebody's class was revealed.
    Picked {
        /// Who.
        seat: Seat,
        /// What it is.
        class: Class,
    },
    /// A turn begins.
    Turn {
        /// Which one, counted from 1.
        turn: u16,
    },
    /// Somebody walked.
    Walked {
        /// Who.
        seat: Seat,
        /// From where.
        from: Cell,
        /// Where to.
        to: Cell,
    },
    /// Somebody chose to stay.
    Stayed {
        /// Who.
        seat: Seat,
    },
    /// Several wanted the same cell, and all stay.
    Clashed {
        /// Who.
        seats: SeatSet,
        /// The cell they wanted.
        cell: Cell,
    },
    /// Somebody could pay nothing and got a new hand; the old one went to the discards.
    Redealt {
        /// Who.
        seat: Seat,
        /// The hand it has now, for its owner.
        dealt: Option<Vec<Card>>,
    },
    /// Somebody played no card.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A card was played.
    Played {
        /// By whom: a player, or a friend.
        by: Entity,
        /// Which.
        card: Card,
        /// Whom it was aimed at.
        target: Option<Entity>,
        /// What became of it.
        upshots: Vec<Upshot>,
    },
    /// A card was drawn.
    Drew {
        /// Who.
        seat: Seat,
        /// The card, for its owner.
        card: Option<Card>,
        /// Were the discards shuffled before?
        shuffled: bool,
    },
    /// A friend walked.
    FriendWalked {
        /// Which one.
        friend: Entity,
        /// From where.
        from: Cell,
        /// Where to.
        to: Cell,
    },
    /// A friend is no more.
    Vanished {
        /// Which one.
        friend: Entity,
        /// Why.
        why: Leave,
    },
    /// A player was eliminated; its body stays where it was.
    Fell {
        /// Who.
        seat: Seat,
        /// Why.
        cause: Cause,
        /// Where.
        cell: Cell,
    },
    /// The game is over.
    Ended {
        /// Why.
        end: End,
        /// Who won; nobody if nobody is left or the turns are over.
        winners: SeatSet,
    },
}
