//! What is written into a page for its script, beside the [`Frame`](super::Frame): texts in the reader's language (the script
//! holds none itself), and what it begins with.
//!
//! Not here: who fills them (the pages), what comes later (the messages).

use super::PuzzleTry;
use serde::Serialize;
use std::collections::BTreeMap;

/// The texts of the script of tables and replays. `{name}` and the like stand for what the script puts in.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct TableWords {
    pub(crate) cancel: &'static str,
    pub(crate) take_back: &'static str,
    pub(crate) confirm: &'static str,
    /// The colon with its spaces.
    pub(crate) colon: String,
    /// What to pick next, by the kind of thing; `any` for things of several kinds.
    #[cfg_attr(test, ts(as = "BTreeMap<String, String>"))]
    pub(crate) choose: BTreeMap<&'static str, &'static str>,
    pub(crate) sent: &'static str,
    pub(crate) telling: &'static str,
    pub(crate) telling_briefly: &'static str,
    pub(crate) your_turn: &'static str,
    pub(crate) pass: &'static str,
    pub(crate) take: &'static str,
    pub(crate) meanwhile: &'static str,
    pub(crate) lost: &'static str,
    pub(crate) result: &'static str,
    pub(crate) pause: &'static str,
    pub(crate) go: &'static str,
    pub(crate) step: &'static str,
    pub(crate) deal: &'static str,
}

/// What the script of a table has to know beside the frame.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TableStart {
    /// The game's id.
    pub(crate) game: &'static str,
}

/// The texts of the script of the deck builder.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct DeckWords {
    pub(crate) unsaved: &'static str,
    pub(crate) restored: &'static str,
    pub(crate) saved: &'static str,
    pub(crate) copied: &'static str,
    pub(crate) offline: &'static str,
    pub(crate) imported: &'static str,
    pub(crate) no_lands: &'static str,
    pub(crate) lands: &'static str,
    pub(crate) lands_one: &'static str,
    pub(crate) found: &'static str,
    pub(crate) found_one: &'static str,
    pub(crate) unnamed: &'static str,
    /// The name of a file, if the deck has none.
    pub(crate) file: &'static str,
}

/// What the deck builder begins with.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct DeckStart<'a> {
    /// The game's id.
    pub(crate) game: &'a str,
    /// The id of the saved deck; none if the deck is new.
    pub(crate) id: Option<&'a str>,
    /// The deck's name.
    pub(crate) name: &'a str,
    /// Its list, as it is kept.
    pub(crate) list: &'a str,
    /// The key of the option that says which decks are allowed.
    pub(crate) format_option: &'a str,
    /// The most copies of one card.
    pub(crate) max_copies: usize,
}

/// What the page of a puzzle begins with.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzleStart<'a> {
    /// The puzzle's id.
    pub(crate) id: &'a str,
    /// The game's id.
    pub(crate) game: &'a str,
    /// The try, with nothing played.
    #[serde(flatten)]
    pub(crate) attempt: &'a PuzzleTry,
    /// Hints, the vaguest first.
    pub(crate) hints: &'a [String],
    /// The text of the button before the first hint.
    pub(crate) hint: &'static str,
    /// Its text before another one.
    pub(crate) more: &'static str,
}
