//! Why something was refused. Every reason is a sentence in both languages and leaves everything as it was.

use crate::{Lang, Message, Text};
use std::fmt;
use std::ops::RangeInclusive;
use thiserror::Error;

/// The rules do not allow an action here. The state is untouched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{}", .0.en)]
pub struct Illegal(pub Text);

impl Illegal {
    /// A reason in both languages.
    pub const fn new(en: &'static str, fr: &'static str) -> Illegal {
        Illegal(Text::new(en, fr))
    }
}

/// A game cannot be started like that.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct ConfigError(pub Message);

impl ConfigError {
    /// Checks that an option is within its bounds; `fr` is what French messages call it.
    ///
    /// # Errors
    /// It is not; the sentence says what would be right.
    pub fn check_bounds<T: PartialOrd + fmt::Display>(
        key: &str,
        fr: &str,
        value: T,
        bounds: &RangeInclusive<T>,
    ) -> Result<(), ConfigError> {
        if bounds.contains(&value) {
            return Ok(());
        }
        let (min, max) = (bounds.start(), bounds.end());
        Err(ConfigError(Message::new(
            format!("`{key}` is {value}, but must be from {min} to {max}"),
            format!("`{key}` ({fr}) vaut {value}, mais doit être compris entre {min} et {max}"),
        )))
    }
}

/// A record (a replay, a save) cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct RecordError(pub Message);

impl From<ConfigError> for RecordError {
    fn from(error: ConfigError) -> RecordError {
        RecordError(error.0)
    }
}

/// Why a match did not accept an action. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Somebody else has to decide.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The text is not an action of this game.
    #[error("{0}")]
    Notation(Message),
    /// The rules do not allow it here.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl Refusal {
    /// Stable, documented, never translated.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Over => "play/over",
            Refusal::NotYourTurn => "play/not_your_turn",
            Refusal::Notation(_) => "play/notation",
            Refusal::Illegal(_) => "play/illegal",
        }
    }

    /// The sentence for a person.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        match self {
            Refusal::Over => lang.pick("The game is over.", "La partie est terminée.").to_owned(),
            // Who has decided already hears it too.
            Refusal::NotYourTurn => lang
                .pick(
                    "It is not your turn: others decide now.",
                    "Ce n'est pas à vous\u{a0}: d'autres décident maintenant.",
                )
                .to_owned(),
            Refusal::Notation(message) => message.get(lang).to_owned(),
            Refusal::Illegal(illegal) => illegal.0.get(lang).to_owned(),
        }
    }
}
