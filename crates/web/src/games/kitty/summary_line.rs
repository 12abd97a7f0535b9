//! The line of a player's panel: what the player did in the last turn.

use super::context::BoardContext;
use super::turn_summary::{Movement, PlayedCard, SeatSummary};
use super::words::{Icon, called, signed};
use atout_core::Seat;
use atout_kitty::{EffectResult, Entity, VanishReason};
use maud::{Markup, html};

/// The line of one player: the move, the card and its effects, the friends' cards.
pub(super) fn line(ctx: &BoardContext<'_>, seat: Seat) -> Markup {
    let summary = &ctx.turn.by_seat[seat.index()];
    // With several friends there is room for their icons, but not for the names of their cards.
    let many = summary.friends.len() > 1;
    html! {
        span.deeds.many[many] data-name=(ctx.lang.pick("Last turn", "Dernier tour")) data-help=(text(ctx, seat)) {
            (movement(ctx, summary))
            @if summary.redealt { span.d { (ctx.icon(Icon::Hand)) (ctx.lang.pick("new hand", "nouvelle main")) } }
            @if summary.passed { span.d.own.none { (ctx.lang.pick("no card", "pas de carte")) } }
            @for play in summary.play.iter().chain(&summary.friends) { (played_card(ctx, play)) }
            @if summary.storm > 0 {
                span.d.bad { (ctx.lang.pick("storm", "tempête")) " " b.up.bad { (signed(-i32::from(summary.storm))) (ctx.icon(Icon::Life)) } }
            }
            @for (friend, why) in &summary.vanished { span.d.none { (brief(*friend)) " " (why_left(ctx, *why)) } }
        }
    }
}

fn movement(ctx: &BoardContext<'_>, summary: &SeatSummary) -> Markup {
    let lang = ctx.lang;
    html! {
        @match summary.movement {
            None => {}
            Some(Movement::Walked { from, to }) => span.d.step.num { (from) "\u{202f}→\u{202f}" (to) },
            Some(Movement::Stayed) => span.d.step.none { (lang.pick("stayed", "sur place")) },
            Some(Movement::Clashed { with, cell }) => {
                @let others = with.iter().map(|seat| ctx.names.within(seat)).collect::<Vec<_>>().join(", ");
                span.d.step.bad { "✸ " span.tn { (lang.pick("clash on ", "collision en ")) } (cell) span.tn { (lang.pick(" with ", " avec ")) (others) } }
            }
        }
    }
}

fn played_card(ctx: &BoardContext<'_>, play: &PlayedCard) -> Markup {
    let friend = play.by.seat().is_none();
    html! {
        span.d.pup[friend].own[!friend] {
            @if friend { (brief(play.by)) " " }
            (ctx.mark(play.card))
            span.cn { (play.card.def().name.get(ctx.lang)) }
            @if let Some(target) = play.target { "\u{202f}→\u{202f}" (target_label(ctx, target)) }
            @for upshot in &play.results { (effect_result(ctx, play, upshot)) }
        }
    }
}

/// A friend where there is no room for words.
fn brief(friend: Entity) -> String {
    format!("#{}", friend.number())
}

/// The target: its name, or its number and colour where there is no room for names.
fn target_label(ctx: &BoardContext<'_>, target: Entity) -> Markup {
    html! {
        span.tn { (called(target, ctx.names, ctx.lang)) }
        @match target.seat() {
            Some(seat) => span.tb.num.{ "s" (seat) } { (seat.index() + 1) },
            None => span.tb { (brief(target)) },
        }
    }
}

