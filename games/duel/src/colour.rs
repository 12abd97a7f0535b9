//! The five colours, and mana: what costs ask for and what is in a pool.

use crate::words::{Set, Word, words};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

words! {
    /// A colour of cards and of mana.
    Colour {
        /// Plains.
        White,
        /// Islands.
        Blue,
        /// Swamps.
        Black,
        /// Mountains.
        Red,
        /// Forests.
        Green,
    }
}

/// A set of colours; none is colourless.
pub type Colours = Set<Colour>;

impl Colour {
    /// The letter that costs write it with.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Colour::White => 'W',
            Colour::Blue => 'U',
            Colour::Black => 'B',
            Colour::Red => 'R',
            Colour::Green => 'G',
        }
    }

    /// The colour with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.iter().copied().find(|colour| colour.letter() == letter)
    }
}

/// The mana part of a cost: `"2WW"` is two of any kind and two white, `"XR"` is X of any kind and one red.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ManaCost {
    /// Mana of any kind.
    pub generic: u8,
    /// Mana of each colour.
    pub of: [u8; 5],
    /// How often X is in it.
    pub x: u8,
}

impl ManaCost {
    /// Nothing to pay.
    pub const FREE: ManaCost = ManaCost { generic: 0, of: [0; 5], x: 0 };

    /// All of it together, X being 0.
    #[must_use]
    pub fn total(self) -> u8 {
        self.generic + self.of.iter().sum::<u8>()
    }

    /// The colours in it.
    #[must_use]
    pub fn colours(self) -> Colours {
        Colour::ALL.iter().copied().filter(|colour| self.of[colour.index()] > 0).collect()
    }

    /// The cost with a number for X.
    #[must_use]
    pub fn with_x(self, x: u8) -> ManaCost {
        ManaCost { generic: self.generic.saturating_add(self.x.saturating_mul(x)), x: 0, ..self }
    }

    /// Reads `"2WW"`.
    #[must_use]
    pub fn parse(text: &str) -> Option<ManaCost> {
        // Longer texts are no costs, and counting their letters could overflow.
        if text.len() > 30 {
            return None;
        }
        let mut cost = ManaCost::FREE;
        let mut generic = None;
        for letter in text.chars() {
            if let Some(digit) = letter.to_digit(10) {
                generic = Some(generic.unwrap_or(0) * 10 + digit);
                if generic > Some(99) {
                    return None;
                }
            } else if letter == 'X' {
                cost.x += 1;
            } else {
                cost.of[Colour::from_letter(letter)?.index()] += 1;
            }
        }
        cost.generic = u8::try_from(generic.unwrap_or(0)).ok()?;
        Some(cost)
    }
}

impl fmt::Display for ManaCost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for _ in 0..self.x {
            f.write_str("X")?;
        }
        if self.generic > 0 || (self.x == 0 && self.total() == 0) {
            write!(f, "{}", self.generic)?;
        }
        for colour in Colour::ALL {
            for _ in 0..self.of[colour.index()] {
                write!(f, "{}", colour.letter())?;
            }
        }
        Ok(())
    }
}

impl Serialize for ManaCost {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ManaCost {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        ManaCost::parse(&text).ok_or_else(|| {
            serde::de::Error::custom(format!(
                "`{text}` is not a cost: write a number, then the letters W, U, B, R, G, such as \"2WW\" or \"XR\""
            ))
        })
    }
}
