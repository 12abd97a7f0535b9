//! Scenarios: the format of a position, and the entry points [`HasScenarios`] asks for.
//!
//! A position is a JSON object. Left-out keys have the values of the last column. Cards and tokens are named by their ids in
//! the content, permanents by their places on the battlefield (`attack:3` is the permanent with `"id": 3`), seats by 0 and 1.
//!
//! | key | meaning | default |
//! |---|---|---|
//! | `step` | `"opening"`, `"start"`, `"main1"`, `"combat"`, `"attackers"`, `"blockers"`, `"first-strike"`, `"damage"`, `"main2"`, `"end"`, `"cleanup"` | `"main1"` |
//! | `begin` | the step begins now: what happens at its beginning is done or asked (untap and draw, triggers, attackers, blocks, damage) | `false` |
//! | `turn` | the turn, counted from 1 | 3 |
//! | `active` | whose turn it is | 0 |
//! | `priority` | who has priority | the active player |
//! | `passes` | seats that have passed in succession | 1 if the other player has priority, else 0 |
//! | `lands_played` | lands that the active player has played this turn | 0 |
//! | `extra_lands` | lands that it may play in addition this turn | 0 |
//! | `peace` | no combat damage is dealt for the rest of the turn | `false` |
//! | `players` | one object for each seat | both empty |
//! | … `life` | | as in the options (20) |
//! | … `mana` | the pool, a letter for each mana: `"WUBRGC"` | `""` |
//! | … `mulligans` | new opening hands taken so far | 0 |
//! | … `hand` | cards; `{"card": "bolt", "known": true}` is one that both players have seen | empty |
//! | … `library` | cards, **the top first**; or a number of basic lands | 20 |
//! | … `graveyard`, `exile` | cards, the oldest first | empty |
//! | … `battlefield` | the permanents that the player controls, in the order in which they came into play | empty |
//! | `stack` | spells and abilities, the lowest first | empty |
//!
//! A card is an id, or an object with `card` and, where it helps, `count`. A permanent is an id, or an object:
//!
//! | key | meaning | default |
//! |---|---|---|
//! | `card` | the id of a card or a token | (required) |
//! | `id` | its place on the battlefield | the first free one |
//! | `count` | so many of them (without `id`) | 1 |
//! | `owner` | whose card it is | its controller |
//! | `summoner` | the player who brought it into play; if that is not the controller, something must give control | its controller |
//! | `borrowed` | it is controlled until end of turn only; `owner` and `summoner` are the other player | `false` |
//! | `tapped`, `sick`, `touched`, `held` | sick: here only since this turn; touched: damaged by death touch; held: stays tapped the next time | `false` |
//! | `damage`, `counters` | counters below 0 are -1/-1 | 0 |
//! | `chosen` | the colour chosen as it entered | none |
//! | `attached` | the permanent that this aura is on | none |
//! | `until_end` | until end of turn: `{"force": 1, "endurance": 1, "gained": ["flying"], "lost": [], "set": [1, 1]}` | nothing |
//! | `attacking` | it attacks | `false` |
//! | `blocked` | it was blocked, even if no blocker is left | if something blocks it |
//! | `blocking` | the attacker that it blocks | none |
//! | `order` | its place in the order of damage among the blockers of its attacker | as listed |
//! | `struck` | it had first or double strike as the first-strike step began | `false` |
//!
//! An entry of the stack:
//!
//! | key | meaning | default |
//! |---|---|---|
//! | `card` | the id | (required) |
//! | `seat` | who controls it | the active player |
//! | `ability`, `trigger` | it is the activated or triggered ability with this number (from 0) of the card, not a spell | a spell |
//! | `source` | the permanent that the ability comes from | none: it has left |
//! | `targets` | as in actions: `"p1"`, `"4"`, `"s0"`, `"g0.1"`; `"4=3"` gets 3 points of what is divided | none |
//! | `mode`, `x` | | 0 |
//! | `it`, `amount` | the permanent or player that a trigger is about (as a target), and how much | none, 0 |
//!
//! Not here: building a state from a position (`scenario/position.rs`, `battlefield.rs`, `stack.rs`), what can be played (`scenario/play.rs`), the
//! questions (`scenario/questions.rs`).

mod battlefield;
mod play;
mod position;
mod questions;
mod stack;
#[cfg(test)]
mod tests;

