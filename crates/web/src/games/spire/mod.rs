//! Elemental Spire on a page: its board, its cards, its pictures, its style sheet.

mod art;
mod board;
mod card;
mod context;
mod cues;
mod deck;
mod elements;
mod entity;
mod figures;
mod foes;
mod forecast;
mod hand;
mod icon;
mod icons;
mod map;
mod party;
mod path;
mod rooms;
mod summary;
mod tips;

use crate::{BoardInput, Canvas, Page};
use atout_core::Text;
use atout_spire::Spire;
use maud::Markup;

impl Page for Spire {
    const STYLE: &'static str = include_str!("style.css");

    const PROMPTS: &'static [(&'static str, Text)] = &[
        ("element", Text::new("pick an element", "choisissez un élément")),
        ("room", Text::new("pick a room", "choisissez une salle")),
        ("hand", Text::new("pick a card", "choisissez une carte")),
        ("entity", Text::new("pick a target", "choisissez une cible")),
        ("offer", Text::new("pick a card", "choisissez une carte")),
        ("deck", Text::new("pick a card of your deck", "choisissez une carte de votre deck")),
        ("option", Text::new("pick what to do", "choisissez quoi faire")),
    ];

    const HELP_HINT: Text = Text::new(
        "Point at or tap a card, an enemy or a sign to read its help.",
        "Survolez ou touchez une carte, un ennemi ou un signe pour lire son aide.",
    );

    fn board(input: &BoardInput<'_, Spire>, canvas: &mut Canvas<'_>) -> Markup {
        board::board(input, canvas)
    }
}
