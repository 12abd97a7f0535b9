//! The options as a form shows them: name, help and bounds of each.
//!
//! Not here: which values the rules can play (`Config::check`), the content, which is a file, and decks, which are set-ups.

use crate::{Config, Duel, Format};
use atout_core::{HasOptions, OptionSpec, Text};

const FORMATS: &[(&str, Text)] = &[("constructed", Format::Constructed.name()), ("basic", Format::Basic.name())];

impl HasOptions for Duel {
    fn options() -> Vec<OptionSpec> {
        let default = Config::default();
        vec![
            OptionSpec::number(
                "life",
                Text::new("Life", "Points de vie"),
                Text::new("Life of each player at the start.", "Points de vie de chaque joueur au départ."),
                &Config::LIFE,
                default.life,
            ),
            OptionSpec::choice(
                "format",
                Text::new("Decks", "Decks"),
                Text::new(
                    "Constructed: 60 cards or more, at most 4 of each. Basic: 30 cards or more.",
                    "Construit : 60 cartes ou plus, 4 au plus de chaque. De base : 30 cartes ou plus.",
                ),
                FORMATS,
            ),
            OptionSpec::switch(
                "mulligan",
                Text::new("Mulligan", "Mulligan"),
                Text::new(
                    "A bad opening hand can be exchanged for one of fewer cards.",
                    "Une mauvaise main de départ s’échange contre une main plus petite.",
                ),
                default.mulligan,
            ),
            OptionSpec::switch(
                "open_lists",
                Text::new("Open deck lists", "Listes ouvertes"),
                Text::new("Everybody sees both deck lists.", "Tout le monde voit les deux listes de cartes."),
                default.open_lists,
            ),
        ]
    }
}
