//! `atout serve`: the browser game.

mod browser;
mod place;
mod stop;

pub(crate) use place::Place;

use crate::bilingual::both;
use crate::failure::{Done, Failure, ignore_closed};
use crate::say::Say;
use atout_core::{Lang, Message};
use atout_server::{Config, Server, StartError};
use clap::Args;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

#[derive(Debug, Args)]
#[command(about = both(
    "Serve the browser game (`atout` alone does this and opens the browser)",
    "Sert le jeu dans le navigateur («\u{a0}atout\u{a0}» seul le fait et ouvre le navigateur)"
))]
pub(crate) struct Serve {
    #[command(flatten)]
    pub(crate) place: Place,
    #[arg(long, help = both("Open the browser", "Ouvre le navigateur"))]
    pub(crate) open: bool,
}

impl Serve {
    pub(crate) fn run(self, say: &mut Say) -> Done {
        let config = Config { addr: self.place.addr(), data: self.place.folder()? };
        log_to_stderr();
        let runtime = tokio::runtime::Runtime::new().map_err(|error| broken(&error))?;
        runtime.block_on(self.serve(config, say))
    }

    async fn serve(&self, config: Config, say: &mut Say) -> Done {
        let stop = stop::asked().map_err(|error| broken(&error))?;
        let server = Server::bind(config).await.map_err(|error| refused(&error))?;
        let address = format!("http://{}", reachable(server.addr()));
        ignore_closed(announce(&address, say))?;
        if self.open {
            browser::open(&address);
        }
        server.run(stop).await.map_err(|error| broken(&error))
    }
}

fn announce(address: &str, say: &mut Say) -> Done {
    say.pick(format!("Atout is at {address}"), format!("Atout est à l'adresse {address}"))?;
    say.pick("Ctrl-C ends it; no game is lost.", "Ctrl-C l'arrête\u{a0}; aucune partie n'est perdue.")
}

/// Where a browser on this machine finds a server that listens everywhere.
fn reachable(addr: SocketAddr) -> SocketAddr {
    let ip = match addr.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, addr.port())
}

/// What goes wrong while serving is told on stderr; `RUST_LOG=info` tells more.
fn log_to_stderr() {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "warn".into());
    // A second subscriber cannot be set; then the first one listens.
    // Errors of stderr itself are not reported: the report would go to stderr and panic.
    let _ =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).log_internal_errors(false).try_init();
}

fn refused(error: &StartError) -> Failure {
    Failure::Wrong(Message::new(error.say(Lang::En), error.say(Lang::Fr)))
}

fn broken(error: &io::Error) -> Failure {
    Failure::wrong(format!("the server stopped: {error}"), format!("le serveur s'est arrêté\u{a0}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_listens_everywhere_is_found_at_home() {
        let home = |text: &str| reachable(text.parse().unwrap()).to_string();
        assert_eq!(home("0.0.0.0:80"), "127.0.0.1:80");
        assert_eq!(home("[::]:80"), "[::1]:80");
        assert_eq!(home("192.168.0.2:80"), "192.168.0.2:80");
    }
}
