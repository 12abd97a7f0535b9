//! The saved decks. Every statement names the person, so that nobody reads or changes another person's deck.

use super::decode::{self, ReadError};
use crate::decks::{MAX_DECKS, NewDeck};
use crate::{DeckId, DeckList, DeckRow, PersonId, StoreError};
use rusqlite::{Connection, params};

const COLUMNS: &str = "SELECT id, game, name, list, changed FROM decks";

/// A deck of this person.
pub(super) fn one(connection: &Connection, id: &DeckId, person: &PersonId) -> Result<DeckRow, ReadError> {
    let mut statement = connection.prepare_cached(&format!("{COLUMNS} WHERE id = ? AND person = ?"))?;
    let mut rows = statement.query(params![id.as_str(), person.as_str()])?;
    decode::deck(rows.next()?.ok_or(rusqlite::Error::QueryReturnedNoRows)?)
}

/// The decks of a person for a game that can be read. One damaged row must not hide all others, so it is logged and left
/// out.
pub(super) fn list(connection: &Connection, person: &PersonId, game: &str) -> Result<Vec<DeckRow>, ReadError> {
    let sql = format!("{COLUMNS} WHERE person = ? AND game = ? ORDER BY changed DESC, name, id");
    let mut statement = connection.prepare_cached(&sql)?;
    let (mut rows, mut list) = (statement.query(params![person.as_str(), game])?, Vec::new());
    while let Some(row) = rows.next()? {
        match decode::deck(row) {
            Ok(deck) => list.push(deck),
            Err(ReadError::Damaged(reason)) => tracing::warn!("a saved deck is left out of a list: {reason}"),
            Err(error) => return Err(error),
        }
    }
    Ok(list)
}

/// Writes a new deck, unless its person has as many as allowed.
pub(super) fn create(connection: &Connection, deck: &NewDeck, now: i64) -> super::apply::Applied {
    let count = "SELECT COUNT(*) FROM decks WHERE person = ?";
    let n: u32 = connection.prepare_cached(count)?.query_row([deck.person.as_str()], |row| row.get(0))?;
    if n >= MAX_DECKS {
        return Ok(Err(StoreError::TooManyDecks));
    }
    let sql = "INSERT INTO decks (id, person, game, name, list, created, changed) VALUES (?, ?, ?, ?, ?, ?, ?)";
    let (person, list) = (deck.person.as_str(), deck.list.as_str());
    connection.prepare_cached(sql)?.execute(params![deck.id.as_str(), person, deck.game, deck.name, list, now, now])?;
    Ok(Ok(()))
}

/// Changes name and list; without a list only the name.
pub(super) fn change(
    connection: &Connection,
    id: &DeckId,
    person: &PersonId,
    name: &str,
    list: Option<&DeckList>,
    now: i64,
) -> super::apply::Applied {
    let sql = "UPDATE decks SET name = ?, list = coalesce(?, list), changed = ? WHERE id = ? AND person = ?";
    let list = list.map(DeckList::as_str);
    let n = connection.prepare_cached(sql)?.execute(params![name, list, now, id.as_str(), person.as_str()])?;
    Ok(if n == 0 { Err(StoreError::NotFound) } else { Ok(()) })
}

/// Deletes a deck of this person.
pub(super) fn delete(connection: &Connection, id: &DeckId, person: &PersonId) -> super::apply::Applied {
    let sql = "DELETE FROM decks WHERE id = ? AND person = ?";
    let n = connection.prepare_cached(sql)?.execute(params![id.as_str(), person.as_str()])?;
    Ok(if n == 0 { Err(StoreError::NotFound) } else { Ok(()) })
}
