//! [`View`]: what one viewer sees of a game. A screen shows what is in here and nothing else.
//!
//! Not here: building a view from the state (`view/build.rs`), rules that a view alone can answer (`view/queries.rs`),
//! what a card would do (`view/expected.rs`), what happened between two views (`event.rs`).

mod build;
mod expected;
mod queries;

pub use expected::Expected;

use crate::{Action, Card, Cell, Class, Config, EndReason, Entity, Fall, Phase};
use atout_core::{Outcome, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// What one viewer sees.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The options of this game.
    pub config: Config,
    /// Who looks.
    #[serde(flatten, with = "atout_core::viewer_field")]
    pub viewer: Viewer,
    /// The turn, counted from 1; 0 while classes are picked.
    pub turn: u16,
    /// What the players decide now.
    pub phase: Phase,
    /// The players who have not decided yet.
    pub waiting: SeatSet,
    /// The secret choices that the viewer may see: its own, or all for [`Viewer::Everything`].
    pub chosen: Vec<(Seat, Action)>,
    /// What every player chose in the last move phase.
    pub moves: Vec<(Seat, Action)>,
    /// What every player chose in the last card phase; empty after the next move phase.
    pub cards: Vec<(Seat, Action)>,
    /// The players who could pay no card after the last move phase and got a new hand.
    pub redealt: SeatSet,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The friends on the board, by number.
    pub friends: Vec<FriendView>,
    /// The cells with a caramel, row by row.
    pub caramels: Vec<Cell>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
    /// Why the game ended.
    pub end: Option<EndReason>,
}

/// A player as the viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlayerView {
    /// The side it plays for; players of one side win together.
    pub side: usize,
    /// Its class.
    pub class: Class,
    /// The cell of the player, or of its body.
    pub cell: Cell,
    /// Its life.
    pub life: i32,
    /// Its mana.
    pub mana: u32,
    /// The mana it gets every turn.
    pub generation: u32,
    /// How many of its four neighbouring cells are free; with none it falls when the next turn begins.
    pub open_sides: u8,
    /// Its hand, sorted, if the viewer may see it.
    pub hand: Option<Vec<Card>>,
    /// The number of cards in its hand.
    pub hand_size: usize,
    /// Its draw pile, sorted, if the viewer may see it. The order of a draw pile is never shown.
    pub draw: Option<Vec<Card>>,
    /// The number of cards in its draw pile.
    pub draw_size: usize,
    /// Its discards, sorted. Empty in a classic game, which has no discard pile.
    pub discard: Vec<Card>,
    /// When and why it fell; `None` while it lives.
    pub fell: Option<Fall>,
}

/// A friend. All of it is public.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FriendView {
    /// Its number.
    pub id: Entity,
    /// The player whose friend it is.
    pub owner: Seat,
    /// The entity it attacks.
    pub target: Entity,
    /// Its card.
    pub card: Card,
    /// Its cell.
    pub cell: Cell,
    /// Its life.
    pub life: i32,
    /// Its mana.
    pub mana: u32,
    /// The mana it gets every turn.
    pub generation: u32,
    /// The turns it has left.
    pub span: u8,
}
