//! The first choice: four elements, each with its starting deck.

use super::art;
use super::card::stacks;
use super::context::BoardContext;
use super::icon::Icon;
use crate::{Canvas, Part};
use atout_core::{Lang, Seat};
use atout_spire::{Action, Decision, Element};
use maud::{Markup, html};

/// The four elements to begin with.
pub(super) fn elements(ctx: &BoardContext<'_>, canvas: &mut Canvas<'_>) -> Markup {
    let lang = ctx.lang;
    let all: Vec<Part> = Element::FOUR.map(|element| choice(ctx, element, canvas)).into();
    html! {
        div.elements role="group" aria-label=(lang.pick("Elements", "Éléments")) {
            p.title { (lang.pick("Which element do you begin with?", "Avec quel élément commencez-vous ?")) }
            p.sub { (advice(ctx)) }
            @for one in &all { (one) }
        }
    }
}

/// The element that beats another one.
fn hunter(element: Element) -> Element {
    Element::FOUR.into_iter().find(|other| other.beats(element)).unwrap_or_default()
}

/// Which element suits the floor that begins: its enemies are mostly of its element.
fn advice(ctx: &BoardContext<'_>) -> String {
    let (lang, floor, n) = (ctx.lang, ctx.view.map.element, ctx.view.floor + 1);
    let [floor, best] = [floor, hunter(floor)].map(|element| element.name().get(lang));
    lang.pick(
        format!("Most enemies of floor {n} are {floor}: {best} beats it."),
        format!("À l’étage {n}, la plupart des ennemis ont l’élément {floor}, que bat l’élément {best}."),
    )
}

fn choice(ctx: &BoardContext<'_>, element: Element, canvas: &mut Canvas<'_>) -> Part {
    let (lang, n) = (ctx.lang, element as usize);
    let deck = element.index().map(|index| ctx.tower.decks[index].as_slice()).unwrap_or_default();
    let mine = ctx.decided() == Decision::Done(Action::Choose(element), None);
    let seat = ctx.me().unwrap_or(Seat::FIRST);
    let chips: Vec<(Part, Part, usize, &str)> = stacks(deck)
        .into_iter()
        .map(|(_, card, n)| (ctx.chip(card, canvas), ctx.card_help(card, canvas), n, ctx.card_name(card)))
        .collect();
    canvas.part(("element", n), mine, || {
        let name = Lang::capital(element.name().get(lang));
        let [prey, hunter] = [element.prey(), hunter(element)].map(|other| other.name().get(lang));
        let help = lang.pick(
            format!("Beats {prey}, is beaten by {hunter}. A deck of {} cards.", deck.len()),
            format!("Bat l’élément {prey}, est battu par l’élément {hunter}. Un deck de {} cartes.", deck.len()),
        );
        let pick = lang.pick(format!("Begin with {name}"), format!("Commencer avec l’élément {}", name.to_lowercase()));
        html! {
            div.choice.card.mine[mine].{ "e-" (element.word()) } role="img" data-id={ "element:" (element.word()) } data-name=(name) data-pick=(pick) data-help=(help) aria-label={ (name) ". " (help) } title={ (name) ". " (help) } {
                span.head {
                    img.portrait src={ "/assets/" (art::player_file(seat, element)) } alt="" decoding="sync";
                    span.names {
                        b.nm { (ctx.icon(Icon::Element(element))) (name) }
                        span.rel { (lang.pick("beats", "bat")) " " (ctx.icon(Icon::Element(element.prey()))) span.w { (prey) } }
                        span.rel { (lang.pick("fears", "craint")) " " (ctx.icon(Icon::Element(self::hunter(element)))) span.w { (hunter) } }
                    }
                }
                span.list {
                    @for (inside, help, n, name) in &chips { span.chip.{ "e-" (element.word()) } data-name=(name) data-help=(help) title=(help) { (inside) @if *n > 1 { span.copies { "×" (n) } } } }
                }
                @if mine { span.done { (ctx.icon(Icon::Done)) (lang.pick("chosen", "choisi")) } }
            }
        }
    })
}
