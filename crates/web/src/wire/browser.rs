//! Messages between the browser script and the server.
//!
//! Not here: what has changed from one frame to the next (`update.rs`).

#[cfg(test)]
use super::typescript;
use super::{TableState, Update};
use atout_core::{Beat, Choice, LogLine, Orders, Seat, Shortcut, Turn};
use serde::{Deserialize, Serialize};

/// Everything that a browser sends over a table's socket.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum FromBrowser {
    /// First message; the browser has versions up to `seen`.
    Hello {
        /// The last version it has; none if it has none.
        #[serde(default)]
        #[cfg_attr(test, ts(optional = nullable))]
        seen: Option<i64>,
        /// Does it want every frame whole ([`Frame`]), instead of what has changed ([`Update`])?
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        plain: bool,
    },
    /// A value for the shuffle.
    Ready {
        /// Random hexadecimal digits.
        value: String,
    },
    /// An action, a row of actions that are played as one, `resign` or `draw`.
    Play {
        /// The seat that acts.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// One action in the game's notation …
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        action: Option<String>,
        /// … or a row of them.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
        row: Vec<String>,
        /// The version that the player saw.
        version: u64,
    },
    /// Where a row of actions would lead.
    Preview {
        /// The seat that composes it.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// The row so far.
        row: Vec<String>,
        /// The version that the player saw.
        version: u64,
    },
    /// Why something that was touched cannot be used now.
    Why {
        /// The seat of the person who asks.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// What was touched.
        #[serde(flatten)]
        question: WhyNot,
    },
    /// The person of this seat has taken the screen.
    Uncover {
        /// The seat.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
    },
    /// When a person wants to be asked, in games that ask very often.
    Orders {
        /// The seat.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// Its standing orders from the next move on.
        #[cfg_attr(test, ts(as = "typescript::Orders"))]
        orders: Orders,
    },
    /// How fast bots play.
    Pace {
        /// Pause or go on; as before if absent.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        paused: Option<bool>,
        /// Milliseconds between two actions; as before if absent.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        ms: Option<u64>,
    },
}

/// Something was touched that is not offered.
#[derive(Debug, Clone, Default, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WhyNot {
    /// The draft so far.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub row: Vec<String>,
    /// The things that were touched before it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub touched: Vec<String>,
    /// What was touched: the thing itself, then the place that it is in.
    pub things: Vec<String>,
}

impl WhyNot {
    /// The gestures that it may have been: each thing after those touched before, then by itself.
    pub fn gestures(&self) -> impl Iterator<Item = Vec<&str>> {
        let touched = || self.touched.iter().map(String::as_str);
        let continued = self.things.iter().map(move |thing| touched().chain([thing.as_str()]).collect());
        continued.chain(self.things.iter().map(|thing| vec![thing.as_str()]))
    }
}

/// Everything that the server sends over a table's socket.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ToBrowser {
    /// What the page shows from now on, for those who want it whole.
    Table(Box<Frame>),
    /// What changes on the page.
    Update(Box<Update>),
    /// Where a row of actions would lead. Nothing was played.
    Preview {
        /// The seat that composes it.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// The row.
        row: Vec<String>,
        /// The version that the request named.
        version: u64,
        /// The board as HTML.
        html: String,
        /// What the seat could do next.
        #[cfg_attr(test, ts(as = "Vec<typescript::Choice>"))]
        choices: Vec<Choice>,
        /// What it could play with one touch, beside them.
        #[cfg_attr(test, ts(as = "Vec<typescript::Shortcut>"))]
        shortcuts: Vec<Shortcut>,
    },
    /// Why something cannot be used now.
    Why {
        /// The reason in words; none if there is nothing to say.
        detail: Option<String>,
    },
    /// A request was refused.
    Refused {
        /// The stable code.
        error: &'static str,
        /// The sentence for a person.
        detail: String,
        /// The table's version.
        version: u64,
    },
    /// The table cannot be shown any more.
    Gone {
        /// The sentence for a person.
        detail: String,
    },
}

