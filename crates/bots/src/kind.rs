//! Kinds of players and how they are written on a command line: `search:ms=200=Ada`.

use atout_core::{Lang, Message};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A kind of player.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PlayerKind {
    /// A person.
    Human,
    /// A random legal action.
    Random,
    /// A random legal action, but for the decisions that even a beginner makes well.
    Beginner,
    /// The action with the highest score of the game's policy.
    Heuristic,
    /// A search over the rest of the turn.
    TurnSearch,
    /// Information-set search.
    Search(Budget),
    /// An external program.
    Cmd(String),
}

/// The budget of a search for one decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Budget {
    /// A number of milliseconds.
    Millis(u32),
    /// A number of iterations: the same choice on every machine.
    Iterations(u32),
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::Millis(200)
    }
}

impl PlayerKind {
    /// Is it a person?
    #[must_use]
    pub fn is_human(&self) -> bool {
        *self == PlayerKind::Human
    }
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerKind::Human => f.write_str("human"),
            PlayerKind::Random => f.write_str("random"),
            PlayerKind::Beginner => f.write_str("beginner"),
            PlayerKind::Heuristic => f.write_str("heuristic"),
            PlayerKind::TurnSearch => f.write_str("turn-search"),
            PlayerKind::Search(Budget::Millis(ms)) => write!(f, "search:ms={ms}"),
            PlayerKind::Search(Budget::Iterations(n)) => write!(f, "search:iters={n}"),
            PlayerKind::Cmd(program) => write!(f, "cmd:{program}"),
        }
    }
}

impl FromStr for PlayerKind {
    type Err = Message;
    fn from_str(text: &str) -> Result<PlayerKind, Message> {
        let entrant: Entrant = text.parse()?;
        match entrant.name {
            None => Ok(entrant.kind),
            Some(_) => Err(unknown(text)),
        }
    }
}

impl Serialize for PlayerKind {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PlayerKind {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<PlayerKind, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A kind with an optional name: `heuristic=Ada`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// The kind.
    pub kind: PlayerKind,
    /// The given name.
    pub name: Option<String>,
}

impl Entrant {
    /// The given name, or the default name of the kind.
    #[must_use]
    pub fn name(&self, lang: Lang) -> &str {
        self.name.as_deref().unwrap_or_else(|| self.kind.title(lang))
    }
}

impl FromStr for Entrant {
    type Err = Message;
    fn from_str(text: &str) -> Result<Entrant, Message> {
        let entrant = read(text)?;
        match &entrant.name {
            Some(name) if name.is_empty() || name.len() > 60 => Err(unknown(text)),
            _ => Ok(entrant),
        }
    }
}

/// Reads an entrant with any name.
fn read(text: &str) -> Result<Entrant, Message> {
    let (word, rest) = text.find([':', '=']).map_or((text, ""), |at| text.split_at(at));
    if word == "cmd" {
        return external(rest).ok_or_else(|| unknown(text));
    }
    let (argument, name) = match rest.strip_prefix(':') {
        // `ms=200=name`: the second sign separates the name.
        Some(argument) => match argument.match_indices('=').nth(1) {
            Some((at, _)) => (Some(&argument[..at]), Some(&argument[at + 1..])),
            None => (Some(argument), None),
        },
        None => (None, rest.strip_prefix('=')),
    };
    let kind = match (word, argument) {
        ("human", None) => PlayerKind::Human,
        ("random", None) => PlayerKind::Random,
        ("beginner", None) => PlayerKind::Beginner,
        ("heuristic", None) => PlayerKind::Heuristic,
        ("turn-search", None) => PlayerKind::TurnSearch,
        ("search", None) => PlayerKind::Search(Budget::default()),
        ("search", Some(argument)) => PlayerKind::Search(budget(argument)?),
        _ => return Err(unknown(text)),
    };
    Ok(Entrant { kind, name: name.map(str::to_owned) })
}

fn external(rest: &str) -> Option<Entrant> {
    let program = rest.strip_prefix(':')?;
    let (program, name) =
        program.rsplit_once('=').map_or((program, None), |(program, name)| (program, Some(name.to_owned())));
    (!program.is_empty()).then(|| Entrant { kind: PlayerKind::Cmd(program.to_owned()), name })
}

fn budget(text: &str) -> Result<Budget, Message> {
    let wrong = || {
        Message::new(
            format!("`{text}` is not a budget: write `ms=200` (10 to 60000) or `iters=2000` (1 to 10000000)"),
            format!(
                "«\u{a0}{text}\u{a0}» n'est pas un budget\u{a0}: écrivez «\u{a0}ms=200\u{a0}» (10 à 60000) ou «\u{a0}iters=2000\u{a0}» (1 à 10000000)"
            ),
        )
    };
    let (unit, number) = text.split_once('=').ok_or_else(wrong)?;
    let number: u32 = number.parse().map_err(|_| wrong())?;
    match unit {
        "ms" if (10..=60_000).contains(&number) => Ok(Budget::Millis(number)),
        "iters" if (1..=10_000_000).contains(&number) => Ok(Budget::Iterations(number)),
        _ => Err(wrong()),
    }
}

fn unknown(text: &str) -> Message {
    let kinds = "human, random, beginner, heuristic, turn-search, search, search:ms=200, search:iters=2000";
    Message::new(
        format!("`{text}` is not a kind of player: use one of {kinds}, optionally with `=name`"),
        format!(
            "«\u{a0}{text}\u{a0}» n'est pas un type de joueur\u{a0}: utilisez l'un de {kinds}, éventuellement avec «\u{a0}=nom\u{a0}»"
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_reads_what_it_writes() {
        for text in [
            "human",
            "random",
            "beginner",
            "heuristic",
            "turn-search",
            "search:ms=200",
            "search:iters=2000",
            "cmd:./bot -x",
        ] {
            assert_eq!(text.parse::<PlayerKind>().unwrap().to_string(), text);
        }
        assert_eq!("search".parse::<PlayerKind>().unwrap(), PlayerKind::Search(Budget::Millis(200)));
    }

    #[test]
    fn names_follow_an_equals_sign() {
        let named = |text: &str| text.parse::<Entrant>().unwrap();
        assert_eq!(named("heuristic=Ada").name.as_deref(), Some("Ada"));
        assert_eq!(named("search:ms=50=Deep").name.as_deref(), Some("Deep"));
        assert_eq!(named("cmd:./bot=Mine").kind, PlayerKind::Cmd("./bot".into()));
    }

    #[test]
    fn nonsense_is_refused_with_the_list_of_kinds() {
        for text in [
            "",
            "serch",
            "search:",
            "search:ms",
            "search:ms=0",
            "search:ms=-1",
            "human:",
            "cmd:",
            "cmd:x=",
            "random=",
            "=x",
            ":",
        ] {
            assert!(text.parse::<Entrant>().is_err(), "{text}");
        }
    }
}
