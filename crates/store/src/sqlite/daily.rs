//! What is read of the tries at daily games.
//!
//! Not here: writing them (`apply.rs`).

use super::Database;
use super::decode::{self, ReadError};
use crate::{DailyRow, PersonId, StoreError, TableId};
use rusqlite::{Connection, Params, params};

/// A try with the status of its table, if that still exists.
const COLUMNS: &str = "SELECT daily_runs.table_id, day, daily_runs.owner, daily_runs.name, counts, score, state,
                              daily_runs.created, coalesce(tables.changed, daily_runs.created) AS changed
                       FROM daily_runs LEFT JOIN tables ON tables.id = daily_runs.table_id";

impl Database {
    pub(crate) async fn daily_run(&self, id: &TableId) -> Result<Option<DailyRow>, StoreError> {
        let (key, sql) = (id.to_string(), format!("{COLUMNS} WHERE daily_runs.table_id = ?"));
        self.read(id.as_str(), move |connection| Ok(list(connection, &sql, [key])?.pop())).await
    }

    pub(crate) async fn daily_runs(&self, day: &str, limit: u32) -> Result<Vec<DailyRow>, StoreError> {
        let day = day.to_owned();
        let sql = format!("{COLUMNS} WHERE day = ? AND counts = 1 ORDER BY daily_runs.created LIMIT ?");
        self.read("", move |connection| list(connection, &sql, params![day, limit])).await
    }

    pub(crate) async fn daily_runs_of(&self, person: &PersonId, limit: u32) -> Result<Vec<DailyRow>, StoreError> {
        let person = person.clone();
        let sql = format!("{COLUMNS} WHERE daily_runs.owner = ? ORDER BY daily_runs.created DESC, counts LIMIT ?");
        self.read("", move |connection| list(connection, &sql, params![person.as_str(), limit])).await
    }

    pub(crate) async fn daily_days(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT day FROM daily_runs ORDER BY day DESC LIMIT ?";
        let query = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(sql)?;
            let (mut rows, mut days) = (statement.query([limit])?, Vec::new());
            while let Some(row) = rows.next()? {
                days.push(decode::text(row, "day")?.to_owned());
            }
            Ok(days)
        };
        self.read("", query).await
    }
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
