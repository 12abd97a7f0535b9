//! Opens the file: its folder, its checks, its settings.
//!
//! Not here: the schema (`schema.rs`).

use super::private::{FolderLock, create_file, create_folder, lock_folder, tighten, unwritable};
use super::{failure, schema};
use crate::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The mark in the file's header, see the first migration.
const APPLICATION_ID: i64 = 1_096_044_373;
/// Files up to this size are checked for damage when they are opened.
const CHECKED_AT_START: u64 = 256 << 20;
/// How long a connection waits for a program that works on the file, such as a backup.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// Statements that a connection keeps prepared: more than there are.
pub(super) const N_STATEMENTS: usize = 64;

/// An open file.
pub(super) struct Opened {
    pub(super) path: PathBuf,
    /// The one connection that writes.
    pub(super) connection: Connection,
    pub(super) lock: FolderLock,
}

/// Opens `atout.db` in a folder; creates both if they do not exist.
pub(super) fn open(folder: &Path) -> Result<Opened, StoreError> {
    create_folder(folder)?;
    // Nothing of the folder is touched before it is ours.
    let lock = lock_folder(folder)?;
    let path = folder.join("atout.db");
    if !path.exists() {
        create_file(&path).map_err(|error| unwritable(&path, &error))?;
    }
    let failed = |error| failure::at(&path, &error);
    let connection = connect(&path).map_err(failed)?;
    check_file(&connection, &path)?;
    for file in ["atout.db", "atout.db-wal", "atout.db-shm"] {
        tighten(&folder.join(file));
    }
    set_up(&connection).map_err(failed)?;
    schema::migrate(&connection, &path)?;
    // Reports a read-only file at the start, not at the first action.
    connection.execute_batch("BEGIN IMMEDIATE; ROLLBACK").map_err(failed)?;
    Ok(Opened { path, connection, lock })
}

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(N_STATEMENTS);
    Ok(connection)
}

/// Checks that the file is sound, and ours or empty. Nothing is written before.
fn check_file(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let failed = |error| failure::at(path, &error);
    let damaged = || StoreError::Damaged { path: path.to_owned() };
    if std::fs::metadata(path).is_ok_and(|file| file.len() <= CHECKED_AT_START) {
        let verdict: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(failed)?;
        if verdict != "ok" {
            return Err(damaged());
        }
    }
    let mark: i64 = connection.query_row("PRAGMA application_id", [], |row| row.get(0)).map_err(failed)?;
    let n_things: i64 =
        connection.query_row("SELECT COUNT(*) FROM sqlite_master", [], |row| row.get(0)).map_err(failed)?;
    if mark == APPLICATION_ID || (mark == 0 && n_things == 0) { Ok(()) } else { Err(damaged()) }
}

/// `synchronous = FULL`: an acknowledged action survives a power cut. The cache holds the pages of thousands of tables
/// (64 MB at most), and the log is copied into the file every 32 MB instead of 4 MB: most pages change many times.
fn set_up(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(
        "PRAGMA journal_mode = WAL;
         PRAGMA synchronous = FULL;
         PRAGMA foreign_keys = ON;
         PRAGMA cache_size = -65536;
         PRAGMA wal_autocheckpoint = 8192;",
    )
}
