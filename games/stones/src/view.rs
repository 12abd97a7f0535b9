//! What a viewer sees of a game: everything that a page or the console shows, and nothing else.
//!
//! Not here: events (`event.rs`).

mod build;

use crate::{Card, Config, Formation};
use atout_core::{Departure, Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The options of this game.
    pub config: Config,
    /// The viewer.
    #[serde(flatten, with = "atout_core::viewer_field")]
    pub viewer: Viewer,
    /// The seat that decides; after the end, the seat that decided last.
    pub turn: Seat,
    /// What it decides.
    pub phase: Phase,
    /// The stones, left to right.
    pub stones: Vec<StoneView>,
    /// Both hands, by seat.
    pub hands: [HandView; 2],
    /// Cards left in the clan deck.
    pub clan_deck: usize,
    /// Cards left in the tactic deck.
    pub tactic_deck: usize,
    /// Cards that left the table face up, and played tactics that do not stay on it, oldest first.
    pub discards: Vec<Card>,
    /// Clan cards that are neither on the table nor in the discards, sorted: what proofs count as unseen. Contains the
    /// viewer's own hand, as the rules say.
    pub unseen: Vec<Card>,
    /// Tactic cards played by each seat.
    pub tactics_played: [u8; 2],
    /// The card that was laid, moved or discarded last; screens mark it.
    pub last: Option<Card>,
    /// The outcome, once the game is over.
    pub outcome: Option<Outcome>,
    /// Why the game ended, once it is over.
    pub win: Option<WinReason>,
    /// The cards that the viewer knows at the bottom of the clan deck and of the tactic deck, because its recruiter put
    /// them there; the lowest first.
    pub known_under: [Vec<Card>; 2],
}

/// What the seat whose turn it is decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Play a card (or pass).
    Play,
    /// Claim stones, or stop claiming.
    Claim,
    /// Choose a deck to draw from.
    Draw,
    /// Choose where the picked card goes; the strategist may also discard it.
    Move {
        /// The card.
        card: Card,
        /// May it be discarded instead?
        may_discard: bool,
    },
    /// The recruiter draws.
    Recruit {
        /// The number of draws left.
        left: u8,
    },
    /// The recruiter puts cards back.
    Return {
        /// The number of cards left to put back.
        left: u8,
    },
    /// The game is over.
    Over,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WinReason {
    /// More than half of the stones (five of nine).
    Majority,
    /// Three adjacent stones.
    ThreeAdjacent,
    /// Neither seat could play; the one with more stones won.
    Exhausted,
    /// The other side left.
    Left(Departure),
}

/// A hand as the viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HandView {
    /// The cards, sorted, if the viewer may see them.
    pub cards: Option<Vec<Card>>,
    /// The number of clan cards; their backs are public.
    pub clan: usize,
    /// The number of tactic cards; their backs are public.
    pub tactic: usize,
}

/// One stone and the cards on both sides of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StoneView {
    /// Its owner.
    pub owner: Option<Seat>,
    /// The number of cards that fill a side.
    pub room: u8,
    /// Do only totals count (blind fight)?
    pub blind: bool,
    /// Does a side need four cards (mud fight)?
    pub mud: bool,
    /// Both sides, by seat.
    pub sides: [SideView; 2],
    /// The seat that is ahead: with the better formation if both sides are full, else with the better reachable one.
    pub leader: Option<Seat>,
}

/// One side of a stone.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SideView {
    /// The cards in the order in which they were laid.
    pub cards: Vec<Card>,
    /// The formation, once the side is full.
    pub formation: Option<Formation>,
    /// The best formation that it can still become with unseen cards; none if it can no longer be filled.
    pub reach: Option<Formation>,
    /// Was this side full first?
    pub first: bool,
    /// May its player claim the stone, and why?
    pub claim: ClaimView,
}

/// Does a side win its stone now, and why?
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClaimView {
    /// The stone has an owner.
    Closed,
    /// The side is not full.
    Incomplete,
    /// Both sides are full and this one is better.
    Beats,
    /// Both sides are full and this one is not better.
    Loses,
    /// No set of unseen cards lets the opponent beat it.
    Proven {
        /// The opponent's best reachable formation; none if it cannot fill its side.
        best_reply: Option<Formation>,
    },
    /// These unseen cards would beat it.
    Beatable {
        /// The unseen cards of one better reply.
        reply: Vec<Card>,
        /// The formation of that reply.
        formation: Formation,
    },
}
