//! The classes: what a player starts with and which cards come often.

use crate::Card;
use atout_core::{Lang, Text};
use serde::{Deserialize, Serialize};

/// What a player is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Everybody where there are no classes.
    #[default]
    Kitten,
    /// More Razor.
    Warrior,
    /// More Panacea and Balm.
    Healer,
    /// More Think and Steal.
    Thinker,
    /// More Stone and Puppy.
    Trickster,
}

/// What makes a class.
#[derive(Debug, Clone, Copy)]
pub struct Nature {
    /// Its name.
    pub name: Text,
    /// The word in notation.
    pub word: &'static str,
    /// Life it starts with, beside what everybody has.
    pub life: i32,
    /// Mana it starts with, beside what everybody has.
    pub mana: i32,
    /// Generation it starts with, beside what everybody has.
    pub generation: i32,
    /// How much more often a card is dealt to it than to others; what is not named is dealt as usual.
    pub favours: &'static [(Card, Times)],
}

/// How often, against how often it is for others, in steps of a half.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Times {
    halves: u32,
}

impl Times {
    /// As often as for others.
    pub const ONCE: Times = Times { halves: 2 };

    /// The number, for a reader of the language.
    pub fn told(self, lang: Lang) -> String {
        let (whole, half) = (self.halves / 2, lang.pick(".5", ",5"));
        format!("{whole}{}", if self.halves.is_multiple_of(2) { "" } else { half })
    }
}

impl From<Times> for f64 {
    fn from(times: Times) -> f64 {
        f64::from(times.halves) / 2.0
    }
}

/// A class from its name, its word, what it starts with beside others (life, mana, generation) and what it favours.
const fn nature(
    name: Text,
    word: &'static str,
    [life, mana, generation]: [i32; 3],
    favours: &'static [(Card, Times)],
) -> Nature {
    Nature { name, word, life, mana, generation, favours }
}

impl Class {
    /// The four that can be chosen.
    pub const CHOICES: [Class; 4] = [Class::Warrior, Class::Healer, Class::Thinker, Class::Trickster];
    /// All of them.
    pub const ALL: [Class; 5] = [Class::Kitten, Class::Warrior, Class::Healer, Class::Thinker, Class::Trickster];

    /// What makes it. The numbers are measured: see the balance table in the game's docs.
    pub const fn nature(self) -> &'static Nature {
        const HALF_AGAIN: Times = Times { halves: 3 };
        const TWICE: Times = Times { halves: 4 };
        const THRICE: Times = Times { halves: 6 };
        const KITTEN: Nature = nature(Text::new("Kitten", "Chaton"), "kitten", [0, 0, 0], &[]);
        const WARRIOR: Nature =
            nature(Text::new("Warrior", "Guerrier"), "warrior", [-15, 0, 0], &[(Card::Razor, TWICE)]);
        const HEALER: Nature = nature(
            Text::new("Healer", "Soigneur"),
            "healer",
            [20, 5, 1],
            &[(Card::Panacea, HALF_AGAIN), (Card::Balm, HALF_AGAIN)],
        );
        const THINKER: Nature = nature(
            Text::new("Thinker", "Penseur"),
            "thinker",
            [15, 0, 1],
            &[(Card::Think, TWICE), (Card::Steal, TWICE)],
        );
        const TRICKSTER: Nature = nature(
            Text::new("Trickster", "Filou"),
            "trickster",
            [5, 0, 0],
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

    /// How much more often a card is dealt to it than to others.
    #[inline]
    pub fn favour(self, card: Card) -> Times {
        let favours = self.nature().favours;
        favours.iter().find(|(favoured, _)| *favoured == card).map_or(Times::ONCE, |(_, times)| *times)
    }

    /// How often a card is dealt to it, against all other cards.
    #[inline]
    pub fn weight(self, card: Card) -> u32 {
        card.frequency() * self.favour(card).halves
    }
}
