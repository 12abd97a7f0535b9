//! The requests to a live table. This enum is all of them.
//!
//! Not here: how they are answered (`actor.rs`), and how they reach the table's task (`registry.rs`).

use super::feed::WrittenFrame;
use crate::error::Problem;
use crate::identity::Visitor;
use atout_catalog::{Entry, TablePreview};
use atout_core::{Lang, Names, Orders, Seat, SeatSet};
use atout_store::PersonId;
use atout_web::wire::api::{ActionList, TableSnapshot};
use atout_web::wire::{Frame, WhyNot};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

/// The channel for the answer to a request.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// The visitor who makes a request, as tables know it.
#[derive(Debug, Clone)]
pub(crate) struct Requester {
    pub(crate) person: PersonId,
    pub(crate) lang: Lang,
}

impl From<&Visitor> for Requester {
    fn from(visitor: &Visitor) -> Requester {
        Requester { person: visitor.person.clone(), lang: visitor.lang }
    }
}

/// A browser's connection to a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct ConnectionId(pub(crate) u64);

/// Where the frames of a connection go.
pub(crate) type Outbox = mpsc::Sender<WrittenFrame>;

/// What a browser says first.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Hello {
    /// The last version it has.
    pub(crate) seen: Option<i64>,
    /// Does it want every frame whole?
    pub(crate) plain: bool,
}

/// The view that a program asks for. It gets the spectator's view if it may not have that one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ViewRequest {
    Seat(usize),
    Spectator,
    Everything,
}

/// One request to a table.
pub(crate) enum Command {
    /// Only loads the table; its bots go on.
    Wake { reply: Reply<()> },
    /// The seats that the table waits for.
    Awaited { reply: Reply<SeatSet> },
    /// The state of the table for a program.
    Snapshot { requester: Requester, view_request: ViewRequest, reply: Reply<TableSnapshot> },
    /// The first frame of a page.
    Page { requester: Requester, reply: Reply<PageData> },
    /// The accepted actions that the requester may know.
    Actions { requester: Requester, reply: Reply<ActionList> },
    /// The requester's value for the shuffle.
    Ready { requester: Requester, value: String, reply: Reply<u64> },
    /// A row of actions, or one of the moves that every game has; the answer is the new version.
    Play { requester: Requester, seat: Seat, row: Vec<String>, version: u64, reply: Reply<u64> },
    /// Where a row of actions leads; nothing is played.
    Preview { requester: Requester, seat: Seat, row: Vec<String>, version: u64, reply: Reply<TablePreview> },
    /// Why something cannot be used now.
    Why { requester: Requester, seat: Seat, question: WhyNot, reply: Reply<Option<String>> },
    /// A browser wants frames from now on.
    Join { requester: Requester, hello: Hello, out: Outbox, reply: Reply<ConnectionId> },
    /// The player of this seat takes the shared screen.
    Uncover { connection: ConnectionId, seat: Seat, reply: Reply<()> },
    /// When the player of this seat wants to be asked.
    Orders { requester: Requester, seat: Seat, orders: Orders, reply: Reply<()> },
    /// The pace of bots at a table where only bots play.
    Pace { requester: Requester, paused: Option<bool>, ms: Option<u64>, reply: Reply<()> },
    /// A browser has disconnected.
    Leave { connection: ConnectionId },
    /// The table was deleted from the store.
    Deleted,
}

impl Command {
    /// Answers any request with a problem.
    pub(crate) fn refuse(self, problem: Problem) {
        // Sending fails only if the caller no longer waits.
        match self {
            Command::Wake { reply }
            | Command::Uncover { reply, .. }
            | Command::Orders { reply, .. }
            | Command::Pace { reply, .. } => {
                let _ = reply.send(Err(problem));
            }
            Command::Awaited { reply } => drop(reply.send(Err(problem))),
            Command::Snapshot { reply, .. } => drop(reply.send(Err(problem))),
            Command::Page { reply, .. } => drop(reply.send(Err(problem))),
            Command::Actions { reply, .. } => drop(reply.send(Err(problem))),
            Command::Ready { reply, .. } | Command::Play { reply, .. } => drop(reply.send(Err(problem))),
            Command::Preview { reply, .. } => drop(reply.send(Err(problem))),
            Command::Why { reply, .. } => drop(reply.send(Err(problem))),
            Command::Join { reply, .. } => drop(reply.send(Err(problem))),
            Command::Leave { .. } | Command::Deleted => {}
        }
    }
}

/// What the HTML of a table's page is made from.
pub(crate) struct PageData {
    pub(crate) game: &'static dyn Entry,
    pub(crate) names: Names,
    pub(crate) config: Value,
    pub(crate) frame: Frame,
}
