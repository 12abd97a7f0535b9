//! A climb to read afterwards, in sentences: the way, the cards taken, the fights, the end.

use super::nouns::cards;
use crate::history::{Cause, Climber, End, History, Visit, history};
use crate::{Event, Named};
use atout_core::{Chapter, Departure, Lang, Names, Seat, de};

/// The chapters of a climb.
pub(crate) fn chronicle<'a>(events: impl Iterator<Item = &'a Event>, names: &Names, lang: Lang) -> Vec<Chapter> {
    let history = history(events);
    let chapter = |title: &str, lines: Vec<String>| Chapter { title: title.to_owned(), lines };
    let chapters = [
        chapter(lang.pick("The way", "Le chemin"), way(&history, lang)),
        chapter(lang.pick("Cards taken", "Cartes prises"), taken(&history, names, lang)),
        chapter(lang.pick("Fights", "Combats"), fights(&history, names, lang)),
        chapter(lang.pick("The end", "La fin"), end(&history, names, lang)),
    ];
    chapters.into_iter().filter(|chapter| !chapter.lines.is_empty()).collect()
}

/// "Floor 1, fire: enemies – event (The Well) – rest".
fn way(history: &History, lang: Lang) -> Vec<String> {
    let floors = history.visits.chunk_by(|one, next| one.floor == next.floor);
    let line = |visits: &[Visit]| {
        let rooms: Vec<String> = visits.iter().map(|visit| room(visit, lang)).collect();
        let (floor, element) = (visits[0].floor, visits[0].floor_element.name().get(lang));
        let head = lang.pick(format!("Floor {floor}, {element}"), format!("Étage {floor}, {element}"));
        format!("{head}{} {}", lang.colon(), rooms.join(" – "))
    };
    floors.map(line).collect()
}

fn room(visit: &Visit, lang: Lang) -> String {
    let kind = visit.kind.name().get(lang);
    match &visit.scene {
        Some(scene) => format!("{kind} ({})", scene.name.get(lang)),
        None => kind.to_owned(),
    }
}

/// "You (fire): 2 cards. Spark, Ember for Ash".
fn taken(history: &History, names: &Names, lang: Lang) -> Vec<String> {
    let card = |(card, removed): &(Named, Option<Named>)| {
        let card = card.name.get(lang);
        match removed {
            None => card.to_owned(),
            Some(removed) => {
                let removed = removed.name.get(lang);
                lang.pick(format!("{card} (for {removed})"), format!("{card} (à la place {})", de(removed)))
            }
        }
    };
    let line = |(seat, climber): (Seat, &Climber)| {
        let all: Vec<String> = climber.taken.iter().map(card).collect();
        let list = if all.is_empty() { String::new() } else { format!(". {}", all.join(", ")) };
        let element = climber.element.map_or_else(String::new, |element| format!(" ({})", element.name().get(lang)));
        format!("{}{element}{} {}{list}", names.of(seat), lang.colon(), cards(all.len(), lang))
    };
    Seat::all(history.players.len()).zip(&history.players).map(line).collect()
}

/// "Floor 1, room 2, Cinder Imp and Ash Rat: 3 turns, 24 damage done, 7 life lost".
fn fights(history: &History, names: &Names, lang: Lang) -> Vec<String> {
    let line = |visit: &Visit| {
        let turns = lang.count(visit.turns.into(), ["turn", "turns"], ["tour", "tours"]);
        let (dealt, lost) = (shared(visit.dealt, history, names), shared(visit.lost, history, names));
        let what = lang.pick(
            format!("{turns}, {dealt} damage done, {lost} life lost"),
            format!("{turns}, {dealt} dégâts infligés, {lost} points de vie perdus"),
        );
        format!("{}, {}{} {what}", Lang::capital(&place(visit, lang)), enemies(visit, lang), lang.colon())
    };
    history.visits.iter().filter(|visit| visit.is_fight()).map(line).collect()
}

/// "Cinder Imp and 2 × Ash Rat".
fn enemies(visit: &Visit, lang: Lang) -> String {
    let mut counted: Vec<(&str, u8)> = Vec::new();
    for name in visit.enemies.iter().map(|enemy| enemy.name.get(lang)) {
        match counted.iter_mut().find(|(known, _)| *known == name) {
            Some((_, n)) => *n += 1,
            None => counted.push((name, 1)),
        }
    }
    let told = |(name, n): &(&str, u8)| if *n > 1 { format!("{n}\u{a0}×\u{a0}{name}") } else { (*name).to_owned() };
    lang.list(&counted.iter().map(told).collect::<Vec<_>>())
}

/// "24", or "24 (Ada 14, Bo 10)" where two climb.
fn shared(by_seat: [u32; 2], history: &History, names: &Names) -> String {
    let total: u32 = by_seat.iter().sum();
    if history.players.len() < 2 {
        return total.to_string();
    }
    let each: Vec<String> = Seat::all(2).zip(by_seat).map(|(seat, n)| format!("{} {n}", names.of(seat))).collect();
    format!("{total} ({})", each.join(", "))
}

fn place(visit: &Visit, lang: Lang) -> String {
    let (floor, room) = (visit.floor, visit.room);
    lang.pick(format!("floor {floor}, room {room}"), format!("étage {floor}, salle {room}"))
}

fn end(history: &History, names: &Names, lang: Lang) -> Vec<String> {
    let ended = Seat::all(history.players.len()).zip(&history.players);
    let ended = ended.filter_map(|(seat, climber)| Some((seat, climber.end.as_ref()?)));
    let mut lines: Vec<String> = ended.map(|(seat, end)| ended_line(seat, end, history, names, lang)).collect();
    if history.won == Some(true) {
        lines.insert(0, lang.pick("The last boss has fallen.", "Le dernier boss est tombé.").to_owned());
    }
    lines
}

/// "You: killed by Cinder Imp (Flame Bite), floor 2, room 5".
fn ended_line(seat: Seat, end: &End, history: &History, names: &Names, lang: Lang) -> String {
    let what = cause(&end.cause, lang);
    let place = end.visit.map_or_else(String::new, |visit| format!(", {}", place(&history.visits[visit], lang)));
    format!("{}{} {what}{place}", names.of(seat), lang.colon())
}

fn cause(cause: &Cause, lang: Lang) -> String {
    match cause {
        Cause::Enemy(enemy, skill) => {
            let by = enemy.name.get(lang);
            let skill = skill.as_ref().map_or_else(String::new, |skill| format!(" ({})", skill.name.get(lang)));
            lang.pick(format!("killed by {by}{skill}"), format!("coup fatal {}{skill}", de(by)))
        }
        Cause::Retaliation(enemy) => {
            let by = enemy.name.get(lang);
            lang.pick(format!("killed when {by} struck back"), format!("riposte fatale {}", de(by)))
        }
        Cause::OwnCard(card) => {
            let card = card.name.get(lang);
            lang.pick(format!("killed by the price of {card}"), format!("vie épuisée par le prix {}", de(card)))
        }
        Cause::Exhaustion => {
            lang.pick("worn out by a fight that lasted too long", "combat trop long, forces épuisées").to_owned()
        }
        Cause::Left(why) => left(*why, lang).to_owned(),
    }
}

fn left(why: Departure, lang: Lang) -> &'static str {
    match why {
        Departure::Resigned => lang.pick("gave the climb up", "abandon"),
        Departure::Clock => lang.pick("ran out of time", "temps écoulé"),
        Departure::Abandoned => lang.pick("left and did not come back", "départ sans retour"),
    }
}
