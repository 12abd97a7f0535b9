//! What the game is called, and for whom it is.
//!
//! Not here: the rules (`game.rs`), the words of actions and events (`text/`).

use crate::Config;
use crate::Spire;
use atout_core::{About, Daily, Setups, Text};

impl About for Spire {
    const NAME: Text = Text::new("Elemental Spire", "La Tour des éléments");
    const TAGLINE: Text = Text::new(
        "Climb four floors of enemies with a deck that grows on the way, alone or together.",
        "Gravissez quatre étages d’ennemis avec un deck qui grandit en chemin, seul ou à deux.",
    );
    const SEATS: (usize, usize) = (1, 2);
    const SEATS_OPTION: Option<&'static str> = Some("players");
    const MINUTES: u32 = 45;

    fn daily() -> Option<Daily<Config>> {
        Some(Daily {
            config: Config::default(),
            about: Text::new(
                "Today everybody climbs the same spire: same rooms, same enemies, same cards on offer. One player, difficulty 0, built-in cards.",
                "Aujourd’hui, tout le monde gravit la même tour : mêmes salles, mêmes ennemis, mêmes cartes proposées. Un joueur, difficulté 0, cartes d’origine.",
            ),
            reached: Text::new("Rooms", "Salles"),
            left: Text::new("Life left", "Vie restante"),
        })
    }
}

impl Setups for Spire {}
