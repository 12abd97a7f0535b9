//! The conformance suite of `atout-core`, over all options.

use atout_core::testkit::{Conformance, check_configs, check_game, check_garbage, check_one};
use atout_core::{BotRng, ContentRef, SeedableRng};
use atout_spire::{Config, Spire};
use atout_testing::on_all_cores;

/// The number of random climbs; `cargo xtask soak` plays a million.
const CLIMBS: u64 = 10_000;

#[test]
fn random_climbs_of_random_options_conform() {
    on_all_cores(0..CLIMBS, |seed| _ = check_one::<Spire>(seed));
}

/// The climb of a seed with the cards that it was found with.
fn check_found(seed: u64) {
    let config = Spire::random_config(&mut BotRng::seed_from_u64(seed));
    check_game::<Spire>(&Config { content: ContentRef::first(), ..config }, seed);
}

/// A boss falls by retaliation after a hand was thrown away and told to both, and the cards on offer happen to be equal.
#[test]
fn a_hand_thrown_away_just_before_a_fight_ends_is_in_the_view() {
    check_found(726_175);
}

/// A boss announces in a new phase and acts at once, because its attacker has fallen. Two skills do the same harm.
#[test]
fn a_skill_announced_and_used_in_one_action_is_in_the_view() {
    check_found(932_524);
}

#[test]
fn random_configs_vary_every_option() {
    check_configs::<Spire>();
}

#[test]
fn no_input_text_panics() {
    (0..500).for_each(check_garbage::<Spire>);
}
