//! The decks of visitors. Every statement names the owner, so that nobody reads or changes another visitor's deck.

use super::Database;
use super::decode::{self, ReadError};
use crate::decks::{MAX_DECKS, NewDeck};
use crate::{DeckRow, Hidden, StoreError};
use rusqlite::{Connection, Params, params};

const COLUMNS: &str = "SELECT id, game, name, list, changed FROM decks";

impl Database {
    pub(crate) async fn deck(&self, id: &str, owner: &Hidden) -> Result<DeckRow, StoreError> {
        let (key, owner, sql) = (id.to_owned(), owner.clone(), format!("{COLUMNS} WHERE id = ? AND owner = ?"));
        let query = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(&sql)?;
            let mut rows = statement.query(params![key, owner.reveal()])?;
            decode::deck(rows.next()?.ok_or(rusqlite::Error::QueryReturnedNoRows)?)
        };
        self.read(id, query).await
    }

    pub(crate) async fn decks_of(&self, owner: &Hidden, game: &str) -> Result<Vec<DeckRow>, StoreError> {
        let (owner, game) = (owner.clone(), game.to_owned());
        let sql = format!("{COLUMNS} WHERE owner = ? AND game = ? ORDER BY changed DESC, name, id");
        self.read("", move |connection| list(connection, &sql, params![owner.reveal(), game])).await
    }
}

/// The rows that can be read. One damaged row must not hide all others, so it is logged and left out.
fn list(connection: &Connection, sql: &str, params: impl Params) -> Result<Vec<DeckRow>, ReadError> {
    let mut statement = connection.prepare_cached(sql)?;
    let (mut rows, mut list) = (statement.query(params)?, Vec::new());
    while let Some(row) = rows.next()? {
        match decode::deck(row) {
            Ok(deck) => list.push(deck),
            Err(ReadError::Damaged(reason)) => tracing::warn!("a saved deck is left out of a list: {reason}"),
            Err(error) => return Err(error),
        }
    }
    Ok(list)
}

/// Writes a new deck, unless its owner has as many as allowed.
pub(super) fn create(connection: &Connection, deck: &NewDeck, now: i64) -> super::apply::Applied {
    let count = "SELECT COUNT(*) FROM decks WHERE owner = ?";
    let n: u32 = connection.prepare_cached(count)?.query_row([deck.owner.reveal()], |row| row.get(0))?;
    if n >= MAX_DECKS {
        return Ok(Err(StoreError::TooManyDecks));
    }
    let sql = "INSERT INTO decks (id, owner, game, name, list, created, changed) VALUES (?, ?, ?, ?, ?, ?, ?)";
    let (owner, list) = (deck.owner.reveal(), deck.list.reveal());
    connection.prepare_cached(sql)?.execute(params![deck.id, owner, deck.game, deck.name, list, now, now])?;
    Ok(Ok(()))
}

/// Changes name and list; without a list only the name.
pub(super) fn change(
    connection: &Connection,
    id: &str,
    owner: &Hidden,
    name: &str,
    list: Option<&Hidden>,
    now: i64,
) -> super::apply::Applied {
    let sql = "UPDATE decks SET name = ?, list = coalesce(?, list), changed = ? WHERE id = ? AND owner = ?";
    let list = list.map(Hidden::reveal);
    let n = connection.prepare_cached(sql)?.execute(params![name, list, now, id, owner.reveal()])?;
    Ok(if n == 0 { Err(StoreError::NotFound) } else { Ok(()) })
}

/// Deletes a deck of this owner.
pub(super) fn delete(connection: &Connection, id: &str, owner: &Hidden) -> super::apply::Applied {
    let sql = "DELETE FROM decks WHERE id = ? AND owner = ?";
    let n = connection.prepare_cached(sql)?.execute(params![id, owner.reveal()])?;
    Ok(if n == 0 { Err(StoreError::NotFound) } else { Ok(()) })
}
