//! What players and enemies have in common on the board: life, block, element, stats, counters.

use super::context::BoardContext;
use super::icon::Icon;
use super::tips::Tip;
use atout_core::Lang;
use atout_spire::{Body, Counters, Element};
use maud::{Markup, html};

/// A tab stop to read, not to touch: arrow keys go to elements with the tab index `0`, which can be touched.
pub(super) const READ_ONLY: &str = "00";

/// The life bar with its numbers, and block.
pub(super) fn vitals(ctx: &BoardContext<'_>, id: u8, body: &Body) -> Markup {
    let lang = ctx.lang;
    let share = i32::from(body.life) * 100 / i32::from(body.max_life.max(1));
    html! {
        span.vitals {
            span.blk.zero[body.block == 0] data-name=(Tip::Block.name(lang)) data-help=(ctx.tip(Tip::Block)) { (ctx.icon(Icon::Block)) b data-count={ "block:" (id) } { (body.block) } }
            span.life.half[share <= 50].low[share <= 25] data-name=(Tip::Life.name(lang)) data-help=(ctx.tip(Tip::Life)) {
                progress max=(body.max_life) value=(body.life) data-count={ "life:" (id) } aria-hidden="true" {}
                span.n { (ctx.icon(Icon::Life)) b data-count={ "life:" (id) } { (body.life) } "/" (body.max_life) }
            }
        }
    }
}

/// The element with its icon; nothing for no element.
pub(super) fn element(ctx: &BoardContext<'_>, element: Element) -> Markup {
    let name = element.name().get(ctx.lang);
    html! { span.elm.{ "e-" (element.word()) } data-name={ (Tip::Element.name(ctx.lang)) (ctx.lang.colon()) " " (name) } data-help=(ctx.tip(Tip::Element)) title=(name) { (ctx.icon(Icon::Element(element))) span.w { (name) } } }
}

/// Stats and counters, each with its explanation.
pub(super) fn marks(ctx: &BoardContext<'_>, body: &Body) -> Markup {
    let lang = ctx.lang;
    let stats = [(body.attack_stat, Icon::Attack, Tip::AttackStat), (body.block_stat, Icon::BlockStat, Tip::BlockStat)];
    html! {
        @for (n, icon, tip) in stats {
            @if n != 0 { span.mk.st data-name={ (tip.name(lang)) " " (signed(n.into())) } data-help=(ctx.tip(tip)) { (ctx.icon(icon)) (signed(n.into())) } }
        }
        (counters(ctx, body.counters))
    }
}

/// Counters, each with its explanation.
pub(super) fn counters(ctx: &BoardContext<'_>, counters: Counters) -> Markup {
    html! {
        @for (counter, n) in counters.iter() {
            // A number of turns is no bonus of that size: it has its unit.
            span.mk.bad[counter.is_debuff()] data-name=(counter.with_number(n, ctx.lang)) data-help=(ctx.tip(Tip::Counter(counter))) { (ctx.icon(Icon::Counter(counter))) (n) @if counter.counts_turns() { small { (ctx.lang.plural(n.into(), ctx.lang.pick("turn", "tour"), ctx.lang.pick("turns", "tours"))) } } }
        }
    }
}

/// Everything about a body in one sentence, for its tooltip and for screen readers.
pub(super) fn told(body: &Body, lang: Lang) -> String {
    let mut parts = vec![lang.pick(
        format!("{} of {} life", body.life, body.max_life),
        format!("{} points de vie sur {}", body.life, body.max_life),
    )];
    if body.block > 0 {
        parts.push(lang.pick(format!("{} block", body.block), format!("{} de blocage", body.block)));
    }
    if body.element != Element::None {
        let element = body.element.name().get(lang);
        parts.push(lang.pick(format!("element {element}"), format!("élément {element}")));
    }
    for (n, en, fr) in
        [(body.attack_stat, "attack bonus", "bonus d’attaque"), (body.block_stat, "block bonus", "bonus de blocage")]
    {
        if n != 0 {
            parts.push(format!("{} {}", lang.pick(en, fr), signed(n.into())));
        }
    }
    parts.extend(body.counters.iter().map(|(counter, n)| counter.with_number(n, lang)));
    parts.join(", ")
}

/// A change: "+10", "−1".
pub(super) fn signed(by: i32) -> String {
    if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") }
}
