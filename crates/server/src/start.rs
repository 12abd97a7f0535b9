//! Starts and stops the server, for the command and for tests.
//!
//! Not here: the addresses (`router.rs`), and the command line (`atout serve`).

use crate::address::Proxy;
use crate::clock::Clock;
use crate::connections;
use crate::expiry;
use crate::files;
use crate::hosts::Hosts;
use crate::limits::{Gates, Limits};
use crate::live::{self, Tables};
use crate::offered::{OfferedContent, Offers};
use crate::replay_cache::ReplayCache;
use crate::router::{self, Access, App};
use crate::token::{self, TokenKey};
use atout_bots::Programs;
use atout_core::Lang;
use atout_store::{Location, Store, StoreError};
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::{Mutex, watch};
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval, timeout};

/// The time that tables, and then the database, get to end once the server stops. Nothing is lost if it is too short:
/// what counts is on the disk already.
const CLOSING: Duration = Duration::from_millis(300);
/// The time between two sweeps of the counters of limits.
const SWEEP: Duration = Duration::from_secs(60);

/// Where the server listens, where it stores its data, and what it allows. All but the first two have defaults.
#[derive(Debug, Clone, Default)]
pub struct Config {
    /// `127.0.0.1:4070`; port 0 takes any free one.
    pub addr: String,
    /// The database. It is created if it does not exist.
    pub database: Location,
    /// What visitors may use.
    pub limits: Limits,
    /// Names under which the server may be asked for, beside its own address and the local names. `*` is every name.
    pub hosts: Vec<String>,
    /// Proxies whose word about a client's address and protocol is taken.
    pub proxies: Vec<Proxy>,
    /// All visitors come over TLS, so cookies are for TLS only.
    pub https: bool,
    /// A content of the host's own for new tables of its game.
    pub content: Option<OfferedContent>,
    /// The time, for games of the day. The default is the clock of the system.
    pub clock: Clock,
    /// The external programs that visitors may seat. The default: none.
    pub programs: Programs,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").field("addr", &self.addr).finish_non_exhaustive()
    }
}

/// A server with an open port and database. It answers requests once it [runs](Server::run).
pub struct Server {
    listener: TcpListener,
    addr: SocketAddr,
    store: Store,
    access: Access,
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
    /// A signing key cannot be made.
    #[error("the system gives no random bytes, so the server cannot make a key")]
    NoRandomBytes,
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
            StartError::NoRandomBytes => {
                "le système ne fournit pas d'octets aléatoires\u{a0}: le serveur ne peut pas créer de clé".to_owned()
            }
            StartError::Store(error) => say_store(error),
        }
    }
}

fn say_store(error: &StoreError) -> String {
    match error {
        StoreError::NoLocation { text } => {
            format!("«\u{a0}{text}\u{a0}» n'indique pas de base de données\u{a0}: écrivez sqlite:CHEMIN")
        }
        StoreError::NoPostgres => {
            "PostgreSQL n'est pas encore possible\u{a0}: cette version garde ses données dans SQLite (--database sqlite:CHEMIN)"
                .to_owned()
        }
        StoreError::Unwritable { database, reason } => {
            format!(
                "impossible d'écrire dans {database}\u{a0}: {reason}\u{a0}; choisissez un autre endroit avec --data ou --database"
            )
        }
        StoreError::Damaged { database } => format!(
            "{database} est abîmé ou n'est pas une base d'Atout\u{a0}; déplacez-le (une nouvelle base sera créée) ou restaurez une copie"
        ),
        StoreError::Newer { database } => {
            format!("{database} vient d'une version plus récente d'Atout\u{a0}; lancez plutôt celle-là")
        }
        StoreError::InUse { database } => format!(
            "un autre serveur Atout utilise déjà {database}\u{a0}: arrêtez-le, ou choisissez un autre endroit avec --data ou --database"
        ),
        StoreError::BadKey { database, reason } => format!(
            "la clé de signature de {database} est illisible\u{a0}: {reason}\u{a0}; supprimez-la (une nouvelle sera créée) ou restaurez une copie"
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
        let Config { addr, database, limits, hosts, proxies, https, content, clock, programs } = config;
        let limits = files::fit(limits);
        // Long files. Requests must not wait for them, nor meet a content that is not there yet.
        atout_catalog::games().iter().for_each(|game| game.read_contents());
        let listener = TcpListener::bind(&addr).await.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => StartError::PortInUse(addr.clone()),
            io::ErrorKind::InvalidInput => StartError::BadAddress(addr.clone()),
            _ if addr.parse::<SocketAddr>().is_err() => StartError::BadAddress(addr.clone()),
            _ => StartError::Bind { addr: addr.clone(), source: error },
        })?;
        let addr = listener.local_addr().map_err(|source| StartError::Bind { addr, source })?;
        let store = Store::open(&database).await?;
        let fresh = token::fresh_signing_key().ok_or(StartError::NoRandomBytes)?;
        let key = TokenKey::new(&store.signing_key(fresh).await?);
        let access = Access {
            gates: Gates::new(limits),
            hosts: Hosts::new(addr, &hosts),
            proxies,
            key,
            https,
            clock,
            offers: Offers::new(content),
            importing: Mutex::default(),
            replays: ReplayCache::default(),
            programs,
        };
        Ok(Server { listener, addr, store, access })
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
    /// None at the moment: what goes wrong with a connection ends that connection only.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server { listener, store, access, .. } = self;
        let (stop_sender, stopping) = watch::channel(false);
        let tables = Tables::new(store.clone(), &access.gates.limits, access.programs.clone());
        let access = Arc::new(access);
        let app =
            App { store: store.clone(), tables: tables.clone(), access: access.clone(), stopping: stopping.clone() };
        let background = [
            tokio::spawn(live::resume(store.clone(), tables.clone())),
            tokio::spawn(expiry::run(store.clone(), access.gates.limits.clone())),
        ];
        let stop = async {
            shutdown.await;
            background.iter().for_each(JoinHandle::abort);
            // Open sockets see this and close.
            stop_sender.send_replace(true);
            tables.stop_bots();
            std::future::pending::<()>().await;
        };
        tokio::select! {
            () = connections::serve(listener, router::router(app), &access.gates.limits, stopping) => {}
            () = stop => {}
            () = sweep(&access.gates) => {}
        }
        // Tables end before the database closes: a late write would fail and be logged.
        let _ = timeout(CLOSING, tables.close()).await;
        let _ = timeout(CLOSING, store.close()).await;
        Ok(())
    }
}

/// Forgets old counters again and again.
async fn sweep(gates: &Gates) {
    let mut ticks = interval(SWEEP);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        gates.sweep();
    }
}
