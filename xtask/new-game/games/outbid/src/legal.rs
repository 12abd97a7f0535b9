//! What may be done: the list of legal actions and the check of a single one.
//!
//! Not here: what an action does (`game.rs`), the sentences of refusals (`refusals.rs`).

use crate::refusals::{GAME_OVER, NOT_IN_HAND, NOT_YOUR_TURN};
use crate::{Action, Outbid};
use atout_core::{Illegal, Seat};

impl Outbid {
    /// All legal actions of the seat whose turn it is, sorted.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        out.extend(self.hands[self.turn().index()].iter().map(|card| Action::Lay(*card)));
    }

    /// The place of the card in the seat's hand.
    pub(crate) fn check(&self, seat: Seat, Action::Lay(card): Action) -> Result<usize, Illegal> {
        if self.outcome().is_some() {
            return Err(GAME_OVER);
        }
        if seat != self.turn() {
            return Err(NOT_YOUR_TURN);
        }
        self.hands[seat.index()].binary_search(&card).map_err(|_| NOT_IN_HAND)
    }
}
