//! A game being played: the only place where a state changes.

use crate::{
    AddressedEvent, BotRng, ConfigError, Game, InfoSet, Message, Move, Outcome, Player, Record, RecordError, Refusal,
    Seat, Seed, Stage, Viewer,
};
use rand_chacha::ChaCha12Rng;
use std::fmt;
use std::sync::Arc;

/// A running or finished game: config, seed, actions, and the state that follows from them.
#[derive(Clone)]
pub struct Match<G: Game> {
    config: G::Config,
    seed: Seed,
    rng: ChaCha12Rng,
    state: G,
    actions: Vec<(Seat, G::Action)>,
    events: Vec<AddressedEvent<G::Event>>,
    /// `events[..marks[v]]` is what was heard up to version `v`.
    marks: Vec<usize>,
    /// What every awaited seat was asked, by seat.
    asked: [Option<Asked<G>>; Seat::MAX],
}

/// When a seat's decision arose, and the state as it was then.
///
/// Who decides at the same time as others knows nothing of what they have decided since, not even that they have. So
/// a bot's choice does not depend on who was faster, and is the same after a restart.
#[derive(Clone)]
struct Asked<G> {
    version: u64,
    state: Arc<G>,
}

/// Says which game it is and how far, and nothing that a log must not hold.
impl<G: Game> fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match").field("game", &G::ID).field("version", &self.version()).finish_non_exhaustive()
    }
}

impl<G: Game> Match<G> {
    /// Deals a new game.
    ///
    /// # Errors
    /// The rules cannot play this config.
    pub fn new(config: G::Config, seed: Seed) -> Result<Self, ConfigError> {
        let mut rng = seed.rng();
        let state = G::start(&config, &mut rng)?;
        let asked = Default::default();
        let mut game =
            Match { config, seed, rng, state, actions: Vec::new(), events: Vec::new(), marks: vec![0], asked };
        game.ask(None);
        Ok(game)
    }

    /// Notes who is awaited now. A seat that was awaited before and has not played is still asked the same.
    fn ask(&mut self, played: Option<Seat>) {
        let awaited = self.state.stage().awaited();
        let mut now = None;
        for seat in Seat::all(Seat::MAX) {
            let asked = &mut self.asked[seat.index()];
            if !awaited.contains(seat) {
                *asked = None;
            } else if asked.is_none() || played == Some(seat) {
                let state = now.get_or_insert_with(|| Arc::new(self.state.clone())).clone();
                *asked = Some(Asked { version: self.actions.len() as u64, state });
            }
        }
    }

    /// Plays a record again, up to `upto` actions.
    ///
    /// # Errors
    /// The record is of another game or version, an action in it is not legal, or its result is not the true one.
    pub fn replay(record: &Record, upto: usize) -> Result<Self, RecordError> {
        record.check_game::<G>()?;
        let config: G::Config = serde_json::from_value(record.config.clone()).map_err(|error| {
            RecordError(Message::new(
                format!("the record's config: {error}"),
                format!("la configuration de l'enregistrement\u{a0}: {error}"),
            ))
        })?;
        let n_seats = G::n_seats(&config);
        if record.players.len() != n_seats {
            let n = record.players.len();
            return Err(RecordError(Message::new(
                format!("the record names {n} players, this game has {n_seats} seats"),
                format!("l'enregistrement nomme {n} joueurs, cette partie a {n_seats} places"),
            )));
        }
        let mut game = Match::new(config, record.seed.clone())?;
        for (n, step) in record.actions.iter().take(upto).enumerate() {
            game.play_text(step.seat, &step.action).map_err(|refusal| {
                let (n, Move { seat, action }) = (n + 1, step);
                RecordError(Message::new(
                    format!("action {n} of the record (seat {seat}, `{action}`): {}", refusal.say(crate::Lang::En)),
                    format!(
                        "action {n} de l'enregistrement (place {seat}, «\u{a0}{action}\u{a0}»)\u{a0}: {}",
                        refusal.say(crate::Lang::Fr)
                    ),
                ))
            })?;
        }
        if game.actions.len() == record.actions.len() && record.result != game.outcome() {
            return Err(RecordError(Message::new(
                "the record's result is not the one that its actions give",
                "le résultat de l'enregistrement n'est pas celui que donnent ses actions",
            )));
        }
        Ok(game)
    }

