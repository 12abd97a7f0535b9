//! Who meets whom, and who sits where.

use atout_core::Said;
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// How meetings are made from a list of entrants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everybody meets everybody.
    #[default]
    RoundRobin,
    /// The first entrant meets each of the others.
    Gauntlet,
}

impl Format {
    /// All of them, in the order of a list.
    pub const ALL: [Format; 2] = [Format::RoundRobin, Format::Gauntlet];

    /// The word on the command line and in results.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Format::RoundRobin => "round-robin",
            Format::Gauntlet => "gauntlet",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Format {
    type Err = Said;
    fn from_str(text: &str) -> Result<Format, Said> {
        Format::ALL.into_iter().find(|format| format.word() == text).ok_or_else(|| {
            let words = Format::ALL.map(Format::word).join(", ");
            Said::new(
                format!("there is no tournament format `{text}`: the formats are {words}"),
                format!("il n'y a pas de formule de tournoi «\u{a0}{text}\u{a0}»\u{a0}: les formules sont {words}"),
            )
        })
    }
}

/// A group of entrants that play each other, and the seatings in which they do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// Each seating names the entrant (by number) of every seat. Each seed is played in all of them.
    pub seatings: Vec<Vec<usize>>,
}

impl Meeting {
    /// These entrants around a table of `n_seats`: filled in turn, from every start, turned all the way round.
    ///
    /// Two at a table of two give both seatings; three at three give three; two at three share six, so that nobody
    /// sits twice more often than the other.
    fn around(entrants: &[usize], n_seats: usize) -> Meeting {
        let mut seatings: Vec<Vec<usize>> = Vec::new();
        for start in 0..entrants.len() {
            let filled = (0..n_seats).map(|seat| entrants[(seat + start) % entrants.len()]).collect::<Vec<_>>();
            for turn in 0..n_seats {
                let mut turned = filled.clone();
                turned.rotate_left(turn);
                if !seatings.contains(&turned) {
                    seatings.push(turned);
                }
            }
        }
        Meeting { seatings }
    }
}

/// All meetings of `n_entrants` at tables of `n_seats`.
pub(crate) fn meetings(format: Format, n_entrants: usize, n_seats: usize) -> Vec<Meeting> {
    let groups = match format {
        Format::RoundRobin => groups(n_entrants, n_seats.min(n_entrants)),
        Format::Gauntlet if n_seats < 2 => groups(n_entrants, 1),
        Format::Gauntlet => (1..n_entrants).map(|other| vec![0, other]).collect(),
    };
    groups.iter().map(|group| Meeting::around(group, n_seats)).collect()
}

/// Every group of `size` among `n`, in order.
fn groups(n: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let grow = |group: Vec<usize>| {
        let from = group.last().map_or(0, |last| last + 1);
        (from..n).map(move |next| group.iter().copied().chain([next]).collect())
    };
    groups(n, size - 1).into_iter().flat_map(grow).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seatings(format: Format, n_entrants: usize, n_seats: usize) -> Vec<Vec<Vec<usize>>> {
        meetings(format, n_entrants, n_seats).into_iter().map(|meeting| meeting.seatings).collect()
    }

    #[test]
    fn in_a_round_robin_of_two_seats_every_pair_meets_in_both_seatings() {
        let pair = |a, b| vec![vec![a, b], vec![b, a]];
        assert_eq!(seatings(Format::RoundRobin, 3, 2), [pair(0, 1), pair(0, 2), pair(1, 2)]);
    }

    #[test]
    fn in_a_gauntlet_only_the_first_meets_the_others() {
        assert_eq!(seatings(Format::Gauntlet, 3, 2).len(), 2);
        assert!(meetings(Format::Gauntlet, 4, 2).iter().all(|meeting| meeting.seatings[0][0] == 0));
    }

    #[test]
    fn at_bigger_tables_everybody_sits_everywhere_equally_often() {
        for (n_entrants, n_seats) in [(2, 3), (3, 3), (2, 4), (3, 4), (4, 3), (5, 8), (3, 1)] {
            for meeting in meetings(Format::RoundRobin, n_entrants, n_seats) {
                let mut present = meeting.seatings.concat();
                present.sort_unstable();
                present.dedup();
                for seat in 0..n_seats {
                    let sat = |entrant| meeting.seatings.iter().filter(|seating| seating[seat] == entrant).count();
                    let times: Vec<usize> = present.iter().map(|&entrant| sat(entrant)).collect();
                    assert!(times.iter().all(|n| *n == times[0]), "{n_entrants} at {n_seats}: {meeting:?}");
                }
            }
        }
    }

    #[test]
    fn an_unknown_format_is_refused_with_the_list() {
        let said = "swiss".parse::<Format>().unwrap_err();
        assert!(said.en.contains("round-robin, gauntlet"), "{said}");
    }
}
