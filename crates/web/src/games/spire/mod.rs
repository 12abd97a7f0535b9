//! Elemental Spire on a page: its board, its cards, its pictures, its style sheet.

mod art;
mod board;
// Some signs are not on the board yet.
#[allow(dead_code)]
mod icons;

use crate::{BoardInput, Canvas, Page};
use atout_core::{Beat, CardHelp, Lang, Text, Viewer};
use atout_spire::{Event, Spire};
use maud::Markup;
use std::borrow::Cow;

impl Page for Spire {
    const STYLE: &'static str = include_str!("style.css");

    const PROMPTS: &'static [(&'static str, Text)] = &[
        ("element", Text::new("pick an element", "choisissez un élément")),
        ("room", Text::new("pick a room", "choisissez une salle")),
        ("hand", Text::new("pick a card", "choisissez une carte")),
        ("entity", Text::new("pick a target", "choisissez une cible")),
        ("offer", Text::new("pick a card", "choisissez une carte")),
        ("deck", Text::new("pick a card of your deck", "choisissez une carte de votre deck")),
        ("option", Text::new("pick what to do", "choisissez que faire")),
    ];

    fn board(input: &BoardInput<'_, Spire>, canvas: &mut Canvas<'_>) -> Markup {
        board::board(input, canvas)
    }

    fn beats(_event: &Event, _viewer: Viewer, _lang: Lang) -> Vec<Beat> {
        vec![Beat::default()]
    }

    fn picture(name: &str) -> Option<Cow<'static, [u8]>> {
        art::picture(name)
    }

    fn help_card(_help: &CardHelp) -> Option<Markup> {
        None
    }
}
