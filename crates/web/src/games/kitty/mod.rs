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

use crate::{BoardInput, Canvas, Figure, Page};
use atout_core::{Beat, CardHelp, Lang, Text, Viewer};
use atout_kitty::{Config, Event, Kitty};
use maud::Markup;
use std::borrow::Cow;

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

    fn beats(event: &Event, _config: &Config, viewer: Viewer, lang: Lang) -> Vec<Beat> {
        cues::beats(event, viewer, lang)
    }

    fn picture(name: &str) -> Option<Cow<'static, [u8]>> {
        art::picture(name).map(Cow::Borrowed)
    }

    fn figures(config: &Config, lang: Lang) -> Vec<Figure> {
        figures::figures(config, lang)
    }

    fn help_card(help: &CardHelp, _config: &Config) -> Option<Markup> {
        card::help_card(help)
    }
}
