//! Amounts in words: "3 damage", "two cards", "a card for each Forest you control", "damage equal to its force".
//!
//! Not here: +1/+1 and its like (`bonus.rs`), bounds of numbers (`conditions.rs`).

use super::filters::{self, Domain};
use super::french::with_prep;
use super::nouns::{self, Gender, Noun, Number};
use super::owners;
use super::phrase::{Article, Phrase, Prep};
use super::scope::{Role, Scope, the};
use crate::{Amount, Measure, Subject};
use atout_core::Lang;

/// What an amount is an amount of.
#[derive(Debug, Clone)]
pub(super) struct Stuff {
    pub noun: Noun,
    /// Counted in figures ("3 damage") and "much", not in words ("two cards") and "many".
    pub mass: bool,
}

/// An amount of something in words: what stands beside the verb, and what comes at the end.
pub(super) struct Quantity {
    pub head: String,
    pub tail: String,
}

/// A number as a sentence sees it: so many times something.
#[derive(Clone)]
pub(super) enum Reading {
    /// Only the number.
    Plain(i16),
    /// X of the cost, so many times.
    X(i16),
    /// What the trigger is about, so many times.
    Event(i16),
    /// So many for each of them: "Forest you control" in singular and plural.
    ForEach(i16, [String; 2]),
    /// So many times a value: "its force", and in French with the prepositions "à" and "de".
    Value(i16, [String; 3]),
}

impl Reading {
    /// "for each Forest you control", or nothing.
    pub(super) fn for_each_text(&self, lang: Lang) -> String {
        match self {
            Reading::ForEach(_, [one, _]) => format!("{} {one}", lang.pick("for", "pour")),
            Reading::Plain(_) | Reading::X(_) | Reading::Event(_) | Reading::Value(..) => String::new(),
        }
    }

    pub(super) const fn factor(&self) -> i16 {
        match self {
            Reading::Plain(k) | Reading::X(k) | Reading::Event(k) | Reading::ForEach(k, _) | Reading::Value(k, _) => *k,
        }
    }
}

pub(super) fn damage() -> Stuff {
    Stuff { noun: Noun::new(["damage", "damage"], ["dégât", "dégâts"], Gender::Masculine), mass: true }
}

pub(super) fn life() -> Stuff {
    Stuff { noun: Noun::new(["life", "life"], ["point de vie", "points de vie"], Gender::Masculine), mass: true }
}

pub(super) fn cards() -> Stuff {
    Stuff { noun: nouns::card(), mass: false }
}

/// So many counters, which read −1/−1 if there are less than none.
pub(super) fn counters_for(reading: &Reading) -> Stuff {
    counters(reading.factor() < 0)
}

/// Counters, by their sign.
pub(super) fn counters(negative: bool) -> Stuff {
    let noun = if negative {
        Noun::new(["−1/−1 counter", "−1/−1 counters"], ["marqueur −1/−1", "marqueurs −1/−1"], Gender::Masculine)
    } else {
        Noun::new(["+1/+1 counter", "+1/+1 counters"], ["marqueur +1/+1", "marqueurs +1/+1"], Gender::Masculine)
    };
    Stuff { noun, mass: false }
}

