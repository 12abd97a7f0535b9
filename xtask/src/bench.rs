//! `cargo xtask bench`: the speed of every game's rules, in one table.

use crate::root::cargo;
use crate::step;
use anyhow::Result;

pub(crate) fn run(options: &[String]) -> Result<()> {
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "atout", "--", "bench"]);
    command.args(options);
    step::run(command, "the benchmark failed")
}
