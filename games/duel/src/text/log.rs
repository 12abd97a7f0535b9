//! The lines of the log, one for an event that is worth one.
//!
//! What the next line says anyway has no line: that a permanent enters after its spell resolved, that a library is shuffled. Not here: the end of a duel in one line (`ending.rs`).

use super::ending;
use super::label::is_ability;
use super::nouns::{Gender, Number, colour_name};
use super::signs_in_words;
use crate::{Aimed, Colour, Duel, Event, Part, Piece, READY_DECKS, Shown, View};
use atout_core::{Departure, Journal, Lang, Names, Owned, Seat, Verb, de};

const KEEP: Verb = Verb::new(["keeps", "keep"], ["garde", "gardez", "gardent"]);
const BEGIN: Verb = Verb::new(["begins", "begin"], ["commence", "commencez", "commencent"]);
const MULLIGAN: Verb = Verb::new(
    ["takes a new hand", "take a new hand"],
    ["prend une autre main", "prenez une autre main", "prennent une autre main"],
);
const CAST: Verb = Verb::new(["casts", "cast"], ["lance", "lancez", "lancent"]);
const USE: Verb = Verb::new(["uses", "use"], ["utilise", "utilisez", "utilisent"]);
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

impl Journal for Duel {
    fn log_line(event: &Event, names: &Names, lang: Lang) -> Option<String> {
        let does = |seat: &Seat, verb: Verb| names.does(*seat, verb, lang);
        let name = |card: &Shown| card.name.get(lang).to_owned();
        let card_count = |n: u8| lang.count(n.into(), ["card", "cards"], ["carte", "cartes"]);
        Some(match event {
            Event::Shuffled { .. } | Event::Resolved { .. } | Event::TappedForMana { .. } => {
                return None;
            }
            // Keywords and the like change no numbers.
            Event::Changed { force: 0, endurance: 0, .. } => return None,
            Event::Began { first } => format!("{}.", does(first, BEGIN)),
            Event::Brought { seat, deck } => brought(*seat, deck.as_deref(), names, lang),
            Event::Kept { seat, n } => {
                let hand = lang.pick("a hand of", "une main de");
                format!("{} {hand} {}.", does(seat, KEEP), card_count(*n))
            }
            Event::Mulliganed { seat, .. } => format!("{}.", does(seat, MULLIGAN)),
            Event::Turn { seat, turn } => {
                let who = names.of(*seat);
                lang.pick(format!("Turn {turn}: {who}"), format!("Tour {turn} : {who}"))
            }
            Event::Drew { seat, cards, n } => {
                let what = if cards.is_empty() { card_count(*n) } else { list(cards, lang) };
                format!("{} {what}.", does(seat, Verb::DRAW))
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
            Event::Ability { seat, card, part: Part::Activated(_), targets, .. } => {
                format!("{} {}{}.", does(seat, USE), name(card), arrow(targets, names, lang))
            }
            Event::Ability { card, targets, .. } => {
                let (name, targets) = (name(card), arrow(targets, names, lang));
                lang.pick(format!("{name} triggers{targets}."), format!("{name} se déclenche{targets}."))
            }
            Event::Fizzled { card, part } => fizzled(card, *part, lang),
            Event::Countered { card } => {
                lang.pick(format!("{} is countered.", name(card)), format!("Contrecarré : {}.", name(card)))
            }
            Event::PaidAgain { seat, card, n } => {
                let (pays, mana, name) = (does(seat, PAY), signs_in_words(&format!("{{{n}}}"), lang), name(card));
                lang.pick(format!("{pays} {mana} for {name}."), format!("{pays} {mana} pour {name}."))
            }
            Event::Entered { card, token, host, .. } => entered(card, *token, host.as_ref(), lang)?,
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
                let (who, n) = (names.of(*seat), signed(*by));
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
                format!("{}{} {}.", name(&piece.card), lang.colon(), counters(*n, lang))
            }
            Event::Tapped { piece } => format!("{}{}", name(&piece.card), lang.pick(": tapped.", " s'engage.")),
            Event::Untapped { piece } => format!("{}{}", name(&piece.card), lang.pick(": untapped.", " se dégage.")),
            Event::Controls { seat, piece } => {
                let (gains, card) = (does(seat, CONTROL), piece.card.name.get(lang));
                lang.pick(format!("{gains} {card}."), format!("{gains} {}.", de(card)))
            }
            Event::Chose { seat, colour } => chose(*seat, *colour, names, lang),
            Event::Found { seat, cards } => format!("{} {}.", does(seat, FIND), list(cards, lang)),
            Event::Left { seat, why: Departure::Clock } => format!("{}.", does(seat, LATE)),
            Event::Left { seat, .. } => format!("{}.", does(seat, LEAVE)),
            Event::Over { winner, why } => {
                let why = ending::reason(*winner, *why, names, lang);
                let who = winner.map(|seat| does(&seat, Verb::WIN));
                let who = who.unwrap_or_else(|| lang.pick("Draw", "Égalité").to_owned());
                format!("{who}{} {why}.", lang.colon())
            }
        })
    }

    fn why_over(view: &View, names: &Names, lang: Lang) -> Option<String> {
        ending::why_over(view, names, lang)
    }

    fn story(view: &View, newest: &mut dyn Iterator<Item = &Event>, names: &Names, lang: Lang) -> Option<String> {
        ending::story(view, newest, names, lang)
    }
}

fn chose(seat: Seat, colour: Colour, names: &Names, lang: Lang) -> String {
    let chooses = names.does(seat, CHOOSE, lang);
    let colour = colour_name(colour, Gender::Masculine, Number::One, lang);
    lang.pick(format!("{chooses} {colour}."), format!("{chooses} le {colour}."))
}

fn fizzled(card: &Shown, part: Part, lang: Lang) -> String {
    let name = card.name.get(lang);
    let subject = match (is_ability(part), lang) {
        (false, _) => name.to_owned(),
        (true, Lang::En) => format!("the ability of {name}"),
        (true, Lang::Fr) => format!("la capacité {}", de(name)),
    };
    let subject = Lang::capital(&subject);
    lang.pick(
        format!("{subject} does nothing: no legal target is left."),
        format!("{subject} ne fait rien : il ne reste pas de cible légale."),
    )
}

/// A permanent that a spell or a land drop brought has been told of already.
fn entered(card: &Shown, is_token: bool, host: Option<&Piece>, lang: Lang) -> Option<String> {
    let name = card.name.get(lang);
    if let Some(host) = host {
        let host = host.card.name.get(lang);
        return Some(lang.pick(format!("{name} enchants {host}."), format!("{name} enchante {host}.")));
    }
    is_token.then(|| lang.pick(format!("A token: {name}."), format!("Un jeton : {name}.")))
}

/// "You play “Fire First”. Hasty red attackers from the first turn, then fire for the rest."
fn brought(seat: Seat, deck: Option<&str>, names: &Names, lang: Lang) -> String {
    let plays = names.does(seat, Verb::PLAY, lang);
    match READY_DECKS.iter().find(|ready| Some(ready.id) == deck) {
        Some(ready) => {
            let (name, idea) = (ready.name.get(lang), ready.idea.get(lang));
            lang.pick(format!("{plays} “{name}”. {idea}"), format!("{plays} « {name} ». {idea}"))
        }
        None if names.is_reader(seat) => {
            lang.pick(format!("{plays} your own deck."), format!("{plays} votre propre deck."))
        }
        None => lang.pick(format!("{plays} a deck of their own."), format!("{plays} un deck personnel.")),
    }
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
