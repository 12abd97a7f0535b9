//! The contents that come with the game: the base, and the files laid over it. The last one is open: new cards go there
//! (`atout_core::Release` has the rule).

use atout_core::{Release, content_files};

/// Oldest first.
pub(super) const RELEASES: &[Release] = &[
    Release::frozen(
        "f5372e1c9a9f6625832869f21f0f2190883a808e3eb97d4ccec6defda522244f",
        content_files![
            "pool_1/kinds.toml",
            "pool_1/lands.toml",
            "pool_1/white.toml",
            "pool_1/blue.toml",
            "pool_1/black.toml",
            "pool_1/red.toml",
            "pool_1/green.toml",
            "pool_1/others.toml",
        ],
    ),
    Release::open(content_files!["pool_2.toml"]),
];
