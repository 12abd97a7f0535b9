//! The suite that every game passes: random games of random configs, checked at every step.
//!
//! One call of [`check_one`] plays one game and panics with the broken promise, the config and the seed that shows
//! it. A test command runs thousands of them, a soak millions. Not here: what a single rule says; that is tested
//! beside the rule.

mod showing;

pub use showing::{check_gestures, each_position};

use crate::{
    AddressedEvent, Audience, Bot, BotRng, Dice, Game, InfoSet, Match, Player, Record, Refusal, Seat, Seed,
    SeedableRng, Stage, Undisturbed, Viewer,
};
use rand_core::Rng;
use std::fmt::Debug;

/// What a game adds so that the suite can try it.
pub trait Conformance: Game {
    /// Any config that the rules can play, every option sometimes far from its default.
    fn random_config<R: Rng>(rng: &mut R) -> Self::Config;

    /// Is every card in exactly one place?
    ///
    /// # Errors
    /// Which one is not.
    fn check_cards(&self) -> Result<(), String>;
}

/// What a checked game was like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checked {
    /// How many actions it had.
    pub actions: usize,
}

/// One step in this many gets the slow checks (serialising, every other action), one game in this many is replayed.
const SLOW_SHARE: u32 = 8;

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
    while let Stage::Awaiting(seats) = run.game.stage() {
        run.check_stage();
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
    Checked { actions: run.game.actions().len() }
}

/// One game under examination.
struct Run<G: Game> {
    config: G::Config,
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
        let game = match Match::new(config.clone(), Seed::from(seed)) {
            Ok(game) => game,
            Err(error) => panic!("{}: config {config:?} was refused: {error}", G::ID),
        };
        let states = (rng.below(SLOW_SHARE) == 0).then(Vec::new);
        Run { config: config.clone(), seed, rng, game, states, known: Vec::new(), legal: Vec::new() }
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
        if self.game.actions().len() >= G::max_actions(&self.config) {
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

    /// Nothing that a seat sees, may do or hears depends on what it cannot see.
    fn check_secrecy(&mut self, mover: Seat, action: G::Action) {
        let eye_index = self.rng.index(self.n_seats());
        let seat = Seat::new(eye_index).unwrap_or(Seat::FIRST);
        let viewer = Viewer::Seat(seat);
        let state = self.game.state();
        let thought = state.sample(seat, &mut self.rng);
        self.equal("a sampled state looks the same to the seat", &thought.view(viewer), &state.view(viewer));
        self.equal("… and to a spectator", &thought.view(Viewer::Spectator), &state.view(Viewer::Spectator));
        self.equal("… and awaits the same", &thought.stage(), &state.stage());
        let (mut here, mut there) = (Vec::new(), Vec::new());
        state.actions(seat, &mut here);
        thought.actions(seat, &mut there);
        self.equal("… and offers the same actions", &there, &here);
        if let Err(lost) = thought.check_cards() {
            self.broken("… and has every card in exactly one place", &lost);
        }
        let chance = BotRng::seed_from_u64(self.rng.next_u64());
        let again = (state.sample(seat, &mut chance.clone()), thought.sample(seat, &mut chance.clone()));
        self.equal("sampling depends on nothing that the seat cannot see", &again.0, &again.1);
        self.check_hearing(seat, mover, action, &thought, &chance);
    }

    /// If the next views are the same to a seat, so is what it heard on the way.
    fn check_hearing(&self, seat: Seat, mover: Seat, action: G::Action, thought: &G, chance: &BotRng) {
        let run = |state: &G| {
            let (mut state, mut events) = (state.clone(), Vec::<AddressedEvent<G::Event>>::new());
            let accepted = state.apply(mover, &action, &mut chance.clone(), &mut events).is_ok();
            accepted.then_some((state, events))
        };
        let Some(real) = run(self.game.state()) else { self.broken("every listed action applies", &action) };
        let Some(sampled) = run(thought) else { return };
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            if real.0.view(viewer) == sampled.0.view(viewer) {
                // As a bag: the order in which own cards came is known to their player, but no view keeps it.
                let events = |all: &[AddressedEvent<G::Event>]| -> Vec<String> {
                    let audible = all.iter().filter(|one| one.audience.includes(viewer));
                    let mut events: Vec<_> = audible.map(|one| format!("{:?}", one.event)).collect();
                    events.sort_unstable();
                    events
                };
                self.equal("what is heard tells no more than what is seen", &events(&real.1), &events(&sampled.1));
            }
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
            match action.to_string().parse::<G::Action>() {
                Ok(parsed) => self.equal("an action reads as it is written", &parsed, action),
                Err(message) => self.broken("an action reads as it is written", &(action.to_string(), message)),
            }
            if self.try_apply(seat, action).is_none() {
                self.broken("every listed action applies", &(seat, action));
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
                self.equal("a refused action is not heard of", &events.len(), &0);
                None
            }
        }
    }

