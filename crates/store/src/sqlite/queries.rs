//! Everything that is read.
//!
//! Not here: what a column may hold (`decode.rs`).

use super::Database;
use super::decode::{self, ReadError};
use super::writer::now;
use crate::{ActionRow, Expired, ImportId, ImportRow, PersonId, StoreError, SummaryRow, TableId, TableRow, Usage};
use rusqlite::{Connection, Params, Row, params};

/// How long ago a table changed at most to count as going on, in seconds.
const RECENT: i64 = 60 * 60;

impl Database {
    pub(crate) async fn load(&self, id: &TableId) -> Result<TableRow, StoreError> {
        let key = id.clone();
        self.read(id.as_str(), move |connection| {
            one(connection, "SELECT * FROM tables WHERE id = ?", key.as_str(), decode::table)
        })
        .await
    }

    /// All actions, which must be as many as the table counts.
    pub(crate) async fn actions(&self, id: &TableId) -> Result<Vec<ActionRow>, StoreError> {
        let key = id.clone();
        let query = move |connection: &Connection| {
            // Both statements see the same state of the database.
            let transaction = connection.unchecked_transaction()?;
            let version = version(&transaction, &key)?;
            let sql = "SELECT n, seat, action FROM actions WHERE table_id = ? ORDER BY n";
            let mut statement = transaction.prepare_cached(sql)?;
            let (mut rows, mut actions) = (statement.query([key.as_str()])?, Vec::new());
            while let Some(row) = rows.next()? {
                let action = decode::action(row)?;
                let n = actions.len() as u64 + 1;
                if action.n != n {
                    return Err(ReadError::Damaged(format!("action {n} is missing")));
                }
                actions.push(action);
            }
            match actions.len() as u64 {
                n if n == version => Ok(actions),
                n => Err(ReadError::Damaged(format!("it has {n} actions and counts {version}"))),
            }
        };
        self.read(id.as_str(), query).await
    }

    pub(crate) async fn version(&self, id: &TableId) -> Result<u64, StoreError> {
        let key = id.clone();
        self.read(id.as_str(), move |connection| version(connection, &key)).await
    }

    pub(crate) async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<SummaryRow>, StoreError> {
        let person = person.clone();
        let sql = "SELECT id, game, players, state, version, result, changed
                   FROM tables WHERE owner = ? ORDER BY changed DESC, id LIMIT ?";
        self.read("", move |connection| list(connection, sql, params![person.as_str(), limit], decode::table_summary))
            .await
    }

    pub(crate) async fn list_finished(&self, limit: u32) -> Result<Vec<SummaryRow>, StoreError> {
        let sql = "SELECT id, game, players, state, version, result, changed
                   FROM tables WHERE state = 'over' ORDER BY changed DESC, id LIMIT ?";
        self.read("", move |connection| list(connection, sql, [limit], decode::table_summary)).await
    }

    pub(crate) async fn list_bots_only(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let after = after.map_or_else(String::new, TableId::to_string);
        // In JSON a quote inside of a name is escaped, so no name looks like a kind.
        let sql = r#"SELECT id FROM tables WHERE state <> 'over' AND id > ? AND paused = 0
                     AND instr(players, '"kind":"human"') = 0 ORDER BY id LIMIT ?"#;
        let ids = self.read("", move |connection| ids(connection, sql, params![after, limit])).await?;
        Ok(ids.into_iter().map(TableId::new).collect())
    }

    /// The ids of what is older than `before`; see [`Expired`].
    pub(crate) async fn older_than(&self, what: Expired, before: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let sql = match what {
            Expired::Imports => "SELECT id FROM imports WHERE created < ? LIMIT ?",
            Expired::Decks => "SELECT id FROM decks WHERE changed < ? LIMIT ?",
            Expired::Unfinished => "SELECT id FROM tables WHERE state <> 'over' AND changed < ? LIMIT ?",
            Expired::Finished => "SELECT id FROM tables WHERE state = 'over' AND changed < ? LIMIT ?",
        };
        self.read("", move |connection| ids(connection, sql, params![before, limit])).await
    }

