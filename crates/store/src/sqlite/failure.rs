//! Which errors of SQLite become which errors of the store.

use crate::{Location, StoreError};
use rusqlite::{Error, ErrorCode};

/// Converts an error of this database.
pub(super) fn of(database: &Location, error: &Error) -> StoreError {
    let database = database.clone();
    match (error, error.sqlite_error_code()) {
        (_, Some(ErrorCode::ReadOnly)) => StoreError::Unwritable { database, reason: "it may only be read".to_owned() },
        (_, Some(ErrorCode::CannotOpen)) => {
            StoreError::Unwritable { database, reason: "it cannot be opened".to_owned() }
        }
        (_, Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)) => StoreError::Damaged { database },
        (_, Some(ErrorCode::DiskFull)) => StoreError::Full,
        (Error::QueryReturnedNoRows, _) => StoreError::NotFound,
        (error, _) => StoreError::Database(error.to_string()),
    }
}
