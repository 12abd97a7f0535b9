//! Positions for scenarios: set up freely, then asked about.
//!
//! A position is a JSON object; what is not told is as the options of the game (and the class) have it:
//!
//! | key | meaning | left out |
//! |---|---|---|
//! | `turn` | the turn, counted from 1 | 1; 0 in phase `pick` |
//! | `phase` | `"begin"`: the turn begins now, who is walled in falls; `"move"`, `"card"`: everybody decides that; `"pick"`: classes | `"begin"` |
//! | `players` | one object for each seat, in order | (must be told) |
//! | … `cell` | where it stands, or lies | the first cell as one reads with nothing on it or beside it |
//! | … `life`, `mana`, `generation` | its numbers | what its class starts with |
//! | … `class` | what it is | what the options say; else `"kitten"` |
//! | … `hand` | `["razor", "stone"]` | empty |
//! | … `discard` | the same | empty; in a classic game the cards of the hand, which never left the memento |
//! | … `draw` | the same | as many Panaceas as the memento lacks, so that every draw is known |
//! | … `fell` | `{"turn": 3, "cause": "walled"}` or `{"turn": 3, "cause": {"card": {"card": "razor", "by": 0, "friend": false}}}` | it lives |
//! | `friends` | `[{"cell": "d3", "target": "p2", "card": "razor"}]` | none |
//! | … `id` | its number, `"f2"` | the lowest that is free |
//! | … `owner` | whose friend it is | `"p1"` |
//! | … `life`, `mana`, `generation`, `span` | its numbers | what friends come with |
//! | `caramels` | cells: `["a1"]` | none |
//! | `chosen` | what was decided in secret so far: `{"p1": "razor p2"}` | nothing |
//!
//! A position that cannot be is refused. In particular nobody in phase `move` is walled in: the turn has begun, so
//! whoever was is out. Say `begin` to see that happen.
//!
//! Not here: how a position becomes a state, and what is refused (`staging.rs`); what can be asked (`questions.rs`).

use crate::questions::not_a_question;
use crate::staging::Stage;
use crate::{Action, Bag, Card, Cell, Class, Config, Entity, Fall, Kitty};
use atout_core::{HasScenarios, Message};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Position {
    pub(crate) turn: Option<u16>,
    pub(crate) phase: PhaseWord,
    pub(crate) players: Vec<PlayerPosition>,
    pub(crate) friends: Vec<FriendPosition>,
    pub(crate) caramels: Vec<Cell>,
    pub(crate) chosen: BTreeMap<Entity, Action>,
}

#[derive(Deserialize, Default, PartialEq)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct PlayerPosition {
    pub(crate) cell: Option<Cell>,
    pub(crate) life: Option<u16>,
    pub(crate) mana: Option<u16>,
    pub(crate) generation: Option<u16>,
    pub(crate) class: Option<Class>,
    pub(crate) hand: Bag,
    pub(crate) draw: Option<Bag>,
    pub(crate) discard: Option<Bag>,
    pub(crate) fell: Option<Fall>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FriendPosition {
    pub(crate) id: Option<Entity>,
    pub(crate) cell: Cell,
    pub(crate) owner: Option<Entity>,
    pub(crate) target: Entity,
    pub(crate) card: Card,
    pub(crate) life: Option<u16>,
    pub(crate) mana: Option<u16>,
    pub(crate) generation: Option<u16>,
    pub(crate) span: Option<u8>,
}

#[derive(Deserialize, Default, Clone, Copy, PartialEq)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PhaseWord {
    Pick,
    #[default]
    Begin,
    Move,
    Card,
}

impl HasScenarios for Kitty {
    fn from_position(config: &Config, position: &Value) -> Result<Kitty, Message> {
        config.check().map_err(|error| error.0)?;
        if !position.is_object() {
            return Err(Message::new(
                "position: write an object, such as {\"players\": [{\"cell\": \"c3\"}, {\"cell\": \"d3\"}]}",
                "position\u{a0}: écrivez un objet, par exemple {\"players\": [{\"cell\": \"c3\"}, {\"cell\": \"d3\"}]}",
            ));
        }
        let position = Position::deserialize(position)
            .map_err(|error| Message::new(format!("position: {error}"), format!("position\u{a0}: {error}")))?;
        Stage::new(config).set_up(&position)
    }

    fn answer(&self, question: &str) -> Result<Value, Message> {
        let words: Vec<&str> = question.split_whitespace().collect();
        self.answer_words(&words).unwrap_or_else(|| Err(not_a_question(question)))
    }
}
