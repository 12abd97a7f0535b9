//! What the game is called, and for whom it is.
//!
//! Not here: the rules (`game.rs`), the words of actions and events (`text/`).

use crate::Stones;
use atout_core::{About, Results, Setups, Text};

impl About for Stones {
    const NAME: Text = Text::new("Border Stones", "Les Bornes");
    const TAGLINE: Text = Text::new(
        "A row of stones between two clans: take five, or three side by side.",
        "Une rangée de bornes entre deux clans\u{a0}: prenez-en cinq, ou trois côte à côte.",
    );
    const SEATS: (usize, usize) = (2, 2);
    const MINUTES: u32 = 20;
}

impl Setups for Stones {}

impl Results for Stones {}
