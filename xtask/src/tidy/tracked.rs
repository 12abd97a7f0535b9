//! Checks of every tracked text file.

/// All complaints about a file.
pub(super) fn check(path: &str, text: &str) -> Vec<String> {
    [machine_path(text), foreign_registry(path, text), own_lints(path, text)].into_iter().flatten().collect()
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
    fn a_crate_takes_the_workspace_lints() {
        assert!(own_lints("crates/x/Cargo.toml", "[package]\n").is_some());
        assert!(own_lints("crates/x/Cargo.toml", "[package]\n[lints]\nworkspace = true\n").is_none());
        assert!(own_lints("Cargo.toml", "[workspace]\n").is_none());
    }
}
