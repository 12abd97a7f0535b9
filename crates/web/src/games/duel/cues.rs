//! What each event of a duel looks like on the board: cards fly to the stack, creatures come and fall, numbers change.
//!
//! Not here: how a page plays it (the script), the sentences (`atout-duel`, `text/log.rs`).

use super::art;
use crate::HasCues;
use atout_core::{Beat, Cue, Lang, Mood, Seat, Viewer};
use atout_duel::{Aimed, CardType, Config, Duel, Event, Piece, Pool, Shown, Slot};

/// The back of a card.
const BACK: &str = "duel-back.svg";
/// What is dealt at the same moment is seen together.
const DAMAGE: &str = "damage";
/// What dies together falls at the same time.
const FALL: &str = "fall";
/// What comes together.
const ENTER: &str = "enter";

impl HasCues for Duel {
    /// The moments of an event of a duel with these cards.
    fn beats(event: &Event, config: &Config, viewer: Viewer, lang: Lang) -> Vec<Beat> {
        let pool: &Pool = &config.content;
        let alone = |cues: Vec<Cue>| vec![Beat::of(cues)];
        let one = |group: &'static str, cues: Vec<Cue>| vec![Beat::grouped(group, cues)];
        match event {
            Event::Cast { seat, card, targets, .. } => cast(*seat, card, targets, pool, viewer, lang),
            Event::Ability { seat, card, slot, targets, .. } => {
                let from = slot.map_or_else(|| STACK.to_owned(), permanent);
                let held_up =
                    (!targets.is_empty()).then(|| held_up(*seat, card, targets, pool, viewer, lang)).flatten();
                held_up.into_iter().chain(aimed(flights(card, &from, targets, pool))).collect()
            }
            Event::PlayedLand { slot, seat, .. } => {
                one(ENTER, vec![Cue::Come { what: permanent(*slot), at: format!("lands{}", seat.index()) }])
            }
            Event::Entered { slot, seat, .. } => {
                one(ENTER, vec![Cue::Come { what: permanent(*slot), at: format!("creatures{}", seat.index()) }])
            }
            Event::Drew { seat, .. } => {
                one("draw", vec![fly(BACK, &format!("library:{}", seat.index()), &hand(*seat))])
            }
            Event::Discarded { seat, card } => {
                one("discard", vec![fly(&picture(card, pool), &hand(*seat), &format!("graveyard:{}", seat.index()))])
            }
            Event::Milled { seat, cards } => {
                let to = format!("graveyard:{}", seat.index());
                let flight = |card: &Shown| fly(&picture(card, pool), &format!("library:{}", seat.index()), &to);
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

/// Events name cards by id.
fn picture(card: &Shown, pool: &Pool) -> String {
    pool.find(&card.id).map_or_else(|| BACK.to_owned(), |card| art::picture_name(pool, card))
}

/// The card flies to the stack, then to what it is aimed at. A creature is seen when it comes; anything else that an
/// opponent casts is held up before.
fn cast(seat: Seat, card: &Shown, targets: &[Aimed], pool: &Pool, viewer: Viewer, lang: Lang) -> Vec<Beat> {
    let is_creature = |card: u16| pool.cards[usize::from(card)].entry.card_type == CardType::Creature;
    let is_seen_later = targets.is_empty() && pool.find(&card.id).is_some_and(is_creature);
    let held_up = (!is_seen_later).then(|| held_up(seat, card, targets, pool, viewer, lang)).flatten();
    let first = Beat::of(vec![fly(&picture(card, pool), &hand(seat), STACK)]);
    [first].into_iter().chain(held_up).chain(aimed(flights(card, STACK, targets, pool))).collect()
}

/// What somebody else than the viewer plays, with what it is aimed at.
fn held_up(seat: Seat, card: &Shown, targets: &[Aimed], pool: &Pool, viewer: Viewer, lang: Lang) -> Option<Beat> {
    let name = |aimed: &Aimed| match aimed {
        Aimed::Player(seat) => (viewer == Viewer::Seat(*seat)).then(|| lang.pick("you", "vous").to_owned()),
        Aimed::Permanent(Piece { card, .. }) | Aimed::Spell(card) | Aimed::Card(card, _) => {
            Some(card.name.get(lang).to_owned())
        }
    };
    let aims: Vec<String> = targets.iter().filter_map(name).collect();
    let arrow = if aims.is_empty() { "" } else { " → " };
    let text = format!("{}{arrow}{}", card.name.get(lang), aims.join(", "));
    let cue = Cue::Present { at: STACK.to_owned(), picture: picture(card, pool), text };
    (viewer != Viewer::Seat(seat)).then(|| Beat::of(vec![cue]))
}

/// The flights to what is aimed at; no moment at all if nothing is.
fn aimed(flights: Vec<Cue>) -> Option<Beat> {
    (!flights.is_empty()).then(|| Beat::of(flights))
}

fn flights(card: &Shown, from: &str, targets: &[Aimed], pool: &Pool) -> Vec<Cue> {
    let to = |aimed: &Aimed| match aimed {
        Aimed::Player(seat) => Some(format!("player:{}", seat.index())),
        Aimed::Permanent(piece) => Some(permanent(piece.slot)),
        Aimed::Spell(_) | Aimed::Card(..) => None,
    };
    targets.iter().filter_map(to).map(|to| fly(&picture(card, pool), from, &to)).collect()
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
