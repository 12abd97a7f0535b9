//! Keeps a game in a file, so that neither a crash nor a wrong path loses anything.

use crate::failure::{Done, Failure};
use crate::files;
use atout_core::{Fairness, Player, Record, Table};
use std::fs;
use std::path::{Path, PathBuf};

/// Where the game is kept, if anywhere.
#[derive(Default)]
pub(super) struct Keeper {
    path: Option<PathBuf>,
    /// Where it was loaded from.
    origin: Option<PathBuf>,
    /// Proof that a loaded game's shuffle was fair; it stays with the game.
    fairness: Option<Fairness>,
    /// How many actions the file holds.
    kept: Option<u64>,
}

impl Keeper {
    /// Of a game that came from a file.
    pub(super) fn of_loaded(origin: Option<PathBuf>, record: Option<Record>) -> Keeper {
        Keeper { origin, fairness: record.and_then(|record| record.fairness), ..Keeper::default() }
    }

    /// Keeps the game in this file from now on, and tells where another game's record that stood there went. Anything
    /// else that stands there is left alone, and if the game cannot be kept there nothing changes.
    pub(super) fn keep_in(&mut self, path: &Path, table: &dyn Table, players: Vec<Player>) -> Done<Option<PathBuf>> {
        let aside = self.make_room(path)?;
        let before = self.path.replace(path.to_owned());
        if let Err(failure) = self.keep(table, players) {
            self.path = before;
            if let Some(aside) = &aside {
                fs::rename(aside, path).map_err(|error| files::unwritable(path, &error))?;
            }
            return Err(failure);
        }
        Ok(aside)
    }

    /// Puts a record that is not of this game aside.
    fn make_room(&self, path: &Path) -> Done<Option<PathBuf>> {
        let found = fs::metadata(path).ok();
        let free = found.as_ref().is_none_or(|found| found.is_file() && found.len() == 0);
        if free || self.is_own(path) {
            return Ok(None);
        }
        // A device or a pipe is not read: it may have no end.
        if found.is_some_and(|found| !found.is_file()) || files::read_record(path).is_err() {
            let file = path.display();
            return Err(Failure::wrong(
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

    /// Is it the file that this game is in already?
    fn is_own(&self, path: &Path) -> bool {
        let same = |own: &PathBuf| fs::canonicalize(own).ok() == fs::canonicalize(path).ok();
        self.path.iter().chain(&self.origin).any(same)
    }

    /// Writes the game, if it is kept anywhere.
    pub(super) fn keep(&mut self, table: &dyn Table, players: Vec<Player>) -> Done {
        let Some(path) = &self.path else { return Ok(()) };
        let record = Record { fairness: self.fairness.clone(), ..table.record(players) };
        files::write(path, &record.to_text()).map_err(|error| files::unwritable(path, &error))?;
        self.kept = Some(table.version());
        Ok(())
    }

    /// The file that holds the game as it stands after `version` actions.
    pub(super) fn holds(&self, version: u64) -> Option<&Path> {
        self.path.as_deref().filter(|_| self.kept == Some(version))
    }
}
