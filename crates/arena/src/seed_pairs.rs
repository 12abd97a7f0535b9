//! Every two entrants of a co-operative game, compared seed by seed.
//!
//! They never sit at one table: each plays all seats of its own runs. On the same seed the runs are comparable, so the seed
//! is a pair's game. One of them is ahead if it won and the other one lost; if both won or both lost, the seed is a draw.
//! Draws are ½, so the interval's variance comes from the seeds on which the two differ, as in McNemar's test.
//! Not here: entrants that meet (`entrant_pairs`).

use crate::clusters::Tally;
use crate::entrant_pairs::{EntrantPair, pair};
use crate::game_result::{GameResult, SideOutcome};
use crate::{Format, clusters};
use std::collections::BTreeMap;

/// All pairs that the format compares, in the order of entry: a gauntlet compares the first with each of the others.
pub(crate) fn seed_pairs(names: &[String], played: &[GameResult], format: Format) -> Vec<EntrantPair> {
    let wins: Vec<BTreeMap<u32, f64>> = (0..names.len()).map(|entrant| wins_by_seed(played, entrant)).collect();
    let firsts = if format == Format::Gauntlet { 0..names.len().min(1) } else { 0..names.len() };
    let pairs = firsts.flat_map(|a| (a + 1..names.len()).map(move |b| (a, b)));
    pairs.map(|(a, b)| pair(&names[a], &names[b], &compared(&wins[a], &wins[b]))).collect()
}

/// The share of won runs of an entrant on each seed.
fn wins_by_seed(played: &[GameResult], entrant: usize) -> BTreeMap<u32, f64> {
    let mut results: BTreeMap<u32, Vec<f64>> = BTreeMap::new();
    for game in played {
        let won = game.of(entrant).map(|side| f64::from(u8::from(side.end == SideOutcome::Won)));
        results.entry(game.deal).or_default().extend(won);
    }
    results.retain(|_, results| !results.is_empty());
    results.into_iter().map(|(deal, results)| (deal, clusters::mean(results))).collect()
}

fn compared(a: &BTreeMap<u32, f64>, b: &BTreeMap<u32, f64>) -> Tally {
    let mut tally = Tally::default();
    for (deal, ours) in a {
        if let Some(theirs) = b.get(deal) {
            tally.add(*deal, 0.5 + (ours - theirs) / 2.0);
        }
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Interval;
    use crate::side_map::SideMap;
    use atout_core::{Outcome, SeatSet};

    /// The runs of entrants with two seats each; `true` is a win, by seed.
    fn runs(results: &[&[bool]]) -> Vec<GameResult> {
        let party = SideMap::new(&[0, 0]);
        let run = |entrant: usize, deal: usize, won: bool| {
            let outcome = if won { Outcome::won(SeatSet::all(2), 2) } else { Outcome::lost(2) };
            GameResult::new(&party, deal as u32, &[entrant], &outcome, &[])
        };
        let of = |(entrant, wins): (usize, &&[bool])| {
            wins.iter().enumerate().map(|(deal, won)| run(entrant, deal, *won)).collect::<Vec<_>>()
        };
        results.iter().enumerate().flat_map(of).collect()
    }

    fn names(n: usize) -> Vec<String> {
        (0..n).map(|number| format!("e{number}")).collect()
    }

    const WON: bool = true;
    const LOST: bool = false;

    #[test]
    fn a_pair_wins_a_seed_that_only_one_of_them_won() {
        // Seeds:                                0    1     2    3     4    5
        let first: &[bool] = &[WON, WON, LOST, LOST, WON, LOST];
        let second: &[bool] = &[WON, LOST, WON, LOST, LOST, LOST];
        let pairs = seed_pairs(&names(2), &runs(&[first, second]), Format::RoundRobin);
        let [pair] = pairs.as_slice() else { panic!("{pairs:?}") };
        // Only the first won seeds 1 and 4, only the second won seed 2; seeds 0, 3 and 5 are level: (2 + 3/2) / 6.
        assert_eq!((pair.games, pair.a_wins, pair.b_wins, pair.draws), (6, 2, 1, 3));
        assert!((pair.a_score - 3.5 / 6.0).abs() < 1e-12);
        assert!(pair.ci95.0 < 0.5 && pair.ci95.1 > 0.5, "{pair:?}");
    }

    #[test]
    fn seeds_on_which_both_agree_narrow_the_interval() {
        let width = |level: usize| {
            let with = |odd: [bool; 8]| odd.into_iter().chain(std::iter::repeat_n(LOST, level)).collect::<Vec<bool>>();
            let (a, b) = (
                with([WON, WON, WON, WON, LOST, LOST, LOST, LOST]),
                with([LOST, LOST, LOST, LOST, WON, WON, WON, WON]),
            );
            let Interval(low, high) = seed_pairs(&names(2), &runs(&[&a, &b]), Format::RoundRobin)[0].ci95;
            high - low
        };
        assert!(width(200) < width(50) && width(50) < width(0), "{} {} {}", width(200), width(50), width(0));
    }

    #[test]
    fn a_gauntlet_compares_the_first_with_each_and_one_alone_is_no_pair() {
        let results: [&[bool]; 3] = [&[WON, LOST], &[WON, WON], &[LOST, LOST]];
        let pairs = |n: usize, format| {
            let pairs = seed_pairs(&names(n), &runs(&results[..n]), format);
            pairs.into_iter().map(|pair| (pair.a, pair.b)).collect::<Vec<_>>()
        };
        let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
        assert_eq!(pairs(3, Format::RoundRobin), [pair("e0", "e1"), pair("e0", "e2"), pair("e1", "e2")]);
        assert_eq!(pairs(3, Format::Gauntlet), [pair("e0", "e1"), pair("e0", "e2")]);
        assert_eq!(pairs(1, Format::RoundRobin), []);
    }
}
