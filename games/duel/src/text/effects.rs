//! Effects in words: each becomes a clause or two.
//!
//! Not here: what effects do (the rules), how clauses become sentences (`clauses.rs`), what is put or fetched where
//! (`moves.rs`).

use super::amounts::{self, Quantity, Stuff};
use super::clauses::{Act, Actor, Clause, Until, sentences};
use super::damage::equal_damage;
use super::scope::{Role, Scope};
use super::statements::Tense;
use super::strength::stays_tapped;
use super::{keywords, verbs};
use crate::{Amount, Condition, Doing, Effect, Filter, Subject};

impl<'a> Scope<'a> {
    /// What a spell or ability does, as sentences without capitals and full stops.
    pub(super) fn doing(&mut self, doing: &'a Doing) -> Vec<String> {
        self.targets = &doing.targets;
        let mut all = Vec::new();
        if doing.choose_colour {
            all.push(self.lang.pick("choose a colour", "choisissez une couleur").to_owned());
        }
        let clauses = self.clauses(&doing.effects);
        all.extend(sentences(&clauses, doing.may, self.lang));
        all
    }

    fn clauses(&mut self, effects: &[Effect]) -> Vec<Clause> {
        let mut all = Vec::new();
        let mut rest = effects;
        while let Some((first, after)) = rest.split_first() {
            let n = if self.is_fresh(first) { equal_damage(first, after) } else { 0 };
            if n > 0 {
                all.push(self.equal_damage(&rest[..=n]));
            } else {
                self.effect(first, &mut all);
            }
            rest = &after[n..];
        }
        all
    }

    /// Something that the controller does to something.
    pub(super) fn command(&mut self, verb: verbs::Verb, what: &Subject, after: &str) -> Clause {
        self.forget_actor();
        let object = self.name(what, Role::Object);
        let rest = if object.text.is_empty() || after.is_empty() { "" } else { " " };
        let act = Act { verb, clitic: object.clitic, rest: format!("{}{rest}{after}", object.text) };
        Clause::new(Actor::Command, act)
    }

    /// Something that a player or a thing does.
    pub(super) fn deed(&mut self, who: &Subject, as_you: Actor, act: impl FnOnce(&mut Self) -> Act) -> Clause {
        let is_same = self.is_same_actor(who);
        let actor = match who {
            Subject::You => as_you,
            _ if is_same => Actor::Same,
            _ => {
                let named = self.name(who, Role::Actor);
                Actor::Third(named.text, named.number)
            }
        };
        let act = act(self);
        Clause::new(actor, act)
    }

    /// Something that a player gets or loses so much of.
    fn amount_for(
        &mut self,
        who: &Subject,
        as_you: Actor,
        verb: verbs::Verb,
        amount: &Amount,
        stuff: &Stuff,
    ) -> Clause {
        let mut tail = String::new();
        let clause = self.deed(who, as_you, |scope| {
            let Quantity { head, tail: last } = scope.quantity(amount, stuff);
            tail = last;
            Act::new(verb, head)
        });
        clause.tail(tail)
    }

