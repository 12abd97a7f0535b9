//! Deletes tables and records that are too old: at the start and then every hour, a few at a time.
//!
//! Not here: after how many days (`limits.rs`), and deleting at the owner's request (`api.rs`, `pages.rs`).

use crate::limits::Limits;
use atout_store::{Expired, Store, StoreError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::{MissedTickBehavior, interval, sleep};

/// The time between two rounds.
const ROUND: Duration = Duration::from_secs(3600);
/// Tables or records that one transaction deletes. Moves of players wait for it.
const BATCH: u32 = 20;
/// The pause after a transaction.
const PAUSE: Duration = Duration::from_millis(50);

/// Deletes what is too old, again and again. It has no end; the server aborts it.
pub(crate) async fn run(store: Store, limits: Limits) {
    let mut rounds = interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        rounds.tick().await;
        match round(&store, &limits, now()).await {
            Ok(()) => {}
            Err(StoreError::Closed) => return,
            Err(error) => tracing::warn!(%error, "old tables and records were not deleted"),
        }
    }
}

async fn round(store: &Store, limits: &Limits, now: i64) -> Result<(), StoreError> {
    let ages = [
        (Expired::Imports, limits.import_days),
        (Expired::Decks, limits.deck_days),
        (Expired::Unfinished, limits.unfinished_days),
        (Expired::Finished, limits.finished_days),
    ];
    for (what, days) in ages.into_iter().filter(|(_, days)| *days > 0) {
        let before = now.saturating_sub(i64::try_from(days).unwrap_or(i64::MAX).saturating_mul(86_400));
        while store.expire(what, before, BATCH).await? == BATCH {
            sleep(PAUSE).await;
        }
    }
    Ok(())
}

/// Seconds since 1970.
fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_store::{ImportId, Location, NewImport, PersonId};

    #[tokio::test]
    async fn records_expire_after_their_days_and_never_with_0() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Location::in_folder(folder.path())).await.unwrap();
        for n in 0..BATCH + 1 {
            let import = NewImport {
                id: ImportId::new(format!("r{n}")),
                person: PersonId::new("ada"),
                game: "stones".to_owned(),
                players: vec![],
                result: None,
                n_actions: 0,
                record: String::new(),
            };
            store.import(&import).await.unwrap();
        }
        let n_left = async || store.list_imports(&PersonId::new("ada"), 100).await.unwrap().len();
        let limits = Limits { import_days: 30, ..Limits::default() };
        round(&store, &limits, now() + 29 * 86_400).await.unwrap();
        round(&store, &Limits { import_days: 0, ..limits.clone() }, now() + 4000 * 86_400).await.unwrap();
        assert_eq!(n_left().await, 21);
        round(&store, &limits, now() + 31 * 86_400).await.unwrap();
        assert_eq!(n_left().await, 0);
    }
}
