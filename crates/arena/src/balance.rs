//! Win shares by label: by class, by team, by seat, by whatever else the game names.
//!
//! A side counts once for each of its labels: a team of two warriors is one game of the warrior. Two labels are compared
//! when different sides have them, never within a team. Entrants are ignored, so the shares describe the game only if
//! every label was played equally well: use equal bots in all seatings.
//! Not here: the results of entrants (`entrant_result`, `entrant_pairs`).

use crate::Interval;
use crate::clusters::{Clusters, mean};
use crate::game_result::{GameResult, SEAT, SideResult};
use atout_core::{Tag, Text};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// The win shares of all labels of one sort, such as the classes.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LabelBalance {
    /// The sort: "class".
    #[serde(serialize_with = "english")]
    pub sort: Text,
    /// The win share of each label.
    pub labels: Vec<LabelShare>,
    /// The labels compared with each other.
    pub pairs: Vec<LabelPair>,
}

/// The win share of a label.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LabelShare {
    /// The label: "Warrior".
    #[serde(serialize_with = "english")]
    pub what: Text,
    /// The number of sides with this label.
    pub games: u64,
    /// How many of them won.
    pub wins: u64,
    /// `wins / games`.
    pub share: f64,
    /// The share expected if labels made no difference.
    pub fair_share: f64,
    /// The 95 % interval of the share.
    pub ci95: Interval,
}

/// Two labels at the same tables, on different sides.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LabelPair {
    /// The label that sorts first.
    #[serde(serialize_with = "english")]
    pub a: Text,
    /// The other label.
    #[serde(serialize_with = "english")]
    pub b: Text,
    /// The number of pairs of sides with these labels.
    pub games: u64,
    /// How often the first came out ahead; draws count half.
    pub a_ahead: f64,
    /// The 95 % interval of that share.
    pub ci95: Interval,
}

/// JSON is for programs: it has the English words only.
fn english<S: Serializer>(text: &Text, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(text.en)
}

/// The balance of every sort: the game's own sorts in its order, then the seats if they are opponents.
pub(crate) fn balance(played: &[GameResult]) -> Vec<LabelBalance> {
    sorts(played).into_iter().map(|sort| of_sort(sort, played)).collect()
}

fn sorts(played: &[GameResult]) -> Vec<Text> {
    let mut sorts: Vec<Text> = Vec::new();
    for tag in played.iter().flat_map(|game| &game.sides).flat_map(|side| &side.tags) {
        if tag.sort != SEAT && !sorts.iter().any(|sort| sort.en == tag.sort.en) {
            sorts.push(tag.sort);
        }
    }
    // In a cooperative game all seats win and lose together: they cannot be compared.
    if played.iter().any(|game| game.sides.len() > 1) {
        sorts.push(SEAT);
    }
    sorts
}

fn of_sort(sort: Text, played: &[GameResult]) -> LabelBalance {
    let names = names(sort, played);
    let name = |label: &str| names[label];
    let labels = shares(sort, played).into_iter().map(|(label, share)| share.label(name(label))).collect();
    let pairs = aheads(sort, played).into_iter().map(|((a, b), (games, clusters))| {
        let (a_ahead, ci95) = clusters.mean();
        LabelPair { a: name(a), b: name(b), games, a_ahead, ci95 }
    });
    LabelBalance { sort, labels, pairs: pairs.collect() }
}

/// The labels of a sort in both languages, keyed and sorted by their English names.
fn names(sort: Text, played: &[GameResult]) -> BTreeMap<&'static str, Text> {
    let tags = played.iter().flat_map(|game| &game.sides).flat_map(move |side| of(side, sort));
    tags.map(|tag| (tag.what.en, tag.what)).collect()
}

/// The labels of this sort that a side has.
fn of(side: &SideResult, sort: Text) -> impl Iterator<Item = &Tag> {
    side.tags.iter().filter(move |tag| tag.sort.en == sort.en)
}

/// The running counts of a label.
#[derive(Default)]
struct LabelCounts {
    games: u64,
    wins: u64,
    fair: f64,
    clusters: Clusters,
}

impl LabelCounts {
    fn label(&self, what: Text) -> LabelShare {
        let (share, ci95) = self.clusters.mean();
        LabelShare { what, games: self.games, wins: self.wins, share, fair_share: self.fair / self.games as f64, ci95 }
    }
}

fn shares(sort: Text, played: &[GameResult]) -> BTreeMap<&'static str, LabelCounts> {
    // A cooperative game has one side and no opponents: its fair share is the average win rate.
    let overall = mean(played.iter().map(wins_by_side));
    let mut shares: BTreeMap<&'static str, LabelCounts> = BTreeMap::new();
    for game in played {
        let fair = if game.sides.len() > 1 { wins_by_side(game) } else { overall };
        let mut results: BTreeMap<&'static str, Vec<f64>> = BTreeMap::new();
        for side in &game.sides {
            of(side, sort).for_each(|tag| results.entry(tag.what.en).or_default().push(won(side)));
        }
        for (label, results) in results {
            let share = shares.entry(label).or_default();
            share.games += results.len() as u64;
            share.wins += results.iter().sum::<f64>() as u64;
            share.fair += fair * results.len() as f64;
            share.clusters.add(game.deal, results);
        }
    }
    shares
}

/// 1 for a win, else 0.
fn won(side: &SideResult) -> f64 {
    f64::from(u8::from(side.end == crate::game_result::SideOutcome::Won))
}

/// The share of the sides that won.
fn wins_by_side(game: &GameResult) -> f64 {
    mean(game.sides.iter().map(won))
}

/// For every two labels: the number of pairs of sides that have them, and how often the first was ahead.
fn aheads(sort: Text, played: &[GameResult]) -> BTreeMap<(&'static str, &'static str), (u64, Clusters)> {
    let mut aheads: BTreeMap<_, (u64, Clusters)> = BTreeMap::new();
    for game in played {
        for (pair, results) in compared(sort, game) {
            let (games, clusters) = aheads.entry(pair).or_default();
            *games += results.len() as u64;
            clusters.add(game.deal, results);
        }
    }
    aheads
}

fn compared(sort: Text, game: &GameResult) -> BTreeMap<(&'static str, &'static str), Vec<f64>> {
    let mut results: BTreeMap<_, Vec<f64>> = BTreeMap::new();
    for (i, one) in game.sides.iter().enumerate() {
        for (_, other) in game.sides.iter().enumerate().filter(|(j, _)| *j != i) {
            for a in of(one, sort) {
                for b in of(other, sort).filter(|b| a.what.en < b.what.en) {
                    results.entry((a.what.en, b.what.en)).or_default().push(one.ahead_of(other));
                }
            }
        }
    }
    results
}

#[cfg(test)]
mod tests;
