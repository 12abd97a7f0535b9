//! The suite that every game passes: random games of random configs, checked at every step.
//!
//! One call of [`check_one`] plays one game and panics with the broken promise, the config and the seed that shows
//! it. A test command runs thousands of them, a soak millions. Not here: what a single rule says; that is tested
//! beside the rule.

mod bots;
mod configs;
mod garbage;
mod lesson;
mod secrecy;
mod showing;

pub use bots::check_bot;
pub use configs::check_configs;
pub use garbage::check_garbage;
pub use lesson::check_lesson;
pub use showing::{check_gestures, each_position};

use crate::{
    AddressedEvent, BotRng, Dice, Game, Match, Player, Ply, Record, Refusal, Seat, Seed, SeedableRng, Stage, Viewer,
};
use rand_core::Rng;
use std::collections::BTreeSet;
use std::fmt::Debug;

/// What a game adds so that the suite can try it.
pub trait Conformance: Game {
    /// Any config that the rules can play, every option sometimes far from its default.
    fn random_config<R: Rng>(rng: &mut R) -> Self::Config;

    /// Anything that a seat can bring along. The default is the only one that games without set-ups have.
    fn random_setup<R: Rng>(config: &Self::Config, rng: &mut R) -> Self::Setup {
        let _ = (config, rng);
        Self::Setup::default()
    }

    /// Is every card in exactly one place?
    ///
    /// # Errors
    /// Which one is not.
    fn check_cards(&self) -> Result<(), String>;

    /// Notes what an event shows of the things that a long soak has to see: `card.spark`. The default: nothing.
    fn note(config: &Self::Config, event: &Self::Event, seen: &mut BTreeSet<String>) {
        let _ = (config, event, seen);
    }

    /// Everything that a long soak has to see. The default: nothing in particular.
    fn must_happen() -> Vec<String> {
        Vec::new()
    }
}

/// What a checked game was like.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// How many actions it had.
    pub actions: usize,
    /// What was seen of the things that a long soak has to see.
    pub seen: BTreeSet<String>,
}

/// One step in this many gets the slow checks (serialising, every other action), one game in this many is replayed.
const SLOW_SHARE: u32 = 8;

/// In one game in this many, seats leave.
const LEAVING_SHARE: u32 = 4;

/// Plays one random game of a random config and checks every promise of [`Game`].
///
/// # Panics
/// With the broken promise, the config and the seed.
pub fn check_one<G: Conformance>(seed: u64) -> Checked {
    let mut rng = BotRng::seed_from_u64(seed);
    let config = G::random_config(&mut rng);
    check_game::<G>(&config, seed)
}

/// [`check_one`] for a given config.
///
/// # Panics
/// With the broken promise, the config and the seed.
pub fn check_game<G: Conformance>(config: &G::Config, seed: u64) -> Checked {
    let mut run = Run::<G>::new(config, seed);
    while let Stage::Awaiting(_) = run.game.stage() {
        run.check_stage();
        run.leave_sometimes();
        let Stage::Awaiting(seats) = run.game.stage() else { break };
        let index = run.rng.index(seats.len());
        let seat = seats.iter().nth(index).unwrap_or(Seat::FIRST);
        let action = run.choose(seat);
        run.check_secrecy(seat, action);
        if run.rng.below(SLOW_SHARE) == 0 {
            run.check_slowly();
        }
        run.play(seat, action);
    }
    run.check_end();
    let mut seen = BTreeSet::new();
    run.game.events_since(Viewer::Everything, None).for_each(|(_, event)| G::note(config, event, &mut seen));
    Checked { actions: run.game.plies().len(), seen }
}

/// One game under examination.
struct Run<G: Game> {
    config: G::Config,
    /// What each seat brought along.
    setups: Vec<G::Setup>,
    /// Is this one of the games that seats leave?
    leaves: bool,
    seed: u64,
    rng: BotRng,
    game: Match<G>,
    /// The true states so far, kept only in games that are replayed at the end.
    states: Option<Vec<G>>,
    /// Actions that were legal once, each once: good candidates for what must be refused later.
    known: Vec<G::Action>,
    legal: Vec<G::Action>,
}

