//! What the game is called, and for whom it is.
//!
//! Not here: the rules (`game.rs`), the words of actions and events (`text/`).

use crate::Outbid;
use atout_core::{About, Results, Setups, Text};

impl About for Outbid {
    const NAME: Text = Text::new("Outbid", "Outbid");
    const TAGLINE: Text = Text::new(
        "A hand of cards each, and the higher card takes the round.",
        "Chacun sa main, et la carte la plus forte remporte la manche.",
    );
    const SEATS: (usize, usize) = (2, 2);
    const MINUTES: u32 = 3;
}

impl Setups for Outbid {}

impl Results for Outbid {}
