//! Border Stones on a page: its board, its cards, its pictures, its style sheet.

mod art;
mod board;
mod card;
mod column;
mod cues;
mod explain;
mod figure;
mod figures;
mod ground;
mod tactic;
mod unseen;
mod words;

use crate::{BoardInput, Canvas, Page};
use atout_core::Text;
use atout_stones::Stones;
use maud::Markup;

impl Page for Stones {
    const STYLE: &'static str = include_str!("style.css");

    const PROMPTS: &'static [(&'static str, Text)] = &[
        ("stone", Text::new("pick a stone", "choisissez une borne")),
        ("deck", Text::new("pick a deck", "choisissez une pioche")),
    ];

    const HELP_HINT: Text = Text::new(
        "Point at or tap a card or a stone to read its help.",
        "Survolez ou touchez une carte ou une borne pour lire son aide.",
    );

    // A claim with proof is what the game is about; the lesson teaches it.
    const SUGGESTED: &'static [(&'static str, &'static str)] = &[("claims", "after_play")];

    fn board(input: &BoardInput<'_, Stones>, canvas: &mut Canvas<'_>) -> Markup {
        board::board(input.view, input.names, input.lang, canvas)
    }
}
