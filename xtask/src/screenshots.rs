//! `cargo xtask screenshots`: every page in every state, on three screens, light and dark, and one contact sheet.

use crate::root::{cargo, root};
use crate::step;
use anyhow::{Context, Result, bail};
use std::path::PathBuf;

/// Where the README's pictures are.
const PICTURES: &str = "docs/pictures";

pub(crate) fn run(options: &[String]) -> Result<()> {
    let Wish { out, only, readme } = parse(options)?;
    let mut command = cargo(&["run", "--quiet", "--package", "atout", "--example", "screenshots", "--", "--out"]);
    command.arg(&out).arg("--only").arg(only);
    if readme {
        command.arg("--readme").arg(root().join(PICTURES));
    }
    step::run(command, "the pictures were not taken")
}

/// What was asked for.
#[derive(Debug, PartialEq, Eq)]
struct Wish {
    out: PathBuf,
    /// A part of the names of the scenes to take; empty for all.
    only: String,
    readme: bool,
}

/// `--out DIR` (from where one stands), `--only TEXT` and `--readme`.
fn parse(options: &[String]) -> Result<Wish> {
    let mut wish = Wish { out: root().join("target/screenshots"), only: String::new(), readme: false };
    let mut options = options.iter();
    while let Some(option) = options.next() {
        match option.as_str() {
            "--out" => wish.out = std::path::absolute(options.next().context("`--out` needs a folder")?)?,
            "--only" => wish.only = options.next().context("`--only` needs a part of a name")?.clone(),
            "--readme" => wish.readme = true,
            _ => bail!("unknown option `{option}`: screenshots takes --out DIR, --only TEXT and --readme"),
        }
    }
    Ok(wish)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_or_refused() {
        let read = |options: &[&str]| parse(&options.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>()).ok();
        let all = Wish { out: root().join("target/screenshots"), only: String::new(), readme: false };
        assert_eq!(read(&[]), Some(all));
        assert!(read(&["--readme", "--out", "pictures"]).is_some_and(|wish| wish.out.is_absolute() && wish.readme));
        assert!(read(&["--only", "home"]).is_some_and(|wish| wish.only == "home"));
        assert_eq!(read(&["--out"]), None);
        assert_eq!(read(&["--in", "x"]), None);
    }
}
