//! Noun phrases: a noun with its article, adjectives and what follows it, in the order of each language.
//!
//! Not here: which words a filter means (`filters.rs`), which thing is meant (`scope.rs`).

use super::filters::{self, Domain};
use super::french::{AT_MOST, definite, demonstrative, several, with_prep};
use super::nouns::{self, Adjective, Gender, Noun, Number, alternatives};
use crate::Whose;
use atout_core::Lang;

/// What stands before a noun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Article {
    /// Nothing: "creatures", "créatures".
    Bare,
    /// All of them as a subject: "creatures", "les créatures".
    All,
    /// All of them as an object: "all creatures", "toutes les créatures".
    Every,
    /// "each creature", "chaque créature".
    Each,
    /// "a creature", "une créature".
    A,
    /// What can be but one: "enchanted creature", "la créature enchantée".
    The,
    /// "this creature", "cette créature".
    This,
    /// "that creature", "cette créature".
    That,
    /// One of two targets that are called alike: "the first creature", "la seconde créature".
    First,
    /// The other one.
    Second,
    /// So many: "two creatures", "deux créatures".
    Count(u8),
    /// So many at most: "up to two creatures", "jusqu’à deux créatures".
    UpTo(u8),
    /// "target creature", "la créature ciblée".
    Target,
    /// Several targets, at least and at most: "up to two target creatures".
    Targets(u8, u8),
    /// The same, one by one: "each of up to two target creatures".
    EachOfTargets(u8, u8),
}

impl Article {
    /// Is one thing meant at a time?
    pub(super) const fn number(self) -> Number {
        match self {
            Article::Each | Article::A | Article::The | Article::This | Article::That | Article::Target => Number::One,
            Article::First | Article::Second => Number::One,
            Article::Count(1) | Article::UpTo(1) | Article::Targets(_, 1) | Article::EachOfTargets(_, 1) => Number::One,
            Article::Bare | Article::All | Article::Every | Article::Count(_) | Article::UpTo(_) => Number::Many,
            Article::Targets(..) | Article::EachOfTargets(..) => Number::Many,
        }
    }

    const fn is_target(self) -> bool {
        matches!(self, Article::Target | Article::Targets(..) | Article::EachOfTargets(..))
    }

    /// Does it mean all of several sorts ("creatures and lands") rather than one of them?
    const fn is_all(self) -> bool {
        matches!(self, Article::All | Article::Every | Article::Each)
    }
}

/// The French preposition that a phrase begins with; it melts into some articles. English writes its own before the phrase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Prep {
    None,
    /// "sur", which the caller writes.
    On,
    /// "à", "au", "aux".
    To,
    /// "de", "du", "des".
    Of,
}

/// One of the things a phrase can mean, with words that belong to it alone.
#[derive(Debug, Clone)]
pub(super) struct Head {
    pub noun: Noun,
    pub adjectives: Vec<Adjective>,
    pub after: Vec<String>,
}

impl Head {
    pub(super) const fn plain(noun: Noun) -> Head {
        Head { noun, adjectives: Vec::new(), after: Vec::new() }
    }
}

/// A noun phrase without its article.
#[derive(Debug, Clone)]
pub(super) struct Phrase {
    /// One, or several to choose from: "creature or land".
    pub heads: Vec<Head>,
    pub adjectives: Vec<Adjective>,
    /// "with flying".
    pub after: Vec<String>,
    /// Whose it is and where: "you control", "from your graveyard".
    pub place: Option<(Whose, Domain)>,
    /// "another", "other".
    pub other: bool,
}

impl Phrase {
    pub(super) fn of(noun: Noun) -> Phrase {
        let heads = vec![Head::plain(noun)];
        Phrase { heads, adjectives: Vec::new(), after: Vec::new(), place: None, other: false }
    }

    /// Is it a noun with adjectives only?
    pub(super) fn is_short(&self) -> bool {
        self.place.is_none() && self.after.is_empty() && self.heads.iter().all(|head| head.after.is_empty())
    }

    /// Only what it is: "creature", without how or whose.
    pub(super) fn bare(&self) -> Phrase {
        let heads = self.heads.iter().map(|head| Head::plain(head.noun.clone())).collect();
        Phrase { heads, adjectives: Vec::new(), after: Vec::new(), place: None, other: false }
    }

    /// Feminine only if all it can mean is.
    pub(super) fn gender(&self) -> Gender {
        let feminine = self.heads.iter().all(|head| head.noun.gender == Gender::Feminine);
        if feminine { Gender::Feminine } else { Gender::Masculine }
    }

    /// The phrase in words.
    pub(super) fn text(&self, article: Article, prep: Prep, lang: Lang) -> String {
        self.text_as(article, article.number(), prep, lang)
    }

    /// The phrase in words, with a number that the article does not tell.
    pub(super) fn text_as(&self, article: Article, number: Number, prep: Prep, lang: Lang) -> String {
        let mut words = lang.pick(self.english(article, number), self.french(article, number, prep));
        let place = self.place.map(|(whose, domain)| filters::place(whose, domain, article.is_all(), number, lang));
        let is_control = self.place.is_some_and(|(_, domain)| matches!(domain, Domain::Battlefield | Domain::Stack));
        if lang == Lang::En && is_control {
            words.extend(place);
            words.extend(self.after.iter().cloned());
        } else {
            words.extend(self.after.iter().cloned());
            words.extend(place);
        }
        words.retain(|word| !word.is_empty());
        words.join(" ")
    }

