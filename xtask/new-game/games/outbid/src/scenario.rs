//! Scenarios: the JSON form of a position.
//!
//! A position is a JSON object; every key is optional:
//!
//! | key | meaning | default |
//! |---|---|---|
//! | `leader` | the seat that leads the round | 0 |
//! | `led` | the card that leads it; no longer in the leader's hand | none |
//! | `hands` | both hands: `[[3, 7], [5, 9]]` | empty |
//! | `played` | cards of finished rounds, two for each | none |
//! | `won` | rounds won, by seat | `[0, 0]` |
//!
//! All other cards were not dealt. Not here: building a state (`scenario/position.rs`), the questions
//! (`scenario/questions.rs`).

mod position;
mod questions;

use crate::{Card, Config, Outbid};
use atout_core::{HasScenarios, LessonSource, Message, read_position};
use position::build;
use serde::Deserialize;
use serde_json::Value;

/// A position as written in a scenario.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct Position {
    leader: u8,
    led: Option<Card>,
    hands: [Vec<Card>; 2],
    played: Vec<Card>,
    won: [u8; 2],
}

impl HasScenarios for Outbid {
    const LESSON: Option<LessonSource> =
        Some(LessonSource { file: "lessons/first_game.toml", text: include_str!("../lessons/first_game.toml") });

    fn from_position(config: &Config, position: &Value) -> Result<Outbid, Message> {
        build(config, &read_position::<Outbid, Position>(config, position)?)
    }
}
