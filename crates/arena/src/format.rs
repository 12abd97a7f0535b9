//! The tournament formats and their names on the command line.
//!
//! Not here: how each is played (`schedule`, `swiss`, `knockout`).

use atout_core::Message;
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// The rule that makes meetings from a list of entrants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everybody meets everybody.
    #[default]
    RoundRobin,
    /// The first entrant meets each of the others; at tables of more than two sides it sits alone among them.
    Gauntlet,
    /// Rounds in which entrants with similar points meet.
    Swiss,
    /// The winner of a table goes on to the next round.
    Knockout,
}

impl Format {
    /// All formats, in the order of a list.
    pub const ALL: [Format; 4] = [Format::RoundRobin, Format::Gauntlet, Format::Swiss, Format::Knockout];

    /// The word on the command line and in results.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Format::RoundRobin => "round-robin",
            Format::Gauntlet => "gauntlet",
            Format::Swiss => "swiss",
            Format::Knockout => "knockout",
        }
    }

    /// Checks that this format can be played at tables of so many sides.
    ///
    /// # Errors
    /// Swiss and knockout need opponents; a cooperative game has one side only.
    pub(crate) fn suits(self, n_sides: usize) -> Result<(), Message> {
        match self {
            Format::Swiss | Format::Knockout if n_sides < 2 => Err(Message::new(
                format!("a {self} tournament needs opponents, and here all seats play on one side: use round-robin"),
                format!(
                    "un tournoi «\u{a0}{self}\u{a0}» demande des adversaires, et ici toutes les places jouent \
                     ensemble\u{a0}: utilisez round-robin"
                ),
            )),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Format {
    type Err = Message;
    fn from_str(text: &str) -> Result<Format, Message> {
        Format::ALL.into_iter().find(|format| format.word() == text).ok_or_else(|| {
            let words = Format::ALL.map(Format::word).join(", ");
            Message::new(
                format!("there is no tournament format `{text}`: the formats are {words}"),
                format!("il n'y a pas de formule de tournoi «\u{a0}{text}\u{a0}»\u{a0}: les formules sont {words}"),
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_format_is_refused_with_the_list() {
        let message = "ladder".parse::<Format>().unwrap_err();
        assert!(message.en.contains("round-robin, gauntlet, swiss, knockout"), "{message}");
        assert!(Format::ALL.iter().all(|format| format.word().parse() == Ok(*format)));
    }

    #[test]
    fn a_party_that_plays_together_has_nobody_to_knock_out() {
        for format in Format::ALL {
            let needs_opponents = matches!(format, Format::Swiss | Format::Knockout);
            assert_eq!(format.suits(1).is_err(), needs_opponents, "{format}");
            assert!(format.suits(2).is_ok() && format.suits(8).is_ok());
        }
    }
}
