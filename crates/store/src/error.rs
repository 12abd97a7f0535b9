//! The errors of the store. Each message is one sentence that says what to do.

use sqlx::migrate::MigrateError;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// An error of the store. Nothing was partially written.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The folder cannot be created, or nothing can be written there.
    #[error("nothing can be written in {}: {reason}; choose another folder with --data", path.display())]
    Unwritable {
        /// The folder or file.
        path: PathBuf,
        /// The message of the system.
        reason: String,
    },
    /// The file is damaged or not a database of Atout.
    #[error("{} is damaged or is not an Atout database; move it away (a new one will be made) or restore a copy", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
    },
    /// A newer version of Atout has written the file.
    #[error("{} was written by a newer version of Atout; start that version instead", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
    },
    /// The disk is full.
    #[error("the disk is full: nothing was saved; make room and try again")]
    Full,
    /// There is no such table or record.
    #[error("there is no such table")]
    NotFound,
    /// The number of the action is not the next one, or the table is not being played.
    #[error("the table has {version} actions and did not take this one")]
    Stale {
        /// How many actions it has.
        version: u64,
    },
    /// A stored table or record is damaged.
    #[error("the stored table `{id}` cannot be read: {reason}")]
    Unreadable {
        /// Its id.
        id: String,
        /// The damage.
        reason: String,
    },
    /// Any other error of the database.
    #[error("the database failed: {0}")]
    Database(#[source] sqlx::Error),
}

/// SQLite's primary result codes with a message of their own.
mod code {
    pub(super) const READONLY: u32 = 8;
    pub(super) const CORRUPT: u32 = 11;
    pub(super) const FULL: u32 = 13;
    pub(super) const CANTOPEN: u32 = 14;
    pub(super) const NOTADB: u32 = 26;
}

/// The primary result code of an error that SQLite gave.
fn primary_code(error: &sqlx::Error) -> Option<u32> {
    let code: u32 = error.as_database_error()?.code()?.parse().ok()?;
    // Extended codes carry the primary one in their low byte.
    Some(code & 0xff)
}

impl StoreError {
    /// Converts an error of the database at `path`.
    pub(crate) fn at(path: &Path, error: sqlx::Error) -> StoreError {
        let path = path.to_owned();
        match (primary_code(&error), error) {
            (Some(code::READONLY), _) => StoreError::Unwritable { path, reason: "it may only be read".to_owned() },
            (Some(code::CANTOPEN), _) => StoreError::Unwritable { path, reason: "it cannot be opened".to_owned() },
            (Some(code::CORRUPT | code::NOTADB), _) => StoreError::Damaged { path },
            (Some(code::FULL), _) => StoreError::Full,
            (_, sqlx::Error::Io(error)) => StoreError::Unwritable { path, reason: error.to_string() },
            (_, sqlx::Error::RowNotFound) => StoreError::NotFound,
            (_, error) => StoreError::Database(error),
        }
    }

    /// Converts a migration error of the database at `path`.
    pub(crate) fn migrating(path: &Path, error: MigrateError) -> StoreError {
        match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => {
                StoreError::Newer { path: path.to_owned() }
            }
            MigrateError::VersionMismatch(_) | MigrateError::Dirty(_) => StoreError::Damaged { path: path.to_owned() },
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => StoreError::at(path, error),
            error => StoreError::Database(sqlx::Error::Protocol(error.to_string())),
        }
    }
}
