//! The questions that a scenario can ask about a state.
//!
//! `S` is a seat's number as in `play`:
//!
//! | question | answer |
//! |---|---|
//! | `turn`, `led`, `winner` | a seat; a card or null; a seat or null |
//! | `hand S`, `won S` | `[3, 7]`, 1 |
//! | `legal S`, `legal S ACTION`, `refused S ACTION` | all legal actions; is this one legal; the reason of the refusal (or null) |

use crate::{Action, Outbid};
use atout_core::{Game, Message, ScenarioQuestions, Seat};
use serde_json::{Value, json};

impl ScenarioQuestions for Outbid {
    const EXAMPLES: &'static [&'static str] = &["turn", "hand 0", "won 1", "legal 0 7", "winner"];

    fn answer_words(&self, words: &[&str]) -> Option<Result<Value, Message>> {
        Some(Ok(match *words {
            ["turn"] => json!(self.turn()),
            ["led"] => json!(self.led),
            ["winner"] => json!(self.outcome().and_then(|outcome| outcome.winners.iter().next())),
            ["hand", seat] => json!(*self.hands[seat_of(seat)?.index()]),
            ["won", seat] => json!(self.won[seat_of(seat)?.index()]),
            ["legal", seat] => self.legal_words(seat_of(seat)?),
            ["legal", seat, action] => json!(self.check(seat_of(seat)?, action.parse().ok()?).is_ok()),
            ["refused", seat, action] => return self.refusal(seat_of(seat)?, action).map(Ok),
            _ => return None,
        }))
    }
}

impl Outbid {
    fn legal_words(&self, seat: Seat) -> Value {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        json!(actions.iter().map(Action::to_string).collect::<Vec<_>>())
    }

    fn refusal(&self, seat: Seat, action: &str) -> Option<Value> {
        let refused = self.check(seat, action.parse().ok()?).err();
        Some(json!(refused.map(|illegal| illegal.message().en)))
    }
}

fn seat_of(text: &str) -> Option<Seat> {
    text.parse().ok().and_then(Seat::new).filter(|seat| seat.index() < 2)
}
