//! The pace of bots where only bots go on.

use crate::error::Problem;
use crate::live::actor::Actor;
use crate::live::request::{Request, Requester};
use crate::new_table::MAX_PACE_MS;

#[derive(Debug)]
pub(crate) struct SetPace {
    /// As before if absent.
    pub(crate) paused: Option<bool>,
    /// As before if absent.
    pub(crate) ms: Option<u64>,
}

impl Request for SetPace {
    type Answer = ();

    async fn answer(self, actor: &mut Actor, requester: &Requester) -> Result<(), Problem> {
        if !actor.table.is_maker(requester) {
            return Err(Problem::NotMaker);
        }
        if !actor.table.only_bots_play() {
            return Err(Problem::NoPace);
        }
        let paused = self.paused.unwrap_or(actor.paused);
        let ms = self.ms.unwrap_or(actor.pace_ms).min(MAX_PACE_MS);
        // A table with people keeps its own pace for the next game; only bots play the rest of this one.
        if actor.table.humans().is_empty() {
            actor.store.set_pace(&actor.table.id, ms, paused).await?;
        }
        (actor.paused, actor.pace_ms) = (paused, ms);
        // Running thoughts have the old pace.
        actor.thoughts.cancel_all();
        actor.changed();
        Ok(())
    }
}
