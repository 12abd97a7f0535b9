//! The questions that a scenario can ask about a state.
//!
//! `P` is a player (`p2`), `F` a friend (`f1`), `E` either, `S` a seat's number as in `play`:
//!
//! | question | answer |
//! |---|---|
//! | `turn`, `phase` | `3`, `"card"` |
//! | `waiting` | players who have not decided yet: `["p1"]` |
//! | `redealt` | players who got a new hand after the last move: `["p2"]` |
//! | `friends`, `caramels` | `["f1"]`, `["a1", "c7"]` |
//! | `end`, `winners`, `places`, `drawn` | `"last_standing"`, `["p1"]`, `[1, 2]`, `false`; null until the game is over |
//! | `alive E`, `cell E`, `life E`, `mana E`, `generation E` | |
//! | `class P`, `side P`, `hand P`, `draw P`, `discard P`, `fell P` | cards are sorted; `fell` is null for a living player |
//! | `chosen P`, `moved P`, `played P` | the secret choice, the last move, the last card; or null |
//! | `reach P` | the cells it can be on after this turn's move, its own included, row by row |
//! | `open E` | how many of its four neighbouring cells are free |
//! | `card F`, `target F`, `owner F`, `span F` | |
//! | `closed CELL`, `distance E E` | |
//! | `storm`, `stormy CELL` | the life that the storm takes at the end of this turn (or null); is this cell in it |
//! | `legal S`, `legal S ACTION`, `refused S ACTION` | all legal actions; is this one legal; the reason of the refusal (or null) |
//! | `sees S WHAT P` | what seat `S` (or `spectator`) sees: `hand`, `draw`, `discard` or `chosen` of `P`; or null |
//!
//! `count QUESTION` is the length of a list, as in every game.

use crate::{Action, Cell, Entity, Friend, Kitty};
use atout_core::{Game, Message, ScenarioQuestions, Seat, SeatSet, Viewer};
use serde_json::{Value, json};

impl ScenarioQuestions for Kitty {
    const EXAMPLES: &'static [&'static str] =
        &["life p1", "hand p2", "target f1", "closed c7", "legal 0 razor p2", "count caramels", "winners", "phase"];

    fn answer_words(&self, words: &[&str]) -> Option<Result<Value, Message>> {
        let outcome = self.outcome();
        let answer = match *words {
            ["turn"] => json!(self.turn),
            ["phase"] => json!(self.phase),
            ["waiting"] => json!(players(self.waiting())),
            ["redealt"] => json!(players(self.redealt)),
            ["friends"] => json!(self.living.friends().iter().collect::<Vec<_>>()),
            ["caramels"] => json!(self.caramels.iter().collect::<Vec<_>>()),
            ["end"] => json!(self.end),
            ["winners"] => json!(outcome.map(|outcome| players(outcome.winners))),
            ["drawn"] => json!(outcome.map(|outcome| outcome.draw)),
            ["places"] => json!(outcome.map(|outcome| outcome.places[..self.config.n_players()].to_vec())),
            ["storm"] => json!(self.storm().map(|storm| storm.loss)),
            ["closed", cell] => return Some(self.ask_cell(cell).map(|cell| json!(self.closed.contains(cell)))),
            ["stormy", cell] => {
                let stormy = |cell| json!(self.storm().is_some_and(|storm| storm.covers(cell)));
                return Some(self.ask_cell(cell).map(stormy));
            }
            ["distance", a, b] => return Some(self.ask_distance(a, b)),
            ["sees", viewer, what, who] => return self.ask_seen(viewer, what, who),
            ["legal", seat] => return Some(self.seat_named(seat).map(|seat| self.legal_actions(seat))),
            [what @ ("legal" | "refused"), seat, ref action @ ..] => {
                return Some(self.ask_action(what, seat, &action.join(" ")));
            }
            [what, who] => return self.ask_entity(what, who),
            _ => return None,
        };
        Some(Ok(answer))
    }
}

impl Kitty {
    /// A cell of this board.
    fn ask_cell(&self, cell: &str) -> Result<Cell, Message> {
        let missing = || {
            Message::new(format!("there is no {cell} on this board"), format!("il n'y a pas de {cell} sur ce plateau"))
        };
        let on_board = |cell: &Cell| self.config.torus().contains(*cell);
        cell.parse().ok().filter(on_board).ok_or_else(missing)
    }

