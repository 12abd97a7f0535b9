//! The lines of a scenario's `play`.
//!
//! In a scenario every player who gets priority is asked, even one who can do nothing with it, so that a line means the same
//! whatever lies on the table.
//!
//! | line | meaning |
//! |---|---|
//! | `0 attack:3 attack:4 done` | seat 0 takes these actions, one after the other, as `notation.rs` writes them |
//! | `0 cast bolt at:p1` | after `cast`, `land`, `discard`, `bottom`, `find` or `exile` the card may be named by its id instead of its place |
//! | `pass` | whoever has priority passes, until the top of the stack has resolved or the step has ended |
//! | `pass until empty` | the same until nothing is on the stack |
//! | `pass until main2` | the same until that step has begun, in this turn or one of the next two; nothing if it is that step now |
//! | `pass until turn 4` | the same until that turn has begun |
//! | `pass until turn 4 main1` | until that step of that turn |
//!
//! On the way nobody attacks or blocks, blockers are ordered by their ids and damage is given out by default. At any other
//! question passing stops: without `until` that is the end of the line, with it an error. The end of the duel ends it, too.

use crate::action::Action;
use crate::state::{Asked, Card, Duel, Step};
use atout_core::{Game, Message, NoEvents, Rng, Seat};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};

/// A row of passes that does not arrive ends after so many.
const MOST_PASSES: u32 = 1_000;

/// What passing leads to.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Goal {
    /// Something resolved, or a step has ended.
    Once,
    /// The stack is empty.
    Empty,
    /// A turn, a step, or a step of a turn.
    Step(Option<u16>, Option<Step>),
}

type Played = Result<(), Message>;

fn in_line(line: &str, en: &str, fr: &str) -> Message {
    Message::new(format!("`{line}`: {en}"), format!("«\u{a0}{line}\u{a0}»\u{a0}: {fr}"))
}

