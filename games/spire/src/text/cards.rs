//! The texts of cards and skills, made from their effects: "Attack one enemy for 6. Draw 1 card."
//!
//! Equal effects in a row are one clause ("3 times"). Not here: what effects do (`effects.rs`).

use super::nouns;
use crate::content::{Effect, Target};
use crate::{CardDef, Config, Counter, Element, SkillDef};
use atout_core::{CardHelp, Lang};

/// Who uses an effect: it decides who is meant.
#[derive(Clone, Copy)]
enum User {
    /// A card, read by its player.
    Card(Target),
    /// A skill, read by the players.
    Skill(Target),
}

impl CardDef {
    /// What it does, as a sentence.
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        if self.effects.is_empty() {
            return lang.pick("Does nothing.", "Sans effet.").to_owned();
        }
        sentences(&self.effects, User::Card(self.target), lang)
    }

    /// Everything about it in a few words, with the element that it has in this climb: "Fire, rare, costs 2 energy. …"
    #[must_use]
    pub fn help(&self, element: Element, lang: Lang) -> String {
        format!("{} {}", heading(self, element, lang), self.text(lang))
    }
}

impl SkillDef {
    /// What it does, as a sentence.
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        sentences(&self.effects, User::Skill(self.target), lang)
    }
}

/// A part of a text: what friends gain, what foes get, or anything else. Neighbours of a kind are told together.
enum Clause {
    Gain(String),
    Get(String),
    Other(String),
}

fn sentences(effects: &[Effect], user: User, lang: Lang) -> String {
    let (mut sentences, mut rest) = (Vec::new(), effects);
    while let Some(first) = rest.first() {
        let times = rest.iter().take_while(|effect| *effect == first).count();
        rest = &rest[times..];
        let told = match clause(*first, times, user, lang) {
            Clause::Other(text) => text,
            Clause::Gain(what) => {
                let all = with_next(what, &mut rest, user, lang, |next| match next {
                    Clause::Gain(what) => Some(what),
                    Clause::Get(_) | Clause::Other(_) => None,
                });
                gains(user, &all, lang)
            }
            Clause::Get(what) => {
                let all = with_next(what, &mut rest, user, lang, |next| match next {
                    Clause::Get(what) => Some(what),
                    Clause::Gain(_) | Clause::Other(_) => None,
                });
                gets(user, &all, lang)
            }
        };
        sentences.push(format!("{told}."));
    }
    sentences.join(" ")
}

/// A thing with those of the same kind that follow: "3 life and 2 block".
fn with_next(
    first: String,
    rest: &mut &[Effect],
    user: User,
    lang: Lang,
    same: impl Fn(Clause) -> Option<String>,
) -> String {
    let mut all = vec![first];
    while let Some(what) = rest.first().and_then(|next| same(clause(*next, 1, user, lang))) {
        all.push(what);
        *rest = &rest[1..];
    }
    lang.list(&all)
}

/// One effect, so many times.
fn clause(effect: Effect, times: usize, user: User, lang: Lang) -> Clause {
    Clause::Other(match effect {
        Effect::Block(n) => return Clause::Gain(lang.pick(format!("{n} block"), format!("{n} de blocage"))),
        Effect::Heal(n) => return Clause::Gain(lang.pick(format!("{n} life"), life_fr(n))),
        Effect::Buff(counter, n) => return Clause::Gain(gained(counter, n, user, lang)),
        // Nobody weakens its own side, so the bearer's turn is still to come.
        Effect::Debuff(counter, n) => return Clause::Get(counter.with_next_turns(n, lang)),
        Effect::Attack(n) => attack(n, times, user, lang),
        Effect::Draw(n) => {
            let cards = nouns::cards(n.into(), lang);
            lang.pick(format!("Draw {cards}"), format!("Piochez {cards}"))
        }
        Effect::Discard(n) => {
            let cards = nouns::cards(n.into(), lang);
            lang.pick(format!("Discard {cards}"), format!("Défaussez {cards}"))
        }
        Effect::Energy(n) => lang.pick(format!("Gain {n} energy"), format!("Gagnez {}", energy_fr(n))),
        Effect::LoseLife(n) => match user {
            User::Card(_) => lang.pick(format!("Lose {n} life"), format!("Perdez {}", life_fr(n))),
            User::Skill(_) => {
                lang.pick(format!("Costs the enemy {n} life"), format!("Coûte {} à l’ennemi", life_fr(n)))
            }
        },
        Effect::Cleanse => match is_own(user) {
            true => lang.pick("Lose all debuffs", "Perdez vos malus").to_owned(),
            false => lang.pick("Removes all debuffs", "Retire tous les malus").to_owned(),
        },
        Effect::Summon(_) => lang.pick("Calls for help", "Appelle du renfort").to_owned(),
        Effect::Become(element) => {
            let element = element.name().get(lang);
            lang.pick(format!("Becomes {element}"), format!("Prend l’élément {element}"))
        }
    })
}

