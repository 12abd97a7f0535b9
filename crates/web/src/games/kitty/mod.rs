//! Kitty Wonderland on a page: its board, its cards, its pictures, its style sheet.

mod art;
mod board;
mod card;
mod context;
mod cues;
mod expected;
mod field;
mod figures;
mod hand;
mod panel;
mod pieces;
mod piles;
mod summary_line;
mod tips;
mod trails;
mod turn_summary;
mod words;

use crate::{BoardInput, Canvas, Page};
use atout_core::Text;
use atout_kitty::Kitty;
use maud::Markup;

impl Page for Kitty {
    const STYLE: &'static str = include_str!("style.css");

    const PROMPTS: &'static [(&'static str, Text)] = &[
        ("cell", Text::new("pick a cell", "choisissez une case")),
        ("class", Text::new("pick a class", "choisissez une classe")),
        ("entity", Text::new("pick a target", "choisissez une cible")),
    ];

    const HELP_HINT: Text = Text::new(
        "Point at or tap a card or a kitten to read its help.",
        "Survolez ou touchez une carte ou un chaton pour lire son aide.",
    );

    fn board(input: &BoardInput<'_, Kitty>, canvas: &mut Canvas<'_>) -> Markup {
        board::board(input, canvas)
    }
}
