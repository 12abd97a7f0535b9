//! A game being played: the only place where a state changes.
//!
//! Not here: records of it (`game_match/recording.rs`), matches that begin in a position (`game_match/positioned.rs`),
//! previews of what could be played (`preview.rs`).

mod positioned;
mod recording;

use crate::preview::{NoChance, Preview};
use crate::{
    AddressedEvent, BotRng, ConfigError, Departure, Ending, Game, InfoSet, Message, NoEvents, Orders, Outcome, Ply,
    Refusal, Seat, SeatSet, Seed, Stage, Viewer,
};
use rand_chacha::ChaCha12Rng;
use std::fmt;
use std::sync::Arc;

/// A running or finished game: config, set-ups, seed, moves, and the state that follows from them.
#[derive(Clone)]
pub struct Match<G: Game> {
    config: G::Config,
    /// What each seat brought along, by seat.
    setups: Arc<[G::Setup]>,
    seed: Seed,
    /// The state in which it began, if it was not dealt.
    position: Option<Arc<G>>,
    now: Now<G>,
}

/// All that a move changes. Kept together so that a row of moves can be undone as a whole.
#[derive(Clone)]
struct Now<G: Game> {
    rng: ChaCha12Rng,
    state: G,
    plies: Vec<(Seat, Ply<G::Action>)>,
    events: Vec<AddressedEvent<G::Event>>,
    /// `events[..marks[v]]` is what happened up to version `v`.
    marks: Vec<usize>,
    /// The decision that every awaited seat has to make, by seat.
    pending: [Option<Decision<G>>; Seat::MAX],
    /// The last decision that every seat made, by seat.
    answered: [Option<Answer<G>>; Seat::MAX],
    /// The seats that agree to a draw as things are.
    draw_agreed_by: SeatSet,
    /// The outcome of an agreed draw.
    agreed: Option<Outcome>,
}

/// When a seat's decision arose, and the state as it was then.
///
/// A seat that decides at the same time as others knows nothing of what they have decided since, not even that they
/// have. So a bot's choice does not depend on which seat was faster, and is the same after a restart.
#[derive(Clone)]
struct Decision<G> {
    version: u64,
    state: Arc<G>,
}

/// What a seat played last, and the state in which it was offered.
#[derive(Clone)]
struct Answer<G: Game> {
    /// The move's number, counted from 1.
    version: u64,
    ply: Ply<G::Action>,
    offered: Option<Arc<G>>,
}

/// What a seat played last.
#[derive(Debug, Clone)]
pub struct LastChoice<G: Game> {
    /// The move.
    pub ply: Ply<G::Action>,
    /// What the seat saw when it decided; none if it was not asked.
    pub offered: Option<G::View>,
}

/// Names the game and the version, and nothing that a log must not hold.
impl<G: Game> fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match").field("game", &G::ID).field("version", &self.version()).finish_non_exhaustive()
    }
}

impl<G: Game> Match<G> {
    /// Deals a new game in which no seat brings anything along.
    ///
    /// # Errors
    /// The rules cannot play this config.
    pub fn new(config: G::Config, seed: Seed) -> Result<Self, ConfigError> {
        Match::with_setups(config, Vec::new(), seed)
    }

    /// Deals a new game. Seats beyond the given set-ups bring the default one.
    ///
    /// # Errors
    /// The rules cannot play this config, or one of the set-ups.
    pub fn with_setups(config: G::Config, mut setups: Vec<G::Setup>, seed: Seed) -> Result<Self, ConfigError> {
        G::check_config(&config)?;
        Match::<G>::check_n_setups(&config, setups.len())?;
        setups.resize_with(G::n_seats(&config), G::Setup::default);
        setups.iter().try_for_each(|setup| G::check_setup(&config, setup))?;
        let now = Now::deal(&config, &setups, &seed);
        Ok(Match { config, setups: setups.into(), seed, position: None, now })
    }

