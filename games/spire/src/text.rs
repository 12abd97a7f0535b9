//! Everything that people read: names, the texts of cards and events, labels, the log, the rules.

pub(crate) mod cards;
pub(crate) mod chronicle;
pub(crate) mod events;
pub(crate) mod label;
pub(crate) mod log;
pub(crate) mod nouns;
pub(crate) mod rules;
