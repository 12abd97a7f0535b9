//! Tables: the setup of a game, its players, its seed and its status.
//!
//! Not here: the actions of a table (`actions`), and reading rows (`decode`).

use crate::decode::{json, readable};
use crate::open::now;
use crate::{Hidden, Store, StoreError};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The player in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerRow {
    /// The displayed name.
    pub name: String,
    /// `human`, `heuristic`, `search:ms=200`, …
    pub kind: String,
}

/// The status of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableStatus {
    /// The table waits for the players' values for the shuffle.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
}

impl TableStatus {
    pub(crate) fn parse(text: &str) -> Option<TableStatus> {
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
    /// What each seat brought along, as JSON by seat. Private to each seat.
    pub setups: Hidden,
    /// The content that the config names, as JSON, if the game has any.
    pub content: Option<Value>,
    /// The players by seat.
    pub players: Vec<PlayerRow>,
    /// A hash of the owner's token.
    pub owner: Hidden,
    /// The secret of the host's commitment, as JSON.
    pub secret: Hidden,
    /// The public hash of the secret.
    pub commitment: String,
    /// The minimum time between two actions of bots, in milliseconds.
    pub pace_ms: Option<u64>,
}

/// A stored table.
#[derive(Debug, Clone)]
pub struct TableRow {
    /// Its setup.
    pub setup: NewTable,
    /// The players' values for the shuffle.
    pub entropy: Vec<String>,
    /// The seed of all randomness; none while the table waits.
    pub seed: Option<Hidden>,
    /// Its status.
    pub state: TableStatus,
    /// The outcome as JSON, if the game is over.
    pub result: Option<Value>,
    /// Whether it is paused.
    pub paused: bool,
    /// The time of its creation, in seconds since 1970.
    pub created: i64,
    /// The time of its last change, in seconds since 1970.
    pub changed: i64,
}

/// A table or an imported record in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct SummaryRow {
    /// Its id in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The players by seat.
    pub players: Vec<PlayerRow>,
    /// Its status.
    pub state: TableStatus,
    /// The number of its actions.
    pub version: u64,
    /// The outcome as JSON, if the game is over.
    pub result: Option<Value>,
    /// The time of its last change, in seconds since 1970.
    pub changed: i64,
}

impl Store {
    /// Stores a new table with the status `Waiting`.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn create_table(&self, table: &NewTable) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        sqlx::query(
            "INSERT INTO tables
                 (id, game, rules, config, setups, content, players, owner, secret, commitment, pace_ms, created, changed)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(table.rules)
        .bind(table.config.to_string())
        .bind(table.setups.reveal())
        .bind(table.content.as_ref().map(Value::to_string))
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

    /// Stores the players' values and the seed; the status becomes `Playing`.
    ///
    /// # Errors
    /// There is no such table, it has begun before ([`StoreError::Stale`]), or it could not be written.
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

    /// Stores the pace of the table's bots.
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
    /// There is no such table, or a column is damaged ([`StoreError::Unreadable`]).
    pub async fn load(&self, id: &str) -> Result<TableRow, StoreError> {
        sqlx::query_as("SELECT * FROM tables WHERE id = ?")
            .bind(id)
            .fetch_one(self.readers())
            .await
            .map_err(|e| self.unreadable(id, e))
    }

    /// The owner's tables, the last changed first. A damaged row is logged and left out.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn list_for_owner(&self, owner: &Hidden, limit: u32) -> Result<Vec<SummaryRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, game, players, state, result, changed,
                    (SELECT COUNT(*) FROM actions WHERE table_id = tables.id) AS version
             FROM tables WHERE owner = ? ORDER BY changed DESC, id LIMIT ?",
        )
        .bind(owner.reveal())
        .bind(limit)
        .fetch_all(self.readers())
        .await
        .map_err(|e| self.failed(e))?;
        Ok(readable(&rows))
    }

    /// All finished tables, the last finished first. A damaged row is logged and left out.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn list_finished(&self, limit: u32) -> Result<Vec<SummaryRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, game, players, state, result, changed,
                    (SELECT COUNT(*) FROM actions WHERE table_id = tables.id) AS version
             FROM tables WHERE state = 'over' ORDER BY changed DESC, id LIMIT ?",
        )
        .bind(limit)
        .fetch_all(self.readers())
        .await
        .map_err(|e| self.failed(e))?;
        Ok(readable(&rows))
    }
}
