//! The thread that writes: it takes all changes that wait and commits them as one transaction (group commit).
//!
//! Nobody is answered before the commit is on the disk. A writer without work executes a single change at once. A change
//! that fails does not fail the others; a commit that fails fails all of its changes. Not here: the SQL (`apply.rs`).

use super::apply::apply;
use super::failure;
use super::private::DatabaseLock;
use crate::change::Change;
use crate::{Location, StoreError};
use rusqlite::{Connection, ErrorCode};
use std::io;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot};

/// Changes that may wait. More callers wait for room.
const QUEUE: usize = 1024;
/// The largest number of changes in one transaction.
const MAX_BATCH: usize = 512;
/// The longest time that closing waits for the disk. What was not answered may be lost then, as in a crash.
const CLOSING: Duration = Duration::from_secs(1);

type Answer = Result<(), StoreError>;

enum Message {
    Write(Change, oneshot::Sender<Answer>),
    Close(oneshot::Sender<()>),
}

/// The way to the thread. Clones share it.
#[derive(Debug, Clone)]
pub(super) struct Writer(mpsc::Sender<Message>);

impl Writer {
    /// Starts the thread. It ends when the store is closed or all clones are dropped.
    pub(super) fn start(database: Location, connection: Connection, lock: DatabaseLock) -> io::Result<Writer> {
        let (sender, inbox) = mpsc::channel(QUEUE);
        let work = move || run(&database, connection, lock, inbox);
        std::thread::Builder::new().name("atout-store".to_owned()).spawn(work)?;
        Ok(Writer(sender))
    }

    /// Writes a change. When this returns, it is on the disk, or nothing has changed.
    pub(super) async fn write(&self, change: Change) -> Answer {
        let (reply, answer) = oneshot::channel();
        self.0.send(Message::Write(change, reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Has the thread ended?
    pub(super) fn is_closed(&self) -> bool {
        self.0.is_closed()
    }

    /// Writes all changes that wait, and closes the file.
    pub(super) async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        let close = async {
            if self.0.send(Message::Close(reply)).await.is_ok() {
                // No answer: the thread has ended.
                let _ = closed.await;
            }
        };
        if tokio::time::timeout(CLOSING, close).await.is_err() {
            tracing::warn!("the database did not close in time");
        }
    }
}

fn run(database: &Location, connection: Connection, lock: DatabaseLock, mut inbox: mpsc::Receiver<Message>) {
    let mut waiting = Vec::with_capacity(MAX_BATCH);
    while inbox.blocking_recv_many(&mut waiting, MAX_BATCH) > 0 {
        let (mut changes, mut replies, mut closing) = (Vec::new(), Vec::new(), None);
        for message in waiting.drain(..) {
            match message {
                Message::Write(change, reply) => {
                    changes.push(change);
                    replies.push(reply);
                }
                Message::Close(reply) => closing = Some(reply),
            }
        }
        for (reply, answer) in replies.into_iter().zip(commit(database, &connection, &changes)) {
            // The caller may no longer wait.
            let _ = reply.send(answer);
        }
        if let Some(closed) = closing {
            // Whoever is still in the queue gets no answer, which means that the store is closed.
            drop((inbox, connection, lock));
            let _ = closed.send(());
            return;
        }
    }
}

/// Executes changes in one transaction and commits it. Returns the answer to each.
fn commit(database: &Location, connection: &Connection, changes: &[Change]) -> Vec<Answer> {
    if changes.is_empty() {
        return Vec::new();
    }
    let all_failed = |error| changes.iter().map(|_| Err(failure::of(database, &error))).collect();
    match transaction(database, connection, changes, Undo::All) {
        Ok(answers) => answers,
        // Which of them failed shows when each can be undone by itself. That is slower and rarely needed.
        Err(error) if changes.len() > 1 && error.sqlite_error_code() != Some(ErrorCode::DatabaseBusy) => {
            transaction(database, connection, changes, Undo::Each).unwrap_or_else(all_failed)
        }
        Err(error) => all_failed(error),
    }
}

/// What an error of SQLite undoes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Undo {
    /// The whole transaction.
    All,
    /// The change that failed.
    Each,
}

/// After an error nothing has changed.
fn transaction(
    database: &Location,
    connection: &Connection,
    changes: &[Change],
    undo: Undo,
) -> rusqlite::Result<Vec<Answer>> {
    let done = attempt(database, connection, changes, undo);
    // SQLite ends a transaction by itself when the disk is full.
    if done.is_err() && !connection.is_autocommit() {
        connection.prepare_cached("ROLLBACK")?.execute([])?;
    }
    done
}

fn attempt(
    database: &Location,
    connection: &Connection,
    changes: &[Change],
    undo: Undo,
) -> rusqlite::Result<Vec<Answer>> {
    let run = |sql: &str| connection.prepare_cached(sql)?.execute([]);
    run("BEGIN IMMEDIATE")?;
    let (now, mut answers) = (now(), Vec::with_capacity(changes.len()));
    for change in changes {
        if undo == Undo::All {
            answers.push(apply(connection, change, now)?);
            continue;
        }
        run("SAVEPOINT one")?;
        match apply(connection, change, now) {
            Ok(answer) => answers.push(answer),
            Err(error) if connection.is_autocommit() => return Err(error),
            Err(error) => {
                run("ROLLBACK TO one")?;
                answers.push(Err(failure::of(database, &error)));
            }
        }
        run("RELEASE one")?;
    }
    run("COMMIT")?;
    Ok(answers)
}

/// Seconds since 1970.
fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::super::open::{Opened, open};
    use super::*;
    use crate::{ActionRow, ImportId, NewImport, NewTable, PersonId, TableId};
    use atout_core::{Secret, Seed};

