//! Turns, cancelling and limits, with thoughts that do nothing but wait.

use super::*;
use std::sync::mpsc;
use tokio::task::{AbortHandle, JoinSet, yield_now};

/// So long that no slice ends during a test.
const ENDLESS: Duration = Duration::from_secs(3600);

type Outcome = Option<Result<(), JoinError>>;

/// A scheduler and the thoughts of a test.
struct Bench {
    scheduler: Scheduler,
    thoughts: JoinSet<Outcome>,
}

impl Bench {
    fn new(n_slots: usize, slice: Duration, max_started: usize) -> Bench {
        Bench { scheduler: Scheduler::with(n_slots, slice, max_started), thoughts: JoinSet::new() }
    }

    fn think(&mut self, table: &'static str, thought: impl FnOnce(&dyn Control) + Send + 'static) -> AbortHandle {
        let scheduler = self.scheduler.clone();
        self.thoughts.spawn(async move { scheduler.run(table, thought).await })
    }

    /// A thought that keeps its slot until the sender is dropped. Returns once it has the slot.
    async fn occupy(&mut self, table: &'static str) -> mpsc::Sender<()> {
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
        self.until(|queue| queue.started.is_empty() && queue.tables.is_empty()).await;
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
    let mut bench = Bench::new(1, Duration::ZERO, 100);
    let release = bench.occupy("first").await;
    let log = Arc::new(Mutex::new(Vec::new()));
    for table in ["crowd"; 8].into_iter().chain(["lone"]) {
        let log = log.clone();
        bench.think(table, move |control| {
            for _ in 0..TURNS {
                log.lock().unwrap().push(table);
                control.pause();
            }
        });
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

#[tokio::test]
async fn a_table_that_has_a_slot_is_the_last_to_get_another() {
    let mut bench = Bench::new(2, ENDLESS, 100);
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
    let mut bench = Bench::new(1, Duration::ZERO, 100);
    bench.think("a", |control| {
        for _ in 0..100 {
            control.pause();
        }
    });
    assert_eq!(bench.finish().await, 1);

    let mut bench = Bench::new(1, ENDLESS, 100);
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
    let mut bench = Bench::new(1, ENDLESS, 100);
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
    let mut bench = Bench::new(1, Duration::ZERO, 100);
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
    let mut bench = Bench::new(1, ENDLESS, 100);
    bench.think("a", |_| panic!("on purpose"));
    bench.think("b", |_| ());
    assert_eq!(bench.finish().await, 1);
}

#[tokio::test]
async fn beyond_the_limit_thoughts_wait_without_a_thread() {
    let mut bench = Bench::new(4, Duration::ZERO, 2);
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
    let mut bench = Bench::new(1, Duration::ZERO, 100);
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
