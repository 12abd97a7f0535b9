//! What each event of Kitty Wonderland looks like on the board.
//!
//! Not here: how a page plays it (the script), the sentences (`atout-kitty`, `text/log.rs`).

use super::art;
use crate::HasCues;
use atout_core::{Beat, Cue, Lang, Mood, Seat, Viewer};
use atout_kitty::{Card, Cell, Config, EffectResult, Entity, Event, Kitty, Struck};

/// All who walk do so at the same time.
const WALK: &str = "walk";
const FRIENDS_WALK: &str = "friends walk";
/// Who falls in the same purge falls at the same time.
const FALL: &str = "fall";

impl HasCues for Kitty {
    /// The moments of an event.
    fn beats(event: &Event, _config: &Config, viewer: Viewer, lang: Lang) -> Vec<Beat> {
        match event {
            Event::Walked { seat, to, .. } => vec![Beat::grouped(WALK, vec![walk(Entity::player(*seat), *to)])],
            Event::Clashed { seats, cell } => {
                let text = lang.pick("taken twice", "choisie deux fois").to_owned();
                let mood = if seats.iter().any(|seat| viewer == Viewer::Seat(seat)) { Mood::Bad } else { Mood::Plain };
                vec![Beat::grouped(WALK, vec![Cue::Note { at: cell_id(*cell), text, mood }])]
            }
            Event::FriendWalked { friend, to, .. } => vec![Beat::grouped(FRIENDS_WALK, vec![walk(*friend, *to)])],
            Event::Played { by, card, target, results } => played(*by, *card, *target, results, lang),
            Event::Drew { seat, card: Some(card), .. } if viewer == Viewer::Seat(*seat) => vec![drawn(*seat, *card)],
            Event::Vanished { friend, .. } => vec![Beat::grouped(FALL, vec![Cue::Leave { what: entity_id(*friend) }])],
            Event::Fell { seat, .. } => {
                vec![Beat::grouped(FALL, vec![Cue::Leave { what: entity_id(Entity::player(*seat)) }])]
            }
            Event::Picked { .. } => vec![Beat::grouped("pick", Vec::new())],
            Event::Storm { struck } => {
                let lost = |one: &Struck| life(Entity::player(one.seat), -i32::from(one.lost), one.now, lang);
                vec![Beat::of(struck.iter().map(lost).collect())]
            }
            Event::Redealt { .. } | Event::Passed { .. } => vec![Beat::grouped("pass", Vec::new())],
            // Turns are counted on the board, staying and other players' draws show nothing, and the end has a dialog.
            Event::Turn { .. } | Event::Stayed { .. } | Event::Drew { .. } | Event::Ended { .. } => Vec::new(),
        }
    }
}

fn entity_id(entity: Entity) -> String {
    format!("entity:{entity}")
}

fn cell_id(cell: Cell) -> String {
    format!("cell:{cell}")
}

fn walk(who: Entity, to: Cell) -> Cue {
    Cue::Go { what: entity_id(who), from: None, to: cell_id(to) }
}

fn drawn(seat: Seat, card: Card) -> Beat {
    let from = entity_id(Entity::player(seat));
    Beat::of(vec![Cue::Fly { picture: art::card_file(card), from, to: "hand".to_owned() }])
}

/// The card flies to its target, then its effects are seen.
fn played(by: Entity, card: Card, target: Option<Entity>, results: &[EffectResult], lang: Lang) -> Vec<Beat> {
    let to = entity_id(target.unwrap_or(by));
    let flies = Cue::Fly { picture: art::card_file(card), from: entity_id(by), to };
    let effects: Vec<Cue> = results.iter().filter_map(|result| effect(*result, lang)).collect();
    let mut beats = vec![Beat::of(vec![flies])];
    if !effects.is_empty() {
        beats.push(Beat::of(effects));
    }
    beats
}

fn life(who: Entity, by: i32, now: i32, lang: Lang) -> Cue {
    let (what, unit) = (format!("life:{who}"), lang.pick("life", "vie").to_owned());
    Cue::Count { at: entity_id(who), what, by: by.into(), now: Some(now.max(0).into()), unit }
}

fn generation(who: Entity, by: i32, now: u32, lang: Lang) -> Cue {
    let (what, unit) = (format!("generation:{who}"), lang.pick("mana a turn", "mana par tour").to_owned());
    Cue::Count { at: entity_id(who), what, by: by.into(), now: Some(now.into()), unit }
}

fn effect(result: EffectResult, lang: Lang) -> Option<Cue> {
    Some(match result {
        EffectResult::Life { who, by, now } => life(who, by, now, lang),
        EffectResult::Generation { who, by, now } => generation(who, by, now, lang),
        EffectResult::Friend { friend, cell, .. } => Cue::Come { what: entity_id(friend), at: cell_id(cell) },
        EffectResult::Caramel { cell } => Cue::Come { what: format!("caramel:{cell}"), at: cell_id(cell) },
        // A doomed player falls at the end of the turn.
        EffectResult::Doomed { .. } | EffectResult::Nothing => return None,
    })
}
