//! Moves and endings that every game has and no rule book lists: giving up, a lost clock, an abandoned seat, an
//! agreed draw.
//!
//! Not here: what leaving means in a game; each game's rules say so ([`crate::Game::leave`]).

use crate::{Lang, Names, Seat, Text, Verb};
use serde::{Deserialize, Serialize};
use std::fmt;

/// One numbered move of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ply<A> {
    /// An action of the rules.
    Action(A),
    /// The seat leaves the game. Never among the listed actions.
    Leave(Departure),
    /// The seat agrees to a draw. The match is drawn when every side that is still in the game has agreed, and no
    /// action was played in between.
    AgreeDraw,
}

impl<A> Ply<A> {
    /// How an agreement to a draw is written in a record.
    pub const AGREE_DRAW: &'static str = "draw";

    /// The action of the rules, if it is one.
    pub const fn action(&self) -> Option<&A> {
        match self {
            Ply::Action(action) => Some(action),
            Ply::Leave(_) | Ply::AgreeDraw => None,
        }
    }

    /// Reads one of the moves that every game has.
    pub(crate) fn common(word: &str) -> Option<Ply<A>> {
        if word == Ply::<A>::AGREE_DRAW {
            return Some(Ply::AgreeDraw);
        }
        Departure::ALL.into_iter().find(|departure| departure.word() == word).map(Ply::Leave)
    }
}

impl<A: fmt::Display> fmt::Display for Ply<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ply::Action(action) => action.fmt(f),
            Ply::Leave(departure) => f.write_str(departure.word()),
            Ply::AgreeDraw => f.write_str(Ply::<A>::AGREE_DRAW),
        }
    }
}

/// Why a seat left a game that was not over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Departure {
    /// The player gave up.
    Resigned,
    /// The player's clock ran out. Only the host can say so.
    Clock,
    /// The player went away and did not come back. Only the host can say so.
    Abandoned,
}

impl Departure {
    /// All of them.
    pub const ALL: [Departure; 3] = [Departure::Resigned, Departure::Clock, Departure::Abandoned];

    /// How it is written in a record.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Departure::Resigned => "resign",
            Departure::Clock => "clock",
            Departure::Abandoned => "abandon",
        }
    }

    /// The line of a log: "Ada gives up."
    #[must_use]
    pub fn log_line(self, seat: Seat, names: &Names, lang: Lang) -> String {
        const GIVE_UP: Verb = Verb::new(["gives up", "give up"], ["abandonne", "abandonnez", "abandonnent"]);
        const RUN_OUT: Verb = Verb::new(["runs", "run"], ["n’a", "n’avez", "n’ont"]);
        const LEAVE: Verb = Verb::new(["has left", "have left"], ["a quitté", "avez quitté", "ont quitté"]);
        match self {
            Departure::Resigned => format!("{}.", names.does(seat, GIVE_UP, lang)),
            Departure::Clock => {
                let who = names.does(seat, RUN_OUT, lang);
                lang.pick(format!("{who} out of time."), format!("{who} plus de temps."))
            }
            Departure::Abandoned => {
                let who = names.does(seat, LEAVE, lang);
                lang.pick(format!("{who} the table."), format!("{who} la table."))
            }
        }
    }

    /// What the player of this seat did, as half a sentence: "Ada gave up", "you gave up".
    #[must_use]
    pub fn story(self, seat: Seat, names: &Names, lang: Lang) -> String {
        let did = match self {
            Departure::Resigned => {
                Verb::new(["gave up", "gave up"], ["a abandonné", "avez abandonné", "ont abandonné"])
            }
            Departure::Clock => Verb::new(
                ["ran out of time", "ran out of time"],
                ["n’a plus eu le temps", "n’avez plus eu le temps", "n’ont plus eu le temps"],
            ),
            Departure::Abandoned => Verb::new(
                ["left the table", "left the table"],
                ["a quitté la table", "avez quitté la table", "ont quitté la table"],
            ),
        };
        format!("{} {}", names.within(seat), did.with(&[seat], names, lang))
    }

    /// How the other side won, as half a sentence that is right for winners and losers.
    #[must_use]
    pub const fn reason(self) -> Text {
        match self {
            Departure::Resigned => Text::new("one side gave up", "un camp a abandonné"),
            Departure::Clock => Text::new("one side ran out of time", "un camp n’a plus eu le temps"),
            Departure::Abandoned => Text::new("one side left the table", "un camp a quitté la table"),
        }
    }

    /// Why a player is out, as half a sentence that is right for every player, the reader too.
    #[must_use]
    pub const fn own_reason(self) -> Text {
        match self {
            Departure::Resigned => Text::new("gave up", "abandon"),
            Departure::Clock => Text::new("out of time", "temps écoulé"),
            Departure::Abandoned => Text::new("left the table", "table quittée"),
        }
    }

    /// Does a reader of the record have to take the host's word for it?
    #[must_use]
    pub const fn is_hosts_word(self) -> bool {
        matches!(self, Departure::Clock | Departure::Abandoned)
    }
}

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// By the rules of the game.
    Rules,
    /// Somebody gave up.
    Resigned,
    /// Somebody's clock ran out.
    Clock,
    /// Somebody went away.
    Abandoned,
    /// All agreed to a draw.
    Agreed,
}

impl From<Departure> for Ending {
    fn from(departure: Departure) -> Ending {
        match departure {
            Departure::Resigned => Ending::Resigned,
            Departure::Clock => Ending::Clock,
            Departure::Abandoned => Ending::Abandoned,
        }
    }
}
