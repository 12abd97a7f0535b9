//! Turns, cancelling and limits, with thoughts that do nothing but wait.

use super::*;
use std::sync::mpsc;
use tokio::task::{AbortHandle, JoinSet, yield_now};

/// So long that no slice ends during a test.
const ENDLESS: Duration = Duration::from_secs(3600);

/// No limit of threads.
const MANY: Threads = Threads { all: 1_000, first: 0, address: 1_000, maker: 1_000 };

type Outcome = Option<Result<(), JoinError>>;

/// The tables that had a turn, in order.
type Log = Arc<Mutex<Vec<String>>>;

fn party(address: u64, maker: &str, table: &str) -> Party {
    Party { address: Some(Key(address)), maker: PersonId::new(maker), table: TableId::new(table) }
}

/// A scheduler and the thoughts of a test.
struct Bench {
    scheduler: Scheduler,
    thoughts: JoinSet<Outcome>,
}

impl Bench {
    fn new(n_slots: usize, slice: Duration, threads: Threads) -> Bench {
        Bench { scheduler: Scheduler::with(n_slots, slice, threads), thoughts: JoinSet::new() }
    }

    /// A thought at a table of a maker who has no other.
    fn think(&mut self, table: &str, thought: impl FnOnce(&dyn Control) + Send + 'static) -> AbortHandle {
        self.think_for(party(1, table, table), thought)
    }

    fn think_for(&mut self, party: Party, thought: impl FnOnce(&dyn Control) + Send + 'static) -> AbortHandle {
        let scheduler = self.scheduler.clone();
        self.thoughts.spawn(async move { scheduler.run(&party, thought).await })
    }

    /// A thought that notes each of its turns.
    fn note(&mut self, party: Party, log: &Log, n_turns: usize) {
        let (log, name) = (log.clone(), party.table.to_string());
        self.think_for(party, move |control| {
            for _ in 0..n_turns {
                log.lock().unwrap().push(name.clone());
                control.pause();
            }
        });
    }

    /// A thought that keeps its slot until the sender is dropped. Returns once it has the slot.
    async fn occupy(&mut self, table: &str) -> mpsc::Sender<()> {
        let (release, released) = mpsc::channel::<()>();
        let n_started = self.scheduler.0.lock().started.len();
        self.think(table, move |_| {
            let _ = released.recv();
        });
        self.until(|queue| queue.started.len() > n_started).await;
        release
    }

    /// Waits until the queue is in some state.
    async fn until(&self, condition: impl Fn(&Queue) -> bool) {
        while !condition(&self.scheduler.0.lock()) {
            yield_now().await;
        }
    }

    /// Lets all thoughts end; counts those that ran to their end.
    async fn finish(mut self) -> usize {
        let mut n_done = 0;
        while let Some(outcome) = self.thoughts.join_next().await {
            n_done += usize::from(matches!(outcome, Ok(Some(Ok(())))));
        }
        self.until(|queue| queue.started.is_empty() && queue.tables.is_empty() && queue.branches.is_empty()).await;
        n_done
    }
}

fn n_fresh(queue: &Queue) -> usize {
    queue.tables.values().map(|table| table.fresh.len()).sum()
}

fn n_paused(queue: &Queue) -> usize {
    queue.tables.values().map(|table| table.paused.len()).sum()
}

#[tokio::test]
async fn a_table_with_eight_thoughts_gets_as_many_turns_as_a_table_with_one() {
    const TURNS: usize = 20;
    let mut bench = Bench::new(1, Duration::ZERO, MANY);
    let release = bench.occupy("first").await;
    let log = Log::default();
    for table in ["crowd"; 8].into_iter().chain(["lone"]) {
        bench.note(party(1, table, table), &log, TURNS);
    }
    bench.until(|queue| n_fresh(queue) == 9).await;
    drop(release);
    assert_eq!(bench.finish().await, 10);
    let log = log.lock().unwrap();
    assert_eq!(log.len(), 9 * TURNS);
    for turns in log[..2 * TURNS].chunks(2) {
        assert_eq!(turns, ["crowd", "lone"], "{log:?}");
    }
}

/// How many turns others had between two turns of a table.
fn longest_wait(log: &[String], table: &str) -> usize {
    log.split(|turn| turn == table).map(<[String]>::len).max().unwrap_or_default()
}

