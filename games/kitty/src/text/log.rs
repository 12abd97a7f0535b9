//! The lines of the log, one for an event that is worth one, and the end of a game in one line.
//!
//! Staying, the draws of others and the steps of friends have no line: the board shows them, and they happen every turn.

use super::nouns::{GENERATION, called, does, is_reader, life_change, life_left, whose, with_results};
use crate::{Card, Effect, EffectResult, EndReason, Entity, Event, Fall, FallCause, Kitty, Struck, VanishReason, View};
use atout_core::{Journal, Lang, Names, Owned, Seat, SeatSet, Text, Verb, de, que};

const WALK: Verb = Verb::new(["walks", "walk"], ["va", "allez", "vont"]);
const BE: Verb = Verb::new(["is", "are"], ["est", "êtes", "sont"]);
const PASS: Verb = Verb::new(["plays", "play"], ["ne joue", "ne jouez", "ne jouent"]);
const CHOOSE: Verb = Verb::new(["chose", "chose"], ["a choisi", "avez choisi", "ont choisi"]);
const CANNOT: Verb = Verb::new(["can’t", "can’t"], ["ne peut jouer", "ne pouvez jouer", "ne peuvent jouer"]);
const SHUFFLE: Verb = Verb::new(["reshuffles", "reshuffle"], ["remélange", "remélangez", "remélangent"]);
const FALL: Verb = Verb::new(["falls", "fall"], ["est éliminé"; 3]);
const FELL: Verb = Verb::new(["fell", "fell"], ["est éliminé"; 3]);
const LOSE: Verb = Verb::new(["loses", "lose"], ["perd", "perdez", "perdent"]);
const SURVIVE: Verb =
    Verb::new(["will not survive", "will not survive"], ["ne survivra pas", "ne survivrez pas", "ne survivront pas"]);
const MEMENTO: Owned = Owned::new("memento", "le", "mémento");
/// In French a kitten is eliminated, so that nothing depends on a player's gender.
const KITTEN: Owned = Owned::new("kitten", "le", "chaton");

impl Journal for Kitty {
    fn log_line(event: &Event, names: &Names, lang: Lang) -> Option<String> {
        let who = |seat: &Seat, verb| names.does(*seat, verb, lang);
        Some(match event {
            Event::Stayed { .. } | Event::FriendWalked { .. } => return None,
            Event::Drew { card: None, shuffled: false, .. } => return None,
            Event::Picked { seat, class } => {
                let (plays, class) = (who(seat, Verb::PLAY), class.stats().name.get(lang));
                lang.pick(format!("{plays} as {class}."), format!("{} {class}.", who(seat, BE)))
            }
            Event::Turn { turn } => lang.pick(format!("Turn {turn}"), format!("Tour {turn}")),
            Event::Walked { seat, to, .. } => {
                let walks = who(seat, WALK);
                lang.pick(format!("{walks} to {to}."), format!("{walks} en {to}."))
            }
            Event::Clashed { seats, cell } => {
                let chose = names.do_together(seats.iter(), CHOOSE, lang);
                lang.pick(
                    format!("{chose} the same cell, {cell}: nobody moves."),
                    format!("{chose} la même case, {cell} : personne ne bouge."),
                )
            }
            Event::Redealt { seat, dealt } => {
                let (cannot, hand) =
                    (who(seat, CANNOT), dealt.as_ref().map_or_else(String::new, |cards| hand(cards, lang)));
                lang.pick(
                    format!("{cannot} afford any card: new hand{hand}."),
                    format!("{cannot} aucune carte : nouvelle main{hand}."),
                )
            }
            Event::Passed { seat } => {
                let passes = who(seat, PASS);
                lang.pick(format!("{passes} no card."), format!("{passes} pas de carte."))
            }
            Event::Played { .. } => played(event, names, lang)?,
            Event::Drew { seat, card, shuffled } => drew(*seat, *card, *shuffled, names, lang),
            Event::Storm { struck } => storm(struck, names, lang),
            Event::Vanished { friend, why, .. } => {
                format!("{} {}.", Lang::capital(&called(*friend, names, lang)), vanish_reason(*why).get(lang))
            }
            Event::Fell { seat, cause, cell } => {
                let (falls, why) = (Lang::capital(&falls(*seat, FALL, names, lang)), cause.text(names, lang));
                lang.pick(format!("{falls} on {cell}: {why}."), format!("{falls} en {cell} : {why}."))
            }
            Event::Ended { end, winners } => ended(*end, *winners, names, lang),
        })
    }

    /// Why the game is over, as a reason for the reader's result: "nobody else is left" to a winner, "Bob is the last one left"
    /// to a loser.
    fn why_over(view: &View, names: &Names, lang: Lang) -> Option<String> {
        let end = view.end?;
        Some(match end {
            EndReason::LastStanding if has_lost(view, names) => last_left(view, names, lang),
            _ => end.text(&view.config, lang),
        })
    }

