//! What the server keeps: tables, actions, records, in one SQLite file.
//!
//! A table is config + seed + actions; an action counts once it is written here. Not here: any rule, any position, any
//! network, who may see what. Everything of a game is text or JSON to this crate.

mod actions;
mod error;
mod hidden;
mod imports;
mod open;
mod tables;

pub use actions::ActionRow;
pub use error::StoreError;
pub use hidden::Hidden;
pub use imports::{ImportRow, NewImport};
pub use open::Store;
pub use tables::{NewTable, PlayerRow, TableRow, TableStatus, TableSummary};
