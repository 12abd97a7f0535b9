//! The rules of the toy game.
//!
//! Each seat brings a team of three creatures, which the other seat sees only when they fight. In a turn the seat
//! marks one creature of its team and sends it; a die decides ties. Whoever wins a fight scores; after three fights the
//! higher score wins. Until it is confirmed a mark can be taken back; afterwards the creature has to be sent.

use crate::content::Creatures;
use atout_core::testkit::Conformance;
use atout_core::{
    Audience, ConfigError, ContentRef, Departure, Dice, Ending, EventSink, Game, HasScenarios, Illegal, Message,
    NoEvents, Outcome, Rng, ScenarioQuestions, Seat, SeatSet, Seed, Stage, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use std::str::FromStr;

pub(crate) const TEAM: usize = 3;

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Config {
    pub(crate) content: ContentRef<Creatures>,
}

impl Default for Config {
    fn default() -> Config {
        Config { content: ContentRef::current() }
    }
}

/// A team, by the creatures' ids; empty means three foxes.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub(crate) struct Team(pub(crate) Vec<String>);

/// A creature as the state keeps it: its place in the content's list.
type Id = u8;

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub(crate) struct Toy {
    config: Config,
    teams: [[Option<Id>; TEAM]; 2],
    marked: Option<u8>,
    /// The first seat's creature of this fight, hidden until the second one has sent its own.
    sent: Option<Id>,
    turn: Seat,
    scores: [u8; 2],
    fights: u8,
    /// What everybody saw in the last fight.
    shown: Option<[Id; 2]>,
    left: Option<(Seat, Departure)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    Mark(u8),
    Send,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Mark(n) => write!(f, "mark {n}"),
            Action::Send => f.write_str("send"),
        }
    }
}

impl FromStr for Action {
    type Err = Message;
    fn from_str(text: &str) -> Result<Action, Message> {
        let mark = |rest: &str| rest.parse().ok().filter(|n| usize::from(*n) < TEAM).map(Action::Mark);
        match text.strip_prefix("mark ").map(mark) {
            Some(Some(action)) => Ok(action),
            None if text == "send" => Ok(Action::Send),
            _ => Err(Message::new("write `mark 0` or `send`", "écrivez `mark 0` ou `send`")),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    /// The team that a seat brought along, for that seat only.
    Brought {
        team: Vec<String>,
    },
    Sent {
        seat: Seat,
    },
    Fought {
        creatures: [String; 2],
        winner: Seat,
    },
    Left {
        seat: Seat,
        why: Departure,
    },
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) team: Option<Vec<Option<String>>>,
    pub(crate) n_left: [usize; 2],
    pub(crate) marked: Option<u8>,
    pub(crate) is_marked: bool,
    /// What the viewer itself has sent and the other does not know yet.
    pub(crate) sent: Option<String>,
    pub(crate) is_sent: bool,
    pub(crate) scores: [u8; 2],
    pub(crate) shown: Option<[String; 2]>,
    pub(crate) turn: Seat,
    pub(crate) outcome: Option<Outcome>,
}

impl Toy {
    fn name(&self, id: Id) -> String {
        self.config.content.creatures.keys().nth(id.into()).cloned().unwrap_or_default()
    }

    fn strength(&self, id: Id) -> u8 {
        self.config.content.creatures.values().nth(id.into()).map_or(0, |creature| creature.strength)
    }

    fn slots(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        (0..TEAM as u8).filter(move |n| self.teams[seat.index()][usize::from(*n)].is_some())
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some((seat, _)) = self.left {
            return Some(Outcome::won(SeatSet::of(seat.other()), 2));
        }
        (usize::from(self.fights) == TEAM).then(|| match self.scores[0].cmp(&self.scores[1]) {
            std::cmp::Ordering::Equal => Outcome::drawn(2),
            std::cmp::Ordering::Greater => Outcome::won(SeatSet::of(Seat::FIRST), 2),
            std::cmp::Ordering::Less => Outcome::won(SeatSet::of(Seat::SECOND), 2),
        })
    }

