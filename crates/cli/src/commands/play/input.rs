//! Lines that a person types or a pipe brings.

use crate::failure::{Done, Failure};
use std::io::{BufRead, Read, StdinLock, stdin};

/// Longer lines are cut: no decision is that long.
const MAX_LINE: u64 = 4096;

/// Stdin, line by line.
pub(crate) struct Input(StdinLock<'static>);

impl Input {
    pub(crate) fn new() -> Input {
        Input(stdin().lock())
    }

    /// The next line without its end; none when there are no more. Bytes that are no text become marks.
    pub(crate) fn line(&mut self) -> Done<Option<String>> {
        let mut bytes = Vec::new();
        let unreadable = |error| {
            Failure::wrong(
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

/// What a line asks for.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Asked<'a> {
    /// Nothing: an empty line or a comment.
    Nothing,
    Help,
    Rules,
    Cards,
    Log,
    /// The table and the moves again.
    Look,
    Save(Option<&'a str>),
    Quit,
    /// A decision, in the game's notation or by its number.
    Decision(&'a str),
}

/// Reads a line. Commands are understood in both languages.
pub(super) fn asked(line: &str) -> Asked<'_> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return Asked::Nothing;
    }
    let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
    match (word.to_lowercase().as_str(), rest) {
        ("help" | "?" | "aide", "") => Asked::Help,
        ("rules" | "règles" | "regles", "") => Asked::Rules,
        ("cards" | "cartes", "") => Asked::Cards,
        ("log" | "journal", "") => Asked::Log,
        ("look" | "moves" | "table" | "coups", "") => Asked::Look,
        ("save" | "sauver", "") => Asked::Save(None),
        ("save" | "sauver", file) => Asked::Save(Some(file)),
        ("quit" | "q" | "exit" | "quitter", "") => Asked::Quit,
        _ => Asked::Decision(line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_from_decisions() {
        assert_eq!(asked("  # a remark"), Asked::Nothing);
        assert_eq!(asked("save my game.json"), Asked::Save(Some("my game.json")));
        assert_eq!(asked("Aide"), Asked::Help);
        assert_eq!(asked(" R7@3 "), Asked::Decision("R7@3"));
        assert_eq!(asked("draw clan"), Asked::Decision("draw clan"));
    }
}
