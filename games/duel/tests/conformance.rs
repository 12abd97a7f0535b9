//! The conformance suite on random decks and options.

use atout_core::testkit::check_one;
use atout_duel::Duel;

#[test]
fn random_duels_keep_every_promise() {
    let n: u64 = std::env::var("DUELS").ok().and_then(|n| n.parse().ok()).unwrap_or(200);
    let mut actions = 0;
    for seed in 0..n {
        actions += check_one::<Duel>(seed).actions;
    }
    println!("{} actions a duel", actions / n as usize);
}
