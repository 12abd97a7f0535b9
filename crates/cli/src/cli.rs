//! The command line: its commands and their options. The contract that scripts rely on.

use crate::{commands, french};
use atout_core::Lang;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;

/// Card games, one engine, every way to play.
#[derive(Debug, Parser)]
#[command(name = "atout", version, disable_help_subcommand = true)]
pub(crate) struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// What `atout` alone takes: the same as `atout serve --open`.
    #[command(flatten)]
    pub(crate) serve: commands::serve::Place,
    /// Language of all that is said: en or fr (default: the system's).
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<Lang>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serves the browser game (what `atout` alone does, then opening the browser).
    Serve(commands::serve::Serve),
    /// Lists the games: seats, options, bots.
    Games(commands::games::Games),
    /// Plays a game in the terminal, or from piped decisions.
    Play(commands::play::Play),
    /// Steps through a record.
    Replay(commands::replay::Replay),
    /// Replays a record and checks its result and its fairness commitment.
    Verify(commands::verify::Verify),
    /// Checks positions with expectations.
    Scenario(commands::scenario::Scenario),
    /// Plays a tournament between bots.
    Arena(commands::arena::Arena),
    /// Measures playouts, decisions, clones and searches per second on one core.
    Bench(commands::bench::Bench),
    /// Shows every card of a game with its text.
    Cards(commands::cards::Cards),
    /// Explains a command.
    Help(Help),
}

#[derive(Debug, Args)]
pub(crate) struct Help {
    /// The command to explain.
    pub(crate) command: Option<String>,
}

/// The whole command line in a language.
pub(crate) fn definition(lang: Lang) -> clap::Command {
    let command = Cli::command();
    match lang {
        Lang::En => command,
        Lang::Fr => french::translate(command),
    }
}

/// Reads the arguments.
pub(crate) fn parse(arguments: &[OsString], lang: Lang) -> Result<Cli, clap::Error> {
    let matches = definition(lang).try_get_matches_from(arguments)?;
    Cli::from_arg_matches(&matches)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_definition_is_sound_in_both_languages() {
        Lang::ALL.into_iter().for_each(|lang| definition(lang).debug_assert());
    }
}
