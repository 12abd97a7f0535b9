//! How actions are written: `pass`, `cast:2`, `use:5.0`, `at:p1`, `at:7`, `attack:3`, `block:8>3`.

use crate::action::{Action, Aim};
use crate::{Colour, Word};
use atout_core::{Message, Seat};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Aim::Permanent(slot) => write!(f, "{slot}"),
            Aim::Player(seat) => write!(f, "p{}", seat.index()),
            Aim::Spell(at) => write!(f, "s{at}"),
            Aim::Card(seat, at) => write!(f, "g{}.{at}", seat.index()),
        }
    }
}

impl Aim {
    pub(crate) fn parse(text: &str) -> Option<Aim> {
        let number = |text: &str| parse_number(text);
        let seat = |text: &str| parse_number(text).and_then(|n| Seat::new(n.into()));
        if let Some(rest) = text.strip_prefix('p') {
            return Some(Aim::Player(seat(rest)?));
        }
        if let Some(rest) = text.strip_prefix('s') {
            return Some(Aim::Spell(number(rest)?));
        }
        if let Some(rest) = text.strip_prefix('g') {
            let (owner, at) = rest.split_once('.')?;
            return Some(Aim::Card(seat(owner)?, number(at)?));
        }
        Some(Aim::Permanent(number(text)?))
    }
}

/// A number without sign and leading zeros, so that every action is written in one way.
fn parse_number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    plain.then(|| text.parse().ok()).flatten()
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Pass => f.write_str("pass"),
            Action::Done => f.write_str("done"),
            Action::Keep => f.write_str("keep"),
            Action::Mulligan => f.write_str("mulligan"),
            Action::Bottom(place) => write!(f, "bottom:{place}"),
            Action::Land(place) => write!(f, "land:{place}"),
            Action::Cast(place) => write!(f, "cast:{place}"),
            Action::Use(slot, n) => write!(f, "use:{slot}.{n}"),
            Action::ByHand => f.write_str("mana"),
            Action::Tap(slot, colour) => write!(f, "tap:{slot}.{}", colour.map_or('C', Colour::letter)),
            Action::Mode(mode) => write!(f, "mode:{mode}"),
            Action::X(x) => write!(f, "x:{x}"),
            Action::Target(aim) => write!(f, "at:{aim}"),
            Action::Sacrifice(slot) => write!(f, "sacrifice:{slot}"),
            Action::Discard(place) => write!(f, "discard:{place}"),
            Action::Exile(at) => write!(f, "exile:{at}"),
            Action::Trigger(n) => write!(f, "trigger:{n}"),
            Action::Attack(slot) => write!(f, "attack:{slot}"),
            Action::Block(blocker, attacker) => write!(f, "block:{blocker}>{attacker}"),
            Action::Order(slot) => write!(f, "order:{slot}"),
            Action::Assign(n) => write!(f, "assign:{n}"),
            Action::Choose(colour) => write!(f, "colour:{}", colour.letter()),
            Action::Find(n) => write!(f, "find:{n}"),
            Action::Yes => f.write_str("yes"),
            Action::No => f.write_str("no"),
        }
    }
}

impl FromStr for Action {
    type Err = Message;

    fn from_str(text: &str) -> Result<Action, Message> {
        parse(text).ok_or_else(|| {
            let text: String = text.chars().filter(|c| !c.is_control()).take(40).collect();
            Message::new(
                format!("`{text}` is not an action of Planar Duel: type what the list of choices shows (in full: `pass`, `cast:2`, `attack:3`)"),
                format!(
                    "«\u{a0}{text}\u{a0}» n'est pas une action de Duel planaire\u{a0}: tapez ce que montre la liste des choix (en entier\u{a0}: «\u{a0}pass\u{a0}», «\u{a0}cast:2\u{a0}», «\u{a0}attack:3\u{a0}»)"
                ),
            )
        })
    }
}

fn parse(text: &str) -> Option<Action> {
    let word = match text {
        "pass" => Some(Action::Pass),
        "done" => Some(Action::Done),
        "keep" => Some(Action::Keep),
        "mulligan" => Some(Action::Mulligan),
        "mana" => Some(Action::ByHand),
        "yes" => Some(Action::Yes),
        "no" => Some(Action::No),
        _ => None,
    };
    if word.is_some() {
        return word;
    }
    let (verb, rest) = text.split_once(':')?;
    let number = || parse_number(rest);
    Some(match verb {
        "bottom" => Action::Bottom(number()?),
        "land" => Action::Land(number()?),
        "cast" => Action::Cast(number()?),
        "use" => {
            let (slot, n) = rest.split_once('.')?;
            Action::Use(parse_number(slot)?, parse_number(n)?)
        }
        "tap" => {
            let (slot, colour) = rest.split_once('.')?;
            let colour = if colour == "C" { None } else { Some(parse_colour(colour)?) };
            Action::Tap(parse_number(slot)?, colour)
        }
        "mode" => Action::Mode(number()?),
        "x" => Action::X(number()?),
        "at" => Action::Target(Aim::parse(rest)?),
        "sacrifice" => Action::Sacrifice(number()?),
        "discard" => Action::Discard(number()?),
        "exile" => Action::Exile(number()?),
        "trigger" => Action::Trigger(number()?),
        "attack" => Action::Attack(number()?),
        "block" => {
            let (blocker, attacker) = rest.split_once('>')?;
            Action::Block(parse_number(blocker)?, parse_number(attacker)?)
        }
        "order" => Action::Order(number()?),
        "assign" => Action::Assign(number()?),
        "colour" => Action::Choose(parse_colour(rest)?),
        "find" => Action::Find(number()?),
        _ => return None,
    })
}

fn parse_colour(text: &str) -> Option<Colour> {
    let mut letters = text.chars();
    let colour = Colour::from_letter(letters.next()?)?;
    (letters.next().is_none() && Colour::ALL.contains(&colour)).then_some(colour)
}
