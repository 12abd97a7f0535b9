//! The connections that read. They never wait for the writer.
//!
//! Not here: the queries (`queries.rs`).

use super::decode::ReadError;
use super::open::{BUSY_TIMEOUT, N_STATEMENTS};
use crate::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::fmt;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

const N_READERS: u32 = 4;

/// The connections. Clones share them.
#[derive(Clone)]
pub(super) struct Readers {
    path: Arc<Path>,
    /// One permit for each connection; closed with the database.
    permits: Arc<Semaphore>,
    /// Open connections that nobody uses now.
    idle: Arc<Mutex<Vec<Connection>>>,
}

impl Readers {
    pub(super) fn new(path: &Path) -> Readers {
        Readers { path: path.into(), permits: Arc::new(Semaphore::new(N_READERS as usize)), idle: Arc::default() }
    }

    /// Runs a query on a thread where it may block.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, ReadError> + Send + 'static,
    ) -> Result<Result<T, ReadError>, StoreError> {
        let permit = self.permits.clone().acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let readers = self.clone();
        let work = move || {
            let connection = readers.take()?;
            let answer = query(&connection);
            lock(&readers.idle).push(connection);
            drop(permit);
            answer
        };
        tokio::task::spawn_blocking(work).await.map_err(|error| match error.is_panic() {
            true => StoreError::Database("a query panicked".to_owned()),
            false => StoreError::Closed,
        })
    }

    fn take(&self) -> Result<Connection, ReadError> {
        let idle = lock(&self.idle).pop();
        idle.map_or_else(|| Ok(self.connect()?), Ok)
    }

    fn connect(&self) -> rusqlite::Result<Connection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        connection.set_prepared_statement_cache_capacity(N_STATEMENTS);
        Ok(connection)
    }

    /// Waits for running queries and closes all connections.
    pub(super) async fn close(&self) {
        let all = self.permits.acquire_many(N_READERS).await;
        self.permits.close();
        lock(&self.idle).clear();
        drop(all);
    }
}

impl fmt::Debug for Readers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Readers")
    }
}

/// The list is consistent whenever it is unlocked, so a panic elsewhere does no harm.
fn lock(idle: &Mutex<Vec<Connection>>) -> std::sync::MutexGuard<'_, Vec<Connection>> {
    idle.lock().unwrap_or_else(PoisonError::into_inner)
}
