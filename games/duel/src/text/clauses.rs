//! Clauses become sentences: neighbours with the same subject share it, the rest follows in sentences of its own.
//!
//! Not here: what the clauses say (`effects.rs`), forms of verbs (`verbs.rs`).

use super::nouns::Number;
use super::verbs::{Verb, VerbForm};
use atout_core::Lang;

/// A verb and what follows it.
#[derive(Debug, Clone)]
pub(super) struct Act {
    pub verb: Verb,
    /// The French pronoun of its object: "la", "vous".
    pub clitic: Option<&'static str>,
    pub rest: String,
}

impl Act {
    pub(super) fn new(verb: Verb, rest: impl Into<String>) -> Act {
        Act { verb, clitic: None, rest: rest.into() }
    }

    fn text(&self, mood: VerbForm, lang: Lang) -> String {
        let verb = self.verb.form(mood, self.clitic, lang);
        if self.rest.is_empty() { verb } else { format!("{verb} {}", self.rest) }
    }
}

/// How long something lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Until {
    /// "until end of turn".
    End,
    /// "until end of turn" before everything else, where it could be misread at the end.
    EndFirst,
    /// "this turn", for what cannot be done.
    Now,
}

/// The subject of a clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Actor {
    /// The controller, told as a command: "Destroy …".
    Command,
    /// The controller, as a command to himself that joins its neighbours: "Draw …, then discard …".
    Personal,
    /// The controller, told as a statement: "You gain …".
    You,
    /// Somebody or something named.
    Third(String, Number),
    /// The same as in the clause before.
    Same,
    /// The clause is a sentence by itself, in its only act's rest.
    Nobody,
}

/// Somebody does something, for some time.
#[derive(Debug, Clone)]
pub(super) struct Clause {
    pub actor: Actor,
    pub acts: Vec<Act>,
    pub until: Option<Until>,
    /// What comes last: "for each Forest you control".
    pub tail: String,
}

impl Clause {
    pub(super) fn new(actor: Actor, act: Act) -> Clause {
        Clause { actor, acts: vec![act], until: None, tail: String::new() }
    }

    pub(super) fn tail(mut self, tail: impl Into<String>) -> Clause {
        self.tail = tail.into();
        self
    }

    pub(super) fn until(mut self, until: Until) -> Clause {
        self.until = Some(until);
        self
    }

    fn predicate(&self, mood: VerbForm, shares_until: bool, lang: Lang) -> String {
        let acts: Vec<String> = self.acts.iter().map(|act| act.text(mood, lang)).collect();
        let until = match self.until {
            _ if shares_until => "",
            None => "",
            Some(Until::EndFirst) if mood == VerbForm::Command => "",
            Some(Until::End | Until::EndFirst) => lang.pick(" until end of turn", " jusqu'à la fin du tour"),
            Some(Until::Now) => lang.pick(" this turn", " ce tour-ci"),
        };
        let comma = if self.tail.is_empty() || self.tail.starts_with(',') { "" } else { " " };
        format!("{}{until}{comma}{}", in_order(&acts, lang), self.tail)
    }
}

/// "A", "A, then B", "A, B, then C".
fn in_order(acts: &[String], lang: Lang) -> String {
    match acts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{}, {} {last}", first.join(", "), lang.pick("then", "puis")),
    }
}

/// Sentences without their capitals and full stops. With `may`, the controller chooses whether all of it happens.
pub(super) fn sentences(clauses: &[Clause], may: bool, lang: Lang) -> Vec<String> {
    let mut all = Vec::new();
    let mut rest = clauses;
    while let Some(first) = rest.first() {
        let mut n = rest.iter().skip(1).take_while(|next| joins(first, next)).count() + 1;
        let is_may = may && all.is_empty();
        // "Each opponent loses 1 life and you gain 1 life."
        let with_you = matches!(first.actor, Actor::Third(..))
            && !is_may
            && rest.get(n).is_some_and(|next| {
                next.actor == Actor::You && rest.get(n + 1).is_none_or(|after| !joins(next, after))
            });
        let mut text = group(&rest[..n], is_may, lang);
        if with_you {
            text = format!("{text} {} {}", lang.pick("and", "et"), group(&rest[n..=n], false, lang));
            n += 1;
        }
        if may && !all.is_empty() {
            text = format!("{} {text}", lang.pick("if you do,", "si vous le faites,"));
        }
        all.push(text);
        rest = &rest[n..];
    }
    all
}

fn is_personal(actor: &Actor) -> bool {
    matches!(actor, Actor::Personal | Actor::You)
}

fn joins(first: &Clause, next: &Clause) -> bool {
    match first.actor {
        Actor::Third(..) => next.actor == Actor::Same,
        Actor::Personal | Actor::You => is_personal(&next.actor),
        Actor::Command | Actor::Same | Actor::Nobody => false,
    }
}

/// Clauses with one subject as one sentence.
fn group(clauses: &[Clause], may: bool, lang: Lang) -> String {
    let first = &clauses[0];
    let is_stated = clauses.iter().any(|clause| clause.actor == Actor::You);
    let (subject, mood) = match &first.actor {
        Actor::Nobody => (String::new(), VerbForm::Command),
        Actor::Third(who, number) if may => (
            lang.pick(format!("you may have {who}"), format!("vous pouvez faire {}", que(who))),
            VerbForm::Wish(*number),
        ),
        Actor::Third(who, number) => (who.clone(), VerbForm::Third(*number)),
        Actor::Same => (String::new(), VerbForm::Third(Number::One)),
        _ if may => (lang.pick("you may", "vous pouvez").to_owned(), VerbForm::Infinitive),
        _ if is_stated => (lang.pick("you", "vous").to_owned(), VerbForm::You),
        _ => (String::new(), VerbForm::Command),
    };
    let predicates: Vec<String> = clauses
        .iter()
        .enumerate()
        .map(|(n, clause)| {
            let shares = clause.until.is_some() && clauses.get(n + 1).is_some_and(|next| next.until == clause.until);
            if first.actor == Actor::Nobody {
                clause.acts[0].rest.clone()
            } else {
                clause.predicate(mood, shares, lang)
            }
        })
        .collect();
    if first.until == Some(Until::EndFirst) && mood == VerbForm::Command {
        let told = lang.list(&predicates);
        return lang.pick(format!("until end of turn, {told}"), format!("jusqu'à la fin du tour, {told}"));
    }
    let all_commands = clauses.iter().all(|clause| clause.actor == Actor::Personal);
    let told = if all_commands { in_order(&predicates, lang) } else { lang.list(&predicates) };
    if subject.is_empty() { told } else { format!("{subject} {told}") }
}

pub(super) fn que(who: &str) -> String {
    if super::nouns::elides(who) { format!("qu’{who}") } else { format!("que {who}") }
}

/// Sentences as a text: each with its capital and its full stop. `prefix` ("When …,") belongs to the first.
pub(super) fn finish(prefix: &str, sentences: &[String]) -> String {
    let mut all: Vec<String> = sentences.to_vec();
    if let Some(first) = all.first_mut() {
        *first = if prefix.is_empty() { first.clone() } else { format!("{prefix} {first}") };
    }
    let stop = |text: &String| {
        let text = Lang::capital(text);
        if text.ends_with([')', '.', '”', '»']) { text } else { format!("{text}.") }
    };
    all.iter().map(stop).collect::<Vec<_>>().join(" ")
}
