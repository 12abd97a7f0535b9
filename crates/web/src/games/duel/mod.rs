//! Planar Duel on a page: its board, its cards, its pictures, its style sheet.

mod art;
mod board;
mod card;
mod context;
mod cost;
mod cues;
mod decks;
mod icons;
mod permanent;
mod phases;
mod picture;
mod players;
mod rows;
mod sign;
mod stack;

use crate::{BoardInput, Canvas, DeckGame, HasFigures, HasPictures, Page};
use atout_core::{Lang, Names, Seat, Text};
use atout_duel::{Action, Duel, View, signed_label};
use maud::{Markup, html};
use std::borrow::Cow;

impl Page for Duel {
    const STYLE: &'static str = include_str!("style.css");

    const PROMPTS: &'static [(&'static str, Text)] = &[
        ("hand", Text::new("pick a card", "choisissez une carte")),
        ("permanent", Text::new("pick a permanent", "choisissez un permanent")),
        // Where nothing else can be touched: passing is offered beside it.
        ("mana", Text::new("play or pass", "jouez ou passez")),
        ("player", Text::new("pick a player", "choisissez un joueur")),
        ("spell", Text::new("pick a spell", "choisissez un sort")),
        ("grave", Text::new("pick a card of a graveyard", "choisissez une carte d’un cimetière")),
    ];

    fn board(input: &BoardInput<'_, Duel>, canvas: &mut Canvas<'_>) -> Markup {
        board::board(input, canvas)
    }

    fn drawn_label(view: &View, seat: Seat, action: &Action, names: &Names, lang: Lang) -> Option<Markup> {
        let label = signed_label(view, seat, *action, names, lang);
        // One box: a button lays out what it holds in columns.
        label.contains('{').then(|| html! { span { (cost::with_signs(&lang.typeset(label))) } })
    }

    fn decks() -> Option<&'static dyn DeckGame> {
        Some(&decks::DuelDecks)
    }
}

impl HasPictures for Duel {
    fn picture(name: &str) -> Option<Cow<'static, [u8]>> {
        picture::picture(name).map(|picture| Cow::Borrowed(picture.as_bytes())).or_else(|| art::picture(name))
    }
}

impl HasFigures for Duel {}
