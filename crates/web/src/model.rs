//! The data that pages are made from. The server fills it, the functions of this crate turn it into HTML; no page asks a
//! database or a match for more. Not here: what is also sent as JSON ([`wire`](crate::wire)).

use crate::GameInfo;
use crate::wire::TableState;
use atout_core::{Lang, Names, Outcome};
use serde_json::Value;

/// What every page knows about its reader.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reader {
    /// The reader's language.
    pub lang: Lang,
    /// Light, dark, or as the system is set.
    pub theme: Theme,
    /// The path of this page; a switch of language or theme leads back to it.
    pub path: String,
}

/// The reader's choice of light or dark colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// As the system is set.
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
    /// The options it was started with.
    pub config: &'a Value,
    /// The day whose game it is, if it is a daily one.
    pub daily: Option<&'a str>,
}

impl TablePage<'_> {
    /// The address of the rules for this table's options; only those that differ from what the rules page starts from are
    /// in the query, and its content if it is another one.
    pub(crate) fn rules_address(&self) -> String {
        let changed = self.game.options.iter().filter(|option| option.key != "content").filter_map(|option| {
            let value = self.config.get(option.key).filter(|value| **value != self.game.first_value(option))?;
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            Some(format!("{}={}", option.key, crate::layout::encoded(&text)))
        });
        let content = self.config.get("content").and_then(|content| content.as_str());
        let content = content.filter(|hash| Some(*hash) != self.game.content).map(|hash| format!("content={hash}"));
        let query = changed.chain(content).collect::<Vec<_>>().join("&");
        format!("/rules/{}{}{query}", self.game.id, if query.is_empty() { "" } else { "?" })
    }
}

/// A table in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct TableListItem {
    /// Its id in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The players' names, by seat.
    pub names: Names,
    /// How far it is.
    pub state: TableState,
    /// How many actions were played.
    pub version: u64,
    /// When it last changed, in seconds since 1970.
    pub changed: i64,
    /// How many seconds ago that was.
    pub age: u64,
    /// Does it wait for the reader?
    pub yours: bool,
    /// The result, once it is over.
    pub outcome: Option<Outcome>,
}

/// The form that sets up a game, as the reader last sent it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableForm {
    /// Option keys and their texts.
    pub options: Vec<(String, String)>,
    /// Kinds by seat: `human`, `heuristic`, `search:ms=200`, …
    pub seats: Vec<String>,
    /// Names by seat; empty for the default name.
    pub names: Vec<String>,
    /// Decks by seat, as [`DeckChoices`](crate::DeckChoices) write them; empty for one by chance.
    pub decks: Vec<String>,
    /// How long experts think, in milliseconds; none for the default.
    pub think: Option<String>,
    /// Does the number of seats follow from the other options? None if the form does not say: then it does if it has its
    /// default.
    pub auto_seats: Option<bool>,
    /// Why it was refused.
    pub problem: Option<String>,
}
