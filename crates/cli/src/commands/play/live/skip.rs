//! The command `skip` on the screen.

use super::super::stops::{self, PASS};
use super::LiveGame;
use super::decision::Progress;
use atout_core::Seat;
use std::ops::ControlFlow;

impl LiveGame {
    /// Passes until something happens.
    pub(super) fn skip(&mut self, seat: Seat, may_pass: bool) -> Progress {
        let table = self.table.as_mut();
        if may_pass && stops::hurry(table, seat, true) && self.decide(seat, &[PASS.to_owned()])? {
            return Ok(ControlFlow::Break(()));
        }
        stops::hurry(self.table.as_mut(), seat, false);
        self.message = Some(self.lang.pick("You cannot pass now.", "Vous ne pouvez pas passer maintenant.").to_owned());
        Ok(ControlFlow::Continue(()))
    }
}