fn effect_result(ctx: &BoardContext<'_>, play: &PlayedCard, upshot: &EffectResult) -> Markup {
    let lang = ctx.lang;
    // The caster and the target are named already.
    let is_unnamed = |who| Some(who) != play.target && who != play.by;
    html! {
        @match *upshot {
            EffectResult::Life { who, by, .. } => b.up.bad[by < 0].good[by > 0] { @if is_unnamed(who) { (called(who, ctx.names, ctx.lang)) " " } (signed(by)) (ctx.icon(Icon::Life)) },
            EffectResult::Generation { who, by, .. } => b.up.bad[by < 0].good[by > 0] { @if is_unnamed(who) { (called(who, ctx.names, ctx.lang)) " " } (signed(by)) (ctx.icon(Icon::Mana)) },
            EffectResult::Friend { friend, card, .. } => b.up { (brief(friend)) " " (ctx.mark(card)) },
            EffectResult::Caramel { cell } => b.up { (cell) },
            EffectResult::Doomed { .. } => b.up.bad { "✖" },
            EffectResult::Nothing => b.up.none { (lang.pick("for nothing", "pour rien")) },
        }
    }
}

fn why_left(ctx: &BoardContext<'_>, why: VanishReason) -> &'static str {
    match why {
        VanishReason::Killed => ctx.lang.pick("was killed", "a été tué"),
        VanishReason::Old => ctx.lang.pick("has gone home", "est rentré"),
        VanishReason::Aimless => ctx.lang.pick("has no target left", "n’a plus de cible"),
    }
}

/// The same line in words, where icons and numbers have no room or need an explanation.
fn text(ctx: &BoardContext<'_>, seat: Seat) -> String {
    let (lang, summary) = (ctx.lang, &ctx.turn.by_seat[seat.index()]);
    let moved = match summary.movement {
        None => None,
        Some(Movement::Walked { from, to }) => {
            Some(lang.pick(format!("Walked from {from} to {to}."), format!("Va de {from} en {to}.")))
        }
        Some(Movement::Stayed) => Some(lang.pick("Did not move.", "Reste sur place.").to_owned()),
        Some(Movement::Clashed { cell, .. }) => {
            Some(lang.pick(format!("Clashed with somebody at {cell}."), format!("Se heurte à quelqu’un en {cell}.")))
        }
    };
    let card = summary.play.as_ref().map(|play| {
        let name = play.card.def().name.get(lang);
        let at = play.target.map_or_else(String::new, |target| format!(" → {}", called(target, ctx.names, ctx.lang)));
        let results: Vec<String> = play.results.iter().filter_map(|result| change(ctx, result)).collect();
        let results = if results.is_empty() { String::new() } else { format!(" ({})", results.join(", ")) };
        format!("{name}{at}{results}.")
    });
    // The log has the rest.
    let cards: Vec<&str> = summary.friends.iter().map(|play| play.card.def().name.get(lang)).collect();
    let friends =
        (!cards.is_empty()).then(|| format!("{} {}.", lang.pick("Friends:", "Amis\u{a0}:"), cards.join(", ")));
    let passed = summary.passed.then(|| lang.pick("Played no card.", "N’a pas joué de carte.").to_owned());
    let told: Vec<String> = [moved, passed, card, friends].into_iter().flatten().collect();
    match told.is_empty() {
        true => lang.pick("Nothing happened yet.", "Rien ne s’est encore passé.").to_owned(),
        false => told.join(" "),
    }
}

/// A change of numbers in words.
fn change(ctx: &BoardContext<'_>, result: &EffectResult) -> Option<String> {
    let lang = ctx.lang;
    match *result {
        EffectResult::Life { who, by, .. } => {
            let who = called(who, ctx.names, ctx.lang);
            Some(lang.pick(format!("{who} {} life", signed(by)), format!("{who} {} vie", signed(by))))
        }
        EffectResult::Generation { who, by, .. } => {
            let who = called(who, ctx.names, ctx.lang);
            Some(lang.pick(format!("{who} {} mana a turn", signed(by)), format!("{who} {} mana par tour", signed(by))))
        }
        EffectResult::Caramel { cell } => Some(format!("caramel {cell}")),
        EffectResult::Nothing => Some(lang.pick("for nothing", "pour rien").to_owned()),
        EffectResult::Friend { .. } | EffectResult::Doomed { .. } => None,
    }
}