use self::position::PositionBuilder;
use crate::state::{Duel, Step};
use crate::{Action, Colour, Config, Keywords, Slot};
use atout_core::{
    Expectation, HasScenarios, LessonSource, Message, Puzzle, PuzzlePlay, PuzzleProblem, PuzzleSource, PuzzleWords,
    Rng, read_position,
};
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::fmt;
use std::marker::PhantomData;

/// A position as written in a scenario.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct Position {
    step: Option<Step>,
    begin: bool,
    turn: Option<u16>,
    active: u8,
    priority: Option<u8>,
    passes: Option<u8>,
    lands_played: u8,
    extra_lands: u8,
    peace: bool,
    players: Vec<PlayerPosition>,
    stack: Vec<ItemPosition>,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct PlayerPosition {
    life: Option<i16>,
    mana: String,
    mulligans: u8,
    hand: Vec<OrId<CardPosition>>,
    library: Option<Value>,
    graveyard: Vec<OrId<CardPosition>>,
    exile: Vec<OrId<CardPosition>>,
    battlefield: Vec<OrId<PermanentPosition>>,
}

/// A card in a hand, a library, a graveyard or in exile.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct CardPosition {
    card: String,
    count: Option<u8>,
    known: bool,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct PermanentPosition {
    card: String,
    id: Option<Slot>,
    count: Option<u8>,
    owner: Option<u8>,
    summoner: Option<u8>,
    borrowed: bool,
    tapped: bool,
    sick: bool,
    touched: bool,
    held: bool,
    damage: i16,
    counters: i16,
    chosen: Option<Colour>,
    attached: Option<Slot>,
    until_end: UntilEndPosition,
    attacking: bool,
    blocked: Option<bool>,
    blocking: Option<Slot>,
    order: Option<u8>,
    struck: bool,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct UntilEndPosition {
    force: i16,
    endurance: i16,
    gained: Keywords,
    lost: Keywords,
    set: Option<(i16, i16)>,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct ItemPosition {
    card: String,
    seat: Option<u8>,
    ability: Option<u8>,
    trigger: Option<u8>,
    source: Option<Slot>,
    targets: Vec<String>,
    mode: u8,
    x: u8,
    it: Option<String>,
    amount: i16,
}

impl From<&str> for CardPosition {
    fn from(card: &str) -> CardPosition {
        CardPosition { card: card.to_owned(), ..CardPosition::default() }
    }
}

impl From<&str> for PermanentPosition {
    fn from(card: &str) -> PermanentPosition {
        PermanentPosition { card: card.to_owned(), ..PermanentPosition::default() }
    }
}

/// An object, or only the id of its card.
struct OrId<T>(T);

impl<'de, T: Deserialize<'de> + for<'a> From<&'a str>> Deserialize<'de> for OrId<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(OrIdVisitor(PhantomData)).map(OrId)
    }
}

struct OrIdVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + for<'a> From<&'a str>> Visitor<'de> for OrIdVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the id of a card, or an object with `card`")
    }

    fn visit_str<E>(self, id: &str) -> Result<T, E> {
        Ok(T::from(id))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map))
    }
}

/// A position that does not fit its format.
fn malformed(error: &serde_json::Error) -> Message {
    Message::new(format!("position: {error}"), format!("position\u{a0}: {error}"))
}

impl HasScenarios for Duel {
    const LESSON: Option<LessonSource> =
        Some(LessonSource { file: "lessons/first_duel.toml", text: include_str!("../lessons/first_duel.toml") });
    const PUZZLES: &'static [PuzzleSource] = crate::PUZZLES;

    fn from_position(config: &Config, position: &Value) -> Result<Duel, Message> {
        PositionBuilder::new(config).build(&read_position::<Duel, Position>(config, position)?)
    }

    fn play_line<R: Rng>(&mut self, line: &str, rng: &mut R) -> Result<(), Message> {
        self.play_scenario_line(line, rng)
    }

    fn check_puzzle(&self, puzzle: &PuzzleWords) -> Result<Vec<Expectation>, Message> {
        self.check_words(puzzle)
    }

    fn play_puzzle(puzzle: &Puzzle, row: &[Action]) -> Result<PuzzlePlay<Duel>, PuzzleProblem> {
        crate::puzzle::play(puzzle, row)
    }

    fn solve_puzzle(puzzle: &Puzzle, row: &[Action]) -> Result<Option<Vec<Action>>, PuzzleProblem> {
        crate::puzzle::solve(puzzle, row)
    }
}
