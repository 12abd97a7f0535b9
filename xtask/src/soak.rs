//! `cargo xtask soak`: very many random games through the conformance suite, on all cores.

use crate::root::cargo;
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{BufRead, BufReader};
use std::process::Stdio;

pub(crate) fn run(options: &[String]) -> Result<()> {
    let (games, from) = parse(options)?;
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "atout-catalog", "--example", "soak", "--"]);
    command.args([games.to_string(), from.to_string()]).stdout(Stdio::piped());
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
        bail!("a game broke a promise: config and seed are told above");
    }
    println!("{games} games of every game kept every promise (seeds from {from})");
    Ok(())
}

/// `--games N` and `--from SEED`.
fn parse(options: &[String]) -> Result<(u64, u64)> {
    let (mut games, mut from) = (1_000_000, 0);
    for pair in options.chunks(2) {
        let [option, value] = pair else { bail!("`{}` needs a value", pair[0]) };
        let number = value.parse().with_context(|| format!("`{value}` is not a whole number"))?;
        match option.as_str() {
            "--games" => games = number,
            "--from" => from = number,
            _ => bail!("unknown option `{option}`: soak takes --games N and --from SEED"),
        }
    }
    Ok((games, from))
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn options_are_read_or_refused() {
        let read = |options: &[&str]| parse(&options.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>()).ok();
        assert_eq!(read(&[]), Some((1_000_000, 0)));
        assert_eq!(read(&["--games", "5", "--from", "7"]), Some((5, 7)));
        assert_eq!(read(&["--games"]), None);
        assert_eq!(read(&["--games", "x"]), None);
        assert_eq!(read(&["--game", "5"]), None);
    }
}
