//! What can be asked of a match. Nothing here changes it.

use super::course::Decision;
use super::{LastChoice, Match};
use crate::info_set::Shared;
use crate::{AddressedEvent, BotRng, Ending, Game, InfoSet, Outcome, Ply, Seat, SeatSet, Seed, Stage, Viewer};

impl<G: Game> Match<G> {
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
        self.course.plies.len() as u64
    }

    /// Which seats it waits for.
    pub fn stage(&self) -> Stage {
        self.course.stage()
    }

    /// The result, once there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        self.stage().outcome()
    }

    /// How it ended, once it has.
    pub fn ending(&self) -> Option<Ending> {
        self.outcome()
            .map(|_| if self.course.now.agreed.is_some() { Ending::Agreed } else { self.course.now.state.ending() })
    }

    /// What this viewer may see.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.course.now.state.view(viewer)
    }

    /// The legal actions of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.course.now.agreed.is_none() {
            self.course.now.state.actions(seat, &mut legal);
        }
        legal
    }

    /// May the seat take this legal action back before it confirms it?
    pub fn is_draftable(&self, seat: Seat, action: &G::Action) -> bool {
        self.course.now.state.is_draftable(seat, action)
    }

    /// The version at which the decision arose that the seat has to make; none if it has none to make.
    pub fn asked(&self, seat: Seat) -> Option<u64> {
        self.course.now.pending[seat.index()].as_ref().map(|decision| decision.version)
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
        self.course.now.answered[seat.index()].as_ref().map_or(0, |answer| answer.version)
    }

    /// What the seat played last.
    pub fn last_choice(&self, seat: Seat) -> Option<LastChoice<G>> {
        let answer = self.course.now.answered[seat.index()].as_ref()?;
        let offered = answer.offered.as_ref().map(|state| state.view(Viewer::Seat(seat)));
        Some(LastChoice { ply: answer.ply, offered })
    }

    /// The seats that agree to a draw as things are.
    pub fn draw_agreed_by(&self) -> SeatSet {
        self.course.now.draw_agreed_by
    }

    /// The chance that a bot in this seat decides with: its own for every decision, the same after a restart. `n` counts
    /// the actions that the bot has composed before in the same row.
    pub fn bot_rng(&self, seat: Seat, n: u64) -> BotRng {
        self.seed.bot_rng(seat.index(), self.asked(seat).unwrap_or(self.version()) + n)
    }

    /// What a seat may know when it decides, which is what a bot gets; nothing of what others have decided since.
    pub fn info_set(&self, seat: Seat) -> InfoSet<'_, G> {
        let course = &self.course;
        let (state, n_events) = match &course.now.pending[seat.index()] {
            Some(Decision { version, state }) => (Shared::Owned(state.clone()), course.marks[*version as usize]),
            None => (Shared::Borrowed(&course.now.state), course.events.len()),
        };
        InfoSet::new(&self.config, &self.setups[seat.index()], state, course.events.first(n_events), seat)
    }

    /// The accepted moves.
    pub fn plies(&self) -> &[(Seat, Ply<G::Action>)] {
        &self.course.plies
    }

    /// What this viewer may know of what happened after version `since`, each with the version it belongs to. `None`
    /// is from the beginning, the deal (version 0) included.
    pub fn events_since(&self, viewer: Viewer, since: Option<u64>) -> impl Iterator<Item = (u64, &G::Event)> {
        let course = &self.course;
        let first = since.map_or(0, |since| usize::try_from(since).unwrap_or(usize::MAX).min(course.plies.len()) + 1);
        (first..course.marks.len())
            .flat_map(move |version| {
                let from = version.checked_sub(1).map_or(0, |before| course.marks[before]);
                course.events.between(from, course.marks[version]).map(move |event| (version as u64, event))
            })
            .filter(move |(_, event)| event.audience.includes(viewer))
            .map(|(version, event)| (version, &event.event))
    }

    /// What this viewer may know of what happened, newest first, each with the version it belongs to.
    pub fn newest_events(&self, viewer: Viewer) -> impl Iterator<Item = (u64, &G::Event)> {
        let course = &self.course;
        (0..course.marks.len())
            .rev()
            .flat_map(move |version| {
                let from = version.checked_sub(1).map_or(0, |before| course.marks[before]);
                course.events.between(from, course.marks[version]).rev().map(move |event| (version as u64, event))
            })
            .filter(move |(_, event)| event.audience.includes(viewer))
            .map(|(version, event)| (version, &event.event))
    }

    /// The seats that agreed to a draw after version `since`, each with the number of that move.
    pub fn draw_offers_since(&self, since: Option<u64>) -> impl Iterator<Item = (u64, Seat)> {
        let since = usize::try_from(since.unwrap_or(0)).unwrap_or(usize::MAX).min(self.course.plies.len());
        let numbered = (since as u64 + 1..).zip(&self.course.plies[since..]);
        numbered.filter(|(_, (_, ply))| matches!(ply, Ply::AgreeDraw)).map(|(n, (seat, _))| (n, *seat))
    }

    /// The true state, for the suite in this crate only.
    pub(crate) fn state(&self) -> &G {
        &self.course.now.state
    }

    /// Everything that happened, for the suite in this crate only.
    pub(crate) fn all_events(&self) -> impl Iterator<Item = &AddressedEvent<G::Event>> {
        self.course.events.from(0)
    }
}
