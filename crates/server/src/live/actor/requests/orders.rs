//! When the player of a seat wants to be asked.

use crate::error::Problem;
use crate::live::actor::Actor;
use crate::live::request::{Request, Requester};
use atout_core::{Orders, Seat};

#[derive(Debug)]
pub(crate) struct SetOrders {
    pub(crate) seat: Seat,
    pub(crate) orders: Orders,
}

impl Request for SetOrders {
    type Answer = ();

    /// Standing orders live with the table in memory: a table that is loaded again has the usual ones.
    async fn answer(self, actor: &mut Actor, requester: &Requester) -> Result<(), Problem> {
        actor.check_held(requester, self.seat)?;
        actor.table.set_orders(self.seat, self.orders)
    }
}
