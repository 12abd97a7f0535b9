//! Executes one change inside of a transaction.
//!
//! Not here: transactions (`writer.rs`).

use super::decode::ReadError;
use super::queries::version;
use super::{decks, key, seats};
use crate::change::Change;
use crate::{ActionRow, Expired, NewImport, NewTable, PersonId, StoreError, TableId};
use atout_core::{Commitment, Seed};
use rusqlite::{Connection, Params, params};
use serde::Serialize;
use serde_json::Value;

/// The outer error is one of SQLite, after which a part of the change may have been made. The inner one is a refusal;
/// nothing was changed then.
pub(super) type Applied = rusqlite::Result<Result<(), StoreError>>;

/// Executes a change at the time `now` (seconds since 1970).
pub(super) fn apply(connection: &Connection, change: &Change, now: i64) -> Applied {
    match change {
        Change::KeepKey(signing_key) => {
            key::keep(connection, signing_key)?;
            Ok(Ok(()))
        }
        Change::CreateTable(table) => create_table(connection, table, now),
        Change::CreateDaily { table, day, name, seed } => create_daily(connection, table, day, name, seed, now),
        Change::ScoreDaily { id, score } => {
            let sql = "UPDATE daily_runs SET score = ? WHERE table_id = ? AND score IS NULL";
            execute(connection, sql, params![score.to_string(), id.as_str()])?;
            Ok(Ok(()))
        }
        Change::Sit { id, seat, person, name, setup } => {
            seats::sit(connection, (id, *seat), person, name, setup.as_ref(), now)
        }
        Change::Leave { id, seat, person } => seats::leave(connection, (id, *seat), person, now),
        Change::GiveValue { id, seat, person, value } => seats::give_value(connection, (id, *seat), person, value),
        Change::Commit { id, commitment } => {
            let sql = "UPDATE tables SET state = 'committed', commitment = ?, changed = ?
                       WHERE id = ? AND state = 'seated'";
            let n = execute(connection, sql, params![commitment.as_str(), now, id.as_str()])?;
            moved(connection, n, id)
        }
        Change::Begin { id, entropy, seed } => {
            let sql = "UPDATE tables SET state = 'dealt', entropy = ?, seed = ?, changed = ?
                       WHERE id = ? AND state = 'committed'";
            let n = execute(connection, sql, params![json(entropy), seed.as_str(), now, id.as_str()])?;
            moved(connection, n, id)
        }
        Change::Append { id, actions, result } => append(connection, id, actions, result.as_ref(), now),
        Change::Finish { id, result } => {
            let sql = "UPDATE tables SET changed = ?, state = 'over', result = ? WHERE id = ? AND state = 'dealt'";
            let n = execute(connection, sql, params![now, result.to_string(), id.as_str()])?;
            moved(connection, n, id)
        }
        Change::SetPace { id, ms, paused } => {
            let sql = "UPDATE tables SET pace_ms = ?, paused = ? WHERE id = ?";
            let n = execute(connection, sql, params![i64::try_from(*ms).unwrap_or(i64::MAX), paused, id.as_str()])?;
            Ok(if n == 0 { Err(StoreError::NotFound) } else { Ok(()) })
        }
        Change::Import(import) => create_import(connection, import, now),
        Change::DeleteTable { id, maker } => {
            let exists = "SELECT COUNT(*) FROM tables WHERE id = ?";
            delete(connection, "DELETE FROM tables WHERE id = ? AND maker = ?", exists, id.as_str(), maker)
        }
        Change::DeleteImport { id, person } => {
            let exists = "SELECT COUNT(*) FROM imports WHERE id = ?";
            delete(connection, "DELETE FROM imports WHERE id = ? AND person = ?", exists, id.as_str(), person)
        }
        Change::CreateDeck(deck) => decks::create(connection, deck, now),
        Change::UpdateDeck { id, person, name, list } => {
            decks::change(connection, id, person, name, list.as_ref(), now)
        }
        Change::DeleteDeck { id, person } => decks::delete(connection, id, person),
        Change::Expire { what, ids, before } => expire(connection, *what, ids, *before),
    }
}

/// Prepares a statement once, and executes it. Returns the number of changed rows.
pub(super) fn execute(connection: &Connection, sql: &str, params: impl Params) -> rusqlite::Result<usize> {
    connection.prepare_cached(sql)?.execute(params)
}

fn create_table(connection: &Connection, table: &NewTable, now: i64) -> Applied {
    execute(
        connection,
        "INSERT INTO tables
             (id, game, rules, config, content, maker, slow, secret, commitment, state, pace_ms, created, changed)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        params![
            table.id.as_str(),
            table.game,
            table.rules,
            table.config.to_string(),
            table.content.as_ref().map(Value::to_string),
            table.maker.as_str(),
            table.slow,
            json(&table.secret),
            table.commitment.as_ref().map(Commitment::as_str),
            table.status().as_str(),
            table.pace_ms.and_then(|ms| i64::try_from(ms).ok()),
            now,
            now,
        ],
    )?;
    seats::create(connection, &table.id, &table.seats)?;
    Ok(Ok(()))
}

