//! Runs a tournament: all meetings at once, or rounds that depend on earlier results.
//!
//! Not here: the games themselves. They come from [`PlayGames`], so a run can be tested without a real game.

use crate::clusters::mean;
use crate::game_result::GameResult;
use crate::schedule::{Job, Meeting, Schedule};
use crate::{ArenaError, Format, knockout, swiss};
use serde::Serialize;
use std::ops::Range;

/// Plays games and returns their results in the same order.
pub(crate) type PlayGames<'a> = dyn Fn(&[Job]) -> Result<Vec<GameResult>, ArenaError> + 'a;

/// The inputs of a run: the entrants, the schedule, and the function that plays games.
pub(crate) struct RunContext<'a> {
    pub(crate) names: &'a [String],
    pub(crate) schedule: Schedule<'a>,
    pub(crate) play: &'a PlayGames<'a>,
}

/// All games of a tournament, and its rounds.
#[derive(Debug, Default)]
pub(crate) struct TournamentRun {
    pub(crate) played: Vec<GameResult>,
    pub(crate) meetings: u64,
    /// The rounds; empty for formats without rounds.
    pub(crate) rounds: Vec<Round>,
    /// The values that decide the ranks if the score does not: more is better.
    pub(crate) merits: Option<Vec<f64>>,
}

/// A round of a Swiss or a knockout tournament.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Round {
    /// Its tables. In a knockout, the winners of neighbouring tables meet in the next round.
    pub tables: Vec<RoundTable>,
}

/// A table of a round.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RoundTable {
    /// The entrants at the table.
    pub entrants: Vec<String>,
    /// The number of their games.
    pub games: u64,
    /// Each entrant's share of the points.
    pub scores: Vec<f64>,
    /// How often each entrant was ahead of the others; draws count half.
    pub ahead: Vec<f64>,
    /// The entrant that goes on, in a knockout.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// What decided it.
    pub decided_by: DecidedBy,
}

/// What decided a table of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecidedBy {
    /// Its games.
    Games,
    /// Games on further seeds, after a tie.
    FurtherSeeds,
    /// Nothing: the tie lasted, and the first entry went on.
    EntryOrder,
    /// A bye: there was no opponent.
    Bye,
}

/// The result of one entrant at one table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct TableScore {
    /// Its share of the points.
    pub(crate) points: f64,
    /// How often it was ahead of the others.
    pub(crate) ahead: f64,
}

impl RunContext<'_> {
    pub(crate) fn n_entrants(&self) -> usize {
        self.names.len()
    }

    /// Plays the whole tournament.
    pub(crate) fn run(&self, format: Format) -> Result<TournamentRun, ArenaError> {
        match format {
            Format::RoundRobin | Format::Gauntlet => self.at_once(format),
            Format::Swiss => swiss::run(self),
            Format::Knockout => knockout::run(self),
        }
    }

    fn at_once(&self, format: Format) -> Result<TournamentRun, ArenaError> {
        let meetings = self.schedule.meetings(format, self.n_entrants());
        let n_meetings = meetings.len() as u64;
        let whole = meetings.into_iter().map(|meeting| (self.schedule.deals(&meeting), meeting));
        let played = self.play(&whole.collect::<Vec<_>>())?.concat();
        Ok(TournamentRun { played, meetings: n_meetings, ..TournamentRun::default() })
    }

    /// Plays these meetings on these seeds in parallel and returns the games by meeting.
    pub(crate) fn play(&self, meetings: &[(Range<u32>, Meeting)]) -> Result<Vec<Vec<GameResult>>, ArenaError> {
        let jobs: Vec<Vec<Job>> =
            meetings.iter().map(|(deals, meeting)| self.schedule.jobs(meeting, deals.clone())).collect();
        let mut played = (self.play)(&jobs.concat())?.into_iter();
        Ok(jobs.iter().map(|jobs| played.by_ref().take(jobs.len()).collect()).collect())
    }

    /// The table of a round at which this group played these games.
    pub(crate) fn table(&self, group: &[usize], games: &[GameResult], decided_by: DecidedBy) -> RoundTable {
        let scores = scores(group, games);
        let scores = if games.is_empty() { &[][..] } else { &scores[..] };
        RoundTable {
            entrants: group.iter().map(|&entrant| self.names[entrant].clone()).collect(),
            games: games.len() as u64,
            scores: scores.iter().map(|score| score.points).collect(),
            ahead: scores.iter().map(|score| score.ahead).collect(),
            winner: None,
            decided_by,
        }
    }
}