    fn effect(&mut self, effect: &Effect, all: &mut Vec<Clause>) {
        let lang = self.lang;
        let clause = match effect {
            Effect::Damage { amount, to, from } => self.damage(amount, &[to], from.as_ref()),
            Effect::DivideDamage {} => self.divided(),
            Effect::Fight {} => self.fight(all),
            Effect::GainLife { amount, who } => {
                self.amount_for(who, Actor::You, verbs::gain(), amount, &amounts::life())
            }
            Effect::LoseLife { amount, who } => {
                self.amount_for(who, Actor::You, verbs::lose(), amount, &amounts::life())
            }
            Effect::Draw { amount, who } => {
                self.amount_for(who, Actor::Personal, verbs::draw(), amount, &amounts::cards())
            }
            Effect::Discard { amount, who, random } => self.discard(amount, who, *random),
            Effect::Mill { amount, who } => self.mill(amount, who),
            Effect::Destroy { what } => self.command(verbs::destroy(), what, ""),
            Effect::Exile { what } => self.command(verbs::exile(), what, ""),
            Effect::Put { what, to } => self.put(what, *to),
            Effect::Sacrifice { who, amount, what } => self.sacrifice(who, amount, what),
            Effect::SacrificeSelf {} => self.command(verbs::sacrifice(), &Subject::This, ""),
            Effect::Counter { unless } => self.counter(*unless),
            Effect::Pump { what, force, endurance, keywords } => {
                return self.pump(what, [force, endurance], *keywords, all);
            }
            Effect::Lose { what, keywords } => {
                let lost: Vec<String> = keywords.iter().map(|one| keywords::possession(one, lang)).collect();
                self.deed(what, Actor::You, |_| Act::new(verbs::lose(), lang.list(&lost))).until(Until::End)
            }
            Effect::Become { what, force, endurance } => self.becomes(what, force, endurance),
            Effect::Counters { what, amount } => self.counters(what, amount),
            Effect::Tap { what, stays } => {
                all.push(self.command(verbs::tap(), what, ""));
                if !stays {
                    return;
                }
                self.deed(what, Actor::You, |_| Act::new(stays_tapped(), ""))
            }
            Effect::Untap { what } => self.command(verbs::untap(), what, ""),
            Effect::Control { what } => {
                self.forget_actor();
                let whole = self.name(what, Role::Whole).text;
                let rest = lang.pick(format!("control of {whole}"), format!("le contrôle {whole}"));
                Clause::new(Actor::Command, Act::new(verbs::take(), rest)).until(Until::EndFirst)
            }
            Effect::Token { id, amount, who } => self.create(&id.id, amount, who),
            Effect::Fetch { amount, what, to } => self.fetch(amount, what, *to),
            Effect::ExtraLand { amount } => self.extra_land(amount),
            Effect::Mana { amount, colour } => self.add_mana(amount, *colour),
            Effect::Peace {} => {
                let text = lang.pick(
                    "no combat damage is dealt for the rest of the turn",
                    "aucun dégât de combat n'est infligé jusqu'à la fin du tour",
                );
                self.sentence(text)
            }
            Effect::Protect { what } => {
                let protection =
                    lang.pick("protection from the chosen colour", "la protection contre la couleur choisie");
                self.deed(what, Actor::You, |_| Act::new(verbs::gain(), protection)).until(Until::End)
            }
            Effect::Win {} => {
                self.deed(&Subject::You, Actor::You, |_| Act::new(verbs::win(), lang.pick("the game", "la partie")))
            }
            Effect::If { condition, then, otherwise } => return self.conditional(condition, then, otherwise, all),
        };
        all.push(clause);
    }

    /// A clause that is a sentence by itself.
    pub(super) fn sentence(&mut self, text: &str) -> Clause {
        self.forget_actor();
        Clause::new(Actor::Nobody, Act::new(verbs::win(), text))
    }

    fn discard(&mut self, amount: &Amount, who: &Subject, random: bool) -> Clause {
        let lang = self.lang;
        let mut last = String::new();
        let clause = self.deed(who, Actor::Personal, |scope| {
            let Quantity { head, tail } = scope.quantity(amount, &amounts::cards());
            last = tail;
            let head = lang.pick(head.clone(), super::nouns::de(&head));
            let chance = if random { lang.pick(" at random", " au hasard") } else { "" };
            Act::new(verbs::discard(), format!("{head}{chance}"))
        });
        clause.tail(last)
    }

    fn conditional(&mut self, condition: &Condition, then: &[Effect], otherwise: &[Effect], all: &mut Vec<Clause>) {
        let lang = self.lang;
        let when = self.if_(condition, Tense::Now);
        let inner = self.inner(then);
        all.push(self.sentence(&format!("{when}, {inner}")));
        if !otherwise.is_empty() {
            let inner = self.inner(otherwise);
            all.push(self.sentence(&lang.pick(format!("otherwise, {inner}"), format!("sinon, {inner}"))));
        }
    }

    /// Effects that follow a condition in one sentence.
    fn inner(&mut self, effects: &[Effect]) -> String {
        self.forget_actor();
        let clauses = self.clauses(effects);
        let all = sentences(&clauses, false, self.lang);
        self.lang.list(&all)
    }

    /// Something to sacrifice, chosen by the player who does it.
    fn sacrifice(&mut self, who: &Subject, amount: &Amount, what: &Filter) -> Clause {
        let mut last = String::new();
        let clause = self.deed(who, Actor::Personal, |scope| {
            let Quantity { head, tail } = scope.amount_of(amount, what);
            last = tail;
            Act::new(verbs::sacrifice(), head)
        });
        clause.tail(last)
    }
}
