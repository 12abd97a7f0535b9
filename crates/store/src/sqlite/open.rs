//! Opens the file: its folder, its checks, its settings, and the key that earlier releases kept beside it.
//!
//! Not here: the schema (`schema.rs`).

use super::private::{DatabaseLock, create_file, create_folder, lock, tighten, unwritable};
use super::{failure, key, schema};
use crate::{Location, SigningKey, StoreError};
use rusqlite::{Connection, OpenFlags};
use std::io;
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
    pub(super) database: Location,
    /// The one connection that writes.
    pub(super) connection: Connection,
    pub(super) lock: DatabaseLock,
}

/// Opens a file; creates it and its folder if they do not exist.
pub(super) fn open(path: &Path) -> Result<Opened, StoreError> {
    let (path, database) = (path.to_owned(), Location::Sqlite(path.to_owned()));
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        create_folder(folder).map_err(|error| unwritable(&database, &error))?;
    }
    // Nothing of the database is touched before it is ours.
    let lock = lock(&path)?;
    if !path.exists() {
        create_file(&path).map_err(|error| unwritable(&database, &error))?;
    }
    let failed = |error| failure::of(&database, &error);
    let connection = connect(&path).map_err(failed)?;
    check_file(&connection, &path, &database)?;
    for end in ["", "-wal", "-shm"] {
        tighten(&beside(&path, end));
    }
    set_up(&connection).map_err(failed)?;
    schema::migrate(&connection, &database)?;
    adopt_key(&connection, &path, &database)?;
    // Reports a read-only file at the start, not at the first action.
    connection.execute_batch("BEGIN IMMEDIATE; ROLLBACK").map_err(failed)?;
    Ok(Opened { path, database, connection, lock })
}

/// A file whose name is that of the database with something behind it.
fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(end);
    path.with_file_name(name)
}

/// Earlier releases kept the key in a file of the data folder. It goes on signing the cookies that people have.
fn adopt_key(connection: &Connection, path: &Path, database: &Location) -> Result<(), StoreError> {
    if path.file_name().is_none_or(|name| name != "atout.db") {
        return Ok(());
    }
    let bad = |reason: String| StoreError::BadKey { database: database.clone(), reason };
    let text = match std::fs::read_to_string(path.with_file_name("atout.key")) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        text => text.map_err(|error| bad(format!("atout.key: {error}")))?,
    };
    let signing_key = SigningKey::parse(text.trim()).ok_or_else(|| bad("atout.key holds no key".to_owned()))?;
    key::keep(connection, &signing_key).map_err(|error| failure::of(database, &error))
}

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(N_STATEMENTS);
    Ok(connection)
}

/// Checks that the file is sound, and ours or empty. Nothing is written before.
fn check_file(connection: &Connection, path: &Path, database: &Location) -> Result<(), StoreError> {
    let failed = |error| failure::of(database, &error);
    let damaged = || StoreError::Damaged { database: database.clone() };
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
