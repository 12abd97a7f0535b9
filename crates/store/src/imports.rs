//! Imported records: games that people opened from a file.
//!
//! Not here: checking a record; it is kept as text.

use crate::decode::{json, readable};
use crate::open::now;
use crate::{Hidden, PlayerRow, Store, StoreError, SummaryRow};
use serde_json::Value;
use sqlx::FromRow;

/// A record that is about to be stored.
#[derive(Debug, Clone)]
pub struct NewImport {
    /// Its id in addresses.
    pub id: String,
    /// A hash of the token of its owner.
    pub owner: Hidden,
    /// The game's id.
    pub game: String,
    /// The players by seat.
    pub players: Vec<PlayerRow>,
    /// The outcome as JSON; none in an unfinished game.
    pub result: Option<Value>,
    /// The number of its actions.
    pub n_actions: u64,
    /// The whole record as text.
    pub record: String,
}

/// A stored record.
#[derive(Debug, Clone, PartialEq, Eq, FromRow)]
pub struct ImportRow {
    /// The game's id.
    pub game: String,
    /// The whole record as text.
    pub record: String,
}

impl Store {
    /// Stores a record.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn import(&self, import: &NewImport) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        sqlx::query(
            "INSERT INTO imports (id, owner, game, players, result, actions, record, created)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&import.id)
        .bind(import.owner.reveal())
        .bind(&import.game)
        .bind(json(&import.players))
        .bind(import.result.as_ref().map(Value::to_string))
        .bind(i64::try_from(import.n_actions).unwrap_or(i64::MAX))
        .bind(&import.record)
        .bind(now())
        .execute(&mut *tx)
        .await
        .map_err(|e| self.failed(e))?;
        tx.commit().await.map_err(|e| self.failed(e))
    }

    /// A stored record.
    ///
    /// # Errors
    /// There is no such record, or it is damaged ([`StoreError::Unreadable`]).
    pub async fn load_import(&self, id: &str) -> Result<ImportRow, StoreError> {
        sqlx::query_as("SELECT game, record FROM imports WHERE id = ?")
            .bind(id)
            .fetch_one(self.readers())
            .await
            .map_err(|e| self.unreadable(id, e))
    }

    /// The owner's records, the latest first. A damaged row is logged and left out.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn list_imports(&self, owner: &Hidden, limit: u32) -> Result<Vec<SummaryRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, game, players, 'over' AS state, result, created AS changed, actions AS version
             FROM imports WHERE owner = ? ORDER BY created DESC, id LIMIT ?",
        )
        .bind(owner.reveal())
        .bind(limit)
        .fetch_all(self.readers())
        .await
        .map_err(|e| self.failed(e))?;
        Ok(readable(&rows))
    }
}
