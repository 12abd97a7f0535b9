//! The conformance suite of `atout-core`, over all options.

use atout_core::testkit::{check_configs, check_garbage, check_one};
use atout_kitty::Kitty;
use atout_testing::on_all_cores;

/// The number of random games; `cargo xtask soak` plays a million.
const GAMES: u64 = 12_000;

#[test]
fn random_games_of_random_options_conform() {
    on_all_cores(0..GAMES, |seed| _ = check_one::<Kitty>(seed));
}

#[test]
fn random_configs_vary_every_option() {
    check_configs::<Kitty>();
}

#[test]
fn no_input_text_panics() {
    (0..2_000).for_each(check_garbage::<Kitty>);
}
