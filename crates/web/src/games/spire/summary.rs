//! The end of a climb: how far it came, what happened in each room, which cards were taken.

use super::context::BoardContext;
use super::journey::{Journey, Visit};
use super::signs::Sign;
use crate::{Canvas, Part};
use atout_spire::{FLOORS, Phase};
use maud::{Markup, html};

/// The whole climb on one screen.
pub(super) fn summary(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Part {
    let won = matches!(ctx.view.phase, Phase::Over { won: true });
    canvas.part("summary", won, || {
        let mut events: Vec<_> = (ctx.newest_events)().map(|(_, event)| event).collect();
        events.reverse();
        draw(ctx, &Journey::of(events), won)
    })
}

fn draw(ctx: &BoardContext<'_>, journey: &Journey, won: bool) -> Markup {
    let lang = ctx.lang;
    let (dealt, suffered) = journey.damage();
    let fights = journey.visits.iter().filter(|visit| visit.turns > 0).count();
    let figures = [
        (lang.pick("Floor", "Étage"), format!("{}/{FLOORS}", ctx.view.floor + 1)),
        (lang.pick("Rooms", "Salles"), journey.visits.len().to_string()),
        (lang.pick("Fights", "Combats"), fights.to_string()),
        (lang.pick("Damage dealt", "Dégâts infligés"), dealt.to_string()),
        (lang.pick("Life lost", "Vie perdue"), suffered.to_string()),
        (lang.pick("Cards taken", "Cartes prises"), journey.taken.len().to_string()),
    ];
    html! {
        div.summary.won[won] role="group" aria-label=(lang.pick("The climb", "L’ascension")) {
            h3.title { (if won { lang.pick("The spire is conquered", "La Flèche est conquise") } else { lang.pick("The climb ends here", "L’ascension s’arrête ici") }) }
            @for line in killers(ctx, journey) { p.sub { (line) } }
            dl.figures { @for (name, value) in &figures { div { dt { (name) } dd { (value) } } } }
            div.scroll {
                (floors(ctx, journey))
                (taken(ctx, journey))
            }
        }
    }
}

/// What killed whom.
fn killers(ctx: &BoardContext<'_>, journey: &Journey) -> Vec<String> {
    let lang = ctx.lang;
    let line = |(seat, by): &(atout_core::Seat, atout_spire::Named)| {
        let (who, by) = (ctx.names.of(*seat), by.name.get(lang));
        lang.pick(format!("{who}: killed by {by}"), format!("{who} : le dernier coup est venu de {by}"))
    };
    journey.killed.iter().map(line).collect()
}

/// The rooms of each floor with what they cost.
fn floors(ctx: &BoardContext<'_>, journey: &Journey) -> Markup {
    let lang = ctx.lang;
    let mut floors: Vec<(u8, Vec<&Visit>)> = Vec::new();
    for visit in &journey.visits {
        match floors.last_mut().filter(|(floor, _)| *floor == visit.floor) {
            Some((_, visits)) => visits.push(visit),
            None => floors.push((visit.floor, vec![visit])),
        }
    }
    html! {
        @for (floor, visits) in &floors {
            div.trail {
                b.fl { (lang.pick("Floor", "Étage")) " " (floor) }
                @for visit in visits { (room(ctx, visit)) }
            }
        }
    }
}

fn room(ctx: &BoardContext<'_>, visit: &Visit) -> Markup {
    let lang = ctx.lang;
    let name = atout_core::Lang::capital(visit.kind.name().get(lang));
    let Visit { turns, dealt, suffered, .. } = visit;
    let enemies: Vec<&str> = visit.enemies.iter().map(|named| named.name.get(lang)).collect();
    let help = if visit.enemies.is_empty() {
        visit.element.name().get(lang).to_owned()
    } else {
        lang.pick(
            format!("{}. {turns} turns, {dealt} damage dealt, {suffered} life lost.", lang.list(&enemies)),
            format!(
                "{}. {turns} tours, {dealt} dégâts infligés, {suffered} points de vie perdus.",
                lang.list(&enemies)
            ),
        )
    };
    html! {
        span.step.{ "e-" (visit.element.word()) } role="img" data-name=(name) data-help=(help) aria-label={ (name) ". " (help) } title={ (name) ". " (help) } {
            (ctx.sign(Sign::Room(visit.kind)))
            @if visit.turns > 0 { span.d { span.good { (dealt) } span.bad { "−" (suffered) } } }
        }
    }
}

/// The cards that were taken, in order.
fn taken(ctx: &BoardContext<'_>, journey: &Journey) -> Markup {
    let lang = ctx.lang;
    html! {
        @for (seat, _) in ctx.players() {
            @let cards: Vec<&str> = journey.taken.iter().filter(|(who, _)| *who == seat).map(|(_, card)| card.name.get(lang)).collect();
            @if !cards.is_empty() {
                p.took {
                    b { (lang.pick("Cards taken", "Cartes prises")) @if ctx.is_pair() { " (" bdi { (ctx.names.of(seat)) } ")" } (lang.colon()) } " "
                    (cards.join(", "))
                }
            }
        }
    }
}
