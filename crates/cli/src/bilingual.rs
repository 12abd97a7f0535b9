//! Help texts in both languages.
//!
//! Every command and argument declares its text as a pair: `help = both("The game", "Le jeu")`. clap holds one text per
//! argument, so the pair is stored in it as two lines, and [`translate`] keeps the line of the reader's language.
//! A test fails for a text that is not a pair.
//!
//! Not here: the texts. Each is beside the argument that it explains.

use atout_core::Lang;
use clap::{Arg, ArgAction, Command};

/// A help text: one line of English, one line of French. Neither ends with a full stop.
pub(crate) fn both(en: &str, fr: &str) -> String {
    format!("{en}\n{fr}")
}

/// The line of a pair that is in this language.
fn one(pair: &str, lang: Lang) -> &str {
    pair.split_once('\n').map_or(pair, |(en, fr)| lang.pick(en, fr))
}

/// The same command with the texts of one language only.
pub(crate) fn translate(command: Command, lang: Lang) -> Command {
    let subcommands: Vec<String> = command.get_subcommands().map(|one| one.get_name().to_owned()).collect();
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let command = with_own_flags(command).about(one(&about, lang).to_owned()).mut_args(|arg| translate_arg(arg, lang));
    let command = match command.get_after_help().map(ToString::to_string) {
        // Within one language, lines are separated by `\r`.
        Some(pair) => command.after_help(one(&pair, lang).replace('\r', "\n")),
        None => command,
    };
    let command = match lang {
        Lang::En => command,
        Lang::Fr => command
            .help_template("{about-with-newline}\nUsage\u{a0}: {usage}\n\n{all-args}{after-help}")
            .subcommand_help_heading("Commandes"),
    };
    subcommands.iter().fold(command, |command, name| command.mut_subcommand(name, |one| translate(one, lang)))
}

/// Replaces the flags that clap adds by itself: their texts are in English only.
fn with_own_flags(command: Command) -> Command {
    let flag = |id: &'static str, short: char, action| {
        Arg::new(id).short(short).long(id).action(action).display_order(usize::from(u8::MAX))
    };
    let help = flag("help", 'h', ArgAction::Help).help(both("Print this help", "Affiche cette aide"));
    let version = flag("version", 'V', ArgAction::Version).help(both("Print the version", "Affiche la version"));
    let has_version = command.get_version().is_some();
    let command = command.disable_help_flag(true).arg(help);
    if has_version { command.disable_version_flag(true).arg(version) } else { command }
}

fn translate_arg(arg: Arg, lang: Lang) -> Arg {
    let pair = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let text = one(&pair, lang);
    match arg.get_default_values() {
        [value] => {
            let (word, colon, value) = (lang.pick("default", "par défaut"), lang.colon(), value.to_string_lossy());
            let text = format!("{text} [{word}{colon} {value}]");
            // clap would name the default in English.
            arg.help(text).hide_default_value(true)
        }
        _ => {
            let text = text.to_owned();
            arg.help(text)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{Cli, definition};
    use clap::CommandFactory;

    #[track_caller]
    fn check_pair(what: &str, text: Option<&clap::builder::StyledStr>) {
        let text = text.map(ToString::to_string).unwrap_or_default();
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        assert!(lines.len() == 2 && lines[0] != lines[1], "`{what}` needs a text by `both(en, fr)`, not `{text}`");
        assert!(lines.iter().all(|line| !line.ends_with('.')), "`{what}`: no full stop in `{text}`");
    }

    fn check_command(command: &Command) {
        let name = command.get_name();
        check_pair(name, command.get_about());
        command.get_arguments().for_each(|arg| check_pair(&format!("{name} {}", arg.get_id()), arg.get_help()));
        command.get_subcommands().for_each(check_command);
    }

    #[test]
    fn every_command_and_argument_has_a_text_in_both_languages() {
        check_command(&Cli::command());
    }

    #[test]
    fn the_help_is_in_one_language() {
        let help = |lang| definition(lang).render_help().to_string();
        for word in ["Des jeux de cartes", "Commandes:", "Affiche cette aide", "Usage\u{a0}:"] {
            assert!(help(Lang::Fr).contains(word) && !help(Lang::En).contains(word), "{word}");
        }
        for word in ["Card games", "Commands:", "Print this help", "Usage:"] {
            assert!(help(Lang::En).contains(word) && !help(Lang::Fr).contains(word), "{word}");
        }
    }

    #[test]
    fn a_default_is_named_in_the_language_of_the_help() {
        let help = |lang| definition(lang).find_subcommand_mut("arena").unwrap().render_help().to_string();
        assert!(help(Lang::En).contains("[default: 100]"), "{}", help(Lang::En));
        assert!(help(Lang::Fr).contains("[par défaut\u{a0}: 100]"), "{}", help(Lang::Fr));
    }
}
