//! What each card of the reader's hand would do, beside everybody whom it would happen to, and what the enemies would then
//! do to the players. The style sheet shows it while that card is chosen or pointed at.
//!
//! Not here: what it is (`View::forecast` and `View::coming_after` of the rules).

use super::context::BoardContext;
use super::entity::signed;
use super::icon::Icon;
use crate::{Canvas, Part};
use atout_core::Seat;
use atout_spire::{Body, Card, Counter, Forecast, Phase};
use maud::{Markup, html};
use std::cmp::Ordering;

/// What one card would do to one body.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Badge {
    /// The card's place in the hand, counted from 1.
    place: usize,
    /// Can the card be aimed at it?
    aimed: bool,
    /// Is the card's attack harder or weaker than without elements, buffs and debuffs?
    force: Ordering,
    before: Body,
    after: Body,
}

/// What the enemies would take from one player after one card.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Coming {
    /// The card's place in the hand, counted from 1.
    place: usize,
    /// The life that would be lost: several numbers if it depends on the target. None for what cannot be known.
    lost: Vec<Option<i16>>,
}

/// What the cards that the reader can play would do to somebody.
pub(super) fn badges(ctx: &BoardContext<'_>, who: u8, canvas: &mut Canvas<'_>) -> Part {
    let all = expected(ctx, who);
    canvas.part(("would", who.into()), &all, || html! { @for one in &all { (badge(ctx, who, one)) } })
}

fn expected(ctx: &BoardContext<'_>, who: u8) -> Vec<Badge> {
    let all = playable(ctx).into_iter();
    all.filter_map(|(seat, place, card)| one(ctx, seat, place, card, who)).collect()
}

/// The different cards that the reader can pay now, with their places.
fn playable(ctx: &BoardContext<'_>) -> Vec<(Seat, usize, Card)> {
    let Some(seat) = ctx.me().filter(|seat| ctx.view.phase == Phase::Turn(*seat)) else { return Vec::new() };
    let player = ctx.player(seat);
    let stacks = super::card::stacks(player.hand.as_deref().unwrap_or_default());
    let can_pay = stacks.into_iter().filter(|(_, card, _)| ctx.tower.card(*card).cost <= player.energy);
    can_pay.map(|(place, card, _)| (seat, place, card)).collect()
}

/// How each card that the reader can play would change the damage that comes to a player, `now` as things stand.
pub(super) fn coming(ctx: &BoardContext<'_>, who: Seat, now: i16) -> Vec<Coming> {
    let after = |(seat, place, card)| {
        let targets = ctx.view.targets(card);
        let targets: Vec<Option<u8>> =
            if targets.is_empty() { vec![None] } else { targets.into_iter().map(Some).collect() };
        let lost = |target| ctx.view.coming_after(seat, card, target).map(|lost| lost[who.index()]);
        let mut lost: Vec<Option<i16>> = targets.into_iter().map(lost).collect();
        lost.sort_unstable();
        lost.dedup();
        Coming { place, lost }
    };
    let changes = |coming: &Coming| coming.lost != [Some(now)];
    playable(ctx).into_iter().map(after).filter(changes).collect()
}

/// The coming damage with what each card would make of it: "−12 → −2". Nothing where nothing comes either way.
pub(super) fn coming_badge(now: i16, changes: &[Coming], help: (&str, &str)) -> Markup {
    let (name, help) = help;
    html! {
        @if now > 0 {
            span.coming data-name=(name) data-help=(help) { (taken(now)) @for change in changes { (then(now, change)) } }
        } @else {
            @for change in changes { span.coming.only.{ "w" (change.place) } { "0" (then(now, change)) } }
        }
    }
}

fn then(now: i16, Coming { place, lost }: &Coming) -> Markup {
    let told: Vec<String> = lost.iter().map(|n| n.map_or_else(|| "?".to_owned(), taken)).collect();
    // The worst of what may come decides: what is unknown may be worse.
    let (grows, falls) =
        (lost.iter().any(|n| n.is_none_or(|n| n > now)), lost.iter().all(|n| n.is_some_and(|n| n <= now)));
    html! {
        span.then.worse[grows].better[falls].{ "w" (place) } { "→\u{202f}" (told.join(" / ")) @if grows { i.grows { "▲" } } }
    }
}

/// Life that is lost: "−12", "0".
fn taken(n: i16) -> String {
    if n > 0 { format!("−{n}") } else { n.to_string() }
}

fn one(ctx: &BoardContext<'_>, seat: Seat, place: usize, card: Card, who: u8) -> Option<Badge> {
    let targets = ctx.view.targets(card);
    let happens = |target: Option<u8>| {
        let all = ctx.view.forecast(seat, card, target);
        all.into_iter().find(|one| one.who == who)
    };
    let (aimed, change) = match targets.as_slice() {
        [] => (true, happens(None)),
        targets if targets.contains(&who) => (true, happens(Some(who))),
        [first, others @ ..] => {
            // What happens to others is told only if it happens whatever the card is aimed at.
            let sure = happens(Some(*first));
            (false, sure.filter(|_| others.iter().all(|other| happens(Some(*other)) == sure)))
        }
    };
    let Forecast { before, after, .. } = change?;
    let force = ctx.tower.card(card).force(ctx.element(card), &ctx.player(seat).body, &before);
    Some(Badge { place, aimed, force, before, after })
}

fn badge(ctx: &BoardContext<'_>, who: u8, badge: &Badge) -> Markup {
    let Badge { place, aimed, force, before, after } = badge;
    let (life, block) = (after.life - before.life, after.block - before.block);
    let evaded = before.counters.get(Counter::Evade) > after.counters.get(Counter::Evade) && after.lives();
    let risen = Counter::ALL.into_iter().filter_map(|counter| {
        let by = i32::from(after.counters.get(counter)) - i32::from(before.counters.get(counter));
        (by != 0 && !(counter == Counter::Evade && by < 0)).then_some((counter, by))
    });
    let (lang, is_foe) = (ctx.lang, who >= ctx.view.players.len() as u8);
    html! {
        b.would.{ "w" (place) }.aimed[*aimed] {
            @if !after.lives() {
                span.bad { (lang.pick("defeated", "hors de combat")) }
            } @else {
                @if evaded { span.plain { (ctx.icon(Icon::Counter(Counter::Evade))) (lang.pick("evades", "esquive")) } }
                @if block != 0 { span.good[block > 0].plain[block < 0] { (ctx.icon(Icon::Block)) (signed(block.into())) } }
                @if life != 0 { span.good[life > 0].bad[life < 0] { (ctx.icon(Icon::Life)) (signed(life.into())) @if life < 0 && is_foe { (arrow(*force)) } } }
                @for (counter, by) in risen { span.good[(by > 0) != counter.is_debuff()].bad[(by > 0) == counter.is_debuff()] { (ctx.icon(Icon::Counter(counter))) (signed(by)) } }
                @if before.element != after.element { span.plain { "→" (ctx.icon(Icon::Element(after.element))) } }
            }
        }
    }
}

/// The sign of a number that is higher or lower than usual.
pub(super) fn arrow(force: Ordering) -> Markup {
    match force {
        Ordering::Greater => html! { i.up { "▲" } },
        Ordering::Less => html! { i.down { "▼" } },
        Ordering::Equal => html! {},
    }
}
