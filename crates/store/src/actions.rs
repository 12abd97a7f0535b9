//! The actions of a table: numbered from 1, without gaps or repeats.
//!
//! Not here: the legality of an action, and reading rows (`decode`).

use crate::open::now;
use crate::{Store, StoreError};
use serde_json::Value;
use sqlx::sqlite::SqliteQueryResult;
use sqlx::{Sqlite, Transaction};

/// One accepted action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ActionRow {
    /// Its number, from 1.
    pub n: u64,
    /// The seat that acted.
    pub seat: u8,
    /// The action in the game's notation.
    pub action: String,
}

impl Store {
    /// Writes the next actions in one transaction. With `result` the last of them ends the game, and the table becomes
    /// `Over` in the same transaction. When this returns, all of them are on the disk.
    ///
    /// # Errors
    /// Their numbers are not the next ones or the table is not being played ([`StoreError::Stale`]), there is no such
    /// table, or it could not be written. Nothing has changed then.
    pub async fn append(&self, id: &str, actions: &[ActionRow], result: Option<&Value>) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        for action in actions {
            let n = i64::try_from(action.n).unwrap_or(i64::MAX);
            let written = sqlx::query("INSERT INTO actions (table_id, n, seat, action) VALUES (?, ?, ?, ?)")
                .bind(id)
                .bind(n)
                .bind(action.seat)
                .bind(&action.action)
                .execute(&mut *tx)
                .await;
            if let Err(error) = written {
                drop(tx);
                return Err(self.why_not(id, error).await);
            }
        }
        let touched = match result {
            None => sqlx::query("UPDATE tables SET changed = ? WHERE id = ?").bind(now()).bind(id),
            Some(result) => sqlx::query("UPDATE tables SET changed = ?, state = 'over', result = ? WHERE id = ?")
                .bind(now())
                .bind(result.to_string())
                .bind(id),
        };
        touched.execute(&mut *tx).await.map_err(|e| self.failed(e))?;
        tx.commit().await.map_err(|e| self.failed(e))
    }

    /// Marks a table as over if its last action was written without a result.
    ///
    /// # Errors
    /// The table is not being played ([`StoreError::Stale`]), or it could not be written.
    pub async fn finish(&self, id: &str, result: &Value) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        let done =
            sqlx::query("UPDATE tables SET changed = ?, state = 'over', result = ? WHERE id = ? AND state = 'playing'")
                .bind(now())
                .bind(result.to_string())
                .bind(id)
                .execute(&mut *tx)
                .await
                .map_err(|e| self.failed(e))?;
        self.commit_if_moved(tx, &done, id).await
    }

    /// Commits a change of status if the table had the expected status, else rolls back.
    pub(crate) async fn commit_if_moved(
        &self,
        tx: Transaction<'static, Sqlite>,
        done: &SqliteQueryResult,
        id: &str,
    ) -> Result<(), StoreError> {
        if done.rows_affected() == 0 {
            drop(tx);
            return Err(StoreError::Stale { version: self.version(id).await? });
        }
        tx.commit().await.map_err(|e| self.failed(e))
    }

    /// All actions of a table in order.
    ///
    /// # Errors
    /// They cannot be read, or one is damaged or missing ([`StoreError::Unreadable`]).
    pub async fn actions(&self, id: &str) -> Result<Vec<ActionRow>, StoreError> {
        let actions: Vec<ActionRow> =
            sqlx::query_as("SELECT n, seat, action FROM actions WHERE table_id = ? ORDER BY n")
                .bind(id)
                .fetch_all(self.readers())
                .await
                .map_err(|e| self.unreadable(id, e))?;
        match (1..).zip(&actions).find(|(n, action)| *n != action.n) {
            None => Ok(actions),
            Some((n, _)) => Err(StoreError::Unreadable { id: id.to_owned(), reason: format!("action {n} is missing") }),
        }
    }

    /// The number of actions of a table.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub async fn version(&self, id: &str) -> Result<u64, StoreError> {
        let n: i64 =
            sqlx::query_scalar("SELECT (SELECT COUNT(*) FROM actions WHERE table_id = id) FROM tables WHERE id = ?")
                .bind(id)
                .fetch_one(self.readers())
                .await
                .map_err(|e| self.failed(e))?;
        Ok(n.unsigned_abs())
    }

    /// The reason why an action was not written: a violated constraint means that its number was wrong.
    async fn why_not(&self, id: &str, error: sqlx::Error) -> StoreError {
        // Trigger, key and foreign key are all constraints.
        const CONSTRAINT: u32 = 19;
        let code = error.as_database_error().and_then(|e| e.code()).and_then(|code| code.parse::<u32>().ok());
        if code.is_none_or(|code| code & 0xff != CONSTRAINT) {
            return self.failed(error);
        }
        match self.version(id).await {
            Ok(version) => StoreError::Stale { version },
            Err(error) => error,
        }
    }
}
