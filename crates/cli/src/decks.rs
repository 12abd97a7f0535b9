//! `--deck NAME|FILE`: what the seats bring along, for the commands that play; and where saved decks are.
//!
//! Not here: the format of a deck and its check (the game's own), the command `atout deck`.

use crate::bilingual::both;
use crate::data_folder::data_folder;
use crate::failure::{CommandResult, Failure};
use crate::files;
use atout_catalog::Entry;
use clap::Args;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The option, once for each seat.
#[derive(Debug, Args)]
pub(crate) struct Decks {
    #[arg(long = "deck", value_name = "NAME|FILE")]
    #[arg(help = both(
        "The deck of the next seat: a ready one, a saved one or a file (see `atout deck list`)",
        "Le deck de la place suivante\u{a0}: un deck prêt, un deck enregistré ou un fichier (voir «\u{a0}atout deck list\u{a0}»)"
    ))]
    decks: Vec<String>,
}

impl Decks {
    /// Was one given?
    pub(crate) fn is_given(&self) -> bool {
        !self.decks.is_empty()
    }

    /// What the seats bring along; empty if nothing was given.
    pub(crate) fn setups(&self, entry: &dyn Entry, config: &Value) -> CommandResult<Vec<Value>> {
        let n_seats = entry.n_seats(config)?;
        let given = self.decks.len();
        if given > n_seats {
            return Err(Failure::bad_input(
                format!("--deck was given {given} times, but this game has {n_seats} seats"),
                format!("--deck a été donné {given} fois, mais cette partie a {n_seats} places"),
            ));
        }
        self.decks.iter().map(|name| setup(entry, config, name)).collect()
    }

    /// What the deals of a tournament or a benchmark take in turn: the given decks, or the ready ones in every pairing.
    pub(crate) fn rows(&self, entry: &dyn Entry, config: &Value) -> CommandResult<Vec<Vec<Value>>> {
        match self.is_given() {
            true => Ok(vec![self.setups(entry, config)?]),
            false => Ok(entry.setups_in_turn(entry.n_seats(config)?)),
        }
    }

    /// The given names, for a line that says what was measured.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.decks.iter().map(String::as_str)
    }
}

/// One deck, by the name of a ready one or as text.
fn setup(entry: &dyn Entry, config: &Value, name: &str) -> CommandResult<Value> {
    let ready = entry.ready_setups();
    let wanted = plain(name);
    let is_it = |texts: [&str; 3]| texts.iter().any(|text| plain(text) == wanted);
    if let Some(ready) = ready.into_iter().find(|one| is_it([one.id, one.name.en, one.name.fr])) {
        return Ok(ready.setup);
    }
    // A game without decks says so, whatever the name is.
    if entry.ready_setups().is_empty() {
        entry.parse_setup(config, "")?;
    }
    let path = find(name)?;
    let text = files::read(&path)?;
    let about = path.display().to_string();
    entry.parse_setup(config, &text).map_err(|error| Failure::from(error).about(&about))
}

/// Names are the same whatever their capitals and apostrophes.
pub(crate) fn plain(name: &str) -> String {
    name.trim().replace('\u{2019}', "'").to_lowercase()
}

/// The file of a deck: a saved one by its name, or a path.
pub(crate) fn find(name: &str) -> CommandResult<PathBuf> {
    if let Some(saved) = saved(name).filter(|path| path.is_file()) {
        return Ok(saved);
    }
    let path = Path::new(name);
    if path.exists() {
        return Ok(path.to_owned());
    }
    Err(Failure::bad_input(
        format!("there is no deck `{name}`: `atout deck list` shows those there are, or name a file"),
        format!(
            "il n'y a pas de deck «\u{a0}{name}\u{a0}»\u{a0}: «\u{a0}atout deck list\u{a0}» montre ceux qui existent, ou nommez un fichier"
        ),
    ))
}

/// The folder of saved decks.
pub(crate) fn folder() -> CommandResult<PathBuf> {
    Ok(data_folder()?.join("decks"))
}

/// Where a deck of this name is saved; none if it cannot be a name.
pub(crate) fn saved(name: &str) -> Option<PathBuf> {
    is_name(name).then(|| folder().ok()).flatten().map(|folder| folder.join(format!("{}.txt", name.trim())))
}

/// May a saved deck have this name? It is the name of a file.
pub(crate) fn is_name(name: &str) -> bool {
    let name = name.trim();
    let fits = |letter: char| letter.is_alphanumeric() || " -_'".contains(letter);
    (1..=60).contains(&name.chars().count()) && name.chars().all(fits)
}

#[cfg(test)]
mod tests {
    use super::is_name;

    #[test]
    fn names_are_safe_for_files() {
        assert!(["Fire", "my deck-2", "Forêt d'été"].into_iter().all(is_name));
        for name in ["", " ", "../x", "a/b", "a.txt", "a\\b", &"x".repeat(61)] {
            assert!(!is_name(name), "{name}");
        }
    }
}
