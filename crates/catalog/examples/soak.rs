//! Plays very many random games of every game through the conformance suite, on all cores: `soak [GAMES] [SEED]`.
//!
//! Prints how many games are done, one number a line; `cargo xtask soak` turns that into a bar. A broken promise ends
//! it with the config and the seed on stderr.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let games = numbers.next().and_then(Result::ok).unwrap_or(10_000);
    let first = numbers.next().and_then(Result::ok).unwrap_or(0);
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return;
            }
            atout_catalog::games().iter().for_each(|game| game.conformance(first + number));
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if done.is_multiple_of((games / 1000).max(1)) {
                println!("{done}");
            }
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    // A thread that panics makes the scope panic, and so the program fails.
    thread::scope(|scope| (0..threads).for_each(|_| _ = scope.spawn(work)));
}
