//! Reads lines from stdin, typed or piped, and separates commands from decisions.

use crate::failure::{CommandResult, Failure};
use std::io::{BufRead, Read, stdin};

/// Longer lines are cut; no decision is that long.
const MAX_LINE: u64 = 4096;

/// Stdin, line by line; another source in tests.
pub(crate) struct Input(Box<dyn BufRead>);

impl Input {
    pub(crate) fn new() -> Input {
        Input::of(stdin().lock())
    }

    /// The lines of any source.
    pub(crate) fn of(source: impl BufRead + 'static) -> Input {
        Input(Box::new(source))
    }

    /// The next line without its line end; `None` at the end of the input. Invalid UTF-8 is replaced.
    pub(crate) fn line(&mut self) -> CommandResult<Option<String>> {
        let mut bytes = Vec::new();
        let unreadable = |error| {
            Failure::bad_input(
                format!("cannot read the input: {error}"),
                format!("impossible de lire l'entrée\u{a0}: {error}"),
            )
        };
        let read = self.0.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes).map_err(unreadable)?;
        if read == 0 {
            return Ok(None);
        }
        if bytes.last() != Some(&b'\n') && bytes.len() as u64 == MAX_LINE {
            self.0.skip_until(b'\n').map_err(unreadable)?;
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned()))
    }
}

/// The meaning of a line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum TypedLine<'a> {
    /// An empty line or a comment.
    Empty,
    Help,
    Rules,
    Cards,
    Log,
    /// Show the table and the moves again.
    Look,
    Save(Option<&'a str>),
    Quit,
    /// Take back the last action that was not confirmed yet.
    Undo,
    /// Give up the game.
    Resign,
    /// Show or change when one is asked.
    Stops(&'a str),
    /// Pass until something happens.
    Skip,
    /// A decision in the game's notation, or its number.
    Decision(&'a str),
}

/// Parses a line. Commands are understood in both languages.
pub(super) fn parse_line(line: &str) -> TypedLine<'_> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return TypedLine::Empty;
    }
    let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
    match (word.to_lowercase().as_str(), rest) {
        ("help" | "?" | "aide", "") => TypedLine::Help,
        ("rules" | "règles" | "regles", "") => TypedLine::Rules,
        ("cards" | "cartes", "") => TypedLine::Cards,
        ("log" | "journal", "") => TypedLine::Log,
        ("look" | "moves" | "table" | "coups", "") => TypedLine::Look,
        ("save" | "sauver", "") => TypedLine::Save(None),
        ("save" | "sauver", file) => TypedLine::Save(Some(file)),
        ("quit" | "q" | "exit" | "quitter", "") => TypedLine::Quit,
        ("undo" | "annuler", "") => TypedLine::Undo,
        ("resign" | "abandonner", "") => TypedLine::Resign,
        ("stops" | "arrêts" | "arrets", words) => TypedLine::Stops(words),
        ("skip" | "sauter", "") => TypedLine::Skip,
        _ => TypedLine::Decision(line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_from_decisions() {
        assert_eq!(parse_line("  # a remark"), TypedLine::Empty);
        assert_eq!(parse_line("save my game.json"), TypedLine::Save(Some("my game.json")));
        assert_eq!(parse_line("Aide"), TypedLine::Help);
        assert_eq!(parse_line("stops my-end full"), TypedLine::Stops("my-end full"));
        assert_eq!(parse_line(" R7@3 "), TypedLine::Decision("R7@3"));
        assert_eq!(parse_line("draw clan"), TypedLine::Decision("draw clan"));
    }
}
