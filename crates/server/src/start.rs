//! Starts and stops the server, for the command and for tests.
//!
//! Not here: the addresses (`router.rs`), and the command line (`atout serve`).

use crate::expiry::{self, Expiry};
use crate::live::{self, Tables};
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
use tokio::task::JoinHandle;

/// The time that open requests get to end once the server stops.
const SHUTDOWN_GRACE: Duration = Duration::from_millis(900);

/// Where the server listens and where it stores its data.
#[derive(Debug, Clone)]
pub struct Config {
    /// `127.0.0.1:4070`; port 0 takes any free one.
    pub addr: String,
    /// The folder of the database. It is created if it does not exist.
    pub data: PathBuf,
    /// When tables and records are deleted because of their age.
    pub expiry: Expiry,
}

/// A server with an open port and database. It answers requests once it [runs](Server::run).
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    addr: SocketAddr,
    store: Store,
    expiry: Expiry,
}

/// Why the server did not start, in one sentence.
#[derive(Debug, Error)]
pub enum StartError {
    /// The text is not an address.
    #[error("`{0}` is not an address to listen on: write HOST:PORT, such as 127.0.0.1:4070")]
    BadAddress(String),
    /// Another program listens there.
    #[error("{0} is already in use: stop the other program or choose another port with --addr")]
    PortInUse(String),
    /// The system does not allow to listen there.
    #[error("cannot listen on {addr}: {source}")]
    Bind {
        /// The address.
        addr: String,
        /// The error of the system.
        source: io::Error,
    },
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl StartError {
    /// The error as a sentence.
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
        StoreError::InUse { path } => format!(
            "un autre serveur Atout utilise déjà {}\u{a0}: arrêtez-le, ou choisissez un autre dossier avec --data",
            path.display()
        ),
        StoreError::Full => {
            "le disque est plein\u{a0}: rien n'a été enregistré\u{a0}; libérez de la place et recommencez".to_owned()
        }
        other => format!("la base de données ne répond pas\u{a0}: {other}"),
    }
}

impl Server {
    /// Opens the port and the database.
    ///
    /// # Errors
    /// One of them cannot be opened.
    pub async fn bind(config: Config) -> Result<Server, StartError> {
        let Config { addr, data, expiry } = config;
        let listener = TcpListener::bind(&addr).await.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => StartError::PortInUse(addr.clone()),
            io::ErrorKind::InvalidInput => StartError::BadAddress(addr.clone()),
            _ if addr.parse::<SocketAddr>().is_err() => StartError::BadAddress(addr.clone()),
            _ => StartError::Bind { addr: addr.clone(), source: error },
        })?;
        let addr = listener.local_addr().map_err(|source| StartError::Bind { addr, source })?;
        let store = Store::open(&data).await?;
        Ok(Server { listener, addr, store, expiry })
    }

    /// The address that it listens on.
    #[must_use]
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The server's store, for a program that prepares games: a second one cannot be opened.
    #[must_use]
    pub fn store(&self) -> Store {
        self.store.clone()
    }

    /// Answers requests until `shutdown` is ready; then ends open requests and closes the database.
    ///
    /// # Errors
    /// The port stopped working.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let (stop_sender, stopping) = watch::channel(false);
        let tables = Tables::new(self.store.clone());
        let app = App { store: self.store.clone(), tables: tables.clone(), stopping: stopping.clone() };
        let background = [
            tokio::spawn(live::resume(self.store.clone(), tables.clone())),
            tokio::spawn(expiry::run(self.store.clone(), self.expiry)),
        ];
        let stop = async move {
            shutdown.await;
            background.iter().for_each(JoinHandle::abort);
            // Open sockets see this and close.
            stop_sender.send_replace(true);
            tables.stop_bots();
        };
        let serving = axum::serve(self.listener, router::router(app)).with_graceful_shutdown(stop).into_future();
        let result = tokio::select! {
            result = serving => result,
            () = grace_period(stopping) => Ok(()),
        };
        self.store.close().await;
        result
    }
}

/// Ends [`SHUTDOWN_GRACE`] after the server began to stop, even if requests are still open.
async fn grace_period(mut stopping: watch::Receiver<bool>) {
    if stopping.wait_for(|stopping| *stopping).await.is_err() {
        // The sender is gone, so the server can no longer be stopped.
        std::future::pending::<()>().await;
    }
    tokio::time::sleep(SHUTDOWN_GRACE).await;
}
