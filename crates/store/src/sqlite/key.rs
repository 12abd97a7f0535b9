//! The key that cookies are signed with.

use super::decode::{self, ReadError};
use crate::SigningKey;
use rusqlite::Connection;

/// Keeps a key, unless there is one.
pub(super) fn keep(connection: &Connection, key: &SigningKey) -> rusqlite::Result<()> {
    let sql = "INSERT INTO signing_keys (n, key) VALUES (1, ?) ON CONFLICT DO NOTHING";
    connection.prepare_cached(sql)?.execute([key.as_str()]).map(drop)
}

/// The kept key.
pub(super) fn read(connection: &Connection) -> Result<Option<SigningKey>, ReadError> {
    let mut statement = connection.prepare_cached("SELECT key FROM signing_keys WHERE n = 1")?;
    let mut rows = statement.query([])?;
    let Some(row) = rows.next()? else { return Ok(None) };
    match SigningKey::parse(decode::text(row, "key")?) {
        Some(key) => Ok(Some(key)),
        None => Err(ReadError::Damaged("it has another form".to_owned())),
    }
}
