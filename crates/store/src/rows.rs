//! What is stored, as plain data.
//!
//! Not here: reading and writing it (`sqlite`).

use crate::{GameId, ImportId, PersonId, SetUp, TableId};
use atout_core::{Commitment, Secret, Seed};
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
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// Version of the game's rules.
    pub rules: u32,
    /// The checked config.
    pub config: Value,
    /// What each seat brought along, by seat; none where nobody brings anything.
    pub setups: Vec<SetUp>,
    /// The content that the config names, as JSON, if the game has any.
    pub content: Option<Value>,
    /// The players by seat.
    pub players: Vec<PlayerRow>,
    /// The person who makes it.
    pub maker: PersonId,
    /// Does a bot that thinks for long sit there? Which ones do is the server's to say.
    pub slow: bool,
    /// What the host has committed itself to.
    pub secret: Secret,
    /// The public hash of the secret and the set-ups.
    pub commitment: Commitment,
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
    pub seed: Option<Seed>,
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
    pub id: GameId,
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

/// A try at the game of a day.
#[derive(Debug, Clone, PartialEq)]
pub struct DailyRow {
    /// The id of its table.
    pub table_id: TableId,
    /// The day: `2025-06-24`.
    pub day: String,
    /// The person who tries.
    pub person: PersonId,
    /// The displayed name; empty for a default one.
    pub name: String,
    /// Is it the first try of this person on this day?
    pub counts: bool,
    /// What it came to, as JSON; none before its end, or if nobody has asked since.
    pub score: Option<Value>,
    /// The status of its table; none if the table was deleted.
    pub state: Option<TableStatus>,
    /// The time of its start, in seconds since 1970.
    pub created: i64,
    /// The time of its table's last change, in seconds since 1970; that of its start if the table was deleted.
    pub changed: i64,
}

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

/// A record that is about to be stored.
#[derive(Debug, Clone)]
pub struct NewImport {
    /// Its id in addresses.
    pub id: ImportId,
    /// The person who opened it.
    pub person: PersonId,
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
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportRow {
    /// The game's id.
    pub game: String,
    /// The whole record as text.
    pub record: String,
}
