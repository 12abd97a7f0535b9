//! The checks of the browser scripts: their types against the messages of the server, and a linter. The tools come from
//! npm, in the versions of `xtask/scripts/package-lock.json`; nothing of them is part of the product.
//!
//! Not here: how the types are made (`crates/web/src/wire/typescript.rs`), what the scripts do (browser tests).

use crate::packages::Programs;
use crate::root::root;
use crate::step;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const NODE: Programs = Programs {
    names: "Node.js and npm",
    needed: &[&["node", "nodejs"], &["npm"]],
    installs: &[
        ("apt-get", &[&["update"], &["install", "-y", "nodejs", "npm"]]),
        ("dnf", &[&["install", "-y", "nodejs", "npm"]]),
        ("pacman", &[&["-S", "--noconfirm", "--needed", "nodejs", "npm"]]),
        ("apk", &[&["add", "nodejs", "npm"]]),
        ("brew", &[&["install", "node"]]),
    ],
    advice: "install Node.js 20 or newer (`node`) with `npm` so that both are on the PATH, then run \
             `cargo xtask scripts` again",
};

/// What is said of scripts that fail, by the name of the check in `package.json`.
const CHECKS: [(&str, &str); 4] = [
    ("types", "the scripts do not fit their types, or the messages in `crates/web/assets/wire.d.ts`, see above"),
    ("layout-types", "the scripts that measure layouts (`crates/cli/tests/browser/kit/layout`) do not fit their types"),
    ("lint", "fix what the linter found in the scripts; `xtask/scripts/.oxlintrc.json` has its rules"),
    ("test", "the scripts do not do what the tests in `xtask/scripts/tests` say, see above"),
];

/// Installs the tools where they are missing, and checks all scripts.
pub(crate) fn check() -> Result<()> {
    NODE.install()?;
    let folder = root().join("xtask").join("scripts");
    install_tools(&folder)?;
    CHECKS.iter().try_for_each(|(name, advice)| step::run(npm(&folder, &["run", "--silent", name]), advice))
}

/// Installs exactly what the lock file names, once for each lock file.
fn install_tools(folder: &Path) -> Result<()> {
    let lock = fs::read_to_string(folder.join("package-lock.json")).context("`package-lock.json` cannot be read")?;
    let installed = installed_lock(folder);
    if fs::read_to_string(&installed).is_ok_and(|text| text == lock) {
        return Ok(());
    }
    println!("   the tools are missing or old: installing them with npm");
    // Not `npm ci`: it refuses a lock file without the binaries of systems that a registry does not have.
    let install = npm(folder, &["install", "--no-save", "--silent"]);
    step::run(install, "`npm install` failed: is the registry of npm within reach?")?;
    fs::write(&installed, lock).with_context(|| format!("{} cannot be written", installed.display()))
}

/// The lock file that the installed tools came from.
fn installed_lock(folder: &Path) -> PathBuf {
    folder.join("node_modules").join(".installed-lock.json")
}

fn npm(folder: &Path, arguments: &[&str]) -> Command {
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.current_dir(folder).args(arguments);
    npm
}
