//! After a restart: tables without people go on by themselves.
//!
//! Not here: tables with people, which go on when somebody opens them.

use super::Tables;
use super::actor::requests::Wake;
use super::request::Requester;
use atout_store::{Store, StoreError, TableId};
use std::time::Duration;
use tokio::time::sleep;

/// Tables that are looked up at once.
const PAGE: u32 = 100;
/// The pause between two tables: loading them must not hold up people.
const PAUSE: Duration = Duration::from_millis(10);

/// Loads every table where only bots play, one after the other.
pub(crate) async fn resume(store: Store, tables: Tables) {
    let mut last: Option<TableId> = None;
    loop {
        let page = match store.list_bots_only(last.as_ref(), PAGE).await {
            Ok(page) => page,
            Err(StoreError::Closed) => return,
            Err(error) => {
                tracing::error!(%error, "tables of bots were not resumed");
                return;
            }
        };
        let Some(end) = page.last() else { return };
        last = Some(end.clone());
        for id in &page {
            // A table that cannot be loaded is in the log by then.
            let _ = tables.ask(id, &Requester::server(), Wake).await;
            sleep(PAUSE).await;
        }
    }
}
