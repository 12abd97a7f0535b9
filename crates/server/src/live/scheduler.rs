//! Shares the processor among bots that think for long.
//!
//! A thought needs a slot to run; there is one slot for every core. A thought has its slot for one time slice. Then, if
//! another thought waits, it gives the slot away and its thread sleeps until its next turn. Turns go round over addresses
//! first, then over the people who made tables from there, then over the tables of one maker, and not over thoughts: who
//! has six hundred tables, or a hundred cookies, gets no more than somebody with one table. At each of these levels a
//! free slot goes to the branch that has the fewest slots, and among equals to the one that has waited longest
//! ([`Branch`]). A table finishes the thoughts that it has started before it starts more, so that few threads are enough.
//!
//! Every started thought has a thread of tokio's blocking pool. How many there may be is limited for all together, and
//! for each address and maker ([`Threads`]); more thoughts wait in the queue without a thread until one ends. An address
//! that has none may start its first even when the others have all of theirs.
//!
//! Dropping the future of a thought cancels it. Not here: what bots think about (`actor/thinking.rs`), and bots that
//! answer at once, which need no slot (`bots.rs`).

use crate::limits::Key;
use atout_core::Control;
use atout_store::{PersonId, TableId};
use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use tokio::task::{JoinError, spawn_blocking};

/// How long a thought keeps its slot while others wait. A person does not notice such a pause.
const SLICE: Duration = Duration::from_millis(30);

/// The most thoughts that have a thread. Together they leave a quarter of tokio's blocking pool, so that other blocking
/// work never waits for them.
const THREADS: Threads = Threads { all: 256, first: 128, address: 64, maker: 16 };

/// How many thoughts may have a thread.
#[derive(Debug, Clone, Copy)]
struct Threads {
    /// In all …
    all: usize,
    /// … and so many more, if each is the only one of its address.
    first: usize,
    /// Those of one address.
    address: usize,
    /// Those of one maker at one address.
    maker: usize,
}

/// For whom a bot thinks.
#[derive(Debug, Clone)]
pub(crate) struct Party {
    /// The address that the table's maker last came from; none if the maker has not come since the server started.
    pub(crate) address: Option<Key>,
    /// Who made the table.
    pub(crate) maker: PersonId,
    pub(crate) table: TableId,
}

/// The scheduler of a server. Clones share the slots.
#[derive(Clone)]
pub(crate) struct Scheduler(Arc<Shared>);

struct Shared {
    slice: Duration,
    threads: Threads,
    hasher: RandomState,
    queue: Mutex<Queue>,
}

/// The branches that a table belongs to, by key: its address, its maker at that address, and the table itself.
type Path = [u64; 3];

struct Queue {
    /// Slots that no thought has.
    n_free: usize,
    /// Thoughts that have a thread.
    started: Vec<Arc<Ticket>>,
    /// Tables that think or wait, by their own key.
    tables: HashMap<u64, TableQueue>,
    /// The branches of those tables.
    branches: HashMap<u64, Branch>,
    /// Counts ends of turns, to tell which branch has waited longest.
    now: u64,
    /// The server stops: nothing starts any more.
    closed: bool,
}

/// An address, a maker or a table: what the turns of one level go round over.
#[derive(Default)]
struct Branch {
    n_tables: usize,
    /// How many slots it has.
    n_slots: usize,
    /// When its last turn ended, or when it came.
    waits_since: u64,
    /// Its thoughts that have a thread.
    n_started: usize,
}

/// The thoughts of one table.
struct TableQueue {
    path: Path,
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
    path: Path,
    has_slot: AtomicBool,
    cancelled: AtomicBool,
    /// Wakes the thought's thread.
    wake: Condvar,
}

impl Scheduler {
    /// One slot for every core.
    pub(crate) fn new() -> Scheduler {
        Scheduler::with(std::thread::available_parallelism().map_or(1, usize::from), SLICE, THREADS)
    }

    fn with(n_slots: usize, slice: Duration, threads: Threads) -> Scheduler {
        let queue = Queue {
            n_free: n_slots,
            started: Vec::new(),
            tables: HashMap::new(),
            branches: HashMap::new(),
            now: 0,
            closed: false,
        };
        Scheduler(Arc::new(Shared { slice, threads, hasher: RandomState::new(), queue: Mutex::new(queue) }))
    }

