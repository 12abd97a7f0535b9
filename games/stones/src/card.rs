//! Clan cards and tactic cards, and how they are written.
//!
//! Not here: their names in both languages (`text/nouns.rs`), what tactic cards do (`play.rs`).

use atout_core::Message;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A clan's colour. Invariant: below [`Colour::MAX`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(u8);

impl Colour {
    /// The largest number of colours in a game.
    pub const MAX: usize = 8;
    const LETTERS: [char; Colour::MAX] = ['R', 'G', 'B', 'Y', 'P', 'N', 'O', 'T'];
    const SYMBOLS: [char; Colour::MAX] = ['▲', '♣', '◆', '★', '●', '■', '⬟', '✚'];

    /// The colour with this number; none from [`Colour::MAX`] on.
    pub const fn new(index: usize) -> Option<Colour> {
        if index < Colour::MAX { Some(Colour(index as u8)) } else { None }
    }

    /// Its number, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letter in the notation.
    pub const fn letter(self) -> char {
        Colour::LETTERS[self.index()]
    }

    /// The shape that identifies it without colour.
    pub const fn symbol(self) -> char {
        Colour::SYMBOLS[self.index()]
    }
}

/// Any card of the game in one byte: a clan card is `colour << 4 | strength`, a tactic card is `0x80 | number`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(pub(crate) u8);

/// The ten tactic cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Tactic {
    /// Any colour and strength.
    Joker1,
    /// Any colour and strength.
    Joker2,
    /// Strength 7 of any colour.
    Spy,
    /// Strength 1 to 3 of any colour.
    ShieldBearer,
    /// Totals only at this stone.
    BlindFight,
    /// Four cards a side at this stone.
    MudFight,
    /// Draw three, put two under their decks.
    Recruiter,
    /// Move or discard one own card.
    Strategist,
    /// Discard one opposing card.
    Banshee,
    /// Take one opposing clan card.
    Traitor,
}

impl Tactic {
    /// All ten, in the order of their numbers.
    pub const ALL: [Tactic; 10] = [
        Tactic::Joker1,
        Tactic::Joker2,
        Tactic::Spy,
        Tactic::ShieldBearer,
        Tactic::BlindFight,
        Tactic::MudFight,
        Tactic::Recruiter,
        Tactic::Strategist,
        Tactic::Banshee,
        Tactic::Traitor,
    ];
    const WORDS: [&'static str; 10] =
        ["joker1", "joker2", "spy", "shield", "blind", "mud", "recruiter", "strategist", "banshee", "traitor"];

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        Tactic::WORDS[self as usize]
    }

    /// Is it laid on a side like a clan card?
    pub const fn is_wild(self) -> bool {
        matches!(self, Tactic::Joker1 | Tactic::Joker2 | Tactic::Spy | Tactic::ShieldBearer)
    }

    /// Is it laid on a stone, for both sides?
    pub const fn is_fight(self) -> bool {
        matches!(self, Tactic::BlindFight | Tactic::MudFight)
    }
}

impl Card {
    /// The highest strength in any game.
    pub const MAX_STRENGTH: u8 = 10;

    /// A clan card; none if the strength is not from 1 to [`Card::MAX_STRENGTH`].
    pub const fn clan(colour: Colour, strength: u8) -> Option<Card> {
        if strength >= 1 && strength <= Card::MAX_STRENGTH { Some(Card(colour.0 << 4 | strength)) } else { None }
    }

    /// A tactic card.
    pub const fn tactic(tactic: Tactic) -> Card {
        Card(0x80 | tactic as u8)
    }

    /// Is it a clan card?
    #[inline]
    pub const fn is_clan(self) -> bool {
        self.0 < 0x80
    }

    /// Its colour, if it is a clan card.
    pub const fn colour(self) -> Option<Colour> {
        if self.is_clan() { Some(Colour(self.0 >> 4)) } else { None }
    }

    /// Its strength, if it is a clan card.
    pub const fn strength(self) -> Option<u8> {
        if self.is_clan() { Some(self.0 & 0xf) } else { None }
    }

    /// Its tactic, if it is a tactic card.
    pub const fn as_tactic(self) -> Option<Tactic> {
        if self.is_clan() { None } else { Some(Tactic::ALL[(self.0 & 0xf) as usize]) }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.colour(), self.strength(), self.as_tactic()) {
            (Some(colour), Some(strength), _) => write!(f, "{}{strength}", colour.letter()),
            (_, _, Some(tactic)) => f.write_str(tactic.word()),
            _ => Ok(()),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = Message;
    fn from_str(text: &str) -> Result<Card, Message> {
        parse(text).ok_or_else(|| {
            Message::new(
                format!("`{text}` is not a card: write a colour's letter and a strength (R7), or a tactic's name (spy)"),
                format!("«\u{a0}{text}\u{a0}» n'est pas une carte\u{a0}: écrivez la lettre d'une couleur et une force (R7), ou le nom d'une tactique (spy)"),
            )
        })
    }
}

fn parse(text: &str) -> Option<Card> {
    if let Some(tactic) = Tactic::ALL.into_iter().find(|tactic| tactic.word().eq_ignore_ascii_case(text)) {
        return Some(Card::tactic(tactic));
    }
    let letter = text.chars().next()?.to_ascii_uppercase();
    let colour = Colour::new(Colour::LETTERS.iter().position(|&one| one == letter)?)?;
    let digits = text.get(1..)?;
    // Each card is written in one way only: no sign, no leading zero.
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    Card::clan(colour, digits.parse().ok().filter(|_| plain)?)
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
