//! Runs the program, in a folder of its own.

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// The output and the exit code of a run.
#[derive(Debug)]
pub(crate) struct RunResult {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl RunResult {
    /// Stdout as the one JSON document that it must be.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The exit code is 0 and stderr is empty.
    #[track_caller]
    pub(crate) fn succeeds(self) -> RunResult {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{self:?}");
        self
    }

    /// The exit code is this one, and stderr is one sentence that contains all of these.
    #[track_caller]
    pub(crate) fn fails_with(self, code: i32, named: &[&str]) -> RunResult {
        assert_eq!(self.code, code, "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "one sentence: {self:?}");
        assert!(self.err.starts_with("atout: "), "{self:?}");
        for part in named {
            assert!(self.err.contains(part), "`{part}` in {self:?}");
        }
        self
    }
}

/// The program, in English, without a terminal and without a browser to open.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_atout"));
    command.args(arguments).env_clear().env("PATH", "").stdin(Stdio::null());
    command
}

pub(crate) fn atout(arguments: &[&str]) -> RunResult {
    atout_with_input(arguments, "")
}

/// Runs with these lines on stdin.
pub(crate) fn atout_with_input(arguments: &[&str], lines: &str) -> RunResult {
    feed(command(arguments), lines.as_bytes())
}

pub(crate) fn feed(mut command: Command, input: &[u8]) -> RunResult {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_vec();
    // From a thread, because a game may write more than a pipe holds before it reads on.
    let writer = std::thread::spawn(move || _ = stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    RunResult {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).expect("stdout is text"),
        err: String::from_utf8(output.stderr).expect("stderr is text"),
    }
}

/// A folder that is removed after the test.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder for the test"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn name(&self, name: &str) -> String {
        self.path(name).display().to_string()
    }

    pub(crate) fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.path(name), text).expect("the file is written");
        self.name(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("the file is there")
    }

    /// A finished game between bots.
    pub(crate) fn finished_game(&self, name: &str) -> String {
        let file = self.name(name);
        atout(&["play", "stones", "--seed", "7", "--seat", "random", "--seat", "heuristic", "--save", &file])
            .succeeds();
        file
    }

    /// The names of everything in it.
    pub(crate) fn list(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.0.path()).expect("the folder is there");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}
