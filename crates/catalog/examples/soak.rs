//! Plays very many random games of every game, or of those that are named, through the conformance suite, on all cores:
//! `soak [GAMES] [SEED] [GAME…]`.
//!
//! Prints how many games are done, one number a line; `cargo xtask soak` turns that into a bar. A broken promise ends
//! it with the config and the seed on stderr. So does a soak of at least 100,000 games in which something never happened
//! that a game says must happen.

use atout_core::Lang;
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// A soak of this many games has to see everything.
const LONG: u64 = 100_000;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default: u64| arguments.next().and_then(|text| text.parse().ok()).unwrap_or(default);
    let (games, first) = (number(10_000), number(0));
    let named = arguments.map(|id| atout_catalog::find(&id)).collect::<Result<Vec<_>, _>>();
    let entries = named.unwrap_or_else(|error| {
        eprintln!("{}", error.get(Lang::En));
        std::process::exit(2);
    });
    let entries = if entries.is_empty() { atout_catalog::games().to_vec() } else { entries };
    let (next, done, seen) = (AtomicU64::new(0), AtomicU64::new(0), Mutex::new(BTreeSet::new()));
    let work = || {
        let mut own = BTreeSet::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                // A thread that holds the lock does nothing that could panic.
                if let Ok(mut seen) = seen.lock() {
                    seen.extend(own);
                }
                return;
            }
            entries.iter().for_each(|game| own.extend(game.conformance(first + number)));
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if done.is_multiple_of((games / 1000).max(1)) {
                println!("{done}");
            }
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    // A thread that panics makes the scope panic, and so the program fails.
    thread::scope(|scope| (0..threads).for_each(|_| _ = scope.spawn(work)));
    let seen = seen.into_inner().unwrap_or_default();
    let missing: Vec<String> =
        entries.iter().flat_map(|game| game.must_happen()).filter(|one| !seen.contains(one)).collect();
    if !missing.is_empty() {
        eprintln!("never seen in {games} games: {}", missing.join(", "));
        if games >= LONG {
            std::process::exit(1);
        }
    }
}
