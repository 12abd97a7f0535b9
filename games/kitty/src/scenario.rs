//! Scenarios: the format of a position, and the entry points [`HasScenarios`] asks for.
//!
//! A position is a JSON object. Left-out keys have the values of the last column:
//!
//! | key | meaning | default |
//! |---|---|---|
//! | `turn` | the turn, counted from 1 | 1; 0 in phase `pick` |
//! | `phase` | `"begin"`: the turn begins now and players who are walled in fall; `"move"`, `"card"`, `"pick"`: the players decide that | `"begin"` |
//! | `players` | one object for each seat, in order | (required) |
//! | … `cell` | the cell of the player, or of its body | the first cell, row by row, with nothing on it or beside it |
//! | … `life`, `mana`, `generation` | its numbers | what its class starts with |
//! | … `class` | its class | the class of the options; else `"kitten"` |
//! | … `hand` | `["razor", "stone"]` | empty |
//! | … `discard` | the same | empty; in a classic game the hand, which stays part of the memento |
//! | … `draw` | the same | as many Panaceas as the memento lacks, so that every draw is certain |
//! | … `fell` | `{"turn": 3, "cause": "walled"}` or `{"turn": 3, "cause": {"card": {"card": "razor", "by": 0, "friend": false}}}` | the player lives |
//! | `friends` | `[{"cell": "d3", "target": "p2", "card": "razor"}]` | none |
//! | … `id` | its number, `"f2"` | the lowest free number |
//! | … `owner` | the player whose friend it is | `"p1"` |
//! | … `life`, `mana`, `generation`, `span` | its numbers | as in the options |
//! | `caramels` | cells: `["a1"]` | none |
//! | `chosen` | the secret choices so far: `{"p1": "razor p2"}` | none |
//!
//! An impossible position is refused. In particular, no player is walled in during phase `move`: such a player has
//! already fallen. Use `begin` to test that.
//!
//! Not here: building a state from a position (`scenario/position.rs`), which positions are refused
//! (`scenario/checks.rs`), the questions (`scenario/questions.rs`).

mod checks;
mod position;
mod questions;

use self::position::PositionBuilder;
use crate::{Action, Bag, Card, Cell, Class, Config, Entity, Fall, Kitty};
use atout_core::{HasScenarios, LessonSource, Message, read_position};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A position as written in a scenario.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct Position {
    turn: Option<u16>,
    phase: PositionPhase,
    players: Vec<PlayerPosition>,
    friends: Vec<FriendPosition>,
    caramels: Vec<Cell>,
    chosen: BTreeMap<Entity, Action>,
}

/// A player of a position.
#[derive(Deserialize, Default, PartialEq)]
#[serde(default, deny_unknown_fields)]
struct PlayerPosition {
    cell: Option<Cell>,
    life: Option<u16>,
    mana: Option<u16>,
    generation: Option<u16>,
    class: Option<Class>,
    hand: Bag,
    draw: Option<Bag>,
    discard: Option<Bag>,
    fell: Option<Fall>,
}

/// A friend of a position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FriendPosition {
    id: Option<Entity>,
    cell: Cell,
    owner: Option<Entity>,
    target: Entity,
    card: Card,
    life: Option<u16>,
    mana: Option<u16>,
    generation: Option<u16>,
    span: Option<u8>,
}

/// The phase of a position.
#[derive(Deserialize, Default, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
enum PositionPhase {
    Pick,
    #[default]
    Begin,
    Move,
    Card,
}

impl HasScenarios for Kitty {
    const LESSON: Option<LessonSource> =
        Some(LessonSource { file: "lessons/first_game.toml", text: include_str!("../lessons/first_game.toml") });

    fn from_position(config: &Config, position: &Value) -> Result<Kitty, Message> {
        PositionBuilder::new(config).build(&read_position::<Kitty, Position>(config, position)?)
    }
}
