//! Why a command failed, and its exit code.
//!
//! Not here: wrong arguments ([`crate::usage`]).

use crate::printable::printable;
use atout_arena::ArenaError;
use atout_catalog::BotError;
use atout_core::{ConfigError, ContentError, Message, RecordError};
use std::process::ExitCode;

/// The result of a command or of a part of it.
pub(crate) type CommandResult<T = ()> = Result<T, Failure>;

/// Why a command ends early. Each reason is one sentence.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Wrong use or bad input: exit code 2.
    BadInput(Message),
    /// A check failed (`verify`, `scenario run`): exit code 1.
    CheckFailed(Message),
    /// The reader of stdout has closed the pipe (`atout games | head -1`). Not an error: exit code 0.
    OutputClosed,
}

impl Failure {
    /// Wrong use or bad input, as a sentence in both languages.
    pub(crate) fn bad_input(en: impl Into<String>, fr: impl Into<String>) -> Failure {
        Failure::BadInput(Message::new(en.into(), fr.into()))
    }

    /// The same failure with its subject in front: `game.json: …`.
    pub(crate) fn about(self, subject: &str) -> Failure {
        let about = |message: Message| {
            Message::new(format!("{subject}: {}", message.en), format!("{subject}\u{a0}: {}", message.fr))
        };
        match self {
            Failure::BadInput(message) => Failure::BadInput(about(message)),
            Failure::CheckFailed(message) => Failure::CheckFailed(about(message)),
            Failure::OutputClosed => Failure::OutputClosed,
        }
    }
}

impl From<Message> for Failure {
    fn from(message: Message) -> Failure {
        Failure::BadInput(message)
    }
}

impl From<ConfigError> for Failure {
    fn from(error: ConfigError) -> Failure {
        Failure::BadInput(error.0)
    }
}

impl From<ContentError> for Failure {
    fn from(error: ContentError) -> Failure {
        Failure::BadInput(error.0)
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        Failure::BadInput(error.0)
    }
}

impl From<BotError> for Failure {
    fn from(error: BotError) -> Failure {
        Failure::BadInput(error.0)
    }
}

impl From<ArenaError> for Failure {
    fn from(error: ArenaError) -> Failure {
        Failure::BadInput(error.0)
    }
}

/// Prints one sentence on stderr and returns the exit code.
pub(crate) fn exit_with(code: u8, sentence: &str) -> ExitCode {
    warn(sentence);
    ExitCode::from(code)
}

/// Ignores a closed stdout: for commands that go on without a reader, or whose exit code says more.
pub(crate) fn ignore_closed_output(printed: CommandResult) -> CommandResult {
    match printed {
        Err(Failure::OutputClosed) => Ok(()),
        other => other,
    }
}

/// Prints one sentence on stderr. It may quote a file or an argument.
pub(crate) fn warn(sentence: &str) {
    use std::io::Write;
    // If stderr is closed too, there is no place left for the sentence.
    let _ = writeln!(std::io::stderr(), "atout: {}", printable(sentence.trim_end_matches('.')));
}
