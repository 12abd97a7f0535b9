//! What is stored, as plain data.
//!
//! Not here: reading and writing it (`sqlite`).

use crate::{GameId, ImportId, PersonId, SetUp, TableId};
use atout_core::{Commitment, Secret, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The kind of a seat that a person plays, in [`PlayerRow::kind`].
pub const PERSON: &str = "human";

/// Name and kind of a player, as records have them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerRow {
    /// The displayed name.
    pub name: String,
    /// `human`, `heuristic`, `search:ms=200`, …
    pub kind: String,
}

/// Who plays a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet: the seat waits for a person.
    Nobody,
    /// A person.
    Person(PersonId),
    /// A bot of this kind: `heuristic`, `search:ms=200`, …
    Bot(String),
}

/// A seat of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// The displayed name; empty for a default one.
    pub name: String,
    /// Who plays it. Nothing else gives the right to act and to see.
    pub holder: Holder,
    /// What it brings along; none where nothing was brought. Private to the seat.
    pub setup: Option<SetUp>,
    /// The holder's value for the shuffle.
    pub value: Option<String>,
    /// How often the seat has changed hands.
    pub generation: u64,
}

impl SeatRow {
    /// A seat of a new table.
    #[must_use]
    pub fn new(name: String, holder: Holder, setup: Option<SetUp>) -> SeatRow {
        SeatRow { name, holder, setup, value: None, generation: 0 }
    }

    /// Is it held by this person?
    #[must_use]
    pub fn is_held_by(&self, person: &PersonId) -> bool {
        matches!(&self.holder, Holder::Person(holder) if holder == person)
    }

    /// The kind of its player, as records have it.
    #[must_use]
    pub fn kind(&self) -> &str {
        match &self.holder {
            Holder::Bot(kind) => kind,
            Holder::Person(_) | Holder::Nobody => PERSON,
        }
    }
}

/// How far a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableStatus {
    /// A seat is free.
    Open,
    /// All seats are taken, but somebody may still bring something.
    Seated,
    /// The host has shown what it commits itself to, set-ups included, and waits for the players' values for the shuffle.
    Committed,
    /// The cards are dealt: the game is being played.
    Dealt,
    /// The game is over.
    Over,
}

impl TableStatus {
    pub(crate) fn parse(text: &str) -> Option<TableStatus> {
        match text {
            "open" => Some(TableStatus::Open),
            "seated" => Some(TableStatus::Seated),
            "committed" => Some(TableStatus::Committed),
            "dealt" => Some(TableStatus::Dealt),
            "over" => Some(TableStatus::Over),
            _ => None,
        }
    }

    pub(crate) fn as_str(self) -> &'static str {
        match self {
            TableStatus::Open => "open",
            TableStatus::Seated => "seated",
            TableStatus::Committed => "committed",
            TableStatus::Dealt => "dealt",
            TableStatus::Over => "over",
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
    /// The content that the config names, as JSON, if the game has any.
    pub content: Option<Value>,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// The person who makes it. That gives no right to a seat.
    pub maker: PersonId,
    /// Does a bot that thinks for long sit there? Which ones do is the server's to say.
    pub slow: bool,
    /// What the host commits itself to.
    pub secret: Secret,
    /// The public hash of the secret and the set-ups; none while seats or set-ups may change.
    pub commitment: Option<Commitment>,
    /// The minimum time between two actions of bots, in milliseconds.
    pub pace_ms: Option<u64>,
}

impl NewTable {
    /// How far a table is that begins like this.
    pub(crate) fn status(&self) -> TableStatus {
        match &self.commitment {
            Some(_) => TableStatus::Committed,
            None if self.seats.iter().any(|seat| seat.holder == Holder::Nobody) => TableStatus::Open,
            None => TableStatus::Seated,
        }
    }
}

/// A stored table.
#[derive(Debug, Clone)]
pub struct TableRow {
    /// What it was made of, with the seats and the commitment as they are now.
    pub made: NewTable,
    /// The players' values for the shuffle.
    pub entropy: Vec<String>,
    /// The seed of all randomness; none before the deal.
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
    /// The seats of the person whose list it is.
    pub held: Vec<u8>,
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
