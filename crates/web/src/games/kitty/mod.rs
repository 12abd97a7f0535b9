//! Kitty Wonderland on a page: its board, its cards, its pictures, its style sheet.

mod art;
mod board;
mod card;
mod context;
mod expected;
mod field;
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
use atout_core::{CardHelp, Text};
use atout_kitty::Kitty;
use maud::Markup;

impl Page for Kitty {
    const STYLE: &'static str = include_str!("style.css");

    const PROMPTS: &'static [(&'static str, Text)] = &[
        ("cell", Text::new("choose where to go", "choisissez où aller")),
        ("class", Text::new("choose a class", "choisissez une classe")),
        ("entity", Text::new("choose a target", "choisissez une cible")),
    ];

    fn board(input: &BoardInput<'_, Kitty>, canvas: &mut Canvas<'_>) -> Markup {
        board::board(input, canvas)
    }

    fn picture(name: &str) -> Option<&'static [u8]> {
        art::picture(name)
    }

    fn help_card(help: &CardHelp) -> Option<Markup> {
        card::help_card(help)
    }
}
