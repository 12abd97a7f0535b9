//! Live tables: one task for each table that is watched or played.
//!
//! Only the task has the game. The first request for a table starts its task, which loads the table from the store and
//! ends after some time without requests, connections and bots that think. Not here: HTTP, sockets, HTML.

mod actor;
mod bots;
mod feed;
mod frame;
mod loaded;
mod outbox;
mod registry;
mod request;
mod resume;
mod scheduler;
mod status_line;

pub(crate) use actor::requests::{
    Actions, Awaited, Join, Joined, Leave, Page, Play, Preview, Ready, SetOrders, SetPace, Sit, Snapshot, StandUp,
    Uncover, ViewRequest, Wake, Why,
};
pub(crate) use bots::is_quick;
pub(crate) use loaded::{LoadedTable, learn_content, only_seat, setups_of, unreadable};
pub(crate) use outbox::WaitingFrame;
pub(crate) use registry::Tables;
pub(crate) use request::{Request, Requester};
pub(crate) use resume::resume;
pub(crate) use status_line::result_sentence;
