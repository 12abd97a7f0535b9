//! Starting and stopping the server; the command and the tests use the same door.

use crate::live::Tables;
use crate::router::{self, App};
use atout_core::Lang;
use atout_store::{Store, StoreError};
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How long open requests may take to end once the server stops.
const PARTING: Duration = Duration::from_secs(3);

/// Where to listen and where to keep everything.
#[derive(Debug, Clone)]
pub struct Config {
    /// `127.0.0.1:4070`; port 0 takes any free one.
    pub addr: String,
    /// The folder of the database; made if it is not there.
    pub data: PathBuf,
}

/// A server that has its port and its database, and answers once it [runs](Server::run).
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    addr: SocketAddr,
    store: Store,
}

/// Why the server did not start, in one sentence.
#[derive(Debug, Error)]
pub enum StartError {
    /// The address is not one.
    #[error("`{0}` is not an address to listen on: write HOST:PORT, such as 127.0.0.1:4070")]
    BadAddress(String),
    /// Somebody else listens there.
    #[error("{0} is already in use: stop the other program or choose another port with --addr")]
    PortInUse(String),
    /// The system does not allow it.
    #[error("cannot listen on {addr}: {source}")]
    Bind {
        /// The address.
        addr: String,
        /// What the system said.
        source: io::Error,
    },
    /// The database does not open.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl StartError {
    /// The sentence for a person.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        if lang == Lang::En {
            return self.to_string();
        }
        match self {
            StartError::BadAddress(addr) => {
                format!(
                    "«\u{a0}{addr}\u{a0}» n'est pas une adresse d'écoute\u{a0}: écrivez HÔTE:PORT, par exemple 127.0.0.1:4070"
                )
            }
            StartError::PortInUse(addr) => {
                format!(
                    "{addr} est déjà occupé\u{a0}: arrêtez l'autre programme ou choisissez un autre port avec --addr"
                )
            }
            StartError::Bind { addr, source } => format!("impossible d'écouter sur {addr}\u{a0}: {source}"),
            StartError::Store(error) => say_store(error),
        }
    }
}

fn say_store(error: &StoreError) -> String {
    match error {
        StoreError::Unwritable { path, reason } => {
            format!(
                "impossible d'écrire dans {}\u{a0}: {reason}\u{a0}; choisissez un autre dossier avec --data",
                path.display()
            )
        }
        StoreError::Damaged { path } => format!(
            "{} est abîmé ou n'est pas une base d'Atout\u{a0}; déplacez-le (une nouvelle base sera créée) ou restaurez une copie",
            path.display()
        ),
        StoreError::Newer { path } => {
            format!("{} vient d'une version plus récente d'Atout\u{a0}; lancez plutôt celle-là", path.display())
        }
        StoreError::Full => {
            "le disque est plein\u{a0}: rien n'a été enregistré\u{a0}; libérez de la place et recommencez".to_owned()
        }
        other => format!("la base de données ne répond pas\u{a0}: {other}"),
    }
}

impl Server {
    /// Takes the port and opens the database.
    ///
    /// # Errors
    /// Either is not possible.
    pub async fn bind(config: Config) -> Result<Server, StartError> {
        let Config { addr, data } = config;
        let listener = TcpListener::bind(&addr).await.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => StartError::PortInUse(addr.clone()),
            // An address that does not parse and is no known host either.
            io::ErrorKind::InvalidInput => StartError::BadAddress(addr.clone()),
            _ if addr.parse::<SocketAddr>().is_err() => StartError::BadAddress(addr.clone()),
            _ => StartError::Bind { addr: addr.clone(), source: error },
        })?;
        let addr = listener.local_addr().map_err(|source| StartError::Bind { addr, source })?;
        let store = Store::open(&data).await?;
        Ok(Server { listener, addr, store })
    }

    /// Where it listens.
    #[must_use]
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Answers until `shutdown` is ready; then ends what is open and closes the database.
    ///
    /// # Errors
    /// The system took the port away.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let (closing, closes) = watch::channel(false);
        let tables = Tables::new(self.store.clone());
        let app = App { store: self.store.clone(), tables: tables.clone(), closes: closes.clone() };
        let stop = async move {
            shutdown.await;
            // Sockets see this and end; otherwise they would keep their pages waiting.
            closing.send_replace(true);
            tables.stop_bots();
        };
        let serving = axum::serve(self.listener, router::router(app)).with_graceful_shutdown(stop).into_future();
        let result = tokio::select! {
            result = serving => result,
            () = patience(closes) => Ok(()),
        };
        self.store.close().await;
        result
    }
}

/// Ends some time after the server was told to stop, whoever still holds a request open.
async fn patience(mut closes: watch::Receiver<bool>) {
    if closes.wait_for(|closing| *closing).await.is_err() {
        // Nobody can tell it to stop any more.
        std::future::pending::<()>().await;
    }
    tokio::time::sleep(PARTING).await;
}
