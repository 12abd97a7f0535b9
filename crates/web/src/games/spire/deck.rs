//! Decks as rows of small cards: below every room, and the piles in the side panel.

use super::card::{class, stacks};
use super::context::BoardContext;
use super::map;
use super::tips::Tip;
use crate::{Canvas, Part};
use atout_core::{Lang, Seat};
use atout_spire::{Action, Card, Consequence, Decision, MAX_DECK, PlayerView};
use maud::{Markup, html};

/// The deck of the reader, or of the first player. Its cards can be picked where a room asks for one.
pub(super) fn below(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Markup {
    let seat = ctx.shown();
    let deck = &ctx.player(seat).deck;
    let chips: Vec<Part> = stacks(deck).into_iter().map(|stack| chip(ctx, seat, stack, canvas)).collect();
    let title = title(ctx, seat, deck.len());
    let asks = matches!(ctx.decided(), Decision::Half(_));
    let deck = canvas.part("deck", (&chips, &title, asks), || {
        html! {
            div.deck.asks[asks] data-place="deck" data-cue="deck" role="group" aria-label=(title) { p.title data-question=[asks.then_some(title.trim_end_matches('.'))] { (title) } div.chips { @for chip in &chips { (chip) } } }
        }
    });
    html! { div.below.roombelow { (deck) } }
}

/// Whose deck it is, or what to do with it.
fn title(ctx: &BoardContext<'_>, seat: Seat, n: usize) -> String {
    let lang = ctx.lang;
    if let Decision::Half(action) = ctx.decided() {
        return asked(ctx, action).to_owned();
    }
    if ctx.me() == Some(seat) {
        return lang
            .pick(format!("Your deck: {n} of {MAX_DECK} cards"), format!("Votre deck : {n} cartes sur {MAX_DECK}"));
    }
    let name = ctx.names.of(seat);
    lang.pick(format!("{name}: {n} of {MAX_DECK} cards"), format!("{name} : {n} cartes sur {MAX_DECK}"))
}

/// What a card of the deck is picked for.
pub(super) fn asked(ctx: &BoardContext<'_>, action: Action) -> &'static str {
    let lang = ctx.lang;
    let full = lang
        .pick("Your deck is full: choose a card to remove.", "Votre deck est plein : choisissez la carte à retirer.");
    let Action::Option(place) = action else { return full };
    let event = ctx.view.event.map(|event| &ctx.tower.events[usize::from(event)]);
    let outcome = event.and_then(|event| event.options.get(usize::from(place))).map(|option| option.outcome.as_slice());
    let wants = |wanted: fn(&Consequence) -> bool| outcome.unwrap_or_default().iter().any(wanted);
    if wants(|one| matches!(one, Consequence::Remove)) {
        lang.pick("Choose a card to remove.", "Choisissez la carte à retirer.")
    } else if wants(|one| matches!(one, Consequence::Copy)) {
        lang.pick("Choose a card to copy.", "Choisissez la carte à copier.")
    } else if wants(|one| matches!(one, Consequence::Turn(_))) {
        lang.pick("Choose the card that changes its element.", "Choisissez la carte qui change d’élément.")
    } else {
        full
    }
}

fn chip(ctx: &BoardContext<'_>, seat: Seat, (place, card, n): (usize, Card, usize), canvas: &mut Canvas<'_>) -> Part {
    let (def, mine) = (ctx.tower.card(card), ctx.me() == Some(seat));
    let (inside, help) = (ctx.chip(card, canvas), ctx.card_help(card, canvas));
    canvas.part(("owned", place), (card, n, mine), || {
        let (name, id) = (def.name.get(ctx.lang), mine.then(|| format!("deck:{place}")));
        html! {
            div.chip.{ (class(def, ctx.element(card))) } role="img" data-id=[id] data-name=(name) data-help=(help) aria-label={ (name) @if n > 1 { " ×" (n) } ". " (help) } title={ (name) ". " (help) } {
                (inside)
                @if n > 1 { span.copies { "×" (n) } }
            }
        }
    })
}

/// The piles of a fight, the decks and the map, for the side of the page; folded until somebody wants them.
pub(super) fn fold(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Part {
    let lang = ctx.lang;
    let lists: Vec<Part> = ctx.players().map(|(seat, player)| lists(ctx, seat, player, canvas)).collect();
    let map = map::fold(ctx, canvas);
    // Which lists there are never changes for a viewer; each of them is a part, and so is the map.
    canvas.part("piles", &map.0, || {
        html! {
            section.spiles data-slot="unseen" { (map) details {
                summary { (lang.pick("Decks and piles", "Decks et piles")) }
                @for list in &lists { (list) }
            } }
        }
    })
}

fn lists(ctx: &BoardContext<'_>, seat: Seat, player: &PlayerView, canvas: &mut Canvas<'_>) -> Part {
    let (lang, fights) = (ctx.lang, ctx.fights());
    let draw = match player.hand {
        Some(_) => Tip::Draw.name(lang),
        None => lang.pick("Draw pile and hand", "Pioche et main"),
    };
    let made_of = (fights, &player.draw, &player.discard, &player.known, &player.deck);
    canvas.part(("lists", seat.index()), made_of, || {
        html! {
            @if ctx.is_pair() { h3 { bdi { (ctx.names.of(seat)) } } }
            @if fights {
                (list(ctx, draw, &player.draw, lang))
                @if player.hand.is_none() && !player.known.is_empty() { (list(ctx, lang.pick("Known in hand", "Connues en main"), &player.known, lang)) }
                (list(ctx, Tip::Discard.name(lang), &player.discard, lang))
            }
            (list(ctx, lang.pick("Deck", "Deck"), &player.deck, lang))
        }
    })
}

/// A pile in one paragraph: "Draw pile (5): 2 Gust Slap, 3 Wind Veil".
fn list(ctx: &BoardContext<'_>, name: &str, cards: &[Card], lang: Lang) -> Markup {
    let names: Vec<String> = stacks(cards)
        .into_iter()
        .map(
            |(_, card, n)| {
                if n > 1 { format!("{n} × {}", ctx.card_name(card)) } else { ctx.card_name(card).to_owned() }
            },
        )
        .collect();
    html! {
        p.plist { b { (name) " (" (cards.len()) ")" } (lang.colon()) " " @if names.is_empty() { span.dim { (lang.pick("empty", "vide")) } } @else { (names.join(", ")) } }
    }
}
