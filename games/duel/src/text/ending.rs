//! How a duel ended, from the reader's side: "Bob's life fell to 0 in turn 9; you had 12 left".
//!
//! Not here: the lines of the log (`log.rs`).

use crate::{Aimed, Event, SEATS, View, Why};
use atout_core::{Lang, Names, Owned, Seat, Verb};

const LIFE: Owned = Owned::new("life", "la", "vie");
const HAD: Verb = Verb::new(["had", "had"], ["avait", "aviez", "avaient"]);

/// Why a duel ended, as half a sentence.
pub(super) fn reason(winner: Option<Seat>, why: Why, names: &Names, lang: Lang) -> String {
    let Some(loser) = winner.map(|winner| winner.next(SEATS)) else {
        let (en, fr) = match why {
            Why::Life => ("nobody had any life left", "plus personne n'avait de points de vie"),
            Why::Library => ("nobody had a card left to draw", "plus personne n'avait de carte à piocher"),
            Why::Card => ("a card ended it", "une carte y a mis fin"),
            Why::TooLong | Why::Left(_) => ("the duel went on for too long", "le duel a trop duré"),
        };
        return lang.pick(en, fr).to_owned();
    };
    match why {
        Why::Life => {
            let life = names.whose(loser, LIFE, lang);
            lang.pick(format!("{life} fell to 0"), format!("{life} est tombée à 0"))
        }
        Why::Library => {
            let had = format!("{} {}", names.within(loser), HAD.with(&[loser], names, lang));
            lang.pick(format!("{had} no card left to draw"), format!("{had} une bibliothèque vide"))
        }
        Why::Card => lang.pick("a card decided it", "une carte en a décidé").to_owned(),
        Why::TooLong => lang.pick("the duel went on for too long", "le duel a trop duré").to_owned(),
        Why::Left(why) => why.story(loser, names, lang),
    }
}

/// Why it ended: "Bob's life fell to 0 in turn 9; you had 12 left".
pub(crate) fn why_over(view: &View, names: &Names, lang: Lang) -> Option<String> {
    let over = view.over?;
    let (why, turn) = (reason(over.winner, over.why, names, lang), view.turn);
    let why = match turn {
        0 => why,
        _ => lang.pick(format!("{why} in turn {turn}"), format!("{why} au tour {turn}")),
    };
    let Some(winner) = over.winner.filter(|_| over.why == Why::Life) else { return Some(why) };
    let (who, had, left) = (names.within(winner), HAD.with(&[winner], names, lang), view.player(winner).life);
    let points = if left > 1 { "points de vie" } else { "point de vie" };
    Some(lang.pick(format!("{why}; {who} {had} {left} left"), format!("{why} ; {who} {had} encore {left} {points}")))
}

/// The end in one line: "Bob's life fell to 0 in turn 9; you had 12 left; the last damage came from Ash Goblin".
pub(crate) fn story<'a>(
    view: &View,
    newest: impl Iterator<Item = &'a Event>,
    names: &Names,
    lang: Lang,
) -> Option<String> {
    let why = why_over(view, names, lang)?;
    let Some(crate::Over { winner: Some(winner), why: Why::Life }) = view.over else { return Some(why) };
    let loser = winner.next(SEATS);
    let killer = newest.into_iter().find_map(|event| match event {
        Event::Damaged { card, to: Aimed::Player(seat), .. } if *seat == loser => Some(card.name.get(lang)),
        Event::Life { seat, by } if *seat == loser && *by < 0 => Some(""),
        _ => None,
    });
    Some(match killer {
        Some(card) if !card.is_empty() => lang.pick(
            format!("{why}; the last damage came from {card}"),
            format!("{why} ; les derniers dégâts venaient de : {card}"),
        ),
        _ => why,
    })
}