    fn import(id: &str, n_bytes: usize) -> Change {
        Change::Import(Box::new(NewImport {
            id: ImportId::new(id),
            person: PersonId::new("ada"),
            game: "stones".to_owned(),
            players: vec![],
            result: None,
            n_actions: 0,
            record: "x".repeat(n_bytes),
        }))
    }

    fn secret() -> Secret {
        Secret::from_bytes([5; 48])
    }

    fn table(id: &str) -> Change {
        Change::CreateTable(Box::new(NewTable {
            id: TableId::new(id),
            game: "stones".to_owned(),
            rules: 1,
            config: serde_json::json!({}),
            content: None,
            seats: vec![],
            maker: PersonId::new("ada"),
            slow: false,
            commitment: Some(secret().commitment(&[])),
            secret: secret(),
            pace_ms: None,
        }))
    }

    fn begin(id: &str) -> Change {
        Change::Begin { id: TableId::new(id), entropy: vec![], seed: Seed::from(1) }
    }

    fn append(id: &str, n: u64) -> Change {
        let actions = (n..n + 2).map(|n| ActionRow { n, seat: 0, action: "a".to_owned() }).collect();
        Change::Append { id: TableId::new(id), actions, result: None }
    }

    fn count(opened: &Opened, sql: &str) -> i64 {
        opened.connection.query_row(sql, [], |row| row.get(0)).unwrap()
    }

    #[test]
    fn a_full_disk_is_reported_and_nothing_is_partially_written() {
        let folder = tempfile::tempdir().unwrap();
        let opened = open(&folder.path().join("atout.db")).unwrap();
        let write = |changes: &[Change]| commit(&opened.database, &opened.connection, changes);
        assert_eq!(write(&[table("t"), begin("t")]), [Ok(()), Ok(())]);
        // SQLite's own limit stands in for the disk's.
        let limit = |n: i64| count(&opened, &format!("PRAGMA max_page_count = {n}"));
        let n_pages = limit(1);
        limit(n_pages + 20);
        assert_eq!(write(&[import("r1", 1 << 20)]), [Err(StoreError::Full)]);
        // The ones that fit beside it may be written or not, but what is answered is true.
        let answers = write(&[append("t", 1), import("r2", 1 << 20), import("r3", 10)]);
        assert_eq!(answers[1], Err(StoreError::Full));
        let n_actions = if answers[0].is_ok() { 2 } else { 0 };
        assert_eq!(count(&opened, "SELECT COUNT(*) FROM actions"), n_actions);
        assert_eq!(count(&opened, "SELECT version FROM tables"), n_actions);
        assert_eq!(count(&opened, "SELECT COUNT(*) FROM imports"), i64::from(answers[2].is_ok()));
        // With room again everything goes on.
        limit(1 << 20);
        let next = n_actions.unsigned_abs() + 1;
        assert_eq!(write(&[append("t", next), import("r4", 1 << 20)]), [Ok(()), Ok(())]);
    }

    #[test]
    fn a_change_that_fails_halfway_is_undone_alone() {
        let folder = tempfile::tempdir().unwrap();
        let opened = open(&folder.path().join("atout.db")).unwrap();
        let write = |changes: &[Change]| commit(&opened.database, &opened.connection, changes);
        let tables = ["t1", "t2", "t3"];
        let answers = write(&tables.iter().flat_map(|id| [table(id), begin(id)]).collect::<Vec<_>>());
        assert!(answers.iter().all(Result::is_ok), "{answers:?}");
        // The second action of `t2` fails after its version and its first action were written.
        let trap = "CREATE TRIGGER trap BEFORE INSERT ON actions WHEN NEW.table_id = 't2' AND NEW.n = 2
                    BEGIN SELECT RAISE(ABORT, 'no'); END";
        opened.connection.execute_batch(trap).unwrap();
        let answers = write(&[append("t1", 1), append("t2", 1), append("t2", 7), append("t3", 1), table("t1")]);
        assert_eq!((&answers[0], &answers[3]), (&Ok(()), &Ok(())));
        assert!(matches!(answers[1], Err(StoreError::Database(_))), "{answers:?}");
        assert_eq!(answers[2], Err(StoreError::Stale { version: 0 }));
        assert!(matches!(answers[4], Err(StoreError::Database(_))), "{answers:?}");
        assert_eq!(count(&opened, "SELECT COUNT(*) FROM actions WHERE table_id = 't2'"), 0);
        assert_eq!(count(&opened, "SELECT version FROM tables WHERE id = 't2'"), 0);
        assert_eq!(count(&opened, "SELECT COUNT(*) FROM actions"), 4);
    }
}
