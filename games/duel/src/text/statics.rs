//! Static abilities in words: "Goblins you control get +1/+0 and have haste.", "As long as …".

use super::amounts;
use super::clauses::{Act, Actor, Clause, finish, sentences};
use super::filters::{self, Domain};
use super::nouns::Number;
use super::phrase::{Article, Prep};
use super::scope::{Role, Scope};
use super::statements::Tense;
use super::strength::base_values;
use super::{keywords, moves, verbs};
use crate::{Amount, Condition, Static, Subject};
use atout_core::Lang;

impl Scope<'_> {
    /// A static ability as sentences.
    pub(super) fn permanent_rule(&mut self, rule: &Static) -> String {
        let before =
            rule.condition.as_ref().map(|condition| format!("{},", self.while_(condition))).unwrap_or_default();
        let mut all = Vec::new();
        self.strength(rule, &mut all);
        for verb in keywords::verbs_of(rule.keywords, false) {
            all.push(self.deed(&rule.to, Actor::You, |_| Act::new(verb, "")));
        }
        if let Some(filter) = &rule.unblockable_by {
            let (pool, lang) = (self.pool, self.lang);
            let by = filters::phrase(pool, filter, Domain::Battlefield, lang);
            let cannot = self.cannot_be_blocked(rule);
            // "par des créatures".
            let by = by.text(lang.pick(Article::Bare, Article::All), lang.pick(Prep::None, Prep::Of), lang);
            let by = format!("{} {by}", lang.pick("by", "par"));
            all.push(self.deed(&rule.to, Actor::You, |_| Act::new(cannot, by)));
        }
        if rule.extra_mana > 0 {
            all.push(self.extra_mana(rule));
        }
        let mut told = sentences(&all, false, self.lang);
        if rule.control {
            let host = self.name(&rule.to, Role::Object).text;
            told.push(self.lang.pick(format!("you control {host}"), format!("vous contrôlez {host}")));
        }
        if rule.extra_land > 0 {
            let land = amounts::number_of(i16::from(rule.extra_land), &moves::extra_land(), self.lang);
            told.push(self.lang.pick(
                format!("you may play {land} on each of your turns"),
                format!("vous pouvez jouer {land} à chacun de vos tours"),
            ));
        }
        finish(&before, &told)
    }

    /// Force, endurance and keywords.
    fn strength(&mut self, rule: &Static, all: &mut Vec<Clause>) {
        let lang = self.lang;
        if let Some([force, endurance]) = rule.set {
            let pair = format!("{force}/{endurance}");
            all.push(self.deed(&rule.to, Actor::You, |_| Act::new(verbs::have(), base_values(&pair, lang))));
        }
        let has_bonus = [&rule.force, &rule.endurance].iter().any(|one| **one != Amount::Number(0));
        if has_bonus {
            let mut last = String::new();
            let clause = self.deed(&rule.to, Actor::You, |scope| {
                let bonus = scope.bonus(&rule.force, &rule.endurance);
                last = bonus.tail;
                Act::new(verbs::get(), bonus.pair)
            });
            all.push(clause.tail(last));
        }
        let had = keywords::nouns_of(rule.keywords, lang);
        if !had.is_empty() {
            all.push(self.deed(&rule.to, Actor::You, |_| Act::new(verbs::have(), lang.list(&had))));
        }
    }

    fn cannot_be_blocked(&self, rule: &Static) -> verbs::Verb {
        let (phrase, article) = self.thing(&rule.to, Role::Actor);
        let feminine = phrase.gender() == super::nouns::Gender::Feminine;
        verbs::Verb::modal(
            "can't be blocked",
            match (feminine, article.number()) {
                (true, Number::One) => "pas être bloquée",
                (true, Number::Many) => "pas être bloquées",
                (false, Number::One) => "pas être bloqué",
                (false, Number::Many) => "pas être bloqués",
            },
        )
    }

    /// "gives one additional mana of its own colour".
    fn extra_mana(&mut self, rule: &Static) -> Clause {
        let lang = self.lang;
        let n = i16::from(rule.extra_mana);
        let words = super::nouns::in_words(n, super::nouns::Gender::Masculine, lang);
        let many = matches!(rule.to, Subject::Each(_));
        let rest = match lang {
            Lang::En => format!("{words} additional mana of {} own colour", if many { "their" } else { "its" }),
            Lang::Fr => {
                let s = if n > 1 { "s" } else { "" };
                format!("{words} mana{s} supplémentaire{s} de {} couleur", if many { "leur" } else { "sa" })
            }
        };
        let give = verbs::Verb::third(["give", "gives"], ["donne", "donnent"]);
        self.deed(&rule.to, Actor::You, |_| Act::new(give, rest))
    }

    /// "Activate only if …."
    pub(super) fn only_if(&mut self, condition: &Condition) -> String {
        let condition = self.if_(condition, Tense::Now);
        self.lang.pick(format!("activate only {condition}"), format!("n'activez que {condition}"))
    }
}
