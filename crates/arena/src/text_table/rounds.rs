//! The table of the rounds of Swiss and knockout tournaments.

use super::TextTable;
use super::numbers::percent;
use crate::{DecidedBy, Round, RoundTable, Standings};
use atout_core::Lang;

/// Every table of every round; nothing for formats without rounds.
#[must_use]
pub fn rounds(standings: &Standings, lang: Lang) -> Option<TextTable> {
    let knockout = !standings.bracket.is_empty();
    let rounds = if knockout { &standings.bracket } else { &standings.rounds };
    let score = if knockout { lang.pick("score", "score") } else { lang.pick("ahead", "devant") };
    let heads =
        lang.pick(["round", "table", score, "games", "goes on"], ["tour", "table", score, "parties", "qualifié"]);
    let columns = if knockout { 5 } else { 4 };
    let row = |(nth, table): (usize, &RoundTable)| {
        let cells = [
            name(nth, rounds, knockout, lang),
            table.entrants.join(" – "),
            scores(table, knockout, lang),
            table.games.to_string(),
            winner(table, lang),
        ];
        cells.into_iter().take(columns).collect()
    };
    let tables = rounds.iter().enumerate().flat_map(|(nth, round)| round.tables.iter().map(move |table| (nth, table)));
    let rows: Vec<Vec<String>> = tables.map(row).collect();
    let title = lang.pick("Rounds", "Tours").to_owned();
    let heads = heads.iter().take(columns).map(|head| (*head).to_owned()).collect();
    (!rows.is_empty()).then(|| TextTable {
        title: Some(title),
        heads,
        words: vec![0, 1, 4],
        rows,
        note: note(rounds, lang),
        folds: false,
    })
}

/// The name of a round: its number, or `final`.
pub(crate) fn name(nth: usize, rounds: &[Round], knockout: bool, lang: Lang) -> String {
    match knockout && nth + 1 == rounds.len() {
        true => lang.pick("final", "finale").to_owned(),
        false => (nth + 1).to_string(),
    }
}

/// The points in a knockout, else how often each entrant was ahead.
fn scores(table: &RoundTable, knockout: bool, lang: Lang) -> String {
    let shares = if knockout { &table.scores } else { &table.ahead };
    match table.decided_by {
        DecidedBy::Bye => lang.pick("bye", "exempt").to_owned(),
        _ => shares.iter().map(|&share| percent(share, lang)).collect::<Vec<_>>().join(" – "),
    }
}

fn winner(table: &RoundTable, lang: Lang) -> String {
    let name = table.winner.clone().unwrap_or_default();
    name + mark(table.decided_by, lang)
}

/// How a tie was decided; empty if the games decided.
pub(crate) fn mark(decided: DecidedBy, lang: Lang) -> &'static str {
    match decided {
        DecidedBy::Games | DecidedBy::Bye => "",
        DecidedBy::FurtherSeeds => lang.pick(" (further seeds)", " (graines de plus)"),
        DecidedBy::EntryOrder => lang.pick(" (entry order)", " (ordre d'inscription)"),
    }
}

fn note(rounds: &[Round], lang: Lang) -> Option<String> {
    let tied = |table: &RoundTable| table.decided_by == DecidedBy::EntryOrder;
    let note = lang.pick(
        "Entry order: still tied after all further seeds, so the one that entered first went on.",
        "Ordre d'inscription\u{a0}: l'égalité a duré, le premier inscrit continue.",
    );
    rounds.iter().flat_map(|round| &round.tables).any(tied).then(|| note.to_owned())
}
