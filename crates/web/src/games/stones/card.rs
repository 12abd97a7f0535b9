//! One card: face or back. It scales with its own width; the style sheet decides how much of it is shown.

use super::art;
use super::words::{pick, symbol};
use crate::{Canvas, HasCardFaces, Part};
use atout_core::{CardHelp, Lang};
use atout_stones::{Card, Colour, Config, Stones};
use maud::{Markup, html};

/// Where and how a card is shown.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct CardPlace<'a> {
    /// Its index in its row or pile; none in a hand, whose style sheet counts.
    pub(super) index: Option<usize>,
    /// The class of the card that was laid last, with a space before it.
    pub(super) just: Option<&'a Part>,
    /// Is it in the hand of the reader?
    pub(super) held: bool,
    /// Where it is, in words for screen readers: "Ada, stone 3".
    pub(super) label: &'a str,
    /// What the card does.
    pub(super) help: &'a str,
}

/// The number of a card among all cards, for the names of parts.
pub(super) fn number(card: Card) -> usize {
    match (card.colour(), card.strength(), card.as_tactic()) {
        (Some(colour), Some(strength), _) => colour.index() << 4 | usize::from(strength),
        (_, _, tactic) => 0x80 | tactic.map_or(0, |tactic| tactic as usize),
    }
}

/// A card that carries its id. Its inside is a part, which it keeps wherever it goes.
pub(super) fn face(card: Card, inside: &Part, place: CardPlace<'_>, lang: Lang) -> Markup {
    let name = card.name(lang);
    let spoken =
        [name.as_str(), place.label].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
    // Without a help text the script makes the tooltip from the label.
    let tip = (!place.help.is_empty()).then(|| format!("{spoken}. {}", place.help));
    html! {
        div class={ "card " (suit(card)) @if let Some(index) = place.index { " i" (index) } @if let Some(just) = place.just { (just) } } role="img" data-id={ "card:" (card) }
            data-name=(name) data-pick=[place.held.then(|| pick(card, lang))] data-help=[(!place.help.is_empty()).then_some(place.help)]
            aria-label=(spoken) title=[tip] { (inside) }
    }
}

impl HasCardFaces for Stones {
    /// A card for the rules page: it cannot be touched.
    fn help_card(help: &CardHelp, _config: &Config) -> Option<Markup> {
        let card: Card = help.id.parse().ok()?;
        let symbol = card.colour().map(symbol).unwrap_or_default();
        Some(
            html! { div class={ "card " (suit(card)) } role="img" aria-label=(help.name) title=(help.text) { (face_up(card, &help.name, &symbol)) } },
        )
    }

    /// One row for each clan; tactic cards stand with their texts.
    fn gallery_row(help: &CardHelp) -> Option<char> {
        let card: Card = help.id.parse().ok()?;
        card.colour().and_then(|_| help.id.chars().next())
    }
}

/// A card in a picture of the rules page.
pub(super) fn shown(card: Card, lang: Lang) -> Markup {
    let name = card.name(lang);
    let symbol = card.colour().map(symbol).unwrap_or_default();
    html! { div class={ "card " (suit(card)) } role="img" aria-label=(name) title=(name) { (face_up(card, &name, &symbol)) } }
}

/// The back of a card of one of the decks.
pub(super) fn back(tactic: bool, index: usize) -> Markup {
    let file = if tactic { "stones-back-tactic.svg" } else { "stones-back.svg" };
    html! { div class={ "card back i" (index) } { span.face { img src={ "/assets/" (file) } alt="" decoding="sync"; } } }
}

/// The inside of a card, the same wherever it lies.
pub(super) fn inside(card: Card, symbols: &[Part], lang: Lang, canvas: &mut Canvas<'_>) -> Part {
    canvas.part(("face", number(card)), (), || {
        let symbol = card.colour().and_then(|colour| symbols.get(colour.index()));
        face_up(card, &card.name(lang), &html! { @if let Some(symbol) = symbol { (symbol) } })
    })
}

/// The symbols of all colours, as parts of their own: many cards share them.
pub(super) fn symbols(canvas: &mut Canvas<'_>) -> Vec<Part> {
    let colours = (0..Colour::MAX).filter_map(Colour::new);
    colours.map(|colour| canvas.part(("symbol", colour.index()), (), || symbol(colour))).collect()
}

/// How many letters of its name a small tactic card shows.
const INDEX: usize = 2;

fn face_up(card: Card, name: &str, symbol: &Markup) -> Markup {
    html! {
        span.face {
            span.ix {
                @match card.strength() {
                    Some(strength) => { b { (strength) } (symbol) }
                    None => { b { (name) } b.short aria-hidden="true" { (name.chars().take(INDEX).collect::<String>()) } }
                }
            }
            img.art src={ "/assets/" (art::file(card)) } alt="" decoding="sync";
            span.nm { (name) }
        }
    }
}

/// The class that colours a card.
fn suit(card: Card) -> String {
    card.colour().map_or_else(|| "ct".to_owned(), |colour: Colour| format!("c{}", colour.index()))
}
