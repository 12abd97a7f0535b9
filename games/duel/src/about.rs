//! What the game is called, and for whom it is.
//!
//! Not here: the rules (`game.rs`), the words of actions and events (`text/`).

use crate::Duel;
use crate::SEATS;
use atout_core::{About, Text};

impl About for Duel {
    const NAME: Text = Text::new("Planar Duel", "Duel planaire");
    const TAGLINE: Text = Text::new(
        "Lands, creatures and spells: bring a deck and bring your opponent down to 0 life.",
        "Terrains, créatures et sorts : venez avec un deck et réduisez l’adversaire à 0 point de vie.",
    );
    const SEATS: (usize, usize) = (SEATS, SEATS);
    const MINUTES: u32 = 25;
}
