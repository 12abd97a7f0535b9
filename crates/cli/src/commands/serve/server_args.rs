//! The options for the address and the database of the server.

use crate::bilingual::both;
use crate::failure::{CommandResult, Failure};
use clap::Args;
use std::path::{Path, PathBuf};

/// The name of the database file in its folder.
const DATABASE: &str = "atout.db";

#[derive(Debug, Args)]
pub(crate) struct ServerArgs {
    #[arg(long, value_name = "ADDR")]
    #[arg(help = both(
        "Address to listen on (default: 127.0.0.1:4070); port 0 takes a free one",
        "Adresse d'écoute (par défaut, 127.0.0.1:4070)\u{a0}; le port 0 en prend un libre"
    ))]
    addr: Option<String>,
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    #[arg(help = both(
        "Folder of the database (default: the user's data folder)",
        "Dossier de la base (par défaut, le dossier de données de l'utilisateur)"
    ))]
    data: Option<PathBuf>,
    #[arg(long, value_name = "URL")]
    #[arg(help = both(
        "The database itself, instead of its folder: sqlite:PATH",
        "La base elle-même, au lieu de son dossier\u{a0}: sqlite:CHEMIN"
    ))]
    database: Option<String>,
}

impl ServerArgs {
    /// The first option that was given.
    pub(crate) fn given(&self) -> Option<&'static str> {
        let addr = self.addr.as_ref().map(|_| "--addr");
        addr.or(self.data.as_ref().map(|_| "--data")).or(self.database.as_ref().map(|_| "--database"))
    }

    pub(super) fn addr(&self) -> String {
        self.addr.clone().unwrap_or_else(|| "127.0.0.1:4070".to_owned())
    }

    /// The folder of the database.
    pub(super) fn folder(&self) -> CommandResult<PathBuf> {
        match (&self.data, &self.database) {
            (Some(folder), _) => Ok(folder.clone()),
            (None, Some(url)) => folder_of(url),
            (None, None) => user_folder(|name| std::env::var_os(name).map(PathBuf::from)).ok_or_else(|| {
                Failure::bad_input(
                    "the user's data folder is not known (HOME is not set): choose one with --data DIR",
                    "le dossier de données de l'utilisateur est inconnu (HOME n'est pas défini)\u{a0}: choisissez-en un avec --data DIR",
                )
            }),
        }
    }
}

/// `sqlite:PATH`, where the path is a folder or the database in it.
fn folder_of(url: &str) -> CommandResult<PathBuf> {
    let path =
        url.strip_prefix("sqlite:").map(|path| path.strip_prefix("//").unwrap_or(path)).filter(|path| !path.is_empty());
    let Some(path) = path.map(Path::new) else {
        return Err(Failure::bad_input(
            format!("`{url}` is not a database that this version can use: write sqlite:PATH"),
            format!(
                "«\u{a0}{url}\u{a0}» n'est pas une base que cette version sait utiliser\u{a0}: écrivez sqlite:CHEMIN"
            ),
        ));
    };
    match (path.file_name(), path.parent()) {
        _ if path.is_dir() => Ok(path.to_owned()),
        (Some(name), Some(folder)) if name == DATABASE => {
            Ok(if folder.as_os_str().is_empty() { Path::new(".").to_owned() } else { folder.to_owned() })
        }
        _ => Err(Failure::bad_input(
            format!("the database at `{url}` must be named {DATABASE}, or be a folder that is there"),
            format!("la base de «\u{a0}{url}\u{a0}» doit s'appeler {DATABASE}, ou être un dossier existant"),
        )),
    }
}

/// The user's data folder of this system.
fn user_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let set = |name: &str| variable(name).filter(|path| path.is_absolute());
    let base = if cfg!(windows) {
        set("APPDATA")
    } else if cfg!(target_os = "macos") {
        set("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("atout"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_named_by_its_url() {
        assert_eq!(folder_of("sqlite:/srv/club/atout.db").unwrap(), Path::new("/srv/club"));
        assert_eq!(folder_of("sqlite:///srv/club/atout.db").unwrap(), Path::new("/srv/club"));
        assert_eq!(folder_of("sqlite:atout.db").unwrap(), Path::new("."));
        for url in ["postgres://club", "sqlite:", "atout.db", "sqlite:/srv/club/other.db"] {
            assert!(folder_of(url).is_err(), "{url}");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn data_goes_to_the_xdg_data_folder() {
        let with = |set: &'static [(&str, &str)]| {
            user_folder(move |name| set.iter().find(|(one, _)| *one == name).map(|(_, path)| PathBuf::from(path)))
        };
        assert_eq!(with(&[("HOME", "/srv/ada")]), Some("/srv/ada/.local/share/atout".into()));
        assert_eq!(with(&[("HOME", "/srv/ada"), ("XDG_DATA_HOME", "/data")]), Some("/data/atout".into()));
        assert_eq!(
            with(&[("HOME", "/srv/ada"), ("XDG_DATA_HOME", "relative")]),
            Some("/srv/ada/.local/share/atout".into())
        );
        assert_eq!(with(&[]), None);
    }
}
