//! The two players: life, mana, how many cards they hold, and the piles that everybody may look through.

use super::card::{count, listed};
use super::context::Context;
use super::rows::made_of;
use super::sign::{sign, tap_sign};
use super::{card, icons};
use crate::{Canvas, Part};
use atout_core::Seat;
use atout_duel::{Colour, Laid, Word as _};
use maud::{Markup, html};

/// A player's panel.
pub(super) fn panel(context: &Context<'_>, seat: Seat, canvas: &mut Canvas<'_>) -> Part {
    let Context { view, names, lang, .. } = *context;
    let player = view.player(seat);
    let is_turn = view.active == seat && view.turn > 0 && view.over.is_none();
    let is_awaited = view.stage.awaited().contains(seat);
    let counts = (player.life, player.mana, player.n_hand, player.n_library, is_turn, is_awaited);
    let piles = (made_of(&player.graveyard), made_of(&player.exile));
    let side = if seat == context.near { "own" } else { "theirs" };
    canvas.part(("who", seat.index()), (counts, piles, context.is_player()), || {
        let is_reader = context.is_player() && seat == context.near;
        let state = match (is_turn, is_awaited, is_reader) {
            (true, true, true) => lang.pick("your turn, you decide", "votre tour, à vous"),
            (true, _, true) => lang.pick("your turn", "votre tour"),
            (false, true, true) => lang.pick("you decide", "à vous"),
            (true, true, false) => lang.pick("their turn, deciding", "son tour, décide"),
            (true, false, false) => lang.pick("their turn", "son tour"),
            (false, true, false) => lang.pick("deciding", "décide"),
            (false, false, _) => "",
        };
        html! {
            div.who.{ (side) }.turn[is_turn].awaited[is_awaited] {
                div.self data-id={ "player:" (seat.index()) } data-here[seat == context.near && context.is_player()] data-name=(names.of(seat)) data-help=(described(context, seat)) {
                    bdi.name { (names.of(seat)) }
                    span.life { (icons::heart()) b data-count={ "life:" (seat.index()) } { (player.life.to_string().replace('-', "−")) } }
                    span.state { (state) }
                }
                div.nums data-origin=[(seat != context.near && !context.sees_all()).then(|| format!("hand:{}", seat.index()))] {
                    span.nb data-cue={ "hand:" (seat.index()) } title=(lang.pick("Cards in hand", "Cartes en main")) {
                        (card::backs(if seat == context.near || context.sees_all() { 0 } else { player.n_hand })) b { (player.n_hand) }
                        span.hide { " " (lang.pick("in hand", "en main")) }
                    }
                    span data-cue={ "library:" (seat.index()) } { (count(&icons::library(), player.n_library, lang.pick("cards in the library", "cartes dans la bibliothèque"))) }
                    (pile(context, seat, &player.graveyard, true))
                    @if !player.exile.is_empty() { (pile(context, seat, &player.exile, false)) }
                }
                (mana(context, seat))
            }
        }
    })
}

fn described(context: &Context<'_>, seat: Seat) -> String {
    let (player, lang) = (context.view.player(seat), context.lang);
    let (life, hand, library) = (player.life, player.n_hand, player.n_library);
    lang.pick(
        format!("Life {life}, hand {hand}, library {library}, graveyard {}.", player.graveyard.len()),
        lang.typeset(format!("Vie {life}, main {hand}, bibliothèque {library}, cimetière {}.", player.graveyard.len())),
    )
}

/// Mana that waits to be spent, and the way to tap for it by hand.
fn mana(context: &Context<'_>, seat: Seat) -> Markup {
    let (pool, lang) = (&context.view.player(seat).mana, context.lang);
    let colour = |place: usize| Colour::ALL.get(place).copied();
    let all = pool.iter().enumerate().flat_map(|(place, &n)| (0..n).map(move |_| colour(place)));
    let is_own = seat == context.near && context.is_player();
    let title = lang.pick(
        "Tap lands yourself before you cast something",
        "Engager des terrains soi-même avant de lancer quelque chose",
    );
    html! {
        div.mana {
            @for colour in all { (sign(colour)) }
            @if is_own { span.byhand data-id="mana:hand" data-name=(lang.pick("Mana by hand", "Mana manuel")) data-help=(title) title=(title) { (tap_sign()) span.w { (lang.pick("Mana by hand", "Mana manuel")) } } }
        }
    }
}

/// A pile that everybody may look through, the newest card first. It opens by itself when something in it can be chosen.
fn pile(context: &Context<'_>, seat: Seat, cards: &[Laid], is_graveyard: bool) -> Markup {
    let Context { view, names, lang, .. } = *context;
    let name = match is_graveyard {
        true => lang.pick("Graveyard", "Cimetière"),
        false => lang.pick("Exile", "Exil"),
    };
    let icon = if is_graveyard { icons::graveyard() } else { icons::exile() };
    let id = |at: usize| is_graveyard.then(|| format!("grave:{}.{at}", seat.index()));
    html! {
        details.heap data-cue=[is_graveyard.then(|| format!("graveyard:{}", seat.index()))] {
            summary title=(name) aria-label={ (name) ", " (names.of(seat)) ", " (cards.len()) } { (icon) b { (cards.len()) } }
            div.cards {
                p { (name) " · " bdi { (names.of(seat)) } }
                @if cards.is_empty() { p.none { (lang.pick("No cards", "Aucune carte")) } }
                div.laid { @for (at, laid) in cards.iter().enumerate().rev() { (listed(view, laid.card, id(at), lang)) } }
            }
        }
    }
}
