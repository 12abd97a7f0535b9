//! The options as the form of a new game shows them.
//!
//! Not here: the options themselves and their bounds (`config.rs`).

use crate::Config;
use crate::Stones;
use atout_core::{HasOptions, OptionKind, OptionSpec, Text};
use std::ops::RangeInclusive;

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
            OptionSpec {
                key: "claims",
                name: Text::new("Claims", "Prise des bornes"),
                help: Text::new(
                    "Stones are taken once both sides are full, or claimed as soon as nothing can beat your side.",
                    "Les bornes sont prises quand les deux côtés sont complets, ou revendiquées dès que rien ne peut battre votre côté.",
                ),
                kind: OptionKind::Choice(&CLAIMS),
            },
            OptionSpec {
                key: "tactics",
                name: Text::new("Tactic cards", "Cartes tactiques"),
                help: Text::new(
                    "A second deck of ten special cards, and one more card in hand.",
                    "Une seconde pioche de dix cartes spéciales, et une carte de plus en main.",
                ),
                kind: OptionKind::Switch { default: default.tactics },
            },
            number(
                "colours",
                Text::new("Colours", "Couleurs"),
                Text::new("Number of clans.", "Nombre de clans."),
                &Config::COLOURS,
                default.colours,
            ),
            number(
                "values",
                Text::new("Strengths", "Forces"),
                Text::new("The strongest card of each clan.", "La carte la plus forte de chaque clan."),
                &Config::VALUES,
                default.values,
            ),
            number(
                "stones",
                Text::new("Stones", "Bornes"),
                Text::new("Number of stones, always odd.", "Nombre de bornes, toujours impair."),
                &Config::STONES,
                default.stones,
            ),
            number(
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

fn number(key: &'static str, name: Text, help: Text, bounds: &RangeInclusive<u8>, default: u8) -> OptionSpec {
    let (min, max) = (i64::from(*bounds.start()), i64::from(*bounds.end()));
    OptionSpec { key, name, help, kind: OptionKind::Number { min, max, default: i64::from(default) } }
}
