//! `cargo xtask new-game NAME`: a fifth game. Writes its folders from the template under `xtask/new-game`, which is a small
//! complete game and is tested like the others, and enters it where games are listed.
//!
//! Not here: the template and how a name is put into it (`new_game/template.rs`), the lists (`new_game/lists.rs`).

mod lists;
mod name;
mod proof;
mod template;

use crate::root::root;
use crate::step::step;
use anyhow::{Context, Result, bail};
pub(crate) use lists::LISTS;
use name::Name;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Reads the name and makes the game.
pub(crate) fn run(options: &[String]) -> Result<()> {
    let [name] = options else { bail!("`new-game` takes the id of the game: `cargo xtask new-game rivers`") };
    let (name, root) = (Name::parse(name)?, root());
    for (path, text) in planned(&root, &name)? {
        let file = root.join(&path);
        fs::create_dir_all(file.parent().unwrap_or(&root))?;
        fs::write(&file, text).with_context(|| path.clone())?;
        println!("   {path}");
    }
    println!("{}", next_steps(&name));
    Ok(())
}

/// Makes a game in a copy of the workspace and tests it: all of it, which takes minutes.
pub(crate) fn prove() -> Result<()> {
    step("a new game", proof::prove)
}

/// The files of a new game and the lists that it is entered in, with their new texts. Refused if something is in the way.
fn planned(workspace: &Path, name: &Name) -> Result<BTreeMap<String, String>> {
    let mut texts = BTreeMap::new();
    for (path, text) in template::files(workspace)?.iter().map(|file| file.named(name)) {
        if workspace.join(&path).exists() {
            bail!("{path} exists already: nothing was written");
        }
        texts.insert(path, text);
    }
    for list in LISTS {
        let before = match texts.get(list.path) {
            Some(text) => text.clone(),
            None => fs::read_to_string(workspace.join(list.path)).with_context(|| list.path.to_owned())?,
        };
        texts.insert(list.path.to_owned(), list.entered(&before, name)?);
    }
    // Another name stands elsewhere in a sorted list and breaks lines elsewhere.
    for (path, text) in &mut texts {
        if path.ends_with(".rs") {
            *text = template::formatted(workspace, text).with_context(|| path.clone())?;
        }
    }
    Ok(texts)
}

fn next_steps(name: &Name) -> String {
    let id = name.id();
    format!(
        "\n`{id}` is a game: `cargo test -p atout-{id}` plays the conformance suite, `cargo run -- play {id}` plays it.\n\
         Make it yours from the inside out: state and rules (games/{id}/src), then view and texts, then the board\n\
         (crates/web/src/games/{id}). The compiler names what a change leaves open; CONTRIBUTING.md has the order."
    )
}
