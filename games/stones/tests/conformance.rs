//! Border Stones passes the conformance suite of `atout-core`.

use atout_core::testkit::{check_configs, check_game, check_garbage, check_one};
use atout_stones::{Claims, Config, Stones};

/// Random games of random configs, and of each of the six variants of the standard size.
const RANDOM: u64 = 6_000;
const EACH_VARIANT: u64 = 1_000;

#[test]
fn random_games_of_random_configs_conform() {
    (0..RANDOM).for_each(|seed| {
        check_one::<Stones>(seed);
    });
}

#[test]
fn the_six_variants_of_the_standard_size_conform() {
    for claims in [Claims::Auto, Claims::AfterPlay, Claims::StartOfTurn] {
        for tactics in [false, true] {
            (0..EACH_VARIANT).for_each(|seed| {
                check_game::<Stones>(&Config { claims, tactics, ..Config::default() }, seed);
            });
        }
    }
}

#[test]
fn random_configs_vary_every_option() {
    check_configs::<Stones>();
}

#[test]
fn garbage_is_refused_and_never_panics() {
    (0..2_000).for_each(check_garbage::<Stones>);
}
