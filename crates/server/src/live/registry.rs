//! Finds the task of a table, and starts it if it does not run.
//!
//! Not here: what the task does (`actor.rs`).

use super::actor::{self, Ended, FIRST_PAUSE, LONGEST_PAUSE};
use super::bots::BotRunner;
use super::command::{Command, ConnectionId, Hello, Outbox, PageData, Reply, Requester, ViewRequest};
use crate::error::Problem;
use atout_catalog::TablePreview;
use atout_core::{Orders, Seat, SeatSet};
use atout_store::{Store, TableId};
use atout_web::wire::WhyNot;
use atout_web::wire::api::{ActionList, TableSnapshot};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{RwLock, mpsc, oneshot};
use tokio::time::sleep;

/// Requests that may wait at one table.
const QUEUE: usize = 64;
/// A task may end while a request is on its way; then another task is started, at most so many times.
const ATTEMPTS: usize = 4;
/// How often a table that could neither be written nor read is tried again for its bots: for about three minutes.
const WAKE_ATTEMPTS: usize = 25;

/// The inboxes of the tasks, by table.
type Inboxes = Mutex<HashMap<String, mpsc::Sender<Command>>>;

/// The live tables. Clones share them.
#[derive(Clone)]
pub(crate) struct Tables {
    store: Store,
    live: Arc<Inboxes>,
    /// A table without connections and thinking bots is unloaded after this time without a request.
    idle: Duration,
    bots: BotRunner,
    /// Every task reads this while it runs.
    running: Arc<RwLock<()>>,
}

impl Tables {
    pub(crate) fn new(store: Store, idle: Duration) -> Tables {
        Tables { store, live: Arc::default(), idle, bots: BotRunner::new(), running: Arc::default() }
    }

    /// Cancels all thoughts of bots and starts no more. A running search would keep the program from ending.
    pub(crate) fn stop_bots(&self) {
        self.bots.stop();
    }

    /// Ends all tasks and waits for them. Requests that come later start them again, so this is for the end only.
    pub(crate) async fn close(&self) {
        lock(&self.live).clear();
        let _ = self.running.write().await;
    }

    /// The inbox of a table's task, which is started if it does not run.
    fn inbox(&self, id: &str) -> mpsc::Sender<Command> {
        let mut live = lock(&self.live);
        match live.get(id) {
            Some(inbox) if !inbox.is_closed() => inbox.clone(),
            _ => {
                let (inbox, commands) = mpsc::channel(QUEUE);
                live.insert(id.to_owned(), inbox.clone());
                self.start(id.to_owned(), commands);
                inbox
            }
        }
    }

    fn start(&self, id: String, commands: mpsc::Receiver<Command>) {
        // A weak reference: when the server ends, all inboxes close and all tasks end.
        let (store, bots, live) = (self.store.clone(), self.bots.clone(), Arc::downgrade(&self.live));
        let (idle, running) = (self.idle, self.running.clone());
        tokio::spawn(async move {
            let guard = running.clone().read_owned().await;
            let ended = actor::run(&TableId::new(&id), store.clone(), bots.clone(), idle, commands).await;
            let tables = || {
                let (store, bots, running) = (store.clone(), bots.clone(), running.clone());
                live.upgrade().map(|live| Tables { store, live, idle, bots, running })
            };
            if let Some(tables) = tables() {
                let mut live = lock(&tables.live);
                // Another task may have started since.
                if live.get(&id).is_some_and(mpsc::Sender::is_closed) {
                    live.remove(&id);
                }
            }
            drop(guard);
            if ended == Ended::BotsWait {
                wake_again(&id, tables).await;
            }
        });
    }

    /// Deletes a table for its owner. Its task ends, and its browsers are told.
    pub(crate) async fn delete(&self, id: &str, requester: &Requester) -> Result<(), Problem> {
        self.store.delete_table(&TableId::new(id), &requester.person).await?;
        let inbox = lock(&self.live).get(id).cloned();
        if let Some(inbox) = inbox {
            let _ = inbox.send(Command::Deleted).await;
        }
        Ok(())
    }