#[tokio::test]
async fn who_has_many_tables_and_cookies_gets_no_more_turns_than_somebody_with_one_table() {
    const TURNS: usize = 20;
    let mut bench = Bench::new(1, Duration::ZERO, THREADS);
    let release = bench.occupy("first").await;
    let log = Log::default();
    // Six hundred tables of twelve cookies, all from one address, that were there first.
    for n in 0..600 {
        bench.note(party(1, &format!("cookie {}", n % 12), &format!("table {n}")), &log, 1);
    }
    bench.until(|queue| n_fresh(queue) == 600).await;
    bench.note(party(2, "ada", "ada's"), &log, TURNS);
    bench.until(|queue| n_fresh(queue) == 601).await;
    drop(release);
    assert_eq!(bench.finish().await, 602);
    let log = log.lock().unwrap();
    let last = log.iter().rposition(|turn| turn == "ada's").unwrap();
    assert_eq!(longest_wait(&log[..=last], "ada's"), 1, "every second turn is hers: {:?}", &log[..2 * TURNS]);
}

#[tokio::test]
async fn makers_at_one_address_share_its_turns_and_not_by_their_tables() {
    const TURNS: usize = 20;
    let mut bench = Bench::new(1, Duration::ZERO, MANY);
    let release = bench.occupy("first").await;
    let log = Log::default();
    for n in 0..50 {
        bench.note(party(1, "eve", &format!("eve's {n}")), &log, TURNS);
    }
    bench.note(party(1, "ada", "ada's"), &log, TURNS);
    // Tables whose makers have not come since the start share the turns of one address.
    for n in 0..50 {
        let maker = PersonId::new(format!("maker {n}"));
        bench.note(Party { address: None, maker, table: TableId::new(format!("resumed {n}")) }, &log, TURNS);
    }
    bench.until(|queue| n_fresh(queue) == 101).await;
    drop(release);
    assert_eq!(bench.finish().await, 102);
    let log = log.lock().unwrap();
    let last = log.iter().rposition(|turn| turn == "ada's").unwrap();
    assert!(longest_wait(&log[..=last], "ada's") <= 3, "every fourth turn is hers: {:?}", &log[..4 * TURNS]);
}

#[tokio::test]
async fn an_address_with_all_threads_keeps_no_other_from_its_first() {
    let threads = Threads { all: 4, first: 1, address: 8, maker: 8 };
    let mut bench = Bench::new(8, ENDLESS, threads);
    let mut holds = Vec::new();
    for _ in 0..4 {
        holds.push(bench.occupy("crowd").await);
    }
    bench.think("crowd", |_| ());
    bench.until(|queue| n_fresh(queue) == 1).await;
    bench.think_for(party(2, "ada", "ada's"), |_| ());
    let done = bench.thoughts.join_next().await.unwrap().unwrap();
    assert!(done.is_some_and(|done| done.is_ok()), "hers has run");
    assert_eq!(n_fresh(&bench.scheduler.0.lock()), 1, "the crowd's fifth waits");
    drop(holds);
    assert_eq!(bench.finish().await, 5);
}

#[tokio::test]
async fn a_maker_and_an_address_have_a_limited_number_of_threads() {
    let threads = Threads { all: 100, first: 0, address: 5, maker: 3 };
    let mut bench = Bench::new(20, ENDLESS, threads);
    let (release, released) = mpsc::channel::<()>();
    let released = Arc::new(Mutex::new(released));
    for maker in ["ada", "eve"] {
        for n in 0..6 {
            let released = released.clone();
            bench.think_for(party(1, maker, &format!("{maker} {n}")), move |_| {
                let _ = released.lock().unwrap().recv();
            });
        }
        let (n_started, n_waiting) = if maker == "ada" { (3, 3) } else { (5, 7) };
        bench.until(|queue| (queue.started.len(), n_fresh(queue)) == (n_started, n_waiting)).await;
    }
    drop(release);
    assert_eq!(bench.finish().await, 12);
}