impl Scope<'_> {
    /// Reads an amount.
    pub(super) fn reading(&mut self, amount: &Amount) -> Reading {
        let measure = match amount {
            Amount::Number(n) => return Reading::Plain(*n),
            Amount::Of(measure) => measure,
        };
        match measure {
            Measure::X => Reading::X(1),
            Measure::Event => Reading::Event(1),
            Measure::Times(k, inner) => match self.reading(inner) {
                Reading::Plain(n) => Reading::Plain(k.saturating_mul(n)),
                Reading::X(n) => Reading::X(k.saturating_mul(n)),
                Reading::Event(n) => Reading::Event(k.saturating_mul(n)),
                Reading::ForEach(n, each) => Reading::ForEach(k.saturating_mul(n), each),
                Reading::Value(n, value) => Reading::Value(k.saturating_mul(n), value),
            },
            Measure::Count(filter) => {
                let mut phrase = filters::phrase(self.pool, filter, Domain::Battlefield, self.lang);
                if phrase.place.is_none() {
                    phrase.after.push(self.lang.pick("on the battlefield", "en jeu").to_owned());
                }
                self.for_each(&phrase)
            }
            Measure::Graveyards(filter) => {
                self.for_each(&filters::phrase(self.pool, filter, Domain::Graveyards, self.lang))
            }
            Measure::HandOf(who) => {
                let hand = self.hand_of(who);
                self.for_each(&Phrase { after: vec![hand], ..Phrase::of(nouns::card()) })
            }
            Measure::CountersOf(what) => {
                let bearer = self.name(what, Role::Bearer).text;
                let on = format!("{} {bearer}", self.lang.pick("on", "sur"));
                self.for_each(&Phrase { after: vec![on], ..Phrase::of(counters(false).noun) })
            }
            Measure::LifeOf(who) => {
                let total = Noun::new(["life", ""], ["total de points de vie", ""], Gender::Masculine);
                self.value(who, &total)
            }
            Measure::ForceOf(what) => self.value(what, &Noun::new(["force", ""], ["force", ""], Gender::Feminine)),
            Measure::EnduranceOf(what) => {
                self.value(what, &Noun::new(["endurance", ""], ["endurance", ""], Gender::Feminine))
            }
            Measure::CostOf(what) => self.value(what, &Noun::new(["cost", ""], ["coût", ""], Gender::Masculine)),
        }
    }

    fn for_each(&self, phrase: &Phrase) -> Reading {
        let one = phrase.text_as(Article::Each, Number::One, Prep::None, self.lang);
        let many = match self.lang {
            Lang::En => phrase.text(Article::Bare, Prep::None, Lang::En),
            Lang::Fr => phrase.text(Article::Bare, Prep::Of, Lang::Fr),
        };
        Reading::ForEach(1, [one, many])
    }

    fn value(&mut self, of: &Subject, noun: &Noun) -> Reading {
        // The first wording names the thing; the French ones with a preposition must not see it as named before.
        let before = self.snapshot();
        let to = self.owned(of, noun, Prep::To);
        self.restore(before.clone());
        let whole = self.owned(of, noun, Prep::Of);
        self.restore(before);
        Reading::Value(1, [self.owned(of, noun, Prep::None), to, whole])
    }

    /// "in your hand".
    fn hand_of(&mut self, who: &Subject) -> String {
        let hand = Noun::new(["hand", "hands"], ["main", "mains"], Gender::Feminine);
        let whose = self.owned(who, &hand, Prep::Of);
        self.lang.pick(format!("in {whose}"), whose)
    }

    /// A value in words, for "equal to …", "where X is …": "its force", "twice the number of Forests you control".
    pub(super) fn value_text(&self, reading: &Reading, prep: Prep) -> String {
        let lang = self.lang;
        let [event_en, event_fr] = self.event_noun();
        let number_of = |many: &str, prep: Prep| {
            lang.pick(format!("the number of {many}"), format!("{} {many}", self.masculine("nombre", prep)))
        };
        let value = |prep: Prep| match reading {
            Reading::Plain(n) => with_prep_in(lang, prep, &n.to_string()),
            Reading::X(_) => with_prep_in(lang, prep, "X"),
            Reading::Event(_) => lang.pick(event_en.to_owned(), self.masculine(event_fr, prep)),
            Reading::ForEach(_, [_, many]) => number_of(many, prep),
            Reading::Value(_, [plain, to, of]) => match prep {
                Prep::None | Prep::On => plain.clone(),
                Prep::To => to.clone(),
                Prep::Of => of.clone(),
            },
        };
        match (reading, reading.factor().saturating_abs()) {
            (Reading::Plain(_), _) | (_, 1) => value(prep),
            (_, 2) => lang.pick(
                format!("twice {}", value(prep)),
                format!("{} {}", self.masculine("double", prep), value(Prep::Of)),
            ),
            (_, k) => {
                let times = nouns::in_words(k, Gender::Masculine, lang);
                let text = lang.pick(
                    format!("{times} times {}", value(Prep::None)),
                    format!("{times} fois {}", value(Prep::None)),
                );
                with_prep_in(lang, prep, &text)
            }
        }
    }

    fn masculine(&self, noun: &str, prep: Prep) -> String {
        the(&Noun::new(["", ""], [noun, noun], Gender::Masculine), prep)
    }

    /// An amount of something in words.
    pub(super) fn quantity(&mut self, amount: &Amount, stuff: &Stuff) -> Quantity {
        let reading = self.reading(amount);
        self.quantity_of(&reading, stuff)
    }

    /// The same for an amount that has been read, which names what it is read from.
    pub(super) fn quantity_of(&self, reading: &Reading, stuff: &Stuff) -> Quantity {
        let lang = self.lang;
        let k = reading.factor().saturating_abs();
        let noun = stuff.noun.form(Number::Many, lang);
        let times = |text: String| match k {
            1 => text,
            2 => lang.pick(format!("twice {text}"), format!("deux fois {text}")),
            k => {
                let k = nouns::in_words(k, Gender::Masculine, lang);
                lang.pick(format!("{k} times {text}"), format!("{k} fois {text}"))
            }
        };
        let head = match reading {
            Reading::Plain(_) | Reading::ForEach(..) => number_of(k, stuff, lang),
            Reading::X(_) => format!("{} {noun}", times("X".to_owned())),
            Reading::Event(_) => times(lang.pick(
                format!("that {} {noun}", if stuff.mass { "much" } else { "many" }),
                format!("autant {}", nouns::de(noun)),
            )),
            Reading::Value(..) => {
                let value = self.value_text(reading, Prep::To);
                let english = if stuff.mass { noun.to_owned() } else { format!("a number of {noun}") };
                lang.pick(format!("{english} equal to {value}"), format!("un nombre {} égal {value}", nouns::de(noun)))
            }
        };
        Quantity { head, tail: reading.for_each_text(lang) }
    }
}

