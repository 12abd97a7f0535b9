//! The storage of the server: tables, actions, imported records and decks.
//!
//! A table is config + seed + actions; an action counts once it is written here. A damaged row becomes a
//! [`StoreError::Unreadable`], or is left out of a list. Not here: rules, positions, network, permissions. Everything of a
//! game is text or JSON to this crate.
//!
//! **The seam.** The server knows the methods of [`Store`], which is opened at a [`Location`]. Behind it is a `Backend`:
//! everything that is written is a `Change`, and each read is a function. Another database is a second implementation of
//! that trait, a second kind of location, and one more line in the tests that all of them pass (`tests/story`).

mod backend;
mod change;
mod decks;
mod error;
mod ids;
mod location;
mod rows;
mod sqlite;
mod store;
mod usage;

pub use change::Expired;
pub use decks::{DeckRow, MAX_DECK_BYTES, MAX_DECK_NAME, MAX_DECKS, NewDeck};
pub use error::StoreError;
pub use ids::{DeckId, DeckList, GameId, ImportId, PersonId, SetUp, SigningKey, TableId};
pub use location::Location;
pub use rows::{
    ActionRow, DailyRow, Holder, ImportRow, NewImport, NewTable, PERSON, PlayerRow, SeatRow, SummaryRow, TableRow,
    TableStatus,
};
pub use store::Store;
pub use usage::Usage;