    /// Accepts one action, or refuses it and changes nothing.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        match self.state.stage() {
            Stage::Over(_) => return Err(Refusal::Over),
            Stage::Awaiting(seats) if !seats.contains(seat) => return Err(Refusal::NotYourTurn),
            Stage::Awaiting(_) => {}
        }
        self.state.apply(seat, &action, &mut self.rng, &mut self.events)?;
        self.actions.push((seat, action));
        self.marks.push(self.events.len());
        self.ask(Some(seat));
        Ok(())
    }

    /// [`Match::play`] with the action in the game's notation.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        self.play(seat, text.trim().parse().map_err(Refusal::Notation)?)
    }

    /// What it was started with.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// Where its chance comes from. A secret until it is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// How many actions were accepted.
    pub fn version(&self) -> u64 {
        self.actions.len() as u64
    }

    /// Whom it waits for.
    pub fn stage(&self) -> Stage {
        self.state.stage()
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.stage().outcome()
    }

    /// What this eye may see.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// The legal actions of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.state.actions(seat, &mut legal);
        legal
    }

    /// The version at which the decision arose that the seat has to make; none if it has none to make.
    pub fn asked(&self, seat: Seat) -> Option<u64> {
        self.asked[seat.index()].as_ref().map(|asked| asked.version)
    }

    /// The chance that a bot in this seat decides with: its own for every decision, the same after a restart.
    pub fn bot_rng(&self, seat: Seat) -> BotRng {
        self.seed.bot_rng(seat.index(), self.asked(seat).unwrap_or(self.version()))
    }

    /// What a seat may know when it decides, which is what a bot gets; nothing of what others have decided since.
    pub fn info_set(&self, seat: Seat) -> InfoSet<'_, G> {
        match &self.asked[seat.index()] {
            Some(Asked { version, state }) => {
                InfoSet::new(&self.config, state, &self.events[..self.marks[*version as usize]], seat)
            }
            None => InfoSet::new(&self.config, &self.state, &self.events, seat),
        }
    }

    /// The accepted actions.
    pub fn actions(&self) -> &[(Seat, G::Action)] {
        &self.actions
    }

    /// What this eye heard after version `since`, each with the version it belongs to.
    pub fn events_since(&self, viewer: Viewer, since: u64) -> impl Iterator<Item = (u64, &G::Event)> {
        let first = usize::try_from(since).unwrap_or(usize::MAX).min(self.actions.len()) + 1;
        (first..self.marks.len())
            .flat_map(move |version| {
                self.events[self.marks[version - 1]..self.marks[version]]
                    .iter()
                    .map(move |events| (version as u64, events))
            })
            .filter(move |(_, events)| events.audience.includes(viewer))
            .map(|(version, events)| (version, &events.event))
    }

    /// The whole match as a record.
    pub fn record(&self, players: Vec<Player>) -> Record {
        let actions =
            self.actions.iter().map(|(seat, action)| Move { seat: *seat, action: action.to_string() }).collect();
        Record {
            format: Record::FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES,
            config: serde_json::to_value(&self.config).unwrap_or_default(),
            seed: self.seed.clone(),
            players,
            actions,
            result: self.outcome(),
            fairness: None,
        }
    }

    /// The same match as it stood after `version` actions.
    #[must_use]
    pub fn at(&self, version: u64) -> Self {
        let mut earlier = Match { rng: self.seed.rng(), ..self.clone() };
        // The same config and actions were accepted before, so neither can be refused now.
        if let Ok(state) = G::start(&self.config, &mut earlier.rng) {
            earlier.state = state;
        }
        earlier.actions.clear();
        earlier.events.clear();
        earlier.marks.truncate(1);
        earlier.asked = Default::default();
        earlier.ask(None);
        for (seat, action) in self.actions.iter().take(usize::try_from(version).unwrap_or(usize::MAX)) {
            if earlier.play(*seat, *action).is_err() {
                break;
            }
        }
        earlier
    }

    /// The true state, for the suite in this crate only.
    pub(crate) fn state(&self) -> &G {
        &self.state
    }
}
