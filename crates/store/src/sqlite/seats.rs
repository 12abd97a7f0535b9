//! The seats of tables: who holds them, what the holders bring, and their values for the shuffle.
//!
//! Every change here is one conditional statement, so of many who want the same seat one gets it. While seats or set-ups
//! change, a table has no commitment and nobody's value: both are about these very set-ups.
//!
//! Not here: who may sit down and what may be brought (the server).

use super::apply::{Applied, execute, moved};
use crate::{PersonId, SeatRow, SetUp, StoreError, TableId, rows::Holder};
use rusqlite::{Connection, OptionalExtension, params};

/// Writes the seats of a new table.
pub(super) fn create(connection: &Connection, id: &TableId, seats: &[SeatRow]) -> rusqlite::Result<()> {
    let sql = "INSERT INTO seats (table_id, seat, name, person, bot, setup) VALUES (?, ?, ?, ?, ?, ?)";
    let mut insert = connection.prepare_cached(sql)?;
    for (seat, row) in seats.iter().enumerate() {
        let (person, bot) = match &row.holder {
            Holder::Nobody => (None, None),
            Holder::Person(person) => (Some(person.as_str()), None),
            Holder::Bot(kind) => (None, Some(kind.as_str())),
        };
        let seat = i64::try_from(seat).unwrap_or(i64::MAX);
        insert.execute(params![id.as_str(), seat, row.name, person, bot, text(row.setup.as_ref())])?;
    }
    Ok(())
}

/// A person takes a free seat, or brings something else to the seat that the person has.
pub(super) fn sit(
    connection: &Connection,
    (id, seat): (&TableId, u8),
    person: &PersonId,
    name: &str,
    setup: Option<&SetUp>,
    now: i64,
) -> Applied {
    let claim = "UPDATE seats SET person = ?3, name = ?4, setup = ?5, generation = generation + 1
                 WHERE table_id = ?1 AND seat = ?2 AND person IS NULL AND bot IS NULL
                   AND (SELECT state FROM tables WHERE id = ?1) = 'open'";
    let bring = "UPDATE seats SET name = ?4, setup = ?5
                 WHERE table_id = ?1 AND seat = ?2 AND person = ?3
                   AND (SELECT state FROM tables WHERE id = ?1) IN ('open', 'seated', 'committed')";
    for sql in [claim, bring] {
        if execute(connection, sql, params![id.as_str(), seat, person.as_str(), name, text(setup)])? > 0 {
            return reopen(connection, id, now);
        }
    }
    refused(connection, id, seat, person)
}

/// A person gives a seat up, before the cards are dealt.
pub(super) fn leave(connection: &Connection, (id, seat): (&TableId, u8), person: &PersonId, now: i64) -> Applied {
    let sql = "UPDATE seats SET person = NULL, name = '', setup = NULL, generation = generation + 1
               WHERE table_id = ?1 AND seat = ?2 AND person = ?3
                 AND (SELECT state FROM tables WHERE id = ?1) IN ('open', 'seated', 'committed')";
    match execute(connection, sql, params![id.as_str(), seat, person.as_str()])? {
        0 => refused(connection, id, seat, person),
        _ => reopen(connection, id, now),
    }
}

/// A holder gives a value for the shuffle. A second one of the same holder changes nothing.
pub(super) fn give_value(
    connection: &Connection,
    (id, seat): (&TableId, u8),
    person: &PersonId,
    value: &str,
) -> Applied {
    let sql = "UPDATE seats SET value = coalesce(value, ?4) WHERE table_id = ?1 AND seat = ?2 AND person = ?3
                 AND (SELECT state FROM tables WHERE id = ?1) = 'committed'";
    match execute(connection, sql, params![id.as_str(), seat, person.as_str(), value])? {
        0 => refused(connection, id, seat, person),
        _ => Ok(Ok(())),
    }
}

/// After a change of seats or set-ups: the table waits for seats or is seated, and what was committed to is void.
fn reopen(connection: &Connection, id: &TableId, now: i64) -> Applied {
    let tables = "UPDATE tables SET commitment = NULL, changed = ?2, state = CASE WHEN EXISTS (
                      SELECT 1 FROM seats WHERE table_id = ?1 AND person IS NULL AND bot IS NULL
                  ) THEN 'open' ELSE 'seated' END WHERE id = ?1";
    execute(connection, tables, params![id.as_str(), now])?;
    execute(connection, "UPDATE seats SET value = NULL WHERE table_id = ? AND value IS NOT NULL", [id.as_str()])?;
    Ok(Ok(()))
}

/// Why nothing has changed.
fn refused(connection: &Connection, id: &TableId, seat: u8, person: &PersonId) -> Applied {
    let sql = "SELECT person FROM seats WHERE table_id = ? AND seat = ? AND (person IS NOT NULL OR bot IS NOT NULL)";
    let mut statement = connection.prepare_cached(sql)?;
    let holder = statement.query_row(params![id.as_str(), seat], |row| row.get::<_, Option<String>>(0)).optional()?;
    match holder {
        Some(holder) if holder.as_deref() != Some(person.as_str()) => Ok(Err(StoreError::SeatTaken)),
        _ => moved(connection, 0, id),
    }
}

fn text(setup: Option<&SetUp>) -> Option<String> {
    setup.map(|setup| setup.0.to_string())
}
