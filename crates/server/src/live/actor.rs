//! The task of one table: answers its requests one by one, lets its bots play, and sends every change to its screens.
//!
//! Not here: how the task is found and started (`registry.rs`), what a screen may show (`frame.rs`), and which bots
//! think (`actor/thinking.rs`).

mod thinking;

pub(crate) use thinking::{FIRST_PAUSE, LONGEST_PAUSE};

use super::bots::{self, BotRunner};
use super::command::{Command, ConnectionId, PageData, Requester, ViewRequest};
use super::frame::{BotStatus, Screen};
use super::loaded::{LoadedTable, PlayError};
use crate::error::Problem;
use crate::setup::MAX_PACE_MS;
use atout_catalog::TablePreview;
use atout_core::{Departure, Message, Ply, Seat, Viewer};
use atout_store::Store;
use atout_web::wire::api::{ActionList, NumberedAction, SeatSnapshot, TableSnapshot};
use atout_web::wire::{Pace, TableState, ToBrowser};
use std::collections::HashMap;
use std::time::Duration;
use thinking::{Retry, Thoughts};
use tokio::sync::mpsc;
use tokio::time::sleep;

struct Actor {
    store: Store,
    table: LoadedTable,
    connections: HashMap<ConnectionId, (Screen, mpsc::Sender<ToBrowser>)>,
    /// All connections so far; the next one's id follows from it.
    n_connections_ever: u64,
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
    id: &str,
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
            connections: HashMap::new(),
            n_connections_ever: 0,
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
            let is_idle = self.connections.is_empty() && self.thoughts.is_empty() && !self.retry.waits();
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
        for (screen, out) in self.connections.values() {
            let _ = out.try_send(ToBrowser::Gone { detail: problem.say(screen.lang) });
        }
        let bots_wait = matches!(problem, Problem::Storage(_)) && self.bots_are_awaited() && !self.store.is_closed();
        refuse_all(inbox, &problem).await;
        if bots_wait { Ended::BotsWait } else { Ended::Idle }
    }

    /// Answers one request. The answer is dropped if the caller no longer waits.
    async fn answer(&mut self, command: Command) {
        match command {
            Command::Wake { reply } => drop(reply.send(Ok(()))),
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
            Command::Join { requester, seen, out, reply } => drop(reply.send(Ok(self.join(&requester, seen, out)))),
            Command::Uncover { connection, seat, reply } => drop(reply.send(self.uncover(connection, seat))),
            Command::Pace { requester, paused, ms, reply } => {
                let _ = reply.send(self.set_pace(&requester, paused, ms).await);
            }
            Command::Leave { connection } => drop(self.connections.remove(&connection)),
            Command::Deleted => self.lost = Some(Problem::NoTable),
        }
    }

    fn snapshot(&self, requester: &Requester, view_request: ViewRequest) -> TableSnapshot {
        let table = &self.table;
        let (held, is_over) = (table.held(requester), table.state() == TableState::Over);
        let may_see = |seat: &Seat| seat.index() < table.kinds.len() && (held.contains(*seat) || is_over);
        let viewer = match view_request {
            ViewRequest::Seat(n) => Seat::new(n).filter(may_see).map_or(Viewer::Spectator, Viewer::Seat),
            ViewRequest::Everything if is_over => Viewer::Everything,
            ViewRequest::Everything | ViewRequest::Spectator => Viewer::Spectator,
        };
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let game = table.game.as_deref();
        TableSnapshot {
            id: table.id.clone(),
            game: table.entry.id(),
            version: table.version(),
            state: table.state(),
            stage: game.map(|game| game.stage()),
            seat,
            asked: game.zip(seat).and_then(|(game, seat)| game.asked(seat)),
            view: game.map(|game| game.view(viewer)),
            choices: game
                .zip(seat)
                .map(|(game, seat)| game.choices(seat, &table.names, requester.lang))
                .unwrap_or_default(),
            seats: self.seats(requester),
            commitment: table.commitment().to_owned(),
            result: game.and_then(|game| game.outcome()),
            trouble: self.trouble.as_ref().map(|message| message.get(requester.lang).to_owned()),
        }
    }

    fn seats(&self, requester: &Requester) -> Vec<SeatSnapshot> {
        let held = self.table.held(requester);
        let snapshot = |seat: Seat| SeatSnapshot {
            seat,
            name: self.table.names.of(seat),
            kind: self.table.kinds[seat.index()].to_string(),
            yours: held.contains(seat),
        };
        Seat::all(self.table.kinds.len()).map(snapshot).collect()
    }

    /// The first frame of a page, with what else the page needs.
    fn page(&self, requester: &Requester) -> PageData {
        let mut screen = Screen::new(self.table.held(requester), requester.lang, None, self.table.version());
        let frame = screen.frame(&self.table, &self.bot_status());
        let (names, config) = (self.table.names.clone(), self.table.config().clone());
        PageData { game: self.table.entry, names, config, frame }
    }

    /// During the game only the requester's own actions: others may name hidden cards.
    fn actions(&self, requester: &Requester) -> ActionList {
        let (held, is_over) = (self.table.held(requester), self.table.state() == TableState::Over);
        let moves = self.table.game.as_ref().map(|game| game.moves_since(0)).unwrap_or_default();
        let numbered = (1..).zip(moves).filter(|(_, step)| is_over || held.contains(step.seat));
        let actions = numbered.map(|(n, step)| NumberedAction { n, seat: step.seat, action: step.action }).collect();
        ActionList { version: self.table.version(), actions }
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
        self.table.preview(seat, row, requester.lang)
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

    fn join(&mut self, requester: &Requester, seen: Option<i64>, out: mpsc::Sender<ToBrowser>) -> ConnectionId {
        self.n_connections_ever += 1;
        let connection = ConnectionId(self.n_connections_ever);
        let screen = Screen::new(self.table.held(requester), requester.lang, seen, self.table.version());
        self.connections.insert(connection, (screen, out));
        // Opening the page again lets a stopped bot try again, unless it tries again by itself.
        if !self.retry.is_active() {
            self.trouble = None;
        }
        self.let_bots_think();
        self.show(connection);
        connection
    }

    fn uncover(&mut self, connection: ConnectionId, seat: Seat) -> Result<(), Problem> {
        let (screen, _) = self.connections.get_mut(&connection).ok_or(Problem::NoHello)?;
        if !screen.uncover(&self.table, seat) {
            return Err(Problem::NotCovered);
        }
        self.show(connection);
        Ok(())
    }

    async fn set_pace(&mut self, requester: &Requester, paused: Option<bool>, ms: Option<u64>) -> Result<(), Problem> {
        if !self.table.is_owner(requester) {
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

    /// After a change: lets bots think and sends every connection a frame.
    fn changed(&mut self) {
        // What is not on the disk must not be shown.
        if self.lost.is_some() {
            return;
        }
        self.let_bots_think();
        for connection in self.connections.keys().copied().collect::<Vec<_>>() {
            self.show(connection);
        }
    }

    /// Sends a connection its next frame. A connection that is too slow is dropped; its browser connects again.
    fn show(&mut self, connection: ConnectionId) {
        let bot_status = self.bot_status();
        let Some((screen, out)) = self.connections.get_mut(&connection) else { return };
        let frame = screen.frame(&self.table, &bot_status);
        if out.try_send(ToBrowser::Table(Box::new(frame))).is_err() {
            self.connections.remove(&connection);
        }
    }

    fn bot_status(&self) -> BotStatus {
        let goes_on = self.table.state() != TableState::Over;
        let pace = (goes_on && self.table.only_bots_play()).then_some(Pace { paused: self.paused, ms: self.pace_ms });
        BotStatus { pace, trouble: self.trouble.clone() }
    }
}
