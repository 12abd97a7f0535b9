//! The options as a form shows them: name, help and bounds of each.
//!
//! Not here: which values the rules can play (`Config::check`), and the content, which is a file.

use crate::Config;
use crate::Spire;
use crate::map::{FLOORS, MAX_PATHS};
use atout_core::{HasOptions, OptionKind, OptionSpec, Text};

impl HasOptions for Spire {
    fn options() -> Vec<OptionSpec> {
        let default = Config::default();
        let number = |key, name, help, (min, max): (i64, i64), default: i64| OptionSpec {
            key,
            name,
            help,
            kind: OptionKind::Number { min, max, default },
        };
        vec![
            number(
                "players",
                Text::new("Players", "Joueurs"),
                Text::new("Climb alone or together.", "Grimpez seul ou à deux."),
                (1, 2),
                default.players.into(),
            ),
            number(
                "difficulty",
                Text::new("Difficulty", "Difficulté"),
                Text::new("Each level adds a rule to those before.", "Chaque niveau ajoute une règle aux précédentes."),
                (0, Config::MAX_DIFFICULTY.into()),
                default.difficulty.into(),
            ),
            number(
                "paths",
                Text::new("Paths", "Chemins"),
                Text::new("Rooms beside each other; 1 is a single way.", "Salles côte à côte ; 1 : un seul chemin."),
                (1, MAX_PATHS as i64),
                default.paths.into(),
            ),
            OptionSpec {
                key: "events",
                name: Text::new("Events", "Événements"),
                help: Text::new("Rooms with a scene and a choice.", "Des salles avec une scène et un choix."),
                kind: OptionKind::Switch { default: default.events },
            },
            number(
                "life",
                Text::new("Life", "Points de vie"),
                Text::new("Life of each player at the start.", "Points de vie de chaque joueur au départ."),
                (10, 999),
                default.life.into(),
            ),
            number(
                "floor",
                Text::new("First floor", "Premier étage"),
                Text::new("Where the climb begins, for practice.", "Où commence l’ascension, pour s’entraîner."),
                (1, FLOORS as i64),
                default.floor.into(),
            ),
        ]
    }
}
