//! The lines of the log, one for an event that is worth one, and the end of a duel in one line.
//!
//! What the next line says anyway has no line: that a permanent enters after its spell resolved, that a library is shuffled.

use super::label::is_ability;
use super::nouns::{Gender, Number, colour_name};
use crate::{Aimed, Event, Piece, Shown, View, Why};
use atout_core::{Departure, Lang, Names, Owned, Seat, Verb, de};

const KEEP: Verb = Verb::new(["keeps", "keep"], ["garde", "gardez", "gardent"]);
const BEGIN: Verb = Verb::new(["begins", "begin"], ["commence", "commencez", "commencent"]);
const MULLIGAN: Verb = Verb::new(
    ["takes a new hand", "take a new hand"],
    ["prend une autre main", "prenez une autre main", "prennent une autre main"],
);
const CAST: Verb = Verb::new(["casts", "cast"], ["lance", "lancez", "lancent"]);
const DISCARD: Verb = Verb::new(["discards", "discard"], ["défausse", "défaussez", "défaussent"]);
const SACRIFICE: Verb = Verb::new(["sacrifices", "sacrifice"], ["sacrifie", "sacrifiez", "sacrifient"]);
const PAY: Verb = Verb::new(["pays", "pay"], ["paie", "payez", "paient"]);
const CONTROL: Verb = Verb::new(
    ["gains control of", "gain control of"],
    ["prend le contrôle", "prenez le contrôle", "prennent le contrôle"],
);
const CHOOSE: Verb = Verb::new(["chooses", "choose"], ["choisit", "choisissez", "choisissent"]);
const FIND: Verb = Verb::new(["finds", "find"], ["trouve", "trouvez", "trouvent"]);
const LEAVE: Verb = Verb::new(["gives up", "give up"], ["abandonne", "abandonnez", "abandonnent"]);
const LATE: Verb =
    Verb::new(["loses by the clock", "lose by the clock"], ["perd au temps", "perdez au temps", "perdent au temps"]);
const ATTACK: Verb = Verb::new(["attacks", "attack"], ["attaque", "attaquez", "attaquent"]);
const EMPTY: Verb = Verb::new(
    ["can't draw: the library is empty", "can't draw: the library is empty"],
    [
        "ne peut plus piocher : bibliothèque vide",
        "ne pouvez plus piocher : bibliothèque vide",
        "ne peuvent plus piocher : bibliothèque vide",
    ],
);
const HAND: Owned = Owned::new("hand", "la", "main");
const LIBRARY: Owned = Owned::new("library", "la", "bibliothèque");
const GRAVEYARD: Owned = Owned::new("graveyard", "le", "cimetière");

