//! The lines of the log, one for every event that is worth one, and the end of a game in a few words.
//!
//! Not here: the names of things (`nouns.rs`).

use crate::{Card, Deck, Event, Formation, Stones, View, WinReason};
use atout_core::{Journal, Lang, Names, Seat, Verb};

const PLACE: Verb = Verb::new(["places", "place"], ["pose", "posez", "posent"]);
const PUT: Verb = Verb::new(["puts", "put"], ["remet", "remettez", "remettent"]);
const TAKE: Verb = Verb::new(["takes", "take"], ["prend", "prenez", "prennent"]);
const TOOK: Verb = Verb::new(["took", "took"], ["a pris", "avez pris", "ont pris"]);
const HAVE: Verb = Verb::new(["has", "have"], ["a", "avez", "ont"]);
const COULD_HAVE_MADE: Verb =
    Verb::new(["could have made", "could have made"], ["aurait fait", "auriez fait", "auraient fait"]);
const COULD_HAVE_TIED: Verb =
    Verb::new(["could have tied", "could have tied"], ["aurait égalé", "auriez égalé", "auraient égalé"]);
const PASS: Verb = Verb::new(["passes", "pass"], ["passe", "passez", "passent"]);

impl Journal for Stones {
    /// The line of the log for an event. That the other player draws a clan card is not worth one: it happens every turn.
    fn log_line(event: &Event, names: &Names, lang: Lang) -> Option<String> {
        let does = |seat: &Seat, verb| names.does(*seat, verb, lang);
        let plays =
            |seat: &Seat, by: &Card| format!("{} {}{}", does(seat, Verb::PLAY), by.in_sentence(lang), lang.colon());
        Some(match event {
            Event::Drew { deck: Deck::Clan, card: None, .. } => return None,
            Event::Placed { seat, card, stone } => {
                let (places, card) = (does(seat, PLACE), card.in_sentence(lang));
                lang.pick(
                    format!("{places} {card} on stone {stone}."),
                    format!("{places} {card} sur la borne {stone}."),
                )
            }
            Event::Recruited { seat } => {
                let plays = does(seat, Verb::PLAY);
                lang.pick(format!("{plays} the Recruiter."), format!("{plays} le Recruteur."))
            }
            Event::Moved { seat, by, card, from, to } => {
                let (plays, card) = (plays(seat, by), card.in_sentence(lang));
                lang.pick(
                    format!("{plays} {card} goes from stone {from} to stone {to}."),
                    format!("{plays} {card} va de la borne {from} à la borne {to}."),
                )
            }
            Event::Discarded { seat, by, card, from } => {
                let (plays, card) = (plays(seat, by), card.in_sentence(lang));
                lang.pick(
                    format!("{plays} {card} is discarded from stone {from}."),
                    format!("{plays} {card} de la borne {from} va à la défausse."),
                )
            }
            Event::Returned { seat, deck, card } => {
                let (puts, card) = (does(seat, PUT), known_or_any(*deck, *card, lang));
                lang.pick(format!("{puts} {card} under its deck."), format!("{puts} {card} sous sa pioche."))
            }
            Event::Drew { seat, deck, card } => {
                format!("{} {}.", does(seat, Verb::DRAW), known_or_any(*deck, *card, lang))
            }
            Event::Claimed { seat, stone, formation, against, proven } => {
                let against = match proven {
                    true => proof(*seat, *formation, *against, names, lang),
                    false => comparison(*formation, *against, lang),
                };
                let (takes, formation) = (does(seat, TAKE), formation.in_sentence(lang));
                lang.pick(
                    format!("{takes} stone {stone}: {formation}{against}."),
                    format!("{takes} la borne {stone} : {formation}{against}."),
                )
            }
            Event::Passed { seat } => {
                let passes = does(seat, PASS);
                lang.pick(
                    format!("{passes}: no card can be played."),
                    format!("{passes} : aucune carte n'est jouable."),
                )
            }
            Event::Left { seat, why } => why.log_line(*seat, names, lang),
            // That somebody left stands in the line before.
            Event::Won { seat, win: WinReason::Left(_) } => format!("{}.", does(seat, Verb::WIN)),
            Event::Won { seat, win } => {
                let (wins, why) = (does(seat, Verb::WIN), win.say(lang));
                lang.pick(format!("{wins}: {why}."), format!("{wins} : {why}."))
            }
        })
    }

