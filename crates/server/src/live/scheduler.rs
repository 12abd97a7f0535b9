//! Shares the processor among bots that think for long.
//!
//! A thought needs a slot to run; there is one slot for every core. A thought has its slot for one time slice. Then, if
//! another thought waits, it gives the slot away and its thread sleeps until its next turn. Turns go round over tables,
//! not over thoughts: a table with eight bots gets as much of the processor as a table with one. A free slot goes to the
//! table that has the fewest slots, and among equals to the one that has waited longest. A table finishes the thoughts
//! that it has started before it starts more, so that few threads are enough.
//!
//! Every started thought has a thread of tokio's blocking pool. At most [`MAX_STARTED`] are started at the same time;
//! more thoughts wait in the queue without a thread until one ends.
//!
//! Dropping the future of a thought cancels it. Not here: what bots think about (`actor/thinking.rs`), and bots that
//! answer at once, which need no slot (`bots.rs`).

use atout_core::Control;
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use tokio::task::{JoinError, spawn_blocking};

/// How long a thought keeps its slot while others wait. A person does not notice such a pause.
const SLICE: Duration = Duration::from_millis(30);

/// The most thoughts that have a thread: half of tokio's blocking pool, so that other blocking work never waits for it.
const MAX_STARTED: usize = 256;

/// The scheduler of a server. Clones share the slots.
#[derive(Clone)]
pub(crate) struct Scheduler(Arc<Shared>);

struct Shared {
    slice: Duration,
    max_started: usize,
    queue: Mutex<Queue>,
}

struct Queue {
    /// Slots that no thought has.
    n_free: usize,
    /// Thoughts that have a thread.
    started: Vec<Arc<Ticket>>,
    /// Tables that think or wait.
    tables: HashMap<String, TableQueue>,
    /// Counts ends of turns, to tell which table has waited longest.
    now: u64,
    /// The server stops: nothing starts any more.
    closed: bool,
}

/// The thoughts of one table.
#[derive(Default)]
struct TableQueue {
    /// How many slots it has.
    n_slots: usize,
    /// When its last turn ended, or when it came.
    waits_since: u64,
    /// Started thoughts whose threads sleep, in order.
    paused: VecDeque<Arc<Ticket>>,
    /// Thoughts without a thread, in order.
    fresh: VecDeque<FreshThought>,
}

struct FreshThought {
    ticket: Arc<Ticket>,
    grant: oneshot::Sender<Slot>,
}

/// One thought. The flags change only while the queue is locked.
struct Ticket {
    table: String,
    has_slot: AtomicBool,
    cancelled: AtomicBool,
    /// Wakes the thought's thread.
    wake: Condvar,
}

impl Scheduler {
    /// One slot for every core.
    pub(crate) fn new() -> Scheduler {
        Scheduler::with(std::thread::available_parallelism().map_or(1, usize::from), SLICE, MAX_STARTED)
    }

    fn with(n_slots: usize, slice: Duration, max_started: usize) -> Scheduler {
        let queue = Queue { n_free: n_slots, started: Vec::new(), tables: HashMap::new(), now: 0, closed: false };
        Scheduler(Arc::new(Shared { slice, max_started, queue: Mutex::new(queue) }))
    }

    /// Runs a thought of a table on another thread, in turn with all others. None: the scheduler was closed first.
    ///
    /// Dropping the future cancels the thought: it leaves the queue, or its control tells it to end.
    ///
    /// # Errors
    /// The thought panicked.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        table: &str,
        thought: impl FnOnce(&dyn Control) -> T + Send + 'static,
    ) -> Option<Result<T, JoinError>> {
        let ticket = Arc::new(Ticket {
            table: table.to_owned(),
            has_slot: AtomicBool::new(false),
            cancelled: AtomicBool::new(false),
            wake: Condvar::new(),
        });
        let _guard = CancelOnDrop { shared: &self.0, ticket: ticket.clone() };
        let (grant, granted) = oneshot::channel();
        self.0.add(FreshThought { ticket, grant });
        let slot = granted.await.ok()?;
        Some(spawn_blocking(move || thought(&slot)).await)
    }

    /// Cancels all thoughts and starts no more.
    pub(crate) fn close(&self) {
        let mut queue = self.0.lock();
        queue.closed = true;
        for ticket in &queue.started {
            ticket.cancel();
        }
        for table in queue.tables.values_mut() {
            table.paused.clear();
            table.fresh.clear();
        }
    }
}

impl Shared {
    /// The queue is consistent whenever it is unlocked, so a panic elsewhere does no harm.
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(self: &Arc<Self>, thought: FreshThought) {
        let mut queue = self.lock();
        if queue.closed {
            return;
        }
        queue.now += 1;
        let now = queue.now;
        let name = thought.ticket.table.clone();
        let table = queue.tables.entry(name).or_insert_with(|| TableQueue { waits_since: now, ..Default::default() });
        table.fresh.push_back(thought);
        let unwanted = self.grant(&mut queue);
        drop(queue);
        // Dropping a slot locks the queue.
        drop(unwanted);
    }

