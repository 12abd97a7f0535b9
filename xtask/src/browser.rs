//! Chromium and chromedriver, which the browser tests need.
//!
//! Not here: how programs are installed (`packages.rs`), the browser tests (`crates/cli/tests/browser`).

use crate::packages::Programs;
use anyhow::Result;

const BROWSER: Programs = Programs {
    names: "Chromium and chromedriver",
    needed: &[&["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"], &["chromedriver"]],
    installs: &[
        ("apt-get", &[&["update"], &["install", "-y", "chromium", "chromium-driver"]]),
        ("dnf", &[&["install", "-y", "chromium", "chromedriver"]]),
        ("pacman", &[&["-S", "--noconfirm", "--needed", "chromium"]]),
        ("apk", &[&["add", "chromium", "chromium-chromedriver"]]),
        ("brew", &[&["install", "--cask", "chromium"], &["install", "--cask", "chromedriver"]]),
    ],
    advice: "install Chromium (`chromium`) and its driver (`chromedriver`) so that both are on the PATH, then run \
             `cargo xtask test` again",
};

/// Installs both programs if one of them is missing.
pub(crate) fn install() -> Result<()> {
    BROWSER.install()
}
