//! Finds the task of a table, and starts it if nobody has yet.

use super::actor;
use super::bots::BotRunner;
use super::command::{Asker, Command, ConnectionId, Page, Reply, Sight};
use crate::error::Problem;
use atout_catalog::TablePreview;
use atout_core::Seat;
use atout_store::Store;
use atout_web::wire::ToBrowser;
use atout_web::wire::api::{ActionList, TableSnapshot};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Requests that may wait at one table.
const QUEUE: usize = 64;
/// A table that nobody watches and where nobody thinks is put away after this long.
const IDLE: Duration = Duration::from_secs(300);
/// A task may end just when it is asked; then another is started.
const ATTEMPTS: usize = 4;

/// The doors to the tasks, by table.
type Doors = Mutex<HashMap<String, mpsc::Sender<Command>>>;

/// The live tables. Clones share them.
#[derive(Clone)]
pub(crate) struct Tables {
    store: Store,
    live: Arc<Doors>,
    idle: Duration,
    bots: BotRunner,
}

impl Tables {
    pub(crate) fn new(store: Store) -> Tables {
        Tables { store, live: Arc::default(), idle: IDLE, bots: BotRunner::new() }
    }

    /// Cancels what all bots think about, for good. A search that goes on would keep the program from ending.
    pub(crate) fn stop_bots(&self) {
        self.bots.stop();
    }

    /// The door to a table's task.
    fn door(&self, id: &str) -> mpsc::Sender<Command> {
        let mut live = lock(&self.live);
        match live.get(id) {
            Some(door) if !door.is_closed() => door.clone(),
            _ => {
                let (door, inbox) = mpsc::channel(QUEUE);
                live.insert(id.to_owned(), door.clone());
                self.start(id.to_owned(), inbox);
                door
            }
        }
    }

    fn start(&self, id: String, inbox: mpsc::Receiver<Command>) {
        // The task does not keep the doors open: when the server ends, they close and all tasks end.
        let (store, bots, live) = (self.store.clone(), self.bots.clone(), Arc::downgrade(&self.live));
        let idle = self.idle;
        tokio::spawn(async move {
            actor::run(&id, store, bots, idle, inbox).await;
            if let Some(live) = live.upgrade() {
                let mut live = lock(&live);
                // Another task may have taken over already.
                if live.get(&id).is_some_and(mpsc::Sender::is_closed) {
                    live.remove(&id);
                }
            }
        });
    }

    async fn ask<T>(&self, id: &str, command: impl FnOnce(Reply<T>) -> Command) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        let mut command = command(reply);
        for _ in 0..ATTEMPTS {
            match self.door(id).send(command).await {
                // No answer: the task broke down over this one. The table itself is safe in the store.
                Ok(()) => return answer.await.unwrap_or(Err(Problem::Internal)),
                Err(mpsc::error::SendError(unsent)) => command = unsent,
            }
        }
        Err(Problem::Internal)
    }

    pub(crate) async fn wake(&self, id: &str) -> Result<(), Problem> {
        self.ask(id, |reply| Command::Wake { reply }).await
    }

    pub(crate) async fn look(&self, id: &str, asker: Asker, sight: Sight) -> Result<TableSnapshot, Problem> {
        self.ask(id, |reply| Command::Look { asker, sight, reply }).await
    }

    pub(crate) async fn page(&self, id: &str, asker: Asker) -> Result<Page, Problem> {
        self.ask(id, |reply| Command::Page { asker, reply }).await
    }

    pub(crate) async fn moves(&self, id: &str, asker: Asker) -> Result<ActionList, Problem> {
        self.ask(id, |reply| Command::Moves { asker, reply }).await
    }

    pub(crate) async fn ready(&self, id: &str, asker: Asker, value: String) -> Result<u64, Problem> {
        self.ask(id, |reply| Command::Ready { asker, value, reply }).await
    }

    pub(crate) async fn play(
        &self,
        id: &str,
        asker: Asker,
        seat: Seat,
        row: Vec<String>,
        version: u64,
    ) -> Result<u64, Problem> {
        self.ask(id, |reply| Command::Play { asker, seat, row, version, reply }).await
    }

    pub(crate) async fn preview(
        &self,
        id: &str,
        asker: Asker,
        seat: Seat,
        row: Vec<String>,
        version: u64,
    ) -> Result<TablePreview, Problem> {
        self.ask(id, |reply| Command::Preview { asker, seat, row, version, reply }).await
    }

    pub(crate) async fn join(
        &self,
        id: &str,
        asker: Asker,
        seen: Option<i64>,
        out: mpsc::Sender<ToBrowser>,
    ) -> Result<ConnectionId, Problem> {
        self.ask(id, |reply| Command::Join { asker, seen, out, reply }).await
    }

    pub(crate) async fn uncover(&self, id: &str, connection: ConnectionId, seat: Seat) -> Result<(), Problem> {
        self.ask(id, |reply| Command::Uncover { connection, seat, reply }).await
    }

    pub(crate) async fn pace(
        &self,
        id: &str,
        asker: Asker,
        paused: Option<bool>,
        ms: Option<u64>,
    ) -> Result<(), Problem> {
        self.ask(id, |reply| Command::Pace { asker, paused, ms, reply }).await
    }

    pub(crate) async fn leave(&self, id: &str, connection: ConnectionId) {
        // A task that is gone has forgotten its connections.
        let door = lock(&self.live).get(id).cloned();
        if let Some(door) = door {
            let _ = door.send(Command::Leave { connection }).await;
        }
    }
}

