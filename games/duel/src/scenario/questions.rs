//! The questions that a scenario can ask about a state.
//!
//! `S` is a seat, `P` a permanent's place on the battlefield, `CARD` the id of a card or token, `ROW` actions as in `play`:
//!
//! | question | answer |
//! |---|---|
//! | `step`, `turn`, `active`, `priority`, `lands_left` | `"main1"`, 3, 0, 0, 1 |
//! | `asked`, `waiting` | what is to be decided (`"priority"`, `"attackers"`, `"targets"` …) and by which seat; null when the duel is over |
//! | `result`, `why` | `"going"`, `"draw"`, `"won 0"`; `"life"`, `"library"`, `"card"`, `"too_long"` or null |
//! | `life S`, `mana S`, `mana_total S`, `mulligans S` | mana as letters, `"RRC"` |
//! | `hand S`, `library S`, `graveyard S`, `exile S` | ids of cards: hands sorted by id, libraries from the top, the others from the oldest |
//! | `permanents`, `permanents S`, `permanents S CARD`, `tokens S` | places of permanents, by controller |
//! | `in ZONE S CARD` | how many: `ZONE` is `hand`, `library`, `graveyard`, `exile`, `battlefield` (by controller) or `stack` |
//! | `card P` | the id, or null if nothing is there |
//! | `size P`, `force P`, `endurance P`, `keywords P`, `has P KEYWORD` | `[2, 2]`, 2, 2, `["flying"]`, true |
//! | `tapped P`, `sick P`, `damage P`, `counters P`, `chosen P`, `attached P`, `controller P`, `owner P` | null where there is none |
//! | `attacking P`, `blocked P`, `blocking P` | |
//! | `stack`, `stack_size` | ids, the lowest first |
//! | `must_discard S` | cards that the seat has to discard now |
//! | `legal S`, `legal S ROW`, `illegal S ROW` | all legal actions; can these be taken, one after the other; can they not |
//! | `refused S ROW` | the reason of the refusal, or null |
//! | `sees S hand T` | what seat `S` sees of seat `T`'s hand: ids, or null for those it does not know |
//!
//! `count QUESTION` is the length of a list, as in every game.

use super::play::parse_seat;
use crate::action::{Action, Slot};
use crate::state::{Asked, Card, Choosing, Duel, HiddenCard, Laid};
use crate::{Colour, Keyword, Keywords};
use atout_core::{BotRng, Game, Message, ScenarioQuestions, Seat, SeedableRng, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

type Answer = Result<Value, Message>;

impl ScenarioQuestions for Duel {
    const EXAMPLES: &'static [&'static str] =
        &["life 0", "size 3", "in graveyard 1 ash-goblin", "legal 0 pass", "result"];

    fn answer_words(&self, words: &[&str]) -> Option<Answer> {
        let answer = match *words {
            ["step"] => json!(self.step),
            ["turn"] => json!(self.turn),
            ["active"] => json!(self.active.index()),
            ["priority"] => json!(self.priority.index()),
            ["lands_left"] => json!(self.lands_left()),
            ["asked"] => json!(self.asked_seat().map(|_| self.asked_word())),
            ["waiting"] => json!(self.asked_seat().map(Seat::index)),
            ["result"] => json!(self.result_word()),
            ["why"] => json!(self.over.map(|over| over.why)),
            ["stack"] => json!(self.stack.iter().map(|item| self.id(item.card)).collect::<Vec<_>>()),
            ["stack_size"] => json!(self.stack.len()),
            ["permanents"] => json!(self.slots().collect::<Vec<_>>()),
            ["permanents", seat] => self.slots_of(seat, |_| true)?,
            ["permanents", seat, card] => self.slots_of(seat, |slot| self.id(self.at(slot).card) == card)?,
            ["tokens", seat] => self.slots_of(seat, |slot| self.def(self.at(slot).card).is_token)?,
            ["in", zone, seat, card] => self.count_in(zone, parse_seat(seat)?, card)?,
            ["has", slot, keyword] => self.has_word(slot, keyword)?,
            ["legal", seat] => json!(self.legal_words(parse_seat(seat)?)),
            ["legal", seat, ref row @ ..] => json!(self.try_row(parse_seat(seat)?, row).is_none()),
            ["illegal", seat, ref row @ ..] => json!(self.try_row(parse_seat(seat)?, row).is_some()),
            ["refused", seat, ref row @ ..] => json!(self.try_row(parse_seat(seat)?, row).map(|why| why.en)),
            ["sees", seat, "hand", other] => self.seen_hand(parse_seat(seat)?, parse_seat(other)?),
            [what, n] => return self.about_player(what, n).or_else(|| self.about_permanent(what, n)).map(Ok),
            _ => return None,
        };
        Some(Ok(answer))
    }
}

