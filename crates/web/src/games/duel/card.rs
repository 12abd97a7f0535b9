//! A card: its picture, cost, name, type, text and numbers. The style sheet shows as much of it as there is room for.
//!
//! Not here: what has happened to a permanent (`permanent.rs`).

use super::context::colour_class;
use super::cost::{cost, with_signs};
use super::sign::sign;
use super::{art, icons};
use crate::HasCardFaces;
use atout_core::{CardHelp, Lang};
use atout_duel::{
    CardDef, CardType, Colours, Config, Duel, Keywords, Pool, View, card_text, head, keyword_help, keyword_name,
    type_line, type_name,
};
use maud::{Markup, html};

/// Cost, type and text of a card, for its help.
pub(super) fn help(view: &View, card: u16, lang: Lang) -> String {
    lang.typeset(format!("{}. {}", head(view.config.content.get(), view.card(card), lang), view.card_line(card, lang)))
}

/// What the keywords of a card mean.
pub(super) fn reminders(keywords: Keywords, lang: Lang) -> String {
    let help = |keyword| {
        format!("{}{} {}", Lang::capital(keyword_name(keyword, lang)), lang.colon(), keyword_help(keyword, lang))
    };
    lang.typeset(keywords.iter().map(help).collect::<Vec<_>>().join(" "))
}

/// The mana that a land gives.
fn gives(colours: Colours) -> Markup {
    html! { span.gives aria-hidden="true" { @if colours.is_empty() { (sign(None)) } @for colour in colours.iter() { (sign(Some(colour))) } } }
}

/// The class of a card by its colours; a land's are those of its mana.
pub(super) fn look(def: &CardDef) -> &'static str {
    match def.entry.card_type {
        CardType::Land => colour_class(def.entry.mana.map_or(Colours::EMPTY, |mana| mana.colour)),
        _ => colour_class(def.colours),
    }
}

/// The printed card: everything that is the same wherever it lies. `size` is written instead of the printed numbers.
pub(super) fn face(pool: &Pool, card: u16, size: Option<Markup>, lang: Lang) -> Markup {
    let def = &pool.cards[usize::from(card)];
    let entry = &def.entry;
    let has_cost = !def.is_token && entry.card_type != CardType::Land;
    let printed = entry.force.zip(entry.endurance).map(|(force, endurance)| html! { (force) "/" (endurance) });
    let (text, line) = (lang.typeset(card_text(pool, def, lang)), type_line(pool, def, lang));
    html! {
        span.face {
            img.art src={ "/assets/" (art::picture_name(pool, card)) } alt="" loading="lazy" draggable="false";
            span.nm { (lang.typeset(entry.name.get(lang).to_owned())) }
            @if has_cost { span.cost { (cost(entry.cost)) } }
            @if let Some(mana) = entry.mana.filter(|_| entry.card_type == CardType::Land) { (gives(mana.colour)) }
            span.ty.long[line.chars().count() > 19] { (line) }
            span.ty.short aria-hidden="true" { (type_name(entry.card_type, lang)) }
            span.tx.long[text.chars().count() > 110] { @for line in text.lines() { span { (with_signs(line)) } } }
            @if let Some(size) = size.or(printed) { b.pt { (size) } }
        }
    }
}

impl HasCardFaces for Duel {
    /// A card of the rules page, under the name in the reader's language. Its text stands beside it.
    fn help_card(help: &CardHelp, config: &Config) -> Option<Markup> {
        let pool: &Pool = &config.content;
        let card = pool.find(&help.id)?;
        let def = &pool.cards[usize::from(card)];
        let entry = &def.entry;
        let size = entry.force.zip(entry.endurance);
        Some(html! {
            div.card.dc.full.{ (look(def)) } role="img" aria-label=(help.name) {
                span.face {
                    img.art src={ "/assets/" (art::picture_name(pool, card)) } alt="" loading="lazy";
                    span.nm { (help.name) }
                    @if !def.is_token && entry.card_type != CardType::Land { span.cost { (cost(entry.cost)) } }
                    @if let Some((force, endurance)) = size { b.pt { (force) "/" (endurance) } }
                }
            }
        })
    }
}

/// Equal cards of the hand, as one. `pays` are the things that would be tapped for it.
pub(super) fn held(
    view: &View,
    place: usize,
    (card, n): (u16, usize),
    is_own: bool,
    pays: Option<String>,
    lang: Lang,
) -> Markup {
    let (pool, def) = (view.config.content.get(), view.card(card));
    let (name, help) = (lang.typeset(def.entry.name.get(lang).to_owned()), help(view, card, lang));
    let id = is_own.then(|| format!("hand:{place}"));
    html! {
        div.card.dc.full.{ (look(def)) } role="img" data-id=[id] data-marks=[pays] data-zoom data-more=(reminders(def.entry.keywords, lang)) data-name=(name) data-help=(help) aria-label={ (name) ". " (help) } {
            (face(pool, card, None, lang))
            @if n > 1 { span.copies { "×" (n) } }
        }
    }
}

/// A card in a list of a graveyard, of exile or of what was found.
pub(super) fn listed(view: &View, card: u16, id: Option<String>, lang: Lang) -> Markup {
    let (pool, def) = (view.config.content.get(), view.card(card));
    let (name, help) = (lang.typeset(def.entry.name.get(lang).to_owned()), help(view, card, lang));
    html! {
        div.card.dc.full.{ (look(def)) } role="img" data-id=[id] data-zoom data-more=(reminders(def.entry.keywords, lang)) data-name=(name) data-help=(help) aria-label={ (name) ". " (help) } {
            (face(pool, card, None, lang))
        }
    }
}

/// How many there are, beside a sign.
pub(super) fn count(icon: &Markup, n: usize, name: &str) -> Markup {
    html! { span.nb title=(name) { (icon) b { (n) } span.hide { " " (name) } } }
}

/// The back of a card, for hands that are hidden.
pub(super) fn backs(n: usize) -> Markup {
    html! { span.backs aria-hidden="true" { @for _ in 0..n.min(7) { i.back {} } } (icons::hand()) }
}
