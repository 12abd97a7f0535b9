//! The board: the other player above, both laid cards in the middle, the reader below.
//!
//! Not here: a single card (`card.rs`).

use super::card::{back, face};
use crate::words::short_name;
use crate::{BoardInput, Canvas, Part};
use atout_core::{Lang, Names, Seat};
use atout_outbid::{Card, Outbid, View};
use maud::{Markup, html};

/// The board as the view's viewer sees it.
pub(super) fn board(input: &BoardInput<'_, Outbid>, canvas: &mut Canvas<'_>) -> Markup {
    let BoardInput { view, names, lang, .. } = *input;
    let below = view.viewer.seat().unwrap_or(Seat::FIRST);
    let board = Board { view, names, lang };
    html! {
        div.outbid data-game="outbid" {
            h2.hide { (lang.pick("The board", "Le plateau")) }
            (board.player(below.other(), canvas))
            (board.hand(below.other(), canvas))
            div.laid { (board.laid(below.other(), canvas)) (board.laid(below, canvas)) }
            (board.hand(below, canvas))
            (board.player(below, canvas))
        }
    }
}

struct Board<'a> {
    view: &'a View,
    names: &'a Names,
    lang: Lang,
}

impl Board<'_> {
    /// Name and rounds of a player. `made_of` names what can change; the names of a table stay.
    fn player(&self, seat: Seat, canvas: &mut Canvas<'_>) -> Part {
        let won = self.view.won[seat.index()];
        let is_awaited = self.view.outcome.is_none() && self.view.turn == seat;
        canvas.part(("who", seat.index()), (won, is_awaited), || {
            let rounds = self.lang.count(won.into(), ["round", "rounds"], ["manche", "manches"]);
            html! {
                div.who.turn[is_awaited] data-origin={ "who:" (seat) } {
                    span.name title=(self.names.of(seat)) { (short_name(&self.names.of(seat))) }
                    span.score { (rounds) }
                }
            }
        })
    }

    /// A player's hand: its cards, or their backs if the viewer may not see them.
    fn hand(&self, seat: Seat, canvas: &mut Canvas<'_>) -> Part {
        let hand = &self.view.hands[seat.index()];
        let label = || format!("{}{}", self.names.of(seat), self.lang.pick(": hand", " : main"));
        match &hand.cards {
            Some(cards) => {
                let cards: Vec<Part> = cards.iter().map(|card| self.card(*card, canvas)).collect();
                canvas.part(("hand", seat.index()), &cards, || {
                    html! {
                        div.hand data-place={ "hand" (seat) } data-origin={ "hand:" (seat) } role="group" aria-label=(self.lang.typeset(label())) {
                            @for card in &cards { (card) }
                        }
                    }
                })
            }
            None => canvas.part(("hand", seat.index()), hand.n, || {
                html! {
                    div.hand data-origin={ "hand:" (seat) } role="img" aria-label=(self.lang.typeset(label())) {
                        @for _ in 0..hand.n { (back()) }
                    }
                }
            }),
        }
    }

    /// The card in front of a player.
    fn laid(&self, seat: Seat, canvas: &mut Canvas<'_>) -> Part {
        let card = self.view.laid(seat).map(|card| self.card(card, canvas));
        canvas.part(("laid", seat.index()), &card, || {
            html! { div.place data-zone={ "place:" (seat) } { @if let Some(card) = &card { (card) } } }
        })
    }

    /// A card that can be seen; it is in one place only.
    fn card(&self, card: Card, canvas: &mut Canvas<'_>) -> Part {
        canvas.part(("card", card.strength().into()), (), || face(card, self.lang))
    }
}
