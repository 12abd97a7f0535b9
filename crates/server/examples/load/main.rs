//! Plays at many tables of a real server at the same time and measures what it costs: `load OPTIONS`, where the options
//! are one JSON object ([`LoadOptions`]). `cargo xtask load` starts it, draws its progress and prints its figures.
//!
//! Prints one JSON object a line: `{"progress":{"phase","done","of"}}` again and again, `{"pid","phase"}` when a
//! measurement begins, and at last `{"report":{…}}`. What fails is said on stderr. Not here: the server, which is a
//! process of its own, and the bars and tables (`xtask/src/load.rs`).

mod crowd;
mod frame;
mod http;
mod ledger;
mod phases;
mod player;
mod process;
mod stats;

use crowd::Mode;
use serde::Deserialize;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tokio::task::LocalSet;

/// The lines of the server's log that are shown after a failure.
const LOG_LINES: usize = 20;

/// What is played.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LoadOptions {
    /// The program to measure.
    server: PathBuf,
    /// More arguments for `atout serve`.
    serve_args: Vec<String>,
    tables: usize,
    /// The time of each measurement.
    seconds: u64,
    /// The phases to run; none with kills.
    phases: Vec<Phase>,
    /// How many times the server is killed.
    kills: u64,
    /// The time after the last connection at which memory is measured again, in seconds.
    wait: u64,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Phase {
    Busy,
    Paced,
    Memory,
}

fn main() -> ExitCode {
    match run() {
        Ok(report) => {
            println!("{}", json!({ "report": report }));
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("load: {why}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<Value, String> {
    if !cfg!(target_os = "linux") {
        return Err("the load is measured through /proc, which only Linux has".to_owned());
    }
    let text = std::env::args().nth(1).ok_or("the options are missing: use `cargo xtask load`")?;
    let options: LoadOptions = serde_json::from_str(&text).map_err(|error| format!("{error} in the options"))?;
    // One thread: the server needs the processors more.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let folder = tempfile::tempdir().map_err(|error| format!("no temporary folder: {error}"))?;
    let log = folder.path().join("server.log");
    let report = runtime.block_on(LocalSet::new().run_until(all(&options, &log)));
    let said = fs::read_to_string(&log).unwrap_or_default();
    match report {
        Ok(mut report) => {
            report["log_lines"] = json!(said.lines().count());
            report["log_last_line"] = json!(said.lines().last());
            Ok(report)
        }
        Err(why) => {
            let lines: Vec<&str> = said.lines().collect();
            lines[lines.len().saturating_sub(LOG_LINES)..].iter().for_each(|line| eprintln!("server: {line}"));
            Err(why)
        }
    }
}

async fn all(options: &LoadOptions, log: &Path) -> Result<Value, String> {
    let mut report = json!({ "tables": options.tables });
    for phase in &options.phases {
        match phase {
            Phase::Busy => report["busy"] = phases::measure(options, log, "busy", Mode::Busy).await?,
            Phase::Paced => report["paced"] = phases::measure(options, log, "paced", Mode::Paced).await?,
            Phase::Memory => report["memory"] = phases::memory(options, log).await?,
        }
    }
    if options.kills > 0 {
        report["kill"] = phases::kill(options, log).await?;
    }
    Ok(report)
}

fn progress(phase: &str, done: u64, of: u64) {
    println!("{}", json!({ "progress": { "phase": phase, "done": done, "of": of } }));
}