/// Everything that a browser shows of a table (`{"type":"table", …}`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Frame {
    /// How many actions were accepted. Sent back with every action and on reconnecting.
    pub version: u64,
    /// The board as HTML.
    pub html: String,
    /// What that seat may do.
    #[cfg_attr(test, ts(as = "Vec<typescript::Choice>"))]
    pub choices: Vec<Choice>,
    /// What it may play with one touch, beside them.
    #[cfg_attr(test, ts(as = "Vec<typescript::Shortcut>"))]
    pub shortcuts: Vec<Shortcut>,
    /// Everything around the board.
    #[serde(flatten)]
    pub standing: Standing,
    /// Lines of the log after the version that the browser said it has; all of them if `full`.
    #[cfg_attr(test, ts(as = "Vec<typescript::LogLine>"))]
    pub log: Vec<LogLine>,
    /// Is `log` the whole log?
    pub full: bool,
}

/// What a page shows around the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Standing {
    /// Where the table stands.
    pub state: TableState,
    /// Whose turn it is and what for, in words.
    pub status: String,
    /// Must somebody at this screen decide?
    pub yours: bool,
    /// The seat that the choices are for.
    #[cfg_attr(test, ts(as = "Option<u8>"))]
    pub seat: Option<Seat>,
    /// The version at which the decision arose that this seat has to make. Frames with the same seat and the same
    /// `asked` are about one decision: what was touched so far still counts.
    pub asked: Option<u64>,
    /// The seat of the person before this screen, while that person may give up: the game runs and the seat is not out.
    #[cfg_attr(test, ts(as = "Option<u8>"))]
    pub resign: Option<Seat>,
    /// The turn that it is, in games whose turns can end by themselves.
    #[cfg_attr(test, ts(as = "Option<typescript::Turn>"))]
    pub turn: Option<Turn>,
    /// Set until the next person at a shared screen has taken it.
    pub cover: Option<Cover>,
    /// How it ended, in a few words: "You won".
    pub result: Option<String>,
    /// What the end means for the person before this screen; none during the game, for spectators and at shared screens.
    pub verdict: Option<Verdict>,
    /// The end in one sentence: "5 stones to 1; you took stone 4 with a colour run."
    pub story: Option<String>,
    /// How fast bots play among themselves, at tables that can be paused.
    pub pace: Option<Pace>,
    /// The hash shown before the shuffle; empty while seats or set-ups may change.
    pub commitment: String,
}

/// What the end of a game means for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The player or its team won.
    Won,
    /// Somebody else won, or nobody did.
    Lost,
    /// The player shares the first place.
    Drawn,
}

impl Verdict {
    /// Its word in JSON and in style sheets.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Verdict::Won => "won",
            Verdict::Lost => "lost",
            Verdict::Drawn => "drawn",
        }
    }
}

/// The cover between two people at one screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Cover {
    /// The seat of the person who takes the screen next.
    #[cfg_attr(test, ts(as = "u8"))]
    pub seat: Seat,
    /// That person's name.
    pub name: String,
    /// What happened since that person last looked, in words.
    pub meanwhile: Vec<String>,
}

/// How fast bots play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Pace {
    /// Is it paused?
    pub paused: bool,
    /// Milliseconds between two actions.
    pub ms: u64,
    /// May the rest be skipped? People have played here, and none of them has anything left to decide.
    pub skip: bool,
}

/// One step of a replay (`GET /replay/ID/step/N`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReplayStep {
    /// The number of the action; 0 is the deal.
    pub at: u64,
    /// How many actions there are.
    pub of: u64,
    /// The board as HTML.
    pub html: String,
    /// What the action of this step did, in words.
    pub lines: Vec<String>,
    /// What it looks like on the board before it.
    pub beats: Vec<Beat>,
    /// The viewer: `all`, or a seat's number.
    #[serde(flatten, with = "atout_core::viewer_field")]
    pub viewer: String,
    /// The whole log as this viewer may read it, for the page's list of moves; left empty in the answer to a single step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub log: Vec<LogLine>,
    /// The actions after which this viewer sees something new, the deal and the end included; secret decisions are
    /// skipped. Left empty in the answer to a single step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stops: Vec<u64>,
}

impl ReplayStep {
    /// The number of the stop that shows what happened at this version.
    pub(crate) fn stop_of(&self, version: u64) -> usize {
        self.stops.iter().rposition(|stop| *stop <= version).unwrap_or(0)
    }
}
