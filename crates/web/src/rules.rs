//! The rules page: the rules of a game and its cards.

use crate::layout::{Tab, page};
use crate::{Figure, GalleryCard, GameInfo, Reader};
use atout_core::{Lang, RulesSection};
use maud::{Markup, html};

/// The rules page of a game.
#[must_use]
pub fn rules(
    reader: &Reader,
    game: &GameInfo,
    sections: &[RulesSection],
    figures: &[Figure],
    cards: &[GalleryCard],
) -> String {
    let lang = reader.lang;
    let name = game.name.get(lang);
    let main = html! {
        h1 { (name) }
        p.lead { (game.tagline.get(lang)) }
        form.submit method="post" action={ "/quick/" (game.id) } {
            button.btn.go type="submit" { (lang.pick("Play now", "Jouer")) }
            @if game.has_lesson { a.btn href={ "/learn/" (game.id) } { (lang.pick("Learn in 2 minutes", "Apprendre en 2 minutes")) } }
            @if game.has_puzzles { a.btn href={ "/puzzles/" (game.id) } { (lang.pick("Puzzles", "Énigmes")) } }
            a.btn href={ "/new/" (game.id) } { (lang.pick("Set up…", "Personnaliser…")) }
            @if game.has_decks { a.btn href={ "/decks/" (game.id) } { (lang.pick("Decks", "Decks")) } }
        }
        div.rules {
            nav.toc aria-label=(lang.pick("Contents", "Sommaire")) {
                h2 { (lang.pick("Contents", "Sommaire")) }
                ol {
                    @for section in sections { li { a href={ "#" (section.id) } { (section.title) } } }
                    @if !cards.is_empty() { li { a href="#cards" { (lang.pick("Cards", "Cartes")) } } }
                }
            }
            div {
                div.prose {
                    @for section in sections {
                        section id=(section.id) {
                            h2 { (section.title) }
                            @for paragraph in &section.paragraphs { p { (paragraph) } }
                            @for figure in figures.iter().filter(|figure| figure.section == section.id) {
                                figure { (figure.picture) @if !figure.caption.is_empty() { figcaption { (figure.caption) } } }
                            }
                        }
                    }
                }
                @if !cards.is_empty() { (gallery(cards, lang)) }
            }
        }
    };
    let title = lang.pick(format!("Rules of {name}"), format!("Règles\u{a0}: {name}"));
    page(reader, Tab::Other, std::slice::from_ref(game), &title, &main)
}

/// Cards with their texts, then the rows of cards that need none.
fn gallery(cards: &[GalleryCard], lang: Lang) -> Markup {
    let (in_rows, with_text): (Vec<_>, Vec<_>) = cards.iter().partition(|card| card.row.is_some());
    html! {
        section.gallery id="cards" {
            h2 { (lang.pick("Cards", "Cartes")) }
            @if !with_text.is_empty() {
                ul.cards.texts {
                    @for card in with_text {
                        li {
                            @if let Some(picture) = &card.picture { (picture) }
                            h3 { (card.help.name) }
                            p { (card.help.text) }
                        }
                    }
                }
            }
            @for row in in_rows.chunk_by(|a, b| a.row == b.row) {
                ul class={ "cards row n" (row.len()) } {
                    @for card in row { li { @if let Some(picture) = &card.picture { (picture) } @else { (card.help.name) } } }
                }
            }
        }
    }
}
