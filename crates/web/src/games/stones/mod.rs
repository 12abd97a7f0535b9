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

use crate::{BoardInput, Canvas, Figure, Page};
use atout_core::{Beat, CardHelp, Lang, Text, Viewer};
use atout_stones::{Card, Config, Event, Stones};
use maud::Markup;
use std::borrow::Cow;

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

    /// One row for each clan; tactic cards stand with their texts.
    fn gallery_row(help: &CardHelp) -> Option<char> {
        let card: Card = help.id.parse().ok()?;
        card.colour().and_then(|_| help.id.chars().next())
    }
}
