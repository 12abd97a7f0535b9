//! The questions that a scenario can ask about a state.
//!
//! `E` is the id of a player (0, 1) or an enemy (from 2 on), `P` a player, `S` a seat's number as in `play`:
//!
//! | question | answer |
//! |---|---|
//! | `phase`, `floor`, `turn`, `waiting`, `won` | `"turn"`, 1, 3, `[0]`, null until the climb is over |
//! | `at` | row and column, or null |
//! | `enemies` | the ids of those that live |
//! | `life E`, `max_life E`, `block E`, `element E`, `attack_stat E`, `block_stat E`, `counters E` | |
//! | `kind E`, `intent E`, `aim E`, `boss_phase E`, `damage E` | of an enemy; `damage` is what its announced attacks do to player 0 |
//! | `energy P`, `hand P`, `draw P`, `discard P`, `deck P`, `next_fight P` | cards by id, sorted by number |
//! | `offer`, `event` | |
//! | `legal S`, `legal S ACTION`, `refused S ACTION` | all legal actions; is this one legal; the reason of the refusal |
//! | `sees S WHAT P` | what seat `S` sees: `hand`, `draw` or `decided` of `P`; or null |
//!
//! `count QUESTION` is the length of a list, as in every game.

use crate::event::Entity;
use crate::state::{Phase, Spire};
use crate::{Action, Card, Counters};
use atout_core::{Game, Message, ScenarioQuestions, Seat, Viewer};
use serde_json::{Value, json};

type Answer = Result<Value, Message>;

impl ScenarioQuestions for Spire {
    const EXAMPLES: &'static [&'static str] = &["life 2", "hand 0", "intent 2", "legal 0 end", "phase"];

    fn answer_words(&self, words: &[&str]) -> Option<Answer> {
        let answer = match *words {
            ["phase"] => json!(self.phase_word()),
            ["floor"] => json!(self.floor + 1),
            ["turn"] => json!(self.fight.turn),
            ["at"] => json!(self.at),
            ["waiting"] => json!(self.waiting().iter().map(Seat::index).collect::<Vec<_>>()),
            ["won"] => match self.phase {
                Phase::Over { won } => json!(won),
                _ => Value::Null,
            },
            ["enemies"] => json!(self.enemies().map(|enemy| enemy.id).collect::<Vec<_>>()),
            ["offer"] => self.ids(&self.offer),
            ["event"] => json!((self.phase == Phase::Event).then(|| self.event_def().id.clone())),
            ["legal", seat] => json!(self.legal_words(seat_of(seat)?)),
            ["legal", seat, ref action @ ..] => {
                let (seat, action) = (seat_of(seat)?, action.join(" ").parse::<Action>());
                return Some(action.map(|action| json!(self.check(seat, action).is_ok())));
            }
            ["refused", seat, ref action @ ..] => return Some(self.refusal(seat_of(seat)?, &action.join(" "))),
            ["sees", seat, what, player] => return self.seen(seat_of(seat)?, what, seat_of(player)?),
            [what, id] => return self.about(what, id.parse().ok()?),
            _ => return None,
        };
        Some(Ok(answer))
    }
}

impl Spire {
    fn phase_word(&self) -> &'static str {
        match self.phase {
            Phase::Element => "element",
            Phase::Way => "way",
            Phase::Turn(_) => "turn",
            Phase::Discard(..) => "discard",
            Phase::Reward => "reward",
            Phase::Training => "training",
            Phase::Rest => "rest",
            Phase::Event => "event",
            Phase::Over { .. } => "over",
        }
    }

    fn ids(&self, cards: &[Card]) -> Value {
        json!(cards.iter().map(|card| self.card_name(*card)).collect::<Vec<_>>())
    }

    /// The id of a card; with the element that it was given, if any.
    fn card_name(&self, card: Card) -> String {
        let id = &self.card_def(card).id;
        card.turned().map_or_else(|| id.clone(), |element| format!("{id}/{}", element.word()))
    }

    fn legal_words(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    fn refusal(&self, seat: Seat, action: &str) -> Answer {
        let action = action.parse::<Action>()?;
        Ok(json!(self.check(seat, action).err().map(|illegal| illegal.message().en)))
    }

    fn seen(&self, seat: Seat, what: &str, player: Seat) -> Option<Answer> {
        let view = self.view(Viewer::Seat(seat));
        let player = view.players.get(player.index())?;
        Some(Ok(match what {
            "hand" => player.hand.as_ref().map_or(Value::Null, |hand| self.ids(hand)),
            "draw" => self.ids(&player.draw),
            "decided" => json!(player.decided),
            _ => return None,
        }))
    }

    /// A question about a player or an enemy.
    fn about(&self, what: &str, id: u8) -> Option<Answer> {
        let counters = |counters: Counters| json!(counters.iter().collect::<std::collections::BTreeMap<_, _>>());
        let one = match id {
            0 | 1 => Entity::Player(self.seats().nth(id.into())?),
            _ => Entity::Enemy(self.fight.enemies.iter().position(|enemy| enemy.id == id && enemy.lives())?),
        };
        let body = self.body(one);
        let answer = match (what, one) {
            ("life", _) => json!(body.life),
            ("max_life", _) => json!(body.max_life),
            ("block", _) => json!(body.block),
            ("element", _) => json!(body.element),
            ("attack_stat", _) => json!(body.attack_stat),
            ("block_stat", _) => json!(body.block_stat),
            ("counters", _) => counters(body.counters),
            (_, Entity::Player(seat)) => return self.about_player(what, seat).map(Ok),
            (_, Entity::Enemy(slot)) => return self.about_enemy(what, slot).map(Ok),
        };
        Some(Ok(answer))
    }

    fn about_player(&self, what: &str, seat: Seat) -> Option<Value> {
        let player = self.player(seat);
        Some(match what {
            "energy" => json!(player.energy),
            "hand" => self.ids(&player.hand),
            "draw" => self.ids(&player.draw),
            "discard" => self.ids(&player.discard),
            "deck" => self.ids(&player.deck),
            "next_fight" => json!(player.next_fight.iter().collect::<std::collections::BTreeMap<_, _>>()),
            _ => return None,
        })
    }

    fn about_enemy(&self, what: &str, slot: usize) -> Option<Value> {
        let enemy = &self.fight.enemies[slot];
        Some(match what {
            "kind" => json!(self.enemy_def(enemy).id),
            "intent" => json!(self.intent(enemy).id),
            "aim" => json!(enemy.aim),
            "boss_phase" => json!(enemy.phase),
            "damage" => json!(self.announced_damage(enemy, &self.players[0].body)),
            _ => return None,
        })
    }
}

fn seat_of(word: &str) -> Option<Seat> {
    word.parse().ok().and_then(Seat::new)
}
