//! Reads rows back. A damaged column becomes an error that names it, never a panic.
//!
//! Not here: the queries (`tables`, `actions`, `imports`).

use crate::{ActionRow, Hidden, NewTable, Store, StoreError, SummaryRow, TableRow, TableStatus};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};
use std::error::Error;

impl Store {
    /// A row that does not decode is a fault of that row, not of the database.
    pub(crate) fn unreadable(&self, id: &str, error: sqlx::Error) -> StoreError {
        match reason(&error) {
            Some(reason) => StoreError::Unreadable { id: id.to_owned(), reason },
            None => self.failed(error),
        }
    }
}

/// The damage of a row; none for other errors.
fn reason(error: &sqlx::Error) -> Option<String> {
    match error {
        sqlx::Error::ColumnDecode { index, source } => {
            Some(format!("its column `{}` is damaged ({source})", index.trim_matches('"')))
        }
        sqlx::Error::Decode(source) => Some(format!("it is damaged ({source})")),
        _ => None,
    }
}

/// The rows that can be read. One damaged row must not hide all others, so it is logged and left out.
pub(crate) fn readable(rows: &[SqliteRow]) -> Vec<SummaryRow> {
    let summary = |row| match SummaryRow::from_row(row) {
        Ok(summary) => Some(summary),
        Err(error) => {
            let id = row.try_get::<String, _>("id").unwrap_or_default();
            let reason = reason(&error).unwrap_or_else(|| error.to_string());
            tracing::warn!("the stored table `{id}` is left out of a list: {reason}");
            None
        }
    };
    rows.iter().filter_map(summary).collect()
}

/// Serialises to JSON; plain lists and structs cannot fail.
pub(crate) fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// A column that holds JSON.
fn from_json<T: for<'de> Deserialize<'de>>(row: &SqliteRow, column: &str) -> Result<T, sqlx::Error> {
    let text: String = row.try_get(column)?;
    serde_json::from_str(&text).map_err(|error| damaged(column, error))
}

/// A column that holds JSON or NULL.
fn maybe_json(row: &SqliteRow, column: &str) -> Result<Option<Value>, sqlx::Error> {
    let text: Option<String> = row.try_get(column)?;
    text.map(|text| serde_json::from_str(&text)).transpose().map_err(|error| damaged(column, error))
}

/// A column that holds a number of the type `T`, or NULL.
fn maybe_number<T: TryFrom<i64, Error: Error + Send + Sync + 'static>>(
    row: &SqliteRow,
    column: &str,
) -> Result<Option<T>, sqlx::Error> {
    let number: Option<i64> = row.try_get(column)?;
    number.map(T::try_from).transpose().map_err(|error| damaged(column, error))
}

/// A column that holds a number of the type `T`.
fn number<T: TryFrom<i64, Error: Error + Send + Sync + 'static>>(
    row: &SqliteRow,
    column: &str,
) -> Result<T, sqlx::Error> {
    T::try_from(row.try_get::<i64, _>(column)?).map_err(|error| damaged(column, error))
}

/// A column that holds 0 or 1.
fn flag(row: &SqliteRow, column: &str) -> Result<bool, sqlx::Error> {
    match row.try_get::<i64, _>(column)? {
        0 => Ok(false),
        1 => Ok(true),
        other => Err(damaged(column, format!("{other} is neither 0 nor 1"))),
    }
}

fn status(row: &SqliteRow) -> Result<TableStatus, sqlx::Error> {
    let text: String = row.try_get("state")?;
    TableStatus::parse(&text).ok_or_else(|| damaged("state", format!("unknown state `{text}`")))
}

fn damaged(column: &str, source: impl Into<Box<dyn Error + Send + Sync>>) -> sqlx::Error {
    sqlx::Error::ColumnDecode { index: column.to_owned(), source: source.into() }
}

impl FromRow<'_, SqliteRow> for ActionRow {
    fn from_row(row: &SqliteRow) -> Result<ActionRow, sqlx::Error> {
        Ok(ActionRow { n: number(row, "n")?, seat: number(row, "seat")?, action: row.try_get("action")? })
    }
}

impl FromRow<'_, SqliteRow> for TableRow {
    fn from_row(row: &SqliteRow) -> Result<TableRow, sqlx::Error> {
        let setup = NewTable {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            rules: number(row, "rules")?,
            config: from_json(row, "config")?,
            setups: Hidden::new(row.try_get::<String, _>("setups")?),
            content: maybe_json(row, "content")?,
            players: from_json(row, "players")?,
            owner: Hidden::new(row.try_get::<String, _>("owner")?),
            secret: Hidden::new(row.try_get::<String, _>("secret")?),
            commitment: row.try_get("commitment")?,
            pace_ms: maybe_number(row, "pace_ms")?,
        };
        let table = TableRow {
            setup,
            entropy: from_json(row, "entropy")?,
            seed: row.try_get::<Option<String>, _>("seed")?.map(Hidden::new),
            state: status(row)?,
            result: maybe_json(row, "result")?,
            paused: flag(row, "paused")?,
            created: row.try_get("created")?,
            changed: row.try_get("changed")?,
        };
        // The schema checks both, but not in a file that another program has changed.
        if (table.state == TableStatus::Waiting) != table.seed.is_none() {
            return Err(damaged("seed", "a seed and the state `waiting` exclude each other"));
        }
        if (table.state == TableStatus::Over) != table.result.is_some() {
            return Err(damaged("result", "a result and the state `over` go together"));
        }
        Ok(table)
    }
}

impl FromRow<'_, SqliteRow> for SummaryRow {
    fn from_row(row: &SqliteRow) -> Result<SummaryRow, sqlx::Error> {
        Ok(SummaryRow {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            players: from_json(row, "players")?,
            state: status(row)?,
            version: number(row, "version")?,
            result: maybe_json(row, "result")?,
            changed: row.try_get("changed")?,
        })
    }
}
