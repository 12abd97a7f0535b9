//! What somebody was last seen to do, in a line of small pieces.

use super::deeds::{Deed, Play, Step};
use super::scene::Scene;
use super::words::{Sign, called, mark, sign, signed};
use atout_core::Seat;
use atout_kitty::{EffectResult, Entity, VanishReason};
use maud::{Markup, html};

/// The line of one player: its move, its card and what came of it, its friends' cards.
pub(super) fn line(scene: &Scene<'_>, seat: Seat) -> Markup {
    let deed = &scene.deeds.by_seat[seat.index()];
    // Several friends have room for their signs, but not for the names of their cards.
    let many = deed.friends.len() > 1;
    html! {
        span.deeds.many[many] {
            (step(scene, deed))
            @if deed.redealt { span.d { (sign(Sign::Hand)) (scene.lang.pick("new hand", "nouvelle main")) } }
            @if deed.passed { span.d.own.none { (scene.lang.pick("no card", "pas de carte")) } }
            @for play in deed.play.iter().chain(&deed.friends) { (play_of(scene, play)) }
            @for (friend, why) in &deed.vanished { span.d.none { (friend) " " (left(scene, *why)) } }
        }
    }
}

fn step(scene: &Scene<'_>, deed: &Deed) -> Markup {
    let lang = scene.lang;
    html! {
        @match deed.step {
            None => {}
            Some(Step::Walked { from, to }) => span.d.step.num { (from) "\u{202f}→\u{202f}" (to) },
            Some(Step::Stayed) => span.d.step.none { (lang.pick("stayed", "sur place")) },
            Some(Step::Clashed { with, cell }) => {
                @let others = with.iter().map(|seat| scene.names.of(seat)).collect::<Vec<_>>().join(", ");
                span.d.step.bad { "✸ " (cell) span.tn { " " (lang.pick("clash with", "heurté à")) " " (others) } }
            }
        }
    }
}

fn play_of(scene: &Scene<'_>, play: &Play) -> Markup {
    let friend = play.by.seat().is_none();
    html! {
        span.d.pup[friend].own[!friend] {
            @if friend { (play.by) " " }
            (mark(play.card))
            span.cn { (play.card.def().name.get(scene.lang)) }
            @if let Some(target) = play.target { "\u{202f}→\u{202f}" (aimed(scene, target)) }
            @for result in &play.results { (result_of(scene, play, result)) }
        }
    }
}

/// Who is aimed at: by name, and by number and colour where there is no room for names.
fn aimed(scene: &Scene<'_>, target: Entity) -> Markup {
    html! {
        span.tn { (called(target, scene.names)) }
        @match target.seat() {
            Some(seat) => span.tb.num.{ "s" (seat) } { (seat.index() + 1) },
            None => span.tb { (target) },
        }
    }
}

fn result_of(scene: &Scene<'_>, play: &Play, result: &EffectResult) -> Markup {
    let lang = scene.lang;
    // Who is meant is said already, as caster or as target.
    let named = |who| Some(who) != play.target && who != play.by;
    html! {
        @match *result {
            EffectResult::Life { who, by, .. } => b.up.bad[by < 0].good[by > 0] { @if named(who) { (called(who, scene.names)) " " } (signed(by)) (sign(Sign::Life)) },
            EffectResult::Generation { who, by, .. } => b.up.bad[by < 0].good[by > 0] { @if named(who) { (called(who, scene.names)) " " } (signed(by)) (sign(Sign::Mana)) },
            EffectResult::Friend { friend, card, .. } => b.up { (friend) " " (mark(card)) },
            EffectResult::Caramel { cell } => b.up { (cell) },
            EffectResult::Doomed { .. } => b.up.bad { "✖" },
            EffectResult::Nothing => b.up.none { (lang.pick("for nothing", "pour rien")) },
        }
    }
}

fn left(scene: &Scene<'_>, why: VanishReason) -> &'static str {
    match why {
        VanishReason::Killed => scene.lang.pick("was killed", "a été tué"),
        VanishReason::Old => scene.lang.pick("has gone home", "est rentré"),
        VanishReason::Aimless => scene.lang.pick("has no target left", "n’a plus de cible"),
    }
}
