//! Border Stones keeps every promise that `atout-core` asks of a game.

use atout_core::testkit::{check_game, check_garbage, check_one};
use atout_stones::{Claims, Config, Stones};

/// Random games that the test command plays of random configs, and of each of the six ways to play the standard size.
const RANDOM: u64 = 6_000;
const EACH_WAY: u64 = 1_000;

#[test]
fn random_games_of_random_configs_keep_every_promise() {
    (0..RANDOM).for_each(|seed| {
        check_one::<Stones>(seed);
    });
}

#[test]
fn the_six_ways_to_play_the_standard_size_keep_every_promise() {
    for claims in [Claims::Auto, Claims::AfterPlay, Claims::StartOfTurn] {
        for tactics in [false, true] {
            (0..EACH_WAY).for_each(|seed| {
                check_game::<Stones>(&Config { claims, tactics, ..Config::default() }, seed);
            });
        }
    }
}

#[test]
fn garbage_is_refused_and_never_panics() {
    (0..2_000).for_each(check_garbage::<Stones>);
}
