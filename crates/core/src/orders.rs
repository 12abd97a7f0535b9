//! Standing orders: what a player wants to be asked, in games that ask very often.
//!
//! A host keeps orders for each person and lets them answer ([`Game::standing_answer`](crate::Game::standing_answer)). The
//! answers are ordinary actions and belong to the transaction of what they follow. They depend on public state alone, so
//! how fast a seat answers tells nothing about its hidden cards. Not here: which stops there are; the game says so.

use crate::Text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What a seat wants to be asked.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Orders {
    /// Everything that the rules ask: no answer is given for the seat.
    pub full_control: bool,
    /// Nothing until something happens: an opponent acts, or the seat's own turn comes. Ends when the seat is asked.
    pub hurry: bool,
    /// The stops that are set, by id.
    pub stops: BTreeSet<String>,
}

impl Orders {
    /// The orders of somebody who has given none: the default stops are set.
    #[must_use]
    pub fn usual(specs: &[StopSpec]) -> Orders {
        let stops = specs.iter().filter(|spec| spec.default).map(|spec| spec.id.to_owned()).collect();
        Orders { stops, ..Orders::default() }
    }

    /// Is this stop set?
    #[must_use]
    pub fn stops_at(&self, id: &str) -> bool {
        self.stops.contains(id)
    }
}

/// A moment at which a seat can ask to be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StopSpec {
    /// Its name in commands.
    pub id: &'static str,
    /// Its name for people.
    pub name: Text,
    /// Is it set by default?
    pub default: bool,
}