impl<G: Conformance> Run<G> {
    fn new(config: &G::Config, seed: u64) -> Self {
        let mut rng = BotRng::seed_from_u64(seed ^ 0x5eed);
        let setups: Vec<_> = (0..G::n_seats(config)).map(|_| G::random_setup(config, &mut rng)).collect();
        let game = match Match::with_setups(config.clone(), setups.clone(), Seed::from(seed)) {
            Ok(game) => game,
            Err(error) => panic!("{}: config {config:?} was refused: {error}", G::ID),
        };
        let states = (rng.below(SLOW_SHARE) == 0).then(Vec::new);
        let leaves = rng.below(LEAVING_SHARE) == 0;
        Run { config: config.clone(), setups, leaves, seed, rng, game, states, known: Vec::new(), legal: Vec::new() }
    }

    /// Stops with everything that is needed to see it again.
    #[track_caller]
    fn broken(&self, promise: &str, detail: &dyn Debug) -> ! {
        let (id, seed, config, at) = (G::ID, self.seed, &self.config, self.game.version());
        panic!("{id}: {promise}\n  seed {seed}, after {at} actions, config {config:?}\n  {detail:?}")
    }

    #[track_caller]
    fn equal<T: PartialEq + Debug>(&self, promise: &str, left: &T, right: &T) {
        if left != right {
            self.broken(promise, &(left, right));
        }
    }

    fn n_seats(&self) -> usize {
        G::n_seats(&self.config)
    }

    /// Somebody is awaited; exactly the awaited have actions; cards are where they belong.
    fn check_stage(&mut self) {
        let awaited = self.game.stage().awaited();
        if awaited.is_empty() {
            self.broken("a game that is not over awaits somebody", &());
        }
        let n_actions = self.game.plies().iter().filter(|(_, ply)| ply.action().is_some()).count();
        if n_actions >= G::max_actions(&self.config) {
            self.broken("a game ends within its stated bound", &G::max_actions(&self.config));
        }
        for seat in Seat::all(self.n_seats()) {
            self.game.state().actions(seat, &mut self.legal);
            if self.legal.is_empty() == awaited.contains(seat) {
                self.broken("exactly the awaited seats have actions", &(seat, &self.legal));
            }
            if !self.legal.is_sorted_by(|a, b| a < b) {
                self.broken("legal actions are sorted and different", &self.legal);
            }
        }
        if let Err(lost) = self.game.state().check_cards() {
            self.broken("every card is in exactly one place", &lost);
        }
    }

    /// A random action: half of the time from the list, half of the time the quick way, checked against the list.
    fn choose(&mut self, seat: Seat) -> G::Action {
        let quick = self.game.state().random_action(seat, &mut self.rng, &mut self.legal);
        self.game.state().actions(seat, &mut self.legal);
        match quick {
            Some(action) if self.legal.binary_search(&action).is_ok() => match self.rng.below(2) {
                0 => action,
                _ => self.legal[self.rng.index(self.legal.len())],
            },
            other => self.broken("a random action is a legal one", &other),
        }
    }

