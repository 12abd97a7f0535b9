//! Finds the task of a table, and starts it if it does not run.
//!
//! Not here: what the task does (`actor.rs`), and what one can ask of it (`actor/requests.rs`).

use super::actor::requests::{Deleted, Wake};
use super::actor::{self, Ended, FIRST_PAUSE, LONGEST_PAUSE, Shared};
use super::bots::BotRunner;
use super::outbox::Outboxes;
use super::request::{Answered, Letter, Request, Requester, post};
use crate::error::Problem;
use crate::limits::{self, Limits};
use atout_bots::Programs;
use atout_store::{Store, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{RwLock, mpsc, oneshot};
use tokio::time::sleep;

/// Requests that may wait at one table.
const QUEUE: usize = 64;
/// A task may end while a request is on its way; then another task is started, at most so many times.
const ATTEMPTS: usize = 4;
/// Longer than a server runs.
const NEVER: Duration = Duration::from_secs(u32::MAX as u64);
/// How often a table that could neither be written nor read is tried again for its bots: for about three minutes.
const WAKE_ATTEMPTS: usize = 25;

/// The inboxes of the tasks, by table.
type Inboxes = Mutex<HashMap<TableId, Inbox>>;

type Inbox = mpsc::Sender<Box<dyn Letter>>;

/// The live tables. Clones share them.
#[derive(Clone)]
pub(crate) struct Tables {
    live: Arc<Inboxes>,
    shared: Shared,
    /// Every task reads this while it runs.
    running: Arc<RwLock<()>>,
}

impl Tables {
    pub(crate) fn new(store: Store, limits: &Limits, programs: Programs) -> Tables {
        let idle = limits::seconds(limits.idle_seconds).unwrap_or(NEVER);
        let shared = Shared { store, bots: BotRunner::new(programs), outboxes: Outboxes::new(limits), idle };
        Tables { live: Arc::default(), shared, running: Arc::default() }
    }

    /// Cancels all thoughts of bots and starts no more. A running search would keep the program from ending.
    pub(crate) fn stop_bots(&self) {
        self.shared.bots.stop();
    }

    /// Ends all tasks and waits for them. Requests that come later start them again, so this is for the end only.
    pub(crate) async fn close(&self) {
        lock(&self.live).clear();
        let _ = self.running.write().await;
    }

    /// The inbox of a table's task, which is started for this requester if it does not run.
    fn inbox(&self, id: &TableId, requester: &Requester) -> Inbox {
        let mut live = lock(&self.live);
        match live.get(id) {
            Some(inbox) if !inbox.is_closed() => inbox.clone(),
            _ => {
                let (inbox, letters) = mpsc::channel(QUEUE);
                live.insert(id.clone(), inbox.clone());
                self.start(id.clone(), requester.clone(), letters);
                inbox
            }
        }
    }

    fn start(&self, id: TableId, requester: Requester, letters: mpsc::Receiver<Box<dyn Letter>>) {
        // A weak reference: when the server ends, all inboxes close and all tasks end.
        let (live, shared, running) = (Arc::downgrade(&self.live), self.shared.clone(), self.running.clone());
        tokio::spawn(async move {
            let guard = running.clone().read_owned().await;
            let ended = actor::run(&id, shared.clone(), &requester, letters).await;
            let tables = || {
                let (shared, running) = (shared.clone(), running.clone());
                live.upgrade().map(|live| Tables { live, shared, running })
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
    pub(crate) async fn delete(&self, id: &TableId, requester: &Requester) -> Result<(), Problem> {
        self.shared.store.delete_table(id, &requester.person).await?;
        self.tell(id, requester, Deleted).await;
        Ok(())
    }

    /// Makes a request of a table, which is loaded if it is not.
    pub(crate) async fn ask<R: Request>(&self, id: &TableId, requester: &Requester, request: R) -> Answered<R> {
        let (mut letter, answer) = post(requester, request);
        for _ in 0..ATTEMPTS {
            match self.inbox(id, requester).send(letter).await {
                // No answer: the task has panicked. The stored table is not affected.
                Ok(()) => return answer.await.unwrap_or(Err(Problem::Internal)),
                Err(mpsc::error::SendError(unsent)) => letter = unsent,
            }
        }
        Err(Problem::Internal)
    }

    /// Makes a request of a table if it is loaded. Nobody waits for the answer.
    pub(crate) async fn tell<R: Request>(&self, id: &TableId, requester: &Requester, request: R) {
        drop(self.post_if_loaded(id, requester, request).await);
    }

    /// Makes a request of a table if it is loaded; no answer if it is not.
    pub(crate) async fn ask_if_loaded<R: Request>(
        &self,
        id: &TableId,
        requester: &Requester,
        request: R,
    ) -> Option<R::Answer> {
        self.post_if_loaded(id, requester, request).await?.await.ok()?.ok()
    }

    async fn post_if_loaded<R: Request>(
        &self,
        id: &TableId,
        requester: &Requester,
        request: R,
    ) -> Option<oneshot::Receiver<Answered<R>>> {
        let inbox = lock(&self.live).get(id).cloned()?;
        let (letter, answer) = post(requester, request);
        inbox.send(letter).await.ok().map(|()| answer)
    }
}

/// Loads a table for its bots, with growing pauses, until it works or the server ends.
async fn wake_again(id: &TableId, tables: impl Fn() -> Option<Tables>) {
    let mut pause = FIRST_PAUSE;
    for _ in 0..WAKE_ATTEMPTS {
        sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
        let Some(tables) = tables() else { return };
        match tables.ask(id, &Requester::server(), Wake).await {
            Err(Problem::Storage(_)) => {}
            _ => return,
        }
    }
}

/// The map is consistent whenever it is unlocked, so a panic elsewhere does no harm.
fn lock(inboxes: &Inboxes) -> MutexGuard<'_, HashMap<TableId, Inbox>> {
    inboxes.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{Join, Leave, Ready, Snapshot, ViewRequest};
    use atout_core::Lang;
    use atout_store::{Holder, Location, NewTable, PersonId, SeatRow};

    /// A table of two people, in a store of its own.
    async fn table(folder: &std::path::Path) -> Tables {
        limited_table(folder, &Limits::default()).await
    }

    async fn limited_table(folder: &std::path::Path, limits: &Limits) -> Tables {
        let store = Store::open(&Location::in_folder(folder)).await.unwrap();
        let secret = crate::random::secret().unwrap();
        let game = atout_catalog::find("stones").unwrap();
        let config = game.check(&serde_json::json!({})).unwrap();
        let rules = game.rules_version();
        let person = SeatRow::new("Ada".to_owned(), Holder::Person(PersonId::new("ada")), None);
        let table = NewTable {
            id: id(),
            game: "stones".to_owned(),
            rules,
            config,
            content: None,
            seats: vec![person.clone(), person],
            maker: PersonId::new("ada"),
            slow: false,
            commitment: Some(secret.commitment(&[])),
            secret,
            pace_ms: None,
        };
        store.create_table(&table).await.unwrap();
        let mut tables = Tables::new(store, limits, Programs::NONE);
        tables.shared.idle = Duration::from_millis(5);
        tables
    }

    fn id() -> TableId {
        TableId::new("t")
    }

    fn visitor(name: &str) -> Requester {
        Requester { person: PersonId::new(name), address: None, lang: Lang::En }
    }

    #[tokio::test]
    async fn an_idle_table_is_unloaded_and_loads_again() {
        let folder = tempfile::tempdir().unwrap();
        let tables = table(folder.path()).await;
        let ada = visitor("ada");
        tables.ask(&id(), &ada, Ready { value: "x".to_owned() }).await.unwrap();
        let before = tables.ask(&id(), &ada, Snapshot(ViewRequest::Seat(0))).await.unwrap();
        for _ in 0..1000 {
            if lock(&tables.live).is_empty() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(lock(&tables.live).is_empty(), "it was unloaded");
        let after = tables.ask(&id(), &ada, Snapshot(ViewRequest::Seat(0))).await.unwrap();
        assert_eq!(serde_json::json!(before), serde_json::json!(after));
    }

    #[tokio::test]
    async fn a_table_that_is_about_to_be_unloaded_answers_every_request() {
        let folder = tempfile::tempdir().unwrap();
        let tables = table(folder.path()).await;
        for n in 0..100 {
            tables.ask(&id(), &visitor("ada"), Wake).await.unwrap();
            tokio::time::sleep(Duration::from_millis(n % 8)).await;
        }
    }

    #[tokio::test]
    async fn a_table_with_a_connection_stays_loaded() {
        let folder = tempfile::tempdir().unwrap();
        let tables = table(folder.path()).await;
        let mut joined = tables.ask(&id(), &visitor("eve"), Join::default()).await.unwrap();
        tokio::time::sleep(Duration::from_millis(60)).await;
        assert!(!lock(&tables.live).is_empty() && joined.frames.recv().await.is_some());
        tables.tell(&id(), &visitor("eve"), Leave(joined.connection)).await;
        assert!(joined.frames.recv().await.is_none(), "a connection that has left gets no frames");
    }

    #[tokio::test]
    async fn when_too_much_waits_those_who_do_not_read_are_dropped_and_the_others_go_on() {
        let folder = tempfile::tempdir().unwrap();
        let limits = Limits { socket_queue_bytes: 1, ..Limits::default() };
        let (tables, ada) = (limited_table(folder.path(), &limits).await, visitor("ada"));
        let mut unread = tables.ask(&id(), &visitor("eve"), Join::default()).await.unwrap();
        let mut reader = tables.ask(&id(), &ada, Join::default()).await.unwrap();
        assert!(reader.frames.recv().await.is_some());
        tables.ask(&id(), &ada, Ready { value: "x".to_owned() }).await.unwrap();
        assert!(reader.frames.recv().await.is_some(), "the cards are dealt");
        assert!(unread.frames.recv().await.is_some(), "its first frame");
        assert!(unread.frames.recv().await.is_none(), "it was dropped");
    }
}