    fn play(&mut self, seat: Seat, action: G::Action) {
        if let Some(states) = &mut self.states {
            states.push(self.game.state().clone());
        }
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
            for (_, event) in self.game.events_since(viewer, 0) {
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
        let mut again = replayed.at(0);
        for (state, (seat, action)) in states.iter().zip(self.game.actions()) {
            self.equal("a replay passes through the same states", again.state(), state);
            if let Err(refusal) = again.play(*seat, *action) {
                self.broken("a replay accepts what the game accepted", &refusal);
            }
        }
    }
}

fn through_json<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_string(value).unwrap_or_else(|error| panic!("it cannot be written: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("it cannot be read again: {error}\n{text}"))
}

/// Plays one random game and asks a seeded bot at every decision, with the history of its seat: once with the true state
/// and once with a state sampled from its information set. It must choose the same action, and a legal one.
///
/// # Panics
/// If it does not.
pub fn check_bot<G: Conformance>(bot: &dyn Bot<G>, config: &G::Config, seed: u64) {
    let mut run = Run::<G>::new(config, seed);
    while let Stage::Awaiting(seats) = run.game.stage() {
        let Some(seat) = seats.iter().next() else { break };
        let info = run.game.info_set(seat);
        let sampled = info.sample(&mut run.rng);
        let sent = |event: &G::Event| AddressedEvent { audience: Audience::Everyone, event: event.clone() };
        let history: Vec<_> = info.history().map(sent).collect();
        let chance = BotRng::seed_from_u64(run.rng.next_u64());
        let ask = |info: &InfoSet<'_, G>| bot.session().choose(info, &mut chance.clone(), &Undisturbed);
        let Some(choice) = ask(&info) else { run.broken("a bot that is not cancelled chooses", &seat) };
        let from_sampled = ask(&InfoSet::new(config, &sampled, &history, seat));
        run.equal("a bot's choice depends on nothing that it cannot see", &from_sampled, &Some(choice));
        if run.try_apply(seat, &choice).is_none() {
            run.broken("a bot plays legally", &choice);
        }
        let action = run.choose(seat);
        run.play(seat, action);
    }
}

/// Any text as an action and as a record is read or refused, and never panics.
///
/// # Panics
/// If something does.
pub fn check_garbage<G: Conformance>(seed: u64) {
    let mut rng = BotRng::seed_from_u64(seed);
    let config = G::random_config(&mut rng);
    let Ok(mut game) = Match::<G>::new(config, Seed::from(seed)) else { return };
    play_some_way(&mut game, &mut rng);
    let seat = game.stage().awaited().iter().next().unwrap_or(Seat::FIRST);
    let mut texts: Vec<String> = game.legal(seat).iter().map(ToString::to_string).collect();
    let players = vec![Player { name: "é\"\\".into(), kind: "human".into() }; G::n_seats(game.config())];
    texts.push(game.record(players).to_text());
    for text in &texts {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..1 + rng.below(4) {
            let at = rng.index(bytes.len().max(1)).min(bytes.len());
            match rng.below(3) {
                0 => bytes.insert(at, rng.next_u32() as u8),
                1 => bytes.truncate(at),
                _ => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte = rng.next_u32() as u8),
            }
        }
        let garbage = String::from_utf8_lossy(&bytes);
        // Only that neither panics; what is accepted is checked elsewhere.
        let _ = game.play_text(seat, &garbage);
        if let Ok(record) = Record::parse(&garbage) {
            let _ = Match::<G>::replay(&record, usize::MAX);
        }
    }
}

/// A few random actions, so that any phase is met and a record has actions that can be damaged.
fn play_some_way<G: Game>(game: &mut Match<G>, rng: &mut BotRng) {
    let mut scratch = Vec::new();
    for _ in 0..rng.below(60) {
        let Some(seat) = game.stage().awaited().iter().next() else { return };
        let Some(action) = game.state().random_action(seat, rng, &mut scratch) else { return };
        // Legal, as the suite checks elsewhere.
        let _ = game.play(seat, action);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_eye_hears_the_open_or_the_veiled_version_never_both() {
        let seat = Seat::FIRST;
        for viewer in [Viewer::Seat(seat), Viewer::Seat(seat.other()), Viewer::Spectator, Viewer::Everything] {
            assert_ne!(Audience::only(seat).includes(viewer), Audience::all_but(seat).includes(viewer), "{viewer:?}");
        }
    }
}
