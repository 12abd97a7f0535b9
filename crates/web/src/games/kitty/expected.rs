//! What a card would do, beside each piece that it would happen to. The style sheet shows it while that card is chosen.
//!
//! Not here: what it is (`View::expected` of the rules).

use super::context::BoardContext;
use super::words::{Icon, signed};
use crate::{Canvas, Part};
use atout_kitty::{Bag, Card, Entity, Expected, Phase};
use maud::{Markup, html};

/// What one card would do to one piece.
#[derive(Debug, Hash)]
struct Expectation {
    card: Card,
    /// Does it happen whatever the card is aimed at?
    sure: bool,
    happens: Vec<Expected>,
}

/// What each card of the reader's hand would do to a piece; nothing while the reader has no card to choose.
pub(super) fn badges(ctx: &BoardContext<'_>, who: Entity, canvas: &mut Canvas<'_>) -> Part {
    let all = expectations(ctx, who);
    canvas.part(("would", who.index()), &all, || html! { @for one in &all { (badge(ctx, one)) } })
}

fn expectations(ctx: &BoardContext<'_>, who: Entity) -> Vec<Expectation> {
    let view = ctx.view;
    let Some(seat) = ctx.me().filter(|seat| view.phase == Phase::Card && ctx.awaits(*seat)) else { return Vec::new() };
    let hand: Bag = ctx.player(seat).hand.iter().flatten().copied().collect();
    let of = |card: Card| {
        let targets = view.targets(seat, card);
        let aimed = targets.contains(&who);
        let target = if aimed { Some(who) } else { targets.first().copied() };
        let happens: Vec<_> =
            view.expected(seat, card, target).into_iter().filter(|expected| expected.who() == who).collect();
        (!happens.is_empty()).then_some(Expectation { card, sure: !aimed, happens })
    };
    hand.kinds().filter(|card| view.can_play(seat, *card)).filter_map(of).collect()
}

fn badge(ctx: &BoardContext<'_>, one: &Expectation) -> Markup {
    html! { b class={ "would w-" (one.card) @if one.sure { " sure" } } { @for expected in &one.happens { (numbers(ctx, *expected)) } } }
}

/// A change and what it leads to: "−10 ♥ 50".
fn numbers(ctx: &BoardContext<'_>, expected: Expected) -> Markup {
    html! {
        @match expected {
            Expected::Life { by, now, .. } => span.up.bad[by < 0].good[by > 0] { span.by { (signed(by)) "\u{202f}→\u{202f}" } (ctx.icon(Icon::Life)) (now) },
            Expected::Generation { by, now, .. } => span.up.bad[by < 0].good[by > 0] { span.by { (signed(by)) "\u{202f}→\u{202f}" } (ctx.icon(Icon::Mana)) "+" (now) },
            Expected::Caramel { free, .. } => span.up.bad { span.by { (free) "\u{202f}→\u{202f}" } (ctx.icon(Icon::Sides)) (free.saturating_sub(1)) },
            Expected::Killed { .. } => span.up.bad { "→\u{202f}" (ctx.icon(Icon::Life)) "0" },
            Expected::Attacked { .. } => span.up { (ctx.mark(Card::Puppy)) },
        }
    }
}
