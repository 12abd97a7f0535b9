//! Effects in words: each becomes a clause or two.
//!
//! Not here: what effects do (the rules), how clauses become sentences (`clauses.rs`), what is put or fetched where
//! (`moves.rs`).

use super::amounts::{self, Quantity, Stuff};
use super::clauses::{Act, Actor, Clause, Until, sentences};
use super::nouns::{Gender, Number};
use super::phrase::{Article, Prep};
use super::scope::{Role, Scope};
use super::statements::Tense;
use super::{keywords, verbs};
use crate::{Amount, Condition, Doing, Effect, Filter, Keywords, Subject};
use atout_core::Lang;

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
            let n = equal_damage(first, after);
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
                self.deed(what, Actor::You, |_| Act::new(verbs::lose(), lang.list(&lost))).until(Until::EndOfTurn)
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
                Clause::new(Actor::Command, Act::new(verbs::take(), rest)).until(Until::FirstEndOfTurn)
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
                self.deed(what, Actor::You, |_| Act::new(verbs::gain(), protection)).until(Until::EndOfTurn)
            }
            Effect::Win {} => {
                self.deed(&Subject::You, Actor::You, |_| Act::new(verbs::win(), lang.pick("the game", "la partie")))
            }
            Effect::If { condition, then, otherwise } => return self.conditional(condition, then, otherwise, all),
        };
        all.push(clause);
    }

    /// A clause that is a sentence by itself.
    fn sentence(&mut self, text: &str) -> Clause {
        self.forget_actor();
        Clause::new(Actor::Nobody, Act::new(verbs::win(), text))
    }

    /// The same damage to several: "X damage to each creature and each player".
    fn equal_damage(&mut self, effects: &[Effect]) -> Clause {
        let to: Vec<&Subject> = effects
            .iter()
            .filter_map(|effect| if let Effect::Damage { to, .. } = effect { Some(to) } else { None })
            .collect();
        match &effects[0] {
            Effect::Damage { amount, from, .. } => self.damage(amount, &to, from.as_ref()),
            _ => self.sentence(""),
        }
    }

    fn damage(&mut self, amount: &Amount, to: &[&Subject], from: Option<&Subject>) -> Clause {
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

    fn divided(&mut self) -> Clause {
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

    fn fight(&mut self, all: &mut Vec<Clause>) -> Clause {
        let lang = self.lang;
        let has_second = self.targets.len() > 1;
        let clause = self.deed(&Subject::Target, Actor::You, |scope| {
            let rest = if has_second {
                let other = scope.name(&Subject::Target2, Role::Bearer).text;
                lang.pick(other.clone(), format!("contre {other}"))
            } else {
                lang.pick("each other", "entre elles").to_owned()
            };
            Act::new(verbs::fight(), rest)
        });
        all.push(clause);
        self.sentence(lang.pick(
            "(Each deals damage equal to its force to the other.)",
            "(Chacune inflige à l'autre un nombre de dégâts égal à sa force.)",
        ))
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

    /// Force, endurance and keywords until end of turn.
    fn pump(&mut self, what: &Subject, [force, endurance]: [&Amount; 2], keywords: Keywords, all: &mut Vec<Clause>) {
        let lang = self.lang;
        let has_bonus = [force, endurance].iter().any(|one| **one != Amount::Number(0));
        let (had, verbs) = (keywords::nouns_of(keywords, lang), keywords::verbs_of(keywords, true));
        let mut last = String::new();
        if has_bonus || (had.is_empty() && verbs.is_empty()) {
            let clause = self.deed(what, Actor::You, |scope| {
                let bonus = scope.bonus(force, endurance);
                last = bonus.tail;
                // One French verb serves both: "gagne +1/+0 et le vol".
                let rest =
                    if lang == Lang::Fr { lang.list(&[vec![bonus.pair], had.clone()].concat()) } else { bonus.pair };
                Act::new(verbs::get(), rest)
            });
            all.push(clause.until(Until::EndOfTurn));
        }
        if !had.is_empty() && !(has_bonus && lang == Lang::Fr) {
            if !last.starts_with(',') {
                all.iter_mut().last().into_iter().for_each(|clause| clause.tail = std::mem::take(&mut last));
            }
            let clause = self.deed(what, Actor::You, |_| Act::new(verbs::gain(), lang.list(&had)));
            all.push(clause.until(Until::EndOfTurn));
        }
        if !last.is_empty() {
            all.iter_mut().last().into_iter().for_each(|clause| clause.tail = std::mem::take(&mut last));
        }
        for verb in verbs {
            all.push(self.deed(what, Actor::You, |_| Act::new(verb, "")).until(Until::ThisTurn));
        }
    }

    fn becomes(&mut self, what: &Subject, force: &Amount, endurance: &Amount) -> Clause {
        let lang = self.lang;
        let mut last = String::new();
        let clause = self.deed(what, Actor::You, |scope| {
            let values = scope.values(force, endurance);
            last = values.tail;
            Act::new(verbs::have(), base_values(&values.pair, lang))
        });
        clause.until(Until::EndOfTurn).tail(last)
    }

    fn counters(&mut self, what: &Subject, amount: &Amount) -> Clause {
        let lang = self.lang;
        self.forget_actor();
        let is_negative = self.reading(amount).factor() < 0;
        let Quantity { head, tail } = self.quantity(amount, &amounts::counters(is_negative));
        let bearer = self.name(what, Role::Bearer).text;
        let rest = lang.pick(format!("{head} on {bearer}"), format!("{head} sur {bearer}"));
        Clause::new(Actor::Command, Act::new(verbs::put(), rest)).tail(tail)
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

    /// Something to sacrifice, chosen by whoever does it.
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

/// "base force and endurance 0/1".
pub(super) fn base_values(pair: &str, lang: Lang) -> String {
    lang.pick(format!("base force and endurance {pair}"), format!("une force et une endurance de base de {pair}"))
}

fn stays_tapped() -> verbs::Verb {
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

/// How many of the next effects deal the same damage as the first, to others. "You" is a word of its own in French.
fn equal_damage(first: &Effect, next: &[Effect]) -> usize {
    let Effect::Damage { amount, to, from } = first else { return 0 };
    let is_equal = |other: &&Effect| {
        matches!(other, Effect::Damage { amount: more, to, from: by }
            if more == amount && by == from && !matches!(to, Subject::You))
    };
    if matches!(to, Subject::You) { 0 } else { next.iter().take_while(is_equal).count() }
}
