//! Where a database is, as one text: `sqlite:PATH`.
//!
//! Not here: opening it (`store.rs`, `sqlite/open.rs`).

use crate::StoreError;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The name of the database in a data folder.
const FILE: &str = "atout.db";

/// Where a database is. Its text holds no password, so errors and logs may show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Location {
    /// A file of SQLite.
    Sqlite(PathBuf),
}

impl Location {
    /// The database of a data folder.
    #[must_use]
    pub fn in_folder(folder: &Path) -> Location {
        Location::Sqlite(folder.join(FILE))
    }
}

/// The database of the working folder.
impl Default for Location {
    fn default() -> Location {
        Location::in_folder(Path::new(""))
    }
}

/// `sqlite:PATH`, where the path is a file or the data folder that it is in.
impl FromStr for Location {
    type Err = StoreError;
    fn from_str(text: &str) -> Result<Location, StoreError> {
        if ["postgres:", "postgresql:"].iter().any(|scheme| text.starts_with(scheme)) {
            return Err(StoreError::NoPostgres);
        }
        let path = text.strip_prefix("sqlite:").map(|path| path.strip_prefix("//").unwrap_or(path));
        match path.map(Path::new) {
            Some(folder) if folder.is_dir() => Ok(Location::in_folder(folder)),
            Some(file) if file.file_name().is_some() => Ok(Location::Sqlite(file.to_owned())),
            _ => Err(StoreError::NoLocation { text: text.to_owned() }),
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_location_is_read_and_written_as_one_text() {
        let folder = tempfile::tempdir().unwrap();
        let read = |text: &str| text.parse::<Location>().map(|location| location.to_string());
        assert_eq!(read("sqlite:/srv/club/games.db"), Ok("sqlite:/srv/club/games.db".to_owned()));
        assert_eq!(read("sqlite:///srv/club/atout.db"), Ok("sqlite:/srv/club/atout.db".to_owned()));
        assert_eq!(read("sqlite:atout.db"), Ok("sqlite:atout.db".to_owned()));
        let in_folder = Location::in_folder(folder.path());
        assert_eq!(format!("sqlite:{}", folder.path().display()).parse(), Ok(in_folder));
    }

    #[test]
    fn what_is_no_location_is_refused_with_a_sentence() {
        for text in ["", "atout.db", "sqlite:", "sqlite://", "sqlite:/nowhere/..", "mysql:club"] {
            let error = text.parse::<Location>().unwrap_err();
            assert_eq!(error, StoreError::NoLocation { text: text.to_owned() });
            assert!(error.to_string().contains("sqlite:PATH"), "{error}");
        }
        let error = "postgres://atout:secret@db.example/club".parse::<Location>().unwrap_err();
        assert!(error.to_string().contains("PostgreSQL") && !error.to_string().contains("secret"), "{error}");
    }
}
