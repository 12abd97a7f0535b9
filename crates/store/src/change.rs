//! Everything that can be written. This enum is all of it.
//!
//! Not here: how a change is executed (`sqlite/apply.rs`).

use crate::{
    ActionRow, DeckId, DeckList, ImportId, NewDeck, NewImport, NewTable, PersonId, SetUp, SigningKey, TableId,
};
use atout_core::{Commitment, Seed};
use serde_json::Value;

/// What gets too old.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expired {
    /// Imported records, counted from their import.
    Imports,
    /// Saved decks, counted from their last change.
    Decks,
    /// Tables that wait or are being played, counted from their last change.
    Unfinished,
    /// Tables that are over, counted from their end.
    Finished,
}

/// One change. It is made as a whole or not at all.
#[derive(Debug)]
pub(crate) enum Change {
    /// Keeps this key, unless there is one.
    KeepKey(SigningKey),
    CreateTable(Box<NewTable>),
    /// Creates a table that begins at once, and counts it as a try at the game of a day.
    CreateDaily {
        table: Box<NewTable>,
        day: String,
        name: String,
        seed: Seed,
    },
    ScoreDaily {
        id: TableId,
        score: Value,
    },
    /// A person takes a free seat, or brings something else to a seat that the person has.
    Sit {
        id: TableId,
        seat: u8,
        person: PersonId,
        name: String,
        setup: Option<SetUp>,
    },
    /// A person gives a seat up.
    Leave {
        id: TableId,
        seat: u8,
        person: PersonId,
    },
    Commit {
        id: TableId,
        commitment: Commitment,
    },
    GiveValue {
        id: TableId,
        seat: u8,
        person: PersonId,
        value: String,
    },
    Begin {
        id: TableId,
        entropy: Vec<String>,
        seed: Seed,
    },
    Append {
        id: TableId,
        actions: Vec<ActionRow>,
        result: Option<Value>,
    },
    Finish {
        id: TableId,
        result: Value,
    },
    SetPace {
        id: TableId,
        ms: u64,
        paused: bool,
    },
    Import(Box<NewImport>),
    DeleteTable {
        id: TableId,
        maker: PersonId,
    },
    DeleteImport {
        id: ImportId,
        person: PersonId,
    },
    CreateDeck(Box<NewDeck>),
    /// Without a list only the name changes.
    UpdateDeck {
        id: DeckId,
        person: PersonId,
        name: String,
        list: Option<DeckList>,
    },
    DeleteDeck {
        id: DeckId,
        person: PersonId,
    },
    /// Deletes those of the ids that are still older than `before`.
    Expire {
        what: Expired,
        ids: Vec<String>,
        before: i64,
    },
}
