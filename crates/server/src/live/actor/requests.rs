//! The requests that a table answers: one type each, with its answer.
//!
//! A new one is a type in a module here, a line below, and the message or address that it comes from (`socket.rs`,
//! `api.rs`). Not here: what several of them do (`actor.rs`, `broadcast.rs`), and the rules of a loaded table
//! (`loaded.rs`).

mod actions;
mod orders;
mod pace;
mod page;
mod play;
mod preview;
mod ready;
mod seat;
mod snapshot;
mod wake;
mod watch;
mod why;

pub(crate) use actions::Actions;
pub(crate) use orders::SetOrders;
pub(crate) use pace::SetPace;
pub(crate) use page::Page;
pub(crate) use play::Play;
pub(crate) use preview::Preview;
pub(crate) use ready::Ready;
pub(crate) use seat::{Sit, StandUp};
pub(crate) use snapshot::{Snapshot, ViewRequest};
pub(crate) use wake::{Awaited, Deleted, Wake};
pub(crate) use watch::{ConnectionId, Join, Joined, Leave, Uncover};
pub(crate) use why::Why;
