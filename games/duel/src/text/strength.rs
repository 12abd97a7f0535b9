//! Force, endurance, keywords and counters that effects give, in words.

use super::amounts::{self, Quantity};
use super::clauses::{Act, Actor, Clause, Until};
use super::scope::{Role, Scope};
use super::{keywords, verbs};
use crate::{Amount, Keywords, Subject};
use atout_core::Lang;

impl Scope<'_> {
    /// Force, endurance and keywords until end of turn.
    pub(super) fn pump(
        &mut self,
        what: &Subject,
        [force, endurance]: [&Amount; 2],
        keywords: Keywords,
        all: &mut Vec<Clause>,
    ) {
        let lang = self.lang;
        let has_bonus = [force, endurance].iter().any(|one| **one != Amount::Number(0));
        let (had, verbs) = (keywords::nouns_of(keywords, lang), keywords::verbs_of(keywords, true));
        let (mut last, mut is_merged) = (String::new(), false);
        if has_bonus || (had.is_empty() && verbs.is_empty()) {
            let clause = self.deed(what, Actor::You, |scope| {
                let bonus = scope.bonus(force, endurance);
                last = bonus.tail;
                // One French verb serves both: "gagne +1/+0 et le vol".
                is_merged = lang == Lang::Fr && (last.is_empty() || last.starts_with(','));
                let mut rest = vec![bonus.pair];
                rest.extend(had.iter().filter(|_| is_merged).cloned());
                Act::new(verbs::get(), lang.list(&rest))
            });
            all.push(clause.until(Until::End));
        }
        if !had.is_empty() && !is_merged {
            if !last.starts_with(',') {
                all.iter_mut().last().into_iter().for_each(|clause| clause.tail = std::mem::take(&mut last));
            }
            let clause = self.deed(what, Actor::You, |_| Act::new(verbs::gain(), lang.list(&had)));
            all.push(clause.until(Until::End));
        }
        if !last.is_empty() {
            all.iter_mut().last().into_iter().for_each(|clause| clause.tail = std::mem::take(&mut last));
        }
        for verb in verbs {
            all.push(self.deed(what, Actor::You, |_| Act::new(verb, "")).until(Until::Now));
        }
    }

    pub(super) fn becomes(&mut self, what: &Subject, force: &Amount, endurance: &Amount) -> Clause {
        let lang = self.lang;
        let mut last = String::new();
        let clause = self.deed(what, Actor::You, |scope| {
            let values = scope.values(force, endurance);
            last = values.tail;
            Act::new(verbs::have(), base_values(&values.pair, lang))
        });
        clause.until(Until::End).tail(last)
    }

    pub(super) fn counters(&mut self, what: &Subject, amount: &Amount) -> Clause {
        let lang = self.lang;
        self.forget_actor();
        let reading = self.reading(amount);
        let Quantity { head, tail } = self.quantity_of(&reading, &amounts::counters_for(&reading));
        let bearer = self.name(what, Role::Bearer).text;
        let rest = lang.pick(format!("{head} on {bearer}"), format!("{head} sur {bearer}"));
        Clause::new(Actor::Command, Act::new(verbs::put(), rest)).tail(tail)
    }
}

/// "base force and endurance 0/1".
pub(super) fn base_values(pair: &str, lang: Lang) -> String {
    lang.pick(format!("base force and endurance {pair}"), format!("une force et une endurance de base de {pair}"))
}

/// What a creature does that stays tapped once.
pub(super) fn stays_tapped() -> verbs::Verb {
    verbs::Verb::third(
        [
            "don't untap when their controller's next turn begins",
            "doesn't untap when its controller's next turn begins",
        ],
        [
            "ne se dégage pas au début du prochain tour de son contrôleur",
            "ne se dégagent pas au début du prochain tour de leur contrôleur",
        ],
    )
}
