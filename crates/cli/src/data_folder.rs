//! The user's data folder: the database of the server, and saved decks.

use crate::failure::{CommandResult, Failure};
use std::path::PathBuf;

/// The folder; it need not be there yet.
pub(crate) fn data_folder() -> CommandResult<PathBuf> {
    directories::BaseDirs::new().map(|dirs| dirs.data_dir().join("atout")).ok_or_else(|| {
        Failure::bad_input(
            "the user's data folder is not known (HOME is not set): choose one with --data DIR",
            "le dossier de données de l'utilisateur est inconnu (HOME n'est pas défini)\u{a0}: choisissez-en un avec --data DIR",
        )
    })
}
