//! The help of cards and classes, generated from their definitions, so that texts follow when numbers change.

use super::nouns::signed;
use crate::{Aim, Card, Class, Classes, Config, Effect, Multiplier, Recipient};
use atout_core::{CardHelp, Lang};

/// The help of every card that is dealt with this config.
pub(crate) fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
    let help = |card: Card| {
        let name = card.def().name.get(lang).to_owned();
        let text = format!("{} {}", description(card, config, lang), how_often(card, config, lang));
        CardHelp { id: card.to_string(), name, text }
    };
    dealt(config).map(help).collect()
}

/// The cards that are dealt.
fn dealt(config: &Config) -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(|card| config.deals(*card))
}

/// The cost, the target and the effects of a card, in sentences.
fn description(card: Card, config: &Config, lang: Lang) -> String {
    let def = card.def();
    let cost = def.cost;
    let costs = lang.pick(format!("Costs {cost} mana."), format!("Coûte {cost} mana."));
    let aim = match def.aim {
        Aim::Nobody => "",
        Aim::Anybody => {
            lang.pick(" Aimed at any player or friend except yourself.", " Vise tout joueur ou ami, sauf vous.")
        }
        Aim::Ally => lang.pick(
            " Aimed at another player of your team; once none is left, the mana is spent for nothing.",
            " Vise quelqu’un d’autre de votre équipe\u{a0}; s’il n’en reste personne, le mana est dépensé pour rien.",
        ),
    };
    let does: String = def.effects.iter().map(|does| format!(" {}", effect(*does, config, lang))).collect();
    format!("{costs}{aim}{does}")
}

/// One effect as a sentence.
fn effect(effect: Effect, config: &Config, lang: Lang) -> String {
    match effect {
        Effect::Life(recipient, by) => {
            let n = by.unsigned_abs();
            let does = gets(recipient, by, lang);
            let points = lang.plural(n as usize, "point", "points");
            lang.pick(format!("{does} {n} life."), format!("{does} {n} {points} de vie."))
        }
        Effect::Generation(recipient, by) => {
            let n = by.unsigned_abs();
            let does = gets(recipient, by, lang);
            let after = match by < 0 {
                true => lang.pick(", but keeps at least 1", ", mais en garde au moins 1").to_owned(),
                false => lang.pick(format!(" ({n} more mana a turn)"), String::new()),
            };
            lang.pick(format!("{does} {n} generation{after}."), format!("{does} {n} mana par tour{after}."))
        }
        Effect::Friend => {
            let span = config.friend_span;
            let turns = lang.pick(lang.plural(span.into(), "turn", "turns"), lang.plural(span.into(), "tour", "tours"));
            lang.pick(
                format!("A friend with one random card comes to a random free cell beside you and attacks the target for {span} {turns}. If no cell beside you is free, the mana is spent for nothing."),
                format!("Un ami muni d’une carte tirée au sort arrive sur une case libre à côté de vous, au hasard, et s’en prend à la cible pendant {span} {turns}. Si aucune case à côté de vous n’est libre, le mana est dépensé pour rien."),
            )
        }
        Effect::Caramel => lang
            .pick(
                "A soft caramel falls on a random free cell beside the target and closes it for the rest of the game. If no cell beside the target is free, the mana is spent for nothing.",
                "Un caramel mou tombe sur une case libre à côté de la cible, au hasard, et la ferme jusqu’à la fin de la partie. Si aucune case à côté de la cible n’est libre, le mana est dépensé pour rien.",
            )
            .to_owned(),
        Effect::Kill => lang
            .pick(
                "The target does not survive the turn; no healing saves it.",
                "La cible ne survit pas à ce tour\u{a0}; aucun soin ne la sauve.",
            )
            .to_owned(),
    }
}

fn gets(recipient: Recipient, by: i32, lang: Lang) -> &'static str {
    match (recipient, by < 0) {
        (Recipient::Caster, false) => lang.pick("You get", "Vous gagnez"),
        (Recipient::Caster, true) => lang.pick("You lose", "Vous perdez"),
        (Recipient::Target, false) => lang.pick("The target gets", "La cible gagne"),
        (Recipient::Target, true) => lang.pick("The target loses", "La cible perd"),
        (Recipient::Team, false) => {
            lang.pick("Every living player of your team gets", "Chaque membre vivant de votre équipe gagne")
        }
        (Recipient::Team, true) => {
            lang.pick("Every living player of your team loses", "Chaque membre vivant de votre équipe perd")
        }
    }
}