pub(crate) fn log_line(event: &Event, names: &Names, lang: Lang) -> Option<String> {
    let does = |seat: &Seat, verb: Verb| names.does(*seat, verb, lang);
    let name = |card: &Shown| card.name.get(lang).to_owned();
    let card_count = |n: u8| lang.count(n.into(), ["card", "cards"], ["carte", "cartes"]);
    Some(match event {
        Event::Shuffled { .. } | Event::Resolved { .. } | Event::TappedForMana { .. } => {
            return None;
        }
        Event::Entered { token: false, host: None, .. } => return None,
        Event::Began { first } => format!("{}.", does(first, BEGIN)),
        Event::Kept { seat, n } => {
            let (keeps, cards) = (does(seat, KEEP), card_count(*n));
            lang.pick(format!("{keeps} a hand of {cards}."), format!("{keeps} une main de {cards}."))
        }
        Event::Mulliganed { seat, .. } => format!("{}.", does(seat, MULLIGAN)),
        Event::Turn { seat, turn } => {
            let who = names.of(*seat);
            lang.pick(format!("Turn {turn}: {who}"), format!("Tour {turn} : {who}"))
        }
        Event::Drew { seat, cards, n } => {
            let draws = does(seat, Verb::DRAW);
            match cards.is_empty() {
                true => format!("{draws} {}.", card_count(*n)),
                false => format!("{draws} {}.", list(cards, lang)),
            }
        }
        Event::NothingToDraw { seat } => format!("{}.", does(seat, EMPTY)),
        Event::Milled { seat, cards } => {
            let (whose, cards) = (Lang::capital(&names.whose(*seat, LIBRARY, lang)), list(cards, lang));
            lang.pick(format!("{whose} loses {cards}."), format!("{whose} perd {cards}."))
        }
        Event::Discarded { seat, card } => format!("{} {}.", does(seat, DISCARD), name(card)),
        Event::PlayedLand { seat, card, .. } => format!("{} {}.", does(seat, Verb::PLAY), name(card)),
        Event::Cast { seat, card, x, targets, .. } => {
            let x = x.map(|x| format!(" (X = {x})")).unwrap_or_default();
            format!("{} {}{x}{}.", does(seat, CAST), name(card), arrow(targets, names, lang))
        }
        Event::Ability { card, targets, .. } => {
            let (name, targets) = (name(card), arrow(targets, names, lang));
            lang.pick(format!("Ability of {name}{targets}."), format!("Capacité {}{targets}.", de(&name)))
        }
        Event::Fizzled { card, part } => {
            let (name, ability) = (name(card), is_ability(*part));
            let en = if ability { format!("the ability of {name}") } else { name.clone() };
            let fr = if ability { format!("la capacité {}", de(&name)) } else { name };
            let subject = Lang::capital(&lang.pick(en, fr));
            lang.pick(
                format!("{subject} does nothing: no legal target is left."),
                format!("{subject} ne fait rien : il ne reste pas de cible légale."),
            )
        }
        Event::Countered { card } => {
            lang.pick(format!("{} is countered.", name(card)), format!("Contré : {}.", name(card)))
        }
        Event::PaidAgain { seat, card, n } => {
            let (pays, name) = (does(seat, PAY), name(card));
            lang.pick(format!("{pays} {{{n}}} for {name}."), format!("{pays} {{{n}}} pour {name}."))
        }
        Event::Entered { card, token, host, .. } => {
            let name = name(card);
            match host {
                Some(host) => {
                    let host = host.card.name.get(lang);
                    lang.pick(format!("{name} enchants {host}."), format!("{name} enchante {host}."))
                }
                None if *token => lang.pick(format!("A token: {name}."), format!("Un jeton : {name}.")),
                None => return None,
            }
        }
        Event::Sacrificed { seat, card, .. } => format!("{} {}.", does(seat, SACRIFICE), name(card)),
        Event::Died { card, .. } => lang.pick(format!("{} dies.", name(card)), format!("{} meurt.", name(card))),
        Event::Exiled { card, .. } => {
            lang.pick(format!("{} is exiled.", name(card)), format!("En exil : {}.", name(card)))
        }
        Event::Returned { card, owner, .. } => goes(&name(card), &names.whose(*owner, HAND, lang), lang),
        Event::PutAway { card, owner, .. } => goes(&name(card), &names.whose(*owner, LIBRARY, lang), lang),
        Event::Regained { card, owner } => {
            let (card, place) = (name(card), names.whose(*owner, GRAVEYARD, lang));
            lang.pick(format!("{card} returns from {place}."), format!("{card} revient depuis {place}."))
        }
        Event::Damaged { card, to, n, .. } => {
            let (card, to) = (name(card), aimed(to, names, lang));
            format!("{card} → {to}{} {}.", lang.colon(), lang.pick(format!("{n} damage"), damage_fr(*n)))
        }
        Event::Life { seat, by } => {
            let n = if *by < 0 { format!("−{}", -by) } else { format!("+{by}") };
            let who = names.of(*seat);
            lang.pick(format!("{who}: {n} life."), format!("{who} : {n} de vie."))
        }
        Event::Attacked { seat, attackers } => {
            let (attacks, with) = (does(seat, ATTACK), pieces(attackers, lang));
            lang.pick(format!("{attacks} with {with}."), format!("{attacks} avec {with}."))
        }
        Event::Blocked { blocks, .. } => blocked(blocks, lang)?,
        Event::Changed { piece, force, endurance } => {
            format!("{}{} {}/{}.", piece.card.name.get(lang), lang.colon(), signed(*force), signed(*endurance))
        }
        Event::Counters { piece, n } => {
            let (card, n) = (piece.card.name.get(lang), counters(*n, lang));
            format!("{card}{} {n}.", lang.colon())
        }
        Event::Tapped { piece } => {
            let card = piece.card.name.get(lang);
            lang.pick(format!("{card}: tapped."), format!("{card} s'engage."))
        }
        Event::Untapped { piece } => {
            let card = piece.card.name.get(lang);
            lang.pick(format!("{card}: untapped."), format!("{card} se dégage."))
        }
        Event::Controls { seat, piece } => {
            let (gains, card) = (does(seat, CONTROL), piece.card.name.get(lang));
            lang.pick(format!("{gains} {card}."), format!("{gains} {}.", de(card)))
        }
        Event::Chose { seat, colour } => {
            let (chooses, colour) = (does(seat, CHOOSE), colour_name(*colour, Gender::Masculine, Number::One, lang));
            lang.pick(format!("{chooses} {colour}."), format!("{chooses} le {colour}."))
        }
        Event::Found { seat, cards } => format!("{} {}.", does(seat, FIND), list(cards, lang)),
        Event::Left { seat, why } => match why {
            Departure::Clock => format!("{}.", does(seat, LATE)),
            _ => format!("{}.", does(seat, LEAVE)),
        },
        Event::Over { winner: Some(seat), why } => {
            let (wins, why) = (does(seat, Verb::WIN), reason(*why, lang));
            format!("{wins}{} {why}.", lang.colon())
        }
        Event::Over { winner: None, why } => {
            let why = reason(*why, lang);
            lang.pick(format!("A draw: {why}."), format!("Partie nulle : {why}."))
        }
    })
}

fn list(cards: &[Shown], lang: Lang) -> String {
    lang.list(&cards.iter().map(|card| card.name.get(lang)).collect::<Vec<_>>())
}

