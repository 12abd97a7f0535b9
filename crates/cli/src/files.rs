//! Reading and writing files so that nothing is lost and every error names the file.

use crate::failure::{Done, Failure};
use atout_core::{Message, Record};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Bigger files are not records of anything.
const MAX_BYTES: u64 = 64 << 20;

/// Why a file could not be used, in both languages.
pub(crate) fn reason(error: &io::Error) -> Message {
    match error.kind() {
        ErrorKind::NotFound => Message::new("there is no such file or folder", "ce fichier ou dossier n'existe pas"),
        ErrorKind::PermissionDenied => Message::new("permission denied", "permission refusée"),
        ErrorKind::IsADirectory => Message::new("this is a folder, not a file", "c'est un dossier, pas un fichier"),
        ErrorKind::NotADirectory => {
            Message::new("a part of the path is not a folder", "une partie du chemin n'est pas un dossier")
        }
        ErrorKind::ReadOnlyFilesystem => Message::new("the disk is read-only", "le disque est en lecture seule"),
        ErrorKind::StorageFull => Message::new("the disk is full", "le disque est plein"),
        ErrorKind::InvalidData => Message::new("this is not a text file", "ce n'est pas un fichier texte"),
        _ => Message::new(error.to_string(), error.to_string()),
    }
}

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    let (file, message) = (path.display(), reason(error));
    Failure::wrong(
        format!("cannot read {file}: {}", message.en),
        format!("impossible de lire {file}\u{a0}: {}", message.fr),
    )
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Done<String> {
    let size = fs::metadata(path).map_err(|error| unreadable(path, &error))?;
    if size.is_dir() {
        return Err(unreadable(path, &ErrorKind::IsADirectory.into()));
    }
    if size.len() > MAX_BYTES {
        let file = path.display();
        return Err(Failure::wrong(
            format!("{file} is too big to be a record"),
            format!("{file} est trop gros pour être un enregistrement"),
        ));
    }
    fs::read_to_string(path).map_err(|error| unreadable(path, &error))
}

/// The record in a file.
pub(crate) fn read_record(path: &Path) -> Done<Record> {
    let text = read(path)?;
    Record::parse(&text).map_err(|error| Failure::from(error).about(&path.display().to_string()))
}

/// Replaces a file as a whole: after a crash it holds the old text or the new one, never half of it.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    let beside = beside(path, &format!(".{}.part", std::process::id()));
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&beside, path)).inspect_err(|_| {
        let _ = fs::remove_file(&beside);
    })
}

/// The same path with something added to the file's name.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Why a file could not be written.
pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Failure {
    let (file, message) = (path.display(), reason(error));
    Failure::wrong(
        format!("cannot write {file}: {}", message.en),
        format!("impossible d'écrire {file}\u{a0}: {}", message.fr),
    )
}
