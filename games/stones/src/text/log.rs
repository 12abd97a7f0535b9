//! The lines of the log, one for every event, and the reason why a game ended.

use crate::{Event, View, WinReason};
use atout_core::{Lang, Names, Seat};

/// The line of the log for an event.
pub(crate) fn log_line(event: &Event, names: &Names, lang: Lang) -> String {
    match event {
        Event::Placed { seat, card, stone } => {
            let (who, card) = (names.of(*seat), card.in_sentence(lang));
            lang.pick(
                format!("{who} places {card} on stone {stone}."),
                format!("{who} pose {card} sur la borne {stone}."),
            )
        }
        Event::Recruited { seat } => {
            let who = names.of(*seat);
            lang.pick(format!("{who} plays the Recruiter."), format!("{who} joue le Recruteur."))
        }
        Event::Moved { seat, by, card, from, to } => {
            let (who, by, card) = (names.of(*seat), by.in_sentence(lang), card.in_sentence(lang));
            lang.pick(
                format!("{who} plays {by}: {card} goes from stone {from} to stone {to}."),
                format!("{who} joue {by}\u{a0}: {card} va de la borne {from} à la borne {to}."),
            )
        }
        Event::Discarded { seat, by, card, from } => {
            let (who, by, card) = (names.of(*seat), by.in_sentence(lang), card.in_sentence(lang));
            lang.pick(
                format!("{who} plays {by}: {card} leaves stone {from} for the discards."),
                format!("{who} joue {by}\u{a0}: {card} quitte la borne {from} pour la défausse."),
            )
        }
        Event::Returned { seat, deck, card } => {
            let (who, card) =
                (names.of(*seat), card.map_or_else(|| deck.a_card(lang).to_owned(), |card| card.in_sentence(lang)));
            lang.pick(format!("{who} puts {card} under its deck."), format!("{who} remet {card} sous sa pioche."))
        }
        Event::Drew { seat, deck, card } => {
            let (who, card) =
                (names.of(*seat), card.map_or_else(|| deck.a_card(lang).to_owned(), |card| card.in_sentence(lang)));
            lang.pick(format!("{who} draws {card}."), format!("{who} pioche {card}."))
        }
        Event::Claimed { seat, stone, formation, against } => {
            let (who, formation) = (names.of(*seat), formation.say(lang));
            let against = match against {
                Some(other) => {
                    lang.pick(format!(" against {}", other.say(lang)), format!(" contre {}", other.say(lang)))
                }
                None => lang.pick(", unopposed", ", sans réponse possible").to_owned(),
            };
            lang.pick(
                format!("{who} takes stone {stone}: {formation}{against}."),
                format!("{who} prend la borne {stone}\u{a0}: {formation}{against}."),
            )
        }
        Event::Passed { seat } => {
            let who = names.of(*seat);
            lang.pick(format!("{who} cannot play anything and passes."), format!("{who} ne peut rien jouer et passe."))
        }
        Event::Left { seat, why } => why.log_line(&names.of(*seat), lang),
        Event::Won { seat, win } => {
            let (who, why) = (names.of(*seat), win.say(lang));
            lang.pick(format!("{who} wins: {why}."), format!("{who} gagne\u{a0}: {why}."))
        }
    }
}

/// Why a finished game ended, as half a sentence: "5 stones to 1".
pub(crate) fn why_over(view: &View, lang: Lang) -> Option<String> {
    let owned = |seat: Seat| view.stones.iter().filter(|stone| stone.owner == Some(seat)).count();
    match (view.win?, view.outcome?.winners.iter().next()) {
        (WinReason::Majority, Some(winner)) => {
            let (won, lost) = (owned(winner), owned(winner.other()));
            Some(lang.pick(format!("{won} stones to {lost}"), format!("{won} bornes à {lost}")))
        }
        (win, _) => Some(win.say(lang).to_owned()),
    }
}
