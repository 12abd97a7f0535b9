//! Draw piles and discards, counted by kind of card.

use super::context::BoardContext;
use super::words::mark;
use atout_core::Seat;
use atout_kitty::{Bag, Card};
use maud::{Markup, html};

/// A table of counts for the side of the page.
pub(super) fn piles(ctx: &BoardContext<'_>) -> Markup {
    let lang = ctx.lang;
    let kinds: Vec<Card> = ctx.kinds().collect();
    let draws: Vec<_> = ctx.players().filter_map(|(seat, player)| Some((seat, player.draw.as_ref()?))).collect();
    let discards = !ctx.view.config.classic;
    html! {
        section.piles data-slot="unseen" {
            h2 { (lang.pick("Draw piles and discards", "Pioches et défausses")) }
            table {
                thead { tr {
                    td {}
                    @for card in &kinds { th scope="col" title={ (card.def().name.get(lang)) ". " (ctx.help(*card)) } { (mark(*card)) span.hide { (card.def().name.get(lang)) } } }
                } }
                @if !draws.is_empty() {
                    tbody {
                        @for (seat, cards) in &draws {
                            @let name = if draws.len() == 1 { lang.pick("to come", "à venir").to_owned() } else { ctx.names.of(*seat) };
                            tr.draw { th scope="row" title=(lang.pick("What is left in the draw pile", "Ce qui reste dans la pioche")) class={ "s" (seat) } { span { @if draws.len() > 1 { (number(*seat)) } (name) } } (counts(&kinds, cards)) }
                        }
                    }
                }
                @if discards {
                    tbody {
                        tr.sub { th scope="rowgroup" colspan=(kinds.len() + 1) { (lang.pick("Discarded by", "Défaussées par")) } }
                        @for (seat, player) in ctx.players() {
                            tr { th scope="row" title=(ctx.names.of(seat)) class={ "s" (seat) } { span { (number(seat)) (ctx.names.of(seat)) } } (counts(&kinds, &player.discard)) }
                        }
                    }
                } @else {
                    tbody { tr.sub { th scope="row" colspan=(kinds.len() + 1) { (lang.pick("Classic: played cards stay in the memento.", "Classique\u{a0}: les cartes jouées restent dans le mémento.")) } } }
                }
            }
        }
    }
}

/// The player's number: names may be cut short.
fn number(seat: Seat) -> Markup {
    html! { span.num { (seat.index() + 1) " " } }
}

fn counts(kinds: &[Card], cards: &[Card]) -> Markup {
    let bag: Bag = cards.iter().copied().collect();
    html! { @for card in kinds { td.nil[bag.count(*card) == 0] { (bag.count(*card)) } } }
}
