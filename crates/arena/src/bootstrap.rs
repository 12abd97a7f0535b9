//! The confidence intervals of ratings.
//!
//! Games on one seed depend on each other, so the **seeds** are resampled: each resample gives every seed a random weight
//! (Rubin's Bayesian bootstrap) and fits the ratings again. The interval spans the middle 95 % of them, widened by Student's
//! quantile with one degree of freedom less than there are seeds. Few seeds say little about their own variance, so the
//! margin of independent games is mixed in.
//!
//! The virtual games that keep ratings finite get random weights too: for an entrant that won everything they are the only
//! source of variance, and without them twenty wins in a row would have an interval of no width.
//!
//! A limit: if **all** games on a seed always have the same winner, whatever the seats, the interval is too narrow, because
//! the mixed-in margin counts games. Every entrant takes every seat of a seed, so a deal cannot favour it in all games; the
//! intervals of scores (`interval`) do without this assumption, because seats and classes do not change with the seating.
//! One seed has no degree of freedom; it is treated as if it had one.
//!
//! The generator is derived from the tournament's seed, so the same tournament gives the same intervals.
//! Not here: the model (`rating`).

use crate::Interval;
use crate::game_result::GameResult;
use crate::interval::{NORMAL_QUANTILE, student_quantile};
use crate::rating::{VirtualGame, WinMatrix, comparisons, elo, fit};
use atout_core::{Dice, Seed};
use std::collections::BTreeMap;

/// The number of resamples.
const RESAMPLES: usize = 1000;

/// More seeds than this are merged with their neighbours: the variance is known well enough.
const MAX_CLUSTERS: usize = 400;

/// A rating and its 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct RatingEstimate {
    pub(crate) rating: f64,
    pub(crate) ci95: Interval,
}

/// The ratings of `n` entrants after these games.
pub(crate) fn ratings(n: usize, played: &[GameResult], seed: &Seed) -> Vec<RatingEstimate> {
    resampled(n, played, seed, RESAMPLES)
}

fn resampled(n: usize, played: &[GameResult], seed: &Seed, resamples: usize) -> Vec<RatingEstimate> {
    let (seeds, n_deals) = by_seed(played);
    let mut ahead = weighed(n, &seeds, || 1.0);
    ahead.add_virtual_games(&vec![VirtualGame::DRAW; n]);
    let strengths = fit(&ahead, &vec![0.0; n]);
    let mut rng = seed.derive("ratings").rng();
    let mut margin = |clusters: &[Results]| margin(&strengths, clusters, resamples, &mut rng);
    let (by_seed, by_game) = (margin(&seeds), margin(&by_game(played)));
    let margin = by_seed.iter().zip(&by_game).map(|(seeds, games)| seeds.trusted(*games, n_deals));
    elo(&strengths).into_iter().zip(margin).map(|(rating, margin)| rated(rating, margin)).collect()
}

/// The comparisons of some games: the entrant ahead, the other one, and the weight.
type Results = Vec<(usize, usize, f64)>;

/// The comparisons of each cluster.
fn in_clusters<'a>(n_clusters: usize, games: impl Iterator<Item = (usize, &'a GameResult)>) -> Vec<Results> {
    let mut clusters: Vec<BTreeMap<(usize, usize), f64>> = vec![BTreeMap::new(); n_clusters];
    for (cluster, game) in games {
        comparisons(game).for_each(|(a, b, times)| *clusters[cluster].entry((a, b)).or_default() += times);
    }
    clusters.into_iter().map(|results| results.into_iter().map(|((a, b), times)| (a, b, times)).collect()).collect()
}

/// The comparisons by seed (or by a few neighbouring seeds), and the number of seeds.
fn by_seed(played: &[GameResult]) -> (Vec<Results>, usize) {
    let mut deals: Vec<u32> = played.iter().map(|game| game.deal).collect();
    deals.sort_unstable();
    deals.dedup();
    let n_clusters = deals.len().min(MAX_CLUSTERS);
    let cluster = |game: &GameResult| deals.partition_point(|&deal| deal < game.deal) * n_clusters / deals.len();
    (in_clusters(n_clusters, played.iter().map(|game| (cluster(game), game))), deals.len())
}

/// The comparisons by game (or by a few games on different seeds).
fn by_game(played: &[GameResult]) -> Vec<Results> {
    let n_clusters = played.len().min(MAX_CLUSTERS);
    in_clusters(n_clusters, played.iter().enumerate().map(|(nth, game)| (nth % n_clusters, game)))
}

/// The margin of error of a rating, down and up.
#[derive(Debug, Clone, Copy)]
struct Margin {
    down: f64,
    up: f64,
}

impl Margin {
    /// The margin of `n_seeds` seeds, mixed with the margin of independent games: the fewer seeds, the more of the latter.
    fn trusted(self, games: Margin, n_seeds: usize) -> Margin {
        let seeds = n_seeds as f64;
        let trust = seeds / (seeds + DOUBT);
        let freedom = (seeds - 1.0).max(1.0);
        // Random weights have the variance of the seeds divided by n + 1 instead of n - 1.
        let wider = student_quantile(freedom) / NORMAL_QUANTILE * ((seeds + 1.0) / freedom).sqrt();
        let mixed = |own: f64, other: f64| (trust * own * own + (1.0 - trust) * other * other).sqrt().max(own) * wider;
        Margin { down: mixed(self.down, games.down), up: mixed(self.up, games.up) }
    }
}

