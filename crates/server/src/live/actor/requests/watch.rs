//! The requests of a browser's connection: it wants frames, its player takes a shared screen, it has gone.

use crate::error::Problem;
use crate::live::actor::Actor;
use crate::live::frame::Screen;
use crate::live::outbox::Frames;
use crate::live::request::{Request, Requester};
use atout_core::Seat;

/// A browser's connection to a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct ConnectionId(pub(crate) u64);

/// A browser wants frames from now on.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Join {
    /// The last version it has.
    pub(crate) seen: Option<i64>,
    /// Does it want every frame whole?
    pub(crate) plain: bool,
}

/// A new connection. Its frames end when the table drops it.
pub(crate) struct Joined {
    pub(crate) connection: ConnectionId,
    pub(crate) frames: Frames,
}

impl Request for Join {
    type Answer = Joined;

    async fn answer(self, actor: &mut Actor, requester: &Requester) -> Result<Joined, Problem> {
        // Opening the page again lets a stopped bot try again, unless it tries again by itself.
        match actor.trouble.take_if(|_| !actor.retry.is_active()) {
            Some(_) => actor.changed(),
            None => actor.let_bots_think(),
        }
        let table = &actor.table;
        let screen = Screen::new(table.held(requester), requester.lang, self.seen, table.version());
        let (out, frames) = actor.outboxes.open();
        let connection = actor.audience.add(requester.clone(), screen, self.plain, out);
        actor.show(connection);
        Ok(Joined { connection, frames })
    }
}

/// The player of this seat takes the shared screen.
#[derive(Debug)]
pub(crate) struct Uncover {
    pub(crate) connection: ConnectionId,
    pub(crate) seat: Seat,
}

impl Request for Uncover {
    type Answer = ();

    async fn answer(self, actor: &mut Actor, _: &Requester) -> Result<(), Problem> {
        let screen = actor.audience.screen(self.connection).ok_or(Problem::NoHello)?;
        if !screen.uncover(&actor.table, self.seat) {
            return Err(Problem::NotCovered);
        }
        actor.show(self.connection);
        Ok(())
    }
}

/// A browser has disconnected.
#[derive(Debug)]
pub(crate) struct Leave(pub(crate) ConnectionId);

impl Request for Leave {
    type Answer = ();

    async fn answer(self, actor: &mut Actor, _: &Requester) -> Result<(), Problem> {
        actor.audience.remove(self.0);
        Ok(())
    }
}
