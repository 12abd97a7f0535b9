//! The names of things.
//!
//! Not here: sentences (`log.rs`, `label.rs`).

use crate::Card;
use atout_core::Lang;

impl Card {
    /// Its name inside a sentence: "the 7", "le 7".
    #[must_use]
    pub fn name(self, lang: Lang) -> String {
        lang.pick(format!("the {self}"), format!("le {self}"))
    }
}
