//! The versions of the schema, and the upgrade of older files.
//!
//! Not here: the SQL of each version (`migrations/`). Those files are never edited; a change is a new one.

use super::failure;
use crate::{Location, StoreError};
use rusqlite::{Connection, params};

/// Number, name and SQL of every version.
const MIGRATIONS: [(i64, &str, &str); 9] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "imports", include_str!("../../migrations/0002_imports.sql")),
    (3, "setups and content", include_str!("../../migrations/0003_setups_and_content.sql")),
    (4, "version and age", include_str!("../../migrations/0004_version_and_age.sql")),
    (5, "daily", include_str!("../../migrations/0005_daily.sql")),
    (6, "decks", include_str!("../../migrations/0006_decks.sql")),
    (7, "signing key", include_str!("../../migrations/0007_signing_key.sql")),
    (8, "slow tables", include_str!("../../migrations/0008_slow_tables.sql")),
    (9, "seats", include_str!("../../migrations/0009_seats.sql")),
];

/// The applied versions. Name and columns are those of sqlx, which wrote this table in older releases: they read it and
/// see that the file is newer.
const LEDGER: &str = "CREATE TABLE IF NOT EXISTS _sqlx_migrations (
    version        BIGINT    PRIMARY KEY,
    description    TEXT      NOT NULL,
    installed_on   TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success        BOOLEAN   NOT NULL,
    checksum       BLOB      NOT NULL,
    execution_time BIGINT    NOT NULL
)";

/// Brings the file to the newest version, in one transaction.
pub(super) fn migrate(connection: &Connection, database: &Location) -> Result<(), StoreError> {
    let failed = |error| failure::of(database, &error);
    let has_ledger = "SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'";
    let n_ledgers: i64 = connection.query_row(has_ledger, [], |row| row.get(0)).map_err(failed)?;
    let applied = if n_ledgers == 0 { Vec::new() } else { applied(connection).map_err(failed)? };
    if applied.iter().any(|(version, _)| !MIGRATIONS.iter().any(|(known, ..)| known == version)) {
        return Err(StoreError::Newer { database: database.clone() });
    }
    if applied.iter().any(|(_, success)| !success) {
        return Err(StoreError::Damaged { database: database.clone() });
    }
    let mut missing = MIGRATIONS.iter().filter(|(known, ..)| !applied.iter().any(|(version, _)| version == known));
    let Some(first) = missing.next() else { return Ok(()) };
    // A table that is made anew is dropped once: that must not delete what refers to it. Inside of a transaction it would
    // be too late to say so.
    connection.execute_batch("PRAGMA foreign_keys = OFF").map_err(failed)?;
    let upgraded = upgrade(connection, std::iter::once(first).chain(missing));
    if upgraded.is_err() && !connection.is_autocommit() {
        connection.execute_batch("ROLLBACK").map_err(failed)?;
    }
    upgraded.and_then(|()| connection.execute_batch("PRAGMA foreign_keys = ON")).map_err(failed)
}

/// Number and success of all applied versions.
fn applied(connection: &Connection) -> rusqlite::Result<Vec<(i64, bool)>> {
    let mut statement = connection.prepare("SELECT version, success FROM _sqlx_migrations")?;
    statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

fn upgrade<'a>(
    connection: &Connection,
    missing: impl Iterator<Item = &'a (i64, &'a str, &'a str)>,
) -> rusqlite::Result<()> {
    connection.execute_batch("BEGIN IMMEDIATE")?;
    connection.execute(LEDGER, [])?;
    for (version, name, sql) in missing {
        connection.execute_batch(sql)?;
        connection.execute(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (?, ?, 1, x'', 0)",
            params![version, name],
        )?;
    }
    connection.execute_batch("COMMIT")
}
