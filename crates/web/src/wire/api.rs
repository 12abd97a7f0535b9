//! Bodies of the API for programs (`/api/…`).

use super::TableState;
use atout_core::{Choice, Outcome, Seat, Stage};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Sets up a table (`POST /api/tables`).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableRequest {
    /// The game's id.
    pub game: String,
    /// Options by key; what is absent keeps its default.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// Kinds of players by seat; absent for one person against bots.
    pub seats: Option<Vec<String>>,
    /// Names by seat.
    #[serde(default)]
    pub names: Vec<Option<String>>,
    /// What each seat brings along (a deck, say), by seat; seats beyond it bring the default.
    #[serde(default)]
    pub setups: Vec<Value>,
    /// Milliseconds between two actions of bots.
    pub pace_ms: Option<u64>,
}

/// The answer to a [`TableRequest`].
#[derive(Debug, Serialize)]
pub struct CreatedTable {
    /// The hash shown before the shuffle; none while a seat is free.
    pub commitment: Option<String>,
    /// The id in addresses.
    pub id: String,
    /// The seats.
    pub seats: Vec<CreatedSeat>,
}

/// A seat of a [`CreatedTable`].
#[derive(Debug, Serialize)]
pub struct CreatedSeat {
    /// The kind of player: `human`, `heuristic`, …
    pub kind: String,
    /// Who holds it.
    pub holder: SeatHolder,
    /// The player's name.
    pub name: String,
    /// The number of the seat.
    pub seat: usize,
    /// Does the caller decide for it?
    pub yours: bool,
}

/// Who holds a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatHolder {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody yet.
    Nobody,
}

/// Takes a free seat, or brings something else to the caller's own (`PUT /api/tables/ID/seats/SEAT`).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// The name at this table; absent for a default one, or as it was.
    pub name: Option<String>,
    /// What the seat brings along (a deck, say); absent for nothing yet, or as it was.
    pub setup: Option<Value>,
}

/// The caller's value for the shuffle (`POST /api/tables/ID/ready`).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadyRequest {
    /// Hexadecimal digits of the caller's choice.
    pub value: String,
}

/// An action, a row of actions that are played as one, `resign` or `draw` (`POST /api/tables/ID/actions`).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayRequest {
    /// The seat that acts.
    pub seat: Seat,
    /// One action in the game's notation …
    pub action: Option<String>,
    /// … or a row of them.
    #[serde(default)]
    pub row: Vec<String>,
    /// The version that the caller saw.
    pub version: u64,
}

/// Where a row of actions would lead (`POST /api/tables/ID/preview`).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PreviewRequest {
    /// The seat that composes it.
    pub seat: Seat,
    /// The row so far.
    pub row: Vec<String>,
    /// The version that the caller saw.
    pub version: u64,
}

/// The answer to a [`PreviewRequest`].
#[derive(Debug, Serialize)]
pub struct PreviewSnapshot {
    /// What the seat would see.
    pub view: Value,
    /// What it could do next.
    pub choices: Vec<Choice>,
}

/// The answer to a [`ReadyRequest`] and to a [`PlayRequest`].
#[derive(Debug, Serialize)]
pub struct NewVersion {
    /// How many actions are accepted now.
    pub version: u64,
}

/// A table as a program sees it (`GET /api/tables/ID`).
#[derive(Debug, Serialize)]
pub struct TableSnapshot {
    /// The id in addresses.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// How many actions were accepted.
    pub version: u64,
    /// How far the table is.
    pub state: TableState,
    /// Which seats it waits for, or how it ended; none before the deal.
    pub stage: Option<Stage>,
    /// The seat whose view it is; none for a spectator's.
    pub seat: Option<Seat>,
    /// The version at which the decision arose that this seat has to make, if it has one to make.
    pub asked: Option<u64>,
    /// What that seat or the spectator sees; none before the deal.
    pub view: Option<Value>,
    /// What that seat may do.
    pub choices: Vec<Choice>,
    /// The seats.
    pub seats: Vec<SeatSnapshot>,
    /// The hash shown before the shuffle; none while seats or set-ups may change.
    pub commitment: Option<String>,
    /// How it ended, once it has.
    pub result: Option<Outcome>,
    /// Why a bot does not go on, in words.
    pub trouble: Option<String>,
}

/// A seat of a [`TableSnapshot`].
#[derive(Debug, Serialize)]
pub struct SeatSnapshot {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The kind of player: `human`, `heuristic`, …
    pub kind: String,
    /// Who holds it.
    pub holder: SeatHolder,
    /// Does the caller decide for it?
    pub yours: bool,
}

/// The actions that the caller may know (`GET /api/tables/ID/actions`).
#[derive(Debug, Serialize)]
pub struct ActionList {
    /// How many there are in all.
    pub version: u64,
    /// Those that the caller may know.
    pub actions: Vec<NumberedAction>,
}

/// One action of an [`ActionList`].
#[derive(Debug, Serialize)]
pub struct NumberedAction {
    /// Its number, counted from 1.
    pub n: u64,
    /// The seat that played it.
    pub seat: Seat,
    /// The action in the game's notation.
    pub action: String,
}

/// A refused request.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProblemBody {
    /// The sentence for a person.
    pub detail: String,
    /// The stable code.
    pub error: &'static str,
    /// The table's version, where the caller had another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub version: Option<u64>,
}

/// Whether the choices of the form of a new game fit together (`POST /new/GAME/check`).
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableFormCheck {
    /// What does not fit, in a sentence; none if all is well.
    pub problem: Option<String>,
    /// The number of seats that follows from the choices; none if there is a problem.
    pub seats: Option<usize>,
}
