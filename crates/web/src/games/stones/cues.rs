//! What each event of Border Stones looks like on the board.
//!
//! Not here: how a page plays it (the script), the sentences (`atout-stones`, `text/log.rs`).

use crate::HasCues;
use atout_core::{Beat, Cue, Lang, Mood, Seat, Viewer};
use atout_stones::{Card, Config, Deck, Event, Formation, Stone, Stones, Tactic};

const DISCARDS: &str = "discards";

impl HasCues for Stones {
    /// The moments of an event.
    fn beats(event: &Event, _config: &Config, viewer: Viewer, lang: Lang) -> Vec<Beat> {
        let played = |card: Card, seat: Seat| go(card, Some(hand(seat)), DISCARDS.to_owned());
        let moments = match event {
            Event::Placed { seat, card, stone } => vec![go(*card, Some(hand(*seat)), place(*card, *stone, *seat))],
            Event::Recruited { seat } => vec![played(Card::tactic(Tactic::Recruiter), *seat)],
            Event::Moved { seat, card, by, to, .. } => {
                vec![played(*by, *seat), go(*card, None, place(*card, *to, *seat))]
            }
            Event::Discarded { seat, card, by, .. } => vec![played(*by, *seat), go(*card, None, DISCARDS.to_owned())],
            Event::Returned { seat, deck, card } => vec![match card {
                Some(card) => go(*card, None, deck_id(*deck)),
                None => back(*deck, hand(*seat), deck_id(*deck)),
            }],
            Event::Drew { seat, deck, card } => vec![match card {
                Some(card) => go(*card, Some(deck_id(*deck)), hand(*seat)),
                None => back(*deck, deck_id(*deck), hand(*seat)),
            }],
            Event::Claimed { seat, stone, formation, against, proven } => {
                // What a side could still have become is no formation that was beaten.
                let against = against.filter(|_| !proven);
                vec![claim(*stone, *formation, against, mood(*seat, viewer), lang)]
            }
            // The sentence is enough; the end has a dialog of its own.
            Event::Passed { .. } | Event::Left { .. } | Event::Won { .. } => return vec![Beat::default()],
        };
        moments.into_iter().map(|cue| Beat::of(vec![cue])).collect()
    }
}

fn go(card: Card, from: Option<String>, to: String) -> Cue {
    Cue::Go { what: format!("card:{card}"), from, to }
}

/// A card whose face the viewer may not see.
fn back(deck: Deck, from: String, to: String) -> Cue {
    let picture = match deck {
        Deck::Clan => "stones-back.svg",
        Deck::Tactic => "stones-back-tactic.svg",
    };
    Cue::Fly { picture: picture.to_owned(), from, to }
}

fn hand(seat: Seat) -> String {
    format!("hand:{seat}")
}

fn deck_id(deck: Deck) -> String {
    format!("deck:{deck}")
}

/// Where a card lies: a fight on the stone itself, every other card on a side of it.
fn place(card: Card, stone: Stone, seat: Seat) -> String {
    match card.as_tactic() {
        Some(Tactic::MudFight | Tactic::BlindFight) => format!("stone:{stone}"),
        _ => format!("side:{stone}:{seat}"),
    }
}

/// A stone is taken, and why.
fn claim(stone: Stone, formation: Formation, against: Option<Formation>, mood: Mood, lang: Lang) -> Cue {
    let formation = formation.say(lang);
    let text = match against {
        Some(against) => format!("{formation} > {}", against.say(lang)),
        None => formation,
    };
    Cue::Note { at: format!("stone:{stone}"), text, mood }
}

fn mood(seat: Seat, viewer: Viewer) -> Mood {
    match viewer {
        Viewer::Seat(reader) if reader == seat => Mood::Good,
        Viewer::Seat(_) => Mood::Bad,
        Viewer::Spectator | Viewer::Everything => Mood::Plain,
    }
}
