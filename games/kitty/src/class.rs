//! The classes: what each starts with and which cards it gets often; and the option that gives players their class.
//!
//! Not here: dealing by these weights (`deal.rs`), the text about a class (`text/cards.rs`).

use crate::Card;
use atout_core::{ConfigError, Lang, Message, Seat, Text};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A player's class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// No class: the class of every player in a game without classes.
    #[default]
    Kitten,
    /// Gets more Razor.
    Warrior,
    /// Gets more Panacea and Balm.
    Healer,
    /// Gets more Think and Steal.
    Thinker,
    /// Gets more Stone and Puppy.
    Trickster,
}

/// The numbers and names of a class.
#[derive(Debug, Clone, Copy)]
pub struct ClassStats {
    /// Its name.
    pub name: Text,
    /// Its word in notation.
    pub word: &'static str,
    /// Added to life, mana and generation at the start of a game without a storm.
    pub calm: [i32; 3],
    /// Added instead in a game with a storm: it is shorter, so generation is worth less and life more.
    pub storm: [i32; 3],
    /// The cards that it gets more often than other classes, and how much more often.
    pub favours: &'static [(Card, Multiplier)],
}

/// How much more often a card is dealt to a class than to others, in steps of a half.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Multiplier {
    halves: u32,
}

impl Multiplier {
    /// As often as for others.
    pub const ONE: Multiplier = Multiplier { halves: 2 };

    /// The number, written as in the language.
    pub fn text(self, lang: Lang) -> String {
        let (whole, half) = (self.halves / 2, lang.pick(".5", ",5"));
        format!("{whole}{}", if self.halves.is_multiple_of(2) { "" } else { half })
    }

    /// The same in words, before "as many" and "plus de": "twice", "deux fois".
    pub fn words(self, lang: Lang) -> String {
        match self.halves {
            3 => lang.pick("one and a half times", "une fois et demie").to_owned(),
            4 => lang.pick("twice", "deux fois").to_owned(),
            6 => lang.pick("three times", "trois fois").to_owned(),
            _ => format!("{} {}", self.text(lang), lang.pick("times", "fois")),
        }
    }
}

impl From<Multiplier> for f64 {
    fn from(multiplier: Multiplier) -> f64 {
        f64::from(multiplier.halves) / 2.0
    }
}

/// A class from its name, its word, its numbers without and with a storm, and the cards it favours.
const fn class_stats(
    name: Text,
    word: &'static str,
    [calm, storm]: [[i32; 3]; 2],
    favours: &'static [(Card, Multiplier)],
) -> ClassStats {
    ClassStats { name, word, calm, storm, favours }
}

impl Class {
    /// The four classes that can be picked.
    pub const CHOICES: [Class; 4] = [Class::Warrior, Class::Healer, Class::Thinker, Class::Trickster];
    /// All classes.
    pub const ALL: [Class; 5] = [Class::Kitten, Class::Warrior, Class::Healer, Class::Thinker, Class::Trickster];

    /// Its numbers and names. The numbers balance the classes: see `MEASURED.md`.
    pub const fn stats(self) -> &'static ClassStats {
        const HALF_AGAIN: Multiplier = Multiplier { halves: 3 };
        const TWICE: Multiplier = Multiplier { halves: 4 };
        const THRICE: Multiplier = Multiplier { halves: 6 };
        const KITTEN: ClassStats = class_stats(Text::new("Kitten", "Chaton"), "kitten", [[0; 3]; 2], &[]);
        const WARRIOR: ClassStats = class_stats(
            Text::new("Warrior", "Guerrier"),
            "warrior",
            [[-15, 0, 0], [-15, 0, 0]],
            &[(Card::Razor, TWICE)],
        );
        const HEALER: ClassStats = class_stats(
            Text::new("Healer", "Soigneur"),
            "healer",
            [[20, 5, 1], [5, 0, 1]],
            &[(Card::Panacea, HALF_AGAIN), (Card::Balm, HALF_AGAIN)],
        );
        const THINKER: ClassStats = class_stats(
            Text::new("Thinker", "Penseur"),
            "thinker",
            [[15, 0, 1], [25, 0, 0]],
            &[(Card::Think, TWICE), (Card::Steal, TWICE)],
        );
        const TRICKSTER: ClassStats = class_stats(
            Text::new("Trickster", "Filou"),
            "trickster",
            [[5, 0, 0], [0, 0, 0]],
            &[(Card::Stone, THRICE), (Card::Puppy, TWICE)],
        );
        match self {
            Class::Kitten => &KITTEN,
            Class::Warrior => &WARRIOR,
            Class::Healer => &HEALER,
            Class::Thinker => &THINKER,
            Class::Trickster => &TRICKSTER,
        }
    }

    /// How much more often a card is dealt to this class than to others.
    #[inline]
    pub fn favour(self, card: Card) -> Multiplier {
        let favours = self.stats().favours;
        favours.iter().find(|(favoured, _)| *favoured == card).map_or(Multiplier::ONE, |(_, multiplier)| *multiplier)
    }

    /// The weight of a card when this class is dealt cards.
    #[inline]
    pub fn weight(self, card: Card) -> u32 {
        card.frequency() * self.favour(card).halves
    }
}

