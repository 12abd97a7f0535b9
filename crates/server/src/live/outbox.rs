//! The queues between tables and connections: frames that wait until a connection has sent the ones before.
//!
//! Not here: what is in a frame (`feed.rs`), and who gets which (`actor/broadcast.rs`).

use super::feed::WrittenFrame;
use crate::limits::Limits;
use tokio::sync::mpsc;

/// The longest queue that a host can ask for.
const MAX_LENGTH: u64 = 1 << 10;

/// Makes the queues of a server.
#[derive(Debug, Clone)]
pub(crate) struct Outboxes {
    /// Frames that may wait for a slow connection.
    length: usize,
}

/// Where a table puts the frames of a connection.
pub(crate) type Outbox = mpsc::Sender<WrittenFrame>;

/// Where a connection takes its frames from. They end when the table drops the connection.
pub(crate) type Frames = mpsc::Receiver<WrittenFrame>;

impl Outboxes {
    pub(crate) fn new(limits: &Limits) -> Outboxes {
        Outboxes { length: usize::try_from(limits.socket_queue.clamp(1, MAX_LENGTH)).unwrap_or(1) }
    }

    /// The queue of a new connection.
    pub(super) fn open(&self) -> (Outbox, Frames) {
        mpsc::channel(self.length)
    }
}
