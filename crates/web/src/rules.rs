//! The rules and cards of a game.

use crate::layout::{Tab, page};
use crate::{Reader, games};
use atout_catalog::Entry;
use atout_core::{CardHelp, Lang, RulesSection};
use maud::{Markup, html};

/// The rules and cards of a game.
#[must_use]
pub fn rules(reader: &Reader, game: &dyn Entry, sections: &[RulesSection], cards: &[CardHelp]) -> String {
    let lang = reader.lang;
    let name = game.name().get(lang);
    let main = html! {
        h1 { (name) }
        p.lead { (game.tagline().get(lang)) }
        form.submit method="post" action={ "/quick/" (game.id()) } {
            button.btn.go type="submit" { (lang.pick("Play now", "Jouer")) }
            a.btn href={ "/new/" (game.id()) } { (lang.pick("Set up…", "Préparer…")) }
        }
        div.rules {
            nav.toc aria-label=(lang.pick("Contents", "Sommaire")) {
                h2 { (lang.pick("Contents", "Sommaire")) }
                ol {
                    @for (n, section) in sections.iter().enumerate() { li { a href={ "#s" (n) } { (section.title) } } }
                    @if !cards.is_empty() { li { a href="#cards" { (lang.pick("Cards", "Cartes")) } } }
                }
            }
            div {
                div.prose {
                    @for (n, section) in sections.iter().enumerate() {
                        section id={ "s" (n) } {
                            h2 { (section.title) }
                            @for paragraph in &section.paragraphs { p { (paragraph) } }
                        }
                    }
                }
                @if !cards.is_empty() { (gallery(game.id(), cards, lang)) }
            }
        }
    };
    let title = lang.pick(format!("Rules of {name}"), format!("Règles\u{a0}: {name}"));
    page(reader, Tab::Other, &title, &main)
}

/// Cards that have a rule of their own with their text; the others as one grid.
fn gallery(game: &str, cards: &[CardHelp], lang: Lang) -> Markup {
    let (plain, special): (Vec<_>, Vec<_>) = cards.iter().partition(|card| is_trivial(&card.id));
    html! {
        section.gallery id="cards" {
            h2 { (lang.pick("Cards", "Cartes")) }
            @if !special.is_empty() {
                ul.cards.tactics {
                    @for card in special {
                        li {
                            @if let Some(picture) = games::card(game, card) { (picture) }
                            h3 { (card.name) }
                            p { (card.text) }
                        }
                    }
                }
            }
            @for row in plain.chunk_by(|a, b| a.id.chars().next() == b.id.chars().next()) {
                ul class={ "cards clans n" (row.len()) } {
                    @for card in row { li { @if let Some(picture) = games::card(game, card) { (picture) } @else { (card.name) } } }
                }
            }
        }
    }
}

/// Is it one of a row of numbered cards?
fn is_trivial(id: &str) -> bool {
    id.chars().next().is_some_and(char::is_uppercase) && id.ends_with(|last: char| last.is_ascii_digit())
}
