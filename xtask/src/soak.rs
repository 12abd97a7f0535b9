//! `cargo xtask soak`: plays a million random games through the conformance suite, on all cores.
//!
//! Not here: the suite (`atout_core::testkit`) and the program that plays (`crates/catalog/examples/soak.rs`).

use crate::new_game;
use crate::root::cargo;
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{BufRead, BufReader};
use std::process::Stdio;

pub(crate) fn run(options: &[String]) -> Result<()> {
    let SoakOptions { games, from, only } = parse(options)?;
    if only.is_empty() {
        new_game::prove()?;
    }
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "atout-catalog", "--example", "soak", "--"]);
    command.args([games.to_string(), from.to_string()]).args(&only).stdout(Stdio::piped());
    let mut child = command.spawn().context("the soak did not start")?;
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("soak [{bar:40}] {pos}/{len} · {per_sec} · {eta}") {
        bar.set_style(style);
    }
    // The example prints how many games are done, one number a line; its error messages go to stderr.
    for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
        if let Ok(done) = line?.parse() {
            bar.set_position(done);
        }
    }
    bar.finish_and_clear();
    if !child.wait()?.success() {
        bail!("the soak failed: the reason is above");
    }
    let what = if only.is_empty() { "every game".to_owned() } else { only.join(" and ") };
    println!("{games} games of {what} passed every check (seeds from {from})");
    Ok(())
}

/// The options of the command line.
#[derive(Debug, PartialEq)]
struct SoakOptions {
    games: u64,
    from: u64,
    /// The games to play; all of them if it is empty.
    only: Vec<String>,
}

/// Reads `--games N`, `--from SEED` and any number of `--only GAME`.
fn parse(options: &[String]) -> Result<SoakOptions> {
    let mut wanted = SoakOptions { games: 1_000_000, from: 0, only: Vec::new() };
    for pair in options.chunks(2) {
        let [option, value] = pair else { bail!("`{}` needs a value", pair[0]) };
        let number = || value.parse().with_context(|| format!("`{value}` is not a whole number"));
        match option.as_str() {
            "--games" => wanted.games = number()?,
            "--from" => wanted.from = number()?,
            "--only" => wanted.only.push(value.clone()),
            _ => bail!("unknown option `{option}`: soak takes --games N, --from SEED and --only GAME"),
        }
    }
    Ok(wanted)
}

#[cfg(test)]
mod tests {
    use super::{SoakOptions, parse};

    #[test]
    fn options_are_read_or_refused() {
        let read = |options: &[&str]| parse(&options.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>()).ok();
        assert_eq!(read(&[]), Some(SoakOptions { games: 1_000_000, from: 0, only: vec![] }));
        let only = vec!["kitty".to_owned()];
        assert_eq!(
            read(&["--games", "5", "--from", "7", "--only", "kitty"]),
            Some(SoakOptions { games: 5, from: 7, only })
        );
        assert_eq!(read(&["--games"]), None);
        assert_eq!(read(&["--games", "x"]), None);
        assert_eq!(read(&["--game", "5"]), None);
    }
}
