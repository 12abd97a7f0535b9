//! The log: one line for every event that is worth one.
//!
//! Who stays, and which card others draw, is not: nothing is to be learnt from it.

use crate::words::{called, colon, life_change, list, owned, sentence};
use crate::{Effect, End, Entity, Event, Leave, Upshot};
use atout_core::{Lang, Names, SeatSet, Text};

pub(crate) fn log_line(event: &Event, names: &Names, lang: Lang) -> Option<String> {
    Some(match event {
        Event::Stayed { .. } => return None,
        Event::Drew { card: None, shuffled: false, .. } => return None,
        Event::Picked { seat, class } => {
            let (who, class) = (names.of(*seat), class.nature().name.get(lang));
            lang.pick(format!("{who} plays as {class}."), format!("{who} joue en classe {class}."))
        }
        Event::Turn { turn } => lang.pick(format!("Turn {turn}"), format!("Tour {turn}")),
        Event::Walked { seat, to, .. } => {
            let who = names.of(*seat);
            lang.pick(format!("{who} walks to {to}."), format!("{who} va en {to}."))
        }
        Event::Clashed { seats, cell } => clashed(*seats, &cell.to_string(), names, lang),
        Event::Redealt { seat, dealt } => {
            let (who, hand) = (names.of(*seat), dealt.as_ref().map_or_else(String::new, |cards| hand(cards, lang)));
            lang.pick(
                format!("{who} can play no card and gets a new hand{hand}."),
                format!("{who} ne peut jouer aucune carte et reçoit une nouvelle main{hand}."),
            )
        }
        Event::Passed { seat } => {
            let who = names.of(*seat);
            lang.pick(format!("{who} plays no card."), format!("{who} ne joue pas de carte."))
        }
        Event::Played { .. } => played(event, names, lang)?,
        Event::Drew { seat, card, shuffled } => {
            let who = names.of(*seat);
            let shuffles = lang.pick("reshuffles the memento", "remélange le mémento");
            let draws = card.map(|card| {
                let card = card.face().name.get(lang);
                lang.pick(format!("draws {card}"), format!("pioche {card}"))
            });
            let did: Vec<String> = shuffled.then(|| shuffles.to_owned()).into_iter().chain(draws).collect();
            format!("{who} {}.", list(&did, lang))
        }
        Event::FriendWalked { friend, to, .. } => {
            let who = sentence(&called(*friend, names, lang));
            lang.pick(format!("{who} walks to {to}."), format!("{who} va en {to}."))
        }
        Event::Vanished { friend, why } => {
            let (who, why) = (sentence(&called(*friend, names, lang)), leave(*why).get(lang));
            format!("{who} {why}.")
        }
        Event::Fell { seat, cause, cell } => {
            let (who, why) = (names.of(*seat), cause.say(names, lang));
            lang.pick(format!("{who} falls on {cell}: {why}."), format!("{who} tombe en {cell}\u{a0}: {why}."))
        }
        Event::Ended { end, winners } => ended(*end, *winners, names, lang),
    })
}

fn clashed(seats: SeatSet, cell: &str, names: &Names, lang: Lang) -> String {
    let who = list(&seats.iter().map(|seat| names.of(seat)).collect::<Vec<_>>(), lang);
    match seats.len() {
        2 => lang.pick(
            format!("{who} both wanted {cell}: both stay."),
            format!("{who} voulaient aller en {cell}\u{a0}: chacun reste sur place."),
        ),
        _ => lang.pick(
            format!("{who} all wanted {cell}: all stay."),
            format!("{who} voulaient aller en {cell}\u{a0}: chacun reste sur place."),
        ),
    }
}

fn hand(cards: &[crate::Card], lang: Lang) -> String {
    let cards: Vec<&str> = cards.iter().map(|card| card.face().name.get(lang)).collect();
    format!("{}{}", colon(lang), cards.join(", "))
}

