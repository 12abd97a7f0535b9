//! SQLite: one file, one thread that writes, a few connections that read.
//!
//! Why not a driver with a pool (sqlx): on the same machine it took 250–270 µs of CPU and one sync of the disk for each
//! move; this module takes 9–11 µs with 100 tables or more, and one sync for all moves that wait (`examples/append.rs`).
//!
//! Not here: the public functions (`store.rs`), and the statements, which are in the modules below.

mod apply;
mod daily;
mod decks;
mod decode;
mod failure;
mod key;
mod open;
mod private;
mod queries;
mod readers;
mod schema;
mod seats;
mod writer;

use crate::backend::{Answer, Backend};
use crate::change::Change;
use crate::{
    ActionRow, DailyRow, DeckId, DeckRow, Expired, ImportId, ImportRow, Location, PersonId, SigningKey, StoreError,
    SummaryRow, TableId, TableRow, Usage,
};
use decode::ReadError;
use readers::Readers;
use rusqlite::Connection;
use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use writer::Writer;

/// The database. It bears one server: a lock keeps a second process out.
#[derive(Debug)]
pub(crate) struct Database {
    location: Location,
    writer: Writer,
    readers: Readers,
}

impl Database {
    /// Opens a file; creates it and its folder if they do not exist.
    pub(crate) async fn open(path: &Path) -> Result<Database, StoreError> {
        let path = path.to_owned();
        let opened = tokio::task::spawn_blocking(move || open::open(&path)).await;
        let open::Opened { path, database, connection, lock } = opened.map_err(|_| StoreError::Closed)??;
        let writer = Writer::start(database.clone(), connection, lock)
            .map_err(|error| StoreError::Database(error.to_string()))?;
        Ok(Database { location: database, writer, readers: Readers::new(&path) })
    }

    /// Reads; damage is reported as damage of the row `id`.
    fn read<T: Send + 'static>(
        &self,
        id: &str,
        query: impl FnOnce(&Connection) -> Result<T, ReadError> + Send + 'static,
    ) -> Answer<'_, T> {
        let id = id.to_owned();
        Box::pin(async move {
            self.readers.read(query).await?.map_err(|error| match error {
                ReadError::Damaged(reason) => StoreError::Unreadable { id, reason },
                ReadError::Sql(error) => failure::of(&self.location, &error),
            })
        })
    }

    /// Reads many rows; damaged ones are left out.
    fn list<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, ReadError> + Send + 'static,
    ) -> Answer<'_, T> {
        self.read("", query)
    }
}

impl Backend for Database {
    fn write(&self, change: Change) -> Answer<'_, ()> {
        Box::pin(self.writer.write(change))
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async {
            self.readers.close().await;
            self.writer.close().await;
        })
    }

    fn is_closed(&self) -> bool {
        self.writer.is_closed()
    }

    fn signing_key(&self) -> Answer<'_, Option<SigningKey>> {
        Box::pin(async {
            self.list(key::read).await.map_err(|error| match error {
                StoreError::Unreadable { reason, .. } => StoreError::BadKey { database: self.location.clone(), reason },
                other => other,
            })
        })
    }

    fn load(&self, id: &TableId) -> Answer<'_, TableRow> {
        let key = id.clone();
        self.read(id.as_str(), move |connection| queries::load(connection, &key))
    }

    fn actions(&self, id: &TableId) -> Answer<'_, Vec<ActionRow>> {
        let key = id.clone();
        self.read(id.as_str(), move |connection| queries::actions(connection, &key))
    }

    fn version(&self, id: &TableId) -> Answer<'_, u64> {
        let key = id.clone();
        self.read(id.as_str(), move |connection| queries::version(connection, &key))
    }

    fn tables_of(&self, person: &PersonId, limit: u32) -> Answer<'_, Vec<SummaryRow>> {
        let person = person.clone();
        self.list(move |connection| queries::tables_of(connection, &person, limit))
    }

    fn list_finished(&self, limit: u32) -> Answer<'_, Vec<SummaryRow>> {
        self.list(move |connection| queries::list_finished(connection, limit))
    }

    fn list_bots_only(&self, after: Option<&TableId>, limit: u32) -> Answer<'_, Vec<TableId>> {
        let after = after.cloned();
        self.list(move |connection| queries::list_bots_only(connection, after.as_ref(), limit))
    }

    fn load_import(&self, id: &ImportId) -> Answer<'_, ImportRow> {
        let key = id.clone();
        self.read(id.as_str(), move |connection| queries::load_import(connection, &key))
    }

    fn list_imports(&self, person: &PersonId, limit: u32) -> Answer<'_, Vec<SummaryRow>> {
        let person = person.clone();
        self.list(move |connection| queries::list_imports(connection, &person, limit))
    }

    fn deck(&self, id: &DeckId, person: &PersonId) -> Answer<'_, DeckRow> {
        let (key, person) = (id.clone(), person.clone());
        self.read(id.as_str(), move |connection| decks::one(connection, &key, &person))
    }

    fn decks_of(&self, person: &PersonId, game: &str) -> Answer<'_, Vec<DeckRow>> {
        let (person, game) = (person.clone(), game.to_owned());
        self.list(move |connection| decks::list(connection, &person, &game))
    }

    fn daily_run(&self, id: &TableId) -> Answer<'_, Option<DailyRow>> {
        let key = id.clone();
        self.read(id.as_str(), move |connection| daily::of_table(connection, &key))
    }

    fn daily_runs(&self, day: &str, limit: u32) -> Answer<'_, Vec<DailyRow>> {
        let day = day.to_owned();
        self.list(move |connection| daily::of_day(connection, &day, limit))
    }

    fn daily_runs_of(&self, person: &PersonId, limit: u32) -> Answer<'_, Vec<DailyRow>> {
        let person = person.clone();
        self.list(move |connection| daily::of_person(connection, &person, limit))
    }

    fn daily_days(&self, limit: u32) -> Answer<'_, Vec<String>> {
        self.list(move |connection| daily::days(connection, limit))
    }

    fn usage(&self, person: &PersonId, since: i64) -> Answer<'_, Usage> {
        let person = person.clone();
        self.list(move |connection| queries::usage(connection, &person, since))
    }

    fn knows(&self, person: &PersonId) -> Answer<'_, bool> {
        let person = person.clone();
        self.list(move |connection| queries::knows(connection, &person))
    }

    fn older_than(&self, what: Expired, before: i64, limit: u32) -> Answer<'_, Vec<String>> {
        self.list(move |connection| queries::older_than(connection, what, before, limit))
    }
}
