//! Chromium and chromedriver for the browser tests, through the system's package manager where they are missing.

use crate::step;
use anyhow::{Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};

const CHROMIUM: &[&str] = &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const DRIVER: &[&str] = &["chromedriver"];

/// A package manager and the calls that bring both programs.
struct Manager {
    program: &'static str,
    calls: &'static [&'static [&'static str]],
    /// Must it run as the administrator?
    root: bool,
}

const MANAGERS: &[Manager] = &[
    Manager {
        program: "apt-get",
        calls: &[&["update"], &["install", "-y", "chromium", "chromium-driver"]],
        root: true,
    },
    Manager { program: "dnf", calls: &[&["install", "-y", "chromium", "chromedriver"]], root: true },
    Manager { program: "pacman", calls: &[&["-S", "--noconfirm", "--needed", "chromium"]], root: true },
    Manager { program: "apk", calls: &[&["add", "chromium", "chromium-chromedriver"]], root: true },
    Manager {
        program: "brew",
        calls: &[&["install", "--cask", "chromium"], &["install", "--cask", "chromedriver"]],
        root: false,
    },
];

/// Makes sure that both programs are there.
pub(crate) fn install() -> Result<()> {
    if is_ready() {
        println!("   Chromium and chromedriver are there");
        return Ok(());
    }
    let Some(manager) = MANAGERS.iter().find(|manager| is_on_path(manager.program)) else {
        bail!("Chromium and chromedriver are missing and no known package manager was found: {ADVICE}");
    };
    println!("   Chromium or chromedriver is missing: installing both with {}", manager.program);
    for call in manager.calls {
        step::run(manager.call(call), &format!("`{} {}` did not work: {ADVICE}", manager.program, call.join(" ")))?;
    }
    if !is_ready() {
        bail!("{} did not bring both programs: {ADVICE}", manager.program);
    }
    Ok(())
}

const ADVICE: &str = "install Chromium (`chromium`) and its driver (`chromedriver`) so that both are on the PATH, \
                      then run `cargo xtask test` again";

impl Manager {
    fn call(&self, arguments: &[&str]) -> Command {
        let mut command = match self.root && !is_administrator() && is_on_path("sudo") {
            true => Command::new("sudo"),
            false => Command::new(self.program),
        };
        if command.get_program() == "sudo" {
            command.arg(self.program);
        }
        command.args(arguments);
        command
    }
}

fn is_ready() -> bool {
    [CHROMIUM, DRIVER].iter().all(|names| names.iter().any(|name| is_on_path(name)))
}

/// Is there a program of this name in one of the PATH's folders?
fn is_on_path(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| is_in(&folder, program))
}

fn is_in(folder: &Path, program: &str) -> bool {
    let file = folder.join(program);
    file.is_file() || file.with_extension("exe").is_file()
}

fn is_administrator() -> bool {
    let id = Command::new("id").arg("-u").stderr(Stdio::null()).output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_by_their_folder() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(is_in(here, "Cargo.toml"));
        assert!(!is_in(here, "no-such-program"));
    }
}
