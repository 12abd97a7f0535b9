//! Bodies of the API for decks (`/api/decks/…`).

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The caller's decks and the ready ones (`GET /api/decks/GAME`).
#[derive(Debug, Serialize)]
pub struct DeckList {
    /// The caller's own, the last changed first.
    pub decks: Vec<DeckEntry>,
    /// Those that come with the game.
    pub ready: Vec<DeckEntry>,
}

/// A deck in a [`DeckList`].
#[derive(Debug, Serialize)]
pub struct DeckEntry {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// Saves a deck (`POST /api/decks/GAME`, `PUT /api/decks/GAME/ID`).
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SaveDeck {
    /// Its name.
    pub name: String,
    /// Its cards, as people write them; absent to change the name only.
    #[cfg_attr(test, ts(optional))]
    pub list: Option<String>,
}

/// A deck of the caller's.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SavedDeck {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its cards by id: the same in every language.
    pub list: String,
    /// Its cards by name.
    pub text: String,
}

/// A deck that is being built (`POST /api/decks/GAME/check`, `/lands`, `/hand`).
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DeckQuestion {
    /// Its cards, as people write them.
    pub list: String,
    /// The options of the game that it is built for.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable, type = "Record<string, unknown>"))]
    pub options: Map<String, Value>,
    /// How many hands were given back before this one.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<usize>"))]
    pub mulligans: usize,
}

/// What is to say about a deck that is being built.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeckAnswer {
    /// Its cards by id; none if the list cannot be read.
    pub list: Option<String>,
    /// Its cards by name.
    pub text: String,
    /// How many cards it has, without the sideboard.
    pub n_cards: usize,
    /// Why it cannot be read or is not legal; none if it is legal.
    pub problem: Option<String>,
    /// Its panel in the builder.
    pub html: String,
}

/// An opening hand of a deck that is being built.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HandAnswer {
    /// The cards by id.
    pub cards: Vec<String>,
    /// The hand for the builder.
    pub html: String,
}
