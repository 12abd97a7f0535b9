//! Everything that can be asked of a live table. The list is closed.

use crate::error::Problem;
use crate::identity::Visitor;
use atout_catalog::{Entry, TablePreview};
use atout_core::{Lang, Names, Seat};
use atout_store::Hidden;
use atout_web::wire::api::{ActionList, TableSnapshot};
use atout_web::wire::{Frame, ToBrowser};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// Who asks.
#[derive(Debug, Clone)]
pub(crate) struct Asker {
    pub(crate) owner: Hidden,
    pub(crate) lang: Lang,
}

impl From<&Visitor> for Asker {
    fn from(visitor: &Visitor) -> Asker {
        Asker { owner: visitor.owner.clone(), lang: visitor.lang }
    }
}

/// A connection at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct ConnectionId(pub(crate) u64);

/// Which view a program wants; it gets a lesser one if it may not have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sight {
    Seat(usize),
    Spectator,
    Everything,
}

/// One request to a table.
pub(crate) enum Command {
    /// Only load it (and let its bots go on).
    Wake { reply: Reply<()> },
    /// What a program sees.
    Look { asker: Asker, sight: Sight, reply: Reply<TableSnapshot> },
    /// What a page shows first.
    Page { asker: Asker, reply: Reply<Page> },
    /// The actions that the asker may know.
    Moves { asker: Asker, reply: Reply<ActionList> },
    /// The asker's value for the shuffle.
    Ready { asker: Asker, value: String, reply: Reply<u64> },
    /// A row of actions, or one of the moves that every game has; the answer is the new version.
    Play { asker: Asker, seat: Seat, row: Vec<String>, version: u64, reply: Reply<u64> },
    /// Where a row of actions leads; nothing is played.
    Preview { asker: Asker, seat: Seat, row: Vec<String>, version: u64, reply: Reply<TablePreview> },
    /// A browser wants frames from now on.
    Join { asker: Asker, seen: Option<i64>, out: mpsc::Sender<ToBrowser>, reply: Reply<ConnectionId> },
    /// The person of this seat has taken the shared screen.
    Uncover { connection: ConnectionId, seat: Seat, reply: Reply<()> },
    /// How fast bots play among themselves.
    Pace { asker: Asker, paused: Option<bool>, ms: Option<u64>, reply: Reply<()> },
    /// A browser is gone.
    Leave { connection: ConnectionId },
}

impl Command {
    /// Answers with a problem, whatever was asked.
    pub(crate) fn refuse(self, problem: Problem) {
        // Whoever does not wait for the answer any more does not miss it.
        match self {
            Command::Wake { reply } | Command::Uncover { reply, .. } | Command::Pace { reply, .. } => {
                let _ = reply.send(Err(problem));
            }
            Command::Look { reply, .. } => drop(reply.send(Err(problem))),
            Command::Page { reply, .. } => drop(reply.send(Err(problem))),
            Command::Moves { reply, .. } => drop(reply.send(Err(problem))),
            Command::Ready { reply, .. } | Command::Play { reply, .. } => drop(reply.send(Err(problem))),
            Command::Preview { reply, .. } => drop(reply.send(Err(problem))),
            Command::Join { reply, .. } => drop(reply.send(Err(problem))),
            Command::Leave { .. } => {}
        }
    }
}

/// What a page is made from.
pub(crate) struct Page {
    pub(crate) game: &'static dyn Entry,
    pub(crate) names: Names,
    pub(crate) config: Value,
    pub(crate) frame: Frame,
}
