//! The rows of the battlefield and the hand. Each row is one part of the board.

use super::card::{held, listed};
use super::context::Context;
use super::permanent::{Pile, pile, piles, width};
use crate::{Canvas, Part, hash_of};
use atout_core::Seat;
use atout_duel::{Payee, PermanentView};
use maud::{Markup, html};

/// What a row is made of, as a number: views are plain data.
pub(super) fn made_of(value: &impl serde::Serialize) -> u64 {
    hash_of(&serde_json::to_string(value).unwrap_or_default())
}

/// A row's classes: how many cards wide it is, and in how many lines it stands on wide and on narrow screens.
fn classes(n: usize) -> String {
    let (wide, narrow) = (if n > 8 { "flat l2" } else { "tall l1" }, n.div_ceil(4).clamp(1, 4));
    format!("{wide} {} s{narrow} n{}", if n > 4 { "nflat" } else { "ntall" }, n.min(16))
}

/// A player's creatures, or everything else that it controls. Auras are with their hosts.
pub(super) fn permanents(context: &Context<'_>, seat: Seat, creatures: bool, canvas: &mut Canvas<'_>) -> Part {
    let view = context.view;
    let is_here = |one: &&PermanentView| {
        one.permanent.controller == seat && one.permanent.host.is_none() && context.is_creature(one) == creatures
    };
    let own: Vec<&PermanentView> = view.permanents.iter().filter(is_here).collect();
    let is_hosted = |one: &&PermanentView| own.iter().any(|host| one.permanent.host == Some(host.slot));
    let auras: Vec<&PermanentView> = view.permanents.iter().filter(is_hosted).collect();
    // Names carry numbers where several permanents share one, wherever they are.
    let names: Vec<String> = own.iter().chain(&auras).map(|one| view.permanent_name(one.slot, context.lang)).collect();
    let outlook: Vec<(bool, bool)> =
        own.iter().map(|one| (context.is_doomed(one.slot), context.is_paying(one.slot))).collect();
    let made = (made_of(&own), made_of(&auras), names, outlook, made_of(&view.payments));
    canvas.part(("row", 2 * seat.index() + usize::from(creatures)), made, || {
        let all = piles(context, own.iter().copied());
        row(context, &all, seat, creatures)
    })
}

fn row(context: &Context<'_>, all: &[Pile<'_>], seat: Seat, creatures: bool) -> Markup {
    let lang = context.lang;
    let name = match creatures {
        true => lang.pick("Creatures", "Créatures"),
        false => lang.pick("Lands and invocations", "Terrains et invocations"),
    };
    let kind = if creatures { "creatures" } else { "lands" };
    html! {
        div class={ "row " (kind) " " (classes(width(all, if creatures { 3 } else { 2 }))) } role="group" aria-label=(name) data-place={ (kind) (seat.index()) } {
            @for one in all { (pile(context, one)) }
        }
    }
}

/// A hand: the cards that the viewer may see, equal ones as one, and how many others there are. That of the other player
/// has a row only for who sees everything.
pub(super) fn hand(context: &Context<'_>, seat: Seat, canvas: &mut Canvas<'_>) -> Part {
    let Context { view, lang, near, .. } = *context;
    let player = view.player(seat);
    let is_near = seat == near;
    let is_own = is_near && (context.is_player() || context.sees_all());
    let made = (made_of(&player.hand), &player.shown, player.n_hand, made_of(&view.payments));
    canvas.part(("hand", seat.index()), made, || {
        let cards: Vec<u16> = match &player.hand {
            Some(hand) => hand.iter().map(|card| card.card()).collect(),
            None => player.shown.clone(),
        };
        let hidden = player.n_hand - cards.len();
        let all = stacks(&cards);
        let n = (all.len() + hidden).min(16);
        let name = context.sees_all().then(|| format!("{} · {}", lang.pick("Hand", "Main"), context.names.of(seat)));
        html! {
            div.hand.far[!is_near].{ "n" (n) } role="group" aria-label=(name.as_deref().unwrap_or(lang.pick("Hand", "Main"))) data-keys[is_near] data-origin={ "hand:" (seat.index()) } data-place=(if is_near { "hand" } else { "farhand" }) {
                @for (place, card, n) in all {
                    (held(view, place, (card, n), is_own, context.taps(Payee::Card(place as u8)).filter(|_| is_near), lang))
                }
                @for _ in 0..hidden { div.card.dc.isback { img src="/assets/duel-back.svg" alt=""; } }
            }
        }
    })
}

/// Cards that the viewer finds in the library; the buttons take them.
pub(super) fn found(context: &Context<'_>, canvas: &mut Canvas<'_>) -> Option<Part> {
    let Context { view, lang, .. } = *context;
    (!view.findable.is_empty()).then(|| {
        canvas.part("found", &view.findable, || {
            html! {
                div.finds role="group" aria-label=(lang.pick("Found in the library", "Trouvé dans la bibliothèque")) {
                    @for (n, card) in view.findable.iter().enumerate() { (listed(view, *card, Some(format!("button:find{n}")), lang)) }
                }
            }
        })
    })
}

/// Cards with how many there are of each; the place is that of the first one.
fn stacks(cards: &[u16]) -> Vec<(usize, u16, usize)> {
    let mut stacks: Vec<(usize, u16, usize)> = Vec::new();
    for (place, card) in cards.iter().copied().enumerate() {
        match stacks.last_mut().filter(|(_, last, _)| *last == card) {
            Some((_, _, n)) => *n += 1,
            None => stacks.push((place, card, 1)),
        }
    }
    stacks
}
