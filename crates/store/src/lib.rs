//! The storage of the server: tables, actions and imported records in one SQLite file.
//!
//! A table is config + seed + actions; an action counts once it is written here. A damaged row becomes a
//! [`StoreError::Unreadable`], or is left out of a list. Not here: rules, positions, network, permissions. Everything of a
//! game is text or JSON to this crate.

mod actions;
mod decode;
mod error;
mod hidden;
mod imports;
mod open;
mod tables;
mod usage;

pub use actions::ActionRow;
pub use error::StoreError;
pub use hidden::Hidden;
pub use imports::{ImportRow, NewImport};
pub use open::Store;
pub use tables::{NewTable, PlayerRow, SummaryRow, TableRow, TableStatus};
pub use usage::Usage;
