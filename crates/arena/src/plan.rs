//! How much a tournament will be, before anything is played.
//!
//! Not here: playing it.

use crate::schedule::{Meeting, Tables};
use crate::{Format, design, knockout, swiss};

/// How many meetings and games a tournament has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// Groups that meet.
    pub meetings: u64,
    /// Games in all. Ties in a knockout add to them.
    pub games: u64,
    /// How many groups a round-robin could be made of. More than its meetings if it leaves some out; then still
    /// everybody meets everybody.
    pub groups: u64,
}

impl Plan {
    pub(crate) fn new(format: Format, n_entrants: usize, tables: &Tables<'_>) -> Plan {
        let meetings = match format {
            Format::RoundRobin | Format::Gauntlet => tables.meetings(format, n_entrants),
            Format::Swiss => swiss_meetings(n_entrants, tables.n_sides),
            Format::Knockout => knockout_meetings(n_entrants, tables.n_sides),
        };
        let n_meetings = meetings.len() as u64;
        let games = |meeting: &Meeting| u64::from(tables.deals(meeting).end) * u64::from(tables.n_seatings(meeting));
        let groups = match format {
            Format::RoundRobin => design::n_groups(n_entrants, tables.n_sides.min(n_entrants)),
            _ => n_meetings,
        };
        Plan { meetings: n_meetings, games: meetings.iter().map(games).sum(), groups }
    }
}

/// Meetings as big as those that will be; who meets does not matter here.
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
    use crate::course::made;
    use atout_core::Seed;

    #[test]
    fn what_is_planned_is_what_is_played() {
        let seed = Seed::from(1);
        for format in Format::ALL {
            for n_sides in 2..=8 {
                for n_entrants in 2..=11 {
                    let plan = Plan::new(format, n_entrants, &Tables { n_sides, games: 4, seed: &seed });
                    let course = made::run(format, n_entrants, n_sides, |job, side| job.seating[side] as u32);
                    let played = (course.meetings, course.played.len() as u64);
                    assert_eq!((plan.meetings, plan.games), played, "{format}: {n_entrants} at {n_sides}");
                }
            }
        }
    }

    #[test]
    fn a_round_robin_says_that_it_leaves_groups_out() {
        let seed = Seed::from(1);
        let plan = |n| Plan::new(Format::RoundRobin, n, &Tables { n_sides: 4, games: 1, seed: &seed });
        assert_eq!(plan(10), Plan { meetings: 10, games: 40, groups: 210 });
        assert_eq!(plan(5), Plan { meetings: 5, games: 20, groups: 5 });
    }
}
