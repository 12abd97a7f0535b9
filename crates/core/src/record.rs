//! What is kept of a match: content, config, set-ups, seed, who sat where, every move, how it ended, the result.
//!
//! A save, a replay, a crash recovery and an undo are all this. A record of an unfinished game tells its seed and so
//! every secret; hosts hand it out only once the game is over.

use crate::{ContentSource, Ending, Fairness, Game, Message, Outcome, RecordError, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A match as a file. JSON, `"format": 1`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Version of this layout.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// Version of the game's rules.
    pub rules: u32,
    /// The content that the config names, where the game has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<ContentSource>,
    /// The game's config.
    pub config: Value,
    /// What each seat brought along, by seat; empty where nobody did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub setups: Vec<Value>,
    /// Where all chance came from.
    pub seed: Seed,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// Every move in order: actions, and the moves that every game has (`resign`, `clock`, `abandon`, `draw`).
    pub actions: Vec<Move>,
    /// How it ended; none in a save. Records from before this was written down ended by the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The result; none in a save.
    #[serde(default)]
    pub result: Option<Outcome>,
    /// The revealed proof of a fair shuffle, where a host made one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Name for people.
    pub name: String,
    /// `human`, `heuristic`, `search:ms=200`, …
    pub kind: String,
}

/// One action of one seat, in the game's notation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// The seat.
    pub seat: Seat,
    /// The action in the game's notation, or one of the moves that every game has.
    pub action: String,
}

impl Record {
    /// The layout that this build writes and reads.
    pub const FORMAT: u32 = 1;

    /// Players' names and kinds are no longer than this.
    pub const MAX_NAME: usize = 200;

    /// Reads a record.
    ///
    /// # Errors
    /// The text is not a record; the sentence says what is wrong and at which line.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let value: Value = serde_json::from_str(text).map_err(|error| {
            let line = error.line();
            RecordError(match error.is_eof() {
                true => Message::new(
                    format!("the record is cut off at line {line}"),
                    format!("l'enregistrement est tronqué à la ligne {line}"),
                ),
                false => Message::new(
                    format!("this is not a record: line {line} is not valid JSON"),
                    format!("ce n'est pas un enregistrement\u{a0}: la ligne {line} n'est pas du JSON valide"),
                ),
            })
        })?;
        match value.get("format").and_then(Value::as_u64) {
            Some(format) if format == u64::from(Record::FORMAT) => {}
            Some(format) => {
                return Err(RecordError(Message::new(
                    format!("this record has format {format}; this version reads format {}", Record::FORMAT),
                    format!(
                        "cet enregistrement est au format {format}\u{a0}; cette version lit le format {}",
                        Record::FORMAT
                    ),
                )));
            }
            None => {
                return Err(RecordError(Message::new(
                    "this is not a record: it has no `format` number",
                    "ce n'est pas un enregistrement\u{a0}: il n'a pas de numéro «\u{a0}format\u{a0}»",
                )));
            }
        }
        // Parsed from the text again, so that the error can name the line.
        let record: Record = serde_json::from_str(text).map_err(|error| {
            RecordError(Message::new(
                format!("the record is damaged: {error}"),
                format!("l'enregistrement est abîmé\u{a0}: {error}"),
            ))
        })?;
        record.check_players()?;
        Ok(record)
    }

    /// Names are shown on screens and consoles as they are, so they may not carry control characters.
    fn check_players(&self) -> Result<(), RecordError> {
        let fits = |text: &str| text.chars().count() <= Record::MAX_NAME && !text.chars().any(char::is_control);
        match self.players.iter().position(|player| !fits(&player.name) || !fits(&player.kind)) {
            None => Ok(()),
            Some(seat) => Err(RecordError(Message::new(
                format!("the name or kind of the player in seat {seat} is too long or not printable"),
                format!("le nom ou le type du joueur de la place {seat} est trop long ou n'est pas imprimable"),
            ))),
        }
    }

    /// The record as text, one action a line.
    #[must_use]
    pub fn to_text(&self) -> String {
        // Serialising a value that came from serde types with string keys does not fail.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// Is it a record of `G` that this build's rules can replay?
    ///
    /// # Errors
    /// It is of another game or of other rules.
    pub fn check_game<G: Game>(&self) -> Result<(), RecordError> {
        if self.game != G::ID {
            return Err(RecordError(Message::new(
                format!("this is a record of `{}`, not of `{}`", self.game, G::ID),
                format!("c'est un enregistrement de «\u{a0}{}\u{a0}», pas de «\u{a0}{}\u{a0}»", self.game, G::ID),
            )));
        }
        if self.rules != G::RULES {
            return Err(RecordError(Message::new(
                format!("this record was played with rules {}; this version plays rules {}", self.rules, G::RULES),
                format!(
                    "cet enregistrement suit les règles {}\u{a0}; cette version joue les règles {}",
                    self.rules,
                    G::RULES
                ),
            )));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_name(name: &str) -> String {
        let player = Player { name: name.to_owned(), kind: "human".to_owned() };
        let (config, actions) = (Value::Null, Vec::new());
        let (game, seed, players) = ("stones".to_owned(), Seed::from(1), vec![player]);
        let record = Record {
            format: 1,
            game,
            rules: 1,
            content: None,
            config,
            setups: Vec::new(),
            seed,
            players,
            actions,
            ending: None,
            result: None,
            fairness: None,
        };
        record.to_text()
    }

    #[test]
    fn a_record_reads_what_it_writes() {
        assert!(Record::parse(&with_name("Zoé")).is_ok());
    }

    #[test]
    fn names_that_would_steer_a_console_are_refused() {
        for name in ["\x1b[2J", "a\nb", &"x".repeat(201)] {
            assert!(Record::parse(&with_name(name)).unwrap_err().to_string().contains("seat 0"), "{name:?}");
        }
    }

    #[test]
    fn what_is_no_record_is_told_apart() {
        let says = |text: &str| Record::parse(text).unwrap_err().to_string();
        assert!(says("{\"format\": 1, \"game\"").contains("cut off"));
        assert!(says("hello").contains("not valid JSON"));
        assert!(says("{}").contains("no `format` number"));
        assert!(says("{\"format\": 7}").contains("format 7"));
        assert!(says("{\"format\": 1}").contains("missing field"));
    }
}
