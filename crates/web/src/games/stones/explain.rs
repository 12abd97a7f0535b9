//! Sentences about stones and sides: the cards there, what they can become, and whether the stone can be claimed.

use crate::Part;
use atout_core::{Lang, Names, Seat, Verb};
use atout_stones::{Card, ClaimView, SideView, StoneView};
use maud::{Markup, html};

const COULD_MAKE: Verb = Verb::new(["could make", "could make"], ["ferait", "feriez", "feraient"]);
const LEAD: Verb = Verb::new(["is ahead", "are ahead"], ["est en tête", "êtes en tête", "sont en tête"]);

/// A stone in sentences, for tooltips and screen readers; `sides` are the sentences about its sides.
pub(super) fn stone(number: usize, stone: &StoneView, sides: [&Part; 2], names: &Names, lang: Lang) -> Markup {
    html! {
        (lang.pick("Stone", "Borne")) " " (number) "."
        @if let Some(owner) = stone.owner {
            " " (lang.pick("Taken by", "Prise par")) " " (names.within(owner)) "."
        }
        @if stone.mud { " " (lang.pick("Mud fight: four cards a side.", "Combat dans la boue\u{a0}: quatre cartes par côté.")) }
        @if stone.blind { " " (lang.pick("Blind fight: only totals count.", "Combat à l’aveugle\u{a0}: seul le total compte.")) }
        @for side in sides { " " (side) }
        @if let (None, Some(leader), true) = (stone.owner, stone.leader, is_contested(stone)) {
            " " (names.does(leader, LEAD, lang)) " " (lang.pick("here.", "ici."))
        }
    }
}

/// Have both sides cards? Before that the better outlook says nothing about who is ahead.
pub(super) fn is_contested(stone: &StoneView) -> bool {
    stone.sides.iter().all(|side| !side.cards.is_empty())
}

/// One side of a stone in a sentence or two.
pub(super) fn side(stone: &StoneView, seat: Seat, names: &Names, lang: Lang) -> String {
    let (name, side) = (names.of(seat), &stone.sides[seat.index()]);
    let colon = lang.pick(":", "\u{a0}:");
    let has = match (side.formation, side.reach) {
        (Some(formation), _) => formation.say(lang),
        _ if stone.owner.is_some() => count(side, stone.room, lang),
        (None, Some(reach)) => {
            let (count, reach) = (count(side, stone.room, lang), reach.with_article(lang));
            lang.pick(format!("{count}, at best {reach}"), format!("{count}, au mieux {reach}"))
        }
        (None, None) => {
            let count = count(side, stone.room, lang);
            lang.pick(format!("{count}, can’t be filled any more"), format!("{count}, ne peut plus être complété"))
        }
    };
    let why = claim(&side.claim, seat, names, lang);
    format!("{name}{colon} {has}.{}{why}", if why.is_empty() { "" } else { " " })
}

fn count(side: &SideView, room: u8, lang: Lang) -> String {
    let n = side.cards.len();
    let cards = lang.plural(n, "carte", "cartes");
    lang.pick(format!("{n} of {room} cards"), format!("{n} {cards} sur {room}"))
}

/// Why a full side wins its stone, or what would beat it.
fn claim(claim: &ClaimView, seat: Seat, names: &Names, lang: Lang) -> String {
    match claim {
        ClaimView::Closed | ClaimView::Incomplete => String::new(),
        ClaimView::Beats => lang.pick("It beats the other side.", "Ce côté bat l’autre.").to_owned(),
        ClaimView::Loses => lang.pick("It loses to the other side.", "Ce côté perd contre l’autre.").to_owned(),
        ClaimView::Proven { best_reply: Some(reply) } => {
            let other = seat.other();
            let could = format!("{} {}", names.within(other), COULD_MAKE.with(&[other], names, lang));
            let reply = reply.with_article(lang);
            lang.pick(
                format!("Unbeatable: at best {could} {reply}."),
                format!("Imbattable\u{a0}: au mieux, {could} {reply}."),
            )
        }
        ClaimView::Proven { best_reply: None } => lang
            .pick(
                "Unbeatable: the other side can’t be filled any more.",
                "Imbattable\u{a0}: l’autre côté ne peut plus être complété.",
            )
            .to_owned(),
        ClaimView::Beatable { reply, formation } => {
            let (cards, with) = (list(reply, lang), formation.with_article(lang));
            let is_reader = names.is_reader(seat);
            let whom = if is_reader { lang.pick("you", "vous") } else { lang.pick("it", "le") };
            let beat = lang.plural(reply.len(), "battrait", "battraient");
            lang.pick(
                format!("Not safe yet: {cards} would beat {whom} with {with}."),
                format!("Pas encore sûr\u{a0}: {cards} {whom} {beat} avec {with}."),
            )
        }
    }
}

fn list(cards: &[Card], lang: Lang) -> String {
    let article = lang.pick("", "le ");
    lang.list(&cards.iter().map(|card| format!("{article}{}", card.name(lang))).collect::<Vec<_>>())
}
