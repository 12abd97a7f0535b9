//! Whether what one is decides the game: by class, by team, by seat, by whatever else the game names.
//!
//! A side counts once for every label it bears: a team of two warriors is one game of the warrior. Two labels meet where
//! different sides bear them; two of a team are never compared. Which entrant played is left out, so the tables tell
//! about the game only as far as every label was played equally well: best by equal bots in all seatings.
//! Not here: what entrants made of it (`standings`, `pairs`).

use crate::Interval;
use crate::played::{Played, SEAT, Side};
use crate::tally::{Blocks, mean};
use atout_core::{Tag, Text};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// The labels of one sort, such as the classes.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Balance {
    /// What they are: "class".
    #[serde(serialize_with = "english")]
    pub sort: Text,
    /// How often each of them won.
    pub labels: Vec<Label>,
    /// How they did against each other.
    pub pairs: Vec<LabelPair>,
}

/// How often a label won.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Label {
    /// Which one: "Warrior".
    #[serde(serialize_with = "english")]
    pub what: Text,
    /// Sides that bore it.
    pub games: u64,
    /// Those of them that won.
    pub wins: u64,
    /// Their share.
    pub share: f64,
    /// The share that it would have if labels made no difference.
    pub fair_share: f64,
    /// The 95 % interval of the share.
    pub ci95: Interval,
}

/// Two labels at the same tables, on different sides.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LabelPair {
    /// The one.
    #[serde(serialize_with = "english")]
    pub a: Text,
    /// The other.
    #[serde(serialize_with = "english")]
    pub b: Text,
    /// Pairs of sides that bore them.
    pub games: u64,
    /// How often the first came out ahead; draws count half.
    pub a_ahead: f64,
    /// The 95 % interval of that share.
    pub ci95: Interval,
}

/// JSON is for programs: it has the English words in every language.
fn english<S: Serializer>(text: &Text, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(text.en)
}

/// The tables of all sorts of labels: the game's own in its order, then the seats.
pub(crate) fn balance(played: &[Played]) -> Vec<Balance> {
    sorts(played).into_iter().map(|sort| of_sort(sort, played)).collect()
}

fn sorts(played: &[Played]) -> Vec<Text> {
    let mut sorts: Vec<Text> = Vec::new();
    for tag in played.iter().flat_map(|game| &game.sides).flat_map(|side| &side.tags) {
        if tag.sort != SEAT && !sorts.iter().any(|sort| sort.en == tag.sort.en) {
            sorts.push(tag.sort);
        }
    }
    sorts.push(SEAT);
    sorts
}

fn of_sort(sort: Text, played: &[Played]) -> Balance {
    let names = names(sort, played);
    let name = |label: &str| names[label];
    let labels = shares(sort, played).into_iter().map(|(label, share)| share.label(name(label))).collect();
    let pairs = aheads(sort, played).into_iter().map(|((a, b), (games, blocks))| {
        let (a_ahead, ci95) = blocks.mean();
        LabelPair { a: name(a), b: name(b), games, a_ahead, ci95 }
    });
    Balance { sort, labels, pairs: pairs.collect() }
}

/// The labels of a sort in both languages, by their English names, in which they are sorted.
fn names(sort: Text, played: &[Played]) -> BTreeMap<&'static str, Text> {
    let tags = played.iter().flat_map(|game| &game.sides).flat_map(move |side| of(side, sort));
    tags.map(|tag| (tag.what.en, tag.what)).collect()
}

/// The labels of this sort that a side bears.
fn of(side: &Side, sort: Text) -> impl Iterator<Item = &Tag> {
    side.tags.iter().filter(move |tag| tag.sort.en == sort.en)
}

/// The wins of a label, as they are counted.
#[derive(Default)]
struct Share {
    games: u64,
    wins: u64,
    fair: f64,
    blocks: Blocks,
}

impl Share {
    fn label(&self, what: Text) -> Label {
        let (share, ci95) = self.blocks.mean();
        Label { what, games: self.games, wins: self.wins, share, fair_share: self.fair / self.games as f64, ci95 }
    }
}

fn shares(sort: Text, played: &[Played]) -> BTreeMap<&'static str, Share> {
    // A party that plays together has no opponents to share wins with: it is measured by what parties win on average.
    let overall = mean(played.iter().map(wins_by_side));
    let mut shares: BTreeMap<&'static str, Share> = BTreeMap::new();
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
            share.blocks.add(game.deal, results);
        }
    }
    shares
}

/// 1 for a side that won.
fn won(side: &Side) -> f64 {
    f64::from(u8::from(side.end == crate::played::End::Won))
}

/// The share of the sides that won.
fn wins_by_side(game: &Played) -> f64 {
    mean(game.sides.iter().map(won))
}

/// For every two labels, how many pairs of sides bore them and how often the first was ahead.
fn aheads(sort: Text, played: &[Played]) -> BTreeMap<(&'static str, &'static str), (u64, Blocks)> {
    let mut aheads: BTreeMap<_, (u64, Blocks)> = BTreeMap::new();
    for game in played {
        for (pair, results) in compared(sort, game) {
            let (games, blocks) = aheads.entry(pair).or_default();
            *games += results.len() as u64;
            blocks.add(game.deal, results);
        }
    }
    aheads
}

fn compared(sort: Text, game: &Played) -> BTreeMap<(&'static str, &'static str), Vec<f64>> {
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
