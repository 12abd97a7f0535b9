//! Cards and classes in words, made from what they are: a number that is tuned changes its text by itself.

use crate::words::{colon, list, plural};
use crate::{Aim, Card, Class, Classes, Config, Effect, Times, Whom};
use atout_core::{CardHelp, Lang};

/// Every card that is dealt in such a game.
pub(crate) fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
    let help = |card: Card| {
        let name = card.face().name.get(lang).to_owned();
        let text = format!("{} {}", whole(card, config, lang), how_often(card, config, lang));
        CardHelp { id: card.to_string(), name, text }
    };
    dealt(config).map(help).collect()
}

/// The cards that are dealt.
fn dealt(config: &Config) -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(|card| config.deals(*card))
}

/// What a card costs, whom it is aimed at and what it does, in sentences.
fn whole(card: Card, config: &Config, lang: Lang) -> String {
    let face = card.face();
    let cost = face.cost;
    let costs = lang.pick(format!("Costs {cost} mana."), format!("Coûte {cost} mana."));
    let aim = match face.aim {
        Aim::Nobody => "",
        Aim::Anybody => {
            lang.pick(" Aimed at any player or friend but yourself.", " Vise tout joueur ou ami, sauf vous.")
        }
        Aim::Ally => lang.pick(
            " Aimed at another player of your team; once none is left, the mana is spent for nothing.",
            " Vise quelqu’un d’autre de votre équipe\u{a0}; s’il n’en reste personne, le mana est dépensé pour rien.",
        ),
    };
    let does: String = face.effects.iter().map(|does| format!(" {}", effect(*does, config, lang))).collect();
    format!("{costs}{aim}{does}")
}

/// One effect as a sentence.
fn effect(effect: Effect, config: &Config, lang: Lang) -> String {
    match effect {
        Effect::Life(whom, by) => {
            let n = by.unsigned_abs();
            let does = gets(whom, by, lang);
            lang.pick(format!("{does} {n} life."), format!("{does} {n} points de vie."))
        }
        Effect::Generation(whom, by) => {
            let n = by.unsigned_abs();
            let (does, s) = (gets(whom, by, lang), plural(n as usize, lang));
            let after = match by < 0 {
                true => lang.pick(", but keeps at least 1", ", mais en garde au moins 1").to_owned(),
                false => lang.pick(format!(" ({n} more mana a turn)"), format!(" ({n} mana de plus par tour)")),
            };
            lang.pick(format!("{does} {n} generation{after}."), format!("{does} {n} point{s} de génération{after}."))
        }
        Effect::Friend => {
            let span = config.friend_span;
            let s = plural(span.into(), lang);
            lang.pick(
                format!("A friend with one random card comes to a random free cell beside you and is after the target for {span} turn{s}. If no cell beside you is free, the mana is spent for nothing."),
                format!("Un ami muni d’une carte tirée au sort arrive sur une case libre à côté de vous, au hasard, et s’en prend à la cible pendant {span} tour{s}. Si aucune case à côté de vous n’est libre, le mana est dépensé pour rien."),
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

fn gets(whom: Whom, by: i32, lang: Lang) -> &'static str {
    match (whom, by < 0) {
        (Whom::Caster, false) => lang.pick("You get", "Vous gagnez"),
        (Whom::Caster, true) => lang.pick("You lose", "Vous perdez"),
        (Whom::Target, false) => lang.pick("The target gets", "La cible gagne"),
        (Whom::Target, true) => lang.pick("The target loses", "La cible perd"),
        (Whom::Team, false) => {
            lang.pick("Every living player of your team gets", "Chaque membre vivant de votre équipe gagne")
        }
        (Whom::Team, true) => {
            lang.pick("Every living player of your team loses", "Chaque membre vivant de votre équipe perd")
        }
    }
}

/// What a card does in a few words: "target −10 life".
pub(crate) fn brief(card: Card, lang: Lang) -> String {
    let who = |whom| match whom {
        Whom::Caster => lang.pick("you", "vous"),
        Whom::Target => lang.pick("target", "cible"),
        Whom::Team => lang.pick("team", "équipe"),
    };
    let signed = |by: i32| format!("{}{}", if by < 0 { '−' } else { '+' }, by.unsigned_abs());
    let one = |effect: &Effect| match *effect {
        Effect::Life(whom, by) => format!("{} {} {}", who(whom), signed(by), lang.pick("life", "vie")),
        Effect::Generation(whom, by) => {
            format!("{} {} {}", who(whom), signed(by), lang.pick("generation", "génération"))
        }
        Effect::Friend => lang.pick("a friend against the target", "un ami contre la cible").to_owned(),
        Effect::Caramel => lang.pick("a caramel beside the target", "un caramel à côté de la cible").to_owned(),
        Effect::Kill => lang.pick("the target falls", "la cible tombe").to_owned(),
    };
    card.face().effects.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// The classes that somebody may be in such a game.
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

/// Of how many cards about one is of this kind.
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
    let each: Vec<String> =
        classes.iter().zip(&ns).map(|(class, n)| format!("{} {n}", class.nature().name.get(lang))).collect();
    let each = each.join(", ");
    lang.pick(format!("About one card in so many: {each}."), format!("Environ une carte sur tant\u{a0}: {each}."))
}

/// What a class starts with and which cards come more often.
pub(crate) fn class(class: Class, config: &Config, lang: Lang) -> String {
    let (life, mana, generation) = config.start_of(class);
    let starts = lang.pick(
        format!("{life} life, {mana} mana, {generation} generation"),
        format!("{life} points de vie, {mana} mana, génération {generation}"),
    );
    let favours: Vec<String> = dealt(config)
        .filter_map(|card| {
            let times = class.favour(card);
            (times != Times::ONCE).then(|| format!("{} ×{}", card.face().name.get(lang), times.told(lang)))
        })
        .collect();
    if favours.is_empty() {
        return starts;
    }
    let more = format!("{}{}{}", lang.pick("more often", "plus souvent"), colon(lang), list(&favours, lang));
    format!("{starts}{} {more}", lang.pick(";", "\u{a0};"))
}
