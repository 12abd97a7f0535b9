//! Turns errors of the command line into one sentence in the reader's language.

use crate::{cli, failure};
use atout_core::{Lang, Message};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error;
use std::process::ExitCode;

/// Prints the help or the version, or the sentence about a wrong argument, and returns the exit code.
pub(crate) fn print_and_exit(error: &clap::Error, lang: Lang) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A closed stdout is not an error.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        _ => failure::exit_with(2, sentence(error).get(lang)),
    }
}

fn sentence(error: &clap::Error) -> Message {
    let wrong = explain(error);
    Message::new(
        format!("{}; see `atout help`", wrong.en),
        format!("{}\u{a0}; voir «\u{a0}atout help\u{a0}»", wrong.fr),
    )
}

/// Says what was wrong and what would be right.
fn explain(error: &clap::Error) -> Message {
    let argument = text(error, ContextKind::InvalidArg);
    let option = argument.split([' ', '=']).next().unwrap_or_default();
    match error.kind() {
        ErrorKind::InvalidSubcommand | ErrorKind::MissingSubcommand => command(error),
        ErrorKind::UnknownArgument if argument.starts_with('-') => unknown(error, &argument),
        ErrorKind::UnknownArgument => Message::new(
            format!("`{argument}` is one argument too many"),
            format!("«\u{a0}{argument}\u{a0}» est un argument de trop"),
        ),
        ErrorKind::MissingRequiredArgument => {
            Message::new(format!("{argument} is missing"), format!("il manque {argument}"))
        }
        ErrorKind::InvalidValue if text(error, ContextKind::InvalidValue).is_empty() => {
            Message::new(format!("`{option}` needs a value"), format!("«\u{a0}{option}\u{a0}» demande une valeur"))
        }
        ErrorKind::ValueValidation => invalid(error, option),
        ErrorKind::ArgumentConflict => {
            let other = text(error, ContextKind::PriorArg);
            if other == argument {
                return Message::new(
                    format!("`{option}` can be given only once"),
                    format!("«\u{a0}{option}\u{a0}» ne se donne qu'une fois"),
                );
            }
            Message::new(
                format!("`{option}` cannot be used with {other}"),
                format!("«\u{a0}{option}\u{a0}» ne peut pas accompagner {other}"),
            )
        }
        _ => plain(error),
    }
}

/// Clap's own first line, for the kinds of error that have no sentence of their own.
fn plain(error: &clap::Error) -> Message {
    let rendered = error.to_string();
    let line = rendered.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned();
    Message::new(line.clone(), line)
}

fn command(error: &clap::Error) -> Message {
    let word = text(error, ContextKind::InvalidSubcommand);
    let known = match strings(error, ContextKind::ValidSubcommand) {
        known if known.is_empty() => names(&cli::definition(Lang::En)),
        known => known,
    };
    let known = known.join(", ");
    if error.kind() == ErrorKind::MissingSubcommand {
        return Message::new(
            format!("a command is missing: use one of {known}"),
            format!("il manque une commande\u{a0}: {known}"),
        );
    }
    Message::new(
        format!("there is no command `{word}`: the commands are {known}"),
        format!("il n'y a pas de commande «\u{a0}{word}\u{a0}»\u{a0}: les commandes sont {known}"),
    )
}

/// The names of all commands.
pub(crate) fn names(command: &clap::Command) -> Vec<String> {
    command.get_subcommands().map(|one| one.get_name().to_owned()).collect()
}

fn unknown(error: &clap::Error, argument: &str) -> Message {
    match text(error, ContextKind::SuggestedArg) {
        near if near.is_empty() => {
            Message::new(format!("unknown option `{argument}`"), format!("option inconnue «\u{a0}{argument}\u{a0}»"))
        }
        near => Message::new(
            format!("unknown option `{argument}`: did you mean `{near}`?"),
            format!("option inconnue «\u{a0}{argument}\u{a0}»\u{a0}: vouliez-vous dire «\u{a0}{near}\u{a0}»\u{a0}?"),
        ),
    }
}

/// The reason that the option's parser gave.
fn invalid(error: &clap::Error, option: &str) -> Message {
    match error.source().and_then(|source| source.downcast_ref::<Message>()) {
        Some(message) => Message::new(format!("{option}: {}", message.en), format!("{option}\u{a0}: {}", message.fr)),
        None => {
            let value = text(error, ContextKind::InvalidValue);
            Message::new(
                format!("{option} cannot be `{value}`"),
                format!("{option} ne peut valoir «\u{a0}{value}\u{a0}»"),
            )
        }
    }
}

fn text(error: &clap::Error, kind: ContextKind) -> String {
    strings(error, kind).join(", ")
}

fn strings(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(arguments: &[&str], expected: &str) {
        let line = ["atout"].iter().chain(arguments).map(Into::into).collect::<Vec<_>>();
        let error = cli::parse(&line, Lang::En).unwrap_err();
        assert_eq!(explain(&error).en, expected);
    }

    #[test]
    fn every_usage_error_is_one_sentence() {
        check(
            &["gmaes", "x"],
            "there is no command `gmaes`: the commands are serve, games, play, learn, replay, verify, scenario, arena, bench, cards, deck, help",
        );
        check(&["scenario"], "a command is missing: use one of run");
        check(&["games", "--jsn"], "unknown option `--jsn`: did you mean `--json`?");
        check(&["games", "--zzz"], "unknown option `--zzz`");
        check(&["games", "x"], "`x` is one argument too many");
        check(&["play"], "<GAME> is missing");
        check(&["play", "stones", "--seed"], "`--seed` needs a value");
        check(&["arena", "stones", "--games", "x"], "--games: `x` is not a whole number from 1 to 10000000");
        check(&["play", "stones", "--seed", "1", "--seed", "2"], "`--seed` can be given only once");
    }
}
