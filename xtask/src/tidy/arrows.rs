//! Who may depend on whom. The arrows are the architecture: a new one is a line here, and a reason in its commit.

use crate::root::cargo;
use anyhow::{Context, Result, bail};
use serde_json::Value;

/// What each crate of ours may use of the others. `games` stands for every crate under `games/`.
const ARROWS: &[(&str, &[&str])] = &[
    ("atout-core", &[]),
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

/// A crate of ours and what it uses of the others.
struct Room {
    name: String,
    is_game: bool,
    uses: Vec<String>,
}

/// Compares the table with what the manifests say.
pub(super) fn check() -> Result<Vec<String>> {
    let output = cargo(&["metadata", "--format-version", "1", "--no-deps"])
        .output()
        .context("`cargo metadata` did not start")?;
    if !output.status.success() {
        bail!("`cargo metadata` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    Ok(wrong_arrows(&rooms(&metadata)))
}

fn rooms(metadata: &Value) -> Vec<Room> {
    let texts = |value: &Value, key: &str| value[key].as_str().unwrap_or_default().to_owned();
    let list = |value: &Value, key: &str| value[key].as_array().cloned().unwrap_or_default();
    // A dependency with a path is one of ours.
    let ours = |package: &Value| {
        list(package, "dependencies").into_iter().filter(|used| used["path"].is_string()).collect::<Vec<_>>()
    };
    list(metadata, "packages")
        .iter()
        .map(|package| Room {
            name: texts(package, "name"),
            is_game: texts(package, "manifest_path").replace('\\', "/").contains("/games/"),
            uses: ours(package).iter().map(|used| texts(used, "name")).collect(),
        })
        .collect()
}

fn wrong_arrows(rooms: &[Room]) -> Vec<String> {
    let is_game = |name: &str| rooms.iter().any(|room| room.name == name && room.is_game);
    let title = |name: &str| if is_game(name) { "games".to_owned() } else { name.to_owned() };
    let mut wrong = Vec::new();
    for room in rooms {
        let Some((_, allowed)) = ARROWS.iter().find(|(name, _)| *name == title(&room.name)) else {
            wrong.push(format!("`{}` has no line in the table of arrows (xtask/src/tidy/arrows.rs)", room.name));
            continue;
        };
        let forbidden = room.uses.iter().filter(|used| !allowed.contains(&title(used).as_str()));
        wrong.extend(
            forbidden.map(|used| format!("`{}` may not depend on `{used}` (xtask/src/tidy/arrows.rs)", room.name)),
        );
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(name: &str, is_game: bool, uses: &[&str]) -> Room {
        Room { name: name.to_owned(), is_game, uses: uses.iter().map(|used| (*used).to_owned()).collect() }
    }

    #[test]
    fn allowed_arrows_pass() {
        let rooms = [
            room("atout-core", false, &[]),
            room("atout-x", true, &["atout-core"]),
            room("atout-catalog", false, &["atout-x"]),
        ];
        assert_eq!(wrong_arrows(&rooms), Vec::<String>::new());
    }

    #[test]
    fn a_wrong_arrow_and_an_unknown_crate_are_named() {
        let rooms =
            [room("atout-x", true, &["atout-bots"]), room("atout-bots", false, &[]), room("atout-y", false, &[])];
        let wrong = wrong_arrows(&rooms);
        assert_eq!(wrong.len(), 2);
        assert!(wrong[0].contains("`atout-x` may not depend on `atout-bots`"), "{wrong:?}");
        assert!(wrong[1].contains("`atout-y` has no line"), "{wrong:?}");
    }
}
