//! Files that only their owner may read, and the lock that keeps a second process out.
//!
//! The lock is beside the database: it is what SQLite has in place of the leases of a database that many servers share.

use crate::{Location, StoreError};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The right to use a database. The system takes it back when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct DatabaseLock(#[expect(dead_code, reason = "the open file is the lock")] File);

/// Creates the folder, readable by its owner only. A folder that exists keeps its mode.
pub(super) fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The file whose lock says who uses a database. In data folders it has the name that earlier releases look for.
fn lock_file(path: &Path) -> PathBuf {
    if path.file_name().is_some_and(|name| name == "atout.db") {
        return path.with_file_name("atout.lock");
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".lock");
    path.with_file_name(name)
}

/// Takes the database at `path` for this process.
pub(super) fn lock(path: &Path) -> Result<DatabaseLock, StoreError> {
    let database = Location::Sqlite(path.to_owned());
    let path = lock_file(path);
    let file = create_file(&path).map_err(|error| unwritable(&database, &error))?;
    tighten(&path);
    match file.try_lock() {
        Ok(()) => Ok(DatabaseLock(file)),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { database }),
        // Some network folders have no locks. A single server is fine there too.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
            tracing::warn!("{database} cannot be locked: make sure that no second server uses it");
            Ok(DatabaseLock(file))
        }
        Err(TryLockError::Error(error)) => Err(unwritable(&database, &error)),
    }
}

/// Opens a file for writing. A new one is readable by its owner only.
pub(super) fn create_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Makes a file readable by its owner only. Failing that it is used as it is: it may belong to somebody else.
pub(super) fn tighten(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let Ok(file) = fs::metadata(path) else { return };
        if !file.is_file() || file.permissions().mode() & 0o077 == 0 {
            return;
        }
        if let Err(error) = fs::set_permissions(path, fs::Permissions::from_mode(0o600)) {
            tracing::warn!("others can read {}: {error}", path.display());
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

pub(super) fn unwritable(database: &Location, error: &io::Error) -> StoreError {
    StoreError::Unwritable { database: database.clone(), reason: error.to_string() }
}
