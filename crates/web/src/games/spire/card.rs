//! One card: cost, name, element, picture, effects. It scales with its own width; the style sheet decides how much of it is
//! shown.

use super::art;
use super::context::BoardContext;
use super::forecast::arrow;
use super::icon::Icon;
use crate::HasCardFaces;
use atout_core::{CardHelp, Lang};
use atout_spire::{Body, Card, CardDef, Config, Effect, Element, Rarity, Spire, Target, Tower};
use maud::{Markup, html};
use std::cmp::Ordering;

/// A text with more letters is set smaller.
const LONG: usize = 58;

/// The inside of a card.
pub(super) fn face(ctx: &BoardContext<'_>, card: Card) -> Markup {
    let (def, element) = (ctx.tower.card(card), ctx.element(card));
    let icons = Icons { draw: &|icon| html! { (ctx.icon(icon)) }, all: all(ctx.lang) };
    whole(def, def, element, &icons, ctx.lang)
}

/// The inside of a card in hand, with the numbers that its player gives it.
pub(super) fn held_face(ctx: &BoardContext<'_>, card: Card, body: &Body) -> Markup {
    let (printed, element) = (ctx.tower.card(card), ctx.element(card));
    let icons = Icons { draw: &|icon| html! { (ctx.icon(icon)) }, all: all(ctx.lang) };
    whole(&printed.as_used_by(body), printed, element, &icons, ctx.lang)
}

impl HasCardFaces for Spire {
    /// A card for the rules page: it cannot be touched, and its text stands beside it.
    fn help_card(help: &CardHelp, config: &Config) -> Option<Markup> {
        let tower: &Tower = &config.content;
        let def = tower.card(tower.card_by_id(&help.id)?);
        // The text beside it says whom it is for.
        let icons = Icons { draw: &Icon::draw, all: "" };
        let inside = html! { (head(def, &help.name, def.element, &icons)) span.fx { (effects(def, def, &icons)) } };
        Some(
            html! { div.card.sc.plain.{ (class(def, def.element)) } role="img" aria-label=(help.name) title=(help.text) { span.face { (inside) } } },
        )
    }
}

/// How icons are drawn: as parts of a board, or in place.
struct Icons<'a> {
    draw: &'a dyn Fn(Icon) -> Markup,
    /// The word for a whole side.
    all: &'static str,
}

fn all(lang: Lang) -> &'static str {
    lang.pick("all", "tous")
}

/// A card with the numbers of `def`, marked where they are not those that are `printed`.
fn whole(def: &CardDef, printed: &CardDef, element: Element, icons: &Icons<'_>, lang: Lang) -> Markup {
    let text = def.text(lang);
    let differs = |is: Ordering| (0..def.effects.len()).any(|n| compared(def, printed, n) == is);
    html! {
        span.face {
            (head(def, def.name.get(lang), element, icons))
            span.fx { (effects(def, printed, icons)) }
            span.tx.long[text.chars().count() > LONG] {
                span { (text) @for is in [Ordering::Greater, Ordering::Less] { @if differs(is) { " " (arrow(is)) } } }
            }
        }
    }
}

fn head(def: &CardDef, name: &str, element: Element, icons: &Icons<'_>) -> Markup {
    html! {
        span.cost { (def.cost) }
        span.nm { (name) }
        span.el { ((icons.draw)(Icon::Element(element))) }
        img.art src={ "/assets/" (art::card_file(def, element)) } alt="" decoding="sync";
    }
}

/// The classes of a card: its element and its rarity.
pub(super) fn class(def: &CardDef, element: Element) -> String {
    let rarity = match def.rarity {
        Rarity::Starter => "r0",
        Rarity::Common => "r1",
        Rarity::Uncommon => "r2",
        Rarity::Rare => "r3",
        Rarity::Special => "r4",
    };
    format!("e-{} {rarity}", element.word())
}

/// A card in one line: cost, name, effects.
pub(super) fn chip(ctx: &BoardContext<'_>, card: Card) -> Markup {
    let def = ctx.tower.card(card);
    let icons = Icons { draw: &|icon| html! { (ctx.icon(icon)) }, all: all(ctx.lang) };
    html! {
        span.cost { (def.cost) }
        span.el { (ctx.icon(Icon::Element(ctx.element(card)))) }
        span.nm { (def.name.get(ctx.lang)) }
        span.fx { (effects(def, def, &icons)) }
    }
}