    /// Gives free slots to waiting thoughts. Returns slots that were not wanted any more; the caller drops them once
    /// the queue is unlocked.
    fn grant(self: &Arc<Self>, queue: &mut Queue) -> Vec<Slot> {
        let mut unwanted = Vec::new();
        while queue.n_free > 0 {
            let may_start = queue.started.len() < self.max_started;
            let waiting = queue.tables.values_mut().filter(|table| table.waits(may_start));
            let Some(table) = waiting.min_by_key(|table| (table.n_slots, table.waits_since)) else { break };
            let (ticket, grant) = match table.paused.pop_front() {
                Some(ticket) => (ticket, None),
                None => match table.fresh.pop_front() {
                    Some(FreshThought { ticket, grant }) => (ticket, Some(grant)),
                    None => break,
                },
            };
            table.n_slots += 1;
            queue.n_free -= 1;
            ticket.has_slot.store(true, Ordering::Relaxed);
            match grant {
                None => ticket.wake.notify_one(),
                Some(grant) => {
                    queue.started.push(ticket.clone());
                    let slot = Slot { shared: self.clone(), ticket, slice_began: Mutex::new(Instant::now()) };
                    unwanted.extend(grant.send(slot).err());
                }
            }
        }
        unwanted
    }

    fn cancel(&self, ticket: &Arc<Ticket>) {
        let mut queue = self.lock();
        ticket.cancel();
        if let Some(table) = queue.tables.get_mut(&ticket.table) {
            table.paused.retain(|other| !Arc::ptr_eq(other, ticket));
            table.fresh.retain(|other| !Arc::ptr_eq(&other.ticket, ticket));
        }
        queue.forget_if_empty(&ticket.table);
    }
}

impl Queue {
    /// Takes the slot of a thought, if it has one.
    fn free_slot_of(&mut self, ticket: &Ticket) {
        if !ticket.has_slot.swap(false, Ordering::Relaxed) {
            return;
        }
        self.n_free += 1;
        self.now += 1;
        if let Some(table) = self.tables.get_mut(&ticket.table) {
            table.n_slots -= 1;
            table.waits_since = self.now;
        }
    }

    fn forget_if_empty(&mut self, table: &str) {
        let is_empty = |table: &TableQueue| table.n_slots == 0 && !table.waits(true);
        if self.tables.get(table).is_some_and(is_empty) {
            self.tables.remove(table);
        }
    }
}

impl TableQueue {
    /// Has it a thought that could use a slot now?
    fn waits(&self, may_start: bool) -> bool {
        !self.paused.is_empty() || (may_start && !self.fresh.is_empty())
    }
}

impl Ticket {
    /// The queue has to be locked: a thread that is about to sleep must not miss this.
    fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
        self.wake.notify_one();
    }
}

/// The right of a started thought to run, in turn with others. Dropping it ends the thought for the scheduler.
struct Slot {
    shared: Arc<Shared>,
    ticket: Arc<Ticket>,
    slice_began: Mutex<Instant>,
}

impl Control for Slot {
    fn is_cancelled(&self) -> bool {
        self.ticket.cancelled.load(Ordering::Relaxed)
    }

    fn pause(&self) -> Duration {
        let mut slice_began = self.slice_began.lock().unwrap_or_else(PoisonError::into_inner);
        let paused_at = Instant::now();
        if paused_at - *slice_began < self.shared.slice || self.is_cancelled() {
            return Duration::ZERO;
        }
        let mut queue = self.shared.lock();
        let may_start = queue.started.len() < self.shared.max_started;
        if queue.tables.values().any(|table| table.waits(may_start)) && !self.is_cancelled() {
            queue.free_slot_of(&self.ticket);
            if let Some(table) = queue.tables.get_mut(&self.ticket.table) {
                table.paused.push_back(self.ticket.clone());
            }
            let unwanted = self.shared.grant(&mut queue);
            drop(queue);
            drop(unwanted);
            queue = self.shared.lock();
            while !self.ticket.has_slot.load(Ordering::Relaxed) && !self.is_cancelled() {
                queue = self.ticket.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
            }
        }
        drop(queue);
        *slice_began = Instant::now();
        *slice_began - paused_at
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut queue = self.shared.lock();
        queue.started.retain(|other| !Arc::ptr_eq(other, &self.ticket));
        queue.free_slot_of(&self.ticket);
        queue.forget_if_empty(&self.ticket.table);
        let unwanted = self.shared.grant(&mut queue);
        drop(queue);
        drop(unwanted);
    }
}

/// Cancels a thought when its future is dropped. After the end of the thought this changes nothing.
struct CancelOnDrop<'s> {
    shared: &'s Shared,
    ticket: Arc<Ticket>,
}

impl Drop for CancelOnDrop<'_> {
    fn drop(&mut self) {
        self.shared.cancel(&self.ticket);
    }
}

#[cfg(test)]
mod tests;
