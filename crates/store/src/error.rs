//! The errors of the store. Each message is one sentence that says what to do.
//!
//! Not here: which errors of SQLite become which of these (`sqlite/failure.rs`).

use crate::Location;
use thiserror::Error;

/// An error of the store. Nothing was partially written.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The text names no database.
    #[error("`{text}` is not the location of a database: write sqlite:PATH")]
    NoLocation {
        /// The text.
        text: String,
    },
    /// The location is one of PostgreSQL.
    #[error("PostgreSQL is not there yet: this version keeps its data in SQLite (--database sqlite:PATH)")]
    NoPostgres,
    /// The database cannot be created, or nothing can be written there.
    #[error("nothing can be written in {database}: {reason}; choose another place with --data or --database")]
    Unwritable {
        /// The database.
        database: Location,
        /// The message of the system.
        reason: String,
    },
    /// The database is damaged or not one of Atout.
    #[error(
        "{database} is damaged or is not an Atout database; move it away (a new one will be made) or restore a copy"
    )]
    Damaged {
        /// The database.
        database: Location,
    },
    /// A newer version of Atout has written the database.
    #[error("{database} was written by a newer version of Atout; start that version instead")]
    Newer {
        /// The database.
        database: Location,
    },
    /// Another process has the database open, and it bears only one.
    #[error("another Atout server uses {database}: stop it, or choose another place with --data or --database")]
    InUse {
        /// The database.
        database: Location,
    },
    /// The key that cookies are signed with is damaged.
    #[error(
        "the signing key of {database} cannot be read: {reason}; remove it (a new one will be made) or restore a copy"
    )]
    BadKey {
        /// The database.
        database: Location,
        /// What is wrong.
        reason: String,
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
    /// Somebody else has the seat.
    #[error("somebody else has this seat")]
    SeatTaken,
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
