//! Installs Chromium and chromedriver for the browser tests with the system's package manager where they are missing.
//!
//! Not here: the browser tests (`crates/cli/tests/browser`).

use crate::step;
use anyhow::{Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};

const CHROMIUM: &[&str] = &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const DRIVER: &[&str] = &["chromedriver"];

/// A package manager and the commands that install both programs.
struct PackageManager {
    program: &'static str,
    commands: &'static [&'static [&'static str]],
    /// Does it need root rights?
    needs_root: bool,
}

const PACKAGE_MANAGERS: &[PackageManager] = &[
    PackageManager {
        program: "apt-get",
        commands: &[&["update"], &["install", "-y", "chromium", "chromium-driver"]],
        needs_root: true,
    },
    PackageManager { program: "dnf", commands: &[&["install", "-y", "chromium", "chromedriver"]], needs_root: true },
    PackageManager { program: "pacman", commands: &[&["-S", "--noconfirm", "--needed", "chromium"]], needs_root: true },
    PackageManager { program: "apk", commands: &[&["add", "chromium", "chromium-chromedriver"]], needs_root: true },
    PackageManager {
        program: "brew",
        commands: &[&["install", "--cask", "chromium"], &["install", "--cask", "chromedriver"]],
        needs_root: false,
    },
];

/// Installs both programs if one of them is missing.
pub(crate) fn install() -> Result<()> {
    if is_ready() {
        println!("   Chromium and chromedriver are installed");
        return Ok(());
    }
    let Some(manager) = PACKAGE_MANAGERS.iter().find(|manager| is_on_path(manager.program)) else {
        bail!("Chromium and chromedriver are missing and no known package manager was found: {ADVICE}");
    };
    println!("   Chromium or chromedriver is missing: installing both with {}", manager.program);
    for arguments in manager.commands {
        step::run(
            manager.command(arguments),
            &format!("`{} {}` failed: {ADVICE}", manager.program, arguments.join(" ")),
        )?;
    }
    if !is_ready() {
        bail!("{} did not install both programs: {ADVICE}", manager.program);
    }
    Ok(())
}

const ADVICE: &str = "install Chromium (`chromium`) and its driver (`chromedriver`) so that both are on the PATH, \
                      then run `cargo xtask test` again";

impl PackageManager {
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = match self.needs_root && !is_root() && is_on_path("sudo") {
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

/// Is a program with this name in a folder of the PATH?
fn is_on_path(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| is_in(&folder, program))
}

fn is_in(folder: &Path, program: &str) -> bool {
    let file = folder.join(program);
    file.is_file() || file.with_extension("exe").is_file()
}

fn is_root() -> bool {
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
