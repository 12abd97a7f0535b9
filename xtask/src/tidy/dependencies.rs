//! Which crate may depend on which. This table is the architecture: a new dependency needs a line here and a reason in its
//! commit message.

use crate::root::cargo;
use anyhow::{Context, Result, bail};
use serde_json::Value;

/// The workspace crates that each workspace crate may use. `games` means every crate under `games/`.
const ALLOWED: &[(&str, &[&str])] = &[
    ("atout-core", &[]),
    ("atout-testing", &["atout-core"]),
    ("games", &["atout-core"]),
    ("atout-bots", &["atout-core"]),
    ("atout-web", &["atout-core", "games"]),
    ("atout-catalog", &["atout-core", "atout-bots", "games", "atout-web"]),
    ("atout-arena", &["atout-core", "atout-bots", "atout-catalog"]),
    ("atout-store", &["atout-core"]),
    ("atout-server", &["atout-core", "atout-bots", "atout-catalog", "atout-store", "atout-web"]),
    (
        "atout",
        &[
            "atout-core",
            "atout-bots",
            "atout-catalog",
            "atout-arena",
            "atout-store",
            "atout-web",
            "atout-server",
            "games",
        ],
    ),
    ("xtask", &[]),
];

/// Every crate may use it in its tests, none elsewhere.
const FOR_TESTS: &str = "atout-testing";

/// A crate of the workspace and the workspace crates that it uses.
struct WorkspaceCrate {
    name: String,
    is_game: bool,
    uses: Vec<String>,
}

/// Compares the table with the manifests.
pub(super) fn check() -> Result<Vec<String>> {
    let output = cargo(&["metadata", "--format-version", "1", "--no-deps"])
        .output()
        .context("`cargo metadata` did not start")?;
    if !output.status.success() {
        bail!("`cargo metadata` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    Ok(forbidden(&workspace_crates(&metadata)))
}

fn workspace_crates(metadata: &Value) -> Vec<WorkspaceCrate> {
    let texts = |value: &Value, key: &str| value[key].as_str().unwrap_or_default().to_owned();
    let list = |value: &Value, key: &str| value[key].as_array().cloned().unwrap_or_default();
    let is_for_tests = |used: &Value| used["name"] == FOR_TESTS && used["kind"] == "dev";
    // A dependency with a path is a crate of the workspace.
    let is_ours = |used: &Value| used["path"].is_string() && !is_for_tests(used);
    let ours =
        |package: &Value| list(package, "dependencies").into_iter().filter(|used| is_ours(used)).collect::<Vec<_>>();
    list(metadata, "packages")
        .iter()
        .map(|package| WorkspaceCrate {
            name: texts(package, "name"),
            is_game: texts(package, "manifest_path").replace('\\', "/").contains("/games/"),
            uses: ours(package).iter().map(|used| texts(used, "name")).collect(),
        })
        .collect()
}

fn forbidden(crates: &[WorkspaceCrate]) -> Vec<String> {
    let is_game = |name: &str| crates.iter().any(|member| member.name == name && member.is_game);
    let key = |name: &str| if is_game(name) { "games".to_owned() } else { name.to_owned() };
    let mut wrong = Vec::new();
    for member in crates {
        let Some((_, allowed)) = ALLOWED.iter().find(|(name, _)| *name == key(&member.name)) else {
            wrong.push(format!(
                "`{}` has no line in the table of dependencies (xtask/src/tidy/dependencies.rs)",
                member.name
            ));
            continue;
        };
        let unwanted = member.uses.iter().filter(|used| !allowed.contains(&key(used).as_str()));
        wrong.extend(
            unwanted
                .map(|used| format!("`{}` may not depend on `{used}` (xtask/src/tidy/dependencies.rs)", member.name)),
        );
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(name: &str, is_game: bool, uses: &[&str]) -> WorkspaceCrate {
        WorkspaceCrate { name: name.to_owned(), is_game, uses: uses.iter().map(|used| (*used).to_owned()).collect() }
    }

    #[test]
    fn allowed_dependencies_pass() {
        let crates = [
            member("atout-core", false, &[]),
            member("atout-x", true, &["atout-core"]),
            member("atout-catalog", false, &["atout-x"]),
        ];
        assert_eq!(forbidden(&crates), Vec::<String>::new());
    }

    #[test]
    fn a_forbidden_dependency_and_an_unknown_crate_are_named() {
        let crates =
            [member("atout-x", true, &["atout-bots"]), member("atout-bots", false, &[]), member("atout-y", false, &[])];
        let wrong = forbidden(&crates);
        assert_eq!(wrong.len(), 2);
        assert!(wrong[0].contains("`atout-x` may not depend on `atout-bots`"), "{wrong:?}");
        assert!(wrong[1].contains("`atout-y` has no line"), "{wrong:?}");
    }
}