    fn ask_distance(&self, a: &str, b: &str) -> Result<Value, Message> {
        let (a, b) = (self.entity_named(a)?, self.entity_named(b)?);
        Ok(json!(self.config.torus().distance(self.cell(a), self.cell(b))))
    }

    fn legal_actions(&self, seat: Seat) -> Value {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        json!(actions)
    }

    fn ask_action(&self, what: &str, seat: &str, action: &str) -> Result<Value, Message> {
        let (seat, action) = (self.seat_named(seat)?, action.parse::<Action>()?);
        let refused = self.check(seat, action).err();
        Ok(if what == "legal" { json!(refused.is_none()) } else { json!(refused.map(|illegal| illegal.message().en)) })
    }

    fn ask_entity(&self, what: &str, who: &str) -> Option<Result<Value, Message>> {
        // `alive` is valid for entities that are not in the game, too.
        if what == "alive" {
            let entity = who.parse::<Entity>();
            return Some(entity.map(|entity| json!(self.living.contains(entity))));
        }
        let entity = match self.entity_named(who) {
            Ok(entity) => entity,
            Err(message) => return Some(Err(message)),
        };
        let stats = self.stats(entity);
        let answer = match what {
            "cell" => json!(stats.cell),
            "life" => json!(stats.life),
            "mana" => json!(stats.mana),
            "generation" => json!(stats.generation),
            "open" => json!(self.free_beside(stats.cell).1),
            _ => match (entity.seat(), self.friend(entity)) {
                (Some(seat), _) => self.ask_player(what, seat)?,
                (None, friend) => ask_friend(what, friend?)?,
            },
        };
        Some(Ok(answer))
    }

    fn ask_player(&self, what: &str, seat: Seat) -> Option<Value> {
        let player = self.player(seat);
        Some(match what {
            "class" => json!(player.class),
            "side" => json!(self.config.side(seat)),
            "hand" => json!(player.hand),
            "draw" => json!(player.draw),
            "discard" => json!(player.discard),
            "fell" => json!(player.fell),
            "chosen" => json!(self.chosen[seat.index()]),
            "moved" => json!(self.moves[seat.index()]),
            "played" => json!(self.cards[seat.index()]),
            "reach" => json!(self.reach(seat).iter().collect::<Vec<_>>()),
            _ => return None,
        })
    }

    fn ask_seen(&self, viewer: &str, what: &str, who: &str) -> Option<Result<Value, Message>> {
        let viewer =
            if viewer == "spectator" { Ok(Viewer::Spectator) } else { self.seat_named(viewer).map(Viewer::Seat) };
        let whom = self.entity_named(who).map(Entity::seat);
        let (viewer, seat) = match (viewer, whom) {
            (Ok(viewer), Ok(seat)) => (viewer, seat?),
            (Err(message), _) | (_, Err(message)) => return Some(Err(message)),
        };
        let view = self.build_view(viewer);
        let player = view.players.get(seat.index())?;
        Some(Ok(match what {
            "hand" => json!(player.hand),
            "draw" => json!(player.draw),
            "discard" => json!(player.discard),
            "chosen" => json!(view.chosen.iter().find(|(by, _)| *by == seat).map(|(_, action)| *action)),
            _ => return None,
        }))
    }

    /// A player of this game, or a friend on the board.
    fn entity_named(&self, text: &str) -> Result<Entity, Message> {
        let entity: Entity = text.parse()?;
        let plays = entity.seat().is_some_and(|seat| seat.index() < self.config.n_players());
        let missing = || {
            Message::new(
                format!("there is no {entity} in this game"),
                format!("il n'y a pas de {entity} dans cette partie"),
            )
        };
        (plays || self.friend(entity).is_some()).then_some(entity).ok_or_else(missing)
    }

    fn seat_named(&self, text: &str) -> Result<Seat, Message> {
        let last = self.config.n_players() - 1;
        let missing = || {
            Message::new(
                format!("there is no seat {text}: write 0 to {last}"),
                format!("il n'y a pas de place {text}\u{a0}: écrivez 0 à {last}"),
            )
        };
        text.parse().ok().and_then(Seat::new).filter(|seat| seat.index() <= last).ok_or_else(missing)
    }
}

fn players(seats: SeatSet) -> Vec<Entity> {
    seats.iter().map(Entity::player).collect()
}

fn ask_friend(what: &str, friend: &Friend) -> Option<Value> {
    Some(match what {
        "card" => json!(friend.card),
        "target" => json!(friend.target),
        "owner" => json!(Entity::player(friend.owner)),
        "span" => json!(friend.span),
        _ => return None,
    })
}