    /// The end in one line: "Ada is the last one left after 23 turns; Bob fell to your Razor". A reader who fell reads about
    /// that, not about the last fall.
    fn story(view: &View, mut newest: &mut dyn Iterator<Item = &Event>, names: &Names, lang: Lang) -> Option<String> {
        let end = view.end?;
        let turns = lang.count(view.turn.into(), ["turn", "turns"], ["tour", "tours"]);
        let why = match end {
            EndReason::TurnLimit => end.text(&view.config, lang),
            // The result names the only winner to a loser already.
            EndReason::LastStanding if has_lost(view, names) && !view.config.has_teams() => {
                lang.pick(format!("the game lasted {turns}"), format!("la partie a duré {turns}"))
            }
            EndReason::LastStanding => {
                let left = last_left(view, names, lang);
                lang.pick(format!("{left} after {turns}"), format!("{left} après {turns}"))
            }
            // The result says that nobody won, and why.
            EndReason::AllFell => lang.pick(format!("the game lasted {turns}"), format!("la partie a duré {turns}")),
        };
        let own = Seat::all(view.players.len()).find(|seat| names.is_reader(*seat));
        let own_fall = own.and_then(|seat| Some((seat, view.players.get(seat.index())?.fell?)));
        if let Some((seat, fall)) = own_fall {
            let own = fell_in(seat, fall, names, lang);
            return Some(format!("{own}{}{why}", lang.pick("; ", " ; ")));
        }
        let last_fall = Iterator::find_map(&mut newest, |event| match event {
            Event::Fell { seat, cause, .. } => Some((*seat, *cause)),
            _ => None,
        });
        let fell =
            last_fall.filter(|_| end != EndReason::TurnLimit).map(|(seat, cause)| fell(seat, cause, names, lang));
        Some([Some(why), fell].into_iter().flatten().collect::<Vec<_>>().join(lang.pick("; ", " ; ")))
    }
}

fn drew(seat: Seat, card: Option<Card>, shuffled: bool, names: &Names, lang: Lang) -> String {
    let shuffles = shuffled.then(|| {
        let what = names.whose(seat, MEMENTO, lang);
        let what = if names.is_reader(seat) { what } else { lang.pick("the memento", "son mémento").to_owned() };
        format!("{} {what}", SHUFFLE.with(&[seat], names, lang))
    });
    let draws = card.map(|card| format!("{} {}", Verb::DRAW.with(&[seat], names, lang), card.in_sentence(lang)));
    let did: Vec<String> = shuffles.into_iter().chain(draws).collect();
    format!("{} {}.", names.of(seat), lang.list(&did))
}

fn hand(cards: &[Card], lang: Lang) -> String {
    let cards: Vec<&str> = cards.iter().map(|card| card.def().name.get(lang)).collect();
    format!(" ({})", cards.join(", "))
}

fn storm(struck: &[Struck], names: &Names, lang: Lang) -> String {
    let one = |struck: &Struck| {
        let loses = format!("{} {}", names.within(struck.seat), LOSE.with(&[struck.seat], names, lang));
        let points = lang.count(struck.lost.into(), ["life"; 2], ["point de vie", "points de vie"]);
        format!("{loses} {points} ({})", life_left(struck.now, names.is_reader(struck.seat), lang))
    };
    let all: Vec<String> = struck.iter().map(one).collect();
    format!("{}{} {}.", lang.pick("Storm", "Tempête"), lang.colon(), all.join(lang.pick("; ", "\u{a0}; ")))
}

fn vanish_reason(why: VanishReason) -> Text {
    match why {
        VanishReason::Killed => Text::new("is gone: no life left", "disparaît : il n’a plus de vie"),
        VanishReason::Old => Text::new("goes home: no turns left", "s’en va : son temps est écoulé"),
        VanishReason::Aimless => Text::new("goes home: no target left", "s’en va : il n’a plus de cible"),
    }
}

fn played(event: &Event, names: &Names, lang: Lang) -> Option<String> {
    let Event::Played { by, card, target, results } = event else { return None };
    let def = card.def();
    let name = card.in_sentence(lang);
    let on = match def.effects.contains(&Effect::Friend) {
        true => lang.pick("against", "contre"),
        false => lang.pick("on", "sur"),
    };
    let at = target.map_or_else(String::new, |target| format!(" {on} {}", called(target, names, lang)));
    let results: Vec<String> = results.iter().map(|one| effect_result(*by, *target, *one, names, lang)).collect();
    let plays = does(*by, Verb::PLAY, names, lang);
    Some(with_results(&format!("{plays} {name}{at}"), &results.join(", "), lang) + ".")
}