/// A buff: players have it in the turn in which they play a card, enemies use their attacks and blocks in the next one.
fn gained(counter: Counter, n: u8, user: User, lang: Lang) -> String {
    match (user, counter) {
        (User::Skill(_), Counter::AttackPlus | Counter::BlockPlus) => counter.with_next_turns(n, lang),
        _ => counter.with_turns(n, lang),
    }
}

fn energy_fr(n: u8) -> String {
    Lang::Fr.count(n.into(), ["", ""], ["point d’énergie", "points d’énergie"])
}

fn life_fr(n: u8) -> String {
    Lang::Fr.count(n.into(), ["", ""], ["point de vie", "points de vie"])
}

fn attack(n: u8, times: usize, user: User, lang: Lang) -> String {
    let whom = match user {
        User::Card(Target::Enemies) => lang.pick("all enemies", "tous les ennemis"),
        User::Card(_) => lang.pick("one enemy", "un ennemi"),
        User::Skill(Target::Players) => lang.pick("all players", "tous les joueurs"),
        User::Skill(_) => lang.pick("one player", "un joueur"),
    };
    match times {
        1 => lang.pick(format!("Attack {whom} for {n}"), format!("Attaque {whom}\u{a0}: {n} dégâts")),
        _ => lang.pick(
            format!("Attack {whom} for {n}, {times} times"),
            format!("Attaque {whom}\u{a0}: {times} fois {n} dégâts"),
        ),
    }
}

/// Is help for the user itself?
fn is_own(user: User) -> bool {
    match user {
        User::Card(target) => !target.is_players(),
        User::Skill(target) => target.is_players(),
    }
}

/// Help: "Gain 5 block", "One player gains 5 block".
fn gains(user: User, what: &str, lang: Lang) -> String {
    match user {
        User::Card(Target::Player) => lang.pick(format!("One player gains {what}"), format!("Un joueur gagne {what}")),
        User::Card(Target::Players) => {
            lang.pick(format!("All players gain {what}"), format!("Tous les joueurs gagnent {what}"))
        }
        User::Card(_) => lang.pick(format!("Gain {what}"), format!("Gagnez {what}")),
        User::Skill(Target::Enemy) => lang.pick(format!("One enemy gains {what}"), format!("Un ennemi gagne {what}")),
        User::Skill(Target::Enemies) => {
            lang.pick(format!("All enemies gain {what}"), format!("Tous les ennemis gagnent {what}"))
        }
        User::Skill(_) => lang.pick(format!("Gains {what}"), format!("Gagne {what}")),
    }
}

/// Harm that is no damage: "The enemy gets Attack − 2".
fn gets(user: User, what: &str, lang: Lang) -> String {
    match user {
        User::Card(Target::Enemies) => {
            lang.pick(format!("All enemies get {what}"), format!("Tous les ennemis reçoivent {what}"))
        }
        User::Card(_) => lang.pick(format!("The enemy gets {what}"), format!("L’ennemi reçoit {what}")),
        User::Skill(Target::Players) => {
            lang.pick(format!("All players get {what}"), format!("Tous les joueurs reçoivent {what}"))
        }
        User::Skill(_) => lang.pick(format!("The player gets {what}"), format!("Le joueur reçoit {what}")),
    }
}

/// Every card of the content with its text.
pub(crate) fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
    let help = |def: &CardDef| CardHelp {
        id: def.id.clone(),
        name: def.name.get(lang).to_owned(),
        text: def.help(def.element, lang),
    };
    config.content.cards.iter().map(help).collect()
}

/// "Fire, rare, costs 2 energy."
fn heading(def: &CardDef, element: Element, lang: Lang) -> String {
    let (element, rarity, cost) = (element.name().get(lang), def.rarity.name().get(lang), def.cost);
    let text = lang.pick(
        format!("{element}, {rarity}, costs {cost} energy."),
        format!("{element}, {rarity}, coûte {}.", energy_fr(cost)),
    );
    Lang::capital(&text)
}
