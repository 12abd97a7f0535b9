//! The tables of a tournament as words, for a page and a console alike.
//!
//! Every function gives a [`Sheet`]: heads and rows of cells in the reader's language, words first and numbers after.
//! Not here: markup (`report`), alignment (the console), any counting.

mod balance;
mod columns;
mod rounds;
mod words;

pub use balance::balance;
pub use columns::{entrants, pairs, places};
pub use rounds::rounds;
pub(crate) use rounds::{mark, name as round_name};
pub(crate) use words::{elo, percent};
pub use words::{number, span};

use crate::Standings;
use atout_core::Lang;

/// A table of words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sheet {
    /// What stands above it; nothing over the ranking itself, which needs none.
    pub title: Option<String>,
    /// The head of each column.
    pub heads: Vec<String>,
    /// The numbers of the columns that hold words, which stand left; numbers stand right.
    pub words: Vec<usize>,
    /// The cells, row by row.
    pub rows: Vec<Vec<String>>,
    /// What stands below it.
    pub note: Option<String>,
}

/// All tables, in the order in which one wants to read them.
#[must_use]
pub fn sheets(standings: &Standings, lang: Lang) -> Vec<Sheet> {
    let ranked = [Some(entrants(standings, lang)), places(standings, lang), rounds(standings, lang)];
    let mut sheets: Vec<Sheet> = ranked.into_iter().flatten().collect();
    sheets.push(pairs(standings, lang));
    sheets.extend(balance(standings, lang));
    sheets.retain(|sheet| !sheet.rows.is_empty());
    sheets
}
