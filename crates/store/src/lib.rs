//! The storage of the server: tables, actions, imported records and decks.
//!
//! A table is config + seed + actions; an action counts once it is written here. A damaged row becomes a
//! [`StoreError::Unreadable`], or is left out of a list. Not here: rules, positions, network, permissions. Everything of a
//! game is text or JSON to this crate.
//!
//! **The seam.** The server knows the methods of [`Store`]. Everything that is written is a `Change`, and SQLite is behind
//! `sqlite::Database`. Another database would be a second module with the same functions as `Database` (`write` for
//! every `Change`, one function for each read, `close`), and would pass the same tests (`tests/story`).

mod change;
mod decks;
mod error;
mod ids;
mod rows;
mod sqlite;
mod store;
mod usage;

pub use change::Expired;
pub use decks::{DeckRow, MAX_DECK_BYTES, MAX_DECK_NAME, MAX_DECKS, NewDeck};
pub use error::StoreError;
pub use ids::{DeckId, DeckList, GameId, ImportId, PersonId, SetUp, TableId};
pub use rows::{ActionRow, DailyRow, ImportRow, NewImport, NewTable, PlayerRow, SummaryRow, TableRow, TableStatus};
pub use store::Store;
pub use usage::Usage;