/// The effects of a card in a few words: "target −10 life".
pub(crate) fn brief(card: Card, lang: Lang) -> String {
    let who = |recipient| match recipient {
        Recipient::Caster => lang.pick("you", "vous"),
        Recipient::Target => lang.pick("target", "cible"),
        Recipient::Team => lang.pick("team", "équipe"),
    };
    let one = |effect: &Effect| match *effect {
        Effect::Life(recipient, by) => format!("{} {} {}", who(recipient), signed(by), lang.pick("life", "vie")),
        Effect::Generation(recipient, by) => {
            format!("{} {} {}", who(recipient), signed(by), lang.pick("generation", "mana par tour"))
        }
        Effect::Friend => lang.pick("a friend against the target", "un ami contre la cible").to_owned(),
        Effect::Caramel => lang.pick("a caramel beside the target", "un caramel à côté de la cible").to_owned(),
        Effect::Kill => lang.pick("the target falls", "la cible meurt").to_owned(),
    };
    card.def().effects.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// The classes that players may have with this config.
pub(crate) fn in_play(config: &Config) -> Vec<Class> {
    match config.classes {
        Classes::None => vec![Class::Kitten],
        Classes::Choose | Classes::Random => Class::CHOICES.to_vec(),
        Classes::All(class) => vec![class],
        Classes::Each(classes, n) => {
            Class::ALL.into_iter().filter(|class| classes[..n.into()].contains(class)).collect()
        }
    }
}

/// About one in how many dealt cards is of this kind.
fn one_in(card: Card, class: Class, config: &Config) -> u32 {
    let all: u32 = dealt(config).map(|card| class.weight(card)).sum();
    let weight = class.weight(card).max(1);
    (all + weight / 2) / weight
}

fn how_often(card: Card, config: &Config, lang: Lang) -> String {
    let classes = in_play(config);
    let ns: Vec<u32> = classes.iter().map(|class| one_in(card, *class, config)).collect();
    if ns.iter().all(|n| *n == ns[0]) {
        let n = ns[0];
        return lang.pick(format!("About one card in {n}."), format!("Environ une carte sur {n}."));
    }
    let share =
        |(class, n): (&Class, &u32)| format!("{} 1 {} {n}", class.stats().name.get(lang), lang.pick("in", "sur"));
    let each: Vec<String> = classes.iter().zip(&ns).map(share).collect();
    format!("{}{} {}.", lang.pick("Frequency", "Fréquence"), lang.colon(), each.join(", "))
}

/// What a class starts with and which cards it gets more often.
pub(crate) fn class(class: Class, config: &Config, lang: Lang) -> String {
    let (life, mana, generation) = config.start_of(class);
    let starts = starting_numbers(life, mana, generation, lang);
    let favours = favours(class, config, lang);
    if favours.is_empty() {
        return starts;
    }
    let more = format!("{}{} {}", lang.pick("more often", "plus souvent"), lang.colon(), lang.list(&favours));
    format!("{starts}{} {more}", lang.pick(";", "\u{a0};"))
}

/// The same for a button: "45 life, 10 mana, then 3 a turn, Razor ×2".
pub(crate) fn class_in_brief(class: Class, config: &Config, lang: Lang) -> String {
    let (life, mana, generation) = config.start_of(class);
    let starts = starting_numbers(life, mana, generation, lang);
    std::iter::once(starts).chain(favours(class, config, lang)).collect::<Vec<_>>().join(", ")
}

fn starting_numbers(life: i32, mana: u32, generation: u32, lang: Lang) -> String {
    let points = lang.count(life.unsigned_abs() as usize, ["life"; 2], ["point de vie", "points de vie"]);
    lang.pick(
        format!("{points}, {mana} mana, then {generation} a turn"),
        format!("{points}, {mana} mana, puis {generation} par tour"),
    )
}

/// The cards that a class gets more or less often: "Razor ×2".
fn favours(class: Class, config: &Config, lang: Lang) -> Vec<String> {
    let favour = |card: Card| {
        let favour = class.favour(card);
        (favour != Multiplier::ONE).then(|| format!("{} ×{}", card.def().name.get(lang), favour.text(lang)))
    };
    dealt(config).filter_map(favour).collect()
}
