//! What the game is called, and for whom it is.
//!
//! Not here: the rules (`game.rs`), the words of actions and events (`text/`).

use crate::Kitty;
use atout_core::{About, Seat, Setups, Text};

impl About for Kitty {
    const NAME: Text = Text::new("Kitty Wonderland", "Kitty Wonderland");
    const TAGLINE: Text = Text::new(
        "Kittens with razors and caramels on a board without edges: all players decide at the same time, the last one left wins.",
        "Des chatons, des rasoirs et des caramels sur un plateau sans bords\u{a0}: tous décident en même temps, le dernier en jeu gagne.",
    );
    const SEATS: (usize, usize) = (2, Seat::MAX);
    const SEATS_OPTION: Option<&'static str> = Some("players");
    const MINUTES: u32 = 20;
}

impl Setups for Kitty {}
