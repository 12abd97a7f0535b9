//! The table of forfeited games.

use super::TextTable;
use crate::{Forfeits, Standings};
use atout_core::Lang;

/// Every entrant that failed, with the reasons; nothing if no bot failed.
#[must_use]
pub fn forfeits(standings: &Standings, lang: Lang) -> TextTable {
    let row = |one: &Forfeits| vec![one.entrant.clone(), one.reason.get(lang).to_owned(), one.times.to_string()];
    let heads = lang.pick(["entrant", "reason", "forfeits"], ["participant", "raison", "forfaits"]);
    TextTable {
        title: Some(lang.pick("Forfeits", "Forfaits").to_owned()),
        heads: heads.map(str::to_owned).to_vec(),
        words: vec![0, 1],
        rows: standings.forfeits.iter().map(row).collect(),
        note: None,
        folds: true,
    }
}
