//! The options as the form of a new game shows them.
//!
//! Not here: the options themselves and their bounds (`config.rs`).

use crate::Config;
use crate::Stones;
use atout_core::{HasOptions, OptionSpec, Text};

/// The first one is the default.
const CLAIMS: [(&str, Text); 3] = [
    ("auto", Text::new("automatic", "automatique")),
    ("after_play", Text::new("after your move, with proof", "après votre coup, avec preuve")),
    ("start_of_turn", Text::new("at the start of your turn, with proof", "au début de votre tour, avec preuve")),
];

impl HasOptions for Stones {
    fn options() -> Vec<OptionSpec> {
        let default = Config::default();
        vec![
            OptionSpec::choice(
                "claims",
                Text::new("Claims", "Prise des bornes"),
                Text::new(
                    "Stones are taken once both sides are full, or claimed as soon as nothing can beat your side.",
                    "Les bornes sont prises quand les deux côtés sont complets, ou revendiquées dès que rien ne peut battre votre côté.",
                ),
                &CLAIMS,
            ),
            OptionSpec::switch(
                "tactics",
                Text::new("Tactic cards", "Cartes tactiques"),
                Text::new(
                    "A second deck of ten special cards, and one more card in hand.",
                    "Une seconde pioche de dix cartes spéciales, et une carte de plus en main.",
                ),
                default.tactics,
            ),
            OptionSpec::number(
                "colours",
                Text::new("Colours", "Couleurs"),
                Text::new("Number of clans.", "Nombre de clans."),
                &Config::COLOURS,
                default.colours,
            ),
            OptionSpec::number(
                "values",
                Text::new("Strengths", "Forces"),
                Text::new("The strongest card of each clan.", "La carte la plus forte de chaque clan."),
                &Config::VALUES,
                default.values,
            ),
            OptionSpec::number(
                "stones",
                Text::new("Stones", "Bornes"),
                Text::new("Number of stones, always odd.", "Nombre de bornes, toujours impair."),
                &Config::STONES,
                default.stones,
            ),
            OptionSpec::number(
                "hand",
                Text::new("Hand", "Main"),
                Text::new(
                    "Clan cards dealt to each player; one more with tactic cards.",
                    "Cartes de clan distribuées à chacun ; une de plus avec les cartes tactiques.",
                ),
                &Config::HAND,
                default.hand,
            ),
        ]
    }
}
