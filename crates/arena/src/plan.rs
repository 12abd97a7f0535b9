//! The size of a tournament, computed before it is played.
//!
//! Not here: playing it.

use crate::schedule::{Meeting, Schedule};
use crate::{Format, design, knockout, swiss};

/// How many meetings and games a tournament has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// Groups that meet.
    pub meetings: u64,
    /// All games. Ties in a knockout add further ones.
    pub games: u64,
    /// How many groups a round-robin could have. If there are more groups than meetings, some groups are left out; every
    /// pair still meets.
    pub groups: u64,
}

impl Plan {
    pub(crate) fn new(format: Format, n_entrants: usize, schedule: &Schedule<'_>) -> Plan {
        let meetings = match format {
            Format::RoundRobin | Format::Gauntlet => schedule.meetings(format, n_entrants),
            Format::Swiss => swiss_meetings(n_entrants, schedule.n_sides),
            Format::Knockout => knockout_meetings(n_entrants, schedule.n_sides),
        };
        let n_meetings = meetings.len() as u64;
        let games =
            |meeting: &Meeting| u64::from(schedule.deals(meeting).end) * u64::from(schedule.n_seatings(meeting));
        let groups = match format {
            Format::RoundRobin => design::n_groups(n_entrants, schedule.n_sides.min(n_entrants)),
            _ => n_meetings,
        };
        Plan { meetings: n_meetings, games: meetings.iter().map(games).sum(), groups }
    }
}

/// Meetings of the right sizes; the entrants in them are placeholders.
fn swiss_meetings(n_entrants: usize, n_sides: usize) -> Vec<Meeting> {
    let round = swiss::sizes(n_entrants, n_sides).into_iter().map(|size| Meeting::Around((0..size).collect()));
    let round: Vec<Meeting> = round.collect();
    (0..swiss::n_rounds(n_entrants, n_sides)).flat_map(|_| round.clone()).collect()
}

fn knockout_meetings(n_entrants: usize, n_sides: usize) -> Vec<Meeting> {
    let mut meetings = Vec::new();
    let mut groups = knockout::first_round(n_entrants, n_sides);
    loop {
        let n_groups = groups.len();
        meetings.extend(groups.into_iter().filter(|group| group.len() > 1).map(Meeting::Around));
        if n_groups <= 1 {
            return meetings;
        }
        groups = (0..n_groups).collect::<Vec<_>>().chunks(n_sides).map(<[usize]>::to_vec).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::fixtures;
    use atout_core::Seed;

    #[test]
    fn the_plan_matches_the_games_that_are_played() {
        let seed = Seed::from(1);
        for format in Format::ALL {
            for n_sides in 2..=8 {
                for n_entrants in 2..=11 {
                    let plan = Plan::new(format, n_entrants, &Schedule { n_sides, games: 4, seed: &seed });
                    let run = fixtures::run(format, n_entrants, n_sides, |job, side| job.seating[side] as u32);
                    let played = (run.meetings, run.played.len() as u64);
                    assert_eq!((plan.meetings, plan.games), played, "{format}: {n_entrants} at {n_sides}");
                }
            }
        }
    }

    #[test]
    fn a_round_robin_says_that_it_leaves_groups_out() {
        let seed = Seed::from(1);
        let plan = |n| Plan::new(Format::RoundRobin, n, &Schedule { n_sides: 4, games: 1, seed: &seed });
        assert_eq!(plan(10), Plan { meetings: 10, games: 40, groups: 210 });
        assert_eq!(plan(5), Plan { meetings: 5, games: 20, groups: 5 });
    }
}
