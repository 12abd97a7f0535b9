//! A game being played: the only place where a state changes.
//!
//! Not here: what can be asked of it (`game_match/questions.rs`), what a move changes (`game_match/course.rs`), records of it
//! (`game_match/recording.rs`), its earlier moments (`game_match/timeline.rs`), matches that begin in a position
//! (`game_match/positioned.rs`), previews of what could be played (`preview.rs`).

mod course;
mod positioned;
mod questions;
mod recording;
mod timeline;

use crate::preview::{NoChance, Preview};
use crate::{ConfigError, Departure, Game, Message, NoEvents, Orders, Ply, Refusal, Seat, Seed, Viewer};
use course::Course;
use std::fmt;
use std::sync::Arc;

pub use timeline::Timeline;

/// A running or finished game: config, set-ups, seed, moves, and the state that follows from them.
#[derive(Clone)]
pub struct Match<G: Game> {
    config: G::Config,
    /// What each seat brought along, by seat.
    setups: Arc<[G::Setup]>,
    seed: Seed,
    /// The state in which it began, if it was not dealt.
    position: Option<Arc<G>>,
    course: Course<G>,
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
        let course = Course::deal(&config, &setups, &seed);
        Ok(Match { config, setups: setups.into(), seed, position: None, course })
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
        self.course.check_turn(seat)?;
        self.course.play(seat, action)
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
        row.iter().try_for_each(|action| self.course.play(seat, *action))
    }

    /// Plays what the rules force and a spectator can foresee ([`Game::forced`]), as ordinary actions.
    pub fn play_forced(&mut self) {
        while self.outcome().is_none()
            && let Some((seat, action)) = self.course.now.state.forced()
        {
            // The suite checks that a forced action is legal.
            if self.course.play(seat, action).is_err() {
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
                let answer = self.course.now.state.standing_answer(seat, own);
                own.hurry &= answer.is_some();
                Some((seat, answer?))
            });
            let Some((seat, action)) = answers.next() else { return };
            // The suite checks that it is legal.
            if self.course.play(seat, action).is_err() {
                return;
            }
        }
    }

    /// Where a row of draftable actions leads; nothing is played.
    ///
    /// # Errors
    /// Why one of them cannot be previewed.
    pub fn preview(&self, seat: Seat, row: &[G::Action]) -> Result<Preview<G>, Refusal> {
        self.course.check_turn(seat)?;
        Preview::of(&self.course.now.state, seat, row)
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
            [] => self.course.now.state.clone(),
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
        let course = &mut self.course;
        course.now.state.leave(seat, why, &mut course.now.rng, &mut course.events)?;
        course.advance(seat, Ply::Leave(why));
        Ok(())
    }

    /// A seat agrees to a draw, or offers one. It lapses when another seat plays an action. When all sides that are
    /// still in the game agree, the match is drawn.
    ///
    /// # Errors
    /// The game is over, knows no draw, or the seat has agreed already.
    pub fn agree_draw(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.check_open(seat)?;
        let outcome = self.course.now.state.agreed_draw(&self.config).ok_or(Refusal::NoDraw)?;
        if self.course.now.draw_agreed_by.contains(seat) {
            return Err(Refusal::AlreadyOffered);
        }
        self.course.now.draw_agreed_by.insert(seat);
        let side = |seat: Seat| G::side(&self.config, seat);
        // Sides that cannot share the draw are out of the game and are not asked.
        let shares = |seat: &Seat| outcome.places[seat.index()] == 1;
        let has_agreed = |asked: Seat| self.course.now.draw_agreed_by.iter().any(|seat| side(seat) == side(asked));
        if Seat::all(self.n_seats()).filter(shares).all(has_agreed) {
            self.course.now.agreed = Some(outcome);
        }
        self.course.advance(seat, Ply::AgreeDraw);
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
}

fn parse_action<G: Game>(text: &str) -> Result<G::Action, Refusal> {
    text.trim().parse().map_err(Refusal::Notation)
}
