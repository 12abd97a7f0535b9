//! What is read of tables and imported records.
//!
//! Not here: what a column may hold (`decode.rs`).

use super::decode::{self, ReadError};
use crate::{ActionRow, Expired, ImportId, ImportRow, PersonId, SummaryRow, TableId, TableRow, Usage};
use rusqlite::{Connection, Params, Row, params};

/// What a list needs of a table. Its seats are JSON, by seat.
const SUMMARY: &str = "SELECT id, game, state, version, result, changed, (
    SELECT json_group_array(json_object('seat', seat, 'name', name, 'bot', bot, 'person', person) ORDER BY seat)
    FROM seats WHERE table_id = tables.id
) AS seats FROM tables";

/// A table without its actions.
pub(super) fn load(connection: &Connection, id: &TableId) -> Result<TableRow, ReadError> {
    // Both statements see the same state of the database.
    let transaction = connection.unchecked_transaction()?;
    let table = one(&transaction, "SELECT * FROM tables WHERE id = ?", id.as_str(), decode::table)?;
    let sql = "SELECT seat, name, person, bot, setup, value, generation FROM seats WHERE table_id = ? ORDER BY seat";
    let mut statement = transaction.prepare_cached(sql)?;
    let (mut rows, mut seats) = (statement.query([id.as_str()])?, Vec::new());
    while let Some(row) = rows.next()? {
        seats.push(decode::seat(row, seats.len())?);
    }
    table.with_seats(seats)
}

/// All actions, which must be as many as the table counts.
pub(super) fn actions(connection: &Connection, id: &TableId) -> Result<Vec<ActionRow>, ReadError> {
    // Both statements see the same state of the database.
    let transaction = connection.unchecked_transaction()?;
    let version = version(&transaction, id)?;
    let sql = "SELECT n, seat, action FROM actions WHERE table_id = ? ORDER BY n";
    let mut statement = transaction.prepare_cached(sql)?;
    let (mut rows, mut actions) = (statement.query([id.as_str()])?, Vec::new());
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
}

pub(super) fn tables_of(connection: &Connection, person: &PersonId, limit: u32) -> Result<Vec<SummaryRow>, ReadError> {
    // Two searches by index; one condition with `OR` would look at every table.
    let sql = format!(
        "{SUMMARY} WHERE id IN (SELECT id FROM tables WHERE maker = ?1 UNION SELECT table_id FROM seats WHERE person = ?1)
         ORDER BY changed DESC, id LIMIT ?2"
    );
    list(connection, &sql, params![person.as_str(), limit], |row| decode::table_summary(row, Some(person)))
}

pub(super) fn list_finished(connection: &Connection, limit: u32) -> Result<Vec<SummaryRow>, ReadError> {
    let sql = format!("{SUMMARY} WHERE state = 'over' ORDER BY changed DESC, id LIMIT ?");
    list(connection, &sql, [limit], |row| decode::table_summary(row, None))
}

pub(super) fn list_bots_only(
    connection: &Connection,
    after: Option<&TableId>,
    limit: u32,
) -> Result<Vec<TableId>, ReadError> {
    let sql = "SELECT id FROM tables WHERE state <> 'over' AND id > ? AND paused = 0
               AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND bot IS NULL) ORDER BY id LIMIT ?";
    let after = after.map(TableId::as_str).unwrap_or_default();
    Ok(ids(connection, sql, params![after, limit])?.into_iter().map(TableId::new).collect())
}

/// The ids of what is older than `before`; see [`Expired`].
pub(super) fn older_than(
    connection: &Connection,
    what: Expired,
    before: i64,
    limit: u32,
) -> Result<Vec<String>, ReadError> {
    let sql = match what {
        Expired::Imports => "SELECT id FROM imports WHERE created < ? LIMIT ?",
        Expired::Decks => "SELECT id FROM decks WHERE changed < ? LIMIT ?",
        Expired::Unfinished => "SELECT id FROM tables WHERE state <> 'over' AND changed < ? LIMIT ?",
        Expired::Finished => "SELECT id FROM tables WHERE state = 'over' AND changed < ? LIMIT ?",
    };
    ids(connection, sql, params![before, limit])
}

pub(super) fn usage(connection: &Connection, person: &PersonId, since: i64) -> Result<Usage, ReadError> {
    let sql = "SELECT count(*),
                      coalesce(sum(slow AND changed >= ?1), 0),
                      (SELECT coalesce(sum(length(CAST(record AS BLOB))), 0) FROM imports WHERE person = ?2)
               FROM tables WHERE maker = ?2 AND state <> 'over'";
    let mut statement = connection.prepare_cached(sql)?;
    let usage = statement.query_row(params![since, person.as_str()], |row| {
        let count = |column| row.get::<_, i64>(column).map(i64::unsigned_abs);
        Ok(Usage { open_tables: count(0)?, slow_tables: count(1)?, import_bytes: count(2)? })
    })?;
    Ok(usage)
}

pub(super) fn knows(connection: &Connection, person: &PersonId) -> Result<bool, ReadError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM tables WHERE maker = ?1)
                   OR EXISTS (SELECT 1 FROM seats WHERE person = ?1)
                   OR EXISTS (SELECT 1 FROM imports WHERE person = ?1)
                   OR EXISTS (SELECT 1 FROM decks WHERE person = ?1)";
    Ok(connection.prepare_cached(sql)?.query_row([person.as_str()], |row| row.get(0))?)
}

pub(super) fn load_import(connection: &Connection, id: &ImportId) -> Result<ImportRow, ReadError> {
    one(connection, "SELECT game, record FROM imports WHERE id = ?", id.as_str(), decode::import)
}

pub(super) fn list_imports(
    connection: &Connection,
    person: &PersonId,
    limit: u32,
) -> Result<Vec<SummaryRow>, ReadError> {
    let sql = "SELECT id, game, players, 'over' AS state, result, created AS changed, actions AS version
               FROM imports WHERE person = ? ORDER BY created DESC, id LIMIT ?";
    list(connection, sql, params![person.as_str(), limit], decode::import_summary)
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