    fn send<R: Rng, S: EventSink<Toy>>(&mut self, slot: u8, rng: &mut R, events: &mut S) {
        let seat = self.turn;
        let sent = self.teams[seat.index()][usize::from(slot)].take();
        self.marked = None;
        events.emit(Audience::Everyone, || Event::Sent { seat });
        match (self.sent.take(), sent) {
            (Some(first), Some(second)) => self.fight([first, second], rng, events),
            (None, sent) => self.sent = sent,
            (first, None) => self.sent = first,
        }
        self.turn = seat.other();
    }

    fn fight<R: Rng, S: EventSink<Toy>>(&mut self, ids: [Id; 2], rng: &mut R, events: &mut S) {
        let [first, second] = ids.map(|id| self.strength(id));
        let first_wins = first > second || first == second && rng.below(2) == 0;
        let winner = if first_wins { Seat::FIRST } else { Seat::SECOND };
        self.scores[winner.index()] += 1;
        self.fights += 1;
        self.shown = Some(ids);
        events.emit(Audience::Everyone, || Event::Fought { creatures: ids.map(|id| self.name(id)), winner });
    }
}

impl Game for Toy {
    type Config = Config;
    type Setup = Team;
    type Content = Creatures;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "toy";
    const RULES: u32 = 1;

    fn n_seats(_config: &Config) -> usize {
        2
    }

    fn max_actions(_config: &Config) -> usize {
        1_000
    }

    fn check_config(config: &Config) -> Result<(), ConfigError> {
        match config.content.creatures.contains_key("fox") {
            true => Ok(()),
            false => Err(ConfigError(Message::new("there is no fox", "il n'y a pas de renard"))),
        }
    }

    fn check_setup(config: &Config, Team(team): &Team) -> Result<(), ConfigError> {
        let unknown = team.iter().find(|id| !config.content.creatures.contains_key(*id));
        match (unknown, team.len()) {
            (Some(id), _) => Err(ConfigError(Message::new(format!("no `{id}`"), format!("pas de `{id}`")))),
            (None, 0 | TEAM) => Ok(()),
            (None, n) => Err(ConfigError(Message::new(format!("{n} creatures"), format!("{n} créatures")))),
        }
    }

    fn content(config: &Config) -> Option<ContentRef<Creatures>> {
        Some(config.content)
    }

    fn start<R: Rng, S: EventSink<Toy>>(config: &Config, setups: &[Team], _rng: &mut R, events: &mut S) -> Toy {
        let fox = || vec!["fox".to_owned(); TEAM];
        let place = |id: &String| config.content.creatures.keys().position(|key| key == id).map(|n| n as Id);
        let mut teams = [[None; TEAM]; 2];
        for (seat, Team(team)) in Seat::all(2).zip(setups) {
            let team = if team.is_empty() { fox() } else { team.clone() };
            team.iter().zip(&mut teams[seat.index()]).for_each(|(id, slot)| *slot = place(id));
            events.emit(Audience::only(seat), || Event::Brought { team });
        }
        let [marked, sent] = [None, None];
        Toy {
            config: *config,
            teams,
            marked,
            sent,
            turn: Seat::FIRST,
            scores: [0; 2],
            fights: 0,
            shown: None,
            left: None,
        }
    }

    fn stage(&self) -> Stage {
        self.outcome().map_or(Stage::Awaiting(SeatSet::of(self.turn)), Stage::Over)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.outcome().is_none() && seat == self.turn {
            match self.marked {
                Some(_) => out.push(Action::Send),
                None => out.extend(self.slots(seat).map(Action::Mark)),
            }
        }
    }

