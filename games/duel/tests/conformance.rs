//! The conformance suite on random decks and options.
//!
//! Not here: the many quick duels in which every card has to resolve (`coverage.rs`).

use atout_core::testkit::check_one;
use atout_duel::Duel;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// `DUELS=20000` plays more of them.
#[test]
fn random_duels_keep_every_promise() {
    let n: u64 = std::env::var("DUELS").ok().and_then(|n| n.parse().ok()).unwrap_or(600);
    let (next, actions) = (AtomicU64::new(0), AtomicUsize::new(0));
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= n {
                return;
            }
            actions.fetch_add(check_one::<Duel>(seed).actions, Ordering::Relaxed);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| _ = scope.spawn(work)));
    println!("{} actions a duel", actions.into_inner() / n as usize);
}

/// Two draws in the course of one action: the events tell which card came first, so the view has to remember it.
#[test]
fn the_order_of_draws_in_one_action_is_part_of_the_view() {
    [16_781, 44_458].into_iter().for_each(|seed| _ = check_one::<Duel>(seed));
}
