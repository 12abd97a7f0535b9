//! The file that a game is saved in after every action. A crash or a wrong path loses nothing.
//!
//! Not here: the format ([`Record`]) and the atomic write ([`crate::files`]).

use crate::failure::{CommandResult, Failure};
use crate::files;
use atout_catalog::Table;
use atout_core::{Fairness, Player, Record};
use std::fs;
use std::path::{Path, PathBuf};

/// The file of a game, if it is saved.
#[derive(Default)]
pub(super) struct SaveFile {
    path: Option<PathBuf>,
    /// The file that the game was loaded from.
    origin: Option<PathBuf>,
    /// The fairness proof of a loaded game; it is saved with the game again.
    fairness: Option<Fairness>,
    /// The number of actions in the file.
    saved_version: Option<u64>,
}

impl SaveFile {
    /// For a game that may come from a file. It is not saved yet.
    pub(super) fn of_loaded_game(origin: Option<PathBuf>, record: Option<Record>) -> SaveFile {
        SaveFile { origin, fairness: record.and_then(|record| record.fairness), ..SaveFile::default() }
    }

    /// Saves the game to this file from now on. A record of another game in that file is moved aside, and its new path is
    /// returned. Any other file there is refused and left as it is. On failure nothing changes.
    pub(super) fn save_to(
        &mut self,
        path: &Path,
        table: &dyn Table,
        players: Vec<Player>,
    ) -> CommandResult<Option<PathBuf>> {
        let aside = self.make_room(path)?;
        let before = self.path.replace(path.to_owned());
        if let Err(failure) = self.save(table, players) {
            self.path = before;
            if let Some(aside) = &aside {
                fs::rename(aside, path).map_err(|error| files::unwritable(path, &error))?;
            }
            return Err(failure);
        }
        Ok(aside)
    }

    /// Moves a record of another game aside.
    fn make_room(&self, path: &Path) -> CommandResult<Option<PathBuf>> {
        let found = fs::metadata(path).ok();
        let free = found.as_ref().is_none_or(|found| found.is_file() && found.len() == 0);
        if free || self.is_own(path) {
            return Ok(None);
        }
        // A device or a pipe is not read: it may have no end.
        if found.is_some_and(|found| !found.is_file()) || files::read_record(path).is_err() {
            let file = path.display();
            return Err(Failure::bad_input(
                format!("{file} is there already and is no record: choose another file to save in"),
                format!(
                    "{file} existe déjà et n'est pas un enregistrement\u{a0}: choisissez un autre fichier de sauvegarde"
                ),
            ));
        }
        let aside = files::beside(path, "~");
        fs::rename(path, &aside).map_err(|error| files::unwritable(&aside, &error))?;
        Ok(Some(aside))
    }

    /// Is this the game's own file already?
    fn is_own(&self, path: &Path) -> bool {
        let same = |own: &PathBuf| fs::canonicalize(own).ok() == fs::canonicalize(path).ok();
        self.path.iter().chain(&self.origin).any(same)
    }

    /// Writes the game, if it has a file.
    pub(super) fn save(&mut self, table: &dyn Table, players: Vec<Player>) -> CommandResult {
        let Some(path) = &self.path else { return Ok(()) };
        let record = Record { fairness: self.fairness.clone(), ..table.record(players) };
        files::write(path, &record.to_text()).map_err(|error| files::unwritable(path, &error))?;
        self.saved_version = Some(table.version());
        Ok(())
    }

    /// The file that the game was loaded from.
    pub(super) fn origin(&self) -> Option<&Path> {
        self.origin.as_deref()
    }

    /// The file, if it holds the game after `version` actions.
    pub(super) fn holds(&self, version: u64) -> Option<&Path> {
        self.path.as_deref().filter(|_| self.saved_version == Some(version))
    }
}
