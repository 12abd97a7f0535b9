//! The public functions of the store.
//!
//! Not here: the seam behind them (`backend.rs`), SQL (`sqlite`), and the functions for decks (`decks.rs`).

use crate::backend::Backend;
use crate::change::Change;
use crate::sqlite;
use crate::{
    ActionRow, DailyRow, Expired, ImportId, ImportRow, Location, NewImport, NewTable, PersonId, SetUp, SigningKey,
    StoreError, SummaryRow, TableId, TableRow, Usage,
};
use atout_core::{Commitment, Seed};
use serde_json::Value;
use std::sync::Arc;

/// The store. Clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    pub(crate) database: Arc<dyn Backend>,
}

impl Store {
    /// Opens the database at a location; creates it if it does not exist. One that bears only one server is opened for this
    /// process only.
    ///
    /// # Errors
    /// It cannot be written, another process uses it, or it is damaged, foreign or from a newer version.
    pub async fn open(location: &Location) -> Result<Store, StoreError> {
        let database = match location {
            Location::Sqlite(path) => sqlite::Database::open(path).await?,
        };
        Ok(Store { database: Arc::new(database) })
    }

    /// The key that cookies are signed with. The first call keeps `fresh`; every later one, of any server of this database,
    /// gets that one.
    ///
    /// # Errors
    /// It could not be written, or it is damaged ([`StoreError::BadKey`]).
    pub async fn signing_key(&self, fresh: SigningKey) -> Result<SigningKey, StoreError> {
        if let Some(key) = self.database.signing_key().await? {
            return Ok(key);
        }
        self.write(Change::KeepKey(fresh.clone())).await?;
        Ok(self.database.signing_key().await?.unwrap_or(fresh))
    }

    /// Waits for pending writes and closes the database. Later calls are refused ([`StoreError::Closed`]).
    pub async fn close(&self) {
        self.database.close().await;
    }

