//! The conformance suite on random decks and options.
//!
//! Not here: the many quick duels in which every card has to resolve (`coverage.rs`).

use atout_core::testkit::check_one;
use atout_duel::Duel;
use atout_testing::on_all_cores;
use std::sync::atomic::{AtomicUsize, Ordering};

/// `DUELS=20000` plays more of them.
#[test]
fn random_duels_keep_every_promise() {
    let n: u64 = std::env::var("DUELS").ok().and_then(|n| n.parse().ok()).unwrap_or(600);
    let actions = AtomicUsize::new(0);
    on_all_cores(0..n, |seed| _ = actions.fetch_add(check_one::<Duel>(seed).actions, Ordering::Relaxed));
    println!("{} actions a duel", actions.into_inner() / n as usize);
}

/// Two draws in the course of one action: the events tell which card came first, so the view has to remember it.
#[test]
fn the_order_of_draws_in_one_action_is_part_of_the_view() {
    [16_781, 44_458].into_iter().for_each(|seed| _ = check_one::<Duel>(seed));
}
