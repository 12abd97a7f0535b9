//! Short texts and signs of the board: symbols of colours, signs of formations, names with articles.

use atout_core::Lang;
use atout_stones::{Card, Colour, FormationKind, Tactic};
use maud::{Markup, html};

/// The outline of a colour's symbol in a box of 10 × 10; the same shapes as [`Colour::symbol`].
pub(super) fn shape(colour: Colour) -> &'static str {
    match colour.index() {
        0 => "M5 .6L9.8 9.4H.2z",
        1 => {
            "M5 .4a2.2 2.2 0 0 1 1.9 3.500A2.3 2.3 0 1 1 5.8 7l.7 2.600h-3L4.2 7a2.3 2.3 0 1 1-1.1-3.100A2.2 2.2 0 0 1 5 .4z"
        }
        2 => "M5 0l4.2 5L5 10 .8 5z",
        3 => "M5 .2l1.5 3.3 3.5.4-2.6 2.4.7 3.500L5 8.1 1.9 9.800l.7-3.500L0 3.900l3.5-.4z",
        4 => "M5 .6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.800z",
        5 => "M1 1h8v8H1z",
        6 => "M5 .3l4.8 3.500L8 9.500H2L.2 3.800z",
        _ => "M3.5.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z",
    }
}

/// A colour's symbol, drawn so that it looks the same in every font.
pub(super) fn symbol(colour: Colour) -> Markup {
    html! { svg.sym viewBox="0 0 10 10" aria-hidden="true" { path d=(shape(colour)) {} } }
}

/// A sign for a kind of formation, for columns too narrow for words.
pub(super) fn sign(kind: FormationKind) -> Markup {
    let path = match kind {
        FormationKind::ColourRun => "M0 7h3v4H0zM5 3.500h3V11H5zM10 0h3v11h-3z",
        FormationKind::ThreeOfAKind => "M0 2h3v9H0zM5 2h3v9H5zM10 2h3v9h-3z",
        FormationKind::Colour => {
            "M2 3.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM6.5 3.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM11 3.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
        }
        FormationKind::Run => "M0 10h3.500V7H8V3.500h3.500V0H13v5H9.500v3.500H5V11H0z",
        FormationKind::Sum => "M1.5 0H11v2.500H5L8.5 5.5 5 8.500h6V11H1.500V9.300L5.5 5.5 1.5 1.700z",
    };
    html! { svg viewBox="0 0 13 11" aria-hidden="true" { path d=(path) {} } }
}

/// The pennant of a player: it points down for the bottom seat and up for the top one.
pub(super) fn flag(bottom: bool, class: &str) -> Markup {
    let path = if bottom { "M0 1h10L5 9z" } else { "M0 9h10L5 1z" };
    html! { svg class=(class) viewBox="0 0 10 10" aria-hidden="true" { path d=(path) {} } }
}

/// What choosing this hand card starts, for the bar: "Place red 7".
pub(super) fn pick(card: Card, lang: Lang) -> String {
    let name = card.name(lang);
    let laid = card.as_tactic().is_none_or(|tactic| tactic.is_wild() || tactic.is_fight());
    let named = match (lang, card.as_tactic()) {
        (Lang::En, None) => name,
        (Lang::En, Some(_)) => format!("the {name}"),
        (Lang::Fr, Some(Tactic::Banshee)) => format!("la {name}"),
        (Lang::Fr, Some(Tactic::Spy)) => format!("l'{name}"),
        (Lang::Fr, _) => format!("le {name}"),
    };
    let verb = if laid { lang.pick("Place", "Poser") } else { lang.pick("Play", "Jouer") };
    format!("{verb} {named}")
}

/// A count and its noun: "1 stone", "3 stones".
pub(super) fn stones(n: usize, lang: Lang) -> String {
    format!("{n} {}", lang.pick(lang.plural(n, "stone", "stones"), lang.plural(n, "borne", "bornes")))
}

/// A kind of formation in one short word, for a column of the board.
pub(super) fn short(kind: FormationKind, lang: Lang) -> &'static str {
    match kind {
        FormationKind::ThreeOfAKind => lang.pick("three", "brelan"),
        FormationKind::ColourRun => lang.pick("colour run", "suite coul."),
        FormationKind::Colour | FormationKind::Run | FormationKind::Sum => kind.name().get(lang),
    }
}
