//! Counts wins, draws, losses and points of games. The values of each seed are kept apart (a cluster), as `interval` needs.
//!
//! Not here: the choice of games (`standings`, `entrant_pairs`, `balance`).

use crate::Interval;
use crate::interval::{Cluster, interval, mean_of};
use std::collections::BTreeMap;

/// Values from 0 to 1, totalled by seed.
#[derive(Debug, Default, Clone)]
pub(crate) struct Clusters(BTreeMap<u32, Cluster>);

impl Clusters {
    /// Adds the values of one game on the seed `deal`; a game without values is ignored.
    pub(crate) fn add(&mut self, deal: u32, values: impl IntoIterator<Item = f64>) {
        let (mut sum, mut n) = (0.0, 0);
        for value in values {
            sum += value;
            n += 1;
        }
        if n > 0 {
            let cluster = self.0.entry(deal).or_default();
            *cluster = Cluster { sum: cluster.sum + sum, values: cluster.values + n };
        }
    }

    /// The mean of all values and its interval.
    pub(crate) fn mean(&self) -> (f64, Interval) {
        let clusters: Vec<Cluster> = self.0.values().copied().collect();
        (mean_of(&clusters), interval(&clusters))
    }
}

/// The counted results of two opponents.
#[derive(Debug, Default, Clone)]
pub(crate) struct Tally {
    pub(crate) wins: u64,
    pub(crate) draws: u64,
    pub(crate) losses: u64,
    clusters: Clusters,
}

impl Tally {
    /// Adds the result of one game: 1 a win, ½ a draw, 0 a loss.
    pub(crate) fn add(&mut self, deal: u32, result: f64) {
        let count = match result {
            result if result > 0.5 => &mut self.wins,
            result if result < 0.5 => &mut self.losses,
            _ => &mut self.draws,
        };
        *count += 1;
        self.clusters.add(deal, [result]);
    }

    pub(crate) fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of points and its interval.
    pub(crate) fn score(&self) -> (f64, Interval) {
        self.clusters.mean()
    }
}

/// The mean of some values; 0 of none.
pub(crate) fn mean(values: impl IntoIterator<Item = f64>) -> f64 {
    let (sum, n) = values.into_iter().fold((0.0, 0u64), |(sum, n), value| (sum + value, n + 1));
    sum / n.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_counted_and_averaged() {
        let mut tally = Tally::default();
        [(0, 1.0), (0, 0.5), (1, 0.0), (1, 1.0)].into_iter().for_each(|(deal, result)| tally.add(deal, result));
        assert_eq!((tally.wins, tally.draws, tally.losses, tally.games()), (2, 1, 1, 4));
        let (score, Interval(low, high)) = tally.score();
        assert_eq!(score, 0.625);
        assert!(low < score && score < high);
        assert_eq!(mean([]), 0.0);
    }

    #[test]
    fn several_sides_of_a_game_add_no_precision() {
        let (mut one, mut seven) = (Clusters::default(), Clusters::default());
        (0..20).for_each(|deal| one.add(deal, [1.0]));
        (0..20).for_each(|deal| seven.add(deal, [1.0; 7]));
        assert_eq!(one.mean(), seven.mean());
    }

    #[test]
    fn a_game_without_values_is_ignored() {
        let (mut with, mut without) = (Clusters::default(), Clusters::default());
        [&mut with, &mut without].into_iter().for_each(|clusters| clusters.add(0, [1.0, 0.0]));
        with.add(0, []);
        assert_eq!(with.mean(), without.mean());
    }
}
