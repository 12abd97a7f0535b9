//! Everything that people read about the game: labels, log lines, rules, help.
//!
//! Not here: reasons to refuse an action (`refusals.rs`), the form of a new game (`options.rs`), the console
//! (`console.rs`).

mod cards;
mod label;
mod log;
mod nouns;
mod rules;
