//! The tables of a tournament as text, for the page and the console.
//!
//! Every function returns a [`TextTable`]: heads and rows of cells in the reader's language, words first, then numbers.
//! Not here: markup (`report`), alignment (the console), any counting.

mod balance;
mod columns;
mod forfeits;
mod lost_by;
mod numbers;
mod rounds;

pub use balance::balance;
pub use columns::{entrants, pairs, places};
pub use forfeits::forfeits;
pub use lost_by::lost_by;
pub(crate) use numbers::{elo, percent};
pub use numbers::{number, span};
pub use rounds::rounds;
pub(crate) use rounds::{mark, name as round_name};

use crate::Standings;
use atout_core::Lang;

/// A table of text cells.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TextTable {
    /// The heading; the ranking has none.
    pub title: Option<String>,
    /// The head of each column.
    pub heads: Vec<String>,
    /// The indices of the columns that hold words (aligned left); numbers are aligned right.
    pub words: Vec<usize>,
    /// The cells, row by row.
    pub rows: Vec<Vec<String>>,
    /// The note below the table.
    pub note: Option<String>,
    /// Is it long and best first, so that a console may show its first rows only?
    pub folds: bool,
}

/// All tables, in reading order.
#[must_use]
pub fn text_tables(standings: &Standings, lang: Lang) -> Vec<TextTable> {
    let ranked = [Some(entrants(standings, lang)), places(standings, lang), rounds(standings, lang)];
    let mut text_tables: Vec<TextTable> = ranked.into_iter().flatten().collect();
    text_tables.push(pairs(standings, lang));
    text_tables.push(forfeits(standings, lang));
    text_tables.extend(lost_by(standings, lang));
    text_tables.extend(balance(standings, lang));
    text_tables.retain(|table| !table.rows.is_empty());
    text_tables
}
