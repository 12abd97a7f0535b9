//! Damage in words: dealt to one or to several, divided, or in a fight.

use super::amounts::{self, Quantity};
use super::clauses::{Act, Actor, Clause};
use super::nouns::{Gender, Number};
use super::phrase::{Article, Prep};
use super::scope::{Role, Scope};
use super::verbs;
use crate::{Amount, Effect, Subject};

impl Scope<'_> {
    /// Is the damage dealt to something that has not been named?
    pub(super) fn is_fresh(&self, effect: &Effect) -> bool {
        matches!(effect, Effect::Damage { to, .. } if *to != Subject::You && !self.has_named(to))
    }

    /// The same damage to several: "X damage to each creature and each player".
    pub(super) fn equal_damage(&mut self, effects: &[Effect]) -> Clause {
        let to: Vec<&Subject> = effects
            .iter()
            .filter_map(|effect| if let Effect::Damage { to, .. } = effect { Some(to) } else { None })
            .collect();
        match &effects[0] {
            Effect::Damage { amount, from, .. } => self.damage(amount, &to, from.as_ref()),
            _ => self.sentence(""),
        }
    }

    pub(super) fn damage(&mut self, amount: &Amount, to: &[&Subject], from: Option<&Subject>) -> Clause {
        let lang = self.lang;
        let mut last = String::new();
        let clause = self.deed(from.unwrap_or(&Subject::This), Actor::You, |scope| {
            let Quantity { head, tail } = scope.quantity(amount, &amounts::damage());
            last = tail;
            let to: Vec<_> = to.iter().map(|to| scope.name(to, Role::Recipient)).collect();
            let clitic = to.iter().find_map(|to| to.clitic);
            let names: Vec<&str> = to.iter().map(|to| to.text.as_str()).filter(|name| !name.is_empty()).collect();
            let names = lang.list(&names);
            let rest = lang.pick(format!("{head} to {names}"), format!("{head} {names}"));
            Act { verb: verbs::deal(), clitic, rest: rest.trim().to_owned() }
        });
        clause.tail(last)
    }

    pub(super) fn divided(&mut self) -> Clause {
        let lang = self.lang;
        let target = self.targets.first();
        let points = target.map_or(0, |target| target.divided);
        self.deed(&Subject::This, Actor::You, |scope| {
            let (phrase, _) = scope.thing(&Subject::Target, Role::Actor);
            let among = match target {
                Some(target) if (target.min, target.max) == (1, target.divided) => {
                    let many = phrase.text_as(Article::Bare, Number::Many, lang.pick(Prep::None, Prep::Of), lang);
                    let targeted = if phrase.gender() == Gender::Feminine { "ciblées" } else { "ciblés" };
                    lang.pick(
                        format!("any number of target {many}"),
                        format!("n'importe quel nombre {many} {targeted}"),
                    )
                }
                Some(target) => phrase.text(Article::Targets(target.min, target.max), Prep::None, lang),
                None => String::new(),
            };
            scope.note(&Subject::Target);
            let damage = amounts::number_of(i16::from(points), &amounts::damage(), lang);
            let divided = lang.pick("divided as you choose among", "répartis comme vous le voulez entre");
            Act::new(verbs::deal(), format!("{damage} {divided} {among}"))
        })
    }

    pub(super) fn fight(&mut self, all: &mut Vec<Clause>) -> Clause {
        let lang = self.lang;
        let has_second = self.targets.len() > 1;
        let clause = self.deed(&Subject::Target, Actor::You, |scope| {
            let rest = if has_second {
                let other = scope.name(&Subject::Target2, Role::Bearer).text;
                lang.pick(other.clone(), format!("contre {other}"))
            } else {
                let feminine = scope.thing(&Subject::Target, Role::Actor).0.gender() == Gender::Feminine;
                lang.pick("each other", if feminine { "entre elles" } else { "entre eux" }).to_owned()
            };
            Act::new(verbs::fight(), rest)
        });
        all.push(clause);
        self.sentence(lang.pick(
            "(Each deals damage equal to its force to the other.)",
            "(Chaque créature inflige à l'autre un nombre de dégâts égal à sa force.)",
        ))
    }
}

/// How many of the next effects deal the same damage as the first, to all of some sort.
pub(super) fn equal_damage(first: &Effect, next: &[Effect]) -> usize {
    let Effect::Damage { amount, from, .. } = first else { return 0 };
    let is_equal = |other: &&Effect| {
        matches!(other, Effect::Damage { amount: more, to, from: by }
            if more == amount && by == from && matches!(to, Subject::Each(_) | Subject::Opponent | Subject::Players))
    };
    next.iter().take_while(is_equal).count()
}
