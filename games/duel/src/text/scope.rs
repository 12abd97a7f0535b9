//! What an ability speaks of, and what it has already named: "target creature", then "it", then "that creature".
//!
//! Not here: what is done to it (`effects.rs`).

use super::french::{definite, with_prep};
use super::nouns::{Gender, Noun, Number};
use super::phrase::{Article, Prep};
use crate::{About, CardDef, Pool, Subject, Target, Targetable, Trigger, TriggerOn};
use atout_core::Lang;

/// What part a thing has in its sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// It does something.
    Actor,
    /// Something is done to it.
    Object,
    /// Something is given to each of them: "to", "à".
    Recipient,
    /// Something is put on each of them: "on", "sur".
    Bearer,
    /// Something of it: "of", "de".
    Whole,
}

/// A thing in words.
#[derive(Debug, Clone)]
pub(super) struct Named {
    /// Empty if a French verb takes it as a pronoun.
    pub text: String,
    pub clitic: Option<&'static str>,
    pub number: Number,
}

/// A text in the making.
pub(super) struct Scope<'a> {
    pub pool: &'a Pool,
    pub card: &'a CardDef,
    pub lang: Lang,
    pub targets: &'a [Target],
    pub trigger: Option<&'a Trigger>,
    /// Things that have been named, the last one last.
    seen: Vec<Subject>,
    /// Target players that have been named.
    met: Vec<Subject>,
    /// The actor of the last clause.
    actor: Option<Subject>,
}

