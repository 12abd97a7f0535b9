//! The options of the server: address, database, and who may use how much of it.

use crate::bilingual::both;
use crate::data_folder::data_folder;
use crate::failure::{CommandResult, Failure};
use crate::files;
use atout_catalog::games;
use atout_core::{Lang, Message};
use atout_server::{Config, Limits, Location, OfferedContent, Proxy, StartError, StoreError};
use clap::Args;
use std::path::{Path, PathBuf};

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
        "The database itself, instead of its folder: sqlite:PATH, a file or a folder",
        "La base elle-même, au lieu de son dossier\u{a0}: sqlite:CHEMIN, un fichier ou un dossier"
    ))]
    database: Option<String>,
    #[arg(long, value_name = "NAME")]
    #[arg(help = both(
        "A name under which the server may be asked for, beside its address and localhost; `*` is any (repeatable)",
        "Un nom sous lequel le serveur répond, outre son adresse et localhost\u{a0}; «\u{a0}*\u{a0}» les accepte tous (répétable)"
    ))]
    host: Vec<String>,
    #[arg(long, value_name = "IP")]
    #[arg(help = both(
        "A proxy, or a network of proxies, whose X-Forwarded-For and X-Forwarded-Proto count (repeatable)",
        "Un mandataire, ou un réseau de mandataires, dont X-Forwarded-For et X-Forwarded-Proto comptent (répétable)"
    ))]
    trust_proxy: Vec<String>,
    #[arg(long)]
    #[arg(help = both("All visitors come over HTTPS: cookies are for HTTPS only", "Tous les visiteurs viennent par HTTPS\u{a0}: les cookies y sont réservés"))]
    https: bool,
    #[arg(long, value_name = "NAME=VALUE")]
    #[arg(help = both(
        "Set a limit, 0 is none (repeatable; `atout serve --help` lists all)",
        "Fixe une limite, 0 pour aucune (répétable\u{a0}; «\u{a0}atout serve --help\u{a0}» les énumère)"
    ))]
    limit: Vec<String>,
    #[arg(long, value_name = "FILE")]
    #[arg(help = both(
        "A file with your own cards, enemies and events, for new tables of its game (see docs/CONTENT.md)",
        "Un fichier avec vos propres cartes, ennemis et événements, pour les nouvelles tables de son jeu (voir docs/CONTENT.md)"
    ))]
    content: Option<PathBuf>,
}

impl ServerArgs {
    /// The first option that was given.
    pub(crate) fn given(&self) -> Option<&'static str> {
        let addr = self.addr.as_ref().map(|_| "--addr");
        let given = |list: &[String], name| (!list.is_empty()).then_some(name);
        addr.or(self.data.as_ref().map(|_| "--data"))
            .or(self.database.as_ref().map(|_| "--database"))
            .or(given(&self.host, "--host"))
            .or(given(&self.trust_proxy, "--trust-proxy"))
            .or(self.https.then_some("--https"))
            .or(given(&self.limit, "--limit"))
            .or(self.content.as_ref().map(|_| "--content"))
    }

    /// The settings of the server.
    pub(super) fn config(&self) -> CommandResult<Config> {
        let mut limits = Limits::default();
        for text in &self.limit {
            limits.set(text).map_err(Failure::BadInput)?;
        }
        let proxies = self.trust_proxy.iter().map(|text| proxy(text)).collect::<CommandResult<_>>()?;
        let (addr, database) = (self.addr(), self.location()?);
        let content = self.content.as_deref().map(offered).transpose()?;
        let (hosts, https) = (self.host.clone(), self.https);
        Ok(Config { addr, database, limits, hosts, proxies, https, content, ..Config::default() })
    }

    fn addr(&self) -> String {
        self.addr.clone().unwrap_or_else(|| "127.0.0.1:4070".to_owned())
    }

    /// Where the database is.
    fn location(&self) -> CommandResult<Location> {
        match (&self.data, &self.database) {
            (Some(folder), _) => Ok(Location::in_folder(folder)),
            (None, Some(url)) => url.parse().map_err(|error: StoreError| super::refused(&StartError::from(error))),
            (None, None) => Ok(Location::in_folder(&data_folder()?)),
        }
    }
}

/// The content of a file, for the first game that can use it. If none can, each game with content says why: nobody knows
/// which of them was meant.
fn offered(path: &Path) -> CommandResult<OfferedContent> {
    let (text, file) = (files::read(path)?, path.display().to_string());
    let mut refusals = Vec::new();
    for entry in games().iter().filter(|entry| entry.builtin_content().is_some()) {
        match entry.load_content(&file, &text) {
            Ok(hash) => {
                let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                return Ok(OfferedContent { game: entry.id(), hash, name });
            }
            Err(error) => refusals.push((entry.id(), error.0)),
        }
    }
    let all = |lang: Lang| {
        let reason = |(game, why): &(&str, Message)| {
            lang.pick(format!("not for {game}: {}", why.en), format!("pas pour {game}\u{a0}: {}", why.fr))
        };
        refusals.iter().map(reason).collect::<Vec<_>>().join(lang.pick("; ", "\u{a0}; "))
    };
    Err(Failure::bad_input(all(Lang::En), all(Lang::Fr)))
}

fn proxy(text: &str) -> CommandResult<Proxy> {
    text.parse().map_err(|_| {
        Failure::bad_input(
            format!("`{text}` is not a proxy to trust: write its address or network, such as 127.0.0.1 or 10.0.0.0/8"),
            format!(
                "«\u{a0}{text}\u{a0}» n'est pas un mandataire\u{a0}: écrivez son adresse ou son réseau, par exemple 127.0.0.1 ou 10.0.0.0/8"
            ),
        )
    })
}