#[tokio::test]
async fn a_table_that_has_a_slot_is_the_last_to_get_another() {
    let mut bench = Bench::new(2, ENDLESS, MANY);
    let (first, second) = (bench.occupy("crowd").await, bench.occupy("crowd").await);
    let log = Arc::new(Mutex::new(Vec::new()));
    for table in ["crowd", "a", "b"] {
        let log = log.clone();
        bench.think(table, move |_| log.lock().unwrap().push(table));
    }
    bench.until(|queue| n_fresh(queue) == 3).await;
    drop(first);
    bench.until(|queue| queue.started.len() == 1 && n_fresh(queue) == 0).await;
    assert_eq!(*log.lock().unwrap(), ["a", "b", "crowd"]);
    drop(second);
    assert_eq!(bench.finish().await, 5);
}

#[tokio::test]
async fn a_thought_keeps_its_slot_while_nobody_waits_and_during_its_slice() {
    let mut bench = Bench::new(1, Duration::ZERO, MANY);
    bench.think("a", |control| {
        for _ in 0..100 {
            control.pause();
        }
    });
    assert_eq!(bench.finish().await, 1);

    let mut bench = Bench::new(1, ENDLESS, MANY);
    let (go, gone) = mpsc::channel::<()>();
    bench.think("a", move |control| {
        let _ = gone.recv();
        assert_eq!(control.pause(), Duration::ZERO);
    });
    bench.think("b", |_| ());
    bench.until(|queue| n_fresh(queue) == 1).await;
    drop(go);
    assert_eq!(bench.finish().await, 2);
}

#[tokio::test]
async fn a_cancelled_thought_frees_its_slot() {
    let mut bench = Bench::new(1, ENDLESS, MANY);
    let endless = bench.think("a", |control| {
        while !control.is_cancelled() {
            std::thread::yield_now();
        }
    });
    bench.until(|queue| queue.started.len() == 1).await;
    bench.think("b", |_| ());
    bench.until(|queue| n_fresh(queue) == 1).await;
    endless.abort();
    assert_eq!(bench.finish().await, 1);
}

#[tokio::test]
async fn a_thought_is_cancelled_while_it_waits() {
    let mut bench = Bench::new(1, Duration::ZERO, MANY);
    let (ended, end) = mpsc::channel();
    let waiting = bench.think("a", move |control| {
        while !control.is_cancelled() {
            control.pause();
        }
        ended.send(()).unwrap();
    });
    bench.until(|queue| queue.started.len() == 1).await;
    let release = bench.occupy("b").await;
    bench.until(|queue| n_paused(queue) == 1).await;
    let fresh = bench.think("c", |_| panic!("it was cancelled before it began"));
    bench.until(|queue| n_fresh(queue) == 1).await;
    fresh.abort();
    waiting.abort();
    bench.until(|queue| queue.started.len() == 1 && n_fresh(queue) == 0).await;
    assert_eq!(end.recv(), Ok(()), "it ends although another thought has the only slot");
    drop(release);
    assert_eq!(bench.finish().await, 1);
}

#[tokio::test]
async fn a_thought_that_panics_frees_its_slot() {
    let mut bench = Bench::new(1, ENDLESS, MANY);
    bench.think("a", |_| panic!("on purpose"));
    bench.think("b", |_| ());
    assert_eq!(bench.finish().await, 1);
}

#[tokio::test]
async fn beyond_the_limit_thoughts_wait_without_a_thread() {
    let mut bench = Bench::new(4, Duration::ZERO, Threads { all: 2, ..MANY });
    let holds = [bench.occupy("a").await, bench.occupy("b").await];
    for table in ["c", "d", "e"] {
        bench.think(table, |_| ());
    }
    bench.until(|queue| n_fresh(queue) == 3).await;
    bench.until(|queue| (queue.started.len(), queue.n_free) == (2, 2)).await;
    drop(holds);
    assert_eq!(bench.finish().await, 5);
}

#[tokio::test]
async fn closing_ends_every_thought_and_lets_none_in() {
    let mut bench = Bench::new(1, Duration::ZERO, MANY);
    for table in ["a", "a", "b", "c"] {
        bench.think(table, |control| {
            while !control.is_cancelled() {
                control.pause();
            }
        });
    }
    bench.until(|queue| queue.started.len() == 3 && n_fresh(queue) == 1).await;
    bench.scheduler.close();
    bench.think("d", |_| panic!("the scheduler is closed"));
    assert_eq!(bench.finish().await, 3);
}
