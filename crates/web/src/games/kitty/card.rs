//! One card: cost, name, picture, effects. It scales with its own width; the style sheet decides how much of it is shown.

use super::art;
use super::words::effects;
use crate::HasCardFaces;
use atout_core::{CardHelp, Lang};
use atout_kitty::{Card, Config, Kitty};
use maud::{Markup, html};

/// The inside of a card.
pub(super) fn inside(card: Card, lang: Lang) -> Markup {
    face(card, card.def().name.get(lang), &html! { span.fx { (effects(card, lang)) } })
}

impl HasCardFaces for Kitty {
    /// A card for the rules page: it cannot be touched, and its text stands beside it.
    fn help_card(help: &CardHelp, _config: &Config) -> Option<Markup> {
        let card = help.id.parse().ok()?;
        let inside = face(card, &help.name, &html! {});
        Some(html! { div.card.kc.plain role="img" aria-label=(help.name) title=(help.text) { (inside) } })
    }
}

fn face(card: Card, name: &str, below: &Markup) -> Markup {
    html! { span.face { span.cost.long[card.cost() > 99] { (card.cost()) } span.nm { (name) } (picture(&art::card_file(card))) (below) } }
}

/// The picture on a card.
pub(super) fn picture(file: &str) -> Markup {
    html! { img.art src={ "/assets/" (file) } alt="" decoding="sync"; }
}
