//! `cargo xtask load`: plays at a thousand tables of a real server and prints what a move costs beside what is wanted.
//!
//! Not here: the players and the measurement (`crates/server/examples/load`).

mod options;
mod report;

use crate::root::cargo;
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use options::LoadOptions;
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::Stdio;

pub(crate) fn run(options: &[String]) -> Result<()> {
    let wanted = LoadOptions::parse(options)?;
    let server = build(&["--package", "atout", "--bin", "atout"])?;
    let load = build(&["--package", "atout-server", "--example", "load"])?;
    let mut child = std::process::Command::new(load)
        .arg(wanted.to_json(&server).to_string())
        .stdout(Stdio::piped())
        .spawn()
        .context("the load did not start")?;
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{msg} [{bar:40}] {pos}/{len} · {elapsed}") {
        bar.set_style(style);
    }
    let mut report = Value::Null;
    for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
        let mut message: Value = serde_json::from_str(&line?).context("the load says something else than JSON")?;
        if let Some(pid) = message["pid"].as_u64() {
            bar.suspend(|| eprintln!("{}: the server is process {pid}", message["phase"].as_str().unwrap_or_default()));
        }
        show_progress(&bar, &message["progress"]);
        if !message["report"].is_null() {
            report = message["report"].take();
        }
    }
    bar.finish_and_clear();
    if !child.wait()?.success() {
        bail!("the load failed: the reason is above");
    }
    match wanted.json {
        true => println!("{report}"),
        false => print!("{}", report::table(&report)),
    }
    Ok(())
}

fn show_progress(bar: &ProgressBar, progress: &Value) {
    if let (Some(phase), Some(done), Some(of)) =
        (progress["phase"].as_str(), progress["done"].as_u64(), progress["of"].as_u64())
    {
        if bar.message() != phase {
            bar.reset();
            bar.set_message(phase.to_owned());
        }
        bar.set_length(of);
        bar.set_position(done);
    }
}

/// Builds one program in release and says where it is.
fn build(target: &[&str]) -> Result<PathBuf> {
    let mut command = cargo(&["build", "--quiet", "--release", "--message-format", "json-render-diagnostics"]);
    let output = command.args(target).stderr(Stdio::inherit()).output().context("`cargo build` did not start")?;
    if !output.status.success() {
        bail!("`cargo build --release {}` failed, see above", target.join(" "));
    }
    let messages = output.stdout.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok());
    let built = messages.filter_map(|message: Value| message["executable"].as_str().map(PathBuf::from)).next_back();
    built.with_context(|| format!("`cargo build --release {}` built no program", target.join(" ")))
}
