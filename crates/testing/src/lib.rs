//! What the tests of all games share and `atout-core` may not do, because rules crates touch no files: scenario files, kept
//! texts, all cores of the machine.
//!
//! Not here: the suite itself (`atout_core::testkit`), and whatever only one game tests.

use atout_core::{Game, HasScenarios, ScenarioFile};
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// Runs every scenario of a folder. `at_least` guards against a folder that was emptied or moved.
///
/// # Panics
/// If a file cannot be read, two scenarios have the same name, or something else is true than what one expects.
pub fn check_scenarios<G: HasScenarios>(folder: impl AsRef<Path>, at_least: usize) {
    let (mut failed, mut names) = (Vec::new(), BTreeSet::new());
    for path in json_files(folder.as_ref()) {
        for scenario in &read::<G>(&path).scenarios {
            let name = &scenario.name;
            assert!(names.insert(name.clone()), "two scenarios are named {name}");
            assert!(!scenario.expect.is_empty(), "{name} expects nothing");
            let verdict = scenario.run::<G>();
            let wrong = verdict.expectations.iter().filter(|one| one.expected != one.got);
            failed.extend(
                wrong.map(|one| format!("{name}: {}: expected {}, got {}", one.question, one.expected, one.got)),
            );
        }
    }
    assert!(failed.is_empty(), "{} expectations failed:\n{}", failed.len(), failed.join("\n"));
    assert!(names.len() >= at_least, "only {} scenarios were found", names.len());
}

fn read<G: Game>(path: &Path) -> ScenarioFile {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let file: ScenarioFile = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(file.game, G::ID, "{}", path.display());
    file
}

fn json_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path());
    let mut files: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    files.sort();
    files
}

/// Compares a text with the one that is kept in a file. With `BLESS=1` in the environment the file is written instead: then
/// somebody has to read what has changed.
///
/// # Panics
/// If they differ; names the first line that does.
#[track_caller]
pub fn check_kept(file: impl AsRef<Path>, text: &str) {
    let file = file.as_ref();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    let differs = kept.lines().zip(text.lines()).position(|(kept, now)| kept != now);
    let line = 1 + differs.unwrap_or_else(|| kept.lines().count().min(text.lines().count()));
    assert!(kept == text, "{} differs from line {line} on; after reading what changed: BLESS=1", file.display());
}

/// Runs a check for every seed, on all cores.
///
/// # Panics
/// If one of them does.
pub fn on_all_cores(seeds: Range<u64>, check: impl Fn(u64) + Sync) {
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for first in 0..threads as u64 {
            let (seeds, check) = (seeds.clone(), &check);
            scope.spawn(move || seeds.skip(first as usize).step_by(threads).for_each(check));
        }
    });
}
