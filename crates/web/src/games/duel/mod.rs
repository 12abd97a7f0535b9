//! Planar Duel on a page: rows of plain cards that can be touched, and two pictures.
//!
//! Simple on purpose: it shows everything that a player needs, and nothing moves.

mod art;
mod board;
mod card;
mod decks;
mod picture;
mod sign;

use crate::{BoardInput, Canvas, DeckGame, Page};
use atout_core::{Beat, CardHelp, Lang, Text, Viewer};
use atout_duel::{Duel, Event};
use maud::Markup;
use std::borrow::Cow;

impl Page for Duel {
    const STYLE: &'static str = include_str!("style.css");

    const PROMPTS: &'static [(&'static str, Text)] = &[
        ("hand", Text::new("pick a card", "choisissez une carte")),
        ("permanent", Text::new("pick a permanent", "choisissez un permanent")),
        ("player", Text::new("pick a player", "choisissez un joueur")),
        ("spell", Text::new("pick a spell", "choisissez un sort")),
        ("grave", Text::new("pick a card of a graveyard", "choisissez une carte d’un cimetière")),
    ];

    fn board(input: &BoardInput<'_, Duel>, canvas: &mut Canvas<'_>) -> Markup {
        board::board(input, canvas)
    }

    /// Events are told by the log alone.
    fn beats(_event: &Event, _viewer: Viewer, _lang: Lang) -> Vec<Beat> {
        Vec::new()
    }

    fn picture(name: &str) -> Option<Cow<'static, [u8]>> {
        picture::picture(name).map(|picture| Cow::Borrowed(picture.as_bytes())).or_else(|| art::picture(name))
    }

    fn help_card(_help: &CardHelp) -> Option<Markup> {
        None
    }

    fn decks() -> Option<&'static dyn DeckGame> {
        Some(&decks::DuelDecks)
    }
}
