//! Runs every scenario file: the rules, case by case, with numbers worked out by hand.

use atout_core::{Game, ScenarioFile};
use atout_duel::Duel;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    files.sort();
    files
}

#[test]
fn every_scenario_passes() {
    let (mut failed, mut names) = (Vec::new(), BTreeSet::new());
    for path in files() {
        let file: ScenarioFile = serde_json::from_str(&std::fs::read_to_string(&path).unwrap())
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(file.game, Duel::ID, "{}", path.display());
        for scenario in &file.scenarios {
            assert!(names.insert(scenario.name.clone()), "two scenarios are named {}", scenario.name);
            assert!(!scenario.expect.is_empty(), "{} expects nothing", scenario.name);
            let verdict = scenario.run::<Duel>();
            let wrong = verdict.expectations.iter().filter(|one| one.expected != one.got);
            let told = |one: &atout_core::Expectation| {
                format!("{}: {}: expected {}, got {}", verdict.name, one.question, one.expected, one.got)
            };
            failed.extend(wrong.map(told));
        }
    }
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
    assert!(names.len() > 400, "only {} scenarios were found", names.len());
}
