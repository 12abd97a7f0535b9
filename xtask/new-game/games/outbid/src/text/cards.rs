//! The help text of every card.
//!
//! Not here: the names of cards (`nouns.rs`).

use crate::{Card, Config};
use atout_core::{CardHelp, Lang};

/// Every card of a game with what it beats.
pub(super) fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
    let help = |card: Card| {
        let weaker = usize::from(card.strength()) - 1;
        let beats = lang.count(weaker, ["card", "cards"], ["carte", "cartes"]);
        let text = lang.pick(format!("Beats {beats}."), format!("Bat {beats}."));
        CardHelp { id: card.to_string(), name: card.to_string(), text }
    };
    Card::all(config.highest).map(help).collect()
}
