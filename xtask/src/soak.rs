//! `cargo xtask soak`: very many random games through the conformance suite, on all cores.

use crate::root::cargo;
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{BufRead, BufReader};
use std::process::Stdio;

pub(crate) fn run(options: &[String]) -> Result<()> {
    let Asked { games, from, only } = parse(options)?;
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "atout-catalog", "--example", "soak", "--"]);
    command.args([games.to_string(), from.to_string()]).args(&only).stdout(Stdio::piped());
    let mut child = command.spawn().context("the soak did not start")?;
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("soak [{bar:40}] {pos}/{len} · {per_sec} · {eta}") {
        bar.set_style(style);
    }
    // The example prints how many games are done, one number a line; what it complains about goes to stderr.
    for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
        if let Ok(done) = line?.parse() {
            bar.set_position(done);
        }
    }
    bar.finish_and_clear();
    if !child.wait()?.success() {
        bail!("the soak stopped: what went wrong is told above");
    }
    let what = if only.is_empty() { "every game".to_owned() } else { only.join(" and ") };
    println!("{games} games of {what} kept every promise (seeds from {from})");
    Ok(())
}

/// What to play.
#[derive(Debug, PartialEq)]
struct Asked {
    games: u64,
    from: u64,
    /// All games if none is named.
    only: Vec<String>,
}

/// `--games N`, `--from SEED` and any number of `--only GAME`.
fn parse(options: &[String]) -> Result<Asked> {
    let mut asked = Asked { games: 1_000_000, from: 0, only: Vec::new() };
    for pair in options.chunks(2) {
        let [option, value] = pair else { bail!("`{}` needs a value", pair[0]) };
        let number = || value.parse().with_context(|| format!("`{value}` is not a whole number"));
        match option.as_str() {
            "--games" => asked.games = number()?,
            "--from" => asked.from = number()?,
            "--only" => asked.only.push(value.clone()),
            _ => bail!("unknown option `{option}`: soak takes --games N, --from SEED and --only GAME"),
        }
    }
    Ok(asked)
}

#[cfg(test)]
mod tests {
    use super::{Asked, parse};

    #[test]
    fn options_are_read_or_refused() {
        let read = |options: &[&str]| parse(&options.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>()).ok();
        assert_eq!(read(&[]), Some(Asked { games: 1_000_000, from: 0, only: vec![] }));
        let only = vec!["kitty".to_owned()];
        assert_eq!(read(&["--games", "5", "--from", "7", "--only", "kitty"]), Some(Asked { games: 5, from: 7, only }));
        assert_eq!(read(&["--games"]), None);
        assert_eq!(read(&["--games", "x"]), None);
        assert_eq!(read(&["--game", "5"]), None);
    }
}
