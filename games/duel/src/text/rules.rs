//! The rules as people read them.

use atout_core::{Lang, RulesSection};

/// The rules of the game in sections.
#[must_use]
pub fn rules(_lang: Lang) -> Vec<RulesSection> {
    Vec::new()
}