fn with_prep_in(lang: Lang, prep: Prep, words: &str) -> String {
    if lang == Lang::Fr { with_prep(prep, words) } else { words.to_owned() }
}

/// A plain number of something: "3 damage", "a card", "two cards".
pub(super) fn number_of(n: i16, stuff: &Stuff, lang: Lang) -> String {
    let noun = lang.plural(usize::try_from(n).unwrap_or(0), Number::One, Number::Many);
    let noun = stuff.noun.form(noun, lang);
    if stuff.mass {
        return format!("{n} {noun}");
    }
    match (n, lang) {
        (1, Lang::En) => format!("{} {noun}", nouns::a(noun)),
        _ => format!("{} {noun}", nouns::in_words(n, stuff.noun.gender, lang)),
    }
}

/// The number of cards at the top of a library: "the top two cards", "les deux cartes du dessus".
pub(super) fn top_cards(n: Option<i16>, lang: Lang) -> String {
    match n {
        Some(1) => lang.pick("the top card", "la carte du dessus").to_owned(),
        _ => {
            let n = n.map_or_else(|| "X".to_owned(), |n| nouns::in_words(n, Gender::Feminine, lang));
            lang.pick(format!("the top {n} cards"), format!("les {n} cartes du dessus"))
        }
    }
}

/// The nouns "library" and "graveyard" with their owner, seen from the player who acts.
pub(super) fn own(noun: [&str; 2], gender: Gender, is_you: bool, lang: Lang) -> String {
    let [en, fr] = noun;
    let sa = if gender == Gender::Feminine { "sa" } else { "son" };
    if is_you {
        lang.pick(format!("your {en}"), format!("votre {fr}"))
    } else {
        lang.pick(format!("their {en}"), format!("{sa} {fr}"))
    }
}

/// "its owner’s hand", "leur propriétaire".
pub(super) fn of_owner(number: Number, lang: Lang) -> String {
    let owner = owners::owner();
    match number {
        Number::One => lang.pick("its owner's".to_owned(), format!("de son {}", owner.form(Number::One, lang))),
        Number::Many => lang.pick("their owners’".to_owned(), format!("de leur {}", owner.form(Number::One, lang))),
    }
}
