//! Why something was refused. Every reason is a sentence in both languages and leaves everything as it was.

use crate::{ContentError, Lang, Message, Text};
use std::fmt;
use std::ops::RangeInclusive;
use thiserror::Error;

/// The rules do not allow an action here. The state is untouched.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Illegal {
    /// A fixed sentence.
    #[error("{}", .0.en)]
    Fixed(Text),
    /// A sentence that names something, such as a card from a file.
    #[error("{0}")]
    Composed(Box<Message>),
}

impl Illegal {
    /// A fixed reason in both languages.
    #[must_use]
    pub const fn new(en: &'static str, fr: &'static str) -> Illegal {
        Illegal::Fixed(Text::new(en, fr))
    }

    /// The sentence in both languages.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Illegal::Fixed(text) => text.into(),
            Illegal::Composed(message) => *message,
        }
    }

    /// The sentence in one language.
    #[must_use]
    pub fn get(&self, lang: Lang) -> &str {
        match self {
            Illegal::Fixed(text) => text.get(lang),
            Illegal::Composed(message) => message.get(lang),
        }
    }
}

impl From<Message> for Illegal {
    fn from(message: Message) -> Illegal {
        Illegal::Composed(Box::new(message))
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
        value: &T,
        bounds: &RangeInclusive<T>,
    ) -> Result<(), ConfigError> {
        if bounds.contains(value) {
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

impl From<ContentError> for RecordError {
    fn from(error: ContentError) -> RecordError {
        RecordError(error.0)
    }
}

/// Why a match did not accept a move. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Another seat has to decide.
    #[error("it is not your turn")]
    NotYourTurn,
    /// There is no such seat at this table.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// The text is not an action of this game.
    #[error("{0}")]
    Notation(Message),
    /// The rules do not allow it here.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// A row of actions is empty.
    #[error("a row holds at least one action")]
    EmptyRow,
    /// An action before the last one of a row cannot be taken back.
    #[error("this action is final: only the last action of a row may be")]
    NotDraftable,
    /// The seat has agreed to a draw already.
    #[error("you have offered a draw already")]
    AlreadyOffered,
    /// The game knows no draw.
    #[error("this game cannot end in a draw by agreement")]
    NoDraw,
    /// Only the host can say this.
    #[error("only the host can say that a clock ran out or that a player is gone")]
    HostOnly,
}

impl Refusal {
    /// A stable code, documented and never translated.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Over => "play/over",
            Refusal::NotYourTurn => "play/not_your_turn",
            Refusal::NoSuchSeat => "play/no_such_seat",
            Refusal::Notation(_) => "play/notation",
            Refusal::Illegal(_) => "play/illegal",
            Refusal::EmptyRow => "play/empty_row",
            Refusal::NotDraftable => "play/not_draftable",
            Refusal::AlreadyOffered => "play/already_offered",
            Refusal::NoDraw => "play/no_draw",
            Refusal::HostOnly => "play/host_only",
        }
    }

    /// The sentence for a person.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Refusal::Over => Message::new("The game is over.", "La partie est terminée."),
            // A player who has decided already gets this too.
            Refusal::NotYourTurn => Message::new(
                "It is not your turn: others decide now.",
                "Ce n'est pas à vous\u{a0}: d'autres décident maintenant.",
            ),
            Refusal::NoSuchSeat => {
                Message::new("There is no such seat at this table.", "Cette place n'existe pas à cette table.")
            }
            Refusal::Notation(message) => message.clone(),
            Refusal::Illegal(illegal) => illegal.clone().message(),
            Refusal::EmptyRow => Message::new("There is no action to play.", "Il n'y a aucune action à jouer."),
            Refusal::NotDraftable => Message::new(
                "This action cannot be taken back, so it can only be the last one of a row.",
                "Cette action ne peut pas être annulée\u{a0}: elle ne peut être que la dernière d'une suite.",
            ),
            Refusal::AlreadyOffered => {
                Message::new("You have offered a draw already.", "Vous avez déjà proposé la nulle.")
            }
            Refusal::NoDraw => Message::new(
                "This game cannot end in a draw by agreement.",
                "Cette partie ne peut pas se terminer par une nulle d'un commun accord.",
            ),
            Refusal::HostOnly => Message::new(
                "Only the host can say that a clock ran out or that a player is gone.",
                "Seul l'hôte peut dire qu'un temps est écoulé ou qu'un joueur est parti.",
            ),
        }
    }

    /// [`Refusal::message`] in one language.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        self.message().get(lang).to_owned()
    }
}
