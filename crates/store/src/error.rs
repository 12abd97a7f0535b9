//! Why something was not kept or not found. Each reason is one sentence that says what to do.

use sqlx::migrate::MigrateError;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why the store did not do it. Whatever it was, nothing was written by halves.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The folder cannot be created, or nothing can be written there.
    #[error("nothing can be written in {}: {reason}; choose another folder with --data", path.display())]
    Unwritable {
        /// The folder or file.
        path: PathBuf,
        /// What the system said.
        reason: String,
    },
    /// The file is something else, or broken.
    #[error("{} is damaged or is not an Atout database; move it away (a new one will be made) or restore a copy", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
    },
    /// A later version of the program has written it.
    #[error("{} was written by a newer version of Atout; start that version instead", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
    },
    /// No space left.
    #[error("the disk is full: nothing was saved; make room and try again")]
    Full,
    /// There is no such table or record.
    #[error("there is no such table")]
    NotFound,
    /// Somebody else was faster, or the table is not being played.
    #[error("the table has {version} actions and did not take this one")]
    Stale {
        /// How many actions it has.
        version: u64,
    },
    /// What is stored for one table cannot be read.
    #[error("the stored table `{id}` cannot be read: {reason}")]
    Unreadable {
        /// Its id.
        id: String,
        /// What is wrong.
        reason: String,
    },
    /// Anything else that the database said.
    #[error("the database failed: {0}")]
    Database(#[source] sqlx::Error),
}

/// SQLite's primary result codes that have a sentence of their own.
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
    /// What an error means for the database at `path`.
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

    /// What a failed migration means for the database at `path`.
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
