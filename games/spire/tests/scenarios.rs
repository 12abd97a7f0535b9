//! Runs every scenario file: the rules, case by case, with numbers worked out by hand.

use atout_core::{Game, ScenarioFile};
use atout_spire::Spire;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_scenario_passes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let (mut failed, mut names) = (Vec::new(), BTreeSet::new());
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let file: ScenarioFile = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!(file.game, Spire::ID, "{}", path.display());
        for scenario in &file.scenarios {
            assert!(names.insert(scenario.name.clone()), "two scenarios are named {}", scenario.name);
            let verdict = scenario.run::<Spire>();
            let wrong = verdict.expectations.iter().filter(|one| one.expected != one.got);
            let told = |one: &atout_core::Expectation| {
                format!("{}: {}: expected {}, got {}", verdict.name, one.question, one.expected, one.got)
            };
            failed.extend(wrong.map(told));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(names.len() > 80, "only {} scenarios were found", names.len());
}