    /// Runs a thought on another thread, in turn with all others. None: the scheduler was closed first.
    ///
    /// Dropping the future cancels the thought: it leaves the queue, or its control tells it to end.
    ///
    /// # Errors
    /// The thought panicked.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        party: &Party,
        thought: impl FnOnce(&dyn Control) -> T + Send + 'static,
    ) -> Option<Result<T, JoinError>> {
        let ticket = Arc::new(Ticket {
            path: self.0.path(party),
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

    /// The keys are hashes under a secret of this process, so nobody can choose two that collide.
    fn path(&self, Party { address, maker, table }: &Party) -> Path {
        let hash = |level: u8, maker: Option<&PersonId>, table: Option<&TableId>| {
            self.hasher.hash_one((level, address, maker, table))
        };
        [hash(0, None, None), hash(1, Some(maker), None), hash(2, Some(maker), Some(table))]
    }

    fn add(self: &Arc<Self>, thought: FreshThought) {
        let mut queue = self.lock();
        if queue.closed {
            return;
        }
        queue.table(thought.ticket.path).fresh.push_back(thought);
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
            let Some((ticket, grant)) = queue.take_next(&self.threads) else { break };
            queue.n_free -= 1;
            queue.each_branch(ticket.path, |branch| branch.n_slots += 1);
            ticket.has_slot.store(true, Ordering::Relaxed);
            match grant {
                None => ticket.wake.notify_one(),
                Some(grant) => {
                    queue.started.push(ticket.clone());
                    queue.each_branch(ticket.path, |branch| branch.n_started += 1);
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
        if let Some(table) = queue.table_of(ticket) {
            table.paused.retain(|other| !Arc::ptr_eq(other, ticket));
            table.fresh.retain(|other| !Arc::ptr_eq(&other.ticket, ticket));
        }
        queue.forget_if_empty(ticket.path);
    }
}

impl Queue {
    /// The queue of a table, which is new if it has no thoughts yet.
    fn table(&mut self, path: Path) -> &mut TableQueue {
        let Queue { tables, branches, now, .. } = self;
        tables.entry(path[2]).or_insert_with(|| {
            for key in path {
                *now += 1;
                let waits_since = *now;
                branches.entry(key).or_insert_with(|| Branch { waits_since, ..Branch::default() }).n_tables += 1;
            }
            TableQueue { path, paused: VecDeque::new(), fresh: VecDeque::new() }
        })
    }

    fn table_of(&mut self, ticket: &Ticket) -> Option<&mut TableQueue> {
        self.tables.get_mut(&ticket.path[2])
    }

    fn each_branch(&mut self, path: Path, change: impl Fn(&mut Branch)) {
        for key in path {
            self.branches.get_mut(&key).into_iter().for_each(&change);
        }
    }

    /// Takes the thought out whose turn it is, and the way to start it if it has no thread.
    fn take_next(&mut self, threads: &Threads) -> Option<(Arc<Ticket>, Option<oneshot::Sender<Slot>>)> {
        let waiting = self.tables.values().filter(|table| self.waits(table, threads));
        let next = waiting.min_by_key(|table| table.path.map(|key| self.branches.get(&key).map(Branch::turn)))?.path[2];
        let table = self.tables.get_mut(&next)?;
        match table.paused.pop_front() {
            Some(ticket) => Some((ticket, None)),
            None => table.fresh.pop_front().map(|FreshThought { ticket, grant }| (ticket, Some(grant))),
        }
    }

    /// Has it a thought that could use a slot now?
    fn waits(&self, table: &TableQueue, threads: &Threads) -> bool {
        !table.paused.is_empty() || (!table.fresh.is_empty() && self.may_start(table.path, threads))
    }

    fn may_start(&self, path: Path, threads: &Threads) -> bool {
        let [address, maker, _] = path.map(|key| self.branches.get(&key).map_or(0, |branch| branch.n_started));
        let most = threads.all + if address == 0 { threads.first } else { 0 };
        self.started.len() < most && address < threads.address && maker < threads.maker
    }

    /// Takes the slot of a thought, if it has one.
    fn free_slot_of(&mut self, ticket: &Ticket) {
        if !ticket.has_slot.swap(false, Ordering::Relaxed) {
            return;
        }
        self.n_free += 1;
        self.now += 1;
        let now = self.now;
        self.each_branch(ticket.path, |branch| {
            branch.n_slots -= 1;
            branch.waits_since = now;
        });
    }

    /// Forgets a table without thoughts, and the branches that have no other.
    fn forget_if_empty(&mut self, path: Path) {
        let thinks = self.branches.get(&path[2]).is_some_and(|branch| branch.n_started > 0);
        let is_empty = |table: &TableQueue| table.paused.is_empty() && table.fresh.is_empty();
        if thinks || !self.tables.get(&path[2]).is_some_and(is_empty) {
            return;
        }
        self.tables.remove(&path[2]);
        self.each_branch(path, |branch| branch.n_tables -= 1);
        for key in path {
            if self.branches.get(&key).is_some_and(|branch| branch.n_tables == 0) {
                self.branches.remove(&key);
            }
        }
    }
}

impl Branch {
    /// What comes first when it is the smallest.
    fn turn(&self) -> (usize, u64) {
        (self.n_slots, self.waits_since)
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
        let others_wait = queue.tables.values().any(|table| queue.waits(table, &self.shared.threads));
        if others_wait && !self.is_cancelled() {
            queue.free_slot_of(&self.ticket);
            if let Some(table) = queue.table_of(&self.ticket) {
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
        queue.each_branch(self.ticket.path, |branch| branch.n_started -= 1);
        queue.forget_if_empty(self.ticket.path);
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
