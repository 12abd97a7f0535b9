//! Scenarios: the format of a position, and the entry points [`HasScenarios`] asks for.
//!
//! A position is a JSON object. Left-out keys have the values of the last column; cards, enemies, skills and events are
//! named by their ids in the content.
//!
//! | key | meaning | default |
//! |---|---|---|
//! | `phase` | `"turn"`, `"way"`, `"reward"`, `"training"`, `"rest"`, `"event"` | `"turn"` if there are enemies, else `"way"` |
//! | `floor` | the floor, counted from 1 | that of the options |
//! | `at` | row and column of the room, counted from 0 | `[1, 0]`; in front of the entrance: `null` |
//! | `room` | the kind of this room: `"enemy"`, `"boss"` … | what the phase needs |
//! | `ways` | for each room of this row, the rooms of the next one that can be reached | as drawn |
//! | `turn` | the turn of the fight, counted from 1 | 1 |
//! | `seat` | whose turn it is | 0 |
//! | `players` | one object for each seat | (required) |
//! | … `life`, `max_life`, `block`, `element`, `attack_stat`, `block_stat` | | 50, 70, 0, `"none"`, 0, 0 |
//! | … `counters` | `{"evade": 1}` | none |
//! | … `energy`, `played` | | 3, 0 |
//! | … `hand`, `draw`, `discard` | ids of cards | empty |
//! | … `deck` | ids of cards | hand, draw pile and discards together |
//! | … `next_fight` | counters for the next fight | none |
//! | `enemies` | `[{"kind": "cinder-imp"}]`, at most three | none |
//! | … `life`, `max_life`, `block`, `element`, `attack_stat`, `block_stat`, `counters`, `phase` | | as the content and the floor say |
//! | … `intent` | the id of one of its skills | the first one |
//! | … `aim` | the id of the player or enemy that the skill is aimed at | 0, or the enemy itself |
//! | `offer` | ids of cards on offer | three as drawn |
//! | `event` | the id of the event | the first one |
//!
//! Not here: building a state from a position (`scenario/position.rs`), the questions (`scenario/questions.rs`).

mod position;
mod questions;

use self::position::PositionBuilder;
use crate::map::RoomKind;
use crate::{Config, Counter, Element, Spire};
use atout_core::{HasScenarios, LessonSource, Message, read_position};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A position as written in a scenario.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct Position {
    phase: Option<PositionPhase>,
    floor: Option<u8>,
    #[serde(deserialize_with = "given")]
    at: Option<Option<(u8, u8)>>,
    room: Option<RoomKind>,
    ways: Option<Vec<Vec<u8>>>,
    turn: Option<u8>,
    seat: u8,
    players: Vec<PlayerPosition>,
    enemies: Vec<EnemyPosition>,
    offer: Option<Vec<String>>,
    event: Option<String>,
}

/// A key that is there may still be null.
fn given<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Option<(u8, u8)>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// What is common to players and enemies.
#[derive(Deserialize, Default)]
#[serde(default)]
struct BodyPosition {
    life: Option<i16>,
    max_life: Option<i16>,
    block: Option<i16>,
    element: Option<Element>,
    attack_stat: Option<i8>,
    block_stat: Option<i8>,
    counters: BTreeMap<Counter, u8>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct PlayerPosition {
    #[serde(flatten)]
    body: BodyPosition,
    energy: Option<u8>,
    played: u8,
    hand: Vec<String>,
    draw: Vec<String>,
    discard: Vec<String>,
    deck: Option<Vec<String>>,
    next_fight: BTreeMap<Counter, u8>,
    #[serde(flatten)]
    unknown: BTreeMap<String, Value>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct EnemyPosition {
    kind: String,
    #[serde(flatten)]
    body: BodyPosition,
    phase: u8,
    intent: Option<String>,
    aim: Option<u8>,
    #[serde(flatten)]
    unknown: BTreeMap<String, Value>,
}

/// What the players decide in a position.
#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
enum PositionPhase {
    Turn,
    Way,
    Reward,
    Training,
    Rest,
    Event,
}

impl HasScenarios for Spire {
    const LESSON: Option<LessonSource> =
        Some(LessonSource { file: "lessons/first_fight.toml", text: include_str!("../lessons/first_fight.toml") });

    fn from_position(config: &Config, position: &Value) -> Result<Spire, Message> {
        PositionBuilder::new(config).build(&read_position::<Spire, Position>(config, position)?)
    }
}
