//! One step of a task: prints its name and its duration.

use anyhow::{Context, Result, bail};
use std::process::Command;
use std::time::Instant;

/// Prints a heading, does the work, prints its duration.
pub(crate) fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("── {name}");
    let started = Instant::now();
    work().with_context(|| format!("{name} failed"))?;
    println!("   {name}: {:.1} s", started.elapsed().as_secs_f64());
    Ok(())
}

/// Runs a program that prints its own output; `advice` says what to do if it fails.
pub(crate) fn run(mut command: Command, advice: &str) -> Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("`{program}` did not start"))?;
    if !status.success() {
        bail!("{advice}");
    }
    Ok(())
}
