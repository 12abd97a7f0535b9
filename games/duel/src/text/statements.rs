//! Filters as statements: "it's tapped", "this creature has flying", "it wasn't a Goblin".

use super::filters::{self, Domain};
use super::nouns::{Gender, Number};
use super::phrase::{Article, Phrase, Prep};
use super::scope::{Role, Scope};
use crate::{Filter, Subject, Whose};
use atout_core::Lang;

/// When the condition speaks: of now, or of the moment before something left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tense {
    Now,
    Before,
}

impl Scope<'_> {
    /// A filter as a statement about a thing: "it's tapped", "this creature has flying", "it isn't a Goblin".
    pub(super) fn matches(&mut self, what: &Subject, filter: &Filter, tense: Tense, holds: bool) -> String {
        let lang = self.lang;
        let named = self.name(what, Role::Actor);
        let (phrase, _) = self.thing(what, Role::Actor);
        let statement = Statement { who: named.text, number: named.number, gender: phrase.gender(), tense, holds };
        let said = filters::phrase(self.pool, filter, Domain::Battlefield, lang);
        let is_noun = !filter.types.is_empty() || !filter.kind.names.is_empty() || filter.aura == Some(true);
        let is_noun = is_noun || filter.token == Some(true) || !filter.any.is_empty();
        let (n_adjectives, n_after) = (said.adjectives.len(), said.after.len());
        if !is_noun && n_adjectives == 1 && n_after == 0 && said.place.is_none() {
            let adjective = said.adjectives[0].form(statement.gender, statement.number, lang);
            return statement.is(adjective, lang);
        }
        let is_had = !is_noun && n_adjectives == 0 && n_after == 1 && said.place.is_none();
        if let (true, Some(had)) = (is_had, had(filter, lang)) {
            return statement.has(&had, lang);
        }
        if !is_noun && n_adjectives + n_after == 0 && said.place.is_some() {
            let whose = match filter.whose {
                Whose::Opponent => lang.pick("under an opponent's control", "sous le contrôle d'un adversaire"),
                Whose::Any | Whose::You => lang.pick("under your control", "sous votre contrôle"),
            };
            return statement.is(whose, lang);
        }
        let noun = if is_noun { said } else { Phrase { heads: phrase.bare().heads, ..said } };
        let article = if statement.number == Number::One { Article::A } else { Article::Bare };
        statement.is_a(&noun.text(article, Prep::None, lang), lang)
    }
}

/// What a filter asks it to have: "flying", "force 4 or more".
fn had(filter: &Filter, lang: Lang) -> Option<String> {
    let wide = |n: Option<u8>| n.map(i16::from);
    let keywords = super::keywords::nouns_of(filter.keyword, lang);
    if !keywords.is_empty() {
        return Some(lang.list(&keywords));
    }
    if filter.counters == Some(true) {
        return Some(lang.pick("a +1/+1 counter", "un marqueur +1/+1").to_owned());
    }
    let force = filters::bounds(filter.force_min, filter.force_max, lang);
    let endurance = filters::bounds(filter.endurance_min, filter.endurance_max, lang);
    let cost = filters::bounds(wide(filter.cost_min), wide(filter.cost_max), lang);
    match (force, endurance, cost) {
        (Some(bound), None, None) => Some(lang.pick(format!("force {bound}"), format!("une force de {bound}"))),
        (None, Some(bound), None) => Some(lang.pick(format!("endurance {bound}"), format!("une endurance de {bound}"))),
        (None, None, Some(bound)) => Some(lang.pick(format!("cost {bound}"), format!("un coût de {bound}"))),
        _ => None,
    }
}

/// The thing a statement is about, and whether it holds.
struct Statement {
    who: String,
    number: Number,
    gender: Gender,
    tense: Tense,
    holds: bool,
}

impl Statement {
    /// "it's a token", "c'est un jeton".
    fn is_a(&self, what: &str, lang: Lang) -> String {
        if lang == Lang::En || !["il", "elle"].contains(&self.who.as_str()) {
            return self.is(what, lang);
        }
        let verb = match (self.tense, self.holds) {
            (Tense::Now, true) => "c'est",
            (Tense::Now, false) => "ce n'est pas",
            (Tense::Before, true) => "c'était",
            (Tense::Before, false) => "ce n'était pas",
        };
        format!("{verb} {what}")
    }

    fn is(&self, what: &str, lang: Lang) -> String {
        if lang == Lang::En && self.who == "it" && self.tense == Tense::Now && self.holds {
            return format!("it's {what}");
        }
        let one = self.number == Number::One;
        let verb = match (lang, self.tense, self.holds, one) {
            (Lang::En, Tense::Now, true, true) => "is",
            (Lang::En, Tense::Now, true, false) => "are",
            (Lang::En, Tense::Now, false, true) => "isn't",
            (Lang::En, Tense::Now, false, false) => "aren't",
            (Lang::En, Tense::Before, true, true) => "was",
            (Lang::En, Tense::Before, true, false) => "were",
            (Lang::En, Tense::Before, false, true) => "wasn't",
            (Lang::En, Tense::Before, false, false) => "weren't",
            (Lang::Fr, Tense::Now, true, true) => "est",
            (Lang::Fr, Tense::Now, true, false) => "sont",
            (Lang::Fr, Tense::Now, false, true) => "n'est pas",
            (Lang::Fr, Tense::Now, false, false) => "ne sont pas",
            (Lang::Fr, Tense::Before, true, true) => "était",
            (Lang::Fr, Tense::Before, true, false) => "étaient",
            (Lang::Fr, Tense::Before, false, true) => "n'était pas",
            (Lang::Fr, Tense::Before, false, false) => "n'étaient pas",
        };
        format!("{} {verb} {what}", self.who)
    }

    fn has(&self, what: &str, lang: Lang) -> String {
        let one = self.number == Number::One;
        let verb = match (lang, self.tense, self.holds) {
            (Lang::En, Tense::Now, true) if one => "has",
            (Lang::En, Tense::Now, true) => "have",
            (Lang::En, Tense::Now, false) if one => "doesn't have",
            (Lang::En, Tense::Now, false) => "don't have",
            (Lang::En, Tense::Before, true) => "had",
            (Lang::En, Tense::Before, false) => "didn't have",
            (Lang::Fr, Tense::Now, true) if one => "a",
            (Lang::Fr, Tense::Now, true) => "ont",
            (Lang::Fr, Tense::Now, false) if one => "n'a pas",
            (Lang::Fr, Tense::Now, false) => "n'ont pas",
            (Lang::Fr, Tense::Before, true) => "avait",
            (Lang::Fr, Tense::Before, false) => "n'avait pas",
        };
        format!("{} {verb} {what}", self.who)
    }
}