    /// Serialising, notation, and that everything else is refused.
    fn check_slowly(&mut self) {
        let viewers: Vec<Viewer> =
            Seat::all(self.n_seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everything]).collect();
        let viewer = viewers[self.rng.index(viewers.len())];
        let state = self.game.state();
        self.equal("a state survives JSON", &through_json(state), state);
        let view = state.view(viewer);
        self.equal("a view survives JSON", &through_json(&view), &view);
        let index = self.rng.index(self.n_seats());
        if let Some(seat) = Seat::new(index) {
            self.check_actions(seat);
        }
    }

    fn check_actions(&mut self, seat: Seat) {
        let mut legal = Vec::new();
        self.game.state().actions(seat, &mut legal);
        for action in &legal {
            if Ply::<G::Action>::common(&action.to_string()).is_some() {
                self.broken("no action is written like a move that every game has", action);
            }
            match action.to_string().parse::<G::Action>() {
                Ok(parsed) => self.equal("an action reads as it is written", &parsed, action),
                Err(message) => self.broken("an action reads as it is written", &(action.to_string(), message)),
            }
            if self.try_apply(seat, action).is_none() {
                self.broken("every listed action applies", &(seat, action));
            }
            if !self.game.is_draftable(seat, action) {
                let refused = self.game.preview(seat, std::slice::from_ref(action)).err();
                self.equal("what cannot be taken back has no preview", &refused, &Some(Refusal::NotDraftable));
            }
        }
        for _ in 0..16.min(self.known.len()) {
            let action = self.known[self.rng.index(self.known.len())];
            if legal.binary_search(&action).is_err() && self.try_apply(seat, &action).is_some() {
                self.broken("an action that is not listed is refused", &(seat, action));
            }
        }
    }

    /// The state after an action; none if it was refused, which must change nothing.
    fn try_apply(&self, seat: Seat, action: &G::Action) -> Option<G> {
        let mut state = self.game.state().clone();
        let mut events = Vec::<AddressedEvent<G::Event>>::new();
        match state.apply(seat, action, &mut BotRng::seed_from_u64(self.seed), &mut events) {
            Ok(()) => Some(state),
            Err(_) => {
                self.equal("a refused action changes nothing", &state, self.game.state());
                self.equal("a refused action emits no event", &events.len(), &0);
                None
            }
        }
    }

    fn play(&mut self, seat: Seat, action: G::Action) {
        self.note_state();
        for &action in &self.legal {
            if let Err(at) = self.known.binary_search(&action) {
                self.known.insert(at, action);
            }
        }
        let other = self.another(seat).map(|other| (other, self.game.legal(other)));
        if let Err(refusal) = self.game.play(seat, action) {
            self.broken("a match accepts every legal action", &(seat, action, refusal));
        }
        if let Some((other, offered)) = other {
            let now = self.game.legal(other);
            self.equal("deciding together with others, one is asked the same until all have decided", &now, &offered);
        }
    }

    /// Keeps the state before a move, for the replay at the end.
    fn note_state(&mut self) {
        if let Some(states) = &mut self.states {
            states.push(self.game.state().clone());
        }
    }

    /// Any other seat that is awaited together with this one.
    fn another(&mut self, seat: Seat) -> Option<Seat> {
        let mut others = self.game.stage().awaited();
        others.remove(seat);
        if others.is_empty() {
            return None;
        }
        let index = self.rng.index(others.len());
        others.iter().nth(index)
    }

    /// A finished game accepts nothing, has an outcome of its seats, and its record gives the same game again.
    fn check_end(&mut self) {
        let Some(outcome) = self.game.outcome() else { self.broken("a game that ended has an outcome", &()) };
        self.equal("an outcome is about the seats of the game", &usize::from(outcome.seats), &self.n_seats());
        if let Some(&action) = self.known.first() {
            let refused = self.game.clone().play(Seat::FIRST, action);
            self.equal("nothing is accepted once it is over", &refused, &Err(Refusal::Over));
        }
        if let Err(lost) = self.game.state().check_cards() {
            self.broken("every card is in exactly one place", &lost);
        }
        if let Some(states) = self.states.take() {
            self.check_events();
            self.check_replay(&states);
        }
    }

    fn check_events(&self) {
        for viewer in [Viewer::Everything, Viewer::Spectator] {
            for (_, event) in self.game.events_since(viewer, None) {
                self.equal("an event survives JSON", &through_json(event), event);
            }
        }
    }

    fn check_replay(&self, states: &[G]) {
        let players = Seat::all(self.n_seats()).map(|seat| Player { name: format!("p{seat}"), kind: "random".into() });
        let record = self.game.record(players.collect());
        let parsed = match Record::parse(&record.to_text()) {
            Ok(parsed) => parsed,
            Err(error) => self.broken("a record survives its file", &error),
        };
        self.equal("a record survives its file", &parsed, &record);
        let replayed = match Match::<G>::replay(&parsed, usize::MAX) {
            Ok(replayed) => replayed,
            Err(error) => self.broken("a record replays", &error),
        };
        self.equal("a replay ends in the same state", replayed.state(), self.game.state());
        let timeline = replayed.timeline();
        let mut again = timeline.at(0);
        for (state, step) in states.iter().zip(&record.actions) {
            self.equal("a replay passes through the same states", again.state(), state);
            self.equal("a timeline has the same states", timeline.at(again.version()).state(), state);
            if let Err(refusal) = again.play_recorded(step.seat, &step.action) {
                self.broken("a replay accepts what the game accepted", &refusal);
            }
        }
    }
}

fn through_json<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_string(value).unwrap_or_else(|error| panic!("it cannot be written: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("it cannot be read again: {error}\n{text}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Audience;

    #[test]
    fn a_viewer_receives_the_full_or_the_redacted_event_never_both() {
        let seat = Seat::FIRST;
        for viewer in [Viewer::Seat(seat), Viewer::Seat(seat.other()), Viewer::Spectator, Viewer::Everything] {
            assert_ne!(Audience::only(seat).includes(viewer), Audience::all_but(seat).includes(viewer), "{viewer:?}");
        }
    }
}
