//! Answers the questions that scenarios ask about a position; `scenario.rs` lists them.

use super::{no_seat, no_stone};
use crate::{Action, ClaimView, Formation, Stone, Stones};
use atout_core::{BotRng, Game, Message, NoEvents, ScenarioQuestions, Seat, SeedableRng, Viewer};
use serde_json::{Value, json};

impl ScenarioQuestions for Stones {
    const EXAMPLES: &'static [&'static str] =
        &["owner 3", "formation 0 3", "claimable 0 3", "legal 0 R7@3", "hand_size 0", "winner", "phase"];

    fn answer_words(&self, words: &[&str]) -> Option<Result<Value, Message>> {
        let answer = match *words {
            ["turn"] => json!(self.turn),
            ["phase"] => self.phase_word(),
            ["winner"] => json!(self.won.map(|(seat, _)| seat)),
            ["win"] => json!(self.won.map(|(_, win)| win)),
            ["discards"] => json!(*self.discards),
            ["unseen"] => json!(self.unseen.len()),
            ["deck", "clan"] => json!(self.clan_deck.len()),
            ["deck", "tactic"] => json!(self.tactic_deck.len()),
            [what, about] if matches!(what, "owner" | "first" | "leader" | "room") => {
                return Some(self.ask_stone(what, about));
            }
            [what, who] => return self.ask_seat(what, who),
            [what @ ("legal" | "refused"), who, ref action @ ..] => {
                return Some(self.ask_action(what, who, &action.join(" ")));
            }
            [what, who, about] => return self.ask_side(what, who, about),
            _ => return None,
        };
        Some(Ok(answer))
    }
}

impl Stones {
    /// The name of the phase, without its fields.
    fn phase_word(&self) -> Value {
        let value = json!(self.phase);
        value.as_object().and_then(|object| object.keys().next().map(|key| json!(key))).unwrap_or(value)
    }

    fn ask_stone(&self, what: &str, about: &str) -> Result<Value, Message> {
        let stone = self.stone_named(about)?;
        let first = [Seat::FIRST, Seat::SECOND].into_iter().find(|seat| self.first[seat.index()] & stone.bit() != 0);
        Ok(match what {
            "owner" => json!(self.owner(stone)),
            "first" => json!(first),
            "leader" => json!(self.view_for(Viewer::Spectator).stones[stone.index()].leader),
            _ => json!(self.room(stone)),
        })
    }

    fn ask_seat(&self, what: &str, who: &str) -> Option<Result<Value, Message>> {
        let seat = match seat_named(who) {
            Ok(seat) => seat,
            Err(message) => return Some(Err(message)),
        };
        let answer = match what {
            "hand_size" => json!(self.hand(seat).len()),
            "hand" => {
                let mut cards = self.hand(seat).to_vec();
                cards.sort_unstable();
                json!(cards)
            }
            "tactics_played" => json!(self.tactics_played[seat.index()]),
            "actions" => {
                let mut actions = Vec::new();
                self.actions(seat, &mut actions);
                json!(actions.iter().map(Action::to_string).collect::<Vec<_>>())
            }
            _ => return None,
        };
        Some(Ok(answer))
    }

    fn ask_side(&self, what: &str, who: &str, about: &str) -> Option<Result<Value, Message>> {
        let say = |formation: Formation| {
            format!("{} {}", json!(formation.kind).as_str().unwrap_or_default(), formation.total)
        };
        let (seat, stone) = match (seat_named(who), self.stone_named(about)) {
            (Ok(seat), Ok(stone)) => (seat, stone),
            (Err(message), _) | (_, Err(message)) => return Some(Err(message)),
        };
        let answer = match what {
            "formation" => json!(self.is_full(seat, stone).then(|| say(self.formation(seat, stone)))),
            "reach" => json!(self.reach(seat, stone).map(|reach| say(reach.formation))),
            "claimable" => json!(self.may_claim(seat, stone)),
            "claim" => json!(match self.claim_view(seat, stone) {
                ClaimView::Closed => "closed",
                ClaimView::Incomplete => "incomplete",
                ClaimView::Beats => "beats",
                ClaimView::Loses => "loses",
                ClaimView::Proven { .. } => "proven",
                ClaimView::Beatable { .. } => "beatable",
            }),
            "reply" => match self.claim_view(seat, stone) {
                ClaimView::Beatable { reply, .. } => json!(reply),
                _ => Value::Null,
            },
            "side" => json!(self.side(seat, stone)),
            _ => return None,
        };
        Some(Ok(answer))
    }

    fn ask_action(&self, what: &str, who: &str, action: &str) -> Result<Value, Message> {
        let (seat, action) = (seat_named(who)?, action.parse::<Action>()?);
        let mut tried = *self;
        // The rules draw no random number after the deal, so any generator will do.
        let refused = tried.apply(seat, &action, &mut BotRng::seed_from_u64(0), &mut NoEvents).err();
        Ok(if what == "legal" { json!(refused.is_none()) } else { json!(refused.map(|illegal| illegal.message().en)) })
    }

    fn stone_named(&self, text: &str) -> Result<Stone, Message> {
        text.parse().ok().filter(|stone: &Stone| stone.0 < self.config.stones).ok_or_else(|| no_stone(text))
    }
}

fn seat_named(text: &str) -> Result<Seat, Message> {
    text.parse().ok().and_then(Seat::new).filter(|seat| seat.index() < 2).ok_or_else(|| no_seat(text))
}
