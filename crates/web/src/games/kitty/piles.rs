//! Draw piles and discards, counted by kind of card.

use super::context::BoardContext;
use super::words::mark;
use crate::words::short_name;
use crate::{Canvas, Part};
use atout_core::Seat;
use atout_kitty::{Bag, Card};
use maud::{Markup, html};

/// A table of counts for the side of the page, folded until somebody wants it.
pub(super) fn piles(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Part {
    let lang = ctx.lang;
    let kinds: Vec<Card> = ctx.kinds().collect();
    let draws = ctx.players().filter_map(|(seat, player)| Some((seat, player.draw.as_deref()?)));
    let draws: Vec<_> = draws.map(|(seat, cards)| (seat, counts("draw", seat, &kinds, cards, canvas))).collect();
    let discards = ctx.players().filter(|_| !ctx.view.config.classic);
    let discards: Vec<_> =
        discards.map(|(seat, player)| (seat, counts("discard", seat, &kinds, &player.discard, canvas))).collect();
    // Which counts there are never changes for a viewer; each of them is a part.
    canvas.part("piles", (), || {
        html! {
            section.piles data-slot="unseen" { details {
                summary { (lang.pick("Draw piles and discards", "Pioches et défausses")) }
                table {
                    thead { tr {
                        td {}
                        @for card in &kinds { th scope="col" title={ (card.def().name.get(lang)) ". " (ctx.help(*card)) } { (mark(*card)) span.hide { (card.def().name.get(lang)) } } }
                    } }
                    @if !draws.is_empty() {
                        tbody {
                            @for (seat, counts) in &draws {
                                tr.draw { th scope="row" title=(lang.pick("What is left in the draw pile", "Ce qui reste dans la pioche")) class={ "s" (seat) } {
                                    @if draws.len() == 1 { span { (lang.pick("to come", "à venir")) } } @else { (numbered(ctx, *seat)) }
                                } @for count in counts { (count) } }
                            }
                        }
                    }
                    @if ctx.view.config.classic {
                        tbody { tr.sub { th scope="row" colspan=(kinds.len() + 1) { (lang.pick("Classic: played cards stay in the memento.", "Classique\u{a0}: les cartes jouées restent dans le mémento.")) } } }
                    } @else {
                        tbody {
                            tr.sub { th scope="rowgroup" colspan=(kinds.len() + 1) { (lang.pick("Discarded by", "Défaussées par")) } }
                            @for (seat, counts) in &discards {
                                tr { th scope="row" title=(ctx.names.of(*seat)) class={ "s" (seat) } { (numbered(ctx, *seat)) } @for count in counts { (count) } }
                            }
                        }
                    }
                }
            } }
        }
    })
}

/// The player's name after its number, unless the name ends with it.
fn numbered(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let (name, number) = (ctx.names.of(seat), (seat.index() + 1).to_string());
    let ends_with_number = name.rsplit(' ').next() == Some(number.as_str());
    html! { span.of { @if !ends_with_number { span.num { (number) } } (short_name(&name)) } }
}

/// One count for each kind of card.
fn counts(name: &'static str, seat: Seat, kinds: &[Card], cards: &[Card], canvas: &mut Canvas<'_>) -> Vec<Part> {
    let bag: Bag = cards.iter().copied().collect();
    let mut count = |card: &Card| {
        let n = bag.count(*card);
        canvas.part((name, seat.index() * Card::ALL.len() + *card as usize), n, || html! { td.nil[n == 0] { (n) } })
    };
    kinds.iter().map(&mut count).collect()
}
