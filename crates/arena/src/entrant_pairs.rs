//! The results of every two entrants at the same tables.
//!
//! Places count: an entrant can be ahead of another without winning. If one of them has several sides, each of its sides is
//! compared with each of the other's, and the entrant ahead in more comparisons is ahead in that game.
//! Not here: entrants of a co-operative game, which never meet (`seed_pairs`); pairs of labels, such as classes (`balance`); strengths that follow from all comparisons (`rating`).

use crate::Interval;
use crate::clusters::Tally;
use crate::game_result::GameResult;
use serde::Serialize;
use std::collections::BTreeMap;

/// The result of two entrants at the same tables; in a co-operative game, on the same seeds.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct EntrantPair {
    /// The entrant that entered first.
    pub a: String,
    /// The other entrant.
    pub b: String,
    /// Games with both; in a co-operative game, seeds that both played.
    pub games: u64,
    /// Games in which the first was ahead.
    pub a_wins: u64,
    /// Games in which the second was ahead.
    pub b_wins: u64,
    /// Games in which neither was ahead.
    pub draws: u64,
    /// The first entrant's share of the points between them.
    pub a_score: f64,
    /// The 95 % interval of that share.
    pub ci95: Interval,
}

/// All pairs that met, in the order of entry.
pub(crate) fn entrant_pairs(names: &[String], played: &[GameResult]) -> Vec<EntrantPair> {
    let mut tallies: BTreeMap<(usize, usize), Tally> = BTreeMap::new();
    for game in played {
        let entrants = game.entrants();
        for (i, &a) in entrants.iter().enumerate() {
            for &b in &entrants[i + 1..] {
                tallies.entry((a, b)).or_default().add(game.deal, verdict(game, a, b));
            }
        }
    }
    tallies.into_iter().map(|((a, b), tally)| pair(&names[a], &names[b], &tally)).collect()
}

/// 1 if the first was ahead of the second, 0 if behind, ½ if neither.
fn verdict(game: &GameResult, a: usize, b: usize) -> f64 {
    let compared = game.of(a).flat_map(|ours| game.of(b).map(|theirs| ours.ahead_of(theirs) - 0.5));
    // Sums of halves are exact.
    let balance: f64 = compared.sum();
    if balance == 0.0 { 0.5 } else { f64::from(u8::from(balance > 0.0)) }
}

pub(crate) fn pair(a: &str, b: &str, tally: &Tally) -> EntrantPair {
    let (a_score, ci95) = tally.score();
    EntrantPair {
        a: a.to_owned(),
        b: b.to_owned(),
        games: tally.games(),
        a_wins: tally.wins,
        b_wins: tally.losses,
        draws: tally.draws,
        a_score,
        ci95,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_result::fixtures::{played, ranked};

    fn names() -> Vec<String> {
        ["a", "b", "c"].map(str::to_owned).to_vec()
    }

    fn counts(pair: &EntrantPair) -> (u64, u64, u64, u64, f64) {
        (pair.games, pair.a_wins, pair.b_wins, pair.draws, pair.a_score)
    }

    #[test]
    fn entrants_that_never_met_are_no_pair() {
        let played = [played(0, &[0, 1], &ranked(&[1, 2])), played(0, &[0, 2], &ranked(&[1, 2]))];
        let met: Vec<(String, String)> =
            entrant_pairs(&names(), &played).into_iter().map(|pair| (pair.a, pair.b)).collect();
        assert_eq!(met, [("a", "b"), ("a", "c")].map(|(a, b)| (a.to_owned(), b.to_owned())));
    }

    #[test]
    fn at_a_big_table_the_better_place_is_ahead_even_if_neither_won() {
        let played = [played(0, &[0, 1, 2], &ranked(&[3, 2, 1])), played(1, &[0, 1, 2], &ranked(&[2, 2, 1]))];
        let pairs = entrant_pairs(&names(), &played);
        assert_eq!(counts(&pairs[0]), (2, 0, 1, 1, 0.25));
        assert_eq!(counts(&pairs[1]), (2, 0, 2, 0, 0.0));
    }

    #[test]
    fn an_entrant_with_two_sides_is_ahead_if_most_comparisons_are() {
        let level = played(0, &[0, 1, 0], &ranked(&[1, 2, 3]));
        let ahead = played(1, &[0, 1, 0], &ranked(&[1, 3, 2]));
        let pairs = entrant_pairs(&names(), &[level, ahead]);
        assert_eq!(pairs.len(), 1);
        assert_eq!(counts(&pairs[0]), (2, 1, 0, 1, 0.75));
    }

    #[test]
    fn one_among_copies_of_an_equal_is_ahead_half_the_time() {
        let places = [[1, 2, 3, 4], [2, 3, 4, 1], [3, 4, 1, 2], [4, 1, 2, 3]];
        let played = places.map(|places| played(0, &[0, 1, 1, 1], &ranked(&places)));
        assert_eq!(counts(&entrant_pairs(&names(), &played)[0]), (4, 2, 2, 0, 0.5));
    }
}