    fn english(&self, article: Article, number: Number) -> Vec<String> {
        let form = |one: &Adjective| one.form(Gender::Masculine, number, Lang::En).to_owned();
        let mut words: Vec<String> = self.adjectives.iter().map(form).collect();
        let heads: Vec<String> = self
            .heads
            .iter()
            .map(|head| {
                let mut own: Vec<String> = head.adjectives.iter().map(form).collect();
                own.push(head.noun.form(number, Lang::En).to_owned());
                own.extend(head.after.iter().cloned());
                own.join(" ")
            })
            .collect();
        words.push(alternatives(&heads, if article.is_all() { "and" } else { "or" }));
        let noun = words.join(" ");
        vec![self.english_article(article, number, &noun), noun]
    }

    fn english_article(&self, article: Article, number: Number, noun: &str) -> String {
        let other = if self.other { " other" } else { "" };
        let another = if self.other { "another " } else { "" };
        let many = |n: u8| nouns::in_words(i16::from(n), Gender::Masculine, Lang::En);
        let targets = |min: u8, max: u8| match (min, max) {
            (0, max) => format!("up to {}{other} target", many(max)),
            (min, max) if min == max => format!("{}{other} target", many(max)),
            (min, max) if max.checked_sub(min) == Some(1) => format!("{} or {}{other} target", many(min), many(max)),
            (min, max) => format!("{} to {}{other} target", many(min), many(max)),
        };
        match article {
            Article::Bare | Article::All | Article::The => other.trim().to_owned(),
            Article::Every => format!("all{other}"),
            Article::Each => format!("each{other}"),
            Article::A | Article::Count(1) if self.other => "another".to_owned(),
            Article::A | Article::Count(1) => nouns::a(noun).to_owned(),
            Article::This => if number == Number::One { "this" } else { "these" }.to_owned(),
            Article::That => if number == Number::One { "that" } else { "those" }.to_owned(),
            Article::First => "the first".to_owned(),
            Article::Second => "the second".to_owned(),
            Article::Count(n) => format!("{}{other}", many(n)),
            Article::UpTo(n) => format!("up to {}{other}", many(n)),
            Article::Target => format!("{another}target"),
            Article::Targets(min, max) => targets(min, max),
            Article::EachOfTargets(min, max) => format!("each of {}", targets(min, max)),
        }
    }

    fn french(&self, article: Article, number: Number, prep: Prep) -> Vec<String> {
        let gender = self.gender();
        let repeats = article.number() == Number::One || matches!(article, Article::All | Article::Every);
        let heads: Vec<String> = self
            .heads
            .iter()
            .enumerate()
            .map(|(n, head)| {
                let noun = head.noun.form(number, Lang::Fr);
                let mut own = vec![if repeats {
                    self.french_article(article, number, head.noun.gender, prep, noun)
                } else if n == 0 {
                    self.french_article(article, number, gender, prep, noun)
                } else {
                    noun.to_owned()
                }];
                own.extend(head.adjectives.iter().map(|one| one.form(head.noun.gender, number, Lang::Fr).to_owned()));
                own.extend(head.after.iter().cloned());
                own.join(" ")
            })
            .collect();
        let mut words = vec![alternatives(&heads, if article.is_all() { "et" } else { "ou" })];
        words.extend(self.adjectives.iter().map(|one| one.form(gender, number, Lang::Fr).to_owned()));
        if article.is_target() {
            words.push(Adjective::regular("target", "ciblé").form(gender, number, Lang::Fr).to_owned());
        }
        words
    }

    /// The noun with what stands before it.
    fn french_article(&self, article: Article, number: Number, gender: Gender, prep: Prep, noun: &str) -> String {
        let feminine = gender == Gender::Feminine;
        let (autre, autres) = match (self.other, number) {
            (false, _) => ("", ""),
            (true, Number::One) => ("autre ", "autre "),
            (true, Number::Many) => ("autre ", "autres "),
        };
        let up_to = if prep == Prep::None { "jusqu’à" } else { AT_MOST };
        let many = |n: u8| nouns::in_words(i16::from(n), gender, Lang::Fr);
        let un = nouns::un(gender);
        match article {
            Article::Bare if self.other => with_prep(prep, &format!("{autres}{noun}")),
            Article::Bare => with_prep(prep, noun),
            Article::All => definite(prep, gender, Number::Many, &format!("{autres}{noun}")),
            Article::Every => {
                with_prep(prep, &format!("{} les {autres}{noun}", if feminine { "toutes" } else { "tous" }))
            }
            Article::Each => with_prep(prep, &format!("chaque {autre}{noun}")),
            Article::A | Article::Count(1) => with_prep(prep, &format!("{un} {autre}{noun}")),
            Article::Target if self.other => with_prep(prep, &format!("{un} autre {noun}")),
            Article::The | Article::Target => definite(prep, gender, number, noun),
            Article::First if feminine => definite(prep, gender, number, &format!("première {noun}")),
            Article::First => definite(prep, gender, number, &format!("premier {noun}")),
            Article::Second if feminine => definite(prep, gender, number, &format!("seconde {noun}")),
            Article::Second => definite(prep, gender, number, &format!("second {noun}")),
            Article::This | Article::That => {
                with_prep(prep, &format!("{} {noun}", demonstrative(gender, number, noun)))
            }
            Article::Count(n) => with_prep(prep, &format!("{} {autres}{noun}", many(n))),
            Article::UpTo(n) => with_prep(prep, &format!("{} {autres}{noun}", several(0, n, up_to, gender))),
            Article::Targets(min, max) => {
                with_prep(prep, &format!("{} {autres}{noun}", several(min, max, up_to, gender)))
            }
            Article::EachOfTargets(min, max) => {
                let targets = nouns::de(&several(min, max, AT_MOST, gender));
                with_prep(prep, &format!("{} {targets} {autres}{noun}", if feminine { "chacune" } else { "chacun" }))
            }
        }
    }
}
