//! The conformance suite of `atout-core`, over all options.

use atout_core::testkit::{check_garbage, check_one};
use atout_kitty::Kitty;

/// The number of random games; `cargo xtask soak` plays a million.
const GAMES: u64 = 12_000;

#[test]
fn random_games_of_random_options_conform() {
    let threads = std::thread::available_parallelism().map_or(2, usize::from) as u64;
    std::thread::scope(|scope| {
        for thread in 0..threads {
            scope
                .spawn(move || (thread..GAMES).step_by(threads as usize).for_each(|seed| _ = check_one::<Kitty>(seed)));
        }
    });
}

#[test]
fn no_input_text_panics() {
    (0..2_000).for_each(check_garbage::<Kitty>);
}
