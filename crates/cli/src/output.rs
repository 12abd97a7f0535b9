//! Prints to stdout. A closed pipe ends a command with [`Failure::OutputClosed`] and never panics.
//!
//! Not here: sentences on stderr ([`crate::failure`]).

use crate::failure::{CommandResult, Failure};
use crate::terminal;
use atout_core::{Lang, Paint};
use serde::Serialize;
use std::fmt::Display;
use std::io::{self, ErrorKind, Write};

/// Stdout with the reader's language and the colours that it can show.
pub(crate) struct Output {
    pub(crate) lang: Lang,
    pub(crate) paint: Paint,
    out: Box<dyn Write>,
}

impl Output {
    pub(crate) fn new(lang: Lang) -> Output {
        Output { lang, paint: terminal::paint(), out: Box::new(io::stdout().lock()) }
    }

    /// Prints to a file instead, without colours.
    #[cfg(test)]
    pub(crate) fn to_file(lang: Lang, file: std::fs::File) -> Output {
        Output { lang, paint: Paint::Plain, out: Box::new(file) }
    }

    /// Prints a line.
    pub(crate) fn line(&mut self, text: impl Display) -> CommandResult {
        let written = writeln!(self.out, "{text}");
        finished(written)
    }

    /// Prints text without a line end and flushes it (a prompt, a control sequence).
    pub(crate) fn raw(&mut self, text: &str) -> CommandResult {
        let written = self.out.write_all(text.as_bytes()).and_then(|()| self.out.flush());
        finished(written)
    }

    /// Prints the JSON document of `--json`.
    pub(crate) fn json(&mut self, document: &impl Serialize) -> CommandResult {
        let text = serde_json::to_string_pretty(document).map_err(|error| {
            Failure::bad_input(
                format!("could not write JSON: {error}"),
                format!("impossible d'écrire le JSON\u{a0}: {error}"),
            )
        })?;
        self.line(text)
    }

    /// Prints a line in the reader's language.
    pub(crate) fn pick(&mut self, en: impl Display, fr: impl Display) -> CommandResult {
        match self.lang {
            Lang::En => self.line(en),
            Lang::Fr => self.line(fr),
        }
    }

    /// Prints a line in bold.
    pub(crate) fn heading(&mut self, text: &str) -> CommandResult {
        let styled = self.paint.style("1", text);
        self.line(styled)
    }
}

fn finished(written: io::Result<()>) -> CommandResult {
    written.map_err(|error| match error.kind() {
        ErrorKind::BrokenPipe => Failure::OutputClosed,
        _ => Failure::bad_input(
            format!("could not write the output: {error}"),
            format!("impossible d'écrire la sortie\u{a0}: {error}"),
        ),
    })
}