/// "two Ash Goblins" would need a plural of every name: equal names are counted as "Ash Goblin ×2".
fn pieces(all: &[Piece], lang: Lang) -> String {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for name in all.iter().map(|piece| piece.card.name.get(lang)) {
        match counted.iter_mut().find(|(known, _)| *known == name) {
            Some((_, n)) => *n += 1,
            None => counted.push((name, 1)),
        }
    }
    let word = |(name, n): (&str, usize)| if n > 1 { format!("{name} ×{n}") } else { name.to_owned() };
    lang.list(&counted.into_iter().map(word).collect::<Vec<_>>())
}

fn aimed(what: &Aimed, names: &Names, lang: Lang) -> String {
    match what {
        Aimed::Player(seat) => names.within(*seat),
        Aimed::Permanent(piece) => piece.card.name.get(lang).to_owned(),
        Aimed::Spell(card) | Aimed::Card(card, _) => card.name.get(lang).to_owned(),
    }
}

/// " → Ada, Stone Bear"
fn arrow(targets: &[Aimed], names: &Names, lang: Lang) -> String {
    if targets.is_empty() {
        return String::new();
    }
    format!(" → {}", targets.iter().map(|one| aimed(one, names, lang)).collect::<Vec<_>>().join(", "))
}

fn damage_fr(n: i16) -> String {
    Lang::Fr.count(usize::try_from(n).unwrap_or_default(), ["", ""], ["dégât", "dégâts"])
}

fn goes(card: &str, place: &str, lang: Lang) -> String {
    lang.pick(format!("{card} returns to {place}."), format!("{card} retourne dans {place}."))
}

fn blocked(blocks: &[(Piece, Piece)], lang: Lang) -> Option<String> {
    let pair = |(blocker, attacker): &(Piece, Piece)| {
        let (blocker, attacker) = (blocker.card.name.get(lang), attacker.card.name.get(lang));
        lang.pick(format!("{blocker} blocks {attacker}"), format!("{blocker} bloque {attacker}"))
    };
    (!blocks.is_empty()).then(|| format!("{}.", lang.list(&blocks.iter().map(pair).collect::<Vec<_>>())))
}

fn signed(n: i16) -> String {
    if n < 0 { format!("−{}", -n) } else { format!("+{n}") }
}

fn counters(n: i16, lang: Lang) -> String {
    let kind = if n < 0 { "−1/−1" } else { "+1/+1" };
    let n = usize::from(n.unsigned_abs());
    lang.pick(
        format!("{n} {kind} {}", lang.plural(n, "counter", "counters")),
        format!("{n} {} {kind}", lang.plural(n, "marqueur", "marqueurs")),
    )
}

fn reason(why: Why, lang: Lang) -> &'static str {
    match why {
        Why::Life => lang.pick("no life left on the other side", "l'adversaire n'a plus de points de vie"),
        Why::Library => lang.pick("the other library is empty", "la bibliothèque adverse est vide"),
        Why::Card => lang.pick("a card says so", "une carte le dit"),
        Why::TooLong => lang.pick("it went on for too long", "le duel a trop duré"),
        Why::Left(Departure::Clock) => lang.pick("the clock ran out", "le temps est écoulé"),
        Why::Left(_) => lang.pick("the other side gave up", "l'adversaire a abandonné"),
    }
}

/// Why it ended: "turn 9, 12 life to −2".
pub(crate) fn why_over(view: &View, lang: Lang) -> Option<String> {
    let over = view.over?;
    let turn = view.turn;
    let lives = |winner: Seat| (view.player(winner).life, view.player(winner.next(crate::SEATS)).life);
    Some(match (over.why, over.winner) {
        (Why::Life, Some(winner)) => {
            let (own, other) = lives(winner);
            lang.pick(
                format!("{own} life to {other} in turn {turn}"),
                format!("{own} points de vie à {other}, au tour {turn}"),
            )
        }
        (Why::Life, None) => {
            lang.pick("no life left on either side", "plus de points de vie des deux côtés").to_owned()
        }
        (Why::Library, None) => lang.pick("both libraries are empty", "les deux bibliothèques sont vides").to_owned(),
        (why, _) => {
            let why = reason(why, lang);
            lang.pick(format!("{why}, in turn {turn}"), format!("{why}, au tour {turn}"))
        }
    })
}

/// The end in one line: "12 life to −2 in turn 9; the last damage came from Ash Goblin".
pub(crate) fn story<'a>(view: &View, newest: impl Iterator<Item = &'a Event>, lang: Lang) -> Option<String> {
    let why = why_over(view, lang)?;
    let Some(crate::Over { winner: Some(winner), why: Why::Life }) = view.over else { return Some(why) };
    let loser = winner.next(crate::SEATS);
    let killer = newest.into_iter().find_map(|event| match event {
        Event::Damaged { card, to: Aimed::Player(seat), .. } if *seat == loser => Some(card.name.get(lang)),
        Event::Life { seat, by } if *seat == loser && *by < 0 => Some(""),
        _ => None,
    });
    Some(match killer {
        Some(card) if !card.is_empty() => lang.pick(
            format!("{why}; the last damage came from {card}"),
            format!("{why} ; les derniers dégâts venaient {}", de(card)),
        ),
        _ => why,
    })
}
