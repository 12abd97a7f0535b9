//! The course of a tournament: meetings that are all known beforehand, or rounds that follow from results.
//!
//! Not here: the games themselves; a course asks for them by [`Play`], so it can be tested without any.

use crate::played::Played;
use crate::schedule::{Job, Meeting, Tables};
use crate::tally::mean;
use crate::{ArenaError, Format, knockout, swiss};
use serde::Serialize;
use std::ops::Range;

/// Plays games and gives them back in the same order.
pub(crate) type Play<'a> = dyn Fn(&[Job]) -> Result<Vec<Played>, ArenaError> + 'a;

/// Who takes part, at which tables, and how games are played.
pub(crate) struct Field<'a> {
    pub(crate) names: &'a [String],
    pub(crate) tables: Tables<'a>,
    pub(crate) play: &'a Play<'a>,
}

/// Everything that was played.
#[derive(Debug, Default)]
pub(crate) struct Course {
    pub(crate) played: Vec<Played>,
    pub(crate) meetings: u64,
    /// The rounds, of formats that have any.
    pub(crate) rounds: Vec<Round>,
    /// What decides who is first, where it is not the score: more is better.
    pub(crate) merits: Option<Vec<f64>>,
}

/// A round of a Swiss or a knockout tournament.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Round {
    /// Its tables. In a knockout, neighbours meet in the next round.
    pub tables: Vec<RoundTable>,
}

/// A table of a round.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RoundTable {
    /// Who met.
    pub entrants: Vec<String>,
    /// How many games they played.
    pub games: u64,
    /// Everybody's share of the points.
    pub scores: Vec<f64>,
    /// How often everybody came out ahead of the others; draws count half.
    pub ahead: Vec<f64>,
    /// Who goes on, in a knockout.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// What decided it.
    pub decided_by: Decided,
}

/// What decided a table of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decided {
    /// Its games.
    Games,
    /// Games on further seeds, after a tie.
    FurtherSeeds,
    /// Nothing: after a tie that did not end, the one that entered first.
    EntryOrder,
    /// Nobody else was there.
    Bye,
}

/// What a table came to for one entrant.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Score {
    /// Its share of the points.
    pub(crate) points: f64,
    /// How often it came out ahead of the others.
    pub(crate) ahead: f64,
}

impl Field<'_> {
    pub(crate) fn n_entrants(&self) -> usize {
        self.names.len()
    }

    /// Plays the whole tournament.
    pub(crate) fn run(&self, format: Format) -> Result<Course, ArenaError> {
        match format {
            Format::RoundRobin | Format::Gauntlet => self.at_once(format),
            Format::Swiss => swiss::run(self),
            Format::Knockout => knockout::run(self),
        }
    }

    fn at_once(&self, format: Format) -> Result<Course, ArenaError> {
        let meetings = self.tables.meetings(format, self.n_entrants());
        let n_meetings = meetings.len() as u64;
        let whole = meetings.into_iter().map(|meeting| (self.tables.deals(&meeting), meeting));
        let played = self.play(&whole.collect::<Vec<_>>())?.concat();
        Ok(Course { played, meetings: n_meetings, ..Course::default() })
    }

    /// Plays these meetings on these seeds, all at once, and gives the games by meeting.
    pub(crate) fn play(&self, meetings: &[(Range<u32>, Meeting)]) -> Result<Vec<Vec<Played>>, ArenaError> {
        let jobs: Vec<Vec<Job>> =
            meetings.iter().map(|(deals, meeting)| self.tables.jobs(meeting, deals.clone())).collect();
        let mut played = (self.play)(&jobs.concat())?.into_iter();
        Ok(jobs.iter().map(|jobs| played.by_ref().take(jobs.len()).collect()).collect())
    }

    /// The table of a round at which this group played these games.
    pub(crate) fn table(&self, group: &[usize], games: &[Played], decided_by: Decided) -> RoundTable {
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

/// What these games came to for each of a group.
pub(crate) fn scores(group: &[usize], games: &[Played]) -> Vec<Score> {
    let score = |&entrant: &usize| Score {
        points: mean(games.iter().flat_map(|game| game.of(entrant).map(|side| game.points(side)))),
        ahead: mean(games.iter().flat_map(|game| ahead(game, entrant))),
    };
    group.iter().map(score).collect()
}

/// Every side of an entrant against every side of the others.
fn ahead(game: &Played, entrant: usize) -> impl Iterator<Item = f64> {
    let others = move || game.sides.iter().filter(move |other| other.entrant != entrant);
    game.of(entrant).flat_map(move |ours| others().map(|other| ours.ahead_of(other)))
}

/// The rank of each, 1 the best: who is not worse shares.
pub(crate) fn ranks(merits: &[f64]) -> Vec<u32> {
    // Sums of the same shares in another order are the same merit.
    let better = |mine: f64| merits.iter().filter(|other| **other > mine + 1e-9).count() as u32;
    merits.iter().map(|&mine| 1 + better(mine)).collect()
}

/// Fields whose games are decided by hand, for the tests of this crate.
#[cfg(test)]
pub(crate) mod made {
    use super::*;
    use crate::played::made::{played, ranked};
    use atout_core::Seed;

    /// Runs a tournament in which the side with the least `effort` comes first; equal efforts share a place.
    pub(crate) fn run(
        format: Format,
        n_entrants: usize,
        n_sides: usize,
        effort: impl Fn(&Job, usize) -> u32,
    ) -> Course {
        let names: Vec<String> = (0..n_entrants).map(|entrant| format!("e{entrant}")).collect();
        let game = |job: &Job| {
            let efforts: Vec<u32> = (0..n_sides).map(|side| effort(job, side)).collect();
            let place = |mine: &u32| 1 + efforts.iter().filter(|other| *other < mine).count() as u8;
            played(job.deal, &job.seating, &ranked(&efforts.iter().map(place).collect::<Vec<_>>()))
        };
        let play = |jobs: &[Job]| Ok(jobs.iter().map(game).collect());
        let seed = Seed::from(1);
        let tables = Tables { n_sides, games: 4, seed: &seed };
        Field { names: &names, tables, play: &play }.run(format).unwrap()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::played::made::{played, ranked};

    #[test]
    fn a_table_scores_points_and_who_was_left_behind() {
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
        let course = made::run(Format::RoundRobin, 3, 2, |job, side| job.seating[side] as u32);
        assert_eq!((course.meetings, course.played.len()), (3, 12));
        let seatings: Vec<usize> = course.played[..4].iter().map(|game| game.sides[0].entrant).collect();
        assert_eq!(seatings, [0, 1, 0, 1]);
        assert!(course.rounds.is_empty() && course.merits.is_none());
    }
}
