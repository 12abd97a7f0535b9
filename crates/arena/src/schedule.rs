//! The meetings of a tournament and the seatings of each meeting.
//!
//! A round-robin at tables of two plays every pair, at bigger tables the groups of `design`. A gauntlet at a bigger
//! table puts the first entrant alone among copies of one other: a score above 1/n is then its own merit. In both formats
//! every entrant takes every side equally often on every seed.
//!
//! Not here: the pairings of rounds that depend on results (`swiss`, `knockout`), and playing (`game_runner`).

use crate::{Format, design};
use atout_core::{Dice, Seed};
use std::ops::Range;

/// One game to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Job {
    /// The number of its seed.
    pub(crate) deal: u32,
    /// The entrant of every side.
    pub(crate) seating: Vec<usize>,
}

/// A group of entrants that play each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Meeting {
    /// All of these at one table; if there are more sides, they share them.
    Around(Vec<usize>),
    /// The first on one side, the second on all others.
    Alone(usize, usize),
}

/// The parameters of a schedule: sides per table, games per meeting, and the tournament's seed.
#[derive(Debug, Clone)]
pub(crate) struct Schedule<'a> {
    pub(crate) n_sides: usize,
    pub(crate) games: u32,
    pub(crate) seed: &'a Seed,
}

impl Schedule<'_> {
    /// The meetings of a format whose meetings are known before the first game.
    pub(crate) fn meetings(&self, format: Format, n_entrants: usize) -> Vec<Meeting> {
        let groups = |size| design::groups(n_entrants, size).into_iter().map(Meeting::Around);
        match (format, self.n_sides) {
            (Format::Gauntlet, 2) => (1..n_entrants).map(|other| Meeting::Around(vec![0, other])).collect(),
            (Format::Gauntlet, 3..) => (1..n_entrants).map(|other| Meeting::Alone(0, other)).collect(),
            _ => groups(self.n_sides.min(n_entrants)).collect(),
        }
    }

    /// The seeds of a meeting: enough for its games, if each seed is played in all seatings.
    pub(crate) fn deals(&self, meeting: &Meeting) -> Range<u32> {
        0..self.games.max(1).div_ceil(self.n_seatings(meeting))
    }

    /// The number of games of a meeting on one seed.
    pub(crate) fn n_seatings(&self, meeting: &Meeting) -> u32 {
        match meeting {
            Meeting::Around(group) => group.len() as u32,
            Meeting::Alone(..) => self.n_sides as u32,
        }
    }

    /// The games of a meeting on these seeds.
    pub(crate) fn jobs(&self, meeting: &Meeting, deals: Range<u32>) -> Vec<Job> {
        let games = |deal| self.seatings(meeting, deal).into_iter().map(move |seating| Job { deal, seating });
        deals.flat_map(games).collect()
    }

    /// The seatings of a meeting on one seed: every entrant takes every side equally often.
    fn seatings(&self, meeting: &Meeting, deal: u32) -> Vec<Vec<usize>> {
        match meeting {
            Meeting::Around(group) => {
                let pattern = self.pattern(group.len(), deal);
                let turned = |turn| pattern.iter().map(move |place| group[(place + turn) % group.len()]).collect();
                (0..group.len()).map(turned).collect()
            }
            &Meeting::Alone(hero, other) => {
                let seating = |seat| (0..self.n_sides).map(|side| if side == seat { hero } else { other }).collect();
                (0..self.n_sides).map(seating).collect()
            }
        }
    }

    /// The member of a group of `size` that takes each side, before rotation.
    ///
    /// Neighbours can matter as much as seats, so at tables of three and more the pattern is shuffled for every seed. That
    /// adds to the variance between seeds, which the intervals measure.
    fn pattern(&self, size: usize, deal: u32) -> Vec<usize> {
        let mut pattern: Vec<usize> = (0..self.n_sides).map(|side| side % size).collect();
        if self.n_sides > 2 {
            self.seed.derive(&format!("seats {deal}")).rng().shuffle(&mut pattern);
        }
        pattern
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schedule(n_sides: usize, games: u32, seed: &Seed) -> Schedule<'_> {
        Schedule { n_sides, games, seed }
    }

    fn seatings(format: Format, n_entrants: usize, n_sides: usize) -> Vec<Vec<Vec<usize>>> {
        let seed = Seed::from(1);
        let schedule = schedule(n_sides, 1, &seed);
        schedule.meetings(format, n_entrants).iter().map(|meeting| schedule.seatings(meeting, 0)).collect()
    }

    #[test]
    fn in_a_round_robin_of_two_seats_every_pair_meets_in_both_seatings() {
        let pair = |a, b| vec![vec![a, b], vec![b, a]];
        assert_eq!(seatings(Format::RoundRobin, 3, 2), [pair(0, 1), pair(0, 2), pair(1, 2)]);
    }

    #[test]
    fn in_a_gauntlet_only_the_first_meets_the_others() {
        let pair = |a, b| vec![vec![a, b], vec![b, a]];
        assert_eq!(seatings(Format::Gauntlet, 3, 2), [pair(0, 1), pair(0, 2)]);
        assert_eq!(seatings(Format::Gauntlet, 3, 1), [[[0]], [[1]], [[2]]]);
    }

    #[test]
    fn at_a_bigger_table_the_hero_of_a_gauntlet_sits_alone_on_every_side_in_turn() {
        let against = |other: usize| vec![vec![0, other, other], vec![other, 0, other], vec![other, other, 0]];
        assert_eq!(seatings(Format::Gauntlet, 3, 3), [against(1), against(2)]);
    }

    #[test]
    fn on_every_seed_every_entrant_takes_every_side_equally_often() {
        let seed = Seed::from(3);
        for n_sides in 1..=8 {
            for n_entrants in 2..=10 {
                let schedule = schedule(n_sides, 1, &seed);
                for meeting in schedule.meetings(Format::RoundRobin, n_entrants) {
                    let Meeting::Around(group) = &meeting else { panic!("{meeting:?}") };
                    for deal in 0..3 {
                        let seatings = schedule.seatings(&meeting, deal);
                        let sat = |entrant, side: usize| seatings.iter().filter(|one| one[side] == entrant).count();
                        assert!((0..n_sides).all(|side| group.iter().all(|&entrant| sat(entrant, side) == 1)));
                    }
                }
            }
        }
    }

    #[test]
    fn neighbours_change_from_seed_to_seed_at_tables_of_three_and_more() {
        let seed = Seed::from(3);
        let of = |n_sides, n| (0..30).map(|deal| schedule(n_sides, 1, &seed).pattern(n, deal)).collect::<Vec<_>>();
        assert!(of(2, 2).iter().all(|pattern| *pattern == [0, 1]));
        let next_to_first = |pattern: &Vec<usize>| pattern[(pattern.iter().position(|&one| one == 0).unwrap() + 1) % 4];
        let neighbours: std::collections::HashSet<usize> = of(4, 4).iter().map(next_to_first).collect();
        assert_eq!(neighbours.len(), 3);
    }

    #[test]
    fn games_are_rounded_up_to_whole_seeds_and_do_not_explode() {
        let seed = Seed::from(0);
        let total = |format, n_entrants, n_sides, games| {
            let schedule = schedule(n_sides, games, &seed);
            let games = |meeting: &Meeting| schedule.jobs(meeting, schedule.deals(meeting)).len();
            schedule.meetings(format, n_entrants).iter().map(games).sum::<usize>()
        };
        assert_eq!(total(Format::RoundRobin, 2, 2, 5), 6);
        assert_eq!(total(Format::RoundRobin, 3, 8, 1), 3);
        assert_eq!(total(Format::RoundRobin, 3, 8, 20), 21);
        assert_eq!(total(Format::RoundRobin, 10, 4, 1), 40);
        assert_eq!(total(Format::Gauntlet, 4, 8, 10), 3 * 16);
    }
}
