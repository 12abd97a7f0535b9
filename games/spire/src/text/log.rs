//! The lines of the log, one for an event that is worth one, and the end of a climb in one line.
//!
//! Draws, intents and whose turn begins have no line: the board shows them, and they happen all the time.

use super::nouns::{object, subject};
use crate::content::Words;
use crate::view::View;
use crate::{Event, Hit, Named, Phase, RoomKind, Spire, Who};
use atout_core::{Chapter, Journal, Lang, Names, Seat, Verb};

const SUFFER: Verb = Verb::new(["takes", "take"], ["subit", "subissez", "subissent"]);
const BEGIN: Verb = Verb::new(["begins", "begin"], ["commence", "commencez", "commencent"]);
const TAKE: Verb = Verb::new(["takes", "take"], ["prend", "prenez", "prennent"]);
const SKIP: Verb = Verb::new(
    ["takes no card", "take no card"],
    ["ne prend pas de carte", "ne prenez pas de carte", "ne prennent pas de carte"],
);
const SLEEP: Verb = Verb::new(["sleeps", "sleep"], ["dort", "dormez", "dorment"]);
const MEDITATE: Verb = Verb::new(["meditates", "meditate"], ["médite", "méditez", "méditent"]);
const RETURN: Verb = Verb::new(
    ["comes back with 1 life", "come back with 1 life"],
    ["revient avec 1 point de vie", "revenez avec 1 point de vie", "reviennent avec 1 point de vie"],
);
const LEAVE: Verb = Verb::new(
    ["leaves the climb", "leave the climb"],
    ["quitte l’ascension", "quittez l’ascension", "quittent l’ascension"],
);
const DIE: Verb = Verb::new(["dies", "die"], ["meurt", "mourez", "meurent"]);
const REMOVE: Verb = Verb::new(["removes", "remove"], ["retire", "retirez", "retirent"]);
const COPY: Verb = Verb::new(["copies", "copy"], ["copie", "copiez", "copient"]);

