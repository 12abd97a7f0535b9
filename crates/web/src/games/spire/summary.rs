//! The end of a climb: how far it came, what happened in each room, which cards were taken.

use super::context::BoardContext;
use super::icon::Icon;
use crate::{Canvas, Part};
use atout_core::{Seat, Verb, de};
use atout_spire::{Cause, Climber, FLOORS, History, Phase, Visit, history};
use maud::{Markup, html};

const FALL: Verb = Verb::new(["was", "were"], ["tombe", "tombez", "tombent"]);

/// The whole climb on one screen.
pub(super) fn summary(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Part {
    let won = matches!(ctx.view.phase, Phase::Over { won: true });
    canvas.part("summary", won, || {
        let mut events: Vec<_> = (ctx.newest_events)().map(|(_, event)| event).collect();
        events.reverse();
        draw(ctx, &history(events), won)
    })
}

fn draw(ctx: &BoardContext<'_>, climb: &History, won: bool) -> Markup {
    let lang = ctx.lang;
    let total = |of: fn(&Visit) -> u32| climb.visits.iter().map(of).sum::<u32>();
    let (dealt, lost) = (total(dealt), total(lost));
    let taken_cards: usize = climb.players.iter().map(|player| player.taken.len()).sum();
    let fights = climb.visits.iter().filter(|visit| visit.turns > 0).count();
    let figures = [
        (lang.pick("Floor", "Étage"), format!("{}/{FLOORS}", ctx.view.floor + 1)),
        (lang.pick("Rooms", "Salles"), climb.visits.len().to_string()),
        (lang.pick("Fights", "Combats"), fights.to_string()),
        (lang.pick("Damage dealt", "Dégâts infligés"), dealt.to_string()),
        (lang.pick("Life lost", "Vie perdue"), lost.to_string()),
        (lang.pick("Cards taken", "Cartes prises"), taken_cards.to_string()),
    ];
    html! {
        div.summary.won[won] role="group" aria-label=(lang.pick("The climb", "L’ascension")) {
            h3.title { (if won { lang.pick("The spire is conquered", "La Tour est conquise") } else { lang.pick("The climb ends here", "L’ascension s’arrête ici") }) }
            @for line in killers(ctx, climb) { p.sub { (line) } }
            // A lesson begins in the middle: there is no climb to sum up.
            @if !climb.visits.is_empty() { dl.figures { @for (name, value) in &figures { div { dt { (name) } dd { (value) } } } } }
            @if fights > 0 { p.legend { (lang.pick("Below each fight: damage dealt and life lost.", "Sous chaque combat : dégâts infligés et vie perdue.")) } }
            div.scroll {
                (floors(ctx, climb))
                (taken(ctx, climb))
            }
        }
    }
}

/// The life that all players took from the enemies of a room.
fn dealt(visit: &Visit) -> u32 {
    visit.dealt.iter().sum()
}

/// The life that all players lost in a room.
fn lost(visit: &Visit) -> u32 {
    visit.lost.iter().sum()
}

/// What killed whom.
fn killers(ctx: &BoardContext<'_>, climb: &History) -> Vec<String> {
    let lang = ctx.lang;
    let line = |(seat, player): (Seat, &Climber)| {
        let (Cause::Enemy(by, _) | Cause::Retaliation(by)) = &player.end.as_ref()?.cause else { return None };
        let by = by.name.get(lang);
        let falls = ctx.names.does(seat, FALL, lang);
        Some(lang.pick(format!("{falls} killed by {by}"), format!("{falls} sous les coups {}", de(by))))
    };
    Seat::all(climb.players.len()).zip(&climb.players).filter_map(line).collect()
}

/// The rooms of each floor with what they cost.
fn floors(ctx: &BoardContext<'_>, climb: &History) -> Markup {
    let lang = ctx.lang;
    let mut floors: Vec<(u8, Vec<&Visit>)> = Vec::new();
    for visit in &climb.visits {
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
    let (turns, dealt, lost) = (visit.turns, dealt(visit), lost(visit));
    let enemies: Vec<&str> = visit.enemies.iter().map(|named| named.name.get(lang)).collect();
    let help = if visit.enemies.is_empty() {
        visit.element.name().get(lang).to_owned()
    } else {
        lang.pick(
            format!("{}. {turns} turns, {dealt} damage dealt, {lost} life lost.", lang.list(&enemies)),
            format!("{}. {turns} tours, {dealt} dégâts infligés, {lost} points de vie perdus.", lang.list(&enemies)),
        )
    };
    html! {
        span.step.{ "e-" (visit.element.word()) } role="img" data-name=(name) data-help=(help) aria-label={ (name) ". " (help) } title={ (name) ". " (help) } {
            (ctx.icon(Icon::Room(visit.kind)))
            @if visit.turns > 0 { span.d { span.good { (ctx.icon(Icon::Attack)) (dealt) } span.bad { (ctx.icon(Icon::Life)) "−" (lost) } } }
        }
    }
}

/// The cards that were taken, in order.
fn taken(ctx: &BoardContext<'_>, climb: &History) -> Markup {
    let lang = ctx.lang;
    html! {
        @for (seat, _) in ctx.players() {
            @let cards: Vec<&str> = climb.players.get(seat.index()).into_iter().flat_map(|player| &player.taken).map(|(card, _)| card.name.get(lang)).collect();
            @if !cards.is_empty() {
                p.took {
                    b { (lang.pick("Cards taken", "Cartes prises")) @if ctx.is_pair() { " (" bdi { (ctx.names.of(seat)) } ")" } (lang.colon()) } " "
                    (cards.join(", "))
                }
            }
        }
    }
}
