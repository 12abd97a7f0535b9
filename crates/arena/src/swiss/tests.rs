//! The pairings of Swiss tournaments, with hand-made results.

use super::*;
use crate::Format;
use crate::run::fixtures;
use std::collections::HashMap;

/// A tournament in which the lower entry number always wins.
fn in_order(n_entrants: usize, n_sides: usize) -> TournamentRun {
    fixtures::run(Format::Swiss, n_entrants, n_sides, |job, side| job.seating[side] as u32)
}

fn names(run: &TournamentRun, round: usize) -> Vec<Vec<&str>> {
    run.rounds[round].tables.iter().map(|table| table.entrants.iter().map(String::as_str).collect()).collect()
}

/// How often each pair met.
fn meetings(run: &TournamentRun) -> HashMap<(String, String), u32> {
    let mut met = HashMap::new();
    for table in run.rounds.iter().flat_map(|round| &round.tables) {
        for (i, a) in table.entrants.iter().enumerate() {
            for b in &table.entrants[i + 1..] {
                let (a, b) = if a < b { (a, b) } else { (b, a) };
                *met.entry((a.clone(), b.clone())).or_default() += 1;
            }
        }
    }
    met
}

#[test]
fn winners_meet_winners_and_losers_losers() {
    let run = in_order(4, 2);
    assert_eq!(names(&run, 0), [["e0", "e1"], ["e2", "e3"]]);
    assert_eq!(names(&run, 1), [["e0", "e2"], ["e1", "e3"]]);
    assert_eq!(run.merits, Some(vec![2.0, 1.0, 1.0, 0.0]));
    assert_eq!((run.rounds.len(), run.meetings, run.played.len()), (2, 4, 16));
}

#[test]
fn no_pairing_is_repeated_at_tables_of_two() {
    for n in 3..=33 {
        let run = in_order(n, 2);
        assert_eq!(run.rounds.len(), (n as f64).log2().ceil() as usize, "{n}");
        assert!(meetings(&run).values().all(|&times| times == 1), "{n}: {:?}", meetings(&run));
        assert!(
            run.rounds.iter().all(|round| round.tables.iter().map(|table| table.entrants.len()).sum::<usize>() == n)
        );
    }
}

#[test]
fn repeats_are_as_few_as_they_can_be_at_bigger_tables() {
    // Sixteen at tables of four: four rounds can do without (there are five ways to cut an affine plane).
    assert!(meetings(&in_order(16, 4)).values().all(|&times| times <= 2));
    // Six at tables of three: of every three, two have sat together before, so repeats cannot be avoided. They are
    // spread: of the eighteen pairings of three rounds six are second ones and none is a third.
    let run = in_order(6, 3);
    let met = meetings(&run);
    assert_eq!((run.rounds.len(), met.len()), (3, 12), "{met:?}");
    assert!(met.values().all(|&times| times <= 2), "{met:?}");
}

#[test]
fn a_repeat_is_taken_only_when_there_is_no_other_way() {
    let met = |pairs: &[(usize, usize)]| {
        let mut met = vec![vec![0; 4]; 4];
        pairs.iter().for_each(|&(a, b)| (met[a][b], met[b][a]) = (1, 1));
        met
    };
    let order = [0, 1, 2, 3];
    assert_eq!(seat(&order, &[2, 2], &met(&[])), [[0, 1], [2, 3]]);
    assert_eq!(seat(&order, &[2, 2], &met(&[(2, 3)])), [[0, 2], [1, 3]]);
    assert_eq!(seat(&order, &[2, 2], &met(&[(0, 1), (1, 3)])), [[0, 3], [1, 2]]);
    // One has met everybody: any way repeats one pairing, and the nearest way is taken.
    assert_eq!(seat(&order, &[2, 2], &met(&[(0, 1), (0, 2), (0, 3)])), [[0, 1], [2, 3]]);
}

#[test]
fn one_entrant_gets_a_bye_and_none_gets_two() {
    let run = in_order(5, 2);
    let resting: Vec<&str> = (0..3).map(|round| *names(&run, round)[2].first().unwrap()).collect();
    let mut different = resting.clone();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), 3, "{resting:?}");
    let bye = &run.rounds[0].tables[2];
    assert_eq!((bye.decided_by, bye.games, bye.scores.len()), (DecidedBy::Bye, 0, 0));
    assert_eq!(resting[0], "e4");
}

#[test]
fn a_field_that_does_not_fill_its_tables_is_split_evenly() {
    assert_eq!(sizes(9, 8), [5, 4]);
    assert_eq!(sizes(8, 4), [4, 4]);
    assert_eq!(sizes(5, 4), [3, 2]);
    assert_eq!(sizes(7, 2), [2, 2, 2]);
    for n in 2..40 {
        for n_sides in 3..=8 {
            assert!(sizes(n, n_sides).iter().all(|size| (2..=n_sides).contains(size)), "{n} at {n_sides}");
            assert_eq!(sizes(n, n_sides).iter().sum::<usize>(), n);
        }
    }
    assert_eq!(in_order(3, 8).rounds.len(), 1);
}
