//! The conformance suite of `atout-core`, over all options.

use atout_core::testkit::{check_garbage, check_one};
use atout_spire::Spire;
use atout_testing::on_all_cores;

/// The number of random climbs; `cargo xtask soak` plays a million.
const CLIMBS: u64 = 10_000;

#[test]
fn random_climbs_of_random_options_conform() {
    on_all_cores(0..CLIMBS, |seed| _ = check_one::<Spire>(seed));
}

/// A boss falls by retaliation after a hand was thrown away and told to both, and the cards on offer happen to be equal.
#[test]
fn a_hand_thrown_away_just_before_a_fight_ends_is_in_the_view() {
    check_one::<Spire>(726_175);
}

/// A boss announces in a new phase and acts at once, because its attacker has fallen. Two skills do the same harm.
#[test]
fn a_skill_announced_and_used_in_one_action_is_in_the_view() {
    check_one::<Spire>(932_524);
}

#[test]
fn no_input_text_panics() {
    (0..500).for_each(check_garbage::<Spire>);
}