/// The map is whole at every moment, so a panic elsewhere does not spoil it.
fn lock(doors: &Doors) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
    doors.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_core::Lang;
    use atout_store::{Hidden, NewTable, PlayerRow};

    /// A table of two people, in a store of its own.
    async fn table(folder: &std::path::Path) -> Tables {
        let store = Store::open(folder).await.unwrap();
        let secret = crate::random::secret().unwrap();
        let game = atout_catalog::find("stones").unwrap();
        let config = game.check(&serde_json::json!({})).unwrap();
        let rules = game.rules_version();
        let person = PlayerRow { name: "Ada".to_owned(), kind: "human".to_owned() };
        let table = NewTable {
            id: "t".to_owned(),
            game: "stones".to_owned(),
            rules,
            config,
            setups: Hidden::new("[]"),
            content: None,
            players: vec![person.clone(), person],
            owner: Hidden::new("ada"),
            commitment: secret.commitment(&[]).as_str().to_owned(),
            secret: Hidden::new(serde_json::to_string(&secret).unwrap()),
            pace_ms: None,
        };
        store.create_table(&table).await.unwrap();
        Tables { idle: Duration::from_millis(5), ..Tables::new(store) }
    }

    #[tokio::test]
    async fn a_table_that_nobody_needs_is_put_away_and_comes_back() {
        let folder = tempfile::tempdir().unwrap();
        let tables = table(folder.path()).await;
        let ada = || Asker { owner: Hidden::new("ada"), lang: Lang::En };
        tables.ready("t", ada(), "x".to_owned()).await.unwrap();
        let before = tables.look("t", ada(), Sight::Seat(0)).await.unwrap();
        for _ in 0..1000 {
            if lock(&tables.live).is_empty() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(lock(&tables.live).is_empty(), "it was put away");
        let after = tables.look("t", ada(), Sight::Seat(0)).await.unwrap();
        assert_eq!(serde_json::json!(before), serde_json::json!(after));
    }

    #[tokio::test]
    async fn a_table_that_is_always_about_to_be_put_away_answers_everybody() {
        let folder = tempfile::tempdir().unwrap();
        let tables = table(folder.path()).await;
        for n in 0..100 {
            tables.wake("t").await.unwrap();
            tokio::time::sleep(Duration::from_millis(n % 8)).await;
        }
    }

    #[tokio::test]
    async fn a_table_with_a_viewer_stays() {
        let folder = tempfile::tempdir().unwrap();
        let tables = table(folder.path()).await;
        let (out, mut frames) = mpsc::channel(8);
        let connection =
            tables.join("t", Asker { owner: Hidden::new("eve"), lang: Lang::En }, None, out).await.unwrap();
        tokio::time::sleep(Duration::from_millis(60)).await;
        assert!(!lock(&tables.live).is_empty() && frames.recv().await.is_some());
        tables.leave("t", connection).await;
        assert!(frames.recv().await.is_none(), "who leaves gets nothing more");
    }
}
