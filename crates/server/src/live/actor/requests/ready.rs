//! The requester's value for the shuffle.

use crate::error::Problem;
use crate::live::actor::Actor;
use crate::live::request::{Request, Requester};

#[derive(Debug)]
pub(crate) struct Ready {
    pub(crate) value: String,
}

impl Request for Ready {
    /// The new version.
    type Answer = u64;

    async fn answer(self, actor: &mut Actor, requester: &Requester) -> Result<u64, Problem> {
        actor.table.take_value(&actor.store, requester, &self.value).await?;
        // A value alone changes nothing that is shown, and every page answers a frame before the deal with its value.
        if actor.table.game.is_some() {
            actor.changed();
        }
        Ok(actor.table.version())
    }
}
