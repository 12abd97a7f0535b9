//! Conditions in words: "you control a Forest", "this creature is tapped", "you have 5 or less life".
//!
//! Not here: "if", "as long as" and "only if" before them; each stands with what it restricts.

use super::clauses::que;
use super::filters::{self, Domain};
use super::nouns::{self, Gender, Number};
use super::phrase::{Article, Phrase, Prep};
use super::scope::{Role, Scope};
use super::statements::Tense;
use crate::{Amount, Bounds, Condition, Filter, Measure, Subject, Whose};
use atout_core::Lang;

impl Scope<'_> {
    /// A condition as clauses, and the word between them: "and" if all have to hold, "or" if one is enough.
    fn conditions(&mut self, condition: &Condition, tense: Tense) -> (Vec<String>, &'static str) {
        match condition {
            Condition::All(all) => {
                let all = all.iter().map(|one| self.condition_or_not(one, tense, true)).collect();
                (all, self.lang.pick(" and ", " et "))
            }
            Condition::Not(inner) if matches!(**inner, Condition::All(_)) => {
                let Condition::All(all) = &**inner else { return (Vec::new(), "") };
                let all = all.iter().map(|one| self.condition_or_not(one, tense, false)).collect();
                (all, self.lang.pick(" or ", " ou "))
            }
            one => (vec![self.condition_or_not(one, tense, true)], ""),
        }
    }

    /// "if …".
    pub(super) fn if_(&mut self, condition: &Condition, tense: Tense) -> String {
        let (all, and) = self.conditions(condition, tense);
        // French says "if" again: "si c'est votre tour et si vous contrôlez une forêt".
        let si = |when: &String| match when {
            when if when.starts_with("il ") || when.starts_with("ils ") => format!("s'{when}"),
            when => format!("si {when}"),
        };
        let fr: Vec<String> = all.iter().map(si).collect();
        self.lang.pick(format!("if {}", all.join(and)), fr.join(and))
    }

    /// "as long as …".
    pub(super) fn while_(&mut self, condition: &Condition) -> String {
        if *condition == Condition::YourTurn {
            return self.lang.pick("during your turn", "pendant votre tour").to_owned();
        }
        let (all, and) = self.conditions(condition, Tense::Now);
        let fr: Vec<String> = all.iter().map(|when| que(when)).collect();
        self.lang.pick(format!("as long as {}", all.join(and)), format!("tant {}", fr.join(and)))
    }

    fn condition_or_not(&mut self, condition: &Condition, tense: Tense, holds: bool) -> String {
        let lang = self.lang;
        match condition {
            Condition::YourTurn if holds => lang.pick("it's your turn", "c'est votre tour").to_owned(),
            Condition::YourTurn => lang.pick("it isn't your turn", "ce n'est pas votre tour").to_owned(),
            Condition::Number(bounds) => self.number(bounds, holds),
            Condition::This(filter) => self.matches(&Subject::This, filter, Tense::Now, holds),
            Condition::It(filter) => self.matches(&Subject::It, filter, tense, holds),
            Condition::Target(filter) => self.matches(&Subject::Target, filter, Tense::Now, holds),
            Condition::Not(inner) => self.condition_or_not(inner, tense, !holds),
            Condition::All(all) => {
                let all: Vec<String> = all.iter().map(|one| self.condition_or_not(one, tense, holds)).collect();
                // Not all of them: one of them does not hold.
                let and = if holds { lang.pick(" and ", " et ") } else { lang.pick(" or ", " ou ") };
                all.join(and)
            }
        }
    }

    fn number(&mut self, bounds: &Bounds, holds: bool) -> String {
        let (min, max) = match (bounds.at_least, bounds.at_most, holds) {
            (min, max, true) => (min, max),
            (Some(min), None, false) => (None, Some(min.saturating_sub(1))),
            (None, Some(max), false) => (Some(max.saturating_add(1)), None),
            (min, max, false) => return self.number_outside(&bounds.of, min, max),
        };
        match &bounds.of {
            Amount::Of(Measure::Count(filter)) => self.counted(filter, min, max),
            Amount::Of(Measure::Graveyards(filter)) => {
                let phrase = filters::phrase(self.pool, filter, Domain::Graveyards, self.lang);
                self.there_are(&phrase, min, max)
            }
            Amount::Of(Measure::HandOf(who)) => {
                let (who, number) = self.holder(who);
                let hand = self.lang.pick("in hand", "en main").to_owned();
                let phrase = Phrase { after: vec![hand], ..Phrase::of(nouns::card()) };
                let have = self.lang.pick(
                    if number == Holder::You { "have" } else { "has" },
                    if number == Holder::You { "avez" } else { "a" },
                );
                self.holds_so_many(&who, have, &phrase, min, max)
            }
            Amount::Of(Measure::LifeOf(who)) => self.has_life(who, min, max),
            amount => {
                let reading = self.reading(amount);
                let value = self.value_text(&reading, Prep::None);
                let bounds = filters::bounds(min, max, self.lang).unwrap_or_default();
                self.lang.pick(format!("{value} is {bounds}"), format!("{value} est de {bounds}"))
            }
        }
    }

    /// A number that is not within both bounds.
    fn number_outside(&mut self, amount: &Amount, min: Option<i16>, max: Option<i16>) -> String {
        let reading = self.reading(amount);
        let value = self.value_text(&reading, Prep::None);
        let bounds = filters::bounds(min, max, self.lang).unwrap_or_default();
        self.lang.pick(format!("{value} isn't {bounds}"), format!("{value} n'est pas de {bounds}"))
    }

    fn counted(&self, filter: &Filter, min: Option<i16>, max: Option<i16>) -> String {
        let lang = self.lang;
        let whose = filter.whose;
        let mut phrase = filters::phrase(self.pool, filter, Domain::Battlefield, lang);
        if whose == Whose::Any {
            phrase.after.push(lang.pick("on the battlefield", "en jeu").to_owned());
            return self.there_are(&phrase, min, max);
        }
        phrase.place = None;
        match whose {
            Whose::You => {
                self.holds_so_many(lang.pick("you", "vous"), lang.pick("control", "contrôlez"), &phrase, min, max)
            }
            _ => {
                let who = lang.pick("an opponent", "un adversaire");
                self.holds_so_many(who, lang.pick("controls", "contrôle"), &phrase, min, max)
            }
        }
    }

    /// "you control a Forest", "vous ne contrôlez aucune forêt".
    fn holds_so_many(&self, who: &str, verb: &str, phrase: &Phrase, min: Option<i16>, max: Option<i16>) -> String {
        let counted = self.so_many(phrase, min, max);
        if self.lang == Lang::Fr && (min, max) == (None, Some(0)) {
            return format!("{who} {} {counted}", ne(verb));
        }
        format!("{who} {verb} {counted}")
    }

    /// "there are two or more creature cards in your graveyard".
    fn there_are(&self, phrase: &Phrase, min: Option<i16>, max: Option<i16>) -> String {
        let counted = self.so_many(phrase, min, max);
        let is_one = (min, max) == (Some(1), None) || (min, max) == (Some(1), Some(1));
        match self.lang {
            Lang::En => format!("there {} {counted}", if is_one { "is" } else { "are" }),
            Lang::Fr if (min, max) == (None, Some(0)) => format!("il n'y a {counted}"),
            Lang::Fr => format!("il y a {counted}"),
        }
    }

    /// "a Forest", "three or more Forests", "no Forests", "two or fewer Forests", "exactly two Forests".
    fn so_many(&self, phrase: &Phrase, min: Option<i16>, max: Option<i16>) -> String {
        let lang = self.lang;
        let words = |n: i16| nouns::in_words(n, phrase.gender(), lang);
        let many = phrase.text(Article::Bare, Prep::None, lang);
        let by_number = |n: i16| {
            let number = lang.plural(usize::try_from(n).unwrap_or(0), Number::One, Number::Many);
            phrase.text_as(Article::Bare, number, Prep::None, lang)
        };
        match (min, max) {
            (Some(1), None) => phrase.text(Article::A, Prep::None, lang),
            (None, Some(0)) => {
                let one = phrase.text_as(Article::Bare, Number::One, Prep::None, lang);
                let none = if phrase.gender() == Gender::Feminine { "aucune" } else { "aucun" };
                lang.pick(format!("no {many}"), format!("{none} {one}"))
            }
            (Some(min), None) => {
                lang.pick(format!("{} or more {many}", words(min)), format!("au moins {} {many}", words(min)))
            }
            (None, Some(max)) => lang
                .pick(format!("{} or fewer {many}", words(max)), format!("au plus {} {}", words(max), by_number(max))),
            (Some(min), Some(max)) if min == max => lang.pick(
                format!("exactly {} {}", words(max), by_number(max)),
                format!("exactement {} {}", words(max), by_number(max)),
            ),
            (Some(min), Some(max)) => lang.pick(
                format!("{} to {} {many}", words(min), words(max)),
                format!("de {} à {} {many}", words(min), words(max)),
            ),
            (None, None) => many,
        }
    }

    /// "you have 40 or more life".
    fn has_life(&mut self, who: &Subject, min: Option<i16>, max: Option<i16>) -> String {
        let (who, holder) = self.holder(who);
        let bounds = filters::bounds(min, max, self.lang).unwrap_or_default();
        let (figure, more) = bounds.split_once(' ').unwrap_or((&bounds, ""));
        let is_you = holder == Holder::You;
        match self.lang {
            Lang::En => format!("{who} {} {bounds} life", if is_you { "have" } else { "has" }),
            Lang::Fr => {
                let points = if figure == "1" || figure == "0" { "point" } else { "points" };
                let more = if more.is_empty() { String::new() } else { format!(" {more}") };
                format!("{who} {} {figure} {points} de vie{more}", if is_you { "avez" } else { "a" })
            }
        }
    }

    fn holder(&mut self, who: &Subject) -> (String, Holder) {
        match who {
            Subject::You => (self.lang.pick("you", "vous").to_owned(), Holder::You),
            Subject::Opponent => (self.lang.pick("an opponent", "un adversaire").to_owned(), Holder::Other),
            other => (self.name(other, Role::Actor).text, Holder::Other),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Holder {
    You,
    Other,
}

/// "ne contrôlez", "n’a".
fn ne(verb: &str) -> String {
    if nouns::elides(verb) { format!("n'{verb}") } else { format!("ne {verb}") }
}
