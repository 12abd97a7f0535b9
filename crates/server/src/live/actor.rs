//! The task of one table: answers its requests one by one, lets its bots play, and sends every change to its screens.
//!
//! Not here: how the task is found and started (`registry.rs`), the connections and what they are sent
//! (`actor/broadcast.rs`), the answers that change nothing (`actor/queries.rs`), and which bots think
//! (`actor/thinking.rs`).

mod broadcast;
mod queries;
mod thinking;

pub(crate) use thinking::{FIRST_PAUSE, LONGEST_PAUSE};

use super::bots::{self, BotRunner};
use super::command::{Command, Requester};
use super::loaded::{LoadedTable, PlayError};
use crate::error::Problem;
use crate::new_table::MAX_PACE_MS;
use atout_catalog::TablePreview;
use atout_core::{Departure, Message, Orders, Ply, Seat};
use atout_store::{Store, TableId};
use broadcast::Audience;
use std::time::Duration;
use thinking::{Retry, Thoughts};
use tokio::sync::mpsc;
use tokio::time::sleep;

struct Actor {
    store: Store,
    table: LoadedTable,
    audience: Audience,
    thoughts: Thoughts,
    bots: BotRunner,
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

/// Runs a table until it was idle for this long.
pub(crate) async fn run(
    id: &TableId,
    store: Store,
    bots: BotRunner,
    idle: Duration,
    mut inbox: mpsc::Receiver<Command>,
) -> Ended {
    match LoadedTable::load(&store, id).await {
        Ok(table) => Actor::new(store, table, bots).serve(&mut inbox, idle).await,
        Err(problem) => {
            refuse_all(&mut inbox, &problem).await;
            Ended::Idle
        }
    }
}

/// Refuses all waiting requests, and takes no more.
async fn refuse_all(inbox: &mut mpsc::Receiver<Command>, problem: &Problem) {
    inbox.close();
    while let Some(command) = inbox.recv().await {
        command.refuse(problem.clone());
    }
}

impl Actor {
    fn new(store: Store, table: LoadedTable, bots: BotRunner) -> Actor {
        let (pace_ms, paused) = table.pace();
        let default = if table.humans().is_empty() { bots::PACE_AMONG_BOTS } else { bots::PACE_WITH_PEOPLE };
        Actor {
            store,
            table,
            audience: Audience::default(),
            thoughts: Thoughts::default(),
            bots,
            pace_ms: pace_ms.unwrap_or(default),
            paused,
            trouble: None,
            retry: Retry::default(),
            lost: None,
        }
    }