    /// Checks that there are no more set-ups than seats.
    ///
    /// # Errors
    /// There are.
    pub fn check_n_setups(config: &G::Config, n: usize) -> Result<(), ConfigError> {
        let n_seats = G::n_seats(config);
        if n <= n_seats {
            return Ok(());
        }
        Err(ConfigError(Message::new(
            format!("{n} set-ups are too many: this game has {n_seats} seats"),
            format!("{n} préparations, c'est trop\u{a0}: cette partie a {n_seats} places"),
        )))
    }

    /// Accepts one action, or refuses it and changes nothing.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.now.check_turn(seat)?;
        self.now.play(seat, action)
    }

    /// Accepts a row of actions as one, or refuses it and changes nothing. All but the last have to be draftable.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn play_row(&mut self, seat: Seat, row: &[G::Action]) -> Result<(), Refusal> {
        let (last, first) = row.split_last().ok_or(Refusal::EmptyRow)?;
        if first.is_empty() {
            return self.play(seat, *last);
        }
        // Tried on a copy: if it is refused there, nothing has happened.
        let mut tried = self.preview(seat, first)?.into_state();
        tried.apply(seat, last, &mut NoChance::default(), &mut NoEvents)?;
        row.iter().try_for_each(|action| self.now.play(seat, *action))
    }

    /// Plays what the rules force and a spectator can foresee ([`Game::forced`]), as ordinary actions.
    pub fn play_forced(&mut self) {
        while self.outcome().is_none()
            && let Some((seat, action)) = self.now.state.forced()
        {
            // The suite checks that a forced action is legal.
            if self.now.play(seat, action).is_err() {
                return;
            }
        }
    }

    /// Plays what is forced and what the seats' standing orders answer, as ordinary actions, until somebody has to be asked.
    /// A seat that is asked is no longer in a hurry. `orders` has one entry for each seat; none for bots.
    pub fn play_standing(&mut self, orders: &mut [Option<Orders>]) {
        loop {
            self.play_forced();
            let mut answers = self.stage().awaited().iter().filter_map(|seat| {
                let own = orders.get_mut(seat.index())?.as_mut()?;
                let answer = self.now.state.standing_answer(seat, own);
                own.hurry &= answer.is_some();
                Some((seat, answer?))
            });
            let Some((seat, action)) = answers.next() else { return };
            // The suite checks that it is legal.
            if self.now.play(seat, action).is_err() {
                return;
            }
        }
    }

    /// Where a row of draftable actions leads; nothing is played.
    ///
    /// # Errors
    /// Why one of them cannot be previewed.
    pub fn preview(&self, seat: Seat, row: &[G::Action]) -> Result<Preview<G>, Refusal> {
        self.now.check_turn(seat)?;
        Preview::of(&self.now.state, seat, row)
    }

    /// Why the seat cannot do what `attempt` makes of its view, after a row of draftable actions; none if it can, or if
    /// nothing was attempted. Nothing is played.
    ///
    /// # Errors
    /// Why one of the row cannot be previewed.
    pub fn why_not(
        &self,
        seat: Seat,
        row: &[G::Action],
        attempt: impl FnOnce(&G::View) -> Option<G::Action>,
    ) -> Result<Option<Refusal>, Refusal> {
        if self.outcome().is_some() {
            return Ok(Some(Refusal::Over));
        }
        let mut state = match row {
            [] => self.now.state.clone(),
            row => self.preview(seat, row)?.into_state(),
        };
        let mut legal = Vec::new();
        state.actions(seat, &mut legal);
        let action = attempt(&state.view(Viewer::Seat(seat))).filter(|action| !legal.contains(action));
        let refused = |action| state.apply(seat, &action, &mut NoChance::default(), &mut NoEvents).err();
        Ok(action.and_then(refused).map(Refusal::Illegal))
    }

    /// A seat gives up.
    ///
    /// # Errors
    /// The game is over, or the seat is out already.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.leave(seat, Departure::Resigned)
    }

    /// A seat leaves the game. That a clock ran out or that a player is gone is the host's to say.
    ///
    /// # Errors
    /// The game is over, or the seat is out already.
    pub fn leave(&mut self, seat: Seat, why: Departure) -> Result<(), Refusal> {
        self.check_open(seat)?;
        let now = &mut self.now;
        now.state.leave(seat, why, &mut now.rng, &mut now.events)?;
        now.advance(seat, Ply::Leave(why));
        Ok(())
    }

    /// A seat agrees to a draw, or offers one. It lapses when another seat plays an action. When all sides that are
    /// still in the game agree, the match is drawn.
    ///
    /// # Errors
    /// The game is over, knows no draw, or the seat has agreed already.
    pub fn agree_draw(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.check_open(seat)?;
        let outcome = self.now.state.agreed_draw(&self.config).ok_or(Refusal::NoDraw)?;
        if self.now.draw_agreed_by.contains(seat) {
            return Err(Refusal::AlreadyOffered);
        }
        self.now.draw_agreed_by.insert(seat);
        let side = |seat: Seat| G::side(&self.config, seat);
        // Sides that cannot share the draw are out of the game and are not asked.
        let shares = |seat: &Seat| outcome.places[seat.index()] == 1;
        let has_agreed = |asked: Seat| self.now.draw_agreed_by.iter().any(|seat| side(seat) == side(asked));
        if Seat::all(self.n_seats()).filter(shares).all(has_agreed) {
            self.now.agreed = Some(outcome);
        }
        self.now.advance(seat, Ply::AgreeDraw);
        Ok(())
    }

    fn check_open(&self, seat: Seat) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::Over);
        }
        if seat.index() >= self.n_seats() {
            return Err(Refusal::NoSuchSeat);
        }
        Ok(())
    }

    /// Plays a move that a player wrote: an action in the game's notation, `resign`, or `draw`.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        match Ply::<G::Action>::common(text.trim()) {
            Some(Ply::Leave(why)) if why.is_hosts_word() => Err(Refusal::HostOnly),
            Some(ply) => self.play_ply(seat, ply),
            None => self.play(seat, parse_action::<G>(text)?),
        }
    }

    fn play_ply(&mut self, seat: Seat, ply: Ply<G::Action>) -> Result<(), Refusal> {
        match ply {
            Ply::Action(action) => self.play(seat, action),
            Ply::Leave(why) => self.leave(seat, why),
            Ply::AgreeDraw => self.agree_draw(seat),
        }
    }

    /// What it was started with.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// What a seat brought along. Private to that seat until the game is over.
    pub fn setup(&self, seat: Seat) -> Option<&G::Setup> {
        self.setups.get(seat.index())
    }

    /// Where its chance comes from. A secret until it is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// How many seats it has.
    pub fn n_seats(&self) -> usize {
        self.setups.len()
    }

    /// How many moves were accepted.
    pub fn version(&self) -> u64 {
        self.now.plies.len() as u64
    }

    /// Which seats it waits for.
    pub fn stage(&self) -> Stage {
        self.now.stage()
    }

    /// The result, once there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        self.stage().outcome()
    }

    /// How it ended, once it has.
    pub fn ending(&self) -> Option<Ending> {
        self.outcome().map(|_| if self.now.agreed.is_some() { Ending::Agreed } else { self.now.state.ending() })
    }

    /// What this viewer may see.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.now.state.view(viewer)
    }

    /// The legal actions of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.now.agreed.is_none() {
            self.now.state.actions(seat, &mut legal);
        }
        legal
    }

    /// May the seat take this legal action back before it confirms it?
    pub fn is_draftable(&self, seat: Seat, action: &G::Action) -> bool {
        self.now.state.is_draftable(seat, action)
    }

    /// The version at which the decision arose that the seat has to make; none if it has none to make.
    pub fn asked(&self, seat: Seat) -> Option<u64> {
        self.now.pending[seat.index()].as_ref().map(|decision| decision.version)
    }

    /// The seats that have decided in a step that others still decide.
    pub fn decided(&self) -> SeatSet {
        let awaited = self.stage().awaited();
        let Some(since) = awaited.iter().filter_map(|seat| self.asked(seat)).min() else { return SeatSet::EMPTY };
        let has_decided = |seat: &Seat| !awaited.contains(*seat) && self.last_played(*seat) > since;
        Seat::all(self.n_seats()).filter(has_decided).collect()
    }

    /// The number of the seat's last move, counted from 1; 0 if it has not played.
    pub fn last_played(&self, seat: Seat) -> u64 {
        self.now.answered[seat.index()].as_ref().map_or(0, |answer| answer.version)
    }

    /// What the seat played last.
    pub fn last_choice(&self, seat: Seat) -> Option<LastChoice<G>> {
        let answer = self.now.answered[seat.index()].as_ref()?;
        let offered = answer.offered.as_ref().map(|state| state.view(Viewer::Seat(seat)));
        Some(LastChoice { ply: answer.ply, offered })
    }

    /// The last move.
    pub fn last_ply(&self) -> Option<(Seat, Ply<G::Action>)> {
        self.now.plies.last().copied()
    }

    /// The seats that agree to a draw as things are.
    pub fn draw_agreed_by(&self) -> SeatSet {
        self.now.draw_agreed_by
    }

    /// The chance that a bot in this seat decides with: its own for every decision, the same after a restart. `n` counts
    /// the actions that the bot has composed before in the same row.
    pub fn bot_rng(&self, seat: Seat, n: u64) -> BotRng {
        self.seed.bot_rng(seat.index(), self.asked(seat).unwrap_or(self.version()) + n)
    }

    /// What a seat may know when it decides, which is what a bot gets; nothing of what others have decided since.
    pub fn info_set(&self, seat: Seat) -> InfoSet<'_, G> {
        let now = &self.now;
        let (state, events) = match &now.pending[seat.index()] {
            Some(Decision { version, state }) => (state.as_ref(), &now.events[..now.marks[*version as usize]]),
            None => (&now.state, &now.events[..]),
        };
        InfoSet::new(&self.config, &self.setups[seat.index()], state, events, seat)
    }

    /// The accepted moves.
    pub fn plies(&self) -> &[(Seat, Ply<G::Action>)] {
        &self.now.plies
    }

    /// What this viewer may know of what happened after version `since`, each with the version it belongs to. `None`
    /// is from the beginning, the deal (version 0) included.
    pub fn events_since(&self, viewer: Viewer, since: Option<u64>) -> impl Iterator<Item = (u64, &G::Event)> {
        let now = &self.now;
        let first = since.map_or(0, |since| usize::try_from(since).unwrap_or(usize::MAX).min(now.plies.len()) + 1);
        (first..now.marks.len())
            .flat_map(move |version| {
                let from = version.checked_sub(1).map_or(0, |before| now.marks[before]);
                now.events[from..now.marks[version]].iter().map(move |event| (version as u64, event))
            })
            .filter(move |(_, event)| event.audience.includes(viewer))
            .map(|(version, event)| (version, &event.event))
    }

    /// What this viewer may know of what happened, newest first, each with the version it belongs to.
    pub fn newest_events(&self, viewer: Viewer) -> impl Iterator<Item = (u64, &G::Event)> {
        let now = &self.now;
        (0..now.marks.len())
            .rev()
            .flat_map(move |version| {
                let from = version.checked_sub(1).map_or(0, |before| now.marks[before]);
                now.events[from..now.marks[version]].iter().rev().map(move |event| (version as u64, event))
            })
            .filter(move |(_, event)| event.audience.includes(viewer))
            .map(|(version, event)| (version, &event.event))
    }

    /// The seats that agreed to a draw after version `since`, each with the number of that move.
    pub fn draw_offers_since(&self, since: Option<u64>) -> impl Iterator<Item = (u64, Seat)> {
        let since = usize::try_from(since.unwrap_or(0)).unwrap_or(usize::MAX).min(self.now.plies.len());
        let numbered = (since as u64 + 1..).zip(&self.now.plies[since..]);
        numbered.filter(|(_, (_, ply))| matches!(ply, Ply::AgreeDraw)).map(|(n, (seat, _))| (n, *seat))
    }

    /// The same match as it stood after `version` moves.
    #[must_use]
    pub fn at(&self, version: u64) -> Self {
        let now = match &self.position {
            Some(state) => Now::begin(G::clone(state), self.seed.rng(), Vec::new()),
            None => Now::deal(&self.config, &self.setups, &self.seed),
        };
        let mut earlier = Match { now, ..self.clone() };
        for (seat, ply) in self.now.plies.iter().take(usize::try_from(version).unwrap_or(usize::MAX)) {
            // The same moves were accepted before, so none is refused now.
            if earlier.play_ply(*seat, *ply).is_err() {
                break;
            }
        }
        earlier
    }

    /// The true state, for the suite in this crate only.
    pub(crate) fn state(&self) -> &G {
        &self.now.state
    }

    /// Everything that happened, for the suite in this crate only.
    pub(crate) fn all_events(&self) -> &[AddressedEvent<G::Event>] {
        &self.now.events
    }
}