impl<'a> Scope<'a> {
    pub(super) fn new(pool: &'a Pool, card: &'a CardDef, lang: Lang) -> Scope<'a> {
        Scope { pool, card, lang, targets: &[], trigger: None, seen: Vec::new(), met: Vec::new(), actor: None }
    }

    /// What the trigger is about may be this card or its host: then it is named as such.
    fn canonical(&self, subject: &Subject) -> Subject {
        match (subject, self.trigger.map(|trigger| &trigger.what)) {
            (Subject::It, Some(About::This)) if self.is_about_a_thing() => Subject::This,
            (Subject::It, Some(About::Host)) => Subject::Host,
            _ => subject.clone(),
        }
    }

    /// Is its trigger about a permanent or spell, and not about a player or a turn?
    pub(super) fn is_about_a_thing(&self) -> bool {
        self.trigger.is_some_and(|trigger| !is_about_player(trigger.on))
    }

    pub(super) fn target(&self, subject: &Subject) -> Option<&'a Target> {
        match subject {
            Subject::Target => self.targets.first(),
            Subject::Target2 => self.targets.get(1),
            _ => None,
        }
    }

    /// Is it a player? Players are never "it".
    pub(super) fn is_player(&self, subject: &Subject) -> bool {
        match subject {
            Subject::You
            | Subject::Opponent
            | Subject::Players
            | Subject::TargetController
            | Subject::ItsController => true,
            Subject::Target | Subject::Target2 => {
                self.target(subject).is_some_and(|target| matches!(target.what, Targetable::Player(_)))
            }
            Subject::It => !self.is_about_a_thing(),
            Subject::This | Subject::Host | Subject::Each(_) => false,
        }
    }

    /// Does the same as the last one do this, too? Then it needs no name.
    pub(super) fn is_same_actor(&mut self, subject: &Subject) -> bool {
        let subject = self.canonical(subject);
        let is_same = self.actor.as_ref() == Some(&subject);
        self.actor = Some(subject);
        is_same
    }

    /// Does this player do it?
    pub(super) fn is_acting(&self, player: &Subject) -> bool {
        self.actor.as_ref() == Some(player)
    }

    /// The next thing is done by somebody else.
    pub(super) fn forget_actor(&mut self) {
        self.actor = None;
    }

    /// Notes that a thing is the last one that was named.
    pub(super) fn note(&mut self, subject: &Subject) {
        let subject = self.canonical(subject);
        if !self.is_player(&subject) && self.own_name(&subject, Prep::None).is_none() {
            self.seen.retain(|one| *one != subject);
            self.seen.push(subject);
        }
    }

    /// What has been named, to try a wording and take it back.
    pub(super) fn snapshot(&self) -> (Vec<Subject>, Vec<Subject>) {
        (self.seen.clone(), self.met.clone())
    }

    /// Takes wordings back.
    pub(super) fn restore(&mut self, (seen, met): (Vec<Subject>, Vec<Subject>)) {
        (self.seen, self.met) = (seen, met);
    }

    /// Has the thing been named?
    pub(super) fn has_named(&self, subject: &Subject) -> bool {
        self.seen.contains(&self.canonical(subject))
    }

    /// Has the target player been named? It is from now on.
    pub(super) fn has_met(&mut self, subject: &Subject) -> bool {
        let has_met = self.met.contains(subject);
        if !has_met {
            self.met.push(subject.clone());
        }
        has_met
    }

    /// One or several, if "it" or "they" means this thing: it was named last.
    pub(super) fn pronoun_number(&self, subject: &Subject) -> Option<Number> {
        let subject = self.canonical(subject);
        let is_latest = self.seen.last() == Some(&subject) && !self.may_be_player(&subject);
        is_latest.then(|| if self.is_several(&subject) { Number::Many } else { Number::One })
    }

    /// A thing or player in words, for its part in the sentence.
    pub(super) fn name(&mut self, subject: &Subject, role: Role) -> Named {
        let subject = &self.canonical(subject);
        if self.is_player(subject) {
            return self.name_player(subject, role);
        }
        let (phrase, article) = self.thing(subject, role);
        let number = if self.is_several(subject) { Number::Many } else { Number::One };
        let prep = prep(role);
        if let Some(text) = self.own_name(subject, prep) {
            return Named { text, clitic: None, number };
        }
        // The actor is named, too, but "it" is the other one: "this creature deals 1 damage to it".
        let others = self.seen.iter().rev().find(|one| role == Role::Actor || self.actor.as_ref() != Some(one));
        let (is_known, is_latest) = (self.seen.contains(subject), others.or(self.seen.last()) == Some(subject));
        self.note(subject);
        if !is_known {
            let number = if role == Role::Actor { number } else { article.number() };
            return Named { text: phrase.text(article, prep, self.lang), clitic: None, number };
        }
        match self.pronoun(phrase.gender(), number, role) {
            Some((text, clitic)) if is_latest && !self.may_be_player(subject) => Named { text, clitic, number },
            _ => {
                let article = self.again(subject);
                let phrase = if *subject == Subject::Host { phrase } else { phrase.bare() };
                Named { text: phrase.text_as(article, number, prep, self.lang), clitic: None, number }
            }
        }
    }

    /// The article of a thing that has been named before. "Cette créature" is this one: a target stays one in French.
    fn again(&self, subject: &Subject) -> Article {
        match subject {
            Subject::This => Article::This,
            Subject::Host => Article::The,
            Subject::Target if self.are_alike() => Article::First,
            Subject::Target2 if self.are_alike() => Article::Second,
            Subject::Target | Subject::Target2 if self.lang == Lang::Fr && self.seen.contains(&Subject::This) => {
                Article::Target
            }
            _ => Article::That,
        }
    }

    /// A creature or player is not "it".
    fn may_be_player(&self, subject: &Subject) -> bool {
        self.target(subject).is_some_and(|target| matches!(target.what, Targetable::CreatureOrPlayer(_)))
    }

    /// A spell is called by its name.
    fn own_name(&self, subject: &Subject, prep: Prep) -> Option<String> {
        let is_spell = *subject == Subject::This && !self.card.entry.card_type.is_permanent();
        is_spell.then(|| {
            let name = self.card.entry.name.get(self.lang);
            if self.lang == Lang::Fr { with_prep(prep, name) } else { name.to_owned() }
        })
    }

    /// Are several things meant?
    pub(super) fn is_several(&self, subject: &Subject) -> bool {
        match subject {
            Subject::Each(_) => true,
            _ => self.target(subject).is_some_and(|target| target.max > 1),
        }
    }

    /// "it", "them"; French has none after "de".
    fn pronoun(&self, gender: Gender, number: Number, role: Role) -> Option<(String, Option<&'static str>)> {
        let pick = |one: &'static str, many: &'static str| if number == Number::One { one } else { many };
        let feminine = gender == Gender::Feminine;
        match (self.lang, role) {
            (Lang::En, Role::Actor) => Some((pick("it", "they").to_owned(), None)),
            (Lang::En, _) => Some((pick("it", "them").to_owned(), None)),
            (Lang::Fr, Role::Actor) if feminine => Some((pick("elle", "elles").to_owned(), None)),
            (Lang::Fr, Role::Actor) => Some((pick("il", "ils").to_owned(), None)),
            (Lang::Fr, Role::Object) => Some((String::new(), Some(pick(if feminine { "la" } else { "le" }, "les")))),
            (Lang::Fr, Role::Bearer) if feminine => Some((pick("elle", "elles").to_owned(), None)),
            (Lang::Fr, Role::Bearer) => Some((pick("lui", "eux").to_owned(), None)),
            (Lang::Fr, Role::Recipient) => Some((String::new(), Some(pick("lui", "leur")))),
            (Lang::Fr, Role::Whole) => None,
        }
    }
}

const fn prep(role: Role) -> Prep {
    match role {
        Role::Actor | Role::Object => Prep::None,
        Role::Bearer => Prep::On,
        Role::Recipient => Prep::To,
        Role::Whole => Prep::Of,
    }
}

/// Is it about a spell?
pub(super) const fn is_about_spell(on: TriggerOn) -> bool {
    matches!(on, TriggerOn::Casts | TriggerOn::Resolves)
}

/// Is it about a player or his turn?
pub(super) const fn is_about_player(on: TriggerOn) -> bool {
    matches!(on, TriggerOn::GainsLife | TriggerOn::TurnBegins | TriggerOn::CombatBegins | TriggerOn::TurnEnds)
}

/// The French definite article with a noun: "la force".
pub(super) fn the(noun: &Noun, prep: Prep) -> String {
    definite(prep, noun.gender, Number::One, noun.form(Number::One, Lang::Fr))
}
