//! Border Stones on a page: its board, its cards, its pictures, its style sheet.

mod art;
mod board;
mod card;
mod column;
mod explain;
mod figure;
mod ground;
mod tactic;
mod unseen;
mod words;

use crate::{BoardInput, Canvas, Page};
use atout_core::{CardHelp, Text};
use atout_stones::{Card, Stones};
use maud::Markup;

impl Page for Stones {
    const STYLE: &'static str = include_str!("style.css");

    const PROMPTS: &'static [(&'static str, Text)] = &[
        ("stone", Text::new("choose a stone", "choisissez une borne")),
        ("deck", Text::new("choose a deck", "choisissez une pioche")),
    ];

    fn board(input: &BoardInput<'_, Stones>, canvas: &mut Canvas<'_>) -> Markup {
        board::board(input.view, input.names, input.lang, canvas)
    }

    fn picture(name: &str) -> Option<&'static [u8]> {
        art::picture(name)
    }

    fn help_card(help: &CardHelp) -> Option<Markup> {
        card::help_card(help)
    }

    /// One row for each clan; tactic cards stand with their texts.
    fn gallery_row(help: &CardHelp) -> Option<char> {
        let card: Card = help.id.parse().ok()?;
        card.colour().and_then(|_| help.id.chars().next())
    }
}
