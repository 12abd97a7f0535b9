//! What the tests of chance share: positions, decisions, and how far counts may be from what is expected.

use atout_core::{BotRng, Game, HasScenarios, NoEvents, Seat};
use atout_kitty::{Card, Class, Config, Kitty};
use serde_json::Value;

/// A position, set up.
pub(crate) fn staged(config: &Config, position: &Value) -> Kitty {
    Kitty::from_position(config, position).unwrap()
}

/// Plays decisions such as `"0 razor p2"`.
pub(crate) fn play(game: &mut Kitty, lines: &[&str], rng: &mut BotRng) {
    for line in lines {
        let (seat, action) = line.split_once(' ').unwrap();
        let seat = Seat::new(seat.parse().unwrap()).unwrap();
        game.apply(seat, &action.parse().unwrap(), rng, &mut NoEvents).unwrap();
    }
}

/// How often each card should be dealt: inversely proportional to its cost, times what the class favours.
pub(crate) fn shares(class: Class, teams: bool) -> Vec<f64> {
    let dealt = |card: Card| teams || !card.face().team;
    let weight =
        |card: Card| if dealt(card) { f64::from(class.favour(card)) / f64::from(card.face().cost) } else { 0.0 };
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
                assert_eq!(count, 0, "what cannot be happened: {counts:?}");
                return 0.0;
            }
            (f64::from(count) - expected).powi(2) / expected
        })
        .sum();
    assert!(chi < 45.0, "chi-square {chi}: {counts:?} against {shares:?}");
}

/// The same where all are equally likely.
#[track_caller]
pub(crate) fn assert_fair(counts: &[u32]) {
    assert_follows(counts, &vec![1.0 / counts.len() as f64; counts.len()]);
}
