//! Tables: how a game was set up, who sits where, where its chance comes from.

use crate::open::now;
use crate::{Hidden, Store, StoreError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

/// Who sits in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerRow {
    /// Name for people.
    pub name: String,
    /// `human`, `heuristic`, `search:ms=200`, …
    pub kind: String,
}

/// Where a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableStatus {
    /// The players' values for the shuffle are awaited.
    Waiting,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

impl TableStatus {
    fn parse(text: &str) -> Option<TableStatus> {
        match text {
            "waiting" => Some(TableStatus::Waiting),
            "playing" => Some(TableStatus::Playing),
            "over" => Some(TableStatus::Over),
            _ => None,
        }
    }
}

/// A table that is about to be created.
#[derive(Debug, Clone)]
pub struct NewTable {
    /// Its id in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Version of the game's rules.
    pub rules: u32,
    /// The checked config.
    pub config: Value,
    /// Who sits where.
    pub players: Vec<PlayerRow>,
    /// A hash of the owner's token.
    pub owner: Hidden,
    /// What the host committed itself to, as JSON.
    pub secret: Hidden,
    /// The hash shown to everybody.
    pub commitment: String,
    /// Least milliseconds between two actions of bots.
    pub pace_ms: Option<u64>,
}

/// A stored table.
#[derive(Debug, Clone)]
pub struct TableRow {
    /// What it was made with.
    pub setup: NewTable,
    /// The players' values for the shuffle.
    pub entropy: Vec<String>,
    /// Where all chance comes from, once the values are there.
    pub seed: Option<Hidden>,
    /// Where it stands.
    pub state: TableStatus,
    /// The outcome as JSON, once it is over.
    pub result: Option<Value>,
    /// Was it paused?
    pub paused: bool,
    /// When it was created, in seconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
}

/// A table or an opened record in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct TableSummary {
    /// Its id in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who sits where.
    pub players: Vec<PlayerRow>,
    /// Where it stands.
    pub state: TableStatus,
    /// How many actions it has.
    pub version: u64,
    /// The outcome as JSON, once it is over.
    pub result: Option<Value>,
    /// When it last changed, in seconds since 1970.
    pub changed: i64,
}

impl Store {
    /// Keeps a new table, in state `Waiting`.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn create_table(&self, table: &NewTable) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        sqlx::query(
            "INSERT INTO tables (id, game, rules, config, players, owner, secret, commitment, pace_ms, created, changed)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(table.rules)
        .bind(table.config.to_string())
        .bind(json(&table.players))
        .bind(table.owner.reveal())
        .bind(table.secret.reveal())
        .bind(&table.commitment)
        .bind(table.pace_ms.and_then(|ms| i64::try_from(ms).ok()))
        .bind(now())
        .bind(now())
        .execute(&mut *tx)
        .await
        .map_err(|e| self.failed(e))?;
        tx.commit().await.map_err(|e| self.failed(e))
    }

    /// The players' values are there: the seed is fixed and the game goes on.
    ///
    /// # Errors
    /// There is no such table, it began before ([`StoreError::Stale`]), or it could not be written.
    pub async fn begin(&self, id: &str, entropy: &[String], seed: &Hidden) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        let done = sqlx::query(
            "UPDATE tables SET state = 'playing', entropy = ?, seed = ?, changed = ? WHERE id = ? AND state = 'waiting'",
        )
        .bind(json(entropy))
        .bind(seed.reveal())
        .bind(now())
        .bind(id)
        .execute(&mut *tx)
        .await
        .map_err(|e| self.failed(e))?;
        self.commit_if_moved(tx, &done, id).await
    }

    /// Keeps how fast the table's bots play.
    ///
    /// # Errors
    /// There is no such table, or it could not be written.
    pub async fn set_pace(&self, id: &str, ms: u64, paused: bool) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        let done = sqlx::query("UPDATE tables SET pace_ms = ?, paused = ? WHERE id = ?")
            .bind(i64::try_from(ms).unwrap_or(i64::MAX))
            .bind(paused)
            .bind(id)
            .execute(&mut *tx)
            .await
            .map_err(|e| self.failed(e))?;
        tx.commit().await.map_err(|e| self.failed(e))?;
        if done.rows_affected() == 0 { Err(StoreError::NotFound) } else { Ok(()) }
    }

    /// A table without its actions.
    ///
    /// # Errors
    /// There is none, or it cannot be read.
    pub async fn load(&self, id: &str) -> Result<TableRow, StoreError> {
        sqlx::query_as("SELECT * FROM tables WHERE id = ?")
            .bind(id)
            .fetch_one(self.readers())
            .await
            .map_err(|e| self.unreadable(id, e))
    }

    /// The owner's tables, the last changed first.
    ///
    /// # Errors
    /// They cannot be read.
    pub async fn list_for_owner(&self, owner: &Hidden, limit: u32) -> Result<Vec<TableSummary>, StoreError> {
        sqlx::query_as(
            "SELECT id, game, players, state, result, changed,
                    (SELECT COUNT(*) FROM actions WHERE table_id = tables.id) AS version
             FROM tables WHERE owner = ? ORDER BY changed DESC, id LIMIT ?",
        )
        .bind(owner.reveal())
        .bind(limit)
        .fetch_all(self.readers())
        .await
        .map_err(|e| self.unreadable("", e))
    }

    /// Everybody's finished tables, the last finished first.
    ///
    /// # Errors
    /// They cannot be read.
    pub async fn list_finished(&self, limit: u32) -> Result<Vec<TableSummary>, StoreError> {
        sqlx::query_as(
            "SELECT id, game, players, state, result, changed,
                    (SELECT COUNT(*) FROM actions WHERE table_id = tables.id) AS version
             FROM tables WHERE state = 'over' ORDER BY changed DESC, id LIMIT ?",
        )
        .bind(limit)
        .fetch_all(self.readers())
        .await
        .map_err(|e| self.unreadable("", e))
    }

    /// A row that does not decode is a fault of that row, not of the database.
    pub(crate) fn unreadable(&self, id: &str, error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                StoreError::Unreadable { id: id.to_owned(), reason: error.to_string() }
            }
            error => self.failed(error),
        }
    }
}

