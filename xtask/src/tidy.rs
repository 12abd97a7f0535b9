//! The house's rules that no compiler checks. Each is a plain function from a text to a complaint.

mod arrows;
mod source;
mod tracked;

use crate::root::root;
use anyhow::{Context, Result, bail};
use std::fs;
use std::process::Command;

/// A file of the project.
struct Source {
    /// Its path from the root, with `/`.
    path: String,
    text: String,
}

/// Checks every tracked file and the dependency arrows; complains about everything at once.
pub(crate) fn run() -> Result<()> {
    let mut complaints = Vec::new();
    for file in files()? {
        let found = source::check(&file.path, &file.text).into_iter().chain(tracked::check(&file.path, &file.text));
        complaints.extend(found.map(|complaint| format!("{}: {complaint}", file.path)));
    }
    complaints.extend(arrows::check()?);
    complaints.iter().for_each(|complaint| eprintln!("   {complaint}"));
    match complaints.len() {
        0 => Ok(()),
        n => bail!("{n} tidy rules are broken, see above"),
    }
}

/// Every text file that is tracked or about to be.
fn files() -> Result<Vec<Source>> {
    let listing = Command::new("git")
        .current_dir(root())
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()
        .context("`git` did not start")?;
    if !listing.status.success() {
        bail!("`git ls-files` failed: {}", String::from_utf8_lossy(&listing.stderr).trim());
    }
    let paths = String::from_utf8_lossy(&listing.stdout).into_owned();
    // A deleted file is still listed, and a picture is no text: both are passed over.
    let read =
        |path: &str| fs::read_to_string(root().join(path)).ok().map(|text| Source { path: path.to_owned(), text });
    Ok(paths.split_terminator('\0').filter_map(read).collect())
}
