//! Scenarios: the JSON form of a position, and the questions that a scenario can ask.
//!
//! A position is a JSON object; every key is optional:
//!
//! | key | meaning | default |
//! |---|---|---|
//! | `turn` | the seat that decides | 0 |
//! | `phase` | `"play"`, `"claim"` or `"draw"` | the phase at the start of a turn |
//! | `stones` | stones by number: `{"3": {"sides": [["R7", "R8"], ["G1"]], …}}` | empty |
//! | … `owner` | the seat that owns the stone | none |
//! | … `first` | the seat whose side was full first | the one whose side is full; required where both sides tie |
//! | … `mud`, `blind` | a fight lies on the stone | `false` |
//! | `hands` | both hands: `[["R1"], ["G2", "spy"]]` | empty |
//! | `clan_deck`, `tactic_deck` | the cards, top first | every card that is nowhere else, lowest on top |
//! | `discards` | oldest first | empty |
//! | `seen` | clan cards that lie face up somewhere else | none |
//! | `unseen` | exactly these clan cards count as unseen | all that are not on the table, discarded or `seen` |
//! | `tactics_played` | by seat | `[0, 0]` |
//! | `passes` | passes in a row so far | 0 |
//!
//! With automatic claims, stones with two full sides get their owner at once. A position with a winner is over.
//!
//! ScenarioQuestions (`S` is a seat, `N` a stone's number): `owner N`, `formation S N` and `reach S N` (`"colour_run 24"` or
//! null), `claimable S N`, `claim S N` (`"proven"`, `"beatable"`, …), `reply S N` (the cards that would beat it), `first N`, `leader N`, `room N`,
//! `side S N`, `hand S`, `hand_size S`, `deck clan`, `deck tactic`, `discards`, `unseen`, `tactics_played S`, `turn`,
//! `phase`, `winner`, `win`, `actions S`, `legal S ACTION`, `refused S ACTION` (why, or null).

mod position;
mod questions;

use crate::{Config, Stones};
use atout_core::{HasScenarios, LessonSource, Message, read_position};
use position::{Position, PositionBuilder};
use serde_json::Value;
use std::fmt::Display;

impl HasScenarios for Stones {
    const LESSON: Option<LessonSource> =
        Some(LessonSource { file: "lessons/first_game.toml", text: include_str!("../lessons/first_game.toml") });

    fn from_position(config: &Config, position: &Value) -> Result<Stones, Message> {
        PositionBuilder::new(config).build(&read_position::<Stones, Position>(config, position)?)
    }
}

fn no_seat(name: impl Display) -> Message {
    Message::new(
        format!("there is no seat {name}: write 0 or 1"),
        format!("il n'y a pas de place {name}\u{a0}: écrivez 0 ou 1"),
    )
}

fn no_stone(name: impl Display) -> Message {
    Message::new(format!("there is no stone {name}"), format!("il n'y a pas de borne {name}"))
}
