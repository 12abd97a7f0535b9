//! Effects that make something, in words: tokens and mana.

use super::amounts::{Quantity, Reading, Stuff};
use super::clauses::{Act, Actor, Clause};
use super::nouns::{self, Adjective, Gender, Noun, Number};
use super::scope::Scope;
use super::verbs;
use crate::{Amount, CardDef, Colour, Colours, Subject, Word};
use atout_core::Lang;

impl Scope<'_> {
    pub(super) fn create(&mut self, id: &str, amount: &Amount, who: &Subject) -> Clause {
        let stuff = Stuff { noun: self.token_noun(id), mass: false };
        let mut last = String::new();
        let clause = self.deed(who, Actor::Personal, |scope| {
            let Quantity { head, tail } = scope.quantity(amount, &stuff);
            last = tail;
            Act::new(verbs::create(), head)
        });
        clause.tail(last)
    }

    /// A token with all that it is: "1/1 red Goblin creature token with haste".
    fn token_noun(&self, id: &str) -> Noun {
        let Some(token) = self.pool.find_token(id).and_then(|n| self.pool.cards.get(usize::from(n))) else {
            return nouns::token();
        };
        let forms = [Number::One, Number::Many].map(|number| self.token_words(token, number).join(" "));
        let forms = forms.each_ref().map(String::as_str);
        Noun::new(forms, forms, Gender::Masculine)
    }

    fn token_words(&self, token: &CardDef, number: Number) -> Vec<String> {
        let lang = self.lang;
        let entry = &token.entry;
        let size = entry.force.zip(entry.endurance).map(|(force, endurance)| format!("{force}/{endurance}"));
        let colour = token_colour(token.colours).form(Gender::Masculine, number, lang).to_owned();
        let kinds = entry.kind.names.iter().map(|kind| nouns::of_kind(self.pool, kind));
        let kinds = kinds.map(|kind| kind.form(lang.pick(Number::One, number), lang).to_owned());
        let card_type = nouns::of_type(entry.card_type).form(Number::One, lang).to_owned();
        let token_word = nouns::token().form(number, lang).to_owned();
        let mut words: Vec<String> = Vec::new();
        match lang {
            Lang::En => {
                words.extend(size);
                words.push(colour);
                words.extend(kinds);
                words.extend([card_type, token_word]);
            }
            Lang::Fr => {
                words.push(token_word);
                words.extend(kinds);
                if entry.kind.names.is_empty() {
                    words.push(nouns::de(&card_type));
                }
                words.push(colour);
                words.extend(size);
            }
        }
        words.extend(super::cards::token_abilities(self.pool, token, lang));
        words
    }

    pub(super) fn add_mana(&mut self, amount: &Amount, colours: Colours) -> Clause {
        self.forget_actor();
        let reading = self.reading(amount);
        let mana = match &reading {
            Reading::Plain(n) | Reading::ForEach(n, _) => mana_text(*n, colours, self.lang),
            Reading::X(_) | Reading::Event(_) | Reading::Value(..) => {
                let symbols = mana_text(1, colours, self.lang);
                let noun = Noun::new([&symbols; 2], [&symbols; 2], Gender::Masculine);
                self.quantity_of(&reading, &Stuff { noun, mass: true }).head
            }
        };
        let tail = reading.for_each_text(self.lang);
        Clause::new(Actor::Command, Act::new(verbs::add(), mana)).tail(tail)
    }
}

/// The colours of a token: "red", "black and red", "colourless".
fn token_colour(colours: Colours) -> Adjective {
    let all: Vec<Adjective> = colours.iter().map(Adjective::of_colour).collect();
    if all.is_empty() {
        Adjective::ending_in_e("colourless", "incolore")
    } else {
        Adjective::joined(&all, ["and", "et"])
    }
}

/// So much mana of one of these colours: "{G}{G}", "{R} or {G}", "two mana of any colours".
pub(super) fn mana_text(n: i16, colours: Colours, lang: Lang) -> String {
    let symbols: Vec<String> = colours.iter().map(|colour| format!("{{{}}}", colour.letter())).collect();
    let count = usize::try_from(n).unwrap_or(0);
    let words = nouns::in_words(n, Gender::Masculine, lang);
    match symbols.as_slice() {
        [] => "{C}".repeat(count),
        [one] => one.repeat(count),
        all if all.len() == Colour::ALL.len() => lang.pick(
            format!("{words} mana of any colour{}", if n > 1 { "s" } else { "" }),
            if n > 1 {
                format!("{words} manas de n'importe quelles couleurs")
            } else {
                "un mana de n'importe quelle couleur".to_owned()
            },
        ),
        all => {
            let choice = nouns::alternatives(all, lang.pick("or", "ou"));
            match n {
                1 => choice,
                _ => lang.pick(format!("{words} mana, each {choice}"), format!("{words} manas, chacun {choice}")),
            }
        }
    }
}