/// The table is being played from the start: nobody adds to its seed. The person's first try on this day counts.
fn create_daily(connection: &Connection, table: &NewTable, day: &str, name: &str, seed: &Seed, now: i64) -> Applied {
    if let Err(refusal) = create_table(connection, table, now)? {
        return Ok(Err(refusal));
    }
    let begin = "UPDATE tables SET state = 'dealt', entropy = '[]', seed = ? WHERE id = ?";
    execute(connection, begin, params![seed.as_str(), table.id.as_str()])?;
    let sql = "INSERT INTO daily_runs (table_id, day, person, name, counts, created)
               SELECT ?1, ?2, ?3, ?4, NOT EXISTS (SELECT 1 FROM daily_runs WHERE day = ?2 AND person = ?3), ?5";
    execute(connection, sql, params![table.id.as_str(), day, table.maker.as_str(), name, now])?;
    Ok(Ok(()))
}

fn create_import(connection: &Connection, import: &NewImport, now: i64) -> Applied {
    execute(
        connection,
        "INSERT INTO imports (id, person, game, players, result, actions, record, created)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        params![
            import.id.as_str(),
            import.person.as_str(),
            import.game,
            json(&import.players),
            import.result.as_ref().map(Value::to_string),
            i64::try_from(import.n_actions).unwrap_or(i64::MAX),
            import.record,
            now,
        ],
    )?;
    Ok(Ok(()))
}

fn append(connection: &Connection, id: &TableId, actions: &[ActionRow], result: Option<&Value>, now: i64) -> Applied {
    let number = |action: &ActionRow| i64::try_from(action.n).unwrap_or(i64::MAX);
    let (first, last) = match actions {
        [first, .., last] => (number(first), number(last)),
        [only] => (number(only), number(only)),
        [] => return Ok(Ok(())),
    };
    let follow_each_other = actions.windows(2).all(|pair| pair[0].n.checked_add(1) == Some(pair[1].n));
    if !follow_each_other {
        return moved(connection, 0, id);
    }
    // A stale number is found before anything is changed.
    let n = match result {
        None => {
            let sql = "UPDATE tables SET version = ?, changed = ? WHERE id = ? AND version = ? AND state = 'dealt'";
            execute(connection, sql, params![last, now, id.as_str(), first - 1])?
        }
        Some(result) => {
            let sql = "UPDATE tables SET version = ?, changed = ?, state = 'over', result = ?
                       WHERE id = ? AND version = ? AND state = 'dealt'";
            execute(connection, sql, params![last, now, result.to_string(), id.as_str(), first - 1])?
        }
    };
    if n == 0 {
        return moved(connection, 0, id);
    }
    let mut insert =
        connection.prepare_cached("INSERT INTO actions (table_id, n, seat, action) VALUES (?, ?, ?, ?)")?;
    for action in actions {
        insert.execute(params![id.as_str(), number(action), action.seat, action.action])?;
    }
    Ok(Ok(()))
}

/// Refuses a change that no row was in the right state for.
pub(super) fn moved(connection: &Connection, n: usize, id: &TableId) -> Applied {
    if n > 0 {
        return Ok(Ok(()));
    }
    match version(connection, id) {
        Ok(version) => Ok(Err(StoreError::Stale { version })),
        Err(ReadError::Sql(rusqlite::Error::QueryReturnedNoRows)) => Ok(Err(StoreError::NotFound)),
        Err(ReadError::Sql(error)) => Err(error),
        Err(ReadError::Damaged(reason)) => Ok(Err(StoreError::Unreadable { id: id.to_string(), reason })),
    }
}

fn delete(connection: &Connection, sql: &str, exists: &str, id: &str, person: &PersonId) -> Applied {
    if execute(connection, sql, params![id, person.as_str()])? > 0 {
        return Ok(Ok(()));
    }
    let n: i64 = connection.prepare_cached(exists)?.query_row([id], |row| row.get(0))?;
    Ok(Err(if n == 0 { StoreError::NotFound } else { StoreError::NotYours }))
}

/// What has changed since it was found is kept.
fn expire(connection: &Connection, what: Expired, ids: &[String], before: i64) -> Applied {
    let sql = match what {
        Expired::Imports => "DELETE FROM imports WHERE id = ? AND created < ?",
        Expired::Decks => "DELETE FROM decks WHERE id = ? AND changed < ?",
        Expired::Unfinished => "DELETE FROM tables WHERE id = ? AND state <> 'over' AND changed < ?",
        Expired::Finished => "DELETE FROM tables WHERE id = ? AND state = 'over' AND changed < ?",
    };
    for id in ids {
        execute(connection, sql, params![id, before])?;
    }
    Ok(Ok(()))
}

/// Serialises to JSON; plain lists and structs cannot fail.
fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
