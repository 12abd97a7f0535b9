//! How actions, stones and decks are written: `R7@3`, `claim 3`, `strategist R7`, `to 4`. Stones are counted from 1.
//!
//! Not here: how cards are written ([`crate::Card`]).

use crate::{Action, Card, Config, Deck, Stone, Tactic};
use atout_core::Message;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.index() + 1).fmt(f)
    }
}

impl FromStr for Stone {
    type Err = Message;
    fn from_str(text: &str) -> Result<Stone, Message> {
        // Each stone is written in one way only: no sign, no leading zero.
        let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        text.parse().ok().filter(|_| plain).and_then(Stone::numbered).ok_or_else(|| {
            let last = Config::STONES.end();
            Message::new(
                format!("`{text}` is not a stone: write its number, from 1 to at most {last}"),
                format!("«\u{a0}{text}\u{a0}» n'est pas une borne\u{a0}: écrivez son numéro, de 1 à {last} au plus"),
            )
        })
    }
}

impl Stone {
    /// The stone with this number, counted from 1.
    fn numbered(number: u8) -> Option<Stone> {
        Stone::new(usize::from(number).checked_sub(1)?)
    }
}

/// In JSON a stone is its number, counted from 1.
impl Serialize for Stone {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Stone {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Stone, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Stone::numbered(number)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no stone {number}: they are counted from 1")))
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Deck::Clan => "clan",
            Deck::Tactic => "tactic",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(card, stone) => write!(f, "{card}@{stone}"),
            Action::Recruit => f.write_str(Tactic::Recruiter.word()),
            Action::Use(tactic, card) => write!(f, "{} {card}", tactic.word()),
            Action::To(stone) => write!(f, "to {stone}"),
            Action::Discard => f.write_str("discard"),
            Action::Under(card) => write!(f, "under {card}"),
            Action::Claim(stone) => write!(f, "claim {stone}"),
            Action::Done => f.write_str("done"),
            Action::Draw(deck) => write!(f, "draw {deck}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = Message;
    fn from_str(text: &str) -> Result<Action, Message> {
        // No action is this long, and an error should not repeat it.
        if text.len() > 200 {
            return Err(not_an_action("…"));
        }
        let lower = text.to_lowercase();
        let mut words = lower.split_whitespace();
        match (words.next(), words.next(), words.next()) {
            (Some(word), None, _) => one_word(word),
            (Some(verb), Some(object), None) => two_words(verb, object),
            _ => None,
        }
        .unwrap_or_else(|| place(&lower))
    }
}

fn one_word(word: &str) -> Option<Result<Action, Message>> {
    match word {
        "recruiter" => Some(Ok(Action::Recruit)),
        "discard" => Some(Ok(Action::Discard)),
        "done" => Some(Ok(Action::Done)),
        "pass" => Some(Ok(Action::Pass)),
        _ => None,
    }
}

fn two_words(verb: &str, object: &str) -> Option<Result<Action, Message>> {
    match verb {
        "to" => Some(object.parse().map(Action::To)),
        "claim" => Some(object.parse().map(Action::Claim)),
        "under" => Some(object.parse().map(Action::Under)),
        "draw" => Some(deck(object).map(Action::Draw)),
        "strategist" => Some(object.parse().map(|card| Action::Use(Tactic::Strategist, card))),
        "banshee" => Some(object.parse().map(|card| Action::Use(Tactic::Banshee, card))),
        "traitor" => Some(object.parse().map(|card| Action::Use(Tactic::Traitor, card))),
        _ => None,
    }
}

fn deck(word: &str) -> Result<Deck, Message> {
    match word {
        "clan" => Ok(Deck::Clan),
        "tactic" => Ok(Deck::Tactic),
        _ => Err(Message::new(
            format!("`{word}` is not a deck: write `draw clan` or `draw tactic`"),
            format!(
                "«\u{a0}{word}\u{a0}» n'est pas une pioche\u{a0}: écrivez «\u{a0}draw clan\u{a0}» ou «\u{a0}draw tactic\u{a0}»"
            ),
        )),
    }
}

/// `R7@3`, with or without spaces around the `@`.
fn place(text: &str) -> Result<Action, Message> {
    let (card, stone) = text
        .split_once('@')
        .filter(|(card, stone)| !card.trim().is_empty() && !stone.trim().is_empty())
        .ok_or_else(|| not_an_action(text.trim()))?;
    Ok(Action::Place(card.trim().parse::<Card>()?, stone.trim().parse()?))
}

fn not_an_action(text: &str) -> Message {
    Message::new(
        format!(
            "`{text}` is not an action: write one like `R7@3` (place red 7 on stone 3), `claim 3`, `done`, `draw clan`, `pass`"
        ),
        format!(
            "«\u{a0}{text}\u{a0}» n'est pas une action\u{a0}: écrivez par exemple «\u{a0}R7@3\u{a0}» (poser le 7 rouge sur la borne 3), «\u{a0}claim 3\u{a0}», «\u{a0}done\u{a0}», «\u{a0}draw clan\u{a0}», «\u{a0}pass\u{a0}»"
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, action: Action, written: &str) {
        assert_eq!(text.parse::<Action>(), Ok(action));
        assert_eq!(action.to_string(), written);
    }

    #[track_caller]
    fn refused(text: &str, reason: &str) {
        let message = text.parse::<Action>().unwrap_err();
        assert!(message.en.contains(reason), "{message}");
        assert!(!message.fr.is_empty());
    }

    #[test]
    fn actions_parse_in_any_case_and_with_any_spaces() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        check(" r7 @ 3\t", Action::Place(card("R7"), Stone(2)), "R7@3");
        check("B10@11", Action::Place(card("B10"), Stone(10)), "B10@11");
        check("BLIND@3", Action::Place(card("blind"), Stone(2)), "blind@3");
        check("Claim   3", Action::Claim(Stone(2)), "claim 3");
        check("DONE", Action::Done, "done");
        check("draw  Clan", Action::Draw(Deck::Clan), "draw clan");
        check("draw tactic", Action::Draw(Deck::Tactic), "draw tactic");
        check("pass", Action::Pass, "pass");
        check("Strategist r7", Action::Use(Tactic::Strategist, card("R7")), "strategist R7");
        check("banshee joker2", Action::Use(Tactic::Banshee, card("joker2")), "banshee joker2");
        check("traitor N9", Action::Use(Tactic::Traitor, card("N9")), "traitor N9");
        check("to 4", Action::To(Stone(3)), "to 4");
        check("discard", Action::Discard, "discard");
        check("under spy", Action::Under(card("spy")), "under spy");
        check("recruiter", Action::Recruit, "recruiter");
    }

    #[test]
    fn text_that_is_no_action_is_refused_with_examples_of_actions() {
        refused("", "write one like `R7@3`");
        refused("hello there", "write one like `R7@3`");
        refused("R7", "write one like `R7@3`");
        refused("R0@3", "`r0` is not a card");
        refused("R11@3", "`r11` is not a card");
        refused("X7@3", "`x7` is not a card");
        refused("é@3", "is not a card");
        refused("R7@0", "`0` is not a stone");
        refused("R7@12", "from 1 to at most 11");
        refused("R7@+3", "is not a stone");
        refused("R7@03", "is not a stone");
        refused("R7@3@4", "is not a stone");
        refused("claim", "write one like `R7@3`");
        refused("claim x", "is not a stone");
        refused("claim 3 4", "write one like `R7@3`");
        refused("draw three", "`draw clan` or `draw tactic`");
        refused("under", "write one like `R7@3`");
        refused(&"R".repeat(100_000), "`…` is not an action");
    }
}
