//! The strip between the two sides: the stack with what each item will do, or what combat comes to.

use super::card::help;
use super::context::Context;
use super::cost::with_signs;
use super::rows::made_of;
use super::{art, icons};
use crate::{Canvas, Part};
use atout_core::{Lang, Seat, Verb};
use atout_duel::{Aim, Chosen, Forecast, Item, SEATS};
use maud::{Markup, html};

/// The strip.
pub(super) fn strip(context: &Context<'_>, canvas: &mut Canvas<'_>) -> Part {
    let Context { view, names, lang, .. } = *context;
    let now: Vec<&Item> = view.resolving.iter().chain(view.announced.as_ref().map(|now| &now.item)).collect();
    let all = || view.stack.iter().chain(now.iter().copied());
    let targets: Vec<String> = all().map(|item| view.target_names(item, names, lang)).collect();
    // A name depends on what else is in play.
    let dying = view.forecast.iter().flat_map(|forecast| &forecast.dies);
    let dying: Vec<String> = dying.map(|slot| view.permanent_name(*slot, lang)).collect();
    let made = (
        made_of(&view.stack),
        made_of(&now),
        (targets, dying),
        made_of(&view.forecast),
        made_of(&view.asked),
        made_of(&view.attackers().map(|one| one.slot).collect::<Vec<_>>()),
    );
    canvas.part("strip", made, || {
        let is_empty = all().next().is_none();
        html! {
            div.strip data-cue="stack" {
                @if is_empty { (outlook(context)) } @else {
                    ol.stack aria-label=(lang.pick("Stack: the first item resolves first", "Pile : le premier élément se résout d’abord")) {
                        @for item in &now { (entry(context, item, None)) }
                        @for (at, item) in view.stack.iter().enumerate().rev() { (entry(context, item, Some(at))) }
                    }
                }
            }
        }
    })
}

/// A spell or an ability; one that is not on the stack yet, or no longer, has no place.
fn entry(context: &Context<'_>, item: &Item, at: Option<usize>) -> Markup {
    let Context { view, names, lang, near } = *context;
    let pool = view.config.content.get();
    let (name, targets) = (Lang::capital(&view.item_name(item, lang)), view.target_names(item, names, lang));
    let side = if item.controller == near { "own" } else { "theirs" };
    let id = at.map(|at| format!("spell:{at}"));
    let points = points(item);
    // Where several wait, the top one says that it comes first.
    let is_first = view.stack.len() > 1 && at == view.stack.len().checked_sub(1);
    html! {
        li class={ "item " (side) } data-id=[id] data-announced[at.is_none()] data-points=[points] data-name=(name) data-help=(help(view, item.card, lang)) {
            img.art src={ "/assets/" (art::picture_name(pool, item.card)) } alt="";
            @if is_first { b.first { (lang.pick("First", "1er")) } }
            div {
                div.hd { b { (name) } " " small { bdi { (names.of(item.controller)) } } }
                p { @if !targets.is_empty() { b.aim { "→ " (targets) ". " } } (with_signs(&lang.typeset(view.item_text(item, lang)))) }
            }
        }
    }
}

/// What it is aimed at, as ids of things on the board.
fn points(item: &Item) -> Option<String> {
    let id = |chosen: &Chosen| match chosen.aim {
        Aim::Permanent(slot) => format!("permanent:{slot}"),
        Aim::Player(seat) => format!("player:{}", seat.index()),
        Aim::Spell(at) => format!("spell:{at}"),
        Aim::Card(seat, at) => format!("grave:{}.{at}", seat.index()),
    };
    let ids: Vec<String> = item.targets.iter().map(id).collect();
    (!ids.is_empty()).then(|| ids.join(" "))
}

/// What combat comes to; nothing between fights.
fn outlook(context: &Context<'_>) -> Markup {
    let (lang, view) = (context.lang, context.view);
    let Some(forecast) = &view.forecast else {
        return html! { p.still { (lang.pick("The stack is empty", "La pile est vide")) } };
    };
    let lead = match view.asked {
        atout_duel::Asked::Attackers => lang.pick("If nobody blocks", "Si personne ne bloque"),
        _ => lang.pick("If nobody acts", "Si personne n’agit"),
    };
    html! {
        // Arrows stay out of the words, not out of the room beside them.
        p.outlook {
            (icons::sword()) b data-clear { (lead) (lang.colon()) }
            @for line in foretold(context, forecast) { span data-clear { (line) } }
        }
    }
}

/// "You lose 3." "Ash Goblin and Stone Bear die."
fn foretold(context: &Context<'_>, forecast: &Forecast) -> Vec<String> {
    const LOSE: Verb = Verb::new(["loses", "lose"], ["perd", "perdez", "perdent"]);
    const GAIN: Verb = Verb::new(["gains", "gain"], ["gagne", "gagnez", "gagnent"]);
    let Context { view, names, lang, .. } = *context;
    let mut lines = Vec::new();
    for seat in Seat::all(SEATS) {
        let by = forecast.life[seat.index()];
        if by == 0 {
            continue;
        }
        let does = names.does(seat, if by < 0 { LOSE } else { GAIN }, lang);
        let (n, left) = (by.abs(), view.player(seat).life + by);
        let points = if n > 1 { "points de vie" } else { "point de vie" };
        let end = if left <= 0 { lang.pick(" and the duel", " et le duel") } else { "" };
        lines.push(lang.pick(format!("{does} {n} life{end}."), format!("{does} {n} {points}{end}.")));
    }
    let dead: Vec<String> = forecast.dies.iter().map(|slot| view.permanent_name(*slot, lang)).collect();
    if !dead.is_empty() {
        let dies = match dead.len() {
            1 => lang.pick("dies", "meurt"),
            _ => lang.pick("die", "meurent"),
        };
        lines.push(format!("{} {dies}.", lang.list(&dead)));
    }
    if lines.is_empty() {
        lines.push(lang.pick("nothing changes.", "rien ne change.").to_owned());
    }
    lines
}
