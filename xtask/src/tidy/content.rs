//! Checks of the content that comes with games: every file is part of a release, and none is left open when a version is
//! published (`atout_core::Release` has the rule).

use super::SourceFile;

/// All complaints about the content of games.
pub(super) fn check(files: &[SourceFile]) -> Vec<String> {
    let changelog = files.iter().find(|file| file.path == "CHANGELOG.md");
    let version = changelog.and_then(|file| newest_version(&file.text));
    let lists = files.iter().filter_map(|list| {
        let game = list.path.strip_suffix("/src/content/releases.rs")?;
        Some((format!("{game}/content/"), list))
    });
    let mut complaints = Vec::new();
    for (folder, list) in lists {
        for file in files {
            let Some(name) = file.path.strip_prefix(&folder).filter(|name| *name != "example.toml") else { continue };
            if !names(&list.text, name) {
                complaints.push(format!("{}: no release in {} names it", file.path, list.path));
            } else if let Some(version) = version.filter(|_| is_open(&list.text, name) && has_entries(&file.text)) {
                complaints.push(format!(
                    "{}: {version} is published with it, so it must be frozen (CONTRIBUTING.md, \"Publish a version\")",
                    file.path
                ));
            }
        }
    }
    complaints
}

/// The version of the newest heading; none while it is not published.
fn newest_version(changelog: &str) -> Option<&str> {
    changelog.lines().find_map(|line| line.strip_prefix("## ")).filter(|heading| *heading != "Unreleased")
}

fn names(list: &str, file: &str) -> bool {
    list.contains(&format!("\"{file}\""))
}

/// Is the file in the part of the list that begins with the open release?
fn is_open(list: &str, file: &str) -> bool {
    list.split_once("Release::open(").is_some_and(|(_, open)| names(open, file))
}

/// Is there more in it than comments?
fn has_entries(text: &str) -> bool {
    text.lines().map(str::trim).any(|line| !line.is_empty() && !line.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str =
        "Release::frozen(\n\"ab\", content_files![\"one.toml\"]),\nRelease::open(content_files![\"two.toml\"]),";

    fn complaints(changelog: &str, files: &[(&str, &str)]) -> Vec<String> {
        let file = |path: &str, text: &str| SourceFile { path: path.to_owned(), text: text.to_owned() };
        let mut all: Vec<_> = files.iter().map(|(name, text)| file(&format!("games/x/content/{name}"), text)).collect();
        all.extend([file("CHANGELOG.md", changelog), file("games/x/src/content/releases.rs", LIST)]);
        check(&all)
    }

    #[test]
    fn a_file_that_no_release_names_is_noticed() {
        let files = [("one.toml", "a = 1"), ("example.toml", "a = 1"), ("three.toml", "")];
        let expected = ["games/x/content/three.toml: no release in games/x/src/content/releases.rs names it"];
        assert_eq!(complaints("# Changelog\n\n## Unreleased\n", &files), expected);
    }

    #[test]
    fn a_version_is_not_published_with_an_open_file() {
        let written = [("one.toml", "a = 1"), ("two.toml", "# New.\n\n[card.x]\n")];
        assert!(complaints("## Unreleased\n## 1.0.0\n", &written).is_empty(), "it may be edited until then");
        let found = complaints("## 1.1.0\n## 1.0.0\n", &written);
        assert!(found.len() == 1 && found[0].starts_with("games/x/content/two.toml: 1.1.0 is published"), "{found:?}");
        assert!(complaints("## 1.1.0\n", &[("one.toml", "a = 1"), ("two.toml", "# Nothing yet.\n")]).is_empty());
    }
}
