//! The deck as the builder shows it: legality, figures, curve, cards by sort.
//!
//! It is made anew by the server after every change, so the page counts nothing by itself.

use super::{DeckCard, DeckGroup, DeckSheet};
use atout_core::Lang;
use maud::{Markup, html};

/// The height of the curve's bars, in units of its picture.
const BAR: usize = 40;

/// The inside of the builder's deck panel.
#[must_use]
pub fn sheet_html(sheet: &DeckSheet, lang: Lang) -> Markup {
    let total = sheet.n_cards;
    html! {
        (legality(sheet, lang))
        p.figures {
            b.num id="ncards" { (lang.count(total, ["card", "cards"], ["carte", "cartes"])) }
            @if !sheet.colour_names.is_empty() { span.colours title=(sheet.colour_names) { (sheet.colours) span.hide { (sheet.colour_names) } } }
        }
        (curve(&sheet.curve, lang))
        @for part in &sheet.groups { (group(part, false, lang)) }
        @if sheet.groups.is_empty() { p.empty { (lang.pick("Add cards with +, or drag them here.", "Ajoutez des cartes avec +, ou glissez-les ici.")) } }
        div.side data-drop="side" {
            (group(&sheet.sideboard, true, lang))
            @if sheet.sideboard.lines.is_empty() { p.dim.small { (lang.pick("Cards beside the deck. None yet.", "Cartes à côté du deck. Aucune pour l’instant.")) } }
        }
    }
}

fn legality(sheet: &DeckSheet, lang: Lang) -> Markup {
    match &sheet.problem {
        None => {
            let sentence =
                lang.pick(format!("Legal: {}", sheet.format), format!("Deck valide ({})", sheet.format.to_lowercase()));
            html! { p.legal.ok id="legal" role="status" { span { (sentence) } } }
        }
        Some(problem) => html! { p.legal.no id="legal" role="status" { span { (Lang::capital(problem)) } } },
    }
}

/// The cards by cost as bars, each with its number.
fn curve(curve: &[u8; 8], lang: Lang) -> Markup {
    let most = usize::from(*curve.iter().max().unwrap_or(&0)).max(1);
    let bar = |n: u8| (usize::from(n) * BAR).div_ceil(most);
    let cost = |at: usize| if at + 1 == curve.len() { format!("{at}+") } else { at.to_string() };
    html! {
        div.curve {
            h3 id="curve" { (lang.pick("Mana curve", "Courbe de mana")) }
            ol aria-labelledby="curve" {
                @for (at, n) in curve.iter().enumerate() {
                    @let cards = lang.count(usize::from(*n), ["card", "cards"], ["carte", "cartes"]);
                    li title=(lang.pick(format!("Cost {}: {cards}", cost(at)), format!("Coût {}\u{a0}: {cards}", cost(at)))) {
                        b.num { (n) }
                        svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true" { rect y=(BAR - bar(*n)) width="10" height=(bar(*n)) {} }
                        span.num.dim { (cost(at)) }
                    }
                }
            }
        }
    }
}

/// Cards of one sort.
fn group(group: &DeckGroup, is_side: bool, lang: Lang) -> Markup {
    html! {
        section.sort {
            h3 { (group.name) " " span.num.dim { "(" (group.n_cards()) ")" } }
            ul { @for (n, card) in &group.lines { (line(*n, card, is_side, lang)) } }
        }
    }
}

fn line(n: u8, card: &DeckCard, is_side: bool, lang: Lang) -> Markup {
    let name = &card.name;
    let (there, sign) = match is_side {
        false => (lang.pick(format!("{name}: to the sideboard"), format!("{name}\u{a0}: vers la réserve")), "⇣"),
        true => (lang.pick(format!("{name}: into the deck"), format!("{name}\u{a0}: dans le deck")), "⇡"),
    };
    html! {
        li.line data-card=(card.id) data-side[is_side] draggable="true" tabindex="-1" title=(about(card)) {
            b.num { (n) }
            span.name { (name) }
            span.cost { (card.cost) }
            span.steps {
                button.step type="button" data-do="less" aria-label=(lang.pick(format!("One {name} less"), format!("{name}\u{a0}: une de moins"))) { "−" }
                button.step type="button" data-do="more" aria-label=(lang.pick(format!("One {name} more"), format!("{name}\u{a0}: une de plus"))) { "+" }
                button.step type="button" data-do="move" aria-label=(there) title=(there) { (sign) }
            }
        }
    }
}

/// Type, size and text of a card in one line.
fn about(card: &DeckCard) -> String {
    let size = card.size.as_ref().map(|size| format!(" · {size}")).unwrap_or_default();
    let text = card.text.replace('\n', " ");
    format!("{}{size}{}{text}", card.type_line, if text.is_empty() { "" } else { " · " })
}

/// The inside of the dialog that shows an opening hand after so many mulligans.
#[must_use]
pub fn drawn_hand(hand: &[DeckCard], mulligans: usize, lang: Lang) -> Markup {
    let n_lands = hand.iter().filter(|card| card.type_word == "land").count();
    let lands = lang.count(n_lands, ["land", "lands"], ["terrain", "terrains"]);
    let cards = lang.count(hand.len(), ["card", "cards"], ["carte", "cartes"]);
    let put_back = lang.count(mulligans.min(hand.len()), ["card", "cards"], ["carte", "cartes"]);
    html! {
        p { (cards) ", " (lands) "."
            @if mulligans > 0 { " " (lang.pick(
                format!("Mulligan {mulligans}: you would put {put_back} on the bottom of your library."),
                format!("Mulligan nº\u{a0}{mulligans}\u{a0}: vous mettriez {put_back} sous votre bibliothèque."),
            )) }
        }
        ul.drawn {
            @for card in hand {
                li title=(about(card)) {
                    @if let Some(picture) = &card.picture { img src=(picture) alt="" width="120" height="96"; }
                    b { (card.name) }
                    span.cost { (card.cost) }
                    span.dim.small { (card.type_line) @if let Some(size) = &card.size { " · " (size) } }
                }
            }
        }
    }
}