fn leave(why: Leave) -> Text {
    match why {
        Leave::Killed => Text::new("is killed", "est mis hors jeu"),
        Leave::Old => Text::new("vanishes: its time is over", "disparaît\u{a0}: son temps est passé"),
        Leave::Aimless => Text::new("vanishes: its target is no more", "disparaît\u{a0}: sa cible n’est plus"),
    }
}

fn played(event: &Event, names: &Names, lang: Lang) -> Option<String> {
    let Event::Played { by, card, target, upshots } = event else { return None };
    let who = sentence(&called(*by, names, lang));
    let face = card.face();
    let name = face.name.get(lang);
    let on = match face.effects.contains(&Effect::Friend) {
        true => lang.pick("against", "contre"),
        false => lang.pick("on", "sur"),
    };
    let at = target.map_or_else(String::new, |target| format!(" {on} {}", called(target, names, lang)));
    let told: Vec<String> = upshots.iter().map(|one| upshot(*by, *target, *one, names, lang)).collect();
    let (plays, colon, told) = (lang.pick("plays", "joue"), colon(lang), told.join(", "));
    Some(format!("{who} {plays} {name}{at}{colon}{told}."))
}

/// What became of a card. Life is the target's, or the caster's where the card has none, unless it says whose.
fn upshot(by: Entity, target: Option<Entity>, upshot: Upshot, names: &Names, lang: Lang) -> String {
    match upshot {
        Upshot::Life { who, by: more, now } => {
            let change = life_change(more, now, lang);
            let obvious = who == target.unwrap_or(by);
            if obvious { change } else { format!("{}{}{change}", called(who, names, lang), colon(lang)) }
        }
        Upshot::Generation { who, by, now } => {
            let whose = owned(&called(who, names, lang), Text::new("generation", "la génération"), lang);
            match by {
                0 => lang.pick(format!("{whose} stays at {now}"), format!("{whose} reste à {now}")),
                1.. => lang.pick(format!("{whose} rises to {now}"), format!("{whose} monte à {now}")),
                _ => lang.pick(format!("{whose} falls to {now}"), format!("{whose} descend à {now}")),
            }
        }
        Upshot::Friend { friend, cell, card } => {
            let card = card.face().name.get(lang);
            lang.pick(
                format!("friend {friend} comes to {cell} with {card}"),
                format!("l’ami {friend} arrive en {cell} avec {card}"),
            )
        }
        Upshot::Caramel { cell } => {
            lang.pick(format!("a caramel falls on {cell}"), format!("un caramel tombe en {cell}"))
        }
        Upshot::Doomed { who } => {
            let who = called(who, names, lang);
            lang.pick(format!("{who} will not survive the turn"), format!("{who} ne survivra pas à ce tour"))
        }
        Upshot::Nothing => lang.pick("the mana is spent for nothing", "le mana est dépensé pour rien").to_owned(),
    }
}

fn ended(end: End, winners: SeatSet, names: &Names, lang: Lang) -> String {
    let who: Vec<String> = winners.iter().map(|seat| names.of(seat)).collect();
    let all = list(&who, lang);
    match (end, who.len()) {
        (End::LastStanding, 1) => lang.pick(
            format!("{all} wins: no opponent stands any more."),
            format!("{all} gagne\u{a0}: plus aucun adversaire n’est debout."),
        ),
        (End::LastStanding, _) => lang.pick(
            format!("{all} win: no other team stands."),
            format!("{all} gagnent\u{a0}: aucune autre équipe n’est debout."),
        ),
        (End::AllFell, _) => lang
            .pick("Everybody has fallen: nobody wins.", "Tout le monde est tombé\u{a0}: personne ne gagne.")
            .to_owned(),
        (End::TurnLimit, _) => lang
            .pick(
                "The turns are over: a draw between those who still stand.",
                "Les tours sont passés\u{a0}: partie nulle entre ceux qui sont encore debout.",
            )
            .to_owned(),
    }
}
