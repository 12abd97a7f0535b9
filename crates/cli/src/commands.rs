//! One file per command.

pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod cards;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod verify;

use crate::cli::{Cli, Command};
use crate::failure::{Done, Failure};
use crate::say::Say;
use atout_catalog::Entry;
use serde_json::Value;

/// Does what the command line asks.
pub(crate) fn run(cli: Cli, say: &mut Say) -> Done {
    if let (Some(_), Some(option)) = (&cli.command, cli.serve.given()) {
        return Err(Failure::wrong(
            format!("`{option}` belongs after the command: `atout serve {option} …`"),
            format!("«\u{a0}{option}\u{a0}» vient après la commande\u{a0}: «\u{a0}atout serve {option} …\u{a0}»"),
        ));
    }
    match cli.command {
        None => serve::Serve { place: cli.serve, open: true }.run(say),
        Some(Command::Serve(serve)) => serve.run(say),
        Some(Command::Games(games)) => games.run(say),
        Some(Command::Play(play)) => play.run(say),
        Some(Command::Replay(replay)) => replay.run(say),
        Some(Command::Verify(verify)) => verify.run(say),
        Some(Command::Scenario(scenario)) => scenario.run(say),
        Some(Command::Arena(arena)) => arena.run(say),
        Some(Command::Bench(bench)) => bench.run(say),
        Some(Command::Cards(cards)) => cards.run(say),
        Some(Command::Help(help)) => help.run(say),
    }
}

/// The config that `--set key=value` describes; what is not told keeps its default.
fn config(entry: &dyn Entry, settings: &[(String, String)]) -> Done<Value> {
    config_for(entry, settings, None)
}

/// The same for so many players, where their number can be chosen and is not told.
fn config_for(entry: &dyn Entry, settings: &[(String, String)], n_seats: Option<usize>) -> Done<Value> {
    let told = settings.iter().map(|(key, value)| (key.clone(), Value::from(value.as_str()))).collect();
    Ok(entry.settle(&told, n_seats)?)
}
