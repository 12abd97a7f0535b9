//! The grid of clan cards in the side panel: which are unseen, in hand, already seen.

use super::words::{sign, symbol};
use atout_core::Lang;
use atout_stones::{Card, Colour, FormationKind, View};
use maud::{Markup, html};

/// A grid of all clan cards; those on the table and in the discards are faded.
pub(super) fn unseen(view: &View, lang: Lang) -> Markup {
    let held: Vec<Card> = view.hands.iter().filter_map(|hand| hand.cards.as_ref()).flatten().copied().collect();
    html! {
        section.unseen data-slot="unseen" {
            h2 { (lang.pick("Unseen cards", "Cartes non vues")) " " span.dim.num { (view.unseen.len()) } }
            table {
                @for colour in (0..usize::from(view.config.colours)).filter_map(Colour::new) {
                    tr class={ "c" (colour.index()) } {
                        th scope="row" title=(colour.name().get(lang)) { (symbol(colour)) span.hide { (colour.name().get(lang)) } }
                        @for card in (1..=view.config.values).filter_map(|n| Card::clan(colour, n)) { (cell(view, &held, card, lang)) }
                    }
                }
            }
            @if !held.is_empty() {
                p { (lang.pick("Framed: in hand. Faded: already seen.", "Encadrées\u{a0}: en main. Estompées\u{a0}: déjà vues.")) }
            }
            (guide(lang))
        }
    }
}

/// The kinds of formation, strong to weak, with their signs.
fn guide(lang: Lang) -> Markup {
    html! {
        p.guide {
            span.hide { (lang.pick("Formations, strong to weak:", "Formations, de la plus forte à la plus faible\u{a0}:")) " " }
            @for (n, kind) in FormationKind::STRONGEST_FIRST.into_iter().enumerate() {
                @if n > 0 { span aria-hidden="true" { "›" } " " }
                span { (sign(kind)) " " (kind.name().get(lang)) } " "
            }
        }
    }
}

fn cell(view: &View, held: &[Card], card: Card, lang: Lang) -> Markup {
    let seen = !view.unseen.contains(&card);
    let state = match (seen, held.contains(&card)) {
        (true, _) => ("seen", lang.pick("seen", "vue")),
        (false, true) => ("held", lang.pick("in hand", "en main")),
        (false, false) => ("", lang.pick("unseen", "non vue")),
    };
    let name = card.name(lang);
    html! { td class=(state.0) title={ (name) ", " (state.1) } { (card.strength().unwrap_or_default()) } }
}
