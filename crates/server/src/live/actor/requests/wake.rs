//! What the server asks of tables by itself.

use crate::error::Problem;
use crate::live::actor::Actor;
use crate::live::request::{Request, Requester};
use atout_core::SeatSet;

/// Only loads the table; its bots go on.
#[derive(Debug)]
pub(crate) struct Wake;

impl Request for Wake {
    type Answer = ();

    async fn answer(self, _: &mut Actor, _: &Requester) -> Result<(), Problem> {
        Ok(())
    }
}

/// The seats that the table waits for.
#[derive(Debug)]
pub(crate) struct Awaited;

impl Request for Awaited {
    type Answer = SeatSet;

    async fn answer(self, actor: &mut Actor, _: &Requester) -> Result<SeatSet, Problem> {
        let awaited = actor.table.game.as_ref().map(|game| game.stage().awaited());
        Ok(awaited.unwrap_or_default())
    }
}

/// The table was deleted from the store.
#[derive(Debug)]
pub(crate) struct Deleted;

impl Request for Deleted {
    type Answer = ();

    async fn answer(self, actor: &mut Actor, _: &Requester) -> Result<(), Problem> {
        actor.lost = Some(Problem::NoTable);
        Ok(())
    }
}