/// A value of ours as JSON; serialising plain lists and structs does not fail.
pub(crate) fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// A column that holds JSON.
pub(crate) fn from_json<T: for<'de> Deserialize<'de>>(row: &SqliteRow, column: &str) -> Result<T, sqlx::Error> {
    let text: String = row.try_get(column)?;
    serde_json::from_str(&text).map_err(|error| broken(column, error.into()))
}

/// A column that holds JSON or nothing.
fn maybe_json(row: &SqliteRow, column: &str) -> Result<Option<Value>, sqlx::Error> {
    let text: Option<String> = row.try_get(column)?;
    text.map(|text| serde_json::from_str(&text)).transpose().map_err(|error| broken(column, error.into()))
}

/// A column that holds a number that is never negative.
pub(crate) fn number(row: &SqliteRow, column: &str) -> Result<u64, sqlx::Error> {
    u64::try_from(row.try_get::<i64, _>(column)?).map_err(|error| broken(column, error.into()))
}

pub(crate) fn broken(column: &str, source: Box<dyn std::error::Error + Send + Sync>) -> sqlx::Error {
    sqlx::Error::ColumnDecode { index: column.to_owned(), source }
}

fn state(row: &SqliteRow) -> Result<TableStatus, sqlx::Error> {
    let text: String = row.try_get("state")?;
    TableStatus::parse(&text).ok_or_else(|| broken("state", format!("unknown state `{text}`").into()))
}

impl FromRow<'_, SqliteRow> for TableRow {
    fn from_row(row: &SqliteRow) -> Result<TableRow, sqlx::Error> {
        let setup = NewTable {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            rules: row.try_get("rules")?,
            config: from_json(row, "config")?,
            players: from_json(row, "players")?,
            owner: Hidden::new(row.try_get::<String, _>("owner")?),
            secret: Hidden::new(row.try_get::<String, _>("secret")?),
            commitment: row.try_get("commitment")?,
            pace_ms: row.try_get::<Option<i64>, _>("pace_ms")?.and_then(|ms| u64::try_from(ms).ok()),
        };
        Ok(TableRow {
            setup,
            entropy: from_json(row, "entropy")?,
            seed: row.try_get::<Option<String>, _>("seed")?.map(Hidden::new),
            state: state(row)?,
            result: maybe_json(row, "result")?,
            paused: row.try_get("paused")?,
            created: row.try_get("created")?,
            changed: row.try_get("changed")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for TableSummary {
    fn from_row(row: &SqliteRow) -> Result<TableSummary, sqlx::Error> {
        Ok(TableSummary {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            players: from_json(row, "players")?,
            state: state(row)?,
            version: number(row, "version")?,
            result: maybe_json(row, "result")?,
            changed: row.try_get("changed")?,
        })
    }
}