/// Is the number of an effect higher or lower than it is printed?
fn compared(def: &CardDef, printed: &CardDef, n: usize) -> Ordering {
    match (def.effects.get(n), printed.effects.get(n)) {
        (Some(Effect::Attack(is)), Some(Effect::Attack(was))) | (Some(Effect::Block(is)), Some(Effect::Block(was))) => {
            is.cmp(was)
        }
        _ => Ordering::Equal,
    }
}

/// What a card does, in icons and numbers. Equal effects in a row are one.
fn effects(def: &CardDef, printed: &CardDef, icons: &Icons<'_>) -> Markup {
    let mut rest = def.effects.as_slice();
    let mut groups = Vec::new();
    while let Some(first) = rest.first() {
        let (times, at) = (rest.iter().take_while(|effect| *effect == first).count(), def.effects.len() - rest.len());
        groups.push((*first, times, compared(def, printed, at)));
        rest = &rest[times..];
    }
    // Said once, beside the first effect that is for them.
    let first = groups.iter().position(|(one, ..)| is_for_target(*one, def.target));
    let whom = |n: usize| if def.target.is_all() && first == Some(n) { icons.all } else { "" };
    html! { @for (n, (one, times, is)) in groups.into_iter().enumerate() { span.e { (effect(one, times, whom(n), icons.draw)) (arrow(is)) } } }
}

/// Does an effect go to those at whom the card is aimed, and not to its player?
fn is_for_target(effect: Effect, target: Target) -> bool {
    match effect {
        Effect::Attack(_) | Effect::Debuff(..) => !target.is_players(),
        Effect::Block(_) | Effect::Heal(_) | Effect::Buff(..) | Effect::Cleanse => target.is_players(),
        _ => false,
    }
}

fn effect(effect: Effect, times: usize, whom: &str, icon: &dyn Fn(Icon) -> Markup) -> Markup {
    let many = if times > 1 { format!("{times}×") } else { String::new() };
    let everybody = html! { @if !whom.is_empty() { small { (whom) } } };
    match effect {
        Effect::Attack(n) => html! { (icon(Icon::Attack)) (many) (n) (everybody) },
        Effect::Block(n) => html! { (icon(Icon::Block)) (many) (n) (everybody) },
        Effect::Heal(n) => html! { (icon(Icon::Life)) "+" (n) (everybody) },
        Effect::Draw(n) => html! { (icon(Icon::Draw)) "+" (n) },
        Effect::Discard(n) => html! { (icon(Icon::Discard)) "−" (n) },
        Effect::Energy(n) => html! { (icon(Icon::Energy)) "+" (n) },
        Effect::LoseLife(n) => html! { (icon(Icon::Life)) "−" (n) },
        Effect::Buff(counter, n) => html! { (icon(Icon::Counter(counter))) (n) (everybody) },
        Effect::Debuff(counter, n) => {
            html! { (icon(Icon::Counter(counter))) (counter.turns_ahead(n)) (everybody) }
        }
        Effect::Cleanse => html! { (icon(Icon::Done)) (everybody) },
        Effect::Become(element) => html! { "→" (icon(Icon::Element(element))) },
        Effect::Summon(_) => html! { "+1" },
    }
}

/// Cards with how many there are of each, in their order; the place is that of the first one, counted from 1.
pub(super) fn stacks(cards: &[Card]) -> Vec<(usize, Card, usize)> {
    let mut stacks: Vec<(usize, Card, usize)> = Vec::new();
    for (place, card) in cards.iter().enumerate() {
        match stacks.last_mut().filter(|(_, last, _)| last == card) {
            Some((_, _, n)) => *n += 1,
            None => stacks.push((place + 1, *card, 1)),
        }
    }
    stacks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_cards_share_the_place_of_the_first() {
        let [a, b] = [Card::new(1), Card::new(2)];
        assert_eq!(stacks(&[a, a, b]), [(1, a, 2), (3, b, 1)]);
        assert_eq!(stacks(&[]), []);
    }
}