impl Journal for Spire {
    fn log_line(event: &Event, names: &Names, lang: Lang) -> Option<String> {
        let does = |seat: &Seat, verb: Verb| names.does(*seat, verb, lang);
        let word = |named: &Named| named.name.get(lang).to_owned();
        Some(match event {
            Event::TurnOf { .. }
            | Event::Drew { .. }
            | Event::DrewHidden { .. }
            | Event::Discarded { .. }
            | Event::Intends { .. }
            | Event::Reshuffled { .. }
            | Event::Offered { .. }
            | Event::Energised { .. }
            | Event::Became { .. } => return None,
            Event::Began { seat, element } => {
                let (begins, element) = (does(seat, BEGIN), element.name().get(lang));
                lang.pick(format!("{begins} with {element}."), format!("{begins} avec l’élément {element}."))
            }
            Event::Floor { floor, element } => {
                let element = element.name().get(lang);
                lang.pick(format!("Floor {floor}: {element}."), format!("Étage {floor} : {element}."))
            }
            Event::Tie { column } => {
                let n = column + 1;
                lang.pick(
                    format!("You disagree about the way: chance decides for door {n}."),
                    format!("Vous n’êtes pas d’accord sur le chemin : le sort choisit la porte {n}."),
                )
            }
            Event::Entered { row, kind, .. } => entered(*row, *kind, lang),
            Event::Appeared { who, life } => {
                let who = subject(who, names, lang);
                lang.pick(format!("{who} appears, {life} life."), format!("{who} apparaît, {life} points de vie."))
            }
            Event::Turn { turn } => lang.pick(format!("Turn {turn}."), format!("Tour {turn}.")),
            Event::Played { seat, card, target } => played(*seat, card, target.as_ref(), names, lang),
            Event::Acted { who, skill } => format!("{}{} {}.", subject(who, names, lang), lang.colon(), word(skill)),
            Event::Attacked { target, hit, .. } => struck(target, *hit, names, lang),
            Event::Retaliated { target, hit } => struck_back(target, *hit, names, lang),
            Event::Blocked { who, n } => {
                told(who, &lang.pick(format!("+{n} block"), format!("+{n} de blocage")), names, lang)
            }
            Event::Healed { who, n } => {
                told(who, &lang.pick(format!("+{n} life"), format!("+{n} de vie")), names, lang)
            }
            Event::LostLife { who, n } => {
                told(who, &lang.pick(format!("−{n} life"), format!("−{n} de vie")), names, lang)
            }
            Event::Raised { who, counter, n } => {
                told(who, &counter.with_number(counter.turns_felt(*n, who), lang), names, lang)
            }
            Event::Cleansed { who } => told(who, lang.pick("debuffs gone", "malus retirés"), names, lang),
            Event::Died { who } => match who {
                Who::Player(seat) => format!("{}.", does(seat, DIE)),
                Who::Enemy(..) => format!("{} {}.", subject(who, names, lang), lang.pick("falls", "tombe")),
            },
            Event::Changed { who, phase } => {
                let who = subject(who, names, lang);
                lang.pick(format!("{who} changes: phase {phase}!"), format!("{who} se transforme : phase {phase} !"))
            }
            Event::WonFight => lang.pick("The room is cleared.", "Salle nettoyée.").to_owned(),
            Event::Took { seat, card, removed } => took(*seat, card, removed.as_ref(), names, lang),
            Event::Skipped { seat } => format!("{}.", does(seat, SKIP)),
            Event::Rested { seat, n: 0 } => format!("{}.", does(seat, SLEEP)),
            Event::Rested { seat, n } => {
                let sleeps = does(seat, SLEEP);
                lang.pick(format!("{sleeps}: +{n} life."), format!("{sleeps} : +{n} de vie."))
            }
            Event::Meditated { seat } => {
                let meditates = does(seat, MEDITATE);
                lang.pick(format!("{meditates}: attack and block +1."), format!("{meditates} : attaque et blocage +1."))
            }
            Event::Scene { event } => format!("{}.", word(event)),
            Event::Chose { seat, option, .. } => chose(*seat, option, names, lang),
            Event::Removed { seat, card } => format!("{} {}.", does(seat, REMOVE), word(card)),
            Event::Copied { seat, card } => format!("{} {}.", does(seat, COPY), word(card)),
            Event::Turned { card, element, .. } => {
                let (card, element) = (word(card), element.name().get(lang));
                lang.pick(format!("{card} is now {element}."), format!("{card} prend l’élément {element}."))
            }
            Event::MaxLife { seat, n } => max_life(*seat, *n, names, lang),
            Event::Stats { seat, attack, block } => stats(*seat, *attack, *block, names, lang),
            Event::NextFight { seat, counter, n } => {
                let counter = counter.with_number(*n, lang);
                let what = lang.pick(format!("{counter} in the next fight"), format!("{counter} au prochain combat"));
                told(&Who::Player(*seat), &what, names, lang)
            }
            Event::NextFoes { counter, n } => {
                let counter = counter.with_number(counter.turns_ahead(*n), lang);
                lang.pick(format!("The next enemies: {counter}."), format!("Les prochains ennemis : {counter}."))
            }
            Event::Revived { seat } => format!("{}.", does(seat, RETURN)),
            Event::Left { seat, .. } => format!("{}.", does(seat, LEAVE)),
            Event::Over { won: true } => lang
                .pick(
                    "The last boss has fallen: the climb is won!",
                    "Le dernier boss est tombé : l’ascension est gagnée !",
                )
                .to_owned(),
            Event::Over { won: false } => lang.pick("The climb is lost.", "L’ascension est perdue.").to_owned(),
        })
    }

    /// How far the climb came: "the climb ended on floor 2, room 5".
    fn why_over(view: &View, _names: &Names, lang: Lang) -> Option<String> {
        let Phase::Over { won } = view.phase else { return None };
        let (floor, room) = (view.floor + 1, view.at.map_or(0, |(row, _)| row + 1));
        Some(match won {
            true => lang.pick("the last boss has fallen", "le dernier boss est tombé").to_owned(),
            false => lang.pick(
                format!("the climb ended on floor {floor}, room {room}"),
                format!("l’ascension s’arrête à l’étage {floor}, salle {room}"),
            ),
        })
    }

    /// The end in one line: "the climb ended on floor 2, room 5; the last blow came from Cinder Imp".
    fn story(view: &View, mut newest: &mut dyn Iterator<Item = &Event>, names: &Names, lang: Lang) -> Option<String> {
        let why = Self::why_over(view, names, lang)?;
        if matches!(view.phase, Phase::Over { won: true }) {
            return Some(why);
        }
        let killer = Iterator::find_map(&mut newest, |event| match event {
            Event::Attacked { by: by @ Who::Enemy(..), target: Who::Player(_), hit } if hit.lost > 0 => Some(by),
            _ => None,
        });
        Some(match killer {
            Some(by) => {
                let by = object(by, names, lang);
                lang.pick(
                    format!("{why}; the last blow came from {by}"),
                    format!("{why} ; le dernier coup est venu de {by}"),
                )
            }
            None => why,
        })
    }

