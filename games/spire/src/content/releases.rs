//! The contents that come with the game: the base, and the files laid over it. The last one is open: new cards, enemies
//! and events go there (`atout_core::Release` has the rule).

use atout_core::{Release, content_files};

/// Oldest first.
pub(super) const RELEASES: &[Release] = &[
    Release::frozen("045293932a2cc1437dfac5a1f6d60d774919ca9a7d4e01ccb8da1f78505d182d", content_files!["tower_1.toml"]),
    Release::open(content_files!["tower_2.toml"]),
];
