//! Where a row of actions leads. Nothing is played.

use crate::error::Problem;
use crate::live::actor::Actor;
use crate::live::request::{Request, Requester};
use atout_catalog::TablePreview;
use atout_core::Seat;

#[derive(Debug)]
pub(crate) struct Preview {
    pub(crate) seat: Seat,
    pub(crate) row: Vec<String>,
    /// The version that the player saw.
    pub(crate) version: u64,
}

impl Request for Preview {
    type Answer = TablePreview;

    async fn answer(self, actor: &mut Actor, requester: &Requester) -> Result<TablePreview, Problem> {
        let Preview { seat, row, version } = self;
        actor.check_decision(requester, seat, version, &row)?;
        let names = actor.table.names(actor.table.held(requester), requester.lang);
        actor.table.preview(seat, &row, &names, requester.lang)
    }
}
