//! The template: real files under `xtask/new-game`, at the paths that they get in the workspace. In their paths and texts
//! the name of the template's game is exchanged for the new one, and nothing else.

use super::name::Name;
use anyhow::{Context, Result, bail};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Where the template is.
const FOLDER: &str = "xtask/new-game";
/// The id of the template's game. A word that stands for nothing else in its files.
const ID: &str = "outbid";
/// Its type and title.
const TYPE: &str = "Outbid";

/// A file of the template.
pub(super) struct TemplateFile {
    /// Where it goes, from the root of the workspace.
    path: String,
    text: String,
}

impl TemplateFile {
    /// Path and text for a new game.
    pub(super) fn named(&self, name: &Name) -> (String, String) {
        let exchange = |text: &str| text.replace(ID, name.id()).replace(TYPE, &name.type_name());
        (exchange(&self.path), exchange(&self.text))
    }
}

/// All files of the template, sorted by path.
pub(super) fn files(workspace: &Path) -> Result<Vec<TemplateFile>> {
    let folder = workspace.join(FOLDER);
    let mut files = Vec::new();
    collect(&folder, "", &mut files)?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

/// The Rust text as `cargo fmt` would leave it.
pub(super) fn formatted(workspace: &Path, text: &str) -> Result<String> {
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.current_dir(workspace).args(["--edition", "2024", "--emit", "stdout"]);
    let mut child = rustfmt.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().context("`rustfmt` did not start")?;
    let mut input = child.stdin.take().context("`rustfmt` takes no input")?;
    input.write_all(text.as_bytes())?;
    drop(input);
    let output = child.wait_with_output()?;
    if !output.status.success() {
        bail!("`rustfmt` refused it");
    }
    Ok(String::from_utf8(output.stdout)?)
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<TemplateFile>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.push(TemplateFile { path, text: fs::read_to_string(entry.path())? });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root::root;

    #[test]
    fn a_new_game_has_no_trace_of_the_templates_name() {
        let name = Name::parse("rivers").unwrap();
        let files = files(&root()).unwrap();
        assert!(files.len() > 40, "only {} files", files.len());
        for (path, text) in files.iter().map(|file| file.named(&name)) {
            assert!(path.starts_with("games/rivers/") || path.starts_with("crates/web/src/games/rivers/"), "{path}");
            assert!(![&path, &text].iter().any(|text| text.to_lowercase().contains(ID)), "{path}");
        }
    }

    #[test]
    fn the_template_is_what_it_makes_under_its_own_name() {
        let name = Name::parse(ID).unwrap();
        for file in files(&root()).unwrap() {
            let (path, text) = file.named(&name);
            assert_eq!((&path, &text), (&file.path, &file.text));
            if path.ends_with(".rs") {
                assert_eq!(formatted(&root(), &text).unwrap(), text, "{path}: run `cargo fmt`");
            }
        }
    }
}
