//! The tables of win shares by label: by class, by team, by seat.

use super::TextTable;
use super::numbers::{number, percent, span};
use crate::{Interval, LabelBalance, LabelPair, LabelShare, Standings};
use atout_core::{Lang, Text};

/// Labels beyond this number are listed by how often they occurred.
const LONG: usize = 20;

/// Two tables for every sort with more than one label: the win shares, and the matrix of comparisons.
#[must_use]
pub fn balance(standings: &Standings, lang: Lang) -> Vec<TextTable> {
    let sorts = standings.balance.iter().filter(|balance| balance.labels.len() > 1);
    sorts
        .flat_map(|balance| [Some(shares(balance, lang)), needs_matrix(balance).then(|| matrix(balance, lang))])
        .flatten()
        .collect()
}

/// Whether the matrix says more than the shares; for two labels that always met it does not, nor for labels that never
/// met.
fn needs_matrix(balance: &LabelBalance) -> bool {
    let always = |pair: &LabelPair| balance.labels.iter().all(|label| label.games == pair.games);
    let says_no_more = balance.labels.len() == 2 && balance.pairs.iter().all(always);
    !balance.pairs.is_empty() && !says_no_more
}

fn shares(balance: &LabelBalance, lang: Lang) -> TextTable {
    let sort = balance.sort.get(lang);
    let heads = lang
        .pick([sort, "games", "wins", "share (95 %)", "fair"], [sort, "parties", "gains", "part (95 %)", "équitable"]);
    let row = |label: &LabelShare| {
        let share = span(label.share, label.ci95, lang) + star(label.fair_share, label.ci95);
        let counts = [label.games.to_string(), label.wins.to_string()];
        let [games, wins] = counts;
        vec![label.what.get(lang).to_owned(), games, wins, share, percent(label.fair_share, lang)]
    };
    let is_long = balance.labels.len() > LONG;
    let mut labels: Vec<&LabelShare> = balance.labels.iter().collect();
    if is_long {
        labels.sort_by_key(|label| std::cmp::Reverse(label.games));
    }
    TextTable {
        title: Some(lang.pick(format!("Wins by {sort}"), format!("Gains par {sort}"))),
        heads: heads.map(str::to_owned).to_vec(),
        words: vec![0],
        rows: labels.into_iter().map(row).collect(),
        note: None,
        folds: is_long,
    }
}

/// How often the label of the row was ahead of the label of the column.
fn matrix(balance: &LabelBalance, lang: Lang) -> TextTable {
    let sort = balance.sort.get(lang);
    let labels = || balance.labels.iter().map(|label| label.what);
    let row = |a: Text| {
        let cells = labels().map(|b| cell(balance, a, b, lang));
        std::iter::once(a.get(lang).to_owned()).chain(cells).collect()
    };
    let rows: Vec<Vec<String>> = labels().map(row).collect();
    let starred = rows.iter().flatten().any(|cell| cell.ends_with('*'));
    let note = lang.pick(
        "* off what is fair by more than chance would be 19 times in 20",
        "* plus loin de l'équitable que le hasard 19 fois sur 20",
    );
    TextTable {
        title: Some(lang.pick(
            format!("How often the row came out ahead of the column, by {sort} (%)"),
            format!("Combien de fois la ligne devance la colonne, par {sort} (%)"),
        )),
        heads: std::iter::once(sort).chain(labels().map(|label| label.get(lang))).map(str::to_owned).collect(),
        words: vec![0],
        rows,
        note: starred.then(|| note.to_owned()),
        folds: false,
    }
}

/// `52.1 ± 3.0`, with a star if the interval excludes 50 %.
fn cell(balance: &LabelBalance, a: Text, b: Text, lang: Lang) -> String {
    let met = |one: Text, other: Text| balance.pairs.iter().find(|pair| pair.a.en == one.en && pair.b.en == other.en);
    let (ahead, Interval(low, high)) = match (met(a, b), met(b, a)) {
        (Some(pair), _) => (pair.a_ahead, pair.ci95),
        (None, Some(pair)) => (1.0 - pair.a_ahead, Interval(1.0 - pair.ci95.1, 1.0 - pair.ci95.0)),
        (None, None) => return if a.en == b.en { "·".to_owned() } else { "–".to_owned() },
    };
    let cell = format!("{} ± {}", number(ahead * 100.0, 1, lang), number((high - low) * 50.0, 1, lang));
    cell + star(0.5, Interval(low, high))
}

/// A star if the interval excludes the fair share.
fn star(fair: f64, Interval(low, high): Interval) -> &'static str {
    if (low..=high).contains(&fair) { "" } else { "*" }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SORT: Text = Text::new("class", "classe");
    const HEALER: Text = Text::new("Healer", "Soigneuse");
    const WARRIOR: Text = Text::new("Warrior", "Guerrière");

    fn example() -> LabelBalance {
        let label = |what, share, ci95| LabelShare { what, games: 40, wins: 10, share, fair_share: 0.25, ci95 };
        let labels = vec![label(HEALER, 0.2, Interval(0.15, 0.3)), label(WARRIOR, 0.3, Interval(0.26, 0.34))];
        let pairs = vec![LabelPair { a: HEALER, b: WARRIOR, games: 40, a_ahead: 0.4, ci95: Interval(0.36, 0.44) }];
        LabelBalance { sort: SORT, labels, pairs }
    }

    #[test]
    fn a_matrix_reads_the_same_from_both_sides() {
        let table = matrix(&example(), Lang::En);
        assert_eq!(table.heads, ["class", "Healer", "Warrior"]);
        assert_eq!(table.rows, [["Healer", "·", "40.0 ± 4.0*"], ["Warrior", "60.0 ± 4.0*", "·"]]);
        assert!(table.note.is_some());
        assert_eq!(matrix(&example(), Lang::Fr).rows[0][2], "40,0 ± 4,0*");
    }

    #[test]
    fn two_labels_that_always_meet_need_no_matrix() {
        let mut both = example();
        assert!(!needs_matrix(&both));
        both.pairs[0].games = 30;
        assert!(needs_matrix(&both));
        both.pairs.clear();
        assert!(!needs_matrix(&both), "labels of a cooperative game never meet");
    }

    #[test]
    fn shares_off_the_fair_one_are_starred() {
        let table = shares(&example(), Lang::Fr);
        assert_eq!(table.rows[0], ["Soigneuse", "40", "10", "20,0 % (15,0 – 30,0)", "25,0 %"]);
        assert!(table.rows[1][3].ends_with('*'));
        assert_eq!(table.title.as_deref(), Some("Gains par classe"));
    }
}
