//! Programs that the checks need beside Rust, installed with the system's package manager where they are missing.
//!
//! Not here: which programs those are (`browser.rs`, `scripts.rs`).

use crate::step;
use anyhow::{Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};

/// Programs that belong together, and how to get them.
pub(crate) struct Programs {
    /// What people call them: "Chromium and chromedriver".
    pub(crate) names: &'static str,
    /// The programs, each under the names that it may have on the PATH.
    pub(crate) needed: &'static [&'static [&'static str]],
    /// The arguments that install them, for each package manager.
    pub(crate) installs: &'static [(&'static str, &'static [&'static [&'static str]])],
    /// What to do where that does not work.
    pub(crate) advice: &'static str,
}

/// Package managers that need no root rights.
const FOR_USERS: [&str; 1] = ["brew"];

impl Programs {
    /// Installs them if one of them is missing.
    pub(crate) fn install(&self) -> Result<()> {
        let Programs { names, advice, .. } = self;
        if self.are_ready() {
            println!("   {names} are installed");
            return Ok(());
        }
        let Some((manager, commands)) = self.installs.iter().find(|(manager, _)| is_on_path(manager)) else {
            bail!("{names} are missing and no known package manager was found: {advice}");
        };
        println!("   {names} are missing: installing them with {manager}");
        for arguments in *commands {
            step::run(command(manager, arguments), &format!("`{manager} {}` failed: {advice}", arguments.join(" ")))?;
        }
        if !self.are_ready() {
            bail!("{manager} did not install {names}: {advice}");
        }
        Ok(())
    }

    fn are_ready(&self) -> bool {
        self.needed.iter().all(|names| names.iter().any(|name| is_on_path(name)))
    }
}

/// A command of a package manager, with the rights that it needs.
fn command(manager: &str, arguments: &[&str]) -> Command {
    let with_sudo = !FOR_USERS.contains(&manager) && !is_root() && is_on_path("sudo");
    let mut command = Command::new(if with_sudo { "sudo" } else { manager });
    if with_sudo {
        command.arg(manager);
    }
    command.args(arguments);
    command
}

/// Is a program with this name in a folder of the PATH?
fn is_on_path(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| is_in(&folder, program))
}

fn is_in(folder: &Path, program: &str) -> bool {
    let file = folder.join(program);
    file.is_file() || ["exe", "cmd"].iter().any(|extension| file.with_extension(extension).is_file())
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

    #[test]
    fn what_is_missing_and_cannot_be_installed_is_named_with_advice() {
        let needed: &[&[&str]] = &[&["no-such-program"]];
        let programs =
            Programs { names: "Such programs", needed, installs: &[("no-such-manager", &[])], advice: "do it by hand" };
        let said = programs.install().unwrap_err().to_string();
        assert_eq!(said, "Such programs are missing and no known package manager was found: do it by hand");
    }
}
