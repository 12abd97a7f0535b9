//! What a game's words and boards come as: choices, lines, sections, cards, findings.
//!
//! Not here: who makes them (the traits of `show.rs`), markup (`atout-web`).

use crate::{Lang, Seat, Text, Viewer};
use serde::Serialize;
use std::fmt::Display;

/// One legal action as an interface offers it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The action in the game's notation.
    pub action: String,
    /// What it does.
    pub label: String,
    /// The things to touch, in order.
    pub touch: Vec<String>,
    /// May it still be taken back? Then it is sent together with what follows.
    #[serde(skip_serializing_if = "is_false")]
    pub draft: bool,
    /// The label as HTML, where a page draws signs in place of words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<String>,
}

pub(super) fn is_false(value: &bool) -> bool {
    !*value
}

/// The turn that it is, in games whose turns can end without a word of their player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Turn<A = String> {
    /// Whose turn it is.
    pub seat: Seat,
    /// Which turn it is, counted from 1.
    pub number: u32,
    /// The action by which its player ends it, if one does now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends: Option<A>,
    /// What its player is told if it ends by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passed: Option<String>,
}

impl<A: Display> Turn<A> {
    /// As a viewer's screen gets it: in the game's notation. How it ends is for its player only.
    #[must_use]
    pub fn written(self, viewer: Viewer, lang: Lang) -> Turn {
        let is_own = viewer == Viewer::Seat(self.seat);
        Turn {
            seat: self.seat,
            number: self.number,
            ends: self.ends.filter(|_| is_own).map(|action| action.to_string()),
            passed: self.passed.filter(|_| is_own).map(|passed| lang.typeset(passed)),
        }
    }
}

/// A line of the log and the version (the number of the action) it belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// The action that made it happen, counted from 1.
    pub version: u64,
    /// What happened, in the reader's language.
    pub text: String,
}

/// A heading of the rules and its paragraphs.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct RulesSection {
    /// Its name in addresses and for the pictures that belong to it; the same in every language.
    pub id: &'static str,
    /// The heading.
    pub title: String,
    /// Its paragraphs.
    pub paragraphs: Vec<String>,
}

impl RulesSection {
    /// The section under a name.
    #[must_use]
    pub fn named(self, id: &'static str) -> RulesSection {
        RulesSection { id, ..self }
    }
}

/// Something that a seat was, among others it could have been.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tag {
    /// Of what sort: "class".
    pub sort: Text,
    /// Which one: "Warrior".
    pub what: Text,
}

/// A set-up that comes with the game: a deck that anybody can play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadySetup<S> {
    /// How commands write it.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// How it plays, in one sentence.
    pub idea: Text,
    /// The set-up itself.
    pub setup: S,
}

/// What a finished match came to, for tables of results.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Findings {
    /// How far it came.
    pub reached: Option<Reached>,
    /// What the players have left, to tell equal ends apart: "life", 34.
    pub left: Option<(Text, u32)>,
    /// What a lost match was lost by: "killed by", "Cinder Imp".
    pub lost_by: Option<Tag>,
    /// What only its events tell of the seats: the cards that they took.
    pub tags: Vec<(Seat, Tag)>,
}

/// How far a match came on a way of known length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reached {
    /// What is counted: "rooms".
    pub what: Text,
    /// How many.
    pub n: u32,
    /// Out of how many.
    pub of: u32,
}

/// The game of the day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Daily<C> {
    /// Its options.
    pub config: C,
    /// What is the same for everybody, and which options they are, in a few sentences.
    pub about: Text,
    /// What [`Findings::reached`] counts, as the head of a column: "Rooms".
    pub reached: Text,
    /// What [`Findings::left`] counts: "Life left".
    pub left: Text,
}

/// A heading of a chronicle and its lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Chapter {
    /// The heading.
    pub title: String,
    /// Its lines.
    pub lines: Vec<String>,
}

/// A card's help.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CardHelp {
    /// The id it has in notation and on screens.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is or does.
    pub text: String,
}

/// Whether text may carry ANSI colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paint {
    /// Plain characters only.
    Plain,
    /// With ANSI colours.
    Ansi,
}

impl Paint {
    /// The text in an ANSI style (`"31;1"`), or as it is.
    #[must_use]
    pub fn style(self, code: &str, text: &str) -> String {
        match self {
            Paint::Plain => text.to_owned(),
            Paint::Ansi => format!("\x1b[{code}m{text}\x1b[0m"),
        }
    }
}