    async fn serve(mut self, inbox: &mut mpsc::Receiver<Command>, idle: Duration) -> Ended {
        self.let_bots_think();
        while self.lost.is_none() {
            let is_idle = self.audience.is_empty() && self.thoughts.is_empty() && !self.retry.waits();
            tokio::select! {
                command = inbox.recv() => match command {
                    Some(command) => self.answer(command).await,
                    None => return Ended::Idle,
                },
                Some(answer) = self.thoughts.next() => self.take_answers(answer).await,
                () = self.retry.due() => self.let_bots_think(),
                () = sleep(idle), if is_idle => {
                    inbox.close();
                    while let Some(command) = inbox.recv().await {
                        self.answer(command).await;
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

    /// Answers one request. The answer is dropped if the caller no longer waits.
    async fn answer(&mut self, command: Command) {
        match command {
            Command::Wake { reply } => drop(reply.send(Ok(()))),
            Command::Awaited { reply } => {
                let awaited = self.table.game.as_ref().map(|game| game.stage().awaited());
                let _ = reply.send(Ok(awaited.unwrap_or_default()));
            }
            Command::Snapshot { requester, view_request, reply } => {
                let _ = reply.send(Ok(self.snapshot(&requester, view_request)));
            }
            Command::Page { requester, reply } => drop(reply.send(Ok(self.page(&requester)))),
            Command::Actions { requester, reply } => drop(reply.send(Ok(self.actions(&requester)))),
            Command::Ready { requester, value, reply } => drop(reply.send(self.ready(&requester, value).await)),
            Command::Play { requester, seat, row, version, reply } => {
                let played = self.play(&requester, seat, &row, version).await;
                let _ = reply.send(played);
            }
            Command::Preview { requester, seat, row, version, reply } => {
                let _ = reply.send(self.preview(&requester, seat, &row, version));
            }
            Command::Why { requester, seat, question, reply } => {
                let _ = reply.send(self.why_not(&requester, seat, &question));
            }
            Command::Join { requester, hello, out, reply } => drop(reply.send(Ok(self.join(&requester, hello, out)))),
            Command::Uncover { connection, seat, reply } => drop(reply.send(self.uncover(connection, seat))),
            Command::Orders { requester, seat, orders, reply } => {
                let _ = reply.send(self.set_orders(&requester, seat, orders));
            }
            Command::Pace { requester, paused, ms, reply } => {
                let _ = reply.send(self.set_pace(&requester, paused, ms).await);
            }
            Command::Leave { connection } => self.audience.remove(connection),
            Command::Deleted => self.lost = Some(Problem::NoTable),
        }
    }

    async fn ready(&mut self, requester: &Requester, value: String) -> Result<u64, Problem> {
        if self.table.held(requester).is_empty() {
            return Err(Problem::NotYours);
        }
        // One visitor plays all human seats, so one value is enough.
        self.table.begin(&self.store, vec![value]).await?;
        self.changed();
        Ok(self.table.version())
    }

    async fn play(&mut self, requester: &Requester, seat: Seat, row: &[String], version: u64) -> Result<u64, Problem> {
        self.check_seat(requester, seat, version, row)?;
        let played = self.submit(seat, row).await;
        // After a failed write the table was loaded again and may differ from what screens show.
        if matches!(played, Ok(_) | Err(Problem::Storage(_) | Problem::Stale { .. })) {
            self.changed();
        }
        played
    }

    fn preview(
        &self,
        requester: &Requester,
        seat: Seat,
        row: &[String],
        version: u64,
    ) -> Result<TablePreview, Problem> {
        self.check_seat(requester, seat, version, row)?;
        let names = self.table.names(self.table.held(requester), requester.lang);
        self.table.preview(seat, row, &names, requester.lang)
    }

    /// Does the requester play this seat, and has it seen the decision that the row answers?
    fn check_seat(&self, requester: &Requester, seat: Seat, version: u64, row: &[String]) -> Result<(), Problem> {
        if !self.table.held(requester).contains(seat) {
            return Err(Problem::NotYours);
        }
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
        match self.table.play(&self.store, seat, row).await {
            Ok(version) => Ok(version),
            Err(PlayError::Refused(problem)) => Err(problem),
            Err(PlayError::Lost(problem)) => {
                self.lost = Some(problem.clone());
                Err(problem)
            }
        }
    }

    /// Standing orders live with the table in memory: a table that is loaded again has the usual ones.
    fn set_orders(&mut self, requester: &Requester, seat: Seat, orders: Orders) -> Result<(), Problem> {
        if !self.table.held(requester).contains(seat) {
            return Err(Problem::NotYours);
        }
        self.table.set_orders(seat, orders)
    }

    async fn set_pace(&mut self, requester: &Requester, paused: Option<bool>, ms: Option<u64>) -> Result<(), Problem> {
        if !self.table.is_maker(requester) {
            return Err(Problem::NotYours);
        }
        if !self.table.only_bots_play() {
            return Err(Problem::NoPace);
        }
        let paused = paused.unwrap_or(self.paused);
        let ms = ms.unwrap_or(self.pace_ms).min(MAX_PACE_MS);
        // A table with people keeps its own pace for the next game; only bots play the rest of this one.
        if self.table.humans().is_empty() {
            self.store.set_pace(&self.table.id, ms, paused).await?;
        }
        (self.paused, self.pace_ms) = (paused, ms);
        // Running thoughts have the old pace.
        self.thoughts.cancel_all();
        self.changed();
        Ok(())
    }
}