fn parse_action<G: Game>(text: &str) -> Result<G::Action, Refusal> {
    text.trim().parse().map_err(Refusal::Notation)
}

impl<G: Game> Now<G> {
    fn deal(config: &G::Config, setups: &[G::Setup], seed: &Seed) -> Self {
        let (mut rng, mut events) = (seed.rng(), Vec::new());
        let state = G::start(config, setups, &mut rng, &mut events);
        Now::begin(state, rng, events)
    }

    /// Before the first move.
    fn begin(state: G, rng: ChaCha12Rng, events: Vec<AddressedEvent<G::Event>>) -> Self {
        let mut now = Now {
            rng,
            state,
            plies: Vec::new(),
            marks: vec![events.len()],
            events,
            pending: Default::default(),
            answered: Default::default(),
            draw_agreed_by: SeatSet::EMPTY,
            agreed: None,
        };
        now.note_decisions(None);
        now
    }

    fn stage(&self) -> Stage {
        self.agreed.map_or_else(|| self.state.stage(), Stage::Over)
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Over(_) => Err(Refusal::Over),
            Stage::Awaiting(seats) if seats.contains(seat) => Ok(()),
            Stage::Awaiting(_) => Err(Refusal::NotYourTurn),
        }
    }

    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.state.apply(seat, &action, &mut self.rng, &mut self.events)?;
        // An offer stands until another seat goes on playing.
        if !self.draw_agreed_by.contains(seat) {
            self.draw_agreed_by = SeatSet::EMPTY;
        }
        self.advance(seat, Ply::Action(action));
        Ok(())
    }

    /// Numbers a move that was made.
    fn advance(&mut self, seat: Seat, ply: Ply<G::Action>) {
        self.plies.push((seat, ply));
        self.marks.push(self.events.len());
        let offered = self.pending[seat.index()].as_ref().map(|decision| decision.state.clone());
        self.answered[seat.index()] = Some(Answer { version: self.plies.len() as u64, ply, offered });
        self.note_decisions(ply.action().map(|_| seat));
    }

    /// Notes which seats have to decide now. A seat that was awaited before and has not played has to decide the same.
    fn note_decisions(&mut self, played: Option<Seat>) {
        let awaited = self.stage().awaited();
        let mut now = None;
        for seat in Seat::all(Seat::MAX) {
            let pending = &mut self.pending[seat.index()];
            if !awaited.contains(seat) {
                *pending = None;
            } else if pending.is_none() || played == Some(seat) {
                let state = now.get_or_insert_with(|| Arc::new(self.state.clone())).clone();
                *pending = Some(Decision { version: self.plies.len() as u64, state });
            }
        }
    }
}
