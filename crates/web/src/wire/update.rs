//! [`Update`]: what has changed on a table's page. Most moves change little of it.
//!
//! Not here: the page as a whole (`browser.rs`), which parts of a board have changed (`canvas.rs`), how the script puts
//! an update into effect (`assets/frames.js`; the same in Rust is `reader.rs`).

#[cfg(test)]
use super::typescript;
use super::{Cover, Pace, Standing, TableState, Verdict};
use crate::Parts;
use atout_core::{Beat, Choice, LogLine, Seat, Shortcut, Turn};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// What has changed since the last update (`{"type":"update", …}`). A field that is absent is as it was. It covers the
/// moves after version `from` up to `version`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Update {
    /// The version of the update that it follows. Without it the browser forgets what it has: everything is here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub from: Option<u64>,
    /// How many actions were accepted. Sent back with every action and on reconnecting.
    pub version: u64,
    /// The parts of the board that are new or other than before. `board` is the text around all others; `<=name>` in a
    /// text stands for the part with that name.
    #[serde(skip_serializing_if = "Parts::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<typescript::Parts>"))]
    pub parts: Parts,
    /// Choices by number. The browser keeps them.
    #[serde(skip_serializing_if = "Learn::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<typescript::Learn>"))]
    pub learn: Learn,
    /// What the seat may do, as numbers of choices.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub choices: Option<Vec<u32>>,
    /// What it may play with one touch, beside them: all of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<typescript::Shortcut>>"))]
    pub shortcuts: Option<Vec<Shortcut>>,
    /// What else is shown.
    #[serde(flatten)]
    pub standing: StandingChange,
    /// What happened after version `from`, in order. The page plays it over the old board before it shows the new one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<typescript::Beat>>"))]
    pub beats: Vec<Beat>,
    /// The new lines of the log; all of them if `full`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<typescript::LogLine>>"))]
    pub log: Vec<LogLine>,
    /// Does a shared screen show its player's own move with this, for a moment? It is covered with the next update.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub look: bool,
    /// Is `log` the whole log?
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub full: bool,
}

fn is_false(value: &bool) -> bool {
    !*value
}

/// Choices that a browser does not know, by number. As JSON a map to `[action, label, touch]`, with `true` behind it if
/// the choice is a draft, and behind that the label as HTML if it has signs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Learn(pub Vec<(u32, Choice)>);

impl Learn {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Learn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (number, choice) in &self.0 {
            let Choice { action, label, touch, draft, drawn } = choice;
            match (draft, drawn) {
                (false, None) => map.serialize_entry(number, &(action, label, touch))?,
                (true, None) => map.serialize_entry(number, &(action, label, touch, true))?,
                (draft, Some(drawn)) => map.serialize_entry(number, &(action, label, touch, draft, drawn))?,
            }
        }
        map.end()
    }
}

/// The fields of a [`Standing`] that have changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
#[expect(missing_docs, reason = "they are the fields of Standing")]
pub struct StandingChange {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<TableState>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yours: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(as = "Option<Option<u8>>"))]
    pub seat: Option<Option<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<Option<u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(as = "Option<Option<u8>>"))]
    pub resign: Option<Option<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(as = "Option<Option<typescript::Turn>>"))]
    pub turn: Option<Option<Turn>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cover: Option<Option<Cover>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Option<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Option<Verdict>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub story: Option<Option<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pace: Option<Option<Pace>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
}

impl StandingChange {
    /// What is other than before; everything if there was nothing.
    #[must_use]
    pub fn between(before: Option<&Standing>, now: &Standing) -> StandingChange {
        fn changed<T: Clone + PartialEq>(before: Option<&T>, now: &T) -> Option<T> {
            (before != Some(now)).then(|| now.clone())
        }
        StandingChange {
            state: changed(before.map(|before| &before.state), &now.state),
            status: changed(before.map(|before| &before.status), &now.status),
            yours: changed(before.map(|before| &before.yours), &now.yours),
            seat: changed(before.map(|before| &before.seat), &now.seat),
            asked: changed(before.map(|before| &before.asked), &now.asked),
            resign: changed(before.map(|before| &before.resign), &now.resign),
            turn: changed(before.map(|before| &before.turn), &now.turn),
            cover: changed(before.map(|before| &before.cover), &now.cover),
            result: changed(before.map(|before| &before.result), &now.result),
            verdict: changed(before.map(|before| &before.verdict), &now.verdict),
            story: changed(before.map(|before| &before.story), &now.story),
            pace: changed(before.map(|before| &before.pace), &now.pace),
            commitment: changed(before.map(|before| &before.commitment), &now.commitment),
        }
    }
}