    /// Why a finished game ended, as half a sentence after the reader's result: "5 stones to 1", to a loser "1 stone to 5".
    fn why_over(view: &View, names: &Names, lang: Lang) -> Option<String> {
        let winner = view.outcome?.winners.iter().next()?;
        let has_lost = names.is_reader(winner.other());
        Some(match view.win? {
            WinReason::Majority => score(view, if has_lost { winner.other() } else { winner }, lang),
            WinReason::Left(why) => why.story(winner.other(), names, lang),
            // "You lost: three stones" would read as if they had been lost.
            win @ WinReason::ThreeAdjacent if has_lost => {
                format!("{} {}", names.does(winner, HAVE, lang), win.say(lang))
            }
            win => win.say(lang).to_owned(),
        })
    }

    /// The end in one line: "5 stones to 1; you took stone 4 with a colour run".
    fn story(view: &View, mut newest: &mut dyn Iterator<Item = &Event>, names: &Names, lang: Lang) -> Option<String> {
        let win = view.win?;
        if matches!(win, WinReason::Left(_)) {
            return Self::why_over(view, names, lang);
        }
        let mut parts = vec![how_won(view, win, names, lang)?];
        let claim = Iterator::find_map(&mut newest, |event| match event {
            Event::Claimed { seat, stone, formation, .. } => Some((*seat, *stone, formation.kind)),
            _ => None,
        });
        if let Some((seat, stone, kind)) = claim {
            let (who, with) = (names.within(seat), kind.with(lang));
            let took = TOOK.with(&[seat], names, lang);
            parts.push(lang.pick(
                format!("{who} {took} stone {stone} with {with}"),
                format!("{who} {took} la borne {stone} avec {with}"),
            ));
        }
        Some(parts.join(lang.pick("; ", " ; ")))
    }
}

/// What a claim won against on a full side: " against three of a kind 21".
fn comparison(formation: Formation, against: Option<Formation>, lang: Lang) -> String {
    match against {
        Some(other) if other == formation => {
            lang.pick(" on both sides, full first", " des deux côtés, complet en premier").to_owned()
        }
        Some(other) => {
            lang.pick(format!(" against {}", other.in_sentence(lang)), format!(" contre {}", other.with_article(lang)))
        }
        None => String::new(),
    }
}

/// What a side that was not full could still have become: "; at best Mia could have made three of a kind (21)".
fn proof(winner: Seat, formation: Formation, best: Option<Formation>, names: &Names, lang: Lang) -> String {
    let other = winner.other();
    let could = |verb: Verb| format!("{} {}", names.within(other), verb.with(&[other], names, lang));
    match best {
        None => lang.pick(", with no answer possible", ", sans réponse possible").to_owned(),
        Some(best) if best == formation => {
            let could = could(COULD_HAVE_TIED);
            lang.pick(format!("; at best {could}, too late"), format!(" ; au mieux, {could}, trop tard"))
        }
        Some(best) => {
            let (could, best) = (could(COULD_HAVE_MADE), best.with_article(lang));
            lang.pick(format!("; at best {could} {best}"), format!(" ; au mieux, {could} {best}"))
        }
    }
}

/// The card, or any card of its deck if the reader may not know it.
fn known_or_any(deck: Deck, card: Option<Card>, lang: Lang) -> String {
    card.map_or_else(|| deck.a_card(lang).to_owned(), |card| card.in_sentence(lang))
}

/// The stones of both players, those of `first` first: "5 stones to 1".
fn score(view: &View, first: Seat, lang: Lang) -> String {
    let (own, other) = (owned(view, first), owned(view, first.other()));
    let own = lang.count(own, ["stone", "stones"], ["borne", "bornes"]);
    lang.pick(format!("{own} to {other}"), format!("{own} à {other}"))
}

fn owned(view: &View, seat: Seat) -> usize {
    view.stones.iter().filter(|stone| stone.owner == Some(seat)).count()
}

/// How the game was won: "three stones side by side, 4 to 0"; to a loser, "Bob won with three stones side by side, 4 to 0".
fn how_won(view: &View, win: WinReason, names: &Names, lang: Lang) -> Option<String> {
    let winner = view.outcome?.winners.iter().next()?;
    let numbers = match win {
        WinReason::Majority => score(view, winner, lang),
        _ => format!("{} {} {}", owned(view, winner), lang.pick("to", "à"), owned(view, winner.other())),
    };
    let wins = Some(winner).filter(|_| names.is_reader(winner.other()));
    let wins = wins.map(|winner| names.does(winner, lang.pick(Verb::WON, Verb::WIN), lang));
    Some(match (win, wins) {
        (WinReason::Majority, None) => numbers,
        (WinReason::ThreeAdjacent, Some(wins)) => {
            let with = lang.pick("with", "avec");
            format!("{wins} {with} {}, {numbers}", win.say(lang))
        }
        (WinReason::Majority, Some(wins)) => format!("{wins}, {numbers}"),
        // "Nobody could play any more, 5 to 4".
        _ => format!("{}, {numbers}", win.say(lang)),
    })
}