impl Duel {
    fn id(&self, card: Card) -> &'static str {
        &self.def(card).id
    }

    fn slots_of(&self, seat: &str, keep: impl Fn(Slot) -> bool) -> Option<Value> {
        let seat = parse_seat(seat)?;
        let own = |slot: &Slot| self.at(*slot).controller == seat && keep(*slot);
        Some(json!(self.slots().filter(own).collect::<Vec<_>>()))
    }

    /// What is decided now, as a word.
    pub(super) fn asked_word(&self) -> &'static str {
        match self.asked {
            Asked::Nothing => "nothing",
            Asked::Mulligan(_) => "mulligan",
            Asked::Bottom(..) => "bottom",
            Asked::Priority(_) => "priority",
            Asked::ByHand(_) => "mana",
            Asked::Announce(_) => match self.announced.as_deref().map(|announced| announced.choosing) {
                Some(Choosing::Mode) | None => "mode",
                Some(Choosing::X) => "x",
                Some(Choosing::Targets(_)) => "targets",
                Some(Choosing::Sacrifice) => "sacrifice",
                Some(Choosing::Discard) => "discard",
                Some(Choosing::Exile) => "exile",
            },
            Asked::Triggers(_) => "triggers",
            Asked::Attackers => "attackers",
            Asked::Blockers => "blockers",
            Asked::Order(_) => "order",
            Asked::Assign(_) => "assign",
            Asked::May(_) => "may",
            Asked::Colour(_) => "colour",
            Asked::Sacrifice(_) => "sacrifice",
            Asked::Discard(..) => "discard",
            Asked::Find(..) => "find",
            Asked::Unless(..) => "unless",
        }
    }

    fn result_word(&self) -> String {
        match self.over.map(|over| over.winner) {
            None => "going".to_owned(),
            Some(None) => "draw".to_owned(),
            Some(Some(seat)) => format!("won {}", seat.index()),
        }
    }

    fn about_player(&self, what: &str, seat: &str) -> Option<Value> {
        let seat = parse_seat(seat)?;
        let player = self.player(seat);
        let hidden = |cards: &mut dyn Iterator<Item = &HiddenCard>| {
            json!(cards.map(|one| self.id(one.card())).collect::<Vec<_>>())
        };
        let laid = |cards: &[Laid]| json!(cards.iter().map(|one| self.id(one.card)).collect::<Vec<_>>());
        Some(match what {
            "life" => json!(player.life),
            "mulligans" => json!(player.mulligans),
            "mana" => json!(mana_letters(player.mana)),
            "mana_total" => json!(player.mana.iter().map(|&n| u16::from(n)).sum::<u16>()),
            "hand" => hidden(&mut player.hand.iter()),
            "library" => hidden(&mut player.library.iter().rev()),
            "graveyard" => laid(&player.graveyard),
            "exile" => laid(&player.exile),
            "must_discard" => match self.asked {
                Asked::Discard(asked, n) if asked == seat => json!(n),
                _ => json!(0),
            },
            _ => return None,
        })
    }

    fn about_permanent(&self, what: &str, slot: &str) -> Option<Value> {
        let slot: Slot = slot.parse().ok()?;
        let Some(permanent) = self.permanent(slot) else {
            return PERMANENT_QUESTIONS.contains(&what).then_some(Value::Null);
        };
        let traits = self.traits(slot);
        Some(match what {
            "card" => json!(self.id(permanent.card)),
            "size" => json!([traits.force, traits.endurance]),
            "force" => json!(traits.force),
            "endurance" => json!(traits.endurance),
            "keywords" => json!(traits.keywords),
            "tapped" => json!(permanent.tapped),
            "sick" => json!(permanent.sick),
            "damage" => json!(permanent.damage),
            "counters" => json!(permanent.counters),
            "chosen" => json!(permanent.chosen),
            "attached" => json!(permanent.host),
            "controller" => json!(permanent.controller.index()),
            "owner" => json!(permanent.owner.index()),
            "attacking" => json!(permanent.combat.attacks),
            "blocked" => json!(permanent.combat.blocked),
            "blocking" => json!(permanent.combat.blocks),
            _ => return None,
        })
    }

    fn has_word(&self, slot: &str, keyword: &str) -> Option<Value> {
        let slot: Slot = slot.parse().ok()?;
        let keyword = Keyword::deserialize(json!(keyword)).ok()?;
        Some(json!(self.permanent(slot).map(|_| self.traits(slot).keywords.holds(Keywords::of(keyword)))))
    }

    fn count_in(&self, zone: &str, seat: Seat, card: &str) -> Option<Value> {
        let pool = self.pool();
        let card = pool.find(card).or_else(|| pool.find_token(card))?;
        let player = self.player(seat);
        Some(json!(match zone {
            "hand" => player.hand.iter().filter(|one| one.card() == card).count(),
            "library" => player.library.iter().filter(|one| one.card() == card).count(),
            "graveyard" => player.graveyard.iter().filter(|one| one.card == card).count(),
            "exile" => player.exile.iter().filter(|one| one.card == card).count(),
            "battlefield" => {
                self.slots().filter(|&slot| self.at(slot).card == card && self.at(slot).controller == seat).count()
            }
            "stack" => self.stack.iter().filter(|item| item.card == card && item.controller == seat).count(),
            _ => return None,
        }))
    }

    fn legal_words(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// Tries a row of actions on a copy; why it fails, if it does.
    fn try_row(&self, seat: Seat, row: &[&str]) -> Option<Message> {
        let mut copy = self.clone();
        copy.play_row(seat, row, &mut BotRng::seed_from_u64(0)).err()
    }

    fn seen_hand(&self, seat: Seat, other: Seat) -> Value {
        let view = self.view(Viewer::Seat(seat));
        let seen = view.player(other);
        let mut ids: Vec<Option<&str>> = match &seen.hand {
            Some(hand) => hand.iter().map(|one| Some(self.id(one.card()))).collect(),
            None => seen.shown.iter().map(|&card| Some(self.id(card))).collect(),
        };
        ids.resize(seen.n_hand, None);
        json!(ids)
    }
}

/// ScenarioQuestions about a place where nothing may be.
const PERMANENT_QUESTIONS: &[&str] = &[
    "card",
    "size",
    "force",
    "endurance",
    "keywords",
    "tapped",
    "sick",
    "damage",
    "counters",
    "chosen",
    "attached",
    "controller",
    "owner",
    "attacking",
    "blocked",
    "blocking",
];

fn mana_letters(mana: [u8; 6]) -> String {
    let letters = crate::Word::ALL as &[Colour];
    let letters = letters.iter().map(|colour| colour.letter()).chain(['C']);
    letters.zip(mana).flat_map(|(letter, n)| std::iter::repeat_n(letter, n.into())).collect()
}
