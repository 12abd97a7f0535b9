//! The errors of the store. Each message is one sentence that says what to do.
//!
//! Not here: which errors of SQLite become which of these (`sqlite/failure.rs`).

use std::path::PathBuf;
use thiserror::Error;

/// An error of the store. Nothing was partially written.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
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
    /// Another process has the database open.
    #[error("another Atout server uses {}: stop it, or choose another folder with --data", path.display())]
    InUse {
        /// The folder.
        path: PathBuf,
    },
    /// The disk is full.
    #[error("the disk is full: nothing was saved; make room and try again")]
    Full,
    /// There is no such table or record.
    #[error("there is no such table")]
    NotFound,
    /// The table or record belongs to somebody else.
    #[error("this table belongs to somebody else")]
    NotYours,
    /// The person has as many decks as allowed.
    #[error("this visitor has as many decks as allowed")]
    TooManyDecks,
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
    Database(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}
