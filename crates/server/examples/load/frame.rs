//! What a player reads of the messages of a table's socket: the version, how far the game is, and what it may choose.
//!
//! This is the only file of the load that knows the shape of an update (docs/WIRE.md). It reads no more of it than a player
//! needs, so that the players stay cheap. Not here: what is sent back (`player.rs`).

use serde::Deserialize;
use serde::de::IgnoredAny;
use std::borrow::Cow;
use std::collections::HashMap;

/// What a player knows of its table after the updates so far.
#[derive(Debug, Default)]
pub(crate) struct KnownTable {
    pub(crate) version: u64,
    pub(crate) progress: Progress,
    /// The seat that the choices are for.
    pub(crate) seat: u64,
    /// The actions to choose from; empty while others decide.
    pub(crate) choices: Vec<String>,
    /// The actions that numbers refer to.
    learnt: HashMap<u32, String>,
}

/// How far a table is.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Progress {
    /// It waits for the value for the shuffle.
    #[default]
    Waiting,
    Playing,
    Over,
}

/// What a message was.
#[derive(Debug, PartialEq)]
pub(crate) enum Received {
    /// An update; the table is up to date now.
    Frame,
    /// A request was refused, or the table is gone; the text says why.
    Refused(String),
    /// Nothing that a player needs.
    Other,
}

#[derive(Deserialize)]
struct Message<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
    /// The version that it follows; none if everything is in it.
    from: Option<u64>,
    version: Option<u64>,
    state: Option<Progress>,
    seat: Option<u64>,
    choices: Option<Vec<u32>>,
    #[serde(borrow, default)]
    learn: HashMap<u32, LearntChoice<'a>>,
    #[serde(borrow)]
    error: Option<Cow<'a, str>>,
    #[serde(borrow)]
    detail: Option<Cow<'a, str>>,
}

/// `[action, label, touch]`, and perhaps `true`.
#[derive(Deserialize)]
#[serde(untagged)]
enum LearntChoice<'a> {
    Final(#[serde(borrow)] Cow<'a, str>, IgnoredAny, IgnoredAny),
    Draft(#[serde(borrow)] Cow<'a, str>, IgnoredAny, IgnoredAny, IgnoredAny),
}

impl KnownTable {
    /// Reads a message.
    ///
    /// # Errors
    /// It is not a message of a table's socket, or does not follow the one before.
    pub(crate) fn read(&mut self, text: &str) -> Result<Received, String> {
        let message: Message<'_> = serde_json::from_str(text).map_err(|error| format!("{error} in a message"))?;
        match message.kind.as_ref() {
            "update" => self.take(message).map(|()| Received::Frame),
            "refused" | "gone" => {
                let (error, detail) = (message.error.unwrap_or(message.kind), message.detail.unwrap_or_default());
                Ok(Received::Refused(format!("{error}: {detail}")))
            }
            _ => Ok(Received::Other),
        }
    }

    fn take(&mut self, update: Message<'_>) -> Result<(), String> {
        match update.from {
            None => self.learnt.clear(),
            Some(from) if from != self.version => return Err(format!("an update follows version {from}")),
            Some(_) => {}
        }
        for (number, choice) in update.learn {
            let (LearntChoice::Final(action, ..) | LearntChoice::Draft(action, ..)) = choice;
            self.learnt.insert(number, action.into_owned());
        }
        self.version = update.version.unwrap_or(self.version);
        self.progress = update.state.unwrap_or(self.progress);
        self.seat = update.seat.unwrap_or(self.seat);
        if let Some(choices) = update.choices {
            let action = |n: u32| self.learnt.get(&n).cloned().ok_or_else(|| format!("choice {n} was never learnt"));
            self.choices = choices.into_iter().map(action).collect::<Result<_, _>>()?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_refer_to_learnt_choices_until_everything_comes_anew() {
        let mut known = KnownTable::default();
        let whole = r#"{"type":"update","version":1,"state":"playing","seat":1,"choices":[1],"parts":{"board":"<b>"},
            "learn":{"0":["a","l",["card:R7"]],"1":["b","m",[],true]}}"#;
        assert_eq!(known.read(whole), Ok(Received::Frame));
        assert_eq!((known.seat, &known.choices[..]), (1, &["b".to_owned()][..]));
        known.read(r#"{"type":"update","from":1,"version":2,"choices":[0,2],"learn":{"2":["c","",[]]}}"#).unwrap();
        assert_eq!((known.version, known.progress), (2, Progress::Playing));
        assert_eq!(known.choices, ["a", "c"]);
        known.read(r#"{"type":"update","from":2,"version":3,"seat":null}"#).unwrap();
        assert_eq!(known.choices, ["a", "c"], "what is absent has not changed");
        assert!(known.read(r#"{"type":"update","from":2,"version":4}"#).is_err(), "version 3 is left out");
        assert!(known.read(r#"{"type":"update","version":4,"choices":[0]}"#).is_err(), "it forgets");
    }

    #[test]
    fn refusals_and_other_messages_are_told_apart() {
        let mut known = KnownTable::default();
        let refused = known.read(r#"{"type":"refused","error":"play/stale","detail":"Too late.","version":3}"#);
        assert_eq!(refused, Ok(Received::Refused("play/stale: Too late.".to_owned())));
        assert_eq!(known.read(r#"{"type":"gone","detail":"No."}"#), Ok(Received::Refused("gone: No.".to_owned())));
        assert_eq!(known.read(r#"{"type":"preview","version":1,"choices":[]}"#), Ok(Received::Other));
        assert!(known.read("nonsense").is_err());
    }
}
