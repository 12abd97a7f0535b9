//! Checks of every tracked text file.

/// All complaints about a file.
pub(super) fn check(path: &str, text: &str) -> Vec<String> {
    [machine_path(text), foreign_registry(path, text), npm_host(path, text), own_lints(path, text)]
        .into_iter()
        .flatten()
        .collect()
}

/// No file names a folder of one machine.
fn machine_path(text: &str) -> Option<String> {
    const PATHS: [&str; 5] = [
        concat!("/ho", "me/"),
        concat!("/Us", "ers/"),
        concat!("/ro", "ot/"),
        concat!("/wo", "rk/"),
        concat!(":\\Us", "ers\\"),
    ];
    let named = |line: &str| PATHS.into_iter().find(|path| line.contains(path));
    let (line, path) = text.lines().enumerate().find_map(|(n, line)| Some((n + 1, named(line)?)))?;
    Some(format!("line {line} has the path of one machine (`{path}…`)"))
}

/// Dependencies come from crates.io under its own address, so that every machine gets the same ones.
fn foreign_registry(path: &str, text: &str) -> Option<String> {
    const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";
    let foreign = |line: &&str| match path.rsplit('/').next() {
        Some("Cargo.lock") => line.starts_with("source = ") && !line.contains(CRATES_IO),
        Some("config.toml" | "Cargo.toml") => line.contains("replace-with") || line.contains("registry = "),
        _ => false,
    };
    text.lines().find(foreign).map(|line| format!("names another registry than crates.io: `{}`", line.trim()))
}

/// The lock file of npm names no host, so that every machine takes the registry that it knows.
fn npm_host(path: &str, text: &str) -> Option<String> {
    let line = text.lines().position(|line| line.trim_start().starts_with("\"resolved\""))?;
    let is_lock = path.ends_with("package-lock.json");
    is_lock.then(|| format!("line {} names a host: `xtask/scripts/.npmrc` keeps them out of the lock file", line + 1))
}

/// Every crate takes the workspace's lints.
fn own_lints(path: &str, text: &str) -> Option<String> {
    let is_crate = path.ends_with("/Cargo.toml") && text.contains("[package]");
    (is_crate && !text.contains("[lints]\nworkspace = true")).then(|| "does not take the workspace's lints".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_one_machine_are_noticed() {
        assert!(machine_path(concat!("data = \"/ho", "me/ada/x\"")).is_some());
        assert!(machine_path("data = \"/srv/x\"").is_none());
    }

    #[test]
    fn other_registries_are_noticed() {
        assert!(foreign_registry("Cargo.lock", "source = \"registry+https://example.org/index\"").is_some());
        assert!(
            foreign_registry("Cargo.lock", "source = \"registry+https://github.com/rust-lang/crates.io-index\"")
                .is_none()
        );
        assert!(foreign_registry(".cargo/config.toml", "replace-with = \"mirror\"").is_some());
        assert!(foreign_registry("README.md", "replace-with = \"mirror\"").is_none());
    }

    #[test]
    fn hosts_in_the_lock_file_of_npm_are_noticed() {
        let lock = "{\n  \"resolved\": \"https://example.org/x.tgz\"\n}";
        assert!(npm_host("xtask/scripts/package-lock.json", lock).unwrap().contains("line 2"));
        assert!(npm_host("README.md", lock).is_none());
        assert!(npm_host("xtask/scripts/package-lock.json", "{ \"version\": \"1.0.0\" }").is_none());
    }

    #[test]
    fn a_crate_takes_the_workspace_lints() {
        assert!(own_lints("crates/x/Cargo.toml", "[package]\n").is_some());
        assert!(own_lints("crates/x/Cargo.toml", "[package]\n[lints]\nworkspace = true\n").is_none());
        assert!(own_lints("Cargo.toml", "[workspace]\n").is_none());
    }
}
