//! Everything that people read: the text of cards is made from the same data as their rules, so it cannot lie.
//!
//! One function for each part of the vocabulary, in files that are named like it; all matches are exhaustive, so the
//! compiler names the place where a new kind of effect needs its words. Sentences are built from words with grammar
//! (`nouns.rs`, `phrase.rs`, `verbs.rs`, `clauses.rs`), never cut from strings. `scope.rs` knows what has been named.

mod amounts;
mod bonus;
mod cards;
mod clauses;
mod conditions;
mod costs;
mod damage;
mod effects;
pub(crate) mod ending;
mod filters;
mod french;
pub(crate) mod help;
mod keywords;
pub(crate) mod label;
pub(crate) mod log;
mod makes;
mod moves;
mod naming;
mod nouns;
mod owners;
mod phrase;
mod rules;
mod scope;
mod signs;
mod statements;
mod statics;
mod strength;
mod things;
mod triggers;
mod verbs;

pub use cards::{AbilityRef, ability_text, card_text, mode_text, type_line};
pub use costs::{cost_text, mana_cost_text};
pub use filters::filter_text;
pub use help::head;
pub use keywords::{keyword_help, keyword_name};
pub use label::{question, signed_label};
pub use nouns::{Gender, Number, colour_name, type_name};
pub use phrase::Article;
pub use signs::signs_in_words;
