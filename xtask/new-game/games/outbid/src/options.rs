//! The options as the form of a new game shows them.
//!
//! Not here: the options themselves and their bounds (`config.rs`).

use crate::{Config, Outbid};
use atout_core::{HasOptions, OptionSpec, Text};

impl HasOptions for Outbid {
    fn options() -> Vec<OptionSpec> {
        let default = Config::default();
        vec![
            OptionSpec::number(
                "highest",
                Text::new("Cards", "Cartes"),
                Text::new(
                    "The strongest card; each strength is there once.",
                    "La carte la plus forte ; chaque force existe une fois.",
                ),
                &Config::HIGHEST,
                default.highest,
            ),
            OptionSpec::number(
                "hand",
                Text::new("Hand", "Main"),
                Text::new("Cards dealt to each player.", "Cartes distribuées à chacun."),
                &Config::HAND,
                default.hand,
            ),
        ]
    }
}
