//! What a player reads of the messages of a table's socket: the version, how far the game is, and what it may choose.
//!
//! This is the only file of the load that knows the shape of a frame. It reads whole frames (choices are objects) and
//! frames of parts (choices are numbers into the choices learnt so far; what is absent has not changed). Not here: what
//! is sent back (`player.rs`).

use serde::Deserialize;
use serde::de::{Deserializer, IgnoredAny, MapAccess, Visitor};
use std::borrow::Cow;
use std::fmt;

/// What a player knows of its table after the frames so far.
#[derive(Debug, Default)]
pub(crate) struct KnownTable {
    pub(crate) version: u64,
    pub(crate) progress: Progress,
    /// The seat that the choices are for.
    pub(crate) seat: u64,
    /// The actions to choose from; empty while others decide.
    pub(crate) choices: Vec<String>,
    /// The actions that numbers refer to.
    learnt: Vec<String>,
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
    /// A frame; the table is up to date now.
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
    /// The version that the parts are laid over; none in a full frame.
    from: Option<u64>,
    version: Option<u64>,
    state: Option<Progress>,
    seat: Option<u64>,
    #[serde(borrow)]
    choices: Option<Vec<ChoiceRef<'a>>>,
    #[serde(borrow, default)]
    learn: Vec<ChoiceRef<'a>>,
    #[serde(borrow)]
    error: Option<Cow<'a, str>>,
    #[serde(borrow)]
    detail: Option<Cow<'a, str>>,
}

/// A choice as it is written in a frame.
enum ChoiceRef<'a> {
    Action(Cow<'a, str>),
    /// The number of a learnt choice.
    Learnt(usize),
}

impl KnownTable {
    /// Reads a message.
    ///
    /// # Errors
    /// It is not a message of a table's socket.
    pub(crate) fn read(&mut self, text: &str) -> Result<Received, String> {
        let message: Message<'_> = serde_json::from_str(text).map_err(|error| format!("{error} in a message"))?;
        match message.kind.as_ref() {
            "table" => self.take(message).map(|()| Received::Frame),
            "refused" | "gone" => {
                let (error, detail) = (message.error.unwrap_or(message.kind), message.detail.unwrap_or_default());
                Ok(Received::Refused(format!("{error}: {detail}")))
            }
            _ => Ok(Received::Other),
        }
    }

    fn take(&mut self, frame: Message<'_>) -> Result<(), String> {
        if frame.from.is_none() {
            self.learnt.clear();
        }
        for choice in frame.learn {
            let ChoiceRef::Action(action) = choice else { return Err("a frame teaches a number".to_owned()) };
            self.learnt.push(action.into_owned());
        }
        self.version = frame.version.unwrap_or(self.version);
        self.progress = frame.state.unwrap_or(self.progress);
        self.seat = frame.seat.unwrap_or(self.seat);
        if let Some(choices) = frame.choices {
            let learnt = &self.learnt;
            let action = |choice: ChoiceRef<'_>| match choice {
                ChoiceRef::Action(action) => Ok(action.into_owned()),
                ChoiceRef::Learnt(n) => learnt.get(n).cloned().ok_or_else(|| format!("choice {n} was never learnt")),
            };
            self.choices = choices.into_iter().map(action).collect::<Result<_, _>>()?;
        }
        Ok(())
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for ChoiceRef<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ChoiceRef<'a>, D::Error> {
        deserializer.deserialize_any(ChoiceVisitor)
    }
}

/// Reads either form without a copy; serde's untagged enums would copy every choice first.
struct ChoiceVisitor;

impl<'de> Visitor<'de> for ChoiceVisitor {
    type Value = ChoiceRef<'de>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a choice or the number of one")
    }

    fn visit_u64<E: serde::de::Error>(self, n: u64) -> Result<ChoiceRef<'de>, E> {
        usize::try_from(n).map(ChoiceRef::Learnt).map_err(E::custom)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ChoiceRef<'de>, A::Error> {
        #[derive(Deserialize)]
        struct Text<'a>(#[serde(borrow)] Cow<'a, str>);
        let mut action = None;
        while let Some(Text(key)) = map.next_key()? {
            if key == "action" {
                let Text(text) = map.next_value()?;
                action = Some(text);
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        action.map(ChoiceRef::Action).ok_or_else(|| serde::de::Error::missing_field("action"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_frame_is_read() {
        let mut known = KnownTable::default();
        let text = r#"{"type":"table","version":3,"state":"playing","html":"<b>\"x\"</b>","seat":0,
            "choices":[{"action":"R7@3","label":"l","touch":["card:R7"]},{"action":"B1@1","label":"m","touch":[]}]}"#;
        assert_eq!(known.read(text), Ok(Received::Frame));
        assert_eq!((known.version, known.progress, known.seat), (3, Progress::Playing, 0));
        assert_eq!(known.choices, ["R7@3", "B1@1"]);
        let over = r#"{"type":"table","version":4,"state":"over","seat":null,"choices":[]}"#;
        assert_eq!(known.read(over), Ok(Received::Frame));
        assert!(known.choices.is_empty() && known.progress == Progress::Over);
    }

    #[test]
    fn numbers_refer_to_learnt_choices_until_a_full_frame() {
        let mut known = KnownTable::default();
        let full = r#"{"type":"table","version":1,"state":"playing","seat":1,"choices":[1],
            "learn":[{"action":"a"},{"action":"b"}]}"#;
        known.read(full).unwrap();
        assert_eq!((known.seat, &known.choices[..]), (1, &["b".to_owned()][..]));
        known.read(r#"{"type":"table","from":1,"version":2,"choices":[0,2],"learn":[{"action":"c"}]}"#).unwrap();
        assert_eq!((known.version, known.progress), (2, Progress::Playing));
        assert_eq!(known.choices, ["a", "c"]);
        known.read(r#"{"type":"table","from":2,"version":3}"#).unwrap();
        assert_eq!(known.choices, ["a", "c"], "what is absent has not changed");
        assert!(known.read(r#"{"type":"table","version":4,"choices":[0]}"#).is_err(), "a full frame forgets");
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
