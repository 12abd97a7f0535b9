//! A person takes a free seat, brings something to it, or gives it up.

use crate::error::Problem;
use crate::live::actor::Actor;
use crate::live::request::{Request, Requester};
use atout_core::Seat;
use serde_json::Value;

/// Takes a free seat, or brings something else to a seat that the requester has.
#[derive(Debug)]
pub(crate) struct Sit {
    pub(crate) seat: Seat,
    /// Absent for a default name, or as it was.
    pub(crate) name: Option<String>,
    /// Absent for nothing yet, or as it was. Private to the seat.
    pub(crate) setup: Option<Value>,
}

impl Request for Sit {
    type Answer = ();

    async fn answer(self, actor: &mut Actor, requester: &Requester) -> Result<(), Problem> {
        let Sit { seat, name, setup } = self;
        let done = actor.table.sit(&actor.store, requester, seat, name.as_deref(), setup.as_ref()).await;
        actor.reseated(done)
    }
}

/// Gives a seat up, before the cards are dealt.
#[derive(Debug)]
pub(crate) struct StandUp {
    pub(crate) seat: Seat,
}

impl Request for StandUp {
    type Answer = ();

    async fn answer(self, actor: &mut Actor, requester: &Requester) -> Result<(), Problem> {
        let done = actor.table.stand_up(&actor.store, requester, self.seat).await;
        actor.reseated(done)
    }
}