    async fn ask<T>(&self, id: &str, command: impl FnOnce(Reply<T>) -> Command) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        let mut command = command(reply);
        for _ in 0..ATTEMPTS {
            match self.inbox(id).send(command).await {
                // No answer: the task has panicked. The stored table is not affected.
                Ok(()) => return answer.await.unwrap_or(Err(Problem::Internal)),
                Err(mpsc::error::SendError(unsent)) => command = unsent,
            }
        }
        Err(Problem::Internal)
    }

    pub(crate) async fn wake(&self, id: &str) -> Result<(), Problem> {
        self.ask(id, |reply| Command::Wake { reply }).await
    }

    /// The seats that a loaded table waits for; none if it is not loaded. Tables are unloaded only while no bot thinks.
    pub(crate) async fn awaited(&self, id: &str) -> Option<SeatSet> {
        let inbox = lock(&self.live).get(id).cloned()?;
        let (reply, answer) = oneshot::channel();
        inbox.send(Command::Awaited { reply }).await.ok()?;
        answer.await.ok()?.ok()
    }

    pub(crate) async fn snapshot(
        &self,
        id: &str,
        requester: Requester,
        view_request: ViewRequest,
    ) -> Result<TableSnapshot, Problem> {
        self.ask(id, |reply| Command::Snapshot { requester, view_request, reply }).await
    }

    pub(crate) async fn page(&self, id: &str, requester: Requester) -> Result<PageData, Problem> {
        self.ask(id, |reply| Command::Page { requester, reply }).await
    }

    pub(crate) async fn actions(&self, id: &str, requester: Requester) -> Result<ActionList, Problem> {
        self.ask(id, |reply| Command::Actions { requester, reply }).await
    }

    pub(crate) async fn ready(&self, id: &str, requester: Requester, value: String) -> Result<u64, Problem> {
        self.ask(id, |reply| Command::Ready { requester, value, reply }).await
    }

    pub(crate) async fn play(
        &self,
        id: &str,
        requester: Requester,
        seat: Seat,
        row: Vec<String>,
        version: u64,
    ) -> Result<u64, Problem> {
        self.ask(id, |reply| Command::Play { requester, seat, row, version, reply }).await
    }

    pub(crate) async fn preview(
        &self,
        id: &str,
        requester: Requester,
        seat: Seat,
        row: Vec<String>,
        version: u64,
    ) -> Result<TablePreview, Problem> {
        self.ask(id, |reply| Command::Preview { requester, seat, row, version, reply }).await
    }

    pub(crate) async fn why_not(
        &self,
        id: &str,
        requester: Requester,
        seat: Seat,
        question: WhyNot,
    ) -> Result<Option<String>, Problem> {
        self.ask(id, |reply| Command::Why { requester, seat, question, reply }).await
    }

    pub(crate) async fn join(
        &self,
        id: &str,
        requester: Requester,
        hello: Hello,
        out: Outbox,
    ) -> Result<ConnectionId, Problem> {
        self.ask(id, |reply| Command::Join { requester, hello, out, reply }).await
    }

    pub(crate) async fn uncover(&self, id: &str, connection: ConnectionId, seat: Seat) -> Result<(), Problem> {
        self.ask(id, |reply| Command::Uncover { connection, seat, reply }).await
    }

    pub(crate) async fn set_orders(
        &self,
        id: &str,
        requester: Requester,
        seat: Seat,
        orders: Orders,
    ) -> Result<(), Problem> {
        self.ask(id, |reply| Command::Orders { requester, seat, orders, reply }).await
    }

    pub(crate) async fn pace(
        &self,
        id: &str,
        requester: Requester,
        paused: Option<bool>,
        ms: Option<u64>,
    ) -> Result<(), Problem> {
        self.ask(id, |reply| Command::Pace { requester, paused, ms, reply }).await
    }

    pub(crate) async fn leave(&self, id: &str, connection: ConnectionId) {
        // A task that has ended has no connections.
        let inbox = lock(&self.live).get(id).cloned();
        if let Some(inbox) = inbox {
            let _ = inbox.send(Command::Leave { connection }).await;
        }
    }
}

/// Loads a table for its bots, with growing pauses, until it works or the server ends.
async fn wake_again(id: &str, tables: impl Fn() -> Option<Tables>) {
    let mut pause = FIRST_PAUSE;
    for _ in 0..WAKE_ATTEMPTS {
        sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
        let Some(tables) = tables() else { return };
        match tables.wake(id).await {
            Err(Problem::Storage(_)) => {}
            _ => return,
        }
    }
}

/// The map is consistent whenever it is unlocked, so a panic elsewhere does no harm.
fn lock(inboxes: &Inboxes) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
    inboxes.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_core::Lang;
    use atout_store::{Location, NewTable, PersonId, PlayerRow};

    /// A table of two people, in a store of its own.
    async fn table(folder: &std::path::Path) -> Tables {
        let store = Store::open(&Location::in_folder(folder)).await.unwrap();
        let secret = crate::random::secret().unwrap();
        let game = atout_catalog::find("stones").unwrap();
        let config = game.check(&serde_json::json!({})).unwrap();
        let rules = game.rules_version();
        let person = PlayerRow { name: "Ada".to_owned(), kind: "human".to_owned() };
        let table = NewTable {
            id: TableId::new("t"),
            game: "stones".to_owned(),
            rules,
            config,
            setups: vec![],
            content: None,
            players: vec![person.clone(), person],
            maker: PersonId::new("ada"),
            slow: false,
            commitment: secret.commitment(&[]),
            secret,
            pace_ms: None,
        };
        store.create_table(&table).await.unwrap();
        Tables::new(store, Duration::from_millis(5))
    }

    #[tokio::test]
    async fn an_idle_table_is_unloaded_and_loads_again() {
        let folder = tempfile::tempdir().unwrap();
        let tables = table(folder.path()).await;
        let ada = || Requester { person: PersonId::new("ada"), lang: Lang::En };
        tables.ready("t", ada(), "x".to_owned()).await.unwrap();
        let before = tables.snapshot("t", ada(), ViewRequest::Seat(0)).await.unwrap();
        for _ in 0..1000 {
            if lock(&tables.live).is_empty() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(lock(&tables.live).is_empty(), "it was unloaded");
        let after = tables.snapshot("t", ada(), ViewRequest::Seat(0)).await.unwrap();
        assert_eq!(serde_json::json!(before), serde_json::json!(after));
    }

    #[tokio::test]
    async fn a_table_that_is_about_to_be_unloaded_answers_every_request() {
        let folder = tempfile::tempdir().unwrap();
        let tables = table(folder.path()).await;
        for n in 0..100 {
            tables.wake("t").await.unwrap();
            tokio::time::sleep(Duration::from_millis(n % 8)).await;
        }
    }

    #[tokio::test]
    async fn a_table_with_a_connection_stays_loaded() {
        let folder = tempfile::tempdir().unwrap();
        let tables = table(folder.path()).await;
        let (out, mut frames) = mpsc::channel(8);
        let connection = tables
            .join("t", Requester { person: PersonId::new("eve"), lang: Lang::En }, Hello::default(), out)
            .await
            .unwrap();
        tokio::time::sleep(Duration::from_millis(60)).await;
        assert!(!lock(&tables.live).is_empty() && frames.recv().await.is_some());
        tables.leave("t", connection).await;
        assert!(frames.recv().await.is_none(), "a connection that has left gets no frames");
    }
}
