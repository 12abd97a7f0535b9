//! The command line: its commands and options. Scripts rely on it.
//!
//! Not here: the options of a command (each is in the file of its command) and their translation ([`crate::bilingual`]).

use crate::bilingual::{both, translate};
use crate::commands;
use atout_core::Lang;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;

#[derive(Debug, Parser)]
#[command(name = "atout", version, disable_help_subcommand = true)]
#[command(about = both(
    "Card games, one engine, every way to play",
    "Des jeux de cartes, un seul moteur, toutes les façons de jouer"
))]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    // `atout` alone takes the options of `atout serve --open`.
    #[command(flatten)]
    pub(crate) serve: commands::serve::ServerArgs,
    #[arg(long, global = true, value_name = "LANG")]
    #[arg(help = both(
        "Language of the output: en or fr (default: the system's)",
        "Langue de l'affichage\u{a0}: en ou fr (par défaut, celle du système)"
    ))]
    pub(crate) lang: Option<Lang>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(commands::serve::Serve),
    Games(commands::games::Games),
    Play(commands::play::Play),
    Learn(commands::learn::Learn),
    Replay(commands::replay::Replay),
    Verify(commands::verify::Verify),
    Scenario(commands::scenario::Scenario),
    Arena(commands::arena::Arena),
    Bench(commands::bench::Bench),
    Cards(commands::cards::Cards),
    Deck(commands::deck::Deck),
    Help(commands::help::Help),
}

/// The whole command line in a language.
pub(crate) fn definition(lang: Lang) -> clap::Command {
    translate(Cli::command(), lang)
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
