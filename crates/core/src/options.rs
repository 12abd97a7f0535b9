//! A game's options as data: for forms, for `--set key=value`, for the catalogue.
//!
//! Not here: the meaning of an option; that is the game's own `Config`, which checks the whole again.

use crate::{ConfigError, Message, Text};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// One option that a game can be started with.
#[derive(Debug, Clone)]
pub struct OptionSpec {
    /// Its key in `--set key=value` and in the config's JSON.
    pub key: &'static str,
    /// Its name for people.
    pub name: Text,
    /// One sentence of help.
    pub help: Text,
    /// What it may be.
    pub kind: OptionKind,
}

/// The values an option may take, and its default.
#[derive(Debug, Clone)]
pub enum OptionKind {
    /// On or off.
    Switch {
        /// The default.
        default: bool,
    },
    /// A whole number.
    Number {
        /// Smallest allowed.
        min: i64,
        /// Largest allowed.
        max: i64,
        /// The default.
        default: i64,
    },
    /// One of a few words; the first one is the default.
    Choice(&'static [(&'static str, Text)]),
    /// A short text of the game's own making; with the usual ones to pick from, of which
    /// the first one is the default.
    Words {
        /// What may stand there, for messages.
        expected: Text,
        /// The usual ones.
        usual: &'static [(&'static str, Text)],
        /// May this stand there? What it means beside other options is the config's to say.
        fits: fn(&str) -> bool,
    },
}

/// No text of an option is longer.
const MAX_WORDS: usize = 200;

impl OptionSpec {
    /// An option that is on or off.
    #[must_use]
    pub const fn switch(key: &'static str, name: Text, help: Text, default: bool) -> OptionSpec {
        OptionSpec { key, name, help, kind: OptionKind::Switch { default } }
    }

    /// An option that is a whole number within bounds.
    #[must_use]
    pub fn number<T>(
        key: &'static str,
        name: Text,
        help: Text,
        bounds: &RangeInclusive<T>,
        default: impl Into<i64>,
    ) -> OptionSpec
    where
        T: Copy + Into<i64>,
    {
        let (min, max) = ((*bounds.start()).into(), (*bounds.end()).into());
        OptionSpec { key, name, help, kind: OptionKind::Number { min, max, default: default.into() } }
    }

    /// An option that is one of a few words.
    #[must_use]
    pub const fn choice(
        key: &'static str,
        name: Text,
        help: Text,
        values: &'static [(&'static str, Text)],
    ) -> OptionSpec {
        OptionSpec { key, name, help, kind: OptionKind::Choice(values) }
    }

    /// The default.
    #[must_use]
    pub fn default(&self) -> Value {
        match &self.kind {
            OptionKind::Switch { default } => json!(default),
            OptionKind::Number { default, .. } => json!(default),
            OptionKind::Choice(values) | OptionKind::Words { usual: values, .. } => json!(values[0].0),
        }
    }

    /// The values that people choose from; for a number there are none that are more usual than others.
    #[must_use]
    pub fn usual(&self) -> Vec<Value> {
        match &self.kind {
            OptionKind::Switch { .. } => vec![json!(false), json!(true)],
            OptionKind::Number { .. } => vec![],
            OptionKind::Choice(values) | OptionKind::Words { usual: values, .. } => {
                values.iter().map(|(word, _)| json!(word)).collect()
            }
        }
    }

    /// What would be right, for error messages.
    fn expected(&self) -> Message {
        match &self.kind {
            OptionKind::Switch { .. } => Message::new("true or false", "true ou false"),
            OptionKind::Number { min, max, .. } => {
                Message::new(format!("a whole number from {min} to {max}"), format!("un entier de {min} à {max}"))
            }
            OptionKind::Words { expected, .. } => Message::new(expected.en, expected.fr),
            OptionKind::Choice(values) => {
                let words = values.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
                Message::new(format!("one of {words}"), format!("l'un de {words}"))
            }
        }
    }

    fn parse(&self, text: &str) -> Option<Value> {
        match &self.kind {
            OptionKind::Switch { .. } => match text {
                "true" | "on" | "yes" | "1" => Some(json!(true)),
                "false" | "off" | "no" | "0" => Some(json!(false)),
                _ => None,
            },
            OptionKind::Number { min, max, .. } => {
                text.parse::<i64>().ok().filter(|n| (*min..=*max).contains(n)).map(|n| json!(n))
            }
            OptionKind::Choice(values) => values.iter().any(|(word, _)| *word == text).then(|| json!(text)),
            OptionKind::Words { fits, .. } => (text.len() <= MAX_WORDS && fits(text)).then(|| json!(text)),
        }
    }
}

impl Serialize for OptionSpec {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut entry = json!({
            "key": self.key, "name": self.name.en, "help": self.help.en, "default": self.default(),
        });
        match &self.kind {
            OptionKind::Switch { .. } => entry["type"] = json!("bool"),
            OptionKind::Number { min, max, .. } => {
                entry["type"] = json!("int");
                entry["min"] = json!(min);
                entry["max"] = json!(max);
            }
            OptionKind::Choice(values) => {
                entry["type"] = json!("choice");
                entry["values"] = values.iter().map(|(word, _)| *word).collect();
            }
            OptionKind::Words { usual, .. } => {
                entry["type"] = json!("text");
                entry["values"] = usual.iter().map(|(word, _)| *word).collect();
            }
        }
        entry.serialize(serializer)
    }
}

/// Builds a config's JSON from `key=value` texts; an option that is not given keeps its default.
///
/// # Errors
/// An unknown key or a value that the option cannot have; the sentence names what would be right.
pub fn configure<'a>(
    specs: &[OptionSpec],
    given: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Value, ConfigError> {
    let mut config: Map<String, Value> = specs.iter().map(|spec| (spec.key.to_owned(), spec.default())).collect();
    for (key, text) in given {
        let spec = specs.iter().find(|spec| spec.key == key).ok_or_else(|| {
            let keys = specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ");
            ConfigError(Message::new(
                format!("unknown option `{key}`: this game has {keys}"),
                format!("option inconnue «\u{a0}{key}\u{a0}»\u{a0}: ce jeu connaît {keys}"),
            ))
        })?;
        let value = spec.parse(text).ok_or_else(|| {
            let expected = spec.expected();
            ConfigError(Message::new(
                format!("option `{key}` cannot be `{text}`: it takes {}", expected.en),
                format!(
                    "l'option «\u{a0}{key}\u{a0}» ne peut valoir «\u{a0}{text}\u{a0}»\u{a0}: il faut {}",
                    expected.fr
                ),
            ))
        })?;
        config.insert(key.to_owned(), value);
    }
    Ok(Value::Object(config))
}
