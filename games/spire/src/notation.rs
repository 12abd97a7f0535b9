//! How actions are written: `play 3>2`, `end`, `go 2`, `take 1`, `pick 4`, `choose fire` …
//!
//! Places are counted from 1; after `>` stands the id of a player or an enemy.

use crate::state::{MAX_DECK, MAX_HAND};
use crate::{Action, Element};
use atout_core::Message;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Choose(element) => write!(f, "choose {}", element.word()),
            Action::Go(column) => write!(f, "go {}", column + 1),
            Action::Play(place, None) => write!(f, "play {}", place + 1),
            Action::Play(place, Some(target)) => write!(f, "play {}>{target}", place + 1),
            Action::End => f.write_str("end"),
            Action::Discard(place) => write!(f, "drop {}", place + 1),
            Action::Take(place) => write!(f, "take {}", place + 1),
            Action::Skip => f.write_str("skip"),
            Action::Pick(place) => write!(f, "pick {}", place + 1),
            Action::Rest => f.write_str("rest"),
            Action::Meditate => f.write_str("meditate"),
            Action::Option(place) => write!(f, "option {}", place + 1),
        }
    }
}

impl FromStr for Action {
    type Err = Message;

    fn from_str(text: &str) -> Result<Action, Message> {
        parse(text.trim()).ok_or_else(|| {
            Message::new(
                "write for example `play 3>2` (card 3 on enemy 2), `play 1`, `end`, `drop 2`, `go 1`, `take 1`, `skip`, \
                 `pick 4`, `rest`, `meditate`, `option 2` or `choose fire`",
                "écrivez par exemple `play 3>2` (carte 3 sur l'ennemi 2), `play 1`, `end`, `drop 2`, `go 1`, `take 1`, \
                 `skip`, `pick 4`, `rest`, `meditate`, `option 2` ou `choose fire`",
            )
        })
    }
}

fn parse(text: &str) -> Option<Action> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let place = |max: usize| place(rest, max);
    match word {
        "choose" => Element::from_word(rest).filter(|element| *element != Element::None).map(Action::Choose),
        "go" => place(3).map(Action::Go),
        "play" => parse_play(rest),
        "drop" => place(MAX_HAND).map(Action::Discard),
        "take" => place(3).map(Action::Take),
        "pick" => place(MAX_DECK).map(Action::Pick),
        "option" => place(3).map(Action::Option),
        _ if !rest.is_empty() => None,
        "end" => Some(Action::End),
        "skip" => Some(Action::Skip),
        "rest" => Some(Action::Rest),
        "meditate" => Some(Action::Meditate),
        _ => None,
    }
}

fn parse_play(rest: &str) -> Option<Action> {
    match rest.split_once('>') {
        None => place(rest, MAX_HAND).map(|place| Action::Play(place, None)),
        Some((card, target)) => Some(Action::Play(place(card, MAX_HAND)?, Some(number(target)?))),
    }
}

/// A place counted from 1, as one counted from 0.
fn place(text: &str, max: usize) -> Option<u8> {
    number(text).filter(|n| (1..=max).contains(&usize::from(*n))).map(|n| n - 1)
}

/// A number without sign or leading zeros, so that each action is written in one way.
fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| plain)
}