    pub(crate) async fn usage(&self, person: &PersonId) -> Result<Usage, StoreError> {
        let person = person.clone();
        let sql = "SELECT count(*),
                          coalesce(sum(changed >= ?1 AND CASE WHEN json_valid(players) THEN EXISTS (
                              SELECT 1 FROM json_each(tables.players)
                              WHERE json_extract(value, '$.kind') NOT IN ('human', 'random', 'heuristic')
                          ) ELSE 0 END), 0),
                          (SELECT coalesce(sum(length(CAST(record AS BLOB))), 0) FROM imports WHERE owner = ?2)
                   FROM tables WHERE owner = ?2 AND state <> 'over'";
        let query = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(sql)?;
            let usage = statement.query_row(params![now() - RECENT, person.as_str()], |row| {
                let count = |column| row.get::<_, i64>(column).map(i64::unsigned_abs);
                Ok(Usage { open_tables: count(0)?, slow_tables: count(1)?, import_bytes: count(2)? })
            })?;
            Ok(usage)
        };
        self.read("", query).await
    }

    pub(crate) async fn knows(&self, person: &PersonId) -> Result<bool, StoreError> {
        let person = person.clone();
        let sql = "SELECT EXISTS (SELECT 1 FROM tables WHERE owner = ?1)
                       OR EXISTS (SELECT 1 FROM imports WHERE owner = ?1)
                       OR EXISTS (SELECT 1 FROM decks WHERE owner = ?1)";
        let query = move |connection: &Connection| {
            Ok(connection.prepare_cached(sql)?.query_row([person.as_str()], |row| row.get(0))?)
        };
        self.read("", query).await
    }

    pub(crate) async fn load_import(&self, id: &ImportId) -> Result<ImportRow, StoreError> {
        let (key, sql) = (id.clone(), "SELECT game, record FROM imports WHERE id = ?");
        self.read(id.as_str(), move |connection| one(connection, sql, key.as_str(), decode::import)).await
    }

    pub(crate) async fn list_imports(&self, person: &PersonId, limit: u32) -> Result<Vec<SummaryRow>, StoreError> {
        let person = person.clone();
        let sql = "SELECT id, game, players, 'over' AS state, result, created AS changed, actions AS version
                   FROM imports WHERE owner = ? ORDER BY created DESC, id LIMIT ?";
        self.read("", move |connection| list(connection, sql, params![person.as_str(), limit], decode::import_summary))
            .await
    }
}

/// The number of actions of a table.
pub(super) fn version(connection: &Connection, id: &TableId) -> Result<u64, ReadError> {
    one(connection, "SELECT version FROM tables WHERE id = ?", id.as_str(), |row| decode::number(row, "version"))
}

/// The row with this id.
fn one<T>(
    connection: &Connection,
    sql: &str,
    id: &str,
    decode: impl FnOnce(&Row<'_>) -> Result<T, ReadError>,
) -> Result<T, ReadError> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([id])?;
    decode(rows.next()?.ok_or(rusqlite::Error::QueryReturnedNoRows)?)
}

/// The rows that can be read. One damaged row must not hide all others, so it is logged and left out.
fn list(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: impl Fn(&Row<'_>) -> Result<SummaryRow, ReadError>,
) -> Result<Vec<SummaryRow>, ReadError> {
    let mut statement = connection.prepare_cached(sql)?;
    let (mut rows, mut list) = (statement.query(params)?, Vec::new());
    while let Some(row) = rows.next()? {
        match read(row) {
            Ok(summary) => list.push(summary),
            Err(ReadError::Damaged(reason)) => {
                let id = decode::text(row, "id").unwrap_or_default();
                tracing::warn!("the stored table `{id}` is left out of a list: {reason}");
            }
            Err(error) => return Err(error),
        }
    }
    Ok(list)
}

/// The ids that can be read.
fn ids(connection: &Connection, sql: &str, params: impl Params) -> Result<Vec<String>, ReadError> {
    let mut statement = connection.prepare_cached(sql)?;
    let (mut rows, mut ids) = (statement.query(params)?, Vec::new());
    while let Some(row) = rows.next()? {
        if let Ok(id) = decode::text(row, "id") {
            ids.push(id.to_owned());
        }
    }
    Ok(ids)
}
