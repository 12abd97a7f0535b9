//! Why something cannot be used now.

use crate::error::Problem;
use crate::live::actor::Actor;
use crate::live::request::{Request, Requester};
use atout_core::Seat;
use atout_web::wire::WhyNot;

#[derive(Debug)]
pub(crate) struct Why {
    pub(crate) seat: Seat,
    pub(crate) question: WhyNot,
}

impl Request for Why {
    /// The reason in words; none if there is nothing to say.
    type Answer = Option<String>;

    async fn answer(self, actor: &mut Actor, requester: &Requester) -> Result<Option<String>, Problem> {
        actor.check_held(requester, self.seat)?;
        let game = actor.table.game.as_ref().ok_or(Problem::NotStarted)?;
        game.why_not(self.seat, &self.question, requester.lang).map_err(Problem::Refused)
    }
}
