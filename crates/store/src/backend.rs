//! The seam: everything that a database does for the store. A back end is one implementation of [`Backend`].
//!
//! A back end knows rows, not games: what counts as slow, who may do what and when a table begins is decided by the server
//! and comes in as data. All back ends pass the same tests (`tests/story`). Not here: the back ends (`sqlite`).

use crate::change::Change;
use crate::{
    ActionRow, DailyRow, DeckId, DeckRow, Expired, ImportId, ImportRow, PersonId, SigningKey, StoreError, SummaryRow,
    TableId, TableRow, Usage,
};
use std::fmt::Debug;
use std::future::Future;
use std::pin::Pin;

/// What a back end answers in time.
pub(crate) type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A database. The functions that read are those of [`crate::Store`], which says what each of them answers.
///
/// Opening is not part of the trait, because each back end is opened from a location of its own. It promises that the
/// database is sound, of the newest version, and not used in a way that would harm: a back end that bears only one server
/// keeps a second one out while it is open ([`StoreError::InUse`]).
pub(crate) trait Backend: Debug + Send + Sync {
    /// Makes a change as a whole or not at all. When this is ready, it is durable, or nothing has changed. Changes of many
    /// callers may share a transaction, but one that is refused does not affect the others.
    fn write(&self, change: Change) -> Answer<'_, ()>;

    /// Ends what is running and closes the database. Everything later is refused ([`StoreError::Closed`]).
    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
    fn is_closed(&self) -> bool;

    fn signing_key(&self) -> Answer<'_, Option<SigningKey>>;

    fn load(&self, id: &TableId) -> Answer<'_, TableRow>;
    fn actions(&self, id: &TableId) -> Answer<'_, Vec<ActionRow>>;
    fn version(&self, id: &TableId) -> Answer<'_, u64>;
    fn tables_of(&self, person: &PersonId, limit: u32) -> Answer<'_, Vec<SummaryRow>>;
    fn list_finished(&self, limit: u32) -> Answer<'_, Vec<SummaryRow>>;
    fn list_bots_only(&self, after: Option<&TableId>, limit: u32) -> Answer<'_, Vec<TableId>>;

    fn load_import(&self, id: &ImportId) -> Answer<'_, ImportRow>;
    fn list_imports(&self, person: &PersonId, limit: u32) -> Answer<'_, Vec<SummaryRow>>;

    fn deck(&self, id: &DeckId, person: &PersonId) -> Answer<'_, DeckRow>;
    fn decks_of(&self, person: &PersonId, game: &str) -> Answer<'_, Vec<DeckRow>>;

    fn daily_run(&self, id: &TableId) -> Answer<'_, Option<DailyRow>>;
    fn daily_runs(&self, day: &str, limit: u32) -> Answer<'_, Vec<DailyRow>>;
    fn daily_runs_of(&self, person: &PersonId, limit: u32) -> Answer<'_, Vec<DailyRow>>;
    fn daily_days(&self, limit: u32) -> Answer<'_, Vec<String>>;

    /// `since` is when a table has to have changed to count as going on, in seconds since 1970.
    fn usage(&self, person: &PersonId, since: i64) -> Answer<'_, Usage>;
    fn knows(&self, person: &PersonId) -> Answer<'_, bool>;
    /// The ids of what was last changed before `before`, in seconds since 1970.
    fn older_than(&self, what: Expired, before: i64, limit: u32) -> Answer<'_, Vec<String>>;
}