impl Duel {
    pub(super) fn play_scenario_line<R: Rng>(&mut self, line: &str, rng: &mut R) -> Played {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["pass"] => self.pass_to(Goal::Once, line, rng),
            ["pass", "until", ref goal @ ..] => {
                let goal = parse_goal(goal).ok_or_else(|| {
                    in_line(
                        line,
                        "write `pass until empty`, `pass until main2`, `pass until turn 4` or `pass until turn 4 main1`",
                        "écrivez «\u{a0}pass until empty\u{a0}», «\u{a0}pass until main2\u{a0}», «\u{a0}pass until turn 4\u{a0}» ou «\u{a0}pass until turn 4 main1\u{a0}»",
                    )
                })?;
                self.pass_to(goal, line, rng)
            }
            [seat, ref row @ ..] if !row.is_empty() => {
                let seat = parse_seat(seat).ok_or_else(|| not_a_line(line))?;
                self.play_row(seat, row, rng).map_err(|why| in_line(line, &why.en, &why.fr))
            }
            _ => Err(not_a_line(line)),
        }
    }

    /// Plays a row of actions of one seat.
    pub(super) fn play_row<R: Rng>(&mut self, seat: Seat, words: &[&str], rng: &mut R) -> Played {
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            let action = match by_name(word) {
                Some(named) => {
                    let id = words.next().ok_or_else(|| no_such_card(""))?;
                    named(self.place_of(seat, word, id)?)
                }
                None => word.parse()?,
            };
            self.take(seat, action, true, rng, &mut NoEvents).map_err(|illegal| illegal.message())?;
        }
        Ok(())
    }

    /// The place of a card that is named by its id.
    fn place_of(&self, seat: Seat, verb: &str, id: &str) -> Result<u8, Message> {
        let player = self.player(seat);
        let is_it = |card: Card| self.def(card).id == id;
        let place = match verb {
            "find" => self.findable(seat).iter().position(|&card| is_it(card)),
            "exile" => {
                let is_free = |at: usize| {
                    self.announced.as_deref().is_none_or(|announced| !announced.exiled.contains(&(at as u8)))
                };
                (0..player.graveyard.len()).find(|&at| is_it(player.graveyard[at].card) && is_free(at))
            }
            _ => {
                let mut places = (0..player.hand.len()).filter(|&place| is_it(player.hand[place].card()));
                let first = places.next();
                let to_action = by_name(verb);
                let is_legal = |place: usize| to_action.is_some_and(|action| self.is_legal(seat, action(place as u8)));
                first
                    .map(|first| if is_legal(first) { first } else { places.find(|&at| is_legal(at)).unwrap_or(first) })
            }
        };
        place.map(|place| place as u8).ok_or_else(|| no_such_card(id))
    }

    fn pass_to<R: Rng>(&mut self, goal: Goal, line: &str, rng: &mut R) -> Played {
        let from = self.whereabouts();
        let last_turn = match goal {
            Goal::Step(Some(turn), _) => turn,
            _ => self.turn + 2,
        };
        for _ in 0..MOST_PASSES {
            if self.over.is_some() || self.has_arrived(goal, from) {
                return Ok(());
            }
            if self.turn > last_turn {
                break;
            }
            let Some((seat, action)) = self.default_answer() else {
                return if goal == Goal::Once { Ok(()) } else { Err(self.waits(line)) };
            };
            self.take(seat, action, true, rng, &mut NoEvents).map_err(|illegal| {
                let why = illegal.message();
                in_line(line, &why.en, &why.fr)
            })?;
        }
        Err(in_line(line, "that never comes", "cela n'arrive jamais"))
    }

    /// The turn, the step, and what is on top of the stack.
    fn whereabouts(&self) -> (u16, Step, Option<u32>) {
        (self.turn, self.step, self.stack.last().map(|item| item.stamp))
    }

    fn has_arrived(&self, goal: Goal, (turn, step, top): (u16, Step, Option<u32>)) -> bool {
        match goal {
            Goal::Once => {
                let is_resolved = top.is_some_and(|stamp| self.stack.iter().all(|item| item.stamp != stamp));
                is_resolved || (self.turn, self.step) != (turn, step)
            }
            Goal::Empty => self.stack.is_empty() && self.resolving.is_none(),
            Goal::Step(turn, step) => {
                turn.is_none_or(|turn| self.turn == turn) && step.is_none_or(|step| self.step == step)
            }
        }
    }

    /// What passing players answer.
    fn default_answer(&self) -> Option<(Seat, Action)> {
        let seat = self.asked_seat()?;
        let action = match self.asked {
            Asked::Priority(_) => Action::Pass,
            Asked::Attackers | Asked::Blockers | Asked::Assign(_) | Asked::ByHand(_) => Action::Done,
            Asked::Order(_) => {
                let mut actions = Vec::new();
                self.actions(seat, &mut actions);
                *actions.first()?
            }
            _ => return None,
        };
        Some((seat, action))
    }

    fn waits(&self, line: &str) -> Message {
        let seat = self.asked_seat().map_or(0, Seat::index);
        let what = self.asked_word();
        in_line(
            line,
            &format!("seat {seat} has something to decide first: {what}"),
            &format!("la place {seat} a d'abord une décision à prendre\u{a0}: {what}"),
        )
    }
}

/// The action of a verb whose card may be named.
fn by_name(verb: &str) -> Option<fn(u8) -> Action> {
    Some(match verb {
        "cast" => Action::Cast,
        "land" => Action::Land,
        "discard" => Action::Discard,
        "bottom" => Action::Bottom,
        "find" => Action::Find,
        "exile" => Action::Exile,
        _ => return None,
    })
}

fn parse_goal(words: &[&str]) -> Option<Goal> {
    match *words {
        ["empty"] => Some(Goal::Empty),
        ["turn", turn] => Some(Goal::Step(Some(turn.parse().ok()?), None)),
        ["turn", turn, step] => Some(Goal::Step(Some(turn.parse().ok()?), Some(parse_step(step)?))),
        [step] => Some(Goal::Step(None, Some(parse_step(step)?))),
        _ => None,
    }
}

fn parse_step(word: &str) -> Option<Step> {
    let word: StrDeserializer<'_, Error> = word.into_deserializer();
    Step::deserialize(word).ok()
}

/// A seat's number.
pub(super) fn parse_seat(word: &str) -> Option<Seat> {
    word.parse().ok().and_then(Seat::new).filter(|seat| seat.index() < crate::state::SEATS)
}

fn no_such_card(id: &str) -> Message {
    Message::new(
        format!("there is no card `{id}` to choose"),
        format!("il n'y a pas de carte «\u{a0}{id}\u{a0}» à choisir"),
    )
}

fn not_a_line(line: &str) -> Message {
    in_line(
        line,
        "write a seat and its actions (`0 cast bolt at:p1`) or `pass until main2`",
        "écrivez une place et ses actions («\u{a0}0 cast bolt at:p1\u{a0}») ou «\u{a0}pass until main2\u{a0}»",
    )
}
