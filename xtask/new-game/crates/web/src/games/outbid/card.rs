//! One card: face or back.

use super::art::BACK;
use crate::HasCardFaces;
use atout_core::{CardHelp, Lang};
use atout_outbid::{Card, Config, Outbid};
use maud::{Markup, html};

/// A card that carries its id.
pub(super) fn face(card: Card, lang: Lang) -> Markup {
    let name = card.name(lang);
    html! { div.card role="img" data-id={ "card:" (card) } data-name=(name) aria-label=(name) { span.face { b { (card) } } } }
}

/// A card whose face the viewer may not see.
pub(super) fn back() -> Markup {
    html! { div.card.back { span.face { img src={ "/assets/" (BACK) } alt="" decoding="sync"; } } }
}

impl HasCardFaces for Outbid {
    /// A card for the rules page: it cannot be touched.
    fn help_card(help: &CardHelp, _config: &Config) -> Option<Markup> {
        Some(html! { div.card role="img" aria-label=(help.name) title=(help.text) { span.face { b { (help.name) } } } })
    }

    /// All cards in one row: their numbers say what they do.
    fn gallery_row(_help: &CardHelp) -> Option<char> {
        Some('c')
    }
}
