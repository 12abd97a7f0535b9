//! The contents that come with the program: a list of releases, each one a small file laid over the one before.
//!
//! **When a file is frozen**, the same rule for every game: the newest release is open, and its file may be edited until
//! a version of the program is published with it. Publishing freezes it: its hash is written into the list, an empty
//! file comes after it, and from then on it is never edited, because records and tables name what they were played with
//! by that hash. What changes later (a new card, another number, a card that is taken out) is written into the open
//! file. [`check_released`] holds the hashes; `cargo xtask tidy` asks that nothing is left open when a version is
//! published.
//!
//! A record of an open release carries its content like that of a user's file, so editing it breaks none.
//!
//! Not here: how one file is laid over another (`overlay.rs`), where contents are kept (`content.rs`).

use super::{Content, ContentError, ContentRef, parse};

/// One release of a game's content: files laid over the release before it. The first one is the base.
#[derive(Debug, Clone, Copy)]
pub struct Release {
    /// Names and texts of its files (`content_files!`), read as if they were one.
    pub files: &'static [(&'static str, &'static str)],
    /// The hash of the whole content that it makes; none while it is open.
    pub frozen: Option<&'static str>,
}

impl Release {
    /// A release that was published: its content has this hash for ever.
    #[must_use]
    pub const fn frozen(hash: &'static str, files: &'static [(&'static str, &'static str)]) -> Release {
        Release { files, frozen: Some(hash) }
    }

    /// The newest release, which may still be edited.
    #[must_use]
    pub const fn open(files: &'static [(&'static str, &'static str)]) -> Release {
        Release { files, frozen: None }
    }
}

/// Names and texts of files below the folder `content` of the crate that asks.
#[macro_export]
macro_rules! content_files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/content/", $name)))),+]
    };
}

/// Does a published version name this content by its hash?
pub(super) fn is_frozen<C: Content>(hash: &str) -> bool {
    C::releases().iter().any(|release| release.frozen == Some(hash))
}

/// The content of every release, oldest first.
///
/// # Errors
/// The file, the line and the reason: an error in the program, which [`check_released`] finds.
pub(super) fn build_releases<C: Content>() -> Result<Vec<C>, ContentError> {
    let mut built: Vec<C> = Vec::with_capacity(C::releases().len());
    for release in C::releases() {
        let content = parse(release.files, built.last())?;
        built.push(content);
    }
    Ok(built)
}

/// Checks the releases of a game: all can be built, the newest one is open, and all others still have the hashes that
/// they were published with.
///
/// # Panics
/// If not. The message says what to do.
pub fn check_released<C: Content>() {
    let contents = build_releases::<C>().unwrap_or_else(|error| panic!("a content cannot be used: {error}"));
    let n_older = contents.len().saturating_sub(1);
    for (n, (release, content)) in C::releases().iter().zip(contents).enumerate() {
        let name = release.files[0].0;
        let hash = super::intern(content, true).map(ContentRef::hash).unwrap_or_default();
        match release.frozen {
            None if n < n_older => panic!(
                "`{name}` is not the newest release any more, so it must be frozen: Release::frozen(\"{hash}\", …)"
            ),
            Some(_) if n == n_older => panic!(
                "`{name}` is the newest release and frozen: add an empty file after it, as Release::open(…), for what comes next"
            ),
            Some(frozen) => {
                assert_eq!(
                    hash, frozen,
                    "`{name}` is frozen, since records and tables name it by its hash, and makes another content now: take the \
                     change back and write it into the newest file, which is laid over this one and may be edited"
                );
                let known = ContentRef::<C>::find(frozen).unwrap_or_else(|| panic!("`{name}` cannot be found"));
                assert!(known.source().parsed.is_none(), "records only name `{name}`");
            }
            None => {}
        }
    }
}
