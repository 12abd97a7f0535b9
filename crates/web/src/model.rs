//! What pages are made from. The server fills these; the functions of this crate turn them into HTML, the browser
//! script reads [`Frame`]. No page asks a database or a match for more.

use crate::GameInfo;
use atout_core::{Choice, Lang, LogLine, Names, Seat};
use serde::Serialize;
use serde_json::Value;

/// What every page knows about its reader.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reader {
    /// The reader's language.
    pub lang: Lang,
    /// Light, dark, or as the system says.
    pub theme: Theme,
    /// The path of this page, to come back to after a switch of language or theme.
    pub path: String,
}

/// The reader's choice of colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// As the system says.
    #[default]
    Auto,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// The table or replay that a page is about.
#[derive(Debug, Clone, Copy)]
pub struct TablePage<'a> {
    /// The game.
    pub game: &'a GameInfo,
    /// The id in addresses.
    pub id: &'a str,
    /// The players' names, by seat.
    pub names: &'a Names,
    /// What it was started with.
    pub config: &'a Value,
}

impl TablePage<'_> {
    /// The address of the rules as this game plays them: what is not as usual stands in the query.
    pub(crate) fn rules_address(&self) -> String {
        let told = self.game.options.iter().filter_map(|option| {
            let value = self.config.get(option.key).filter(|value| **value != option.default())?;
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            Some(format!("{}={}", option.key, crate::layout::encoded(&text)))
        });
        let query = told.collect::<Vec<_>>().join("&");
        format!("/rules/{}{}{query}", self.game.id, if query.is_empty() { "" } else { "?" })
    }
}

/// A table in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableCard {
    /// Its id in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The players' names, by seat.
    pub players: Vec<String>,
    /// Where it stands.
    pub state: TableState,
    /// How many actions were played.
    pub version: u64,
    /// When it last changed, in seconds since 1970.
    pub changed: i64,
    /// The winners' names, once it is over; empty at a draw.
    pub winners: Vec<String>,
}

/// Where a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TableState {
    /// The players' values for the shuffle are awaited; nothing is dealt yet.
    Waiting,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

/// What a browser gets of a table: everything it shows. Sent whole at every change (`{"type":"table", …}`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Frame {
    /// How many actions were accepted. Sent back with every action and on reconnecting.
    pub version: u64,
    /// Where the table stands.
    pub state: TableState,
    /// The board, from [`crate::board`].
    pub html: String,
    /// Whose turn it is and what for, in words.
    pub status: String,
    /// Has somebody at this screen to decide?
    pub yours: bool,
    /// The seat that the choices are for.
    pub seat: Option<Seat>,
    /// The version at which the decision arose that this seat has to make. Frames with the same seat and the same
    /// `asked` are about one decision: what was touched so far still counts.
    pub asked: Option<u64>,
    /// What that seat may do.
    pub choices: Vec<Choice>,
    /// Set while the next person at a shared screen has not said that the screen is theirs.
    pub cover: Option<Cover>,
    /// Lines of the log after the version that the browser said it has; all of them if `full`.
    pub log: Vec<LogLine>,
    /// Is `log` the whole log?
    pub full: bool,
    /// How it ended, in words.
    pub result: Option<String>,
    /// How fast bots play among themselves, at tables that can be paused.
    pub pace: Option<Pace>,
    /// The hash shown before the shuffle.
    pub commitment: String,
}

/// The cover between two people at one screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Cover {
    /// Who is to take the screen.
    pub seat: Seat,
    /// That person's name.
    pub name: String,
    /// What happened since that person last looked, in words.
    pub meanwhile: Vec<String>,
}

/// How fast bots play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Pace {
    /// Is it paused?
    pub paused: bool,
    /// Milliseconds between two actions.
    pub ms: u64,
}

/// One step of a replay (`GET /replay/ID/step/N`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Step {
    /// After which action, 0 is the deal.
    pub at: u64,
    /// How many actions there are.
    pub of: u64,
    /// The board, from [`crate::board`].
    pub html: String,
    /// What the action of this step did, in words.
    pub lines: Vec<String>,
    /// Whose eyes it is seen with: `all`, or a seat's number.
    #[serde(rename = "eye")]
    pub viewer: String,
    /// The whole log as this eye may read it, for the page's list of moves; left empty in the answer to a single step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub log: Vec<LogLine>,
    /// The actions after which there is something for this eye to see, the deal and the end included: what others decide
    /// in secret is not worth a stop. Left empty in the answer to a single step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stops: Vec<u64>,
}

impl Step {
    /// The number of the stop at which one sees what was told at this version.
    pub(crate) fn stop_of(&self, version: u64) -> usize {
        self.stops.iter().rposition(|stop| *stop <= version).unwrap_or(0)
    }
}

/// The form that sets up a game, as the reader last sent it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SetupForm {
    /// Option keys and their texts.
    pub options: Vec<(String, String)>,
    /// Kinds by seat: `human`, `heuristic`, `search:ms=200`, …
    pub seats: Vec<String>,
    /// Names by seat, empty where nobody gave one.
    pub names: Vec<String>,
    /// What was wrong with it.
    pub problem: Option<String>,
}
