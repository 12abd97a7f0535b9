//! A reader that closes the pipe (`atout verify FILE | head -0`): the exit code is the same, and nothing panics.

use crate::run::{Folder, command};
use serde_json::{Value, json};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The command with a stdout that nobody reads any more.
fn unread(arguments: &[&str]) -> Command {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = command(arguments);
    command.stdout(writer);
    command
}

/// It ends with this code; on stderr is one sentence that contains `named`, or nothing where the code is 0.
#[track_caller]
fn ends_with(code: i32, arguments: &[&str], named: &str) {
    let output = unread(arguments).stderr(Stdio::piped()).output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {err}");
    assert_eq!(err.lines().count(), usize::from(code != 0), "{arguments:?}: {err}");
    assert!(err.contains(named), "{arguments:?}: {err}");
}

/// The same with and without `--json`.
#[track_caller]
fn both_end_with(code: i32, arguments: &[&str], named: &str) {
    ends_with(code, arguments, named);
    ends_with(code, &[arguments, &["--json"]].concat(), named);
}

#[test]
fn verify_keeps_its_exit_code() {
    let folder = Folder::new();
    let good = folder.finished_game("good.json");
    let mut record: Value = serde_json::from_str(&folder.read("good.json")).unwrap();
    record["result"] = Value::Null;
    let bad = folder.write("bad.json", &record.to_string());
    let foreign = folder.write("foreign.json", "Dear diary,");
    both_end_with(0, &["verify", &good], "");
    both_end_with(1, &["verify", &bad], "result");
    both_end_with(2, &["verify", &foreign], "not a record");
}

#[test]
fn scenario_run_keeps_its_exit_code() {
    let folder = Folder::new();
    let file = |name: &str, turn: u8| {
        let scenario = json!({ "name": "a turn", "position": { "turn": 1 }, "expect": { "turn": turn } });
        folder.write(name, &json!({ "game": "stones", "scenarios": [scenario] }).to_string())
    };
    let (good, bad, foreign) = (file("good.json", 1), file("bad.json", 0), folder.write("foreign.json", "[]"));
    both_end_with(0, &["scenario", "run", &good], "");
    both_end_with(1, &["scenario", "run", &bad], "1 of 1");
    both_end_with(2, &["scenario", "run", &foreign], "scenarios");
}

#[test]
fn commands_that_only_print_end_well() {
    let folder = Folder::new();
    let record = folder.finished_game("game.json");
    both_end_with(0, &["games"], "");
    both_end_with(0, &["cards", "stones"], "");
    both_end_with(0, &["replay", &record], "");
    both_end_with(0, &["bench", "stones", "--seconds", "0.04"], "");
    both_end_with(0, &["arena", "stones", "--entrant", "random", "random", "--games", "2"], "");
    ends_with(0, &["play", "stones", "--seat", "random", "--seat", "random"], "");
    for arguments in [&["help"][..], &["help", "play"], &["--help"], &["play", "--help"], &["--version"]] {
        ends_with(0, arguments, "");
    }
}

#[test]
fn wrong_use_keeps_its_exit_code() {
    both_end_with(2, &["cards", "chess"], "chess");
    both_end_with(2, &["replay", "no-such-file.json"], "no-such-file.json");
    ends_with(2, &["gmaes"], "gmaes");
}

#[test]
fn a_report_is_written_although_nobody_reads_the_table() {
    let folder = Folder::new();
    let report = folder.name("report");
    ends_with(0, &["arena", "stones", "--entrant", "random", "random", "--games", "2", "--report", &report], "");
    assert!(folder.read("report/results.json").contains("entrants"));
}

#[test]
fn a_server_goes_on_although_nobody_reads_its_address() {
    let folder = Folder::new();
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let arguments = ["serve", "--addr", &address.to_string(), "--data", &folder.name("data")];
    let mut child = unread(&arguments).stderr(Stdio::null()).spawn().unwrap();
    let started = Instant::now();
    let mut answers = false;
    while !answers && started.elapsed() < Duration::from_secs(20) && child.try_wait().unwrap().is_none() {
        std::thread::sleep(Duration::from_millis(50));
        answers = TcpStream::connect(address).is_ok();
    }
    // The address is printed right after the port is bound: wait until a server that stops there has stopped.
    std::thread::sleep(Duration::from_millis(300));
    let ended = child.try_wait().unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(answers && ended.is_none(), "{ended:?}");
}
