//! What each card of the reader's hand would do, beside everybody whom it would happen to. The style sheet shows it while
//! that card is chosen or pointed at.
//!
//! Not here: what it is (`View::forecast` of the rules).

use super::context::BoardContext;
use super::entity::signed;
use super::signs::Sign;
use crate::{Canvas, Part};
use atout_core::Seat;
use atout_spire::{Body, Card, Counter, Forecast, Phase};
use maud::{Markup, html};

/// What one card would do to one body.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Badge {
    /// The card's place in the hand, counted from 1.
    place: usize,
    /// Can the card be aimed at it?
    aimed: bool,
    before: Body,
    after: Body,
}

/// What the cards that the reader can play would do to somebody.
pub(super) fn badges(ctx: &BoardContext<'_>, who: u8, canvas: &mut Canvas<'_>) -> Part {
    let all = expected(ctx, who);
    canvas.part(("would", who.into()), &all, || html! { @for one in &all { (badge(ctx, one)) } })
}

fn expected(ctx: &BoardContext<'_>, who: u8) -> Vec<Badge> {
    let Some(seat) = ctx.me().filter(|seat| ctx.view.phase == Phase::Turn(*seat)) else { return Vec::new() };
    let player = ctx.player(seat);
    let hand = player.hand.as_deref().unwrap_or_default();
    let stacks = super::card::stacks(hand);
    let playable = stacks.iter().filter(|(_, card, _)| ctx.tower.card(*card).cost <= player.energy);
    playable.filter_map(|(place, card, _)| one(ctx, seat, *place, *card, who)).collect()
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
    Some(Badge { place, aimed, before, after })
}

fn badge(ctx: &BoardContext<'_>, badge: &Badge) -> Markup {
    let Badge { place, aimed, before, after } = badge;
    let (life, block) = (after.life - before.life, after.block - before.block);
    let evaded = before.counters.get(Counter::Evade) > after.counters.get(Counter::Evade) && after.lives();
    let risen = Counter::ALL.into_iter().filter_map(|counter| {
        let by = i32::from(after.counters.get(counter)) - i32::from(before.counters.get(counter));
        (by != 0 && !(counter == Counter::Evade && by < 0)).then_some((counter, by))
    });
    let lang = ctx.lang;
    html! {
        b.would.{ "w" (place) }.aimed[*aimed] {
            @if !after.lives() {
                span.bad { (lang.pick("defeated", "vaincu")) }
            } @else {
                @if evaded { span.plain { (ctx.sign(Sign::Counter(Counter::Evade))) (lang.pick("evades", "esquive")) } }
                @if block != 0 { span.good[block > 0].plain[block < 0] { (ctx.sign(Sign::Block)) (signed(block.into())) } }
                @if life != 0 { span.good[life > 0].bad[life < 0] { (ctx.sign(Sign::Life)) (signed(life.into())) } }
                @for (counter, by) in risen { span.good[(by > 0) != counter.is_debuff()].bad[(by > 0) == counter.is_debuff()] { (ctx.sign(Sign::Counter(counter))) (signed(by)) } }
                @if before.element != after.element { span.plain { "→" (ctx.sign(Sign::Element(after.element))) } }
            }
        }
    }
}
