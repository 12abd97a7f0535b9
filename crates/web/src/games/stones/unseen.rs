//! The grid of clan cards in the side panel: which are unseen, in hand, already seen.

use super::card::number;
use super::words::{sign, symbol};
use crate::{Canvas, Part};
use atout_core::Lang;
use atout_stones::{Card, Colour, FormationKind, View};
use maud::{Markup, html};

/// What is known of a card.
#[derive(Debug, Clone, Copy, Hash)]
enum CardState {
    Seen,
    Held,
    Unseen,
}

/// A grid of all clan cards; those on the table and in the discards are faded.
pub(super) fn unseen(view: &View, lang: Lang, canvas: &mut Canvas<'_>) -> Part {
    let held: Vec<Card> = view.hands.iter().filter_map(|hand| hand.cards.as_ref()).flatten().copied().collect();
    // The own hand is seen, though it is not on the table.
    let (n, has_hand) = (view.unseen.iter().filter(|card| !held.contains(card)).count(), !held.is_empty());
    let left = canvas.part("left", n, || html! { span.dim.num { (n) } });
    let mut row = |colour: Colour| -> (Colour, Vec<Part>) {
        let cards = (1..=view.config.values).filter_map(|n| Card::clan(colour, n));
        (colour, cards.map(|card| cell(state(view, &held, card), card, lang, canvas)).collect())
    };
    let rows: Vec<_> = (0..usize::from(view.config.colours)).filter_map(Colour::new).map(&mut row).collect();
    // All cells are drawn at every board, in the same places.
    canvas.part("unseen", has_hand, || {
        html! {
            section.unseen data-slot="unseen" {
                h2 { (lang.pick("Unseen cards", "Cartes non vues")) " " (left) }
                table {
                    @for (colour, cells) in &rows {
                        tr class={ "c" (colour.index()) } {
                            th scope="row" title=(colour.name().get(lang)) { (symbol(*colour)) span.hide { (colour.name().get(lang)) } }
                            @for cell in cells { (cell) }
                        }
                    }
                }
                @if has_hand {
                    p { (lang.pick("Framed: in hand. Faded: already seen.", "Encadrées\u{a0}: en main. Estompées\u{a0}: déjà vues.")) }
                }
                (guide(lang))
            }
        }
    })
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

fn state(view: &View, held: &[Card], card: Card) -> CardState {
    // The view's list is sorted.
    match (view.unseen.binary_search(&card).is_err(), held.contains(&card)) {
        (true, _) => CardState::Seen,
        (false, true) => CardState::Held,
        (false, false) => CardState::Unseen,
    }
}

fn cell(state: CardState, card: Card, lang: Lang, canvas: &mut Canvas<'_>) -> Part {
    canvas.part(("cell", number(card)), state, || {
        let (class, word) = match state {
            CardState::Seen => ("seen", lang.pick("seen", "vue")),
            CardState::Held => ("held", lang.pick("in hand", "en main")),
            CardState::Unseen => ("", lang.pick("unseen", "non vue")),
        };
        html! { td class=(class) title={ (card.name(lang)) ", " (word) } { (card.strength().unwrap_or_default()) } }
    })
}
