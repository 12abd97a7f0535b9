//! Files that only their owner may read, and the lock that keeps a second process out.

use crate::StoreError;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::Path;

/// The right to use a folder. The system takes it back when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct FolderLock(#[expect(dead_code, reason = "the open file is the lock")] File);

/// Creates the folder, readable by its owner only. A folder that exists keeps its mode.
pub(super) fn create_folder(folder: &Path) -> Result<(), StoreError> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| unwritable(folder, &error))
}

/// Takes the folder for this process.
pub(super) fn lock_folder(folder: &Path) -> Result<FolderLock, StoreError> {
    let path = folder.join("atout.lock");
    let file = create_file(&path).map_err(|error| unwritable(folder, &error))?;
    tighten(&path);
    match file.try_lock() {
        Ok(()) => Ok(FolderLock(file)),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: folder.to_owned() }),
        // Some network folders have no locks. A single server is fine there too.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
            tracing::warn!("{} cannot be locked: make sure that no second server uses it", folder.display());
            Ok(FolderLock(file))
        }
        Err(TryLockError::Error(error)) => Err(unwritable(folder, &error)),
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

pub(super) fn unwritable(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unwritable { path: path.to_owned(), reason: error.to_string() }
}
