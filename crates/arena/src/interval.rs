//! 95 % intervals of a score, from games that are not independent of each other.
//!
//! Not here: what a value is worth (`clusters`), and the intervals of ratings (`bootstrap`).

use serde::Serialize;

/// A score's interval, written as `[lo, hi]`.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Interval(pub f64, pub f64);

/// The 95 % quantile of the normal distribution, both sides.
const Z: f64 = 1.959_963_985;

/// What the games on one seed came to.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Cluster {
    /// The sum of the values.
    pub(crate) sum: f64,
    /// How many values there are: more than games where somebody sits more than once at a table.
    pub(crate) values: u64,
    /// How many games they come from.
    pub(crate) games: u64,
}

/// The mean of all values of the clusters.
pub(crate) fn mean_of(clusters: &[Cluster]) -> f64 {
    let values = clusters.iter().map(|cluster| cluster.values).sum::<u64>();
    clusters.iter().map(|cluster| cluster.sum).sum::<f64>() / values.max(1) as f64
}

/// The interval of the mean of values from 0 to 1 that come in clusters, each the games on one seed.
///
/// Games on one seed hang together: a one-sided deal is won by the same player or by the same seat in all seatings. So
/// the spread of the clusters counts, not the number of games. The interval is Wilson's, which stays within 0 and 1, with
/// as many games as that spread is worth. Few surprises tell little about the spread: it is believed as far as there
/// were any, so that forty wins in a row count as forty games and not as certainty. Values from one game (an entrant
/// that sits twice) never count as two games.
#[must_use]
pub(crate) fn interval(clusters: &[Cluster]) -> Interval {
    let n = clusters.len() as f64;
    let games = clusters.iter().map(|cluster| cluster.games).sum::<u64>() as f64;
    let values = clusters.iter().map(|cluster| cluster.values).sum::<u64>() as f64;
    if games == 0.0 || values == 0.0 {
        return Interval(0.0, 1.0);
    }
    let mean = mean_of(clusters);
    // The variance of one game, from a mean that is never quite 0 or 1.
    let cautious = (mean * games + 1.0) / (games + 2.0);
    let single = cautious * (1.0 - cautious);
    // Two variances of the mean: if games were coins, and as the seeds differ (each as far as its size makes it).
    let independent = single / games;
    let surprise = |cluster: &Cluster| (cluster.sum - mean * cluster.values as f64) / values;
    let observed = clusters.iter().map(|cluster| surprise(cluster).powi(2)).sum::<f64>() * n / (n - 1.0).max(1.0);
    let surprises = games * single;
    let trust = surprises / (surprises + DOUBT);
    let variance = observed.max(trust * observed + (1.0 - trust) * independent);
    wilson(mean, single / variance, quantile(n))
}

/// How many surprises it takes to believe an observed spread by half.
const DOUBT: f64 = 10.0;

/// How much wider than the normal distribution's an interval from so few seeds has to be.
pub(crate) fn widening(n_seeds: usize) -> f64 {
    quantile(n_seeds.max(1) as f64) / Z
}

/// Student's quantile for `freedom` degrees, near enough from one on (Cornish and Fisher).
fn quantile(freedom: f64) -> f64 {
    Z + (Z.powi(3) + Z) / (4.0 * freedom) + (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / (96.0 * freedom * freedom)
}

/// Wilson's interval of a share `mean` found in `games` games.
fn wilson(mean: f64, games: f64, z: f64) -> Interval {
    let z2 = z * z / games;
    let middle = (mean + z2 / 2.0) / (1.0 + z2);
    let half = z * (mean * (1.0 - mean) / games + z2 / (4.0 * games)).sqrt() / (1.0 + z2);
    Interval((middle - half).clamp(0.0, mean), (middle + half).clamp(mean, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_core::{Dice, Seed};

    /// Clusters of two games with these means.
    fn of_two(means: &[f64]) -> Interval {
        let clusters: Vec<Cluster> =
            means.iter().map(|mean| Cluster { sum: mean * 2.0, values: 2, games: 2 }).collect();
        interval(&clusters)
    }

    /// How often the interval holds the true score when a share `luck` of the deals is decided by the seat, a share
    /// `one_sided` by the seed for one player, and the rest by skill.
    fn coverage(n_clusters: usize, skill: f32, luck: f32, one_sided: f32) -> f64 {
        let mut rng = Seed::from(5).rng();
        let truth = f64::from(luck * 0.5 + one_sided * skill + (1.0 - luck - one_sided) * skill);
        let trials = 4000;
        let mut held = 0;
        for _ in 0..trials {
            let mut cluster = || {
                let deal = rng.unit();
                let mut game = || f64::from(u8::from(rng.unit() < skill));
                match deal {
                    deal if deal < luck => 0.5,
                    deal if deal < luck + one_sided => game(),
                    _ => (game() + game()) / 2.0,
                }
            };
            let clusters: Vec<f64> = (0..n_clusters).map(|_| cluster()).collect();
            let Interval(lo, hi) = of_two(&clusters);
            held += u32::from((lo..=hi).contains(&truth));
        }
        f64::from(held) / f64::from(trials)
    }

    #[test]
    fn the_true_score_is_inside_about_95_times_in_100() {
        for n_clusters in [10, 50, 200] {
            for skill in [0.5, 0.7, 0.9, 0.98] {
                for (luck, one_sided) in [(0.0, 0.0), (0.5, 0.0), (0.0, 0.5), (0.3, 0.3)] {
                    let share = coverage(n_clusters, skill, luck, one_sided);
                    // With few seeds the interval is wider than it must be, never narrower.
                    let most = if n_clusters < 100 { 1.0 } else { 0.975 };
                    assert!((0.925..=most).contains(&share), "{n_clusters} {skill} {luck} {one_sided}: {share}");
                }
            }
        }
    }

    #[test]
    fn wins_in_a_row_are_no_certainty() {
        let lowest = |n_clusters: usize| of_two(&vec![1.0; n_clusters]).0;
        assert!((0.45..0.75).contains(&lowest(5)), "{}", lowest(5));
        assert!((0.88..0.93).contains(&lowest(20)), "{}", lowest(20));
        assert_eq!(of_two(&[1.0; 5]).1, 1.0);
    }

    #[test]
    fn more_games_give_a_narrower_interval() {
        let width = |n: usize| {
            let clusters: Vec<f64> = (0..n).map(|i| (i % 3) as f64 / 2.0).collect();
            let Interval(lo, hi) = of_two(&clusters);
            hi - lo
        };
        assert!(width(300) < width(30) && width(30) < width(3));
    }

    #[test]
    fn no_games_tell_nothing() {
        assert_eq!(of_two(&[]), Interval(0.0, 1.0));
    }

    #[test]
    fn seven_copies_at_one_table_are_no_seven_games() {
        let cluster = |values| Cluster { sum: values as f64, values, games: 1 };
        assert_eq!(interval(&[cluster(7); 20]), interval(&[cluster(1); 20]));
    }

    #[test]
    fn blocks_of_different_sizes_count_by_their_size() {
        let small = Cluster { sum: 1.0, values: 1, games: 1 };
        let big = Cluster { sum: 0.0, values: 9, games: 9 };
        assert_eq!(mean_of(&[small, big]), 0.1);
        let Interval(low, high) = interval(&[small, big]);
        assert!(low < 0.1 && 0.1 < high, "{low} {high}");
    }
}