/// How players get their class: `none`, `choose` (each picks in secret before the first turn), `random`, one class for
/// all (`healer`) or one for each seat (`warrior,healer,kitten`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Classes {
    /// No classes: every player is a kitten.
    #[default]
    None,
    /// Each player picks one in secret before the first turn.
    Choose,
    /// A random class for each seat.
    Random,
    /// The same class for every player.
    All(Class),
    /// One for each seat, and the number of seats.
    Each([Class; Seat::MAX], u8),
}

impl Classes {
    pub(crate) fn check(&self, players: u8) -> Result<(), ConfigError> {
        match self {
            Classes::Each(_, n) if *n != players => Err(ConfigError(Message::new(
                format!(
                    "`classes` names {n} classes, but there are {players} players: name one for each, or one for all"
                ),
                format!(
                    "`classes` nomme {n} classes, mais il y a {players} joueurs\u{a0}: nommez-en une pour chacun, ou une pour tous"
                ),
            ))),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Classes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Classes::None => f.write_str("none"),
            Classes::Choose => f.write_str("choose"),
            Classes::Random => f.write_str("random"),
            Classes::All(class) => f.write_str(class.stats().word),
            Classes::Each(classes, n) => {
                let words: Vec<_> = classes[..usize::from(*n)].iter().map(|class| class.stats().word).collect();
                f.write_str(&words.join(","))
            }
        }
    }
}

impl FromStr for Classes {
    type Err = Message;
    fn from_str(text: &str) -> Result<Classes, Message> {
        match text {
            "none" => return Ok(Classes::None),
            "choose" => return Ok(Classes::Choose),
            "random" => return Ok(Classes::Random),
            _ => {}
        }
        let named: Vec<Class> = text.split(',').map(|word| word.trim().parse()).collect::<Result<_, Message>>()?;
        match named[..] {
            [class] => Ok(Classes::All(class)),
            _ if named.len() > Seat::MAX => Err(Message::new(
                format!("`classes` names {} classes: there are at most {} players", named.len(), Seat::MAX),
                format!("`classes` nomme {} classes\u{a0}: il y a au plus {} joueurs", named.len(), Seat::MAX),
            )),
            _ => {
                let mut classes = [Class::Kitten; Seat::MAX];
                classes[..named.len()].copy_from_slice(&named);
                Ok(Classes::Each(classes, named.len() as u8))
            }
        }
    }
}

impl TryFrom<String> for Classes {
    type Error = String;
    fn try_from(text: String) -> Result<Classes, String> {
        text.parse().map_err(|message: Message| message.en.into_owned())
    }
}

impl From<Classes> for String {
    fn from(classes: Classes) -> String {
        classes.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_read_as_they_are_written() {
        for text in ["none", "choose", "random", "healer", "warrior,kitten,thinker"] {
            assert_eq!(text.parse::<Classes>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn unknown_classes_are_refused_with_the_known_ones() {
        for text in ["", "wizard", "warrior,", "warrior,wizard", "Warrior;healer"] {
            assert!(text.parse::<Classes>().unwrap_err().en.contains("warrior"), "{text}");
        }
    }
}