/// The results of each entrant of a group in these games.
pub(crate) fn scores(group: &[usize], games: &[GameResult]) -> Vec<TableScore> {
    let score = |&entrant: &usize| TableScore {
        points: mean(games.iter().flat_map(|game| game.of(entrant).map(|side| game.points(side)))),
        ahead: mean(games.iter().flat_map(|game| ahead(game, entrant))),
    };
    group.iter().map(score).collect()
}

/// Compares every side of an entrant with every side of the others.
fn ahead(game: &GameResult, entrant: usize) -> impl Iterator<Item = f64> {
    let others = move || game.sides.iter().filter(move |other| other.entrant != entrant);
    game.of(entrant).flat_map(move |ours| others().map(|other| ours.ahead_of(other)))
}

/// The rank of each entrant, 1 is the best; ties share a rank.
pub(crate) fn ranks(merits: &[f64]) -> Vec<u32> {
    // The same sum in another order can differ by rounding.
    let better = |mine: f64| merits.iter().filter(|other| **other > mine + 1e-9).count() as u32;
    merits.iter().map(|&mine| 1 + better(mine)).collect()
}

/// Runs with hand-made results, for the tests of this crate.
#[cfg(test)]
pub(crate) mod fixtures {
    use super::*;
    use crate::game_result::fixtures::{played, ranked};
    use atout_core::Seed;

    /// Runs a tournament in which the side with the least `effort` comes first; equal efforts share a place.
    pub(crate) fn run(
        format: Format,
        n_entrants: usize,
        n_sides: usize,
        effort: impl Fn(&Job, usize) -> u32,
    ) -> TournamentRun {
        let names: Vec<String> = (0..n_entrants).map(|entrant| format!("e{entrant}")).collect();
        let game = |job: &Job| {
            let efforts: Vec<u32> = (0..n_sides).map(|side| effort(job, side)).collect();
            let place = |mine: &u32| 1 + efforts.iter().filter(|other| *other < mine).count() as u8;
            played(job.deal, &job.seating, &ranked(&efforts.iter().map(place).collect::<Vec<_>>()))
        };
        let play = |jobs: &[Job]| Ok(jobs.iter().map(game).collect());
        let seed = Seed::from(1);
        let schedule = Schedule { n_sides, games: 4, seed: &seed };
        RunContext { names: &names, schedule, play: &play }.run(format).unwrap()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_result::fixtures::{played, ranked};

    #[test]
    fn a_table_scores_points_and_comparisons() {
        let games = [played(0, &[0, 1, 0], &ranked(&[2, 3, 1])), played(0, &[1, 0, 1], &ranked(&[1, 2, 3]))];
        let [first, second] = scores(&[0, 1], &games).try_into().unwrap();
        assert_eq!((first.points, first.ahead), (1.0 / 3.0, 0.75));
        assert_eq!((second.points, second.ahead), (1.0 / 3.0, 0.25));
    }

    #[test]
    fn equal_merits_share_a_rank() {
        assert_eq!(ranks(&[0.5, 2.0, 0.1 + 0.4, 0.0]), [2, 1, 2, 4]);
    }

    #[test]
    fn a_round_robin_plays_every_meeting_in_order() {
        let run = fixtures::run(Format::RoundRobin, 3, 2, |job, side| job.seating[side] as u32);
        assert_eq!((run.meetings, run.played.len()), (3, 12));
        let seatings: Vec<usize> = run.played[..4].iter().map(|game| game.sides[0].entrant).collect();
        assert_eq!(seatings, [0, 1, 0, 1]);
        assert!(run.rounds.is_empty() && run.merits.is_none());
    }
}
