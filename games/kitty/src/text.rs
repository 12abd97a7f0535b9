//! Everything people read: names of things, button labels, the log, the rules, card help.
//!
//! Not here: the options of the form (`options.rs`), the screen of the console (`console.rs`), refusals
//! (`refusals.rs`).

pub(crate) mod cards;
pub(crate) mod label;
pub(crate) mod log;
pub(crate) mod nouns;
pub(crate) mod rules;
mod storm;
