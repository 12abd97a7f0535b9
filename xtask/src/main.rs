//! Chores of the project: `cargo xtask test` and friends. Run `cargo xtask --help` for the list.

mod bench;
mod browser;
mod root;
mod screenshots;
mod soak;
mod step;
mod test;
mod tidy;

use anyhow::{Result, bail};
use std::process::ExitCode;

const HELP: &str = "\
Chores of Atout.

  cargo xtask test                  everything that must hold before a change is merged:
                                    tidy rules, formatting, lints without warnings, all tests,
                                    doctests, and the browser tests (Chromium and chromedriver
                                    are installed through the system's package manager if they
                                    are missing)
  cargo xtask tidy                  only the tidy rules: module docs, no leftovers, pure rules
                                    crates, reasons for silenced lints, dependency arrows, no
                                    machine paths
  cargo xtask soak [--games N]      plays N random games (1000000 unless told) of every game
                                    through the conformance suite; --from SEED starts elsewhere,
                                    --only GAME plays that one alone
  cargo xtask bench [GAME...]       one table of playouts, decisions, clones and searches per
                                    second (the same as `atout bench` in release)
  cargo xtask screenshots           pictures of every page in every state, on three screens, light
                                    and dark, with one contact sheet, in target/screenshots or
                                    --out DIR; --only TEXT takes the scenes with that text in their
                                    name; --readme renews docs/pictures

A change is ready when `cargo xtask test` ends with `all checks passed`. Each step prints its name
and how long it took; the first one that fails ends the run and says what to do.
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<()> {
    let (chore, rest) = arguments.split_first().map_or(("help", [].as_slice()), |(chore, rest)| (chore.as_str(), rest));
    match (chore, rest) {
        ("help" | "--help" | "-h", _) => {
            print!("{HELP}");
            Ok(())
        }
        ("test", []) => test::run(),
        ("tidy", []) => step::step("tidy", tidy::run),
        ("soak", options) => soak::run(options),
        ("bench", options) => bench::run(options),
        ("screenshots", options) => screenshots::run(options),
        ("test" | "tidy", [extra, ..]) => bail!("`{chore}` takes no argument `{extra}`"),
        _ => bail!("there is no chore `{chore}`: see `cargo xtask --help`"),
    }
}
