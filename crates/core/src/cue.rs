//! Cues: what an event looks like on a board. A page plays them over the old board before the new one is shown, so that a
//! move is told in order.
//!
//! A cue names the things on the screen by the ids that boards and [`Board::touch`](crate::Board::touch) give them; the page
//! knows how each kind of cue looks and sounds, and no game. Cues are made from events that a viewer received, so they show
//! nothing else. Not here: the sentence for an event ([`Journal::log_line`](crate::Journal::log_line)), how long a cue takes (the
//! script).

use serde::{Serialize, Serializer};

/// A moment of the story: its cues are played at the same time.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Beat {
    /// The lines of the log that say it, by their numbers among those that the beats come with; none if the line before
    /// still says it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<usize>,
    /// What is seen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cues: Vec<Cue>,
    /// Beats of the same group that follow one another are one beat: all players walk at once.
    #[serde(skip)]
    pub group: Option<&'static str>,
}

impl Beat {
    /// A beat of its own.
    #[must_use]
    pub fn of(cues: Vec<Cue>) -> Beat {
        Beat { cues, ..Beat::default() }
    }

    /// A beat that is one with its neighbours of the same group.
    #[must_use]
    pub fn grouped(group: &'static str, cues: Vec<Cue>) -> Beat {
        Beat { group: Some(group), ..Beat::of(cues) }
    }

    /// Puts beats of the same group together.
    #[must_use]
    pub fn join(beats: impl IntoIterator<Item = Beat>) -> Vec<Beat> {
        let mut joined: Vec<Beat> = Vec::new();
        for beat in beats {
            match joined.last_mut().filter(|last| last.group.is_some() && last.group == beat.group) {
                Some(last) => {
                    last.lines.extend(beat.lines);
                    last.cues.extend(beat.cues);
                }
                None => joined.push(beat),
            }
        }
        joined
    }
}

/// Something that is seen on a board. `what`, `from`, `to` and `at` are ids of things on the screen. As JSON a list, since
/// every move has several: `["go", "card:R7", "side:3:0", "hand:0"]`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cue {
    /// A thing goes to a place and stays there: a piece to a cell, a card to a stone.
    Go {
        /// The thing.
        what: String,
        /// Where it comes from, if it is not on the board yet: a deck, another player's hand.
        from: Option<String>,
        /// Where it goes.
        to: String,
    },
    /// A picture flies from one thing to another and is gone: a card that is played at somebody.
    Fly {
        /// The file of the picture.
        picture: String,
        /// Where it starts.
        from: String,
        /// Where it ends.
        to: String,
    },
    /// A number rises or falls.
    Count {
        /// Where the change is shown.
        at: String,
        /// The number on the board that changes (`data-count`).
        what: String,
        /// By how much.
        by: i64,
        /// What it is now; none if it is what it was and the change.
        now: Option<i64>,
        /// What is counted, in the reader's language: "life".
        unit: String,
    },
    /// A thing comes to the board.
    Come {
        /// The thing.
        what: String,
        /// Where.
        at: String,
    },
    /// A thing leaves the board, or falls.
    Leave {
        /// The thing.
        what: String,
    },
    /// A card is held up over a thing, long enough to be read: what an opponent plays, and at whom.
    Present {
        /// The thing.
        at: String,
        /// The file of the picture.
        picture: String,
        /// The words below it.
        text: String,
    },
    /// A few words over a thing, to be read: what was won and why.
    Note {
        /// The thing.
        at: String,
        /// The words.
        text: String,
        /// How it is for the reader.
        mood: Mood,
    },
}

impl Cue {
    /// The word for its kind, which the script has a movement for (`assets/cues.js`).
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Cue::Go { .. } => "go",
            Cue::Fly { .. } => "fly",
            Cue::Count { .. } => "count",
            Cue::Come { .. } => "come",
            Cue::Leave { .. } => "leave",
            Cue::Present { .. } => "present",
            Cue::Note { .. } => "note",
        }
    }
}

impl Serialize for Cue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let kind = self.kind();
        match self {
            Cue::Go { what, from: None, to } => (kind, what, to).serialize(serializer),
            Cue::Go { what, from: Some(from), to } => (kind, what, to, from).serialize(serializer),
            Cue::Fly { picture, from, to } => (kind, picture, from, to).serialize(serializer),
            Cue::Count { at, what, by, now, unit } => (kind, at, what, by, now, unit).serialize(serializer),
            Cue::Come { what, at } => (kind, what, at).serialize(serializer),
            Cue::Leave { what } => (kind, what).serialize(serializer),
            Cue::Present { at, picture, text } => (kind, at, picture, text).serialize(serializer),
            Cue::Note { at, text, mood } => (kind, at, text, mood).serialize(serializer),
        }
    }
}

/// How something is for the reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mood {
    /// It helps the reader.
    Good,
    /// It hurts the reader.
    Bad,
    /// Neither, or the reader only watches.
    Plain,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beats_of_one_group_are_played_together() {
        let leave = |what: &str| Cue::Leave { what: what.to_owned() };
        let walk = |what: &str, line| Beat { lines: vec![line], ..Beat::grouped("walk", vec![leave(what)]) };
        let alone = |what: &str| Beat::of(vec![leave(what)]);
        let beats = Beat::join([walk("a", 0), walk("b", 1), alone("c"), alone("d"), walk("e", 2)]);
        let parts: Vec<(&[usize], usize)> = beats.iter().map(|beat| (&*beat.lines, beat.cues.len())).collect();
        assert_eq!(parts, [(&[0, 1][..], 2), (&[][..], 1), (&[][..], 1), (&[2][..], 1)]);
    }

    #[test]
    fn cues_are_short_on_the_wire() {
        let go = Cue::Go { what: "card:R7".to_owned(), from: Some("hand:0".to_owned()), to: "side:3:0".to_owned() };
        let beat = Beat { lines: vec![0], ..Beat::of(vec![go, Cue::Leave { what: "entity:f1".to_owned() }]) };
        let text = r#"{"lines":[0],"cues":[["go","card:R7","side:3:0","hand:0"],["leave","entity:f1"]]}"#;
        assert_eq!(serde_json::to_string(&beat).unwrap(), text);
    }
}
