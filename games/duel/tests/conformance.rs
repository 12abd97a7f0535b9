//! The conformance suite on random decks and options.
//!
//! Not here: the many quick duels in which every card has to resolve (`coverage.rs`).

use atout_core::testkit::{Conformance, check_configs, check_game, check_one};
use atout_core::{BotRng, ContentRef, SeedableRng};
use atout_duel::{Config, Duel};
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

#[test]
fn random_configs_vary_every_option() {
    check_configs::<Duel>();
}

/// Two draws in the course of one action: the events tell which card came first, so the view has to remember it. The duels
/// are played with the cards that they were found with.
#[test]
fn the_order_of_draws_in_one_action_is_part_of_the_view() {
    for seed in [16_781, 44_458] {
        let config = Duel::random_config(&mut BotRng::seed_from_u64(seed));
        check_game::<Duel>(&Config { content: ContentRef::first(), ..config }, seed);
    }
}
