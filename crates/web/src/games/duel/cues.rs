//! What each event of a duel looks like on the board: cards fly to the stack, creatures come and fall, numbers change.
//!
//! Not here: how a page plays it (the script), the sentences (`atout-duel`, `text/log.rs`).

use super::art;
use atout_core::{Beat, ContentRef, Cue, Lang, Mood, Seat};
use atout_duel::{Aimed, Event, Piece, Pool, Shown, Slot};

/// The back of a card.
const BACK: &str = "duel-back.svg";
/// What is dealt at the same moment is seen together.
const DAMAGE: &str = "damage";
/// What dies together falls at the same time.
const FALL: &str = "fall";
/// What comes together.
const ENTER: &str = "enter";

/// The moments of an event.
pub(super) fn beats(event: &Event, lang: Lang) -> Vec<Beat> {
    let alone = |cues: Vec<Cue>| vec![Beat::of(cues)];
    let one = |group: &'static str, cues: Vec<Cue>| vec![Beat::grouped(group, cues)];
    match event {
        Event::Cast { seat, card, targets, .. } => cast(*seat, card, targets),
        Event::Ability { card, slot, targets, .. } => {
            let from = slot.map_or_else(|| STACK.to_owned(), permanent);
            alone(flights(card, &from, targets))
        }
        Event::PlayedLand { slot, seat, .. } => {
            one(ENTER, vec![Cue::Come { what: permanent(*slot), at: format!("lands{}", seat.index()) }])
        }
        Event::Entered { slot, seat, .. } => {
            one(ENTER, vec![Cue::Come { what: permanent(*slot), at: format!("creatures{}", seat.index()) }])
        }
        Event::Drew { seat, .. } => one("draw", vec![fly(BACK, &format!("library:{}", seat.index()), &hand(*seat))]),
        Event::Discarded { seat, card } => {
            one("discard", vec![fly(&picture(card), &hand(*seat), &format!("graveyard:{}", seat.index()))])
        }
        Event::Milled { seat, cards } => {
            let to = format!("graveyard:{}", seat.index());
            let flight = |card: &Shown| fly(&picture(card), &format!("library:{}", seat.index()), &to);
            one("mill", cards.iter().take(3).map(flight).collect())
        }
        Event::Died { slot, .. }
        | Event::Sacrificed { slot, .. }
        | Event::Returned { slot, .. }
        | Event::PutAway { slot, .. } => one(FALL, vec![Cue::Leave { what: permanent(*slot) }]),
        Event::Exiled { slot, .. } => {
            one(FALL, slot.iter().map(|slot| Cue::Leave { what: permanent(*slot) }).collect())
        }
        Event::Damaged { to, n, .. } => one(DAMAGE, damaged(to, *n, lang)),
        Event::Life { seat, by } => alone(vec![life(*seat, (*by).into(), lang)]),
        Event::Attacked { attackers, .. } => one(
            "attack",
            attackers.iter().map(|piece| said(piece, lang.pick("attacks", "attaque"), Mood::Plain)).collect(),
        ),
        Event::Blocked { blocks, .. } => one(
            "block",
            blocks.iter().map(|(piece, _)| said(piece, lang.pick("blocks", "bloque"), Mood::Plain)).collect(),
        ),
        Event::Countered { card } => alone(vec![note(
            STACK,
            lang.pick(
                format!("{} is countered", card.name.get(lang)),
                format!("{} est contrecarré", card.name.get(lang)),
            ),
            Mood::Bad,
        )]),
        Event::Fizzled { card, .. } => alone(vec![note(
            STACK,
            lang.pick(
                format!("{} has no target left", card.name.get(lang)),
                format!("{} n’a plus de cible", card.name.get(lang)),
            ),
            Mood::Plain,
        )]),
        // Keywords and the like change no numbers.
        Event::Changed { force: 0, endurance: 0, .. } => Vec::new(),
        Event::Changed { piece, force, endurance } => {
            let mood = if *force + *endurance < 0 { Mood::Bad } else { Mood::Good };
            one("change", vec![said(piece, &format!("{force:+}/{endurance:+}"), mood)])
        }
        Event::Counters { piece, n } => {
            one("change", vec![said(piece, &format!("{n:+}"), if *n < 0 { Mood::Bad } else { Mood::Good })])
        }
        Event::Tapped { piece } => one("change", vec![said(piece, lang.pick("tapped", "s’engage"), Mood::Plain)]),
        Event::Controls { piece, .. } => {
            alone(vec![said(piece, lang.pick("changes sides", "change de camp"), Mood::Plain)])
        }
        Event::Turn { .. } => one("turn", Vec::new()),
        Event::Began { .. }
        | Event::Brought { .. }
        | Event::Kept { .. }
        | Event::Mulliganed { .. }
        | Event::NothingToDraw { .. }
        | Event::TappedForMana { .. }
        | Event::Resolved { .. }
        | Event::PaidAgain { .. }
        | Event::Regained { .. }
        | Event::Untapped { .. }
        | Event::Chose { .. }
        | Event::Found { .. }
        | Event::Shuffled { .. }
        | Event::Left { .. }
        | Event::Over { .. } => Vec::new(),
    }
}

const STACK: &str = "stack";

fn permanent(slot: impl std::borrow::Borrow<Slot>) -> String {
    format!("permanent:{}", slot.borrow())
}

fn hand(seat: Seat) -> String {
    format!("hand:{}", seat.index())
}

fn fly(picture: &str, from: &str, to: &str) -> Cue {
    Cue::Fly { picture: picture.to_owned(), from: from.to_owned(), to: to.to_owned() }
}

/// The built-in content: events name cards by id, and a page knows no other content here.
fn picture(card: &Shown) -> String {
    let pool = ContentRef::<Pool>::current().get();
    pool.find(&card.id).map_or_else(|| BACK.to_owned(), |card| art::picture_name(pool, card))
}

/// The card flies to the stack, then to what it is aimed at.
fn cast(seat: Seat, card: &Shown, targets: &[Aimed]) -> Vec<Beat> {
    vec![Beat::of(vec![fly(&picture(card), &hand(seat), STACK)]), Beat::of(flights(card, STACK, targets))]
}

fn flights(card: &Shown, from: &str, targets: &[Aimed]) -> Vec<Cue> {
    let to = |aimed: &Aimed| match aimed {
        Aimed::Player(seat) => Some(format!("player:{}", seat.index())),
        Aimed::Permanent(piece) => Some(permanent(piece.slot)),
        Aimed::Spell(_) | Aimed::Card(..) => None,
    };
    targets.iter().filter_map(to).map(|to| fly(&picture(card), from, &to)).collect()
}

fn damaged(to: &Aimed, n: i16, lang: Lang) -> Vec<Cue> {
    match to {
        Aimed::Player(seat) => vec![life(*seat, -i64::from(n), lang)],
        Aimed::Permanent(piece) => vec![said(piece, &format!("−{n}"), Mood::Bad)],
        Aimed::Spell(_) | Aimed::Card(..) => Vec::new(),
    }
}

fn life(seat: Seat, by: i64, lang: Lang) -> Cue {
    Cue::Count {
        at: format!("player:{}", seat.index()),
        what: format!("life:{}", seat.index()),
        by,
        now: None,
        unit: lang.pick("life", "PV").to_owned(),
    }
}

fn said(piece: &Piece, text: &str, mood: Mood) -> Cue {
    note(&permanent(piece.slot), text.to_owned(), mood)
}

fn note(at: &str, text: String, mood: Mood) -> Cue {
    Cue::Note { at: at.to_owned(), text, mood }
}
