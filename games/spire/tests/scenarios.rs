//! Runs every scenario file: the rules, case by case, with numbers worked out by hand.

use atout_spire::Spire;
use atout_testing::check_scenarios;

#[test]
fn every_scenario_passes() {
    check_scenarios::<Spire>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"), 81);
}
