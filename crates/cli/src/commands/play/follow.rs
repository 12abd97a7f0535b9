//! What follows a shortcut: actions that a seat plays at its next decision, if the log tells nothing before it.
//!
//! Not here: shortcuts themselves (the games'), how they are chosen ([`crate::screen`]).

use atout_catalog::Table;
use atout_core::gesture::Gesture;
use atout_core::{Lang, Names, Seat, Viewer};

/// A row that waits for the seat's next decision.
pub(super) struct Following {
    seat: Seat,
    row: Vec<String>,
    /// The version before the shortcut.
    since: u64,
}

impl Following {
    /// What follows the gesture that a seat chose at this version; none if nothing does.
    pub(super) fn of(gesture: &Gesture, seat: Seat, since: u64) -> Option<Following> {
        (!gesture.then.is_empty()).then(|| Following { seat, row: gesture.then.clone(), since })
    }

    /// The row, if it is what this seat is asked for now and nothing has happened. It is forgotten in any case.
    pub(super) fn due(self, table: &dyn Table, seat: Seat, names: &Names, lang: Lang) -> Option<Vec<String>> {
        let is_offered =
            || table.choices(seat, names, lang).iter().any(|choice| Some(&choice.action) == self.row.first());
        let is_due = self.seat == seat
            && table.log(Viewer::Seat(seat), Some(self.since), names, lang).is_empty()
            && is_offered();
        is_due.then_some(self.row)
    }
}
