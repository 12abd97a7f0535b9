//! What stands below a fight: the hand, between the draw pile and the discards.

use super::card::{class, held_face, stacks};
use super::context::BoardContext;
use super::icon::Icon;
use super::tips::Tip;
use crate::{Canvas, Part};
use atout_core::Seat;
use atout_spire::{Card, Phase};
use maud::{Markup, html};

/// Draw pile, hand and discards of the reader, or of the player whose turn it is.
pub(super) fn below(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Markup {
    let (seat, lang) = (whose(ctx), ctx.lang);
    let player = ctx.player(seat);
    let draw = pile(ctx, Tip::Draw, player.n_draw, player.hand.is_some().then_some(&player.draw), canvas);
    let discard = pile(ctx, Tip::Discard, player.discard.len(), Some(&player.discard), canvas);
    // Of a hidden hand, what everybody knows.
    let open = player.hand.as_ref().unwrap_or(&player.known);
    let cards: Vec<Part> = stacks(open).into_iter().map(|stack| held(ctx, seat, stack, canvas)).collect();
    let said: Vec<Part> =
        stacks(open).into_iter().map(|(place, card, _)| said(ctx, seat, place, card, canvas)).collect();
    let hidden = player.n_hand - open.len();
    let (order, discards) = (order(ctx, seat), is_discarding(ctx, seat));
    let hand = canvas.part("hand", (seat, &cards, &said, hidden, &order, discards), || {
        html! {
            div.hand.{ "n" (cards.len() + hidden) } data-place="hand" role="group" aria-label=(lang.pick("Hand", "Main")) {
                @if let Some(order) = &order { p.order data-question=[discards.then_some(order)] { (order) } }
                @for card in &cards { (card) }
                @for _ in 0..hidden { (back()) }
                @for text in &said { (text) }
            }
        }
    });
    html! { div.below.fightbelow { (draw) (hand) (discard) } }
}

/// Whose hand is shown: the reader's own, or that of the partner while the reader has none.
fn whose(ctx: &BoardContext<'_>) -> Seat {
    let shown = ctx.shown();
    match ctx.view.phase {
        Phase::Turn(seat) | Phase::Discard(seat, _) if ctx.player(shown).n_hand == 0 => seat,
        _ => shown,
    }
}

/// What the cards of the hand are for, if not to be played.
fn order(ctx: &BoardContext<'_>, seat: Seat) -> Option<String> {
    let lang = ctx.lang;
    match ctx.view.phase {
        Phase::Discard(whose, n) if whose == seat => Some(lang.pick(
            format!("Discard {}", lang.count(n.into(), ["card", "cards"], ["carte", "cartes"])),
            format!("Défaussez {}", lang.count(n.into(), ["card", "cards"], ["carte", "cartes"])),
        )),
        Phase::Turn(whose) if ctx.me().is_some_and(|me| me != whose) => {
            let name = ctx.names.of(whose);
            Some(lang.pick(format!("{name} plays"), format!("{name} joue")))
        }
        _ => None,
    }
}

/// Has the reader to discard cards of its own hand now?
fn is_discarding(ctx: &BoardContext<'_>, seat: Seat) -> bool {
    ctx.me() == Some(seat) && matches!(ctx.view.phase, Phase::Discard(whose, _) if whose == seat)
}

/// What a card says, to be shown while it is picked and too small to be read.
fn said(ctx: &BoardContext<'_>, seat: Seat, place: usize, card: Card, canvas: &mut Canvas<'_>) -> Part {
    let body = &ctx.player(seat).body;
    let made_of = (card, body.attack_stat, body.block_stat, body.counters);
    canvas.part(("said", place), made_of, || {
        let text = ctx.tower.card(card).as_used_by(body).text(ctx.lang);
        html! { p.said.{ "t" (place) } aria-hidden="true" { b { (ctx.card_name(card)) } (ctx.lang.colon()) " " (text) } }
    })
}

/// A card face down.
fn back() -> Markup {
    html! { div.card.sc.isback { img.backart src="/assets/spire-back.svg" alt="" decoding="sync"; } }
}

/// Equal cards in hand, as one.
fn held(ctx: &BoardContext<'_>, seat: Seat, (place, card, n): (usize, Card, usize), canvas: &mut Canvas<'_>) -> Part {
    let (lang, def) = (ctx.lang, ctx.tower.card(card));
    let mine = ctx.me() == Some(seat);
    let poor = def.cost > ctx.player(seat).energy && ctx.view.phase == Phase::Turn(seat);
    let body = &ctx.player(seat).body;
    let used = def.as_used_by(body);
    // Most cards are as they are printed, and sent once.
    let is_plain = used.effects == def.effects;
    let (face, help) = match is_plain {
        true => (ctx.face(card, canvas), ctx.card_help(card, canvas)),
        false => {
            let made_of = (card, body.attack_stat, body.block_stat, body.counters);
            let face = canvas.part(("usedface", place), made_of, || held_face(ctx, card, body));
            let help = || html! { (used.help(ctx.element(card), lang)) };
            (face, canvas.part(("usedhelp", place), made_of, help))
        }
    };
    let discards = is_discarding(ctx, seat);
    canvas.part(("held", place), (card, n, poor, mine, discards, is_plain), || {
        let name = def.name.get(lang);
        let spoken = lang.pick(format!("{name}, {n} in hand"), format!("{name}, {n} en main"));
        let pick = match discards {
            true => lang.pick(format!("Discard {name}"), format!("Défausser {name}")),
            false => lang.pick(format!("Play {name}"), format!("Jouer {name}")),
        };
        let id = mine.then(|| format!("hand:{place}"));
        html! {
            div.card.sc.stack[n > 1].poor[poor].{ (class(def, ctx.element(card))) } role="img" data-id=[id] data-name=(name) data-pick=(pick) data-help=(help) aria-label={ (spoken) ". " (help) } title={ (name) ". " (help) } {
                (face)
                @if n > 1 { span.copies { "×" (n) } }
            }
        }
    })
}

/// A pile with its count; its help tells what is in it, if the reader may know, or else what the pile is for.
fn pile(ctx: &BoardContext<'_>, tip: Tip, n: usize, cards: Option<&Vec<Card>>, canvas: &mut Canvas<'_>) -> Part {
    let lang = ctx.lang;
    let (kind, icon) = if tip == Tip::Draw { ("draw", Icon::Draw) } else { ("discard", Icon::Discard) };
    canvas.part(("pile", tip.index()), (n, cards), || {
        let content = cards.map(|cards| content(ctx, cards)).unwrap_or_default();
        html! {
            div.pile.{ (kind) } data-place=(kind) data-name=(tip.name(lang)) data-help={ @if content.is_empty() { (ctx.tip(tip)) } @else { (content) } } aria-label={ (tip.name(lang)) ", " (n) ". " (content) } role="img" {
                (ctx.icon(icon)) b { (n) } span.w { (tip.name(lang)) }
            }
        }
    })
}

/// "2 Gust Slap, 1 Wind Veil."
fn content(ctx: &BoardContext<'_>, cards: &[Card]) -> String {
    let names: Vec<String> =
        stacks(cards).into_iter().map(|(_, card, n)| format!("{n} {}", ctx.card_name(card))).collect();
    if names.is_empty() { String::new() } else { format!("{}.", names.join(", ")) }
}
