//! `atout help [COMMAND]`: the same text as `--help`.

use crate::bilingual::both;
use crate::cli;
use crate::failure::{CommandResult, Failure};
use crate::output::Output;
use crate::usage;
use clap::Args;

#[derive(Debug, Args)]
#[command(about = both("Explain a command", "Explique une commande"))]
pub(crate) struct Help {
    #[arg(value_name = "COMMAND", help = both("The command to explain", "La commande à expliquer"))]
    command: Option<String>,
}

impl Help {
    pub(crate) fn run(&self, output: &mut Output) -> CommandResult {
        let mut whole = cli::definition(output.lang);
        whole.build();
        let explained = match &self.command {
            None => &mut whole,
            Some(word) => {
                let known = usage::names(&whole).join(", ");
                whole.find_subcommand_mut(word).ok_or_else(|| {
                    Failure::bad_input(
                        format!("there is no command `{word}`: the commands are {known}"),
                        format!("il n'y a pas de commande «\u{a0}{word}\u{a0}»\u{a0}: les commandes sont {known}"),
                    )
                })?
            }
        };
        let text = explained.render_help();
        output.raw(&text.to_string())
    }
}
