//! What is read of the tries at daily games.
//!
//! Not here: writing them (`apply.rs`).

use super::decode::{self, ReadError};
use crate::{DailyRow, PersonId, TableId};
use rusqlite::{Connection, Params, params};

/// A try with the status of its table, if that still exists.
const COLUMNS: &str = "SELECT daily_runs.table_id, day, daily_runs.person, daily_runs.name, counts, score, state,
                              daily_runs.created, coalesce(tables.changed, daily_runs.created) AS changed
                       FROM daily_runs LEFT JOIN tables ON tables.id = daily_runs.table_id";

/// The try that a table is.
pub(super) fn of_table(connection: &Connection, id: &TableId) -> Result<Option<DailyRow>, ReadError> {
    let sql = format!("{COLUMNS} WHERE daily_runs.table_id = ?");
    Ok(list(connection, &sql, [id.as_str()])?.pop())
}

pub(super) fn of_day(connection: &Connection, day: &str, limit: u32) -> Result<Vec<DailyRow>, ReadError> {
    let sql = format!("{COLUMNS} WHERE day = ? AND counts = 1 ORDER BY daily_runs.created LIMIT ?");
    list(connection, &sql, params![day, limit])
}

pub(super) fn of_person(connection: &Connection, person: &PersonId, limit: u32) -> Result<Vec<DailyRow>, ReadError> {
    let sql = format!("{COLUMNS} WHERE daily_runs.person = ? ORDER BY daily_runs.created DESC, counts LIMIT ?");
    list(connection, &sql, params![person.as_str(), limit])
}

pub(super) fn days(connection: &Connection, limit: u32) -> Result<Vec<String>, ReadError> {
    let mut statement = connection.prepare_cached("SELECT DISTINCT day FROM daily_runs ORDER BY day DESC LIMIT ?")?;
    let (mut rows, mut days) = (statement.query([limit])?, Vec::new());
    while let Some(row) = rows.next()? {
        days.push(decode::text(row, "day")?.to_owned());
    }
    Ok(days)
}

/// The rows that can be read. One damaged row must not hide all others, so it is logged and left out.
fn list(connection: &Connection, sql: &str, params: impl Params) -> Result<Vec<DailyRow>, ReadError> {
    let mut statement = connection.prepare_cached(sql)?;
    let (mut rows, mut list) = (statement.query(params)?, Vec::new());
    while let Some(row) = rows.next()? {
        match decode::daily(row) {
            Ok(daily) => list.push(daily),
            Err(ReadError::Damaged(reason)) => tracing::warn!("a daily run is left out of a list: {reason}"),
            Err(error) => return Err(error),
        }
    }
    Ok(list)
}
