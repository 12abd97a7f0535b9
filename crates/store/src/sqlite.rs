//! SQLite: one file, one thread that writes, a few connections that read.
//!
//! Why not a driver with a pool (sqlx): on the same machine it took 250–270 µs of CPU and one sync of the disk for each
//! move; this module takes 9–11 µs with 100 tables or more, and one sync for all moves that wait (`examples/append.rs`).
//!
//! Not here: the public functions (`store.rs`).

mod apply;
mod daily;
mod decks;
mod decode;
mod failure;
mod open;
mod private;
mod queries;
mod readers;
mod schema;
mod writer;

use crate::StoreError;
use crate::change::Change;
use decode::ReadError;
use readers::Readers;
use rusqlite::Connection;
use std::path::Path;
use std::sync::Arc;
use writer::Writer;

/// The database. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct Database {
    /// The file.
    path: Arc<Path>,
    writer: Writer,
    readers: Readers,
}

impl Database {
    /// Opens `atout.db` in a folder; creates both if they do not exist.
    pub(crate) async fn open(folder: &Path) -> Result<Database, StoreError> {
        let folder = folder.to_owned();
        let opened = tokio::task::spawn_blocking(move || open::open(&folder)).await;
        let open::Opened { path, connection, lock } = opened.map_err(|_| StoreError::Closed)??;
        let path: Arc<Path> = path.into();
        let writer =
            Writer::start(path.clone(), connection, lock).map_err(|error| StoreError::Database(error.to_string()))?;
        Ok(Database { writer, readers: Readers::new(path.clone()), path })
    }

    /// Writes a change. When this returns, it is on the disk, or nothing has changed.
    pub(crate) async fn write(&self, change: Change) -> Result<(), StoreError> {
        self.writer.write(change).await
    }

    /// Ends running reads, then pending writes, and closes the file.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.writer.is_closed()
    }

    /// Reads; damage is reported as damage of the table or record `id`.
    async fn read<T: Send + 'static>(
        &self,
        id: &str,
        query: impl FnOnce(&Connection) -> Result<T, ReadError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.readers.read(query).await?.map_err(|error| match error {
            ReadError::Damaged(reason) => StoreError::Unreadable { id: id.to_owned(), reason },
            ReadError::Sql(error) => failure::at(&self.path, &error),
        })
    }
}
