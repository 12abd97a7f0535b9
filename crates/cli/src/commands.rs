//! The commands, one file each, and the options that they share.

pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod cards;
pub(crate) mod deck;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod learn;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod verify;

use crate::bilingual::both;
use crate::cli::{Cli, Command};
use crate::failure::{CommandResult, Failure};
use crate::output::Output;
use atout_catalog::Entry;
use serde_json::Value;

/// Runs the command of the command line.
pub(crate) fn run(cli: Cli, output: &mut Output) -> CommandResult {
    if let (Some(_), Some(option)) = (&cli.command, cli.serve.given()) {
        return Err(Failure::bad_input(
            format!("`{option}` belongs after the command: `atout serve {option} …`"),
            format!("«\u{a0}{option}\u{a0}» vient après la commande\u{a0}: «\u{a0}atout serve {option} …\u{a0}»"),
        ));
    }
    match cli.command {
        None => serve::Serve { server: cli.serve, open: true }.run(output),
        Some(Command::Serve(serve)) => serve.run(output),
        Some(Command::Games(games)) => games.run(output),
        Some(Command::Play(play)) => play.run(output),
        Some(Command::Learn(learn)) => learn.run(output),
        Some(Command::Replay(replay)) => replay.run(output),
        Some(Command::Verify(verify)) => verify.run(output),
        Some(Command::Scenario(scenario)) => scenario.run(output),
        Some(Command::Arena(arena)) => arena.run(output),
        Some(Command::Bench(bench)) => bench.run(output),
        Some(Command::Cards(cards)) => cards.run(output),
        Some(Command::Deck(deck)) => deck.run(output),
        Some(Command::Help(help)) => help.run(output),
    }
}

/// The help of an argument that names a game.
fn game_help() -> String {
    let ids = atout_catalog::games().iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
    both(&format!("The game: {ids}"), &format!("Le jeu\u{a0}: {ids}"))
}

/// The config that `--set key=value` describes; other options keep their default.
fn config(entry: &dyn Entry, settings: &[(String, String)]) -> CommandResult<Value> {
    config_for(entry, settings, None)
}

/// The same for `n_seats` players, in games whose number of players is an option that was not given.
fn config_for(entry: &dyn Entry, settings: &[(String, String)], n_seats: Option<usize>) -> CommandResult<Value> {
    let given = settings.iter().map(|(key, value)| (key.clone(), Value::from(value.as_str()))).collect();
    Ok(entry.settle(&given, n_seats)?)
}
