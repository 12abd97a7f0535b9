//! `cargo xtask test`: every check that must pass before a change is merged.

use crate::root::cargo;
use crate::step::{self, step};
use crate::{browser, scripts, tidy};
use anyhow::Result;
use std::process::Stdio;
use std::time::Instant;

fn run_all() -> Result<()> {
    step("tidy", tidy::run)?;
    step("formatting", || step::run(cargo(&["fmt", "--all", "--check"]), "run `cargo fmt --all`"))?;
    step("scripts", scripts::check)?;
    step("browser", browser::install)?;
    step("lints", || {
        let clippy = cargo(&["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"]);
        step::run(clippy, "fix the warnings above")
    })?;
    step("tests", tests)?;
    step("doctests", || {
        step::run(cargo(&["test", "--quiet", "--workspace", "--doc"]), "fix the failed examples of the documentation")
    })
}

/// Uses nextest where it is installed, because it runs the tests of all crates in parallel.
fn tests() -> Result<()> {
    let has_nextest = cargo(&["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    let command = match has_nextest {
        true => cargo(&["nextest", "run", "--workspace"]),
        false => cargo(&["test", "--workspace", "--lib", "--bins", "--tests", "--examples"]),
    };
    step::run(command, "fix the failed tests above")
}

/// Runs every step; the first failure ends the run.
pub(crate) fn run() -> Result<()> {
    let started = Instant::now();
    run_all()?;
    println!("all checks passed in {:.0} s", started.elapsed().as_secs_f64());
    Ok(())
}
