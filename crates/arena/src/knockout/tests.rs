//! Brackets and ties of knockout tournaments, with hand-made results.

use super::*;
use crate::Format;
use crate::run::{fixtures, ranks};
use crate::schedule::Job;

/// The lower entry number always wins.
fn in_order(job: &Job, side: usize) -> u32 {
    job.seating[side] as u32
}

fn winners(run: &TournamentRun, round: usize) -> Vec<&str> {
    run.rounds[round].tables.iter().map(|table| table.winner.as_deref().unwrap()).collect()
}

#[test]
fn the_bracket_of_eight_is_the_usual_one() {
    let pairs = [[0, 7], [3, 4], [1, 6], [2, 5]];
    assert_eq!(first_round(8, 2), pairs);
    let run = fixtures::run(Format::Knockout, 8, 2, in_order);
    assert_eq!(winners(&run, 0), ["e0", "e3", "e1", "e2"]);
    assert_eq!(run.rounds[1].tables[0].entrants, ["e0", "e3"]);
    assert_eq!(winners(&run, 2), ["e0"]);
    assert_eq!((run.rounds.len(), run.meetings, run.played.len()), (3, 7, 28));
    assert_eq!(ranks(&run.merits.unwrap()), [1, 2, 3, 3, 5, 5, 5, 5]);
}

#[test]
fn byes_go_to_the_first_entries_and_only_in_the_first_round() {
    assert_eq!(first_round(5, 2), [vec![0], vec![3, 4], vec![1], vec![2]]);
    for n_sides in 2..=8 {
        for n in 2..=40 {
            let groups = first_round(n, n_sides);
            let mut seated = groups.concat();
            seated.sort_unstable();
            assert_eq!(seated, (0..n).collect::<Vec<_>>());
            let resting: Vec<usize> = groups.iter().filter(|group| group.len() == 1).flatten().copied().collect();
            assert!(resting.iter().all(|&entrant| entrant < resting.len()), "{n} at {n_sides}: {groups:?}");
            let n_groups = groups.len();
            assert!(
                n_groups == n_sides.pow(n_groups.ilog(n_sides)),
                "{n_groups} tables of {n_sides} fill the next round"
            );
            assert!(n_groups < n && n <= n_groups * n_sides);
        }
    }
}

#[test]
fn at_tables_of_four_one_of_four_goes_on() {
    let run = fixtures::run(Format::Knockout, 16, 4, in_order);
    assert_eq!(run.rounds[0].tables[0].entrants, ["e0", "e7", "e8", "e15"]);
    assert_eq!((run.rounds.len(), run.meetings), (2, 5));
    assert_eq!(winners(&run, 1), ["e0"]);
    let merits = run.merits.unwrap();
    assert_eq!(ranks(&merits)[..5], [1, 2, 2, 2, 5]);
}

#[test]
fn a_tie_is_decided_by_further_seeds() {
    // Four games are two seeds; the third is drawn too, and on the fourth the second entrant wins from both sides.
    let effort = |job: &Job, side: usize| if job.deal < 3 { 0 } else { 1 - job.seating[side] as u32 };
    let run = fixtures::run(Format::Knockout, 2, 2, effort);
    let table = &run.rounds[0].tables[0];
    assert_eq!((table.decided_by, table.winner.as_deref(), table.games), (DecidedBy::FurtherSeeds, Some("e1"), 8));
    assert_eq!(run.played.last().unwrap().deal, 3);
}

#[test]
fn a_lasting_tie_goes_to_the_first_entry_and_says_so() {
    let run = fixtures::run(Format::Knockout, 3, 2, |job, side| (job.deal as usize + side) as u32 % 2);
    let last = run.rounds.last().unwrap().tables[0].clone();
    assert_eq!((last.decided_by, last.winner.as_deref()), (DecidedBy::EntryOrder, Some("e0")));
    assert_eq!(last.games, u64::from(4 + 2 * FURTHER_SEEDS));
    assert_eq!(run.rounds[0].tables[0].decided_by, DecidedBy::Bye);
}

#[test]
fn among_equal_points_places_decide() {
    // At tables of three the third entrant wins as often as the first, and the second never; the first is never last.
    let effort = |job: &Job, side: usize| match (job.deal % 2, job.seating[side]) {
        (0, 0) | (1, 2) => 0,
        (1, 0) | (0, 1) => 1,
        _ => 2,
    };
    let run = fixtures::run(Format::Knockout, 3, 3, effort);
    let table = &run.rounds[0].tables[0];
    assert_eq!(table.scores, [0.5, 0.0, 0.5]);
    assert_eq!((table.decided_by, table.winner.as_deref()), (DecidedBy::Games, Some("e0")));
}
