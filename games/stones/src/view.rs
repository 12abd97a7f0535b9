//! What one eye sees of a game. Everything a screen shows is in here; nothing else is.

mod build;

use crate::{Card, Config, Formation};
use atout_core::{Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What one eye sees.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The options of this game.
    pub config: Config,
    /// Whose eye it is.
    #[serde(rename = "eye")]
    pub viewer: Viewer,
    /// Who is to decide (or was, when it ended).
    pub turn: Seat,
    /// What is to be decided.
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
    /// Clan cards that lie neither on the table nor in the discards, sorted: what proofs count as unseen. Contains the
    /// eye's own hand, as the rule says.
    pub unseen: Vec<Card>,
    /// Tactic cards played by each seat.
    pub tactics_played: [u8; 2],
    /// The card that was laid or moved last, for the "just happened" mark.
    pub last: Option<Card>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Why it ended.
    pub win: Option<Win>,
    /// The cards that this eye knows to lie at the bottom of the clan deck and of the tactic deck, because its
    /// recruiter put them there; the lowest first.
    pub known_under: [Vec<Card>; 2],
}

/// What the seat whose turn it is has to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Play a card (or pass).
    Play,
    /// Claim stones or be done.
    Claim,
    /// Choose a deck to draw from.
    Draw,
    /// Say where the picked card goes; a strategist may also discard it.
    Move {
        /// The card.
        card: Card,
        /// May it be discarded instead?
        may_discard: bool,
    },
    /// The recruiter draws.
    Recruit {
        /// How many draws are left.
        left: u8,
    },
    /// The recruiter puts cards back.
    Return {
        /// How many are left to put back.
        left: u8,
    },
    /// It is over.
    Over,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Win {
    /// More than half of the stones (five of nine).
    Majority,
    /// Three adjacent stones.
    ThreeAdjacent,
    /// Neither side could do anything more; the one with more stones won.
    Exhausted,
}

/// A hand as the eye sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandView {
    /// The cards, sorted, if the eye may see them.
    pub cards: Option<Vec<Card>>,
    /// How many clan cards are in it (backs tell).
    pub clan: usize,
    /// How many tactic cards are in it (backs tell).
    pub tactic: usize,
}

/// One stone and what lies on both sides of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoneView {
    /// Who owns it.
    pub owner: Option<Seat>,
    /// Cards that a full side has.
    pub room: u8,
    /// Do only totals count (blind fight)?
    pub blind: bool,
    /// Are four cards a side needed (mud fight)?
    pub mud: bool,
    /// Both sides, by seat.
    pub sides: [SideView; 2],
    /// Who is ahead: by what lies there if both are full, else by the best that each can still reach.
    pub leader: Option<Seat>,
}

/// One side of a stone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideView {
    /// The cards in the order in which they were laid.
    pub cards: Vec<Card>,
    /// The formation, once the side is full.
    pub formation: Option<Formation>,
    /// The best formation that it can still become with unseen cards; none if it cannot be filled any more.
    pub reach: Option<Formation>,
    /// Was this side full first?
    pub first: bool,
    /// May its player claim the stone, and why?
    pub claim: ClaimView,
}

/// Whether a side wins its stone now, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
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
    /// No set of unseen cards lets the opponent beat it; the best reply there is, if any.
    Proven {
        /// The opponent's best reachable formation; none if it cannot fill its side.
        best_reply: Option<Formation>,
    },
    /// These unseen cards would beat it.
    Beatable {
        /// The missing cards of one better reply.
        reply: Vec<Card>,
        /// What they would make.
        formation: Formation,
    },
}
