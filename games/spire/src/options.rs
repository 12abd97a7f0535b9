//! The options as a form shows them: name, help and bounds of each.
//!
//! Not here: which values the rules can play (`Config::check`), and the content, which is a file.

use crate::Config;
use crate::Spire;
use atout_core::{HasOptions, OptionSpec, Text};

impl HasOptions for Spire {
    fn options() -> Vec<OptionSpec> {
        let default = Config::default();
        vec![
            OptionSpec::number(
                "players",
                Text::new("Players", "Joueurs"),
                Text::new("Climb alone or together.", "Grimpez seul ou à deux."),
                &Config::PLAYERS,
                default.players,
            ),
            OptionSpec::number(
                "difficulty",
                Text::new("Difficulty", "Difficulté"),
                Text::new("Each level adds a rule to those before.", "Chaque niveau ajoute une règle aux précédentes."),
                &Config::DIFFICULTY,
                default.difficulty,
            ),
            OptionSpec::number(
                "paths",
                Text::new("Paths", "Chemins"),
                Text::new("Rooms beside each other; 1 is a single way.", "Salles côte à côte ; 1 : un seul chemin."),
                &Config::PATHS,
                default.paths,
            ),
            OptionSpec::switch(
                "events",
                Text::new("Events", "Événements"),
                Text::new("Rooms with a scene and a choice.", "Des salles avec une scène et un choix."),
                default.events,
            ),
            OptionSpec::number(
                "life",
                Text::new("Life", "Points de vie"),
                Text::new("Life of each player at the start.", "Points de vie de chaque joueur au départ."),
                &Config::LIFE,
                default.life,
            ),
            OptionSpec::number(
                "floor",
                Text::new("First floor", "Premier étage"),
                Text::new("Where the climb begins, for practice.", "Où commence l’ascension, pour s’entraîner."),
                &Config::FLOOR,
                default.floor,
            ),
        ]
    }
}
