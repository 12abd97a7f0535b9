//! Shared by tests of distributions: expected shares, and a chi-square test of counts.

use atout_kitty::{Card, Class};

/// The expected share of each card: inversely proportional to its cost, times the multiplier of the class.
pub(crate) fn shares(class: Class, teams: bool) -> Vec<f64> {
    let dealt = |card: Card| teams || !card.def().team;
    let weight =
        |card: Card| if dealt(card) { f64::from(class.favour(card)) / f64::from(card.def().cost) } else { 0.0 };
    let sum: f64 = Card::ALL.into_iter().map(weight).sum();
    Card::ALL.into_iter().map(|card| weight(card) / sum).collect()
}

/// Pearson's chi-square of counts against shares. At most nine kinds are counted in these tests: a value above 45 is
/// less likely than one in a million.
#[track_caller]
pub(crate) fn assert_follows(counts: &[u32], shares: &[f64]) {
    let n: u32 = counts.iter().sum();
    let chi: f64 = counts
        .iter()
        .zip(shares)
        .map(|(&count, &share)| {
            let expected = share * f64::from(n);
            if expected == 0.0 {
                assert_eq!(count, 0, "an impossible card was dealt: {counts:?}");
                return 0.0;
            }
            (f64::from(count) - expected).powi(2) / expected
        })
        .sum();
    assert!(chi < 45.0, "chi-square {chi}: {counts:?} against {shares:?}");
}

/// The same for equal shares.
#[track_caller]
pub(crate) fn assert_fair(counts: &[u32]) {
    assert_follows(counts, &vec![1.0 / counts.len() as f64; counts.len()]);
}
