//! What each event of a climb looks like on the board.
//!
//! A card flies, then its effects are seen together; each enemy acts in a beat of its own. Not here: how a page plays it (the
//! script), the sentences (`atout-spire`, `text/log.rs`).

use super::art;
use crate::HasCues;
use atout_core::{Beat, Cue, Lang, Mood, Seat, Viewer};
use atout_spire::{CardDef, Config, Counter, ENERGY, Event, Hit, Named, Spire, Tower, Who};

/// What a card does is seen at the same time.
const CARD: &str = "card";
/// What happens at the start of a turn.
const TURN: &str = "turn";
/// Coming into a room.
const ENTER: &str = "enter";
/// Entities that fall together are shown falling at the same time.
const FALL: &str = "fall";
/// What players decided together.
const CHOICE: &str = "choice";
/// Each enemy's action is a beat: neighbours have different names.
const ACTS: [&str; 8] = ["act0", "act1", "act2", "act3", "act4", "act5", "act6", "act7"];
/// The back of a card.
const BACK: &str = "spire-back.svg";

impl HasCues for Spire {
    /// The moments of an event of a climb with these cards.
    fn beats(event: &Event, config: &Config, viewer: Viewer, lang: Lang) -> Vec<Beat> {
        let tower: &Tower = &config.content;
        let one = |group: &'static str, cues: Vec<Cue>| vec![Beat::grouped(group, cues)];
        match event {
            Event::Played { seat, card, target } => played(*seat, card, target.as_ref(), tower, viewer),
            Event::Acted { who, skill } => {
                let note = note(who, skill.name.get(lang).to_owned(), Mood::Plain);
                one(group_of(who), vec![set(who, "block", 0), note])
            }
            Event::Attacked { by, target, hit } => one(group_of(by), struck(target, *hit, viewer, lang)),
            Event::Retaliated { target, hit } => one("retaliate", struck(target, *hit, viewer, lang)),
            Event::Blocked { who, n } => one(group_of(who), vec![count(who, "block", (*n).into(), lang)]),
            Event::Healed { who, n } => one(group_of(who), vec![count(who, "life", (*n).into(), lang)]),
            Event::LostLife { who, n } => one(group_of(who), vec![count(who, "life", -i64::from(*n), lang)]),
            Event::Rested { seat, n } => one(CHOICE, vec![count(&Who::Player(*seat), "life", (*n).into(), lang)]),
            Event::Raised { who, counter, n } => {
                // Nobody weakens its own side.
                let by_card = counter.is_debuff() == matches!(who, Who::Enemy(..));
                one(if by_card { CARD } else { group_of(who) }, vec![raised(who, *counter, *n, viewer, lang)])
            }
            Event::Cleansed { who } => {
                one(group_of(who), vec![note(who, lang.pick("cleansed", "malus retirés").to_owned(), Mood::Plain)])
            }
            Event::Became { who, element } => {
                one(group_of(who), vec![note(who, element.name().get(lang).to_owned(), Mood::Plain)])
            }
            Event::Energised { seat, n } => one(CARD, vec![count(&Who::Player(*seat), "energy", (*n).into(), lang)]),
            Event::Changed { who, phase } => {
                one("change", vec![note(who, format!("{} {phase}", lang.pick("Phase", "Phase")), Mood::Plain)])
            }
            Event::Died { who } => one(FALL, vec![Cue::Leave { what: entity(who) }]),
            Event::Appeared { who, .. } => one(ENTER, vec![Cue::Come { what: entity(who), at: "arena".to_owned() }]),
            Event::TurnOf { seat } => {
                let who = Who::Player(*seat);
                one(TURN, vec![set(&who, "block", 0), set(&who, "energy", ENERGY.into())])
            }
            Event::Drew { seat, .. } | Event::DrewHidden { seat, .. } => {
                one(TURN, vec![pile(*seat, PilePlace::Draw, PilePlace::Hand, viewer)])
            }
            Event::Discarded { seat, .. } => {
                one("discard", vec![pile(*seat, PilePlace::Hand, PilePlace::Discard, viewer)])
            }
            Event::Reshuffled { seat } => {
                one("shuffle", vec![pile(*seat, PilePlace::Discard, PilePlace::Draw, viewer)])
            }
            Event::Took { seat, card, .. } => {
                let picture = picture(card, tower);
                one(CHOICE, vec![Cue::Fly { picture, from: "offer".to_owned(), to: player(*seat) }])
            }
            Event::Revived { seat } => one(CHOICE, vec![count(&Who::Player(*seat), "life", 1, lang)]),
            Event::Turn { .. } => one(TURN, Vec::new()),
            Event::Entered { .. } | Event::Floor { .. } | Event::Scene { .. } | Event::Tie { .. } => {
                one(ENTER, Vec::new())
            }
            Event::Began { .. }
            | Event::Skipped { .. }
            | Event::Meditated { .. }
            | Event::Chose { .. }
            | Event::Removed { .. }
            | Event::Copied { .. }
            | Event::Turned { .. }
            | Event::MaxLife { .. }
            | Event::Stats { .. }
            | Event::NextFight { .. }
            | Event::NextFoes { .. }
            | Event::Left { .. }
            | Event::WonFight => one(CHOICE, Vec::new()),
            // The board shows intents and offers, and the end has a dialog.
            Event::Intends { .. } | Event::Offered { .. } | Event::Over { .. } => Vec::new(),
        }
    }
}

