//! The task of one table: answers its requests one by one, lets its bots play, and sends every change to its screens.
//!
//! Not here: how the task is found and started (`registry.rs`), the requests and their answers (`actor/requests.rs`),
//! the connections and what they are sent (`actor/broadcast.rs`), and which bots think (`actor/thinking.rs`).

mod broadcast;
pub(crate) mod requests;
mod thinking;

pub(crate) use thinking::{FIRST_PAUSE, LONGEST_PAUSE};

use super::bots::{self, BotRunner};
use super::loaded::{LoadedTable, PlayError};
use super::outbox::Outboxes;
use super::request::{Letter, Requester};
use crate::error::Problem;
use crate::limits::Key;
use atout_core::{Departure, Message, Ply, Seat};
use atout_store::{Store, TableId};
use broadcast::Audience;
use std::time::Duration;
use thinking::{Retry, Thoughts};
use tokio::sync::mpsc;
use tokio::time::sleep;

/// The task's own data. Requests read and change it (`actor/requests.rs`).
pub(crate) struct Actor {
    store: Store,
    table: LoadedTable,
    audience: Audience,
    outboxes: Outboxes,
    thoughts: Thoughts,
    bots: BotRunner,
    /// Where the table's maker last came from; none if not since the table was loaded.
    makers_address: Option<Key>,
    pace_ms: u64,
    paused: bool,
    /// Why a bot cannot play on.
    trouble: Option<Message>,
    /// When bots try again after a write that failed.
    retry: Retry,
    /// Memory and disk differ: the task ends, and the next request loads the table again.
    lost: Option<Problem>,
}

/// Why the task of a table ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ended {
    /// Nobody needs it now, or it cannot be loaded.
    Idle,
    /// It could neither be written nor read, and bots are to move.
    BotsWait,
}

/// What the tasks of a server share.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(super) store: Store,
    pub(super) bots: BotRunner,
    pub(super) outboxes: Outboxes,
    /// A table without connections and thinking bots is unloaded after this time without a request.
    pub(super) idle: Duration,
}

/// Runs a table until nobody needs it. The requester is the first who does.
pub(super) async fn run(
    id: &TableId,
    shared: Shared,
    requester: &Requester,
    mut inbox: mpsc::Receiver<Box<dyn Letter>>,
) -> Ended {
    match LoadedTable::load(&shared.store, id).await {
        Ok(table) => {
            let idle = shared.idle;
            let mut actor = Actor::new(shared, table);
            actor.notice(requester);
            actor.serve(&mut inbox, idle).await
        }
        Err(problem) => {
            refuse_all(&mut inbox, &problem).await;
            Ended::Idle
        }
    }
}

/// Refuses all waiting requests, and takes no more.
async fn refuse_all(inbox: &mut mpsc::Receiver<Box<dyn Letter>>, problem: &Problem) {
    inbox.close();
    while let Some(letter) = inbox.recv().await {
        letter.refuse(problem.clone());
    }
}

impl Actor {
    fn new(shared: Shared, table: LoadedTable) -> Actor {
        let Shared { store, bots, outboxes, .. } = shared;
        let (pace_ms, paused) = table.pace();
        let default = if table.humans().is_empty() { bots::PACE_AMONG_BOTS } else { bots::PACE_WITH_PEOPLE };
        Actor {
            store,
            table,
            audience: Audience::default(),
            outboxes,
            thoughts: Thoughts::default(),
            bots,
            makers_address: None,
            pace_ms: pace_ms.unwrap_or(default),
            paused,
            trouble: None,
            retry: Retry::default(),
            lost: None,
        }
    }

    async fn serve(mut self, inbox: &mut mpsc::Receiver<Box<dyn Letter>>, idle: Duration) -> Ended {
        self.let_bots_think();
        while self.lost.is_none() {
            let is_idle = self.audience.is_empty() && self.thoughts.is_empty() && !self.retry.waits();
            tokio::select! {
                letter = inbox.recv() => match letter {
                    Some(letter) => letter.answer(&mut self).await,
                    None => return Ended::Idle,
                },
                Some(answer) = self.thoughts.next() => self.take_answers(answer).await,
                () = self.retry.due() => self.let_bots_think(),
                () = sleep(idle), if is_idle => {
                    inbox.close();
                    while let Some(letter) = inbox.recv().await {
                        letter.answer(&mut self).await;
                    }
                    return Ended::Idle;
                }
            }
        }
        let problem = self.lost.take().unwrap_or(Problem::Internal);
        self.audience.say_gone(&problem, self.table.version());
        let bots_wait = matches!(problem, Problem::Storage(_)) && self.bots_are_awaited() && !self.store.is_closed();
        refuse_all(inbox, &problem).await;
        if bots_wait { Ended::BotsWait } else { Ended::Idle }
    }

    /// Remembers where the table's maker is, for whom its bots think.
    pub(super) fn notice(&mut self, requester: &Requester) {
        if requester.address.is_some() && self.table.is_maker(requester) {
            self.makers_address = requester.address;
        }
    }

    /// Does the requester play this seat?
    fn check_held(&self, requester: &Requester, seat: Seat) -> Result<(), Problem> {
        if self.table.held(requester).contains(seat) { Ok(()) } else { Err(Problem::NotYours) }
    }

    /// Does the requester play this seat, and has it seen the decision that the row answers?
    fn check_decision(&self, requester: &Requester, seat: Seat, version: u64, row: &[String]) -> Result<(), Problem> {
        self.check_held(requester, seat)?;
        // Resigning and offering a draw answer no decision, so they are never stale.
        let answers_decision =
            !matches!(row, [only] if Departure::Resigned.word() == only || only == Ply::<()>::AGREE_DRAW);
        if answers_decision && !self.is_current(seat, version) {
            return Err(Problem::Stale { version: self.table.version() });
        }
        Ok(())
    }

    /// Is the decision that the seat saw at this version still open? Later decisions of other seats do not matter.
    fn is_current(&self, seat: Seat, version: u64) -> bool {
        let Some(game) = &self.table.game else { return true };
        let now = game.version();
        (game.asked(seat).unwrap_or(now)..=now).contains(&version)
    }

    /// Plays and writes a row; sends nothing to screens.
    async fn submit(&mut self, seat: Seat, row: &[String]) -> Result<u64, Problem> {
        let played = self.table.play(&self.store, seat, row).await;
        self.settle(played)
    }

    /// After a request to change seats: shows what has changed.
    fn reseated(&mut self, done: Result<(), PlayError>) -> Result<(), Problem> {
        let done = self.settle(done);
        // After a refusal of the store the table was loaded again and may differ from what screens show.
        if matches!(done, Ok(()) | Err(Problem::Storage(_) | Problem::Stale { .. } | Problem::SeatTaken)) {
            self.changed();
        }
        done
    }

    /// A table that could not be kept equal to the stored one is not used any more.
    fn settle<T>(&mut self, done: Result<T, PlayError>) -> Result<T, Problem> {
        done.map_err(|error| match error {
            PlayError::Refused(problem) => problem,
            PlayError::Lost(problem) => self.lost.insert(problem).clone(),
        })
    }
}
