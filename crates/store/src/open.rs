//! Opens the database: its folder, its settings, its schema.
//!
//! Not here: queries.

use crate::StoreError;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, Sqlite, Transaction};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Every version of the schema. Old files are never edited; a change is a new one.
static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");
/// The mark in the file's header, see the first migration.
const APPLICATION_ID: i64 = 1_096_044_373;
/// Files up to this size are checked for damage when they are opened.
const CHECKED_AT_START: u64 = 256 << 20;
/// How long a writer waits for another process.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
const N_READERS: u32 = 4;

/// The database. Clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    path: Arc<Path>,
    /// One connection: writers queue here instead of inside SQLite.
    writer: SqlitePool,
    readers: SqlitePool,
}

impl Store {
    /// Opens `atout.db` in a folder; creates both if they do not exist.
    ///
    /// # Errors
    /// The folder cannot be written, the file is damaged, foreign or from a newer version.
    pub async fn open(folder: &Path) -> Result<Store, StoreError> {
        std::fs::create_dir_all(folder)
            .map_err(|error| StoreError::Unwritable { path: folder.to_owned(), reason: error.to_string() })?;
        let path = folder.join("atout.db");
        let store = Store::connect(&path).await.map_err(|error| StoreError::at(&path, error))?;
        store.check_file().await?;
        MIGRATIONS.run(&store.writer).await.map_err(|error| StoreError::migrating(&path, error))?;
        store.check_writable().await?;
        Ok(store)
    }

    async fn connect(path: &Path) -> Result<Store, sqlx::Error> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged action survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT);
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            // SQLite ends a transaction by itself when the disk is full; the driver does not notice and would refuse
            // every later one. Such a connection is replaced.
            .before_acquire(|connection, _| Box::pin(async move { Ok(!connection.is_in_transaction()) }))
            .connect_with(options.clone())
            .await?;
        let readers = SqlitePoolOptions::new().max_connections(N_READERS).connect_lazy_with(options.read_only(true));
        Ok(Store { path: path.into(), writer, readers })
    }

    /// Checks that the file is sound, and ours or empty.
    async fn check_file(&self) -> Result<(), StoreError> {
        let damaged = || StoreError::Damaged { path: self.path.to_path_buf() };
        let small = std::fs::metadata(&self.path).is_ok_and(|file| file.len() <= CHECKED_AT_START);
        if small {
            let verdict: String = sqlx::query_scalar("PRAGMA quick_check(1)")
                .fetch_one(&self.writer)
                .await
                .map_err(|e| self.failed(e))?;
            if verdict != "ok" {
                return Err(damaged());
            }
        }
        let mark: i64 =
            sqlx::query_scalar("PRAGMA application_id").fetch_one(&self.writer).await.map_err(|e| self.failed(e))?;
        let n_things: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM sqlite_master")
            .fetch_one(&self.writer)
            .await
            .map_err(|e| self.failed(e))?;
        if mark == APPLICATION_ID || (mark == 0 && n_things == 0) { Ok(()) } else { Err(damaged()) }
    }

    /// Reports a read-only file at the start, not at the first action.
    async fn check_writable(&self) -> Result<(), StoreError> {
        let probe = self.write().await?;
        probe.rollback().await.map_err(|e| self.failed(e))
    }

    /// The path of the file.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        self.path.to_path_buf()
    }

    /// Waits for pending writes and closes the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// A transaction that holds the write lock from its start.
    pub(crate) async fn write(&self) -> Result<Transaction<'static, Sqlite>, StoreError> {
        self.writer.begin_with("BEGIN IMMEDIATE").await.map_err(|e| self.failed(e))
    }

    pub(crate) fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    /// Converts an error of the database.
    pub(crate) fn failed(&self, error: sqlx::Error) -> StoreError {
        StoreError::at(&self.path, error)
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Hidden, NewImport};

    fn import(id: &str, n_bytes: usize) -> NewImport {
        NewImport {
            id: id.to_owned(),
            owner: Hidden::new("ada"),
            game: "stones".to_owned(),
            players: vec![],
            result: None,
            n_actions: 0,
            record: "x".repeat(n_bytes),
        }
    }

    #[tokio::test]
    async fn a_full_disk_is_reported_and_nothing_is_partially_written() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        // SQLite's own limit stands in for the disk's.
        let limit = "PRAGMA max_page_count = 40";
        sqlx::query_scalar::<_, i64>(limit).fetch_one(&store.writer).await.unwrap();
        assert!(matches!(store.import(&import("r1", 1 << 20)).await, Err(StoreError::Full)));
        assert!(matches!(store.load_import("r1").await, Err(StoreError::NotFound)));
        store.import(&import("r2", 100)).await.unwrap();
    }
}