    /// Was it closed?
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.database.is_closed()
    }

    /// Stores a new table: committed if it has a commitment, else seated or open.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn create_table(&self, table: &NewTable) -> Result<(), StoreError> {
        self.write(Change::CreateTable(Box::new(table.clone()))).await
    }

    /// Stores a new table that is being played from the start with this seed, as a try at the game of a day. The person's
    /// first one on a day counts, whatever becomes of its table. All of it in one transaction.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn create_daily(&self, table: &NewTable, day: &str, name: &str, seed: &Seed) -> Result<(), StoreError> {
        let (table, day, name) = (Box::new(table.clone()), day.to_owned(), name.to_owned());
        self.write(Change::CreateDaily { table, day, name, seed: seed.clone() }).await
    }

    /// Stores what a try came to, unless it is stored already.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn score_daily(&self, id: &TableId, score: &Value) -> Result<(), StoreError> {
        self.write(Change::ScoreDaily { id: id.clone(), score: score.clone() }).await
    }

    /// The try that a table is; none if it is an ordinary table.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn daily_run(&self, id: &TableId) -> Result<Option<DailyRow>, StoreError> {
        self.database.daily_run(id).await
    }

    /// The tries of a day that count, the first ones first. A damaged row is logged and left out.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn daily_runs(&self, day: &str, limit: u32) -> Result<Vec<DailyRow>, StoreError> {
        self.database.daily_runs(day, limit).await
    }

    /// The person's tries, the latest first. A damaged row is logged and left out.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn daily_runs_of(&self, person: &PersonId, limit: u32) -> Result<Vec<DailyRow>, StoreError> {
        self.database.daily_runs_of(person, limit).await
    }

    /// The days that somebody played, the latest first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn daily_days(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        self.database.daily_days(limit).await
    }

    /// A person takes a free seat of an open table, or brings something else to a seat that the person has. The table is
    /// seated when no seat is free; its commitment and the players' values are void.
    ///
    /// # Errors
    /// Somebody else was faster ([`StoreError::SeatTaken`]), there is no such table, its cards are dealt
    /// ([`StoreError::Stale`]), or it could not be written.
    pub async fn sit(
        &self,
        id: &TableId,
        seat: u8,
        person: &PersonId,
        name: &str,
        setup: Option<&SetUp>,
    ) -> Result<(), StoreError> {
        let (id, person, name, setup) = (id.clone(), person.clone(), name.to_owned(), setup.cloned());
        self.write(Change::Sit { id, seat, person, name, setup }).await
    }

    /// A person gives a seat up; the table is open again.
    ///
    /// # Errors
    /// The seat is somebody else's ([`StoreError::SeatTaken`]), there is no such table, its cards are dealt
    /// ([`StoreError::Stale`]), or it could not be written.
    pub async fn leave(&self, id: &TableId, seat: u8, person: &PersonId) -> Result<(), StoreError> {
        self.write(Change::Leave { id: id.clone(), seat, person: person.clone() }).await
    }

    /// Stores the commitment of a seated table.
    ///
    /// # Errors
    /// There is no such table, it is not seated ([`StoreError::Stale`]), or it could not be written.
    pub async fn commit(&self, id: &TableId, commitment: &Commitment) -> Result<(), StoreError> {
        self.write(Change::Commit { id: id.clone(), commitment: commitment.clone() }).await
    }

    /// Stores a holder's value for the shuffle of a committed table; the first one that a seat gives counts.
    ///
    /// # Errors
    /// The seat is somebody else's ([`StoreError::SeatTaken`]), there is no such table, it is not committed
    /// ([`StoreError::Stale`]), or it could not be written.
    pub async fn give_value(&self, id: &TableId, seat: u8, person: &PersonId, value: &str) -> Result<(), StoreError> {
        let (id, person, value) = (id.clone(), person.clone(), value.to_owned());
        self.write(Change::GiveValue { id, seat, person, value }).await
    }

    /// Stores the players' values and the seed of a committed table; it is dealt then.
    ///
    /// # Errors
    /// There is no such table, it is not committed ([`StoreError::Stale`]), or it could not be written.
    pub async fn begin(&self, id: &TableId, entropy: &[String], seed: &Seed) -> Result<(), StoreError> {
        self.write(Change::Begin { id: id.clone(), entropy: entropy.to_vec(), seed: seed.clone() }).await
    }

    /// Writes the next actions in one transaction. With `result` the last of them ends the game, and the table becomes
    /// `Over` in the same transaction. When this returns, all of them are on the disk.
    ///
    /// # Errors
    /// Their numbers are not the next ones or the table is not being played ([`StoreError::Stale`]), there is no such
    /// table, or it could not be written. Nothing has changed then.
    pub async fn append(&self, id: &TableId, actions: &[ActionRow], result: Option<&Value>) -> Result<(), StoreError> {
        let (id, actions) = (id.clone(), actions.to_vec());
        self.write(Change::Append { id, actions, result: result.cloned() }).await
    }

    /// Marks a table as over if its last action was written without a result.
    ///
    /// # Errors
    /// The table is not being played ([`StoreError::Stale`]), or it could not be written.
    pub async fn finish(&self, id: &TableId, result: &Value) -> Result<(), StoreError> {
        self.write(Change::Finish { id: id.clone(), result: result.clone() }).await
    }

    /// Stores the pace of the table's bots.
    ///
    /// # Errors
    /// There is no such table, or it could not be written.
    pub async fn set_pace(&self, id: &TableId, ms: u64, paused: bool) -> Result<(), StoreError> {
        self.write(Change::SetPace { id: id.clone(), ms, paused }).await
    }

    /// Stores a record.
    ///
    /// # Errors
    /// It could not be written.
    pub async fn import(&self, import: &NewImport) -> Result<(), StoreError> {
        self.write(Change::Import(Box::new(import.clone()))).await
    }

    /// Deletes a table and its actions.
    ///
    /// # Errors
    /// There is no such table, it belongs to somebody else ([`StoreError::NotYours`]), or it could not be deleted.
    pub async fn delete_table(&self, id: &TableId, maker: &PersonId) -> Result<(), StoreError> {
        self.write(Change::DeleteTable { id: id.clone(), maker: maker.clone() }).await
    }

    /// Deletes an imported record.
    ///
    /// # Errors
    /// There is no such record, it belongs to somebody else ([`StoreError::NotYours`]), or it could not be deleted.
    pub async fn delete_import(&self, id: &ImportId, person: &PersonId) -> Result<(), StoreError> {
        self.write(Change::DeleteImport { id: id.clone(), person: person.clone() }).await
    }

    /// Deletes at most `limit` tables, records or decks whose time is before `before` (seconds since 1970). Returns how many
    /// were found; fewer than `limit` means that none is left. They are found without holding up writers.
    ///
    /// # Errors
    /// The database cannot be read or written.
    pub async fn expire(&self, what: Expired, before: i64, limit: u32) -> Result<u32, StoreError> {
        let ids = self.database.older_than(what, before, limit).await?;
        let n_found = u32::try_from(ids.len()).unwrap_or(limit);
        if n_found > 0 {
            self.write(Change::Expire { what, ids, before }).await?;
        }
        Ok(n_found)
    }

    /// A table without its actions.
    ///
    /// # Errors
    /// There is no such table, or a column is damaged ([`StoreError::Unreadable`]).
    pub async fn load(&self, id: &TableId) -> Result<TableRow, StoreError> {
        self.database.load(id).await
    }

    /// All actions of a table in order.
    ///
    /// # Errors
    /// They cannot be read, or one is damaged or missing ([`StoreError::Unreadable`]).
    pub async fn actions(&self, id: &TableId) -> Result<Vec<ActionRow>, StoreError> {
        self.database.actions(id).await
    }

    /// The number of actions of a table.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub async fn version(&self, id: &TableId) -> Result<u64, StoreError> {
        self.database.version(id).await
    }

    /// The tables that the person has made or sits at, the last changed first. A damaged row is logged and left out.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<SummaryRow>, StoreError> {
        self.database.tables_of(person, limit).await
    }

    /// All finished tables, the last finished first. A damaged row is logged and left out.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn list_finished(&self, limit: u32) -> Result<Vec<SummaryRow>, StoreError> {
        self.database.list_finished(limit).await
    }

    /// The ids of tables without people that are neither over nor paused: the first `limit` after the id `after`.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn list_bots_only(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.database.list_bots_only(after, limit).await
    }

    /// A stored record.
    ///
    /// # Errors
    /// There is no such record, or it is damaged ([`StoreError::Unreadable`]).
    pub async fn load_import(&self, id: &ImportId) -> Result<ImportRow, StoreError> {
        self.database.load_import(id).await
    }

    /// The person's records, the latest first. A damaged row is logged and left out.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn list_imports(&self, person: &PersonId, limit: u32) -> Result<Vec<SummaryRow>, StoreError> {
        self.database.list_imports(person, limit).await
    }

    /// What this person has. A table that has changed since `since` (seconds since 1970) counts as going on.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn usage(&self, person: &PersonId, since: i64) -> Result<Usage, StoreError> {
        self.database.usage(person, since).await
    }

    /// Does anything here belong to this person?
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn knows(&self, person: &PersonId) -> Result<bool, StoreError> {
        self.database.knows(person).await
    }

    pub(crate) async fn write(&self, change: Change) -> Result<(), StoreError> {
        self.database.write(change).await
    }
}
