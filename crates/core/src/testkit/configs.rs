//! Does the suite try every option? Not here: the games that are played with them.

use super::Conformance;
use crate::{BotRng, HasOptions, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};

/// This many configs show every value that matters.
const CONFIGS: u64 = 2_000;

/// Checks that random configs vary every option of a game: an option that the suite does not vary is not tested.
///
/// # Panics
/// With the options that always have the same value.
pub fn check_configs<G: Conformance + HasOptions>() {
    let mut values: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let options = G::options();
    for seed in 0..CONFIGS {
        let config = G::random_config(&mut BotRng::seed_from_u64(seed));
        let config = serde_json::to_value(config).unwrap_or_default();
        for option in &options {
            values.entry(option.key).or_default().insert(config[option.key].to_string());
        }
    }
    let same: Vec<&str> = values.iter().filter(|(_, values)| values.len() < 2).map(|(key, _)| *key).collect();
    assert!(same.is_empty(), "`Conformance::random_config` of {} never varies {}", G::ID, same.join(", "));
}