    fn chronicle(_view: &View, events: &mut dyn Iterator<Item = &Event>, names: &Names, lang: Lang) -> Vec<Chapter> {
        super::chronicle::chronicle(events, names, lang)
    }
}

fn played(seat: Seat, card: &Named, target: Option<&Who>, names: &Names, lang: Lang) -> String {
    let (plays, card) = (names.does(seat, Verb::PLAY, lang), card.name.get(lang));
    match target {
        Some(target) if *target != Who::Player(seat) => {
            let target = object(target, names, lang);
            lang.pick(format!("{plays} {card} on {target}."), format!("{plays} {card} sur {target}."))
        }
        _ => format!("{plays} {card}."),
    }
}

fn entered(row: u8, kind: RoomKind, lang: Lang) -> String {
    let (n, kind) = (row + 1, kind.name().get(lang));
    lang.pick(format!("Room {n}: {kind}."), format!("Salle {n} : {kind}."))
}

/// "Cinder Imp: −6 life (4 blocked)."
fn struck(target: &Who, hit: Hit, names: &Names, lang: Lang) -> String {
    let what = match hit {
        Hit { evaded: true, .. } => lang.pick("evaded", "esquivé").to_owned(),
        Hit { blocked: 0, lost: 0, .. } => lang.pick("no life lost", "aucune vie perdue").to_owned(),
        Hit { blocked: 0, lost, .. } => lang.pick(format!("−{lost} life"), format!("−{lost} de vie")),
        Hit { blocked, lost: 0, .. } => lang.pick(format!("{blocked} blocked"), format!("{blocked} bloqués")),
        Hit { blocked, lost, .. } => {
            lang.pick(format!("−{lost} life ({blocked} blocked)"), format!("−{lost} de vie ({blocked} bloqués)"))
        }
    };
    told(target, &what, names, lang)
}

/// "Cinder Imp takes 5 from Retaliate (2 blocked)."
fn struck_back(target: &Who, Hit { blocked, lost, .. }: Hit, names: &Names, lang: Lang) -> String {
    let takes = match target {
        Who::Player(seat) => names.does(*seat, SUFFER, lang),
        Who::Enemy(..) => format!("{} {}", subject(target, names, lang), lang.pick("takes", "subit")),
    };
    let damage = lost + blocked;
    let told = match blocked {
        0 => String::new(),
        n => format!(" ({})", lang.count(n.unsigned_abs().into(), ["blocked", "blocked"], ["bloqué", "bloqués"])),
    };
    let points = lang.count(damage.unsigned_abs().into(), ["", ""], ["dégât", "dégâts"]);
    lang.pick(format!("{takes} {damage} from Retaliate{told}."), format!("{takes} {points} de Riposte{told}."))
}

/// "You: +5 block."
fn told(who: &Who, what: &str, names: &Names, lang: Lang) -> String {
    format!("{}{} {what}.", subject(who, names, lang), lang.colon())
}

fn signed(n: i32) -> String {
    if n < 0 { format!("−{}", -n) } else { format!("+{n}") }
}

fn took(seat: Seat, card: &Named, removed: Option<&Named>, names: &Names, lang: Lang) -> String {
    let (takes, card) = (names.does(seat, TAKE, lang), card.name.get(lang));
    match removed {
        None => format!("{takes} {card}."),
        Some(removed) => {
            let removed = removed.name.get(lang);
            lang.pick(format!("{takes} {card} for {removed}."), format!("{takes} {card} à la place de {removed}."))
        }
    }
}

fn max_life(seat: Seat, n: i16, names: &Names, lang: Lang) -> String {
    let change = signed(n.into());
    let what = lang.pick(format!("{change} maximum life"), format!("{change} de vie maximum"));
    told(&Who::Player(seat), &what, names, lang)
}

fn chose(seat: Seat, option: &Words, names: &Names, lang: Lang) -> String {
    format!("{}{} {}.", names.of(seat), lang.colon(), option.get(lang))
}

fn stats(seat: Seat, attack: i8, block: i8, names: &Names, lang: Lang) -> String {
    let part = |n: i8, en: &str, fr: &str| (n != 0).then(|| format!("{} {}", lang.pick(en, fr), signed(n.into())));
    let parts: Vec<String> =
        [part(attack, "attack", "attaque"), part(block, "block", "blocage")].into_iter().flatten().collect();
    told(&Who::Player(seat), &parts.join(", "), names, lang)
}
