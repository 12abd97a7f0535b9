//! Mana signs as words, for texts that cannot show pictures: "{4}{U}{U}" is "4 mana + 2 blue".
//!
//! Generated texts write signs in braces; a page draws them, everything else calls [`signs_in_words`]. Not here: how costs
//! are written with signs (`costs.rs`).

use super::nouns::{Gender, Number, colour_name};
use crate::{Colour, Word};
use atout_core::Lang;

/// The text with words in place of the signs "{2}", "{X}", "{G}" and "{C}". Other braces stay.
#[must_use]
pub fn signs_in_words(text: &str, lang: Lang) -> String {
    let mut words = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('{') {
        words += &rest[..at];
        rest = &rest[at..];
        let (mana, after) = Signs::read(rest);
        if after.len() == rest.len() {
            words.push('{');
            rest = &rest[1..];
        } else {
            words += &mana.words(lang);
            rest = after;
        }
    }
    words + rest
}

/// The signs of one row, counted.
#[derive(Default)]
struct Signs {
    x: usize,
    generic: Option<usize>,
    of: [usize; 5],
    colourless: usize,
}

impl Signs {
    /// The signs at the beginning of a text, and what follows them.
    fn read(text: &str) -> (Signs, &str) {
        let (mut signs, mut rest) = (Signs::default(), text);
        while let Some((sign, after)) = rest.strip_prefix('{').and_then(|rest| rest.split_once('}')) {
            if !signs.add(sign) {
                break;
            }
            rest = after;
        }
        (signs, rest)
    }

    /// Counts a sign. Returns whether it is one.
    fn add(&mut self, sign: &str) -> bool {
        let colour = match *sign.as_bytes() {
            [letter] => Colour::from_letter(letter.into()),
            _ => None,
        };
        match (sign, colour) {
            (_, Some(colour)) => self.of[colour.index()] += 1,
            ("X", _) => self.x += 1,
            ("C", _) => self.colourless += 1,
            _ => match sign.parse::<u8>() {
                Ok(n) => self.generic = Some(self.generic.unwrap_or(0) + usize::from(n)),
                Err(_) => return false,
            },
        }
        true
    }

    /// "4 mana + 2 blue": the first part has the noun.
    fn words(&self, lang: Lang) -> String {
        let number = |n: usize| if n > 1 { Number::Many } else { Number::One };
        let mut parts: Vec<(String, Number, String)> = Vec::new();
        if self.x > 0 {
            let x = if self.x > 1 { format!("{}X", self.x) } else { "X".to_owned() };
            parts.push((x, Number::Many, String::new()));
        }
        if let Some(n) = self.generic {
            parts.push((n.to_string(), number(n), String::new()));
        }
        for colour in Colour::ALL {
            let n = self.of[colour.index()];
            if n > 0 {
                parts.push((n.to_string(), number(n), colour_name(*colour, Gender::Masculine, number(n), lang)));
            }
        }
        if self.colourless > 0 {
            let n = self.colourless;
            let word = lang.pick("colourless", if n > 1 { "incolores" } else { "incolore" });
            parts.push((n.to_string(), number(n), word.to_owned()));
        }
        let part = |(at, (n, number, adjective)): (usize, &(String, Number, String))| {
            let noun = if matches!((lang, number), (Lang::Fr, Number::Many)) { "manas" } else { "mana" };
            let noun = if at == 0 { noun } else { "" };
            let [second, third] = lang.pick([adjective.as_str(), noun], [noun, adjective.as_str()]);
            [n.as_str(), second, third].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
        };
        parts.iter().enumerate().map(part).collect::<Vec<_>>().join(" + ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_become_words() {
        for (text, en, fr) in [
            ("{4}{U}{U}", "4 mana + 2 blue", "4 manas + 2 bleus"),
            ("{1}{B}", "1 mana + 1 black", "1 mana + 1 noir"),
            ("{2}", "2 mana", "2 manas"),
            ("{0}", "0 mana", "0 mana"),
            ("{X}{R}", "X mana + 1 red", "X manas + 1 rouge"),
            ("{X}{X}{2}{G}", "2X mana + 2 + 1 green", "2X manas + 2 + 1 vert"),
            ("{W}{U}", "1 white mana + 1 blue", "1 mana blanc + 1 bleu"),
            ("{C}{C}", "2 colourless mana", "2 manas incolores"),
            ("{R} / {G}", "1 red mana / 1 green mana", "1 mana rouge / 1 mana vert"),
            ("a {name} {", "a {name} {", "a {name} {"),
            ("Flying", "Flying", "Flying"),
        ] {
            assert_eq!((signs_in_words(text, Lang::En).as_str(), signs_in_words(text, Lang::Fr).as_str()), (en, fr));
        }
    }
}
