//! Reads and writes files. A write replaces the whole file or nothing; every error names the file.

use crate::failure::{CommandResult, Failure};
use atout_core::{Message, Record};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// The largest file that is read, in MiB. Devices and pipes can be endless.
const MAX_MIB: u64 = 64;

/// The reason of an I/O error, in both languages.
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
    Failure::bad_input(
        format!("cannot read {file}: {}", message.en),
        format!("impossible de lire {file}\u{a0}: {}", message.fr),
    )
}

/// Reads a text file of limited size.
pub(crate) fn read(path: &Path) -> CommandResult<String> {
    let failed = |error: io::Error| unreadable(path, &error);
    if fs::metadata(path).map_err(failed)?.is_dir() {
        return Err(failed(ErrorKind::IsADirectory.into()));
    }
    let (limit, mut bytes) = (MAX_MIB << 20, Vec::new());
    File::open(path).and_then(|file| file.take(limit + 1).read_to_end(&mut bytes)).map_err(failed)?;
    if bytes.len() as u64 > limit {
        let file = path.display();
        return Err(Failure::bad_input(
            format!("{file} is larger than {MAX_MIB} MiB, the limit for a file"),
            format!("{file} dépasse {MAX_MIB} Mio, la taille maximale d'un fichier"),
        ));
    }
    String::from_utf8(bytes).map_err(|_| failed(ErrorKind::InvalidData.into()))
}

/// Reads a record from a file.
pub(crate) fn read_record(path: &Path) -> CommandResult<Record> {
    let text = read(path)?;
    Record::parse(&text).map_err(|error| Failure::from(error).about(&path.display().to_string()))
}

/// Replaces a file atomically: after a crash it holds the old text or the new one.
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

/// The path with a suffix added to the file name.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// The failure for a file that could not be written.
pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Failure {
    let (file, message) = (path.display(), reason(error));
    Failure::bad_input(
        format!("cannot write {file}: {}", message.en),
        format!("impossible d'écrire {file}\u{a0}: {}", message.fr),
    )
}
