//! The queues between tables and connections: frames that wait until a connection has sent the ones before.
//!
//! A queue has a length, and all queues of a server have a number of bytes together. Beyond that number a connection that
//! still has a frame to send gets no other, so it is dropped and its browser connects again; one that keeps up gets its
//! frames, one at a time, so that nobody who does not read takes the frames of those who do. Not here: what is in a frame
//! (`feed.rs`), who gets which (`actor/broadcast.rs`), and what a connection writes ahead (`socket.rs`).

use super::feed::WrittenFrame;
use crate::limits::{Limits, is_over};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::mpsc;

/// The longest queue that a host can ask for.
const MAX_LENGTH: u64 = 1 << 10;

/// Makes the queues of a server.
#[derive(Debug, Clone)]
pub(crate) struct Outboxes {
    /// Frames that may wait for a slow connection.
    length: usize,
    /// Bytes that may wait for all connections together; 0 is no limit.
    limit: u64,
    /// Bytes that wait.
    waiting: Arc<AtomicU64>,
}

/// Where a table puts the frames of a connection.
#[derive(Debug)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<WaitingFrame>,
    limit: u64,
    waiting: [Arc<AtomicU64>; 2],
}

/// Where a connection takes its frames from. They end when the table drops the connection.
pub(crate) type Frames = mpsc::Receiver<WaitingFrame>;

/// A frame that waits until it is dropped, which is when the connection has sent it.
#[derive(Debug)]
pub(crate) struct WaitingFrame {
    pub(crate) frame: WrittenFrame,
    _bytes: Bytes,
}

/// Bytes that count as waiting until this is dropped: those of the server, and those of the connection.
#[derive(Debug)]
struct Bytes {
    n: u64,
    waiting: [Arc<AtomicU64>; 2],
}

impl Outboxes {
    pub(crate) fn new(limits: &Limits) -> Outboxes {
        Outboxes {
            length: usize::try_from(limits.socket_queue.clamp(1, MAX_LENGTH)).unwrap_or(1),
            limit: limits.socket_queue_bytes,
            waiting: Arc::default(),
        }
    }

    /// The queue of a new connection.
    pub(super) fn open(&self) -> (Outbox, Frames) {
        let (queue, frames) = mpsc::channel(self.length);
        (Outbox { queue, limit: self.limit, waiting: [self.waiting.clone(), Arc::default()] }, frames)
    }

    /// Bytes that wait for all connections.
    #[cfg(test)]
    pub(super) fn n_waiting(&self) -> u64 {
        self.waiting.load(Ordering::Relaxed)
    }
}

impl Outbox {
    /// Returns false if too much waits already, here or in all queues, or if the connection is gone.
    pub(super) fn put(&self, frame: WrittenFrame) -> bool {
        let bytes = Bytes::count(frame.text.len() as u64, &self.waiting);
        let [all, own] = self.waiting.each_ref().map(|waiting| waiting.load(Ordering::Relaxed));
        let keeps_up = own == bytes.n;
        (keeps_up || !is_over(all, self.limit)) && self.queue.try_send(WaitingFrame { frame, _bytes: bytes }).is_ok()
    }
}

impl Bytes {
    fn count(n: u64, waiting: &[Arc<AtomicU64>; 2]) -> Bytes {
        for counter in waiting {
            counter.fetch_add(n, Ordering::Relaxed);
        }
        Bytes { n, waiting: waiting.clone() }
    }
}

impl Drop for Bytes {
    fn drop(&mut self) {
        for counter in &self.waiting {
            counter.fetch_sub(self.n, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_web::wire::ToBrowser;

    /// A frame of a hundred bytes.
    fn frame() -> WrittenFrame {
        let frame = |n| WrittenFrame::new(0, &ToBrowser::Gone { detail: "x".repeat(n) });
        let around = frame(0).text.len();
        frame(100 - around)
    }

    fn outboxes(limits: &[&str]) -> Outboxes {
        let mut all = Limits::default();
        limits.iter().for_each(|text| all.set(text).unwrap());
        Outboxes::new(&all)
    }

    #[test]
    fn beyond_the_bytes_of_all_queues_only_those_who_keep_up_get_frames() {
        let outboxes = outboxes(&["socket-queue-bytes=1000"]);
        let (idle, _unread) = outboxes.open();
        assert!((0..10).all(|_| idle.put(frame())));
        assert!(!idle.put(frame()), "it would be an eleventh");
        let (reader, mut frames) = outboxes.open();
        for _ in 0..20 {
            assert!(reader.put(frame()));
            assert!(frames.try_recv().is_ok());
        }
        assert!(reader.put(frame()) && !reader.put(frame()), "a second one before the first is sent is too much");
        assert_eq!(outboxes.n_waiting(), 1_100);
        drop((frames, _unread));
        assert_eq!(outboxes.n_waiting(), 0, "what is not sent any more waits no longer");
        let (next, _frames) = outboxes.open();
        assert!((0..10).all(|_| next.put(frame())));
    }

    #[test]
    fn a_queue_has_a_length_of_its_own() {
        let outboxes = outboxes(&["socket-queue=2", "socket-queue-bytes=0"]);
        let (outbox, mut frames) = outboxes.open();
        assert!(outbox.put(frame()) && outbox.put(frame()) && !outbox.put(frame()));
        assert_eq!(outboxes.n_waiting(), 200);
        assert!(frames.try_recv().is_ok() && outbox.put(frame()));
    }
}