    fn apply<R: Rng, S: EventSink<Toy>>(
        &mut self,
        seat: Seat,
        action: &Action,
        rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        self.actions(seat, &mut legal);
        if !legal.contains(action) {
            // Names a card from the content file.
            let id = self.config.content.creatures.keys().next().cloned().unwrap_or_default();
            return Err(Message::new(format!("not now, says the {id}"), format!("pas maintenant, dit {id}")).into());
        }
        match (*action, self.marked) {
            (Action::Mark(slot), _) => self.marked = Some(slot),
            (Action::Send, Some(slot)) => self.send(slot, rng, events),
            (Action::Send, None) => {}
        }
        Ok(())
    }

    fn leave<R: Rng, S: EventSink<Toy>>(
        &mut self,
        seat: Seat,
        why: Departure,
        _rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::new("it is over", "c'est fini"));
        }
        self.left = Some((seat, why));
        events.emit(Audience::Everyone, || Event::Left { seat, why });
        Ok(())
    }

    fn ending(&self) -> Ending {
        self.left.map_or(Ending::Rules, |(_, why)| why.into())
    }

    fn is_draftable(&self, _seat: Seat, action: &Action) -> bool {
        matches!(action, Action::Mark(_))
    }

    /// Once a creature is marked for good, it has to be sent, and everybody can tell.
    fn forced(&self) -> Option<(Seat, Action)> {
        self.marked.filter(|_| self.outcome().is_none()).map(|_| (self.turn, Action::Send))
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = Seat::all(2).find(|seat| viewer == Viewer::Seat(*seat));
        let team = |seat: Seat| self.teams[seat.index()].iter().map(|id| id.map(|id| self.name(id))).collect();
        View {
            team: own.map(team),
            n_left: [Seat::FIRST, Seat::SECOND].map(|seat| self.slots(seat).count()),
            marked: self.marked.filter(|_| viewer.sees(self.turn)),
            is_marked: self.marked.is_some(),
            sent: self.sent.filter(|_| viewer.sees(Seat::FIRST)).map(|id| self.name(id)),
            is_sent: self.sent.is_some(),
            scores: self.scores,
            shown: self.shown.map(|ids| ids.map(|id| self.name(id))),
            turn: self.turn,
            outcome: self.outcome(),
        }
    }

    fn sample<R: Rng>(&self, seat: Seat, rng: &mut R) -> Toy {
        let mut sampled = *self;
        let n = self.config.content.creatures.len();
        let other = seat.other();
        for slot in sampled.teams[other.index()].iter_mut().flatten() {
            *slot = rng.index(n) as Id;
        }
        if other == Seat::FIRST && sampled.sent.is_some() {
            sampled.sent = Some(rng.index(n) as Id);
        }
        // The other seat's mark and the places of its creatures are hidden.
        let filled = sampled.slots(other).count();
        let team: Vec<Option<Id>> = sampled.teams[other.index()].into_iter().flatten().map(Some).collect();
        sampled.teams[other.index()] = std::array::from_fn(|n| team.get(n).copied().flatten());
        if self.turn == other && self.marked.is_some() && filled > 0 {
            sampled.marked = Some(rng.index(filled) as u8);
        }
        sampled
    }
}

impl Conformance for Toy {
    fn random_config<R: Rng>(_rng: &mut R) -> Config {
        Config::default()
    }

    fn random_setup<R: Rng>(config: &Config, rng: &mut R) -> Team {
        let ids: Vec<&String> = config.content.creatures.keys().collect();
        Team((0..TEAM).map(|_| ids[rng.index(ids.len())].clone()).collect())
    }

    fn check_cards(&self) -> Result<(), String> {
        Ok(())
    }
}

impl ScenarioQuestions for Toy {
    const EXAMPLES: &'static [&'static str] = &["strength fox"];

    /// `strength ID`.
    fn answer_words(&self, words: &[&str]) -> Option<Result<Value, Message>> {
        let ["strength", id] = *words else { return None };
        Some(Ok(self.config.content.creatures.get(id)?.strength.into()))
    }
}

impl HasScenarios for Toy {
    fn from_position(config: &Config, _position: &Value) -> Result<Toy, Message> {
        Ok(Toy::start(config, &[Team::default(), Team::default()], &mut Seed::from(0).rng(), &mut NoEvents))
    }
}
