//! How the board is touched: the gesture of each action, and what a player who touches something probably means, whether
//! it is allowed or not (the rules then say why not).
//!
//! Not here: the reasons (`refusals.rs`), how the board looks (`console.rs`).

use crate::{Action, Outbid, View};
use atout_core::{Board, Seat};

impl Board for Outbid {
    fn touch(action: &Action) -> Vec<String> {
        match action {
            Action::Lay(card) => vec![format!("card:{card}")],
        }
    }

    fn attempt(_view: &View, _seat: Seat, touched: &[&str]) -> Option<Action> {
        let [thing] = touched else { return None };
        thing.strip_prefix("card:")?.parse().ok().map(Action::Lay)
    }

    fn turn_of(view: &View) -> Option<Seat> {
        view.outcome.is_none().then_some(view.turn)
    }
}
