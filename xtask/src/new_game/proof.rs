//! Proves the template: makes a game in a copy of the workspace, under another name, and runs its tests there.
//!
//! The copy stays in the target folder, and so does what was built of it: as long as nothing has changed, the proof costs a
//! second.

use super::name::Name;
use super::planned;
use crate::root::root;
use crate::tidy::tracked_paths;
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A game that nobody has made yet.
const ID: &str = "rivers";

/// The whole game: what the compiler says of all crates, the tests that every listed game passes, and a tournament.
pub(super) fn prove() -> Result<()> {
    let package = format!("atout-{ID}");
    cargo(&["clippy", "--offline", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    cargo(&["test", "--offline", "--package", &package, "--package", "atout-web", "--package", "atout-catalog"])?;
    let arena = ["arena", ID, "--entrant", "heuristic", "--entrant", "random", "--games", "100"];
    cargo(&[&["run", "--offline", "--package", "atout", "--"][..], &arena].concat())
}

/// Runs cargo in the copy.
fn cargo(arguments: &[&str]) -> Result<()> {
    let copy = copy()?;
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // What is built of other people's crates is the same here and there.
    command.current_dir(&copy).env("CARGO_TARGET_DIR", root().join("target")).args(arguments);
    let output = command.output().context("`cargo` did not start")?;
    if !output.status.success() {
        let text = [output.stdout, output.stderr].concat();
        bail!("`cargo {}` failed in {}:\n{}", arguments.join(" "), copy.display(), String::from_utf8_lossy(&text));
    }
    Ok(())
}

/// The copy of the workspace with the new game. Files that are as they were keep their times, so that cargo builds only
/// what has changed.
fn copy() -> Result<PathBuf> {
    let copy = root().join("target/new-game");
    let mut files = BTreeMap::new();
    for path in tracked_paths()? {
        // A file that was deleted is listed until that is committed.
        if let Ok(content) = fs::read(root().join(&path)) {
            files.insert(path, content);
        }
    }
    files.extend(planned(&root(), &Name::parse(ID)?)?.into_iter().map(|(path, text)| (path, text.into_bytes())));
    if copy.is_dir() {
        remove_others(&copy, "", &files)?;
    }
    for (path, content) in &files {
        let path = copy.join(path);
        if fs::read(&path).ok().as_ref() != Some(content) {
            fs::create_dir_all(path.parent().unwrap_or(&copy))?;
            fs::write(&path, content).with_context(|| path.display().to_string())?;
        }
    }
    Ok(copy)
}

/// Removes what an earlier copy had and this one has not.
fn remove_others(folder: &Path, prefix: &str, files: &BTreeMap<String, Vec<u8>>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            remove_others(&entry.path(), &format!("{path}/"), files)?;
        } else if !files.contains_key(&path) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Its rules only, because they build in seconds: `cargo xtask soak` proves the rest. The page is tested under the name of
    /// the template, with `atout-web`.
    #[test]
    fn a_new_game_passes_the_conformance_suite() {
        let package = format!("atout-{ID}");
        cargo(&["test", "--offline", "--package", &package, "--test", "all"]).unwrap();
    }
}
