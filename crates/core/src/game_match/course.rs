//! What a move changes: the state, its generator, what happened, and who has to decide what.

use crate::event_log::EventLog;
use crate::{Game, Outcome, Ply, Refusal, Seat, SeatSet, Seed, Stage};
use rand_chacha::ChaCha12Rng;
use std::sync::Arc;

/// All that a move changes.
#[derive(Clone)]
pub(super) struct Course<G: Game> {
    pub(super) now: Moment<G>,
    pub(super) plies: Vec<(Seat, Ply<G::Action>)>,
    pub(super) events: EventLog<G::Event>,
    /// The first `marks[v]` events are what happened up to version `v`.
    pub(super) marks: Vec<usize>,
}

/// What is true at one version and does not grow with the game.
#[derive(Clone)]
pub(super) struct Moment<G: Game> {
    pub(super) rng: ChaCha12Rng,
    pub(super) state: G,
    /// The decision that every awaited seat has to make, by seat.
    pub(super) pending: [Option<Decision<G>>; Seat::MAX],
    /// The last decision that every seat made, by seat.
    pub(super) answered: [Option<Answer<G>>; Seat::MAX],
    /// The seats that agree to a draw as things are.
    pub(super) draw_agreed_by: SeatSet,
    /// The outcome of an agreed draw.
    pub(super) agreed: Option<Outcome>,
}

/// When a seat's decision arose, and the state as it was then.
///
/// A seat that decides at the same time as others knows nothing of what they have decided since, not even that they
/// have. So a bot's choice does not depend on which seat was faster, and is the same after a restart.
#[derive(Clone)]
pub(super) struct Decision<G> {
    pub(super) version: u64,
    pub(super) state: Arc<G>,
}

/// What a seat played last, and the state in which it was offered.
#[derive(Clone)]
pub(super) struct Answer<G: Game> {
    /// The move's number, counted from 1.
    pub(super) version: u64,
    pub(super) ply: Ply<G::Action>,
    pub(super) offered: Option<Arc<G>>,
}

impl<G: Game> Course<G> {
    pub(super) fn deal(config: &G::Config, setups: &[G::Setup], seed: &Seed) -> Self {
        let (mut rng, mut events) = (seed.rng(), EventLog::new());
        let state = G::start(config, setups, &mut rng, &mut events);
        Course::begin(state, rng, events)
    }

    /// Before the first move.
    pub(super) fn begin(state: G, rng: ChaCha12Rng, events: EventLog<G::Event>) -> Self {
        let now = Moment {
            rng,
            state,
            pending: Default::default(),
            answered: Default::default(),
            draw_agreed_by: SeatSet::EMPTY,
            agreed: None,
        };
        let mut course = Course { now, plies: Vec::new(), marks: vec![events.len()], events };
        course.note_decisions(None);
        course
    }

    /// The same course as it stood after `version` moves, when this was the moment.
    pub(super) fn at(&self, version: usize, now: Moment<G>) -> Self {
        let marks = self.marks[..=version].to_vec();
        let events = self.events.first(marks[version]);
        Course { now, plies: self.plies[..version].to_vec(), events, marks }
    }

    pub(super) fn stage(&self) -> Stage {
        self.now.agreed.map_or_else(|| self.now.state.stage(), Stage::Over)
    }

    pub(super) fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Over(_) => Err(Refusal::Over),
            Stage::Awaiting(seats) if seats.contains(seat) => Ok(()),
            Stage::Awaiting(_) => Err(Refusal::NotYourTurn),
        }
    }

    pub(super) fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        let now = &mut self.now;
        now.state.apply(seat, &action, &mut now.rng, &mut self.events)?;
        // An offer stands until another seat goes on playing.
        if !now.draw_agreed_by.contains(seat) {
            now.draw_agreed_by = SeatSet::EMPTY;
        }
        self.advance(seat, Ply::Action(action));
        Ok(())
    }

    /// Numbers a move that was made.
    pub(super) fn advance(&mut self, seat: Seat, ply: Ply<G::Action>) {
        self.plies.push((seat, ply));
        self.marks.push(self.events.len());
        let offered = self.now.pending[seat.index()].as_ref().map(|decision| decision.state.clone());
        self.now.answered[seat.index()] = Some(Answer { version: self.plies.len() as u64, ply, offered });
        self.note_decisions(ply.action().map(|_| seat));
    }

    /// Notes which seats have to decide now. A seat that was awaited before and has not played has to decide the same.
    pub(super) fn note_decisions(&mut self, played: Option<Seat>) {
        let awaited = self.stage().awaited();
        let mut shared = None;
        let Moment { state, pending, .. } = &mut self.now;
        for seat in Seat::all(Seat::MAX) {
            let pending = &mut pending[seat.index()];
            if !awaited.contains(seat) {
                *pending = None;
            } else if pending.is_none() || played == Some(seat) {
                let state = shared.get_or_insert_with(|| Arc::new(state.clone())).clone();
                *pending = Some(Decision { version: self.plies.len() as u64, state });
            }
        }
    }
}