/// The number of seeds whose margin counts half.
const DOUBT: f64 = 10.0;

/// The margins of the middle 95 % of the ratings over all resamples.
fn margin(strengths: &[f64], clusters: &[Results], resamples: usize, rng: &mut impl Dice) -> Vec<Margin> {
    let n = strengths.len();
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(resamples); n];
    for _ in 0..resamples {
        let mut ahead = weighed(n, clusters, || exponential(rng));
        let sampled = (0..n).map(|_| VirtualGame { won: half_gamma(rng), lost: half_gamma(rng) });
        ahead.add_virtual_games(&sampled.collect::<Vec<_>>());
        let ratings = elo(&fit(&ahead, strengths));
        drawn.iter_mut().zip(ratings).for_each(|(drawn, rating)| drawn.push(rating));
    }
    elo(strengths).into_iter().zip(drawn).map(|(rating, drawn)| middle(rating, drawn)).collect()
}

fn middle(rating: f64, mut drawn: Vec<f64>) -> Margin {
    drawn.sort_by(f64::total_cmp);
    let quantile = |share: f64| drawn.get((drawn.len() as f64 * share) as usize).copied().unwrap_or(rating);
    Margin { down: (rating - quantile(0.025)).max(0.0), up: (quantile(0.975) - rating).max(0.0) }
}

fn weighed(n: usize, clusters: &[Results], mut weight: impl FnMut() -> f64) -> WinMatrix {
    let mut ahead = WinMatrix::none(n);
    for results in clusters {
        let weight = weight();
        results.iter().for_each(|&(a, b, times)| ahead.add(a, b, times * weight));
    }
    ahead
}

/// A random weight with mean 1: what a Bayesian bootstrap gives to an observation.
fn exponential(rng: &mut impl Dice) -> f64 {
    -(1.0 - f64::from(rng.unit())).ln()
}

/// A random weight with mean ½, for half an observation (a gamma distribution of shape ½).
fn half_gamma(rng: &mut impl Dice) -> f64 {
    let share = (f64::from(rng.unit()) * std::f64::consts::FRAC_PI_2).sin().powi(2);
    // Never zero, or the likelihood would have no finite peak.
    (exponential(rng) * share).max(1e-4)
}

fn rated(rating: f64, margin: Margin) -> RatingEstimate {
    RatingEstimate { rating: tenth(rating), ci95: Interval(tenth(rating - margin.down), tenth(rating + margin.up)) }
}

