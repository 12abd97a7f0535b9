//! Why a command did not do what was asked, and the exit code that says so.

use crate::printable::printable;
use atout_arena::ArenaError;
use atout_catalog::BotError;
use atout_core::{ConfigError, Message, RecordError};
use std::process::ExitCode;

/// What a command gives back.
pub(crate) type Done<T = ()> = Result<T, Failure>;

/// The ways in which a command can end early. Each is told in one sentence.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Wrong use or bad input: exit code 2.
    Wrong(Message),
    /// What was to be checked does not hold: exit code 1.
    NotHeld(Message),
    /// Nobody reads our output any more (`atout games | head -1`). Not an error.
    Closed,
}

impl Failure {
    /// Wrong use or bad input, in both languages.
    pub(crate) fn wrong(en: impl Into<String>, fr: impl Into<String>) -> Failure {
        Failure::Wrong(Message::new(en.into(), fr.into()))
    }

    /// The same failure with what it is about in front: `game.json: …`.
    pub(crate) fn about(self, subject: &str) -> Failure {
        let about = |message: Message| {
            Message::new(format!("{subject}: {}", message.en), format!("{subject}\u{a0}: {}", message.fr))
        };
        match self {
            Failure::Wrong(message) => Failure::Wrong(about(message)),
            Failure::NotHeld(message) => Failure::NotHeld(about(message)),
            Failure::Closed => Failure::Closed,
        }
    }
}

impl From<Message> for Failure {
    fn from(message: Message) -> Failure {
        Failure::Wrong(message)
    }
}

impl From<ConfigError> for Failure {
    fn from(error: ConfigError) -> Failure {
        Failure::Wrong(error.0)
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        Failure::Wrong(error.0)
    }
}

impl From<BotError> for Failure {
    fn from(error: BotError) -> Failure {
        Failure::Wrong(error.0)
    }
}

impl From<ArenaError> for Failure {
    fn from(error: ArenaError) -> Failure {
        Failure::Wrong(error.0)
    }
}

/// Says one sentence on stderr and gives the exit code.
pub(crate) fn complain(code: u8, sentence: &str) -> ExitCode {
    warn(sentence);
    ExitCode::from(code)
}

/// Ignores that nobody reads stdout any more: for commands that go on, or whose exit code does not depend on a reader.
pub(crate) fn ignore_closed(printed: Done) -> Done {
    match printed {
        Err(Failure::Closed) => Ok(()),
        other => other,
    }
}

/// Says one sentence on stderr. It may quote a file or an argument.
pub(crate) fn warn(sentence: &str) {
    use std::io::Write;
    // There is nobody to tell if stderr itself is gone.
    let _ = writeln!(std::io::stderr(), "atout: {}", printable(sentence.trim_end_matches('.')));
}
