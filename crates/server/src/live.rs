//! Live tables: one task per table that is being looked at or played.
//!
//! The task alone owns the game. It is started by whoever first touches the table, reads it from the store, and ends
//! when nobody has touched it for a while. Not here: HTTP, sockets, HTML.

mod actor;
mod bots;
mod command;
mod frame;
mod registry;
mod scheduler;
mod seated;
mod words;

pub(crate) use command::{Asker, ConnectionId, Sight};
pub(crate) use registry::Tables;
pub(crate) use seated::Seated;
pub(crate) use words::result;
