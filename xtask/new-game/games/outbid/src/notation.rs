//! How actions are written: `7` lays this card.
//!
//! Not here: how cards are written ([`crate::Card`]).

use crate::Action;
use atout_core::Message;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(card) => card.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = Message;

    fn from_str(text: &str) -> Result<Action, Message> {
        text.trim().parse().map(Action::Lay)
    }
}
