//! Tasks of the project: `cargo xtask test`, `tidy`, `scripts`, `soak`, `load`, `new-game`, `bench`, `screenshots`. `cargo xtask --help` explains each.
//!
//! Not here: the checks, games and pages themselves; a task runs cargo or a program of the workspace.

mod bench;
mod browser;
mod load;
mod new_game;
mod packages;
mod root;
mod screenshots;
mod scripts;
mod soak;
mod step;
mod test;
mod tidy;

use anyhow::{Result, bail};
use std::process::ExitCode;

const HELP: &str = "\
Tasks of Atout.

  cargo xtask test                  all checks that must pass before a change is merged:
                                    tidy checks, formatting, types and lints of the browser
                                    scripts, lints without warnings, all tests, doctests, and the
                                    browser tests (Node.js with npm, Chromium and chromedriver are
                                    installed through the system's package manager if they are
                                    missing)
  cargo xtask tidy                  only the tidy checks: module docs, no leftovers, pure rules
                                    crates, reasons for silenced lints, allowed dependencies, no
                                    machine paths
  cargo xtask scripts               only the checks of the browser scripts: TypeScript compares them
                                    with the messages of the server, oxlint reads them
  cargo xtask soak [--games N]      proves that `new-game` makes a whole game, then plays N random
                                    games (default: 1000000) of every game through the conformance
                                    suite; --from SEED sets the first seed, --only GAME plays that
                                    game only
  cargo xtask load [--tables N]     plays at N tables (default: 1000) of a release server, one socket
                                    and one visitor each, a person against a random bot, and prints
                                    moves per CPU-second, times, bytes and memory beside what is
                                    wanted; --phase busy|paced|memory|all, --seconds S for each
                                    (default: 20), --wait S before memory is measured again without
                                    tables (default: 5), --serve-arg ARG for `atout serve`, --json;
                                    --kill N kills the server N times instead and checks that no
                                    acknowledged action is lost or doubled (Linux only)
  cargo xtask new-game NAME         a fifth game: writes games/NAME and crates/web/src/games/NAME from a
                                    small complete game, which passes the suite, and enters it where
                                    games are listed
  cargo xtask bench [GAME...]       one table of playouts, decisions, clones and searches per
                                    second (the same as `atout bench` in release)
  cargo xtask screenshots           pictures of every page in every state, on four screens, light
                                    and dark, with one contact sheet, in target/screenshots or
                                    --out DIR; --only TEXT takes the scenes with that text in their
                                    name; --readme rewrites docs/pictures; --check takes no pictures
                                    but measures the layout of all scenes on five screens, in both
                                    languages, with short and long names, and fails on any finding

A change is ready when `cargo xtask test` ends with `all checks passed`. Each step prints its name
and its duration; the first step that fails ends the run and says what to do.
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
    let (task, rest) = arguments.split_first().map_or(("help", [].as_slice()), |(task, rest)| (task.as_str(), rest));
    match (task, rest) {
        ("help" | "--help" | "-h", _) => {
            print!("{HELP}");
            Ok(())
        }
        ("test", []) => test::run(),
        ("tidy", []) => step::step("tidy", tidy::run),
        ("scripts", []) => step::step("scripts", scripts::check),
        ("soak", options) => soak::run(options),
        ("load", options) => load::run(options),
        ("new-game", options) => new_game::run(options),
        ("bench", options) => bench::run(options),
        ("screenshots", options) => screenshots::run(options),
        ("test" | "tidy" | "scripts", [extra, ..]) => bail!("`{task}` takes no argument `{extra}`"),
        _ => bail!("there is no task `{task}`: see `cargo xtask --help`"),
    }
}
