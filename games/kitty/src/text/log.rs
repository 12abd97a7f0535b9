//! The lines of the log, one for an event.
//!
//! Staying and the draws of others have no line: they give no information.

use super::nouns::{called, life_change, owned, sentence, with_results};
use crate::{Card, Effect, EffectResult, EndReason, Entity, Event, Struck, VanishReason};
use atout_core::{Lang, Names, SeatSet, Text};

pub(crate) fn log_line(event: &Event, names: &Names, lang: Lang) -> Option<String> {
    Some(match event {
        Event::Stayed { .. } => return None,
        Event::Drew { card: None, shuffled: false, .. } => return None,
        Event::Picked { seat, class } => {
            let (who, class) = (names.of(*seat), class.stats().name.get(lang));
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
                let card = card.def().name.get(lang);
                lang.pick(format!("draws {card}"), format!("pioche {card}"))
            });
            let did: Vec<String> = shuffled.then(|| shuffles.to_owned()).into_iter().chain(draws).collect();
            format!("{who} {}.", lang.list(&did))
        }
        Event::FriendWalked { friend, to, .. } => {
            let who = sentence(&called(*friend, names, lang));
            lang.pick(format!("{who} walks to {to}."), format!("{who} va en {to}."))
        }
        Event::Storm { struck } => storm(struck, names, lang),
        Event::Vanished { friend, why, .. } => {
            let (who, why) = (sentence(&called(*friend, names, lang)), vanish_reason(*why).get(lang));
            format!("{who} {why}.")
        }
        Event::Fell { seat, cause, cell } => {
            let (who, why) = (names.of(*seat), cause.text(names, lang));
            lang.pick(format!("{who} falls on {cell}: {why}."), format!("{who} tombe en {cell}\u{a0}: {why}."))
        }
        Event::Ended { end, winners } => ended(*end, *winners, names, lang),
    })
}

fn clashed(seats: SeatSet, cell: &str, names: &Names, lang: Lang) -> String {
    let who = lang.list(&seats.iter().map(|seat| names.of(seat)).collect::<Vec<_>>());
    match seats.len() {
        2 => lang.pick(
            format!("{who} both chose {cell}: both stay."),
            format!("{who} ont choisi {cell}\u{a0}: chacun reste sur place."),
        ),
        _ => lang.pick(
            format!("{who} all chose {cell}: all stay."),
            format!("{who} ont choisi {cell}\u{a0}: chacun reste sur place."),
        ),
    }
}

fn hand(cards: &[Card], lang: Lang) -> String {
    let cards: Vec<&str> = cards.iter().map(|card| card.def().name.get(lang)).collect();
    format!("{} {}", lang.colon(), cards.join(", "))
}

fn storm(struck: &[Struck], names: &Names, lang: Lang) -> String {
    let one = |struck: &Struck| {
        let change = life_change(-i32::from(struck.lost), struck.now, lang);
        format!("{} {}", names.of(struck.seat), change.replace(lang.colon(), ","))
    };
    let all: Vec<String> = struck.iter().map(one).collect();
    format!("{}{} {}.", lang.pick("Storm", "Tempête"), lang.colon(), all.join(lang.pick("; ", "\u{a0}; ")))
}

fn vanish_reason(why: VanishReason) -> Text {
    match why {
        VanishReason::Killed => Text::new("is killed", "est mis hors jeu"),
        VanishReason::Old => Text::new("vanishes: it has no turns left", "disparaît\u{a0}: il n’a plus de tours"),
        VanishReason::Aimless => Text::new("vanishes: its target is gone", "disparaît\u{a0}: sa cible n’est plus là"),
    }
}

fn played(event: &Event, names: &Names, lang: Lang) -> Option<String> {
    let Event::Played { by, card, target, results } = event else { return None };
    let who = sentence(&called(*by, names, lang));
    let def = card.def();
    let name = def.name.get(lang);
    let on = match def.effects.contains(&Effect::Friend) {
        true => lang.pick("against", "contre"),
        false => lang.pick("on", "sur"),
    };
    let at = target.map_or_else(String::new, |target| format!(" {on} {}", called(target, names, lang)));
    let results: Vec<String> = results.iter().map(|one| effect_result(*by, *target, *one, names, lang)).collect();
    let plays = lang.pick("plays", "joue");
    Some(with_results(&format!("{who} {plays} {name}{at}"), &results.join(", "), lang) + ".")
}

/// One result of a card. A life change names the entity, except for the target, or the caster of a card without target.
fn effect_result(by: Entity, target: Option<Entity>, result: EffectResult, names: &Names, lang: Lang) -> String {
    match result {
        EffectResult::Life { who, by: more, now } => {
            let change = life_change(more, now, lang);
            let is_obvious = who == target.unwrap_or(by);
            if is_obvious { change } else { format!("{} {change}", called(who, names, lang)) }
        }
        EffectResult::Generation { who, by, now } => {
            let whose = owned(&called(who, names, lang), Text::new("generation", "la génération"), lang);
            match by {
                0 => lang.pick(format!("{whose} stays at {now}"), format!("{whose} reste à {now}")),
                1.. => lang.pick(format!("{whose} rises to {now}"), format!("{whose} monte à {now}")),
                _ => lang.pick(format!("{whose} falls to {now}"), format!("{whose} descend à {now}")),
            }
        }
        EffectResult::Friend { friend, cell, card } => {
            let card = card.def().name.get(lang);
            lang.pick(
                format!("friend {friend} comes to {cell} with {card}"),
                format!("l’ami {friend} arrive en {cell} avec {card}"),
            )
        }
        EffectResult::Caramel { cell } => {
            lang.pick(format!("a caramel falls on {cell}"), format!("un caramel tombe en {cell}"))
        }
        EffectResult::Doomed { who } => {
            let who = called(who, names, lang);
            lang.pick(format!("{who} will not survive the turn"), format!("{who} ne survivra pas à ce tour"))
        }
        EffectResult::Nothing => lang.pick("the mana is spent for nothing", "le mana est dépensé pour rien").to_owned(),
    }
}

fn ended(end: EndReason, winners: SeatSet, names: &Names, lang: Lang) -> String {
    let who: Vec<String> = winners.iter().map(|seat| names.of(seat)).collect();
    let all = lang.list(&who);
    match (end, who.len()) {
        (EndReason::LastStanding, 1) => lang.pick(
            format!("{all} wins: no opponent is left."),
            format!("{all} gagne\u{a0}: plus aucun adversaire n’est debout."),
        ),
        (EndReason::LastStanding, _) => lang.pick(
            format!("{all} win: no other team is left."),
            format!("{all} gagnent\u{a0}: aucune autre équipe n’est debout."),
        ),
        (EndReason::AllFell, _) => lang
            .pick("Everybody has fallen: nobody wins.", "Tout le monde est tombé\u{a0}: personne ne gagne.")
            .to_owned(),
        (EndReason::TurnLimit, _) => lang
            .pick(
                "All turns were played: a draw between the players who are left.",
                "Tous les tours sont joués\u{a0}: partie nulle entre ceux qui sont encore debout.",
            )
            .to_owned(),
    }
}