/// One result of a card. A life change names the entity, except for the target, or the caster of a card without target.
fn effect_result(by: Entity, target: Option<Entity>, result: EffectResult, names: &Names, lang: Lang) -> String {
    match result {
        EffectResult::Life { who, by: more, now } => {
            let change = life_change(more, now, is_reader(who, names), lang);
            let is_obvious = who == target.unwrap_or(by);
            if is_obvious { change } else { format!("{} {change}", called(who, names, lang)) }
        }
        EffectResult::Generation { who, by, now } => {
            let whose = whose(who, GENERATION, names, lang);
            match by {
                0 => lang.pick(format!("{whose} stays at {now}"), format!("{whose} reste à {now}")),
                1.. => lang.pick(format!("{whose} rises to {now}"), format!("{whose} monte à {now}")),
                _ => lang.pick(format!("{whose} falls to {now}"), format!("{whose} descend à {now}")),
            }
        }
        EffectResult::Friend { friend, cell, card } => {
            let (card, friend) = (card.in_sentence(lang), new_friend(friend, by, names, lang));
            lang.pick(format!("{friend} comes to {cell} with {card}"), format!("{friend} arrive en {cell} avec {card}"))
        }
        EffectResult::Caramel { cell } => {
            lang.pick(format!("a caramel falls on {cell}"), format!("un caramel tombe en {cell}"))
        }
        EffectResult::Doomed { who } => {
            let name = called(who, names, lang);
            let survives = who.seat().map_or(SURVIVE.third(lang), |seat| SURVIVE.with(&[seat], names, lang));
            lang.pick(format!("{name} {survives} this turn"), format!("{name} {survives} à ce tour"))
        }
        EffectResult::Nothing => lang.pick("no effect, the mana is lost", "sans effet, le mana est perdu").to_owned(),
    }
}

/// A friend that comes, with its owner, because numbers are used again: "your friend 1", "Bob’s friend 2". The event of
/// a friend that brings another one does not tell whose they are.
fn new_friend(friend: Entity, by: Entity, names: &Names, lang: Lang) -> String {
    let number = friend.number();
    match by.seat() {
        None => called(friend, names, lang),
        Some(seat) if names.is_reader(seat) => {
            lang.pick(format!("your friend {number}"), format!("votre ami {number}"))
        }
        Some(seat) => {
            let owner = names.of(seat);
            lang.pick(format!("{owner}’s friend {number}"), format!("l’ami {number} {}", de(&owner)))
        }
    }
}

fn ended(end: EndReason, winners: SeatSet, names: &Names, lang: Lang) -> String {
    let win = names.do_together(winners.iter(), Verb::WIN, lang);
    match (end, winners.len()) {
        (EndReason::LastStanding, 1) => {
            lang.pick(format!("{win}: nobody else is left."), format!("{win} : il ne reste personne d’autre."))
        }
        (EndReason::LastStanding, _) => {
            lang.pick(format!("{win}: no other team is left."), format!("{win} : il ne reste aucune autre équipe."))
        }
        (EndReason::AllFell, _) => lang
            .pick("Everybody has fallen: nobody wins.", "Tous les chatons sont éliminés : personne ne gagne.")
            .to_owned(),
        (EndReason::TurnLimit, _) => lang
            .pick(
                "The last turn is over: a draw between the players who are left.",
                "Le dernier tour est joué : égalité entre les joueurs encore en jeu.",
            )
            .to_owned(),
    }
}

fn has_lost(view: &View, names: &Names) -> bool {
    let winners = view.outcome.map(|outcome| outcome.winners).unwrap_or_default();
    Seat::all(view.players.len()).any(|seat| names.is_reader(seat) && !winners.contains(seat))
}

/// "Bob is the last one left", "you and Cy are the last team left".
fn last_left(view: &View, names: &Names, lang: Lang) -> String {
    const IS: Verb = Verb::new(["is", "are"], ["reste", "restez", "restent"]);
    let winners = view.outcome.map(|outcome| outcome.winners).unwrap_or_default();
    let only = winners.iter().next().filter(|_| winners.len() == 1);
    let who = match only {
        Some(only) => format!("{} {}", names.within(only), IS.with(&[only], names, lang)),
        None => names.do_together(winners.iter(), IS, lang),
    };
    match (only, view.config.has_teams()) {
        // French without the gender of "seul".
        (Some(only), false) => {
            lang.pick(format!("{who} the last one left"), format!("il ne reste {}", que(&names.within(only))))
        }
        (_, true) => format!("{who} {}", lang.pick("the last team left", "la seule équipe en jeu")),
        (None, false) => format!("{who} {}", lang.pick("the last ones left", "en jeu")),
    }
}

/// "Bob falls", "le chaton de Bob est éliminé".
fn falls(seat: Seat, verb: Verb, names: &Names, lang: Lang) -> String {
    let who = lang.pick(names.within(seat), names.whose(seat, KITTEN, lang));
    format!("{who} {}", verb.with(&[seat], names, lang))
}

/// "Bob fell: Razor played by you", "you fell: walled in on all four sides".
fn fell(seat: Seat, cause: FallCause, names: &Names, lang: Lang) -> String {
    let who = falls(seat, FELL, names, lang);
    format!("{who}{} {}", lang.pick(":", " :"), cause.text(names, lang))
}

/// "you fell in turn 17: walled in on all four sides".
fn fell_in(seat: Seat, fall: Fall, names: &Names, lang: Lang) -> String {
    let who = falls(seat, FELL, names, lang);
    let (turn, why) = (fall.turn, fall.cause.text(names, lang));
    lang.pick(format!("{who} in turn {turn}: {why}"), format!("{who} au tour {turn} : {why}"))
}
