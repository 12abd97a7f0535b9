//! The notation of actions and their parts: `c7`, `stay`, `think`, `razor p2`, `stone f1`, `pass`.
//!
//! Players, friends and rows are counted from 1; columns are letters (`a` … `z`, `aa` … `af`). Not here: words of the
//! options (`teams.rs`, `class.rs`).

use crate::{Action, Aim, Card, Cell, Class, Entity};
use atout_core::{Message, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Parses a number counted from 1, without sign and leading zero, into an index from 0.
fn parse_index(text: &str, most: usize) -> Option<usize> {
    let plain = !text.is_empty() && text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit());
    let number: usize = text.parse().ok().filter(|_| plain && !text.starts_with('0'))?;
    (number <= most).then_some(number - 1)
}

impl Cell {
    /// The letters of its column.
    #[must_use]
    pub fn column(self) -> String {
        let letter = |n: u8| char::from(b'a' + n);
        match self.x {
            x @ 0..26 => letter(x).to_string(),
            x => format!("a{}", letter(x - 26)),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column(), self.y + 1)
    }
}

impl FromStr for Cell {
    type Err = Message;
    fn from_str(text: &str) -> Result<Cell, Message> {
        let split = text.bytes().take_while(u8::is_ascii_lowercase).count();
        let (letters, digits) = text.split_at(split);
        let x = match letters.as_bytes() {
            [one] => Some(one - b'a'),
            [b'a', two @ b'a'..=b'f'] => Some(26 + two - b'a'),
            _ => None,
        };
        let cell = x.zip(parse_index(digits, Cell::MAX_SIDE)).map(|(x, y)| Cell::new(x, y as u8));
        cell.ok_or_else(|| {
            Message::new(
                format!("`{text}` is not a cell: write the letter of its column and the number of its row, like c7"),
                format!(
                    "«\u{a0}{text}\u{a0}» n'est pas une case\u{a0}: écrivez la lettre de sa colonne et le numéro de sa ligne, comme c7"
                ),
            )
        })
    }
}

impl fmt::Display for Entity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.friend_index() {
            Some(friend) => write!(f, "f{}", friend + 1),
            None => write!(f, "p{}", self.index() + 1),
        }
    }
}

impl FromStr for Entity {
    type Err = Message;
    fn from_str(text: &str) -> Result<Entity, Message> {
        let entity = match text.split_at_checked(1) {
            Some(("p", number)) => parse_index(number, Seat::MAX).and_then(Seat::new).map(Entity::player),
            Some(("f", number)) => parse_index(number, Entity::MAX_FRIENDS).and_then(Entity::friend),
            _ => None,
        };
        entity.ok_or_else(|| {
            Message::new(
                format!("`{text}` is not a player or friend: write p1 to p8 for a player, f1, f2, … for a friend"),
                format!(
                    "«\u{a0}{text}\u{a0}» n'est ni un joueur ni un ami\u{a0}: écrivez p1 à p8 pour un joueur, f1, f2, … pour un ami"
                ),
            )
        })
    }
}

impl FromStr for Card {
    type Err = Message;
    fn from_str(text: &str) -> Result<Card, Message> {
        Card::ALL.into_iter().find(|card| card.def().word == text).ok_or_else(|| {
            let words = Card::ALL.map(|card| card.def().word).join(", ");
            Message::new(
                format!("`{text}` is not a card: the cards are {words}"),
                format!("«\u{a0}{text}\u{a0}» n'est pas une carte\u{a0}: les cartes sont {words}"),
            )
        })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.def().word)
    }
}

impl FromStr for Class {
    type Err = Message;
    fn from_str(text: &str) -> Result<Class, Message> {
        Class::ALL.into_iter().find(|class| class.stats().word == text).ok_or_else(|| {
            let words = Class::ALL.map(|class| class.stats().word).join(", ");
            Message::new(
                format!("`{text}` is not a class: the classes are {words}"),
                format!("«\u{a0}{text}\u{a0}» n'est pas une classe\u{a0}: les classes sont {words}"),
            )
        })
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.stats().word)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pick(class) => class.fmt(f),
            Action::Stay => f.write_str("stay"),
            Action::Walk(cell) => cell.fmt(f),
            Action::Pass => f.write_str("pass"),
            Action::Play(card) => card.fmt(f),
            Action::Aim(card, target) => write!(f, "{card} {target}"),
        }
    }
}

impl FromStr for Action {
    type Err = Message;
    fn from_str(text: &str) -> Result<Action, Message> {
        if let Some((card, target)) = text.split_once(' ') {
            let card: Card = card.parse()?;
            return match card.def().aim {
                Aim::Nobody => Err(Message::new(
                    format!("`{card}` has no target: write `{card}` alone"),
                    format!("«\u{a0}{card}\u{a0}» n'a pas de cible\u{a0}: écrivez «\u{a0}{card}\u{a0}» seul"),
                )),
                Aim::Anybody | Aim::Ally => Ok(Action::Aim(card, target.trim().parse()?)),
            };
        }
        match text {
            "stay" => return Ok(Action::Stay),
            "pass" => return Ok(Action::Pass),
            _ => {}
        }
        if let Ok(class) = text.parse::<Class>() {
            return Ok(Action::Pick(class));
        }
        if let Ok(card) = text.parse::<Card>() {
            return match card.def().aim {
                Aim::Nobody | Aim::Ally => Ok(Action::Play(card)),
                Aim::Anybody => Err(Message::new(
                    format!("`{card}` needs a target: write `{card} p2` or `{card} f1`"),
                    format!(
                        "«\u{a0}{card}\u{a0}» demande une cible\u{a0}: écrivez «\u{a0}{card} p2\u{a0}» ou «\u{a0}{card} f1\u{a0}»"
                    ),
                )),
            };
        }
        text.parse().map(Action::Walk).map_err(|_| {
            Message::new(
                format!("`{text}` is not a decision: write a cell (c7), stay, a card (think, razor p2), pass, or a class"),
                format!(
                    "«\u{a0}{text}\u{a0}» n'est pas une décision\u{a0}: écrivez une case (c7), stay, une carte (think, razor p2), pass, ou une classe"
                ),
            )
        })
    }
}

/// Implements serde by the notation.
macro_rules! as_notation {
    ($($what:ty),*) => {$(
        impl Serialize for $what {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $what {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(|message: Message| serde::de::Error::custom(message.en))
            }
        }
    )*};
}
as_notation!(Cell, Entity, Action);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_read_as_they_are_written() {
        for (cell, text) in [(Cell::new(0, 0), "a1"), (Cell::new(25, 31), "z32"), (Cell::new(31, 9), "af10")] {
            assert_eq!(cell.to_string(), text);
            assert_eq!(text.parse::<Cell>(), Ok(cell));
        }
        for text in ["", "a", "7", "a0", "a01", "a33", "ag1", "A1", "a1 ", "aaa1", "é1", "a+1"] {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
    }

    #[test]
    fn decisions_read_as_they_are_written() {
        for text in ["stay", "c7", "pass", "think", "chorus", "razor p2", "stone f56", "warrior", "kitten", "hell p8"] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
        for text in ["razor", "think p2", "razor p9", "razor f57", "razor p0", "zap p1", "stone", "", " ", "razor  "] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
