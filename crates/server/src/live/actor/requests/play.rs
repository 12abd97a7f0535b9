//! A row of actions, or one of the moves that every game has.

use crate::error::Problem;
use crate::live::actor::Actor;
use crate::live::request::{Request, Requester};
use atout_core::Seat;

#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) seat: Seat,
    pub(crate) row: Vec<String>,
    /// The version that the player saw.
    pub(crate) version: u64,
}

impl Request for Play {
    /// The new version.
    type Answer = u64;

    async fn answer(self, actor: &mut Actor, requester: &Requester) -> Result<u64, Problem> {
        let Play { seat, row, version } = self;
        actor.check_decision(requester, seat, version, &row)?;
        let played = actor.submit(seat, &row).await;
        // After a failed write the table was loaded again and may differ from what screens show.
        if matches!(played, Ok(_) | Err(Problem::Storage(_) | Problem::Stale { .. })) {
            actor.changed();
        }
        played
    }
}
