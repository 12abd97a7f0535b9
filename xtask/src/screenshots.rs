//! `cargo xtask screenshots`: pictures of every page in every state, on four screens, light and dark, and a contact sheet;
//! with `--check` the layout check of the same pages.
//!
//! Not here: the scenes and the camera (`crates/cli/examples/screenshots`).

use crate::root::{cargo, root};
use crate::step;
use anyhow::{Context, Result, bail};
use std::path::PathBuf;

/// The folder of the README's pictures.
const PICTURES: &str = "docs/pictures";

pub(crate) fn run(options: &[String]) -> Result<()> {
    let ScreenshotOptions { out, only, readme, check } = parse(options)?;
    let mut command = cargo(&["run", "--quiet", "--package", "atout", "--example", "screenshots", "--", "--out"]);
    command.arg(&out).arg("--only").arg(only);
    if readme {
        command.arg("--readme").arg(root().join(PICTURES));
    }
    if check {
        command.args(["--check", "yes"]);
        return step::run(command, "the layout check failed");
    }
    step::run(command, "the pictures were not taken")
}

/// The options of the command line.
#[derive(Debug, PartialEq, Eq)]
struct ScreenshotOptions {
    out: PathBuf,
    /// A part of the names of the scenes to take; empty for all.
    only: String,
    readme: bool,
    /// Measure the pages instead of taking pictures.
    check: bool,
}

/// Reads `--out DIR` (relative to the current folder), `--only TEXT`, `--readme` and `--check`.
fn parse(options: &[String]) -> Result<ScreenshotOptions> {
    let out = root().join("target/screenshots");
    let mut wanted = ScreenshotOptions { out, only: String::new(), readme: false, check: false };
    let mut options = options.iter();
    while let Some(option) = options.next() {
        match option.as_str() {
            "--out" => wanted.out = std::path::absolute(options.next().context("`--out` needs a folder")?)?,
            "--only" => wanted.only = options.next().context("`--only` needs a part of a name")?.clone(),
            "--readme" => wanted.readme = true,
            "--check" => wanted.check = true,
            _ => bail!("unknown option `{option}`: screenshots takes --out DIR, --only TEXT, --readme and --check"),
        }
    }
    Ok(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_or_refused() {
        let read = |options: &[&str]| parse(&options.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>()).ok();
        let out = root().join("target/screenshots");
        let all = ScreenshotOptions { out, only: String::new(), readme: false, check: false };
        assert_eq!(read(&[]), Some(all));
        assert!(
            read(&["--readme", "--out", "pictures"]).is_some_and(|wanted| wanted.out.is_absolute() && wanted.readme)
        );
        assert!(read(&["--check"]).is_some_and(|wanted| wanted.check && !wanted.readme));
        assert!(read(&["--only", "home"]).is_some_and(|wanted| wanted.only == "home"));
        assert_eq!(read(&["--out"]), None);
        assert_eq!(read(&["--in", "x"]), None);
    }
}
