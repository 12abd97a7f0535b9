//! The table of what lost games were lost by.

use super::TextTable;
use super::numbers::span;
use crate::{CauseShare, Standings};
use atout_core::Lang;

/// Every cause with its share of the lost games; nothing for games that cannot tell.
#[must_use]
pub fn lost_by(standings: &Standings, lang: Lang) -> Option<TextTable> {
    let found = standings.lost_by.as_ref()?;
    let (sort, games) = (found.sort.get(lang), found.games);
    let heads = lang.pick([sort, "lost games", "share (95 %)"], [sort, "défaites", "part (95 %)"]);
    let row = |cause: &CauseShare| {
        vec![cause.what.get(lang).to_owned(), cause.games.to_string(), span(cause.share, cause.ci95, lang)]
    };
    Some(TextTable {
        title: Some(lang.pick(
            format!("What the {games} lost games were lost by"),
            format!("Ce qui a fait perdre les {games} parties perdues"),
        )),
        heads: heads.map(str::to_owned).to_vec(),
        words: vec![0],
        rows: found.labels.iter().map(row).collect(),
        note: None,
        folds: true,
    })
}
