//! The help in French. Command and option names stay as they are; only what is said about them is translated.

use clap::{Arg, Command};

const ABOUT: &[(&str, &str)] = &[
    ("atout", "Des jeux de cartes, un seul moteur, toutes les façons de jouer."),
    ("serve", "Sert le jeu dans le navigateur (ce que fait «\u{a0}atout\u{a0}» seul, en ouvrant le navigateur)."),
    ("games", "Montre les jeux\u{a0}: places, options, robots."),
    ("play", "Joue une partie dans le terminal, ou à partir de décisions lues sur l'entrée."),
    ("replay", "Rejoue un enregistrement pas à pas."),
    ("verify", "Rejoue un enregistrement et contrôle son résultat et l'équité du mélange."),
    ("scenario", "Contrôle des positions et ce qu'on en attend."),
    ("run", "Joue tous les scénarios des fichiers\u{a0}; le code 1 nomme chacun de ceux qui échouent."),
    ("arena", "Joue un tournoi entre robots."),
    ("bench", "Mesure parties, décisions, copies et recherches par seconde sur un cœur."),
    ("cards", "Montre chaque carte d'un jeu avec son texte."),
    ("help", "Explique une commande."),
];

/// By command (`*` for all) and option.
const OPTIONS: &[(&str, &str, &str)] = &[
    ("*", "help", "Montre cette aide"),
    ("*", "version", "Montre la version"),
    ("*", "lang", "Langue de tout ce qui est dit\u{a0}: en ou fr (sinon celle du système)"),
    ("*", "json", "Écrit un seul document JSON"),
    ("*", "addr", "Adresse d'écoute (sinon 127.0.0.1:4070)\u{a0}; le port 0 en prend un libre"),
    ("*", "data", "Dossier de la base (sinon le dossier de données de l'utilisateur)"),
    ("*", "database", "Ou bien la base elle-même\u{a0}: sqlite:CHEMIN"),
    ("*", "open", "Ouvre le navigateur"),
    ("*", "game", "Le jeu"),
    ("*", "file", "L'enregistrement"),
    ("cards", "set", "Une option du jeu\u{a0}; sans aucune, les cartes de toutes les variantes sont montrées"),
    ("*", "set", "Une option du jeu"),
    (
        "play",
        "seat",
        "Qui s'assied à la place suivante\u{a0}: human, random, heuristic, search[:ms=200|:iters=2000], avec ou sans =nom",
    ),
    ("play", "seed", "La même graine donne les mêmes cartes"),
    ("play", "load", "Reprend la partie de ce fichier"),
    ("play", "save", "Garde la partie dans ce fichier, après chaque action"),
    ("play", "hot_seat", "Plusieurs personnes à un écran\u{a0}: les mains sont couvertes quand il change de mains"),
    ("replay", "at", "Seulement la position après tant d'actions (dans un terminal\u{a0}: commencer là)"),
    ("replay", "seat", "Voir avec les yeux de cette place, comptée à partir de 0"),
    ("replay", "json", "Écrit toutes les vues en un seul document JSON"),
    ("run", "files", "Fichiers de scénarios"),
    ("arena", "entrant", "Qui participe\u{a0}: random, heuristic, search:iters=2000, …, avec ou sans =nom"),
    (
        "arena",
        "games",
        "Parties de chaque paire\u{a0}; un nombre pair, car chaque graine est jouée des deux places (sinon 100)",
    ),
    (
        "arena",
        "format",
        "Qui rencontre qui\u{a0}: round-robin (si rien n'est dit), ou gauntlet (le premier contre chacun des autres)",
    ),
    ("arena", "seed", "La même graine joue le même tournoi (sinon 0)"),
    ("arena", "threads", "Combien de fils d'exécution jouent (sinon tous les cœurs)"),
    ("arena", "timing", "Ajoute au JSON le temps de réflexion, qui change d'une fois à l'autre"),
    ("arena", "report", "Écrit une page avec un graphique, et results.json, dans ce dossier"),
    ("bench", "games", "Les jeux à mesurer\u{a0}; si rien n'est dit, tous ceux qui ont les options données"),
    ("bench", "seconds", "Secondes passées sur chaque jeu (sinon 4)"),
    ("cards", "name", "Seulement les cartes de ce nom ou de ce code"),
    ("help", "command", "La commande à expliquer"),
];

const TEMPLATE: &str = "{about-with-newline}\nUsage\u{a0}: {usage}\n\n{all-args}";

/// The same command line, explained in French.
pub(crate) fn translate(command: Command) -> Command {
    let name = command.get_name().to_owned();
    let about = ABOUT.iter().find(|(one, _)| *one == name).map(|(_, text)| *text);
    let names: Vec<String> = command.get_subcommands().map(|one| one.get_name().to_owned()).collect();
    let command = match about {
        Some(text) => command.about(text).help_template(TEMPLATE).subcommand_help_heading("Commandes"),
        None => command,
    };
    // The flags that clap adds by itself can only be replaced.
    let flag = |id: &'static str, short: char, action| {
        Arg::new(id)
            .short(short)
            .long(id)
            .action(action)
            .help(help(&name, id).unwrap_or_default())
            .help_heading("Options")
    };
    let mut command = command.disable_help_flag(true).arg(flag("help", 'h', clap::ArgAction::Help));
    if name == "atout" {
        command = command.disable_version_flag(true).arg(flag("version", 'V', clap::ArgAction::Version));
    }
    let command = command.mut_args(|arg| explain(&name, arg));
    names.iter().fold(command, |command, one| command.mut_subcommand(one, translate))
}

fn explain(command: &str, arg: Arg) -> Arg {
    let heading = if arg.is_positional() { "Arguments" } else { "Options" };
    match help(command, arg.get_id().as_str()) {
        // Clap would name the default in English; the texts above say it themselves.
        Some(text) => {
            let takes_value = arg.get_action().takes_values();
            arg.help(text).help_heading(heading).hide_default_value(takes_value)
        }
        None => arg,
    }
}

fn help(command: &str, id: &str) -> Option<&'static str> {
    let of = |name: &str| OPTIONS.iter().find(|(one, option, _)| *one == name && *option == id);
    of(command).or_else(|| of("*")).map(|(_, _, text)| *text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::Cli;
    use clap::CommandFactory;

    fn check(command: &Command) {
        let name = command.get_name();
        assert!(ABOUT.iter().any(|(one, _)| *one == name), "`{name}` is not explained in French");
        for arg in command.get_arguments() {
            assert!(
                help(name, arg.get_id().as_str()).is_some(),
                "`{name} {}` is not explained in French",
                arg.get_id()
            );
        }
        command.get_subcommands().for_each(check);
    }

    #[test]
    fn everything_is_explained_in_french() {
        check(&Cli::command());
    }

    #[test]
    fn the_french_help_is_french() {
        let text = translate(Cli::command()).render_help().to_string();
        for word in ["Des jeux de cartes", "Commandes:", "Montre cette aide", "Usage\u{a0}:"] {
            assert!(text.contains(word), "{word} in {text}");
        }
    }
}
