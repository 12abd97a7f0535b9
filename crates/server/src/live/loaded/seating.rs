//! A table before the deal: who sits down, what they bring, their values for the shuffle, and the host's commitment.
//!
//! Not here: the deal itself (`loaded.rs`), and that of many who want a seat one gets it (the store).

use super::{LoadedTable, PlayError};
use crate::error::Problem;
use crate::live::request::Requester;
use atout_core::{ConfigError, Message, Seat};
use atout_store::{Holder, PersonId, SeatRow, SetUp, Store, TableStatus};
use serde_json::Value;

impl LoadedTable {
    /// Goes as far as a table goes by itself before the deal: the host commits itself as soon as everybody sits and has
    /// brought a set-up, and deals as soon as every person has given a value. Without people that is at once.
    pub(super) async fn go_on(&mut self, store: &Store) -> Result<(), Problem> {
        if self.row.state == TableStatus::Seated && self.has_all_setups() {
            let commitment = self.row.made.secret.commitment(&self.setups()?);
            store.commit(&self.id, &commitment).await?;
            self.row.made.commitment = Some(commitment);
            self.row.state = TableStatus::Committed;
        }
        match self.values(None) {
            Some(values) if self.row.state == TableStatus::Committed => self.begin(store, values).await,
            _ => Ok(()),
        }
    }

    /// Has every person brought something, where there is something to bring? Bots bring the default.
    fn has_all_setups(&self) -> bool {
        let has_brought = |seat: &SeatRow| seat.setup.is_some() || !matches!(seat.holder, Holder::Person(_));
        self.entry.decks().is_none() || self.row.made.seats.iter().all(has_brought)
    }

    /// The people's values in the order of their first seats, with one that is being given; none while one is missing.
    fn values(&self, given: Option<(&PersonId, &str)>) -> Option<Vec<String>> {
        let (mut people, mut values) = (Vec::new(), Vec::new());
        for seat in &self.row.made.seats {
            let Holder::Person(person) = &seat.holder else { continue };
            if people.contains(&person) {
                continue;
            }
            people.push(person);
            let given = given.filter(|(giver, _)| *giver == person).map(|(_, value)| value);
            values.push(seat.value.as_deref().or(given)?.to_owned());
        }
        Some(values)
    }

    /// Takes a person's value for the shuffle, and deals once everybody has given one.
    pub(crate) async fn take_value(
        &mut self,
        store: &Store,
        requester: &Requester,
        value: &str,
    ) -> Result<(), Problem> {
        let seat = self.held(requester).iter().next().ok_or(Problem::NotYours)?;
        match self.row.state {
            TableStatus::Open | TableStatus::Seated => return Err(Problem::Open),
            TableStatus::Committed => {}
            TableStatus::Dealt | TableStatus::Over => return Err(Problem::Started),
        }
        let person = &requester.person;
        if let Some(values) = self.values(Some((person, value))) {
            return self.begin(store, values).await;
        }
        // A second value of the same person changes nothing.
        if self.row.made.seats[seat.index()].value.is_some() {
            return Ok(());
        }
        // Only a value that can be a part of a seed is kept.
        self.row.made.secret.seed(&[value.to_owned()]).map_err(Problem::Value)?;
        store.give_value(&self.id, seat.into(), person, value).await?;
        self.row.made.seats[seat.index()].value = Some(value.to_owned());
        Ok(())
    }

    /// Seats a person, or takes what a person brings to a seat that the person has.
    pub(crate) async fn sit(
        &mut self,
        store: &Store,
        requester: &Requester,
        seat: Seat,
        name: Option<&str>,
        setup: Option<&Value>,
    ) -> Result<(), PlayError> {
        let row = self.waiting_seat(seat)?;
        let is_own = row.is_held_by(&requester.person);
        let name = name.unwrap_or(if is_own { &row.name } else { "" });
        let setup = setup.map(|setup| self.checked_setup(setup)).transpose()?.flatten();
        let kept = if is_own { row.setup.as_ref() } else { None };
        let setup = setup.as_ref().or(kept);
        let done = store.sit(&self.id, seat.into(), &requester.person, name, setup).await;
        self.reseated(store, done.map_err(Problem::from)).await
    }

    /// A person gives a seat up.
    pub(crate) async fn stand_up(&mut self, store: &Store, requester: &Requester, seat: Seat) -> Result<(), PlayError> {
        if !self.waiting_seat(seat)?.is_held_by(&requester.person) {
            return Err(PlayError::Refused(Problem::NotYours));
        }
        let done = store.leave(&self.id, seat.into(), &requester.person).await;
        self.reseated(store, done.map_err(Problem::from)).await
    }

    /// A seat of a table that is not dealt.
    fn waiting_seat(&self, seat: Seat) -> Result<&SeatRow, PlayError> {
        if self.game.is_some() {
            return Err(PlayError::Refused(Problem::Started));
        }
        self.row.made.seats.get(seat.index()).ok_or_else(|| {
            let n = self.kinds.len();
            PlayError::Refused(Problem::Seats(Message::new(
                format!("this table has {n} seats"),
                format!("cette table a {n} places"),
            )))
        })
    }

    /// A set-up as the game writes it, if it may be played; none where there is nothing to bring.
    fn checked_setup(&self, setup: &Value) -> Result<Option<SetUp>, PlayError> {
        let refused = |error: ConfigError| PlayError::Refused(Problem::Options(error.0));
        let checked = self.entry.check_setups(self.config(), std::slice::from_ref(setup)).map_err(refused)?;
        // The default is written as it came.
        let checked = checked.into_iter().next().unwrap_or_else(|| setup.clone());
        Ok(self.entry.decks().map(|_| SetUp(checked)))
    }

    /// Loads the table again after a change of seats: memory equals the disk, and it goes on if it can.
    async fn reseated(&mut self, store: &Store, done: Result<(), Problem>) -> Result<(), PlayError> {
        match (LoadedTable::load(store, &self.id).await, done) {
            (Ok(table), done) => {
                *self = table;
                done.map_err(PlayError::Refused)
            }
            (Err(problem), _) => Err(PlayError::Lost(problem)),
        }
    }
}
