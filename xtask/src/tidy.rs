//! `cargo xtask tidy`: the project's rules that no compiler checks. Each check is a function from a text to a complaint.

mod content;
mod dependencies;
mod games;
mod listed;
mod source;
mod tracked;

use crate::root::root;
use anyhow::{Context, Result, bail};
use std::fs;
use std::process::Command;

/// A file of the project.
struct SourceFile {
    /// Its path from the root, with `/`.
    path: String,
    text: String,
}

/// Checks every tracked file and the dependencies between crates, and prints all complaints.
pub(crate) fn run() -> Result<()> {
    let mut complaints = Vec::new();
    let files = files()?;
    for file in &files {
        let found = source::check(&file.path, &file.text).into_iter().chain(tracked::check(&file.path, &file.text));
        complaints.extend(found.map(|complaint| format!("{}: {complaint}", file.path)));
    }
    complaints.extend(listed::check(&files));
    complaints.extend(content::check(&files));
    complaints.extend(games::check(&files));
    complaints.extend(dependencies::check()?);
    complaints.iter().for_each(|complaint| eprintln!("   {complaint}"));
    match complaints.len() {
        0 => Ok(()),
        n => bail!("{n} tidy checks failed, see above"),
    }
}

/// Every text file that git tracks, or would track.
fn files() -> Result<Vec<SourceFile>> {
    // A deleted file is still listed, and a picture is not text: both are skipped.
    let read = |path: String| fs::read_to_string(root().join(&path)).ok().map(|text| SourceFile { path, text });
    Ok(tracked_paths()?.into_iter().filter_map(read).collect())
}

/// The paths of all files that git tracks, or would track.
pub(crate) fn tracked_paths() -> Result<Vec<String>> {
    let listing = Command::new("git")
        .current_dir(root())
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()
        .context("`git` did not start")?;
    if !listing.status.success() {
        bail!("`git ls-files` failed: {}", String::from_utf8_lossy(&listing.stderr).trim());
    }
    let paths = String::from_utf8_lossy(&listing.stdout);
    Ok(paths.split_terminator('\0').map(str::to_owned).collect())
}
