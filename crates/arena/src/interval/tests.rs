//! Quantiles, degenerate samples and the coverage of intervals of hand-made clusters.

use super::*;
use atout_core::{Dice, Seed};

/// Clusters of two games with these means.
fn of_two(means: &[f64]) -> Interval {
    let clusters: Vec<Cluster> = means.iter().map(|mean| Cluster { sum: mean * 2.0, values: 2 }).collect();
    interval(&clusters)
}

/// How often the interval contains the true score. A share `luck` of the deals is decided by the seat, a share `one_sided`
/// by the seed for one player, and the rest by skill.
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
                // With few seeds the interval may be wider than necessary, never narrower.
                let most = if n_clusters < 100 { 1.0 } else { 0.975 };
                assert!((0.925..=most).contains(&share), "{n_clusters} {skill} {luck} {one_sided}: {share}");
            }
        }
    }
}

#[test]
fn wins_in_a_row_are_no_certainty() {
    // Seeds count, not games: five and twenty wins in a row. The exact (Clopper-Pearson) intervals begin at 48 and 83 %;
    // Student's quantile asks for more at five.
    let lowest = |n_clusters: usize| of_two(&vec![1.0; n_clusters]).0;
    assert!((0.30..0.48).contains(&lowest(5)), "{}", lowest(5));
    assert!((0.78..0.86).contains(&lowest(20)), "{}", lowest(20));
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
fn no_games_and_one_seed_tell_nothing() {
    assert_eq!(of_two(&[]), Interval(0.0, 1.0));
    assert_eq!(of_two(&[1.0]), Interval(0.0, 1.0));
}

#[test]
fn seven_sides_of_one_game_are_one_cluster() {
    let cluster = |values| Cluster { sum: values as f64, values };
    assert_eq!(interval(&[cluster(7); 20]), interval(&[cluster(1); 20]));
}

#[test]
fn blocks_of_different_sizes_count_by_their_size() {
    let small = Cluster { sum: 1.0, values: 1 };
    let big = Cluster { sum: 0.0, values: 9 };
    assert_eq!(mean_of(&[small, big]), 0.1);
    let Interval(low, high) = interval(&[small, big]);
    assert!(low < 0.1 && 0.1 < high, "{low} {high}");
}

#[test]
fn student_quantiles_match_the_table() {
    // From the usual printed table, two-sided 95 %.
    let table = [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (19, 2.093), (29, 2.045), (120, 1.980)];
    for (freedom, quantile) in table {
        let computed = student_quantile(f64::from(freedom));
        assert!((computed - quantile).abs() < 0.0006, "{freedom}: {computed} and not {quantile}");
    }
    for many in [10_000.0, 1e6, 1e12] {
        assert!((student_quantile(many) - NORMAL_QUANTILE).abs() < 0.0003);
    }
    assert!(student_quantile(0.0).is_finite());
}

#[test]
fn two_seeds_have_one_degree_of_freedom() {
    // Many games and a clear variance: the interval is Wilson's with Student's quantile of one degree, and nearly useless.
    let Interval(low, high) = of_two(&[0.0, 1.0]);
    assert!(low < 0.01 && high > 0.99, "{low} {high}");
    // Two near means still leave most of the range open.
    let Interval(low, high) = of_two(&[0.5, 0.75]);
    assert!(high - low > 0.8, "{low} {high}");
}

#[test]
fn seeds_of_unequal_size_have_fewer_degrees_of_freedom() {
    let equal = [Cluster { sum: 2.0, values: 5 }, Cluster { sum: 4.0, values: 5 }, Cluster { sum: 3.0, values: 5 }];
    let values = |clusters: &[Cluster]| clusters.iter().map(|cluster| cluster.values).sum::<u64>() as f64;
    assert!((effective_number(&equal, values(&equal)) - 3.0).abs() < 1e-12);
    let unequal = [Cluster { sum: 2.0, values: 5 }, Cluster { sum: 2.0, values: 50 }];
    assert!(effective_number(&unequal, values(&unequal)) < 1.25);
    assert_eq!(interval(&unequal), Interval(0.0, 1.0));
}

#[test]
fn equal_seeds_never_have_an_interval_without_width() {
    for n_clusters in [2, 3, 5, 10, 30, 200, 5000] {
        for mean in [0.0, 0.25, 0.5, 1.0] {
            let Interval(low, high) = of_two(&vec![mean; n_clusters]);
            assert!(0.0 <= low && low <= mean && mean <= high && high <= 1.0);
            // At least as wide as the rule of three, 3/n, says of n results without an exception.
            assert!(high - low > 2.0 / n_clusters as f64 || high - low > 0.6, "{n_clusters} of {mean}: {low} {high}");
        }
    }
}
