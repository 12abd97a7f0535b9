//! The accepted actions that the requester may know.

use crate::error::Problem;
use crate::live::actor::Actor;
use crate::live::request::{Request, Requester};
use atout_web::wire::TableState;
use atout_web::wire::api::{ActionList, NumberedAction};

#[derive(Debug)]
pub(crate) struct Actions;

impl Request for Actions {
    type Answer = ActionList;

    /// During the game only the requester's own actions: others may name hidden cards.
    async fn answer(self, actor: &mut Actor, requester: &Requester) -> Result<ActionList, Problem> {
        let table = &actor.table;
        let (held, is_over) = (table.held(requester), table.state() == TableState::Over);
        let moves = table.game.as_ref().map(|game| game.moves_since(0)).unwrap_or_default();
        let numbered = (1..).zip(moves).filter(|(_, step)| is_over || held.contains(step.seat));
        let actions = numbered.map(|(n, step)| NumberedAction { n, seat: step.seat, action: step.action }).collect();
        Ok(ActionList { version: table.version(), actions })
    }
}