/// Rounded to a tenth of a point: further digits have no meaning and differ between machines.
fn tenth(rating: f64) -> f64 {
    (rating * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_result::fixtures::{played, ranked};
    use atout_core::Rng;

    /// A ranking of this table drawn by Plackett and Luce, where `luck` may favour one seat of the deal.
    fn rank(seating: &[usize], strengths: &[f64], luck: &[f64], rng: &mut impl Rng) -> Vec<u8> {
        let mut places = vec![0; seating.len()];
        for place in 1..=seating.len() as u8 {
            let weight = |seat: usize| {
                let strength = (strengths[seating[seat]] + luck[seat]).exp();
                if places[seat] == 0 { strength } else { 0.0 }
            };
            let mut left = f64::from(rng.unit()) * (0..seating.len()).map(weight).sum::<f64>();
            let seat = (0..seating.len()).find(|&seat| {
                left -= weight(seat);
                left < 0.0
            });
            let seat = seat.or_else(|| places.iter().position(|&place| place == 0)).unwrap();
            places[seat] = place;
        }
        places
    }

    /// A tournament of all at one table, in all seatings of every deal.
    fn simulated(strengths: &[f64], n_sides: usize, n_deals: u32, luck: f64, rng: &mut impl Rng) -> Vec<GameResult> {
        let n = strengths.len();
        let mut games = Vec::new();
        for deal in 0..n_deals {
            let favours: Vec<f64> = (0..n_sides).map(|_| luck * (f64::from(rng.unit()) - 0.5)).collect();
            for turn in 0..n {
                let seating: Vec<usize> = (0..n_sides).map(|side| (side + turn) % n).collect();
                games.push(played(deal, &seating, &ranked(&rank(&seating, strengths, &favours, rng))));
            }
        }
        games
    }

    #[test]
    fn known_strengths_are_recovered_at_tables_of_all_sizes() {
        let strengths = [1.0, 0.4, 0.0, -1.4];
        let truth = elo(&strengths);
        let mut rng = Seed::from(8).rng();
        for n_sides in [2, 3, 4, 8] {
            let games = simulated(&strengths, n_sides, 600, 0.0, &mut rng);
            // With two sides and four entrants the simulation seats neighbours only; they are compared over others.
            for (rated, truth) in resampled(4, &games, &Seed::from(1), 50).iter().zip(&truth) {
                assert!((rated.rating - truth).abs() < 30.0, "{n_sides} sides: {rated:?} and not {truth:.0}");
            }
        }
    }

    #[test]
    fn naming_only_the_winner_gives_the_same_ratings() {
        let strengths = [1.0, 0.3, -1.3];
        let mut rng = Seed::from(2).rng();
        let mut games = simulated(&strengths, 3, 1500, 0.0, &mut rng);
        games.iter_mut().flat_map(|game| &mut game.sides).for_each(|side| side.place = side.place.min(2));
        for (rated, truth) in resampled(3, &games, &Seed::from(1), 50).iter().zip(elo(&strengths)) {
            assert!((rated.rating - truth).abs() < 25.0, "{rated:?} and not {truth:.0}");
        }
    }

    /// How often the intervals contain the true ratings. Luck shrinks the differences, so the truth is measured over very
    /// many games.
    fn coverage(strengths: &[f64], n_sides: usize, n_deals: u32, luck: f64) -> f64 {
        let mut rng = Seed::from(6).rng();
        let many = simulated(strengths, n_sides, 2000, luck, &mut rng);
        let truth: Vec<f64> =
            resampled(strengths.len(), &many, &Seed::from(0), 1).iter().map(|rated| rated.rating).collect();
        let trials = 120;
        let mut held = 0;
        for trial in 0..trials {
            let games = simulated(strengths, n_sides, n_deals, luck, &mut rng);
            let rated = resampled(strengths.len(), &games, &Seed::from(trial), 100);
            let holds = |(rated, truth): (&RatingEstimate, &f64)| rated.ci95.0 <= *truth && *truth <= rated.ci95.1;
            held += rated.iter().zip(&truth).filter(|one| holds(*one)).count();
        }
        held as f64 / (trials as usize * strengths.len()) as f64
    }

    #[test]
    fn intervals_hold_the_true_rating_about_95_times_in_100() {
        for (strengths, n_sides, n_deals, luck) in [
            (vec![0.6, 0.0, -0.6], 3, 30, 0.0),
            (vec![1.5, -1.5], 2, 20, 0.0),
            (vec![0.5, 0.0, 0.0, -0.5], 4, 40, 4.0),
            (vec![0.8, -0.8], 8, 20, 3.0),
            (vec![0.8, -0.8], 8, 5, 3.0),
            (vec![0.4, -0.4], 2, 2, 0.0),
            (vec![0.8, -0.8], 8, 2, 3.0),
            (vec![0.6, 0.0, -0.6], 3, 2, 2.0),
            (vec![0.4, -0.4], 2, 3, 3.0),
            (vec![0.6, 0.0, -0.6], 3, 3, 2.0),
            (vec![0.4, -0.4], 2, 5, 0.0),
            (vec![1.5, -1.5], 2, 5, 0.0),
            (vec![0.4, -0.4], 2, 10, 3.0),
            (vec![0.6, 0.0, -0.6], 3, 10, 2.0),
            (vec![0.4, -0.4], 2, 30, 3.0),
        ] {
            let share = coverage(&strengths, n_sides, n_deals, luck);
            // 120 tournaments have a standard error of 2 % around 95 %, less for two to four ratings each. With few seeds
            // the intervals may be wider than necessary, never narrower.
            let most = if n_deals < 20 { 1.0 } else { 0.985 };
            assert!((0.92..=most).contains(&share), "{strengths:?} at {n_sides}, {n_deals} deals: {share}");
        }
    }

    #[test]
    fn wins_in_a_row_are_no_certainty() {
        let games: Vec<GameResult> = (0..20).map(|deal| played(deal, &[0, 1], &ranked(&[1, 2]))).collect();
        let rated = ratings(2, &games, &Seed::from(1))[0];
        let Interval(low, high) = rated.ci95;
        // Jeffreys' interval of twenty wins begins at 88 %, which is 350 points between the two.
        assert!((1600.0..1720.0).contains(&low) && high > rated.rating + 50.0 && high.is_finite(), "{rated:?}");
    }

    #[test]
    fn the_same_tournament_has_the_same_intervals_and_another_seed_others() {
        let games = simulated(&[0.5, 0.0, -0.5], 3, 10, 1.0, &mut Seed::from(4).rng());
        let rated = |seed: u64| ratings(3, &games, &Seed::from(seed));
        assert_eq!(rated(1), rated(1));
        assert_ne!(rated(1), rated(2));
    }

    #[test]
    fn more_seeds_make_intervals_narrower_and_many_seeds_are_merged() {
        let mut rng = Seed::from(9).rng();
        let mut width = |n_deals| {
            let games = simulated(&[0.3, -0.3], 2, n_deals, 0.0, &mut rng);
            let Interval(low, high) = resampled(2, &games, &Seed::from(1), 200)[0].ci95;
            high - low
        };
        let (few, some, many) = (width(10), width(100), width(3000));
        assert!(few > some && some > many && many > 3.0, "{few} {some} {many}");
    }
}
