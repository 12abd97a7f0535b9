//! Which errors of SQLite become which errors of the store.

use crate::StoreError;
use rusqlite::{Error, ErrorCode};
use std::path::Path;

/// Converts an error of the database at `path`.
pub(super) fn at(path: &Path, error: &Error) -> StoreError {
    let path = path.to_owned();
    match (error, error.sqlite_error_code()) {
        (_, Some(ErrorCode::ReadOnly)) => StoreError::Unwritable { path, reason: "it may only be read".to_owned() },
        (_, Some(ErrorCode::CannotOpen)) => StoreError::Unwritable { path, reason: "it cannot be opened".to_owned() },
        (_, Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)) => StoreError::Damaged { path },
        (_, Some(ErrorCode::DiskFull)) => StoreError::Full,
        (Error::QueryReturnedNoRows, _) => StoreError::NotFound,
        (error, _) => StoreError::Database(error.to_string()),
    }
}
