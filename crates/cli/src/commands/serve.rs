//! `atout serve`: the server of the browser game.
//!
//! Not here: pages, tables and the database (`atout-server`).

mod browser;
mod server_args;
mod stop;

pub(crate) use server_args::ServerArgs;

use crate::bilingual::both;
use crate::failure::{CommandResult, Failure, ignore_closed_output};
use crate::output::Output;
use atout_core::{Lang, Message};
use atout_server::{Config, LimitSpec, Limits, Server, StartError};
use clap::Args;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

/// The time for threads to end after the server has.
const SHUTDOWN: Duration = Duration::from_millis(200);

#[derive(Debug, Args)]
#[command(about = both(
    "Serve the browser game (`atout` alone does this and opens the browser)",
    "Sert le jeu dans le navigateur («\u{a0}atout\u{a0}» seul le fait et ouvre le navigateur)"
))]
#[command(after_help = limit_list())]
pub(crate) struct Serve {
    #[command(flatten)]
    pub(crate) server: ServerArgs,
    #[arg(long, help = both("Open the browser", "Ouvre le navigateur"))]
    pub(crate) open: bool,
}

impl Serve {
    pub(crate) fn run(self, output: &mut Output) -> CommandResult {
        let config = self.server.config()?;
        log_to_stderr();
        let runtime = tokio::runtime::Runtime::new().map_err(|error| broken(&error))?;
        let result = runtime.block_on(self.serve(config, output));
        // Blocking work, such as the thought of a bot, is left behind: nothing waits for it.
        runtime.shutdown_timeout(SHUTDOWN);
        result
    }

    async fn serve(&self, config: Config, output: &mut Output) -> CommandResult {
        let stop = stop::signal().map_err(|error| broken(&error))?;
        let server = Server::bind(config).await.map_err(|error| refused(&error))?;
        let address = format!("http://{}", reachable(server.addr()));
        ignore_closed_output(announce(&address, output))?;
        if self.open {
            browser::open(&address);
        }
        server.run(stop).await.map_err(|error| broken(&error))
    }
}

/// The limits for the help: one line each, in both languages.
fn limit_list() -> String {
    let list = |title: &str, lang: Lang| {
        let line = |spec: &LimitSpec| {
            let setting = format!("{}={}", spec.name(), spec.default);
            format!("  {setting:<38} {}", spec.text.get(lang))
        };
        Limits::ALL.iter().map(line).fold(title.to_owned(), |all, line| all + "\r" + &line)
    };
    both(
        &list("Limits (--limit NAME=VALUE) and their defaults:", Lang::En),
        &list("Limites (--limit NOM=VALEUR) et leurs valeurs par défaut\u{a0}:", Lang::Fr),
    )
}

fn announce(address: &str, output: &mut Output) -> CommandResult {
    output.pick(format!("Atout is at {address}"), format!("Atout est à l'adresse {address}"))?;
    output.pick("Ctrl-C ends it; no game is lost.", "Ctrl-C l'arrête\u{a0}; aucune partie n'est perdue.")
}

/// The address for a browser on this machine, also if the server listens on all interfaces.
fn reachable(addr: SocketAddr) -> SocketAddr {
    let ip = match addr.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, addr.port())
}

/// Errors of the server are logged to stderr; `RUST_LOG=info` logs more.
fn log_to_stderr() {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "warn".into());
    // It fails only if a subscriber is set already; then that one is used.
    // Errors of stderr itself are not reported: the report would go to stderr and panic.
    let _ =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).log_internal_errors(false).try_init();
}

fn refused(error: &StartError) -> Failure {
    Failure::BadInput(Message::new(error.say(Lang::En), error.say(Lang::Fr)))
}

fn broken(error: &io::Error) -> Failure {
    Failure::bad_input(format!("the server stopped: {error}"), format!("le serveur s'est arrêté\u{a0}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unspecified_address_becomes_the_local_one() {
        let home = |text: &str| reachable(text.parse().unwrap()).to_string();
        assert_eq!(home("0.0.0.0:80"), "127.0.0.1:80");
        assert_eq!(home("[::]:80"), "[::1]:80");
        assert_eq!(home("192.168.0.2:80"), "192.168.0.2:80");
    }
}
