//! One card: cost, name, picture, what it does. It scales by its own width; the style sheet decides how much of it fits.

use super::art;
use super::words::effects;
use atout_core::{CardHelp, Lang};
use atout_kitty::Card;
use maud::{Markup, html};

/// The inside of a card.
pub(super) fn inside(card: Card, lang: Lang) -> Markup {
    face(card, card.def().name.get(lang), &html! { span.fx { (effects(card, lang)) } })
}

/// A card for a page of rules: it cannot be touched, and what it does stands beside it.
pub(crate) fn help_card(help: &CardHelp) -> Option<Markup> {
    let card = help.id.parse().ok()?;
    let inside = face(card, &help.name, &html! {});
    Some(html! { div.card.kc.plain role="img" aria-label=(help.name) title=(help.text) { (inside) } })
}

fn face(card: Card, name: &str, below: &Markup) -> Markup {
    html! { span.face { span.cost.long[card.cost() > 99] { (card.cost()) } span.nm { (name) } (picture(&art::card_file(card))) (below) } }
}

/// The window of a card.
pub(super) fn picture(file: &str) -> Markup {
    html! { img.art src={ "/assets/" (file) } alt="" decoding="sync" draggable="false"; }
}
