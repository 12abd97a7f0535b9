//! What it was worth to be what one was.

use super::Sheet;
use super::words::{number, percent, span};
use crate::{Balance, Interval, Label, LabelPair, Standings};
use atout_core::{Lang, Text};

/// Two tables for every sort with more than one label: wins, and everything against everything.
#[must_use]
pub fn balance(standings: &Standings, lang: Lang) -> Vec<Sheet> {
    let sorts = standings.balance.iter().filter(|balance| balance.labels.len() > 1);
    sorts
        .flat_map(|balance| [Some(shares(balance, lang)), telling(balance).then(|| matrix(balance, lang))])
        .flatten()
        .collect()
}

/// Does a matrix tell more than the shares? Not of two that always met each other.
fn telling(balance: &Balance) -> bool {
    let always = |pair: &LabelPair| balance.labels.iter().all(|label| label.games == pair.games);
    !(balance.labels.len() == 2 && balance.pairs.iter().all(always))
}

fn shares(balance: &Balance, lang: Lang) -> Sheet {
    let sort = balance.sort.get(lang);
    let heads = lang
        .pick([sort, "games", "wins", "share (95 %)", "fair"], [sort, "parties", "gains", "part (95 %)", "équitable"]);
    let row = |label: &Label| {
        let share = span(label.share, label.ci95, lang) + star(label.fair_share, label.ci95);
        let counts = [label.games.to_string(), label.wins.to_string()];
        let [games, wins] = counts;
        vec![label.what.get(lang).to_owned(), games, wins, share, percent(label.fair_share, lang)]
    };
    Sheet {
        title: Some(lang.pick(format!("Wins by {sort}"), format!("Gains par {sort}"))),
        heads: heads.map(str::to_owned).to_vec(),
        words: vec![0],
        rows: balance.labels.iter().map(row).collect(),
        note: None,
    }
}

/// How often the label of the row came out ahead of that of the column.
fn matrix(balance: &Balance, lang: Lang) -> Sheet {
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
    Sheet {
        title: Some(lang.pick(
            format!("How often the row came out ahead of the column, by {sort} (%)"),
            format!("Combien de fois la ligne devance la colonne, par {sort} (%)"),
        )),
        heads: std::iter::once(sort).chain(labels().map(|label| label.get(lang))).map(str::to_owned).collect(),
        words: vec![0],
        rows,
        note: starred.then(|| note.to_owned()),
    }
}

/// `52.1 ± 3.0`, with a star if even is out of reach.
fn cell(balance: &Balance, a: Text, b: Text, lang: Lang) -> String {
    let met = |one: Text, other: Text| balance.pairs.iter().find(|pair| pair.a.en == one.en && pair.b.en == other.en);
    let (ahead, Interval(low, high)) = match (met(a, b), met(b, a)) {
        (Some(pair), _) => (pair.a_ahead, pair.ci95),
        (None, Some(pair)) => (1.0 - pair.a_ahead, Interval(1.0 - pair.ci95.1, 1.0 - pair.ci95.0)),
        (None, None) => return if a.en == b.en { "·".to_owned() } else { "–".to_owned() },
    };
    let cell = format!("{} ± {}", number(ahead * 100.0, 1, lang), number((high - low) * 50.0, 1, lang));
    cell + star(0.5, Interval(low, high))
}

/// Marks what the interval does not hold.
fn star(fair: f64, Interval(low, high): Interval) -> &'static str {
    if (low..=high).contains(&fair) { "" } else { "*" }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SORT: Text = Text::new("class", "classe");
    const HEALER: Text = Text::new("Healer", "Soigneuse");
    const WARRIOR: Text = Text::new("Warrior", "Guerrière");

    fn example() -> Balance {
        let label = |what, share, ci95| Label { what, games: 40, wins: 10, share, fair_share: 0.25, ci95 };
        let labels = vec![label(HEALER, 0.2, Interval(0.15, 0.3)), label(WARRIOR, 0.3, Interval(0.26, 0.34))];
        let pairs = vec![LabelPair { a: HEALER, b: WARRIOR, games: 40, a_ahead: 0.4, ci95: Interval(0.36, 0.44) }];
        Balance { sort: SORT, labels, pairs }
    }

    #[test]
    fn a_matrix_reads_the_same_from_both_sides() {
        let sheet = matrix(&example(), Lang::En);
        assert_eq!(sheet.heads, ["class", "Healer", "Warrior"]);
        assert_eq!(sheet.rows, [["Healer", "·", "40.0 ± 4.0*"], ["Warrior", "60.0 ± 4.0*", "·"]]);
        assert!(sheet.note.is_some());
        assert_eq!(matrix(&example(), Lang::Fr).rows[0][2], "40,0 ± 4,0*");
    }

    #[test]
    fn two_that_always_meet_each_other_need_no_matrix() {
        let mut both = example();
        assert!(!telling(&both));
        both.pairs[0].games = 30;
        assert!(telling(&both));
    }

    #[test]
    fn shares_off_the_fair_one_are_starred() {
        let sheet = shares(&example(), Lang::Fr);
        assert_eq!(sheet.rows[0], ["Soigneuse", "40", "10", "20,0 % (15,0 – 30,0)", "25,0 %"]);
        assert!(sheet.rows[1][3].ends_with('*'));
        assert_eq!(sheet.title.as_deref(), Some("Gains par classe"));
    }
}
