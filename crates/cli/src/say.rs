//! What goes to stdout. A reader that has gone away ends the command quietly.

use crate::failure::{Done, Failure};
use crate::terminal;
use atout_core::{Lang, Paint};
use serde::Serialize;
use std::fmt::Display;
use std::io::{self, ErrorKind, StdoutLock, Write};

/// Stdout, the reader's language, and whether colours can be seen.
pub(crate) struct Say {
    pub(crate) lang: Lang,
    pub(crate) paint: Paint,
    out: StdoutLock<'static>,
}

impl Say {
    pub(crate) fn new(lang: Lang) -> Say {
        Say { lang, paint: terminal::paint(), out: io::stdout().lock() }
    }

    /// A line.
    pub(crate) fn line(&mut self, text: impl Display) -> Done {
        let written = writeln!(self.out, "{text}");
        finished(written)
    }

    /// Text as it is, at once (a prompt, a control sequence).
    pub(crate) fn raw(&mut self, text: &str) -> Done {
        let written = self.out.write_all(text.as_bytes()).and_then(|()| self.out.flush());
        finished(written)
    }

    /// The one JSON document of a command that was asked for JSON.
    pub(crate) fn json(&mut self, document: &impl Serialize) -> Done {
        let text = serde_json::to_string_pretty(document).map_err(|error| {
            Failure::wrong(
                format!("could not write JSON: {error}"),
                format!("impossible d'écrire le JSON\u{a0}: {error}"),
            )
        })?;
        self.line(text)
    }

    /// A line in the reader's language.
    pub(crate) fn pick(&mut self, en: impl Display, fr: impl Display) -> Done {
        match self.lang {
            Lang::En => self.line(en),
            Lang::Fr => self.line(fr),
        }
    }

    /// A line that stands out.
    pub(crate) fn heading(&mut self, text: &str) -> Done {
        let styled = self.paint.style("1", text);
        self.line(styled)
    }
}

fn finished(written: io::Result<()>) -> Done {
    written.map_err(|error| match error.kind() {
        ErrorKind::BrokenPipe => Failure::Closed,
        _ => Failure::wrong(
            format!("could not write the output: {error}"),
            format!("impossible d'écrire la sortie\u{a0}: {error}"),
        ),
    })
}
