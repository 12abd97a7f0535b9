//! What French does to articles: they melt with prepositions, agree and are shortened.

use super::nouns::{self, Gender, Number};
use super::phrase::Prep;
use atout_core::Lang;

/// What stands for "jusqu’à" after a preposition.
pub(super) const AT_MOST: &str = "au plus";

/// "deux", "une ou deux", "jusqu’à trois".
pub(super) fn several(min: u8, max: u8, up_to: &str, gender: Gender) -> String {
    let many = |n: u8| nouns::in_words(i16::from(n), gender, Lang::Fr);
    match (min, max) {
        (0, max) => format!("{up_to} {}", many(max)),
        (min, max) if min == max => many(max),
        (min, max) if max.checked_sub(min) == Some(1) => format!("{} ou {}", many(min), many(max)),
        (min, max) => format!("{} à {}", many(min), many(max)),
    }
}

/// "ce terrain", "cet elfe", "cette créature", "ces cartes".
pub(super) fn demonstrative(gender: Gender, number: Number, noun: &str) -> &'static str {
    match (gender, number) {
        (_, Number::Many) => "ces",
        (Gender::Feminine, Number::One) => "cette",
        (Gender::Masculine, Number::One) if nouns::elides(noun) => "cet",
        (Gender::Masculine, Number::One) => "ce",
    }
}

/// The French definite article, melted with a preposition: "la créature", "au joueur", "des îles", "de l’elfe".
pub(super) fn definite(prep: Prep, gender: Gender, number: Number, noun: &str) -> String {
    let masculine = gender == Gender::Masculine && !nouns::elides(noun);
    match (prep, number) {
        (Prep::None | Prep::On, Number::Many) => format!("les {noun}"),
        (Prep::To, Number::Many) => format!("aux {noun}"),
        (Prep::Of, Number::Many) => format!("des {noun}"),
        (Prep::None | Prep::On, Number::One) => nouns::le(gender, noun),
        (Prep::To, Number::One) if masculine => format!("au {noun}"),
        (Prep::Of, Number::One) if masculine => format!("du {noun}"),
        (Prep::To, Number::One) => format!("à {}", nouns::le(gender, noun)),
        (Prep::Of, Number::One) => format!("de {}", nouns::le(gender, noun)),
    }
}

/// A preposition before words that it does not melt into.
pub(super) fn with_prep(prep: Prep, words: &str) -> String {
    match prep {
        Prep::None | Prep::On => words.to_owned(),
        Prep::To => format!("à {words}"),
        Prep::Of => nouns::de(words),
    }
}
