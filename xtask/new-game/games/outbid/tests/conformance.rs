//! The conformance suite of `atout-core`, over all options.

use atout_core::testkit::{check_configs, check_garbage, check_one};
use atout_outbid::Outbid;
use atout_testing::on_all_cores;

/// The number of random games; `cargo xtask soak` plays a million.
const GAMES: u64 = 4_000;

#[test]
fn random_games_of_random_options_conform() {
    on_all_cores(0..GAMES, |seed| _ = check_one::<Outbid>(seed));
}

#[test]
fn random_configs_vary_every_option() {
    check_configs::<Outbid>();
}

#[test]
fn no_input_text_panics() {
    (0..500).for_each(check_garbage::<Outbid>);
}