fn player(seat: Seat) -> String {
    format!("entity:{seat}")
}

fn id(who: &Who) -> u8 {
    match who {
        Who::Player(seat) => seat.index() as u8,
        Who::Enemy(id, ..) => *id,
    }
}

fn entity(who: &Who) -> String {
    format!("entity:{}", id(who))
}

/// What players do is seen together, and so is what one enemy does.
fn group_of(who: &Who) -> &'static str {
    match who {
        Who::Player(_) => CARD,
        Who::Enemy(id, ..) => ACTS[usize::from(*id) % ACTS.len()],
    }
}

fn note(who: &Who, text: String, mood: Mood) -> Cue {
    Cue::Note { at: entity(who), text, mood }
}

fn unit(what: &str, lang: Lang) -> String {
    let word = match what {
        "life" => lang.pick("life", "vie"),
        "block" => lang.pick("block", "blocage"),
        _ => lang.pick("energy", "énergie"),
    };
    word.to_owned()
}

/// A number changes.
fn count(who: &Who, what: &str, by: i64, lang: Lang) -> Cue {
    Cue::Count { at: entity(who), what: format!("{what}:{}", id(who)), by, now: None, unit: unit(what, lang) }
}

/// A number is set without a word.
fn set(who: &Who, what: &str, now: i64) -> Cue {
    let what = format!("{what}:{}", id(who));
    Cue::Count { at: entity(who), what, by: 0, now: Some(now), unit: String::new() }
}

/// How good news for somebody is for the reader: players are one side.
fn mood(is_good: bool, who: &Who, viewer: Viewer) -> Mood {
    if !matches!(viewer, Viewer::Seat(_)) {
        return Mood::Plain;
    }
    if is_good == matches!(who, Who::Player(_)) { Mood::Good } else { Mood::Bad }
}

fn struck(target: &Who, hit: Hit, viewer: Viewer, lang: Lang) -> Vec<Cue> {
    let Hit { evaded, blocked, lost } = hit;
    if evaded {
        return vec![note(target, lang.pick("evaded", "esquivé").to_owned(), mood(true, target, viewer))];
    }
    let mut cues = Vec::new();
    if blocked > 0 {
        cues.push(count(target, "block", -i64::from(blocked), lang));
    }
    if lost > 0 || blocked == 0 {
        cues.push(count(target, "life", -i64::from(lost), lang));
    }
    cues
}

fn raised(who: &Who, counter: Counter, n: u8, viewer: Viewer, lang: Lang) -> Cue {
    note(who, counter.with_number(counter.turns_felt(n, who), lang), mood(!counter.is_debuff(), who, viewer))
}

/// Places of a player's cards.
#[derive(Clone, Copy)]
enum PilePlace {
    Draw,
    Hand,
    Discard,
}

impl PilePlace {
    /// Below the board for the reader's own cards, beside the player for others.
    fn place(self, seat: Seat, viewer: Viewer) -> String {
        let is_own = viewer == Viewer::Seat(seat);
        match self {
            PilePlace::Draw if is_own => "draw".to_owned(),
            PilePlace::Hand if is_own => "hand".to_owned(),
            PilePlace::Discard if is_own => "discard".to_owned(),
            PilePlace::Draw => format!("draw:{seat}"),
            PilePlace::Hand => player(seat),
            PilePlace::Discard => format!("discard:{seat}"),
        }
    }
}

fn pile(seat: Seat, from: PilePlace, to: PilePlace, viewer: Viewer) -> Cue {
    Cue::Fly { picture: BACK.to_owned(), from: from.place(seat, viewer), to: to.place(seat, viewer) }
}

/// Events name cards by id.
fn def<'a>(card: &Named, tower: &'a Tower) -> Option<&'a CardDef> {
    tower.card_by_id(&card.id).map(|card| tower.card(card))
}

fn picture(card: &Named, tower: &Tower) -> String {
    def(card, tower).map_or_else(|| BACK.to_owned(), |def| art::card_file(def, def.element))
}

/// The card flies to its target, or rises from the player.
fn played(seat: Seat, card: &Named, target: Option<&Who>, tower: &Tower, viewer: Viewer) -> Vec<Beat> {
    let who = Who::Player(seat);
    let to = target.map_or_else(|| entity(&who), entity);
    let mut cues = vec![Cue::Fly { picture: picture(card, tower), from: PilePlace::Hand.place(seat, viewer), to }];
    if let Some(def) = def(card, tower).filter(|def| def.cost > 0) {
        // Its own place: the number falls without a word.
        let what = format!("energy:{seat}");
        cues.push(Cue::Count { at: what.clone(), what, by: -i64::from(def.cost), now: None, unit: String::new() });
    }
    vec![Beat::of(cues)]
}
