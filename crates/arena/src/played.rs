//! One game that is over, as the tables of a tournament see it: by sides.
//!
//! Not here: playing it (`hall`), and what many games come to (`standings`, `rating`, `balance`).

use crate::shape::Shape;
use atout_catalog::Contest;
use atout_core::{Outcome, Seat, Tag, Text};
use std::time::Duration;

/// A game that is over.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Played {
    /// The number of its seed.
    pub(crate) deal: u32,
    /// How many actions it had.
    pub(crate) actions: u64,
    /// What came of it for every side.
    pub(crate) sides: Vec<Side>,
}

/// One side of a game: who played it, what it was, how it ended.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Side {
    pub(crate) entrant: usize,
    /// 1 is the best; equal places share.
    pub(crate) place: u8,
    pub(crate) end: End,
    /// What its seats were, each thing once.
    pub(crate) tags: Vec<Tag>,
    /// How often it decided, and how long it thought.
    pub(crate) decisions: u64,
    pub(crate) time: Duration,
}

/// How a game ended for one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    Won,
    Drawn,
    Lost,
}

impl Played {
    /// A game with this outcome, with the entrant of every side and what every seat was.
    pub(crate) fn new(shape: &Shape, deal: u32, seating: &[usize], outcome: &Outcome, by_seat: &[Vec<Tag>]) -> Played {
        let places = places(shape, outcome);
        let side = |side: usize| Side {
            entrant: seating[side],
            place: places[side],
            end: end(shape, outcome, side, places[side]),
            tags: tags(shape, side, by_seat),
            decisions: 0,
            time: Duration::ZERO,
        };
        Played { deal, actions: 0, sides: (0..shape.n_sides()).map(side).collect() }
    }

    /// What a contest came to, with the entrant of every side.
    pub(crate) fn of_contest(shape: &Shape, deal: u32, seating: &[usize], contest: &Contest) -> Played {
        let mut played = Played::new(shape, deal, seating, &contest.outcome, &contest.tags);
        played.actions = contest.actions;
        for step in &contest.record.actions {
            played.sides[shape.side_of(step.seat.index())].decisions += 1;
        }
        for (seat, time) in contest.thought.iter().enumerate() {
            played.sides[shape.side_of(seat)].time += *time;
        }
        played
    }

    /// The points of a side: 1 for a win and, where there are two sides, ½ for a draw. Where there are more, points are
    /// wins: half a win for each of eight who draw would be more than there is to share.
    pub(crate) fn points(&self, side: &Side) -> f64 {
        match side.end {
            End::Won => 1.0,
            End::Drawn if self.sides.len() == 2 => 0.5,
            End::Drawn | End::Lost => 0.0,
        }
    }

    /// The points that a side would have got on average if all sides were equal.
    pub(crate) fn fair(&self) -> f64 {
        self.sides.iter().map(|side| self.points(side)).sum::<f64>() / self.sides.len() as f64
    }

    /// The sides that an entrant plays.
    pub(crate) fn of(&self, entrant: usize) -> impl Iterator<Item = &Side> {
        self.sides.iter().filter(move |side| side.entrant == entrant)
    }

    /// Everybody at the table, each once, in the order of entry.
    pub(crate) fn entrants(&self) -> Vec<usize> {
        let mut entrants: Vec<usize> = self.sides.iter().map(|side| side.entrant).collect();
        entrants.sort_unstable();
        entrants.dedup();
        entrants
    }
}

impl Side {
    /// Between this side and another: 1 if it came out ahead, 0 if behind, ½ if they share a place.
    pub(crate) fn ahead_of(&self, other: &Side) -> f64 {
        match self.place.cmp(&other.place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        }
    }
}

/// The places of the sides among themselves. A side came as far as the best of its seats.
fn places(shape: &Shape, outcome: &Outcome) -> Vec<u8> {
    let best = |side| shape.seats_of(side).map(|seat| outcome.places[seat]).min().unwrap_or(u8::MAX);
    let best: Vec<u8> = (0..shape.n_sides()).map(best).collect();
    best.iter().map(|mine| 1 + best.iter().filter(|other| *other < mine).count() as u8).collect()
}

fn end(shape: &Shape, outcome: &Outcome, side: usize, place: u8) -> End {
    let won = |seat| Seat::new(seat).is_some_and(|seat| outcome.winners.contains(seat));
    if shape.seats_of(side).any(won) {
        End::Won
    } else if outcome.draw && place == 1 {
        End::Drawn
    } else {
        End::Lost
    }
}

/// The sort of label that every game has: where one sits.
pub(crate) const SEAT: Text = Text::new("seat", "place");

/// The numbers of seats as labels, counted from 0 like everywhere.
const SEATS: [Text; Seat::MAX] = [
    Text::new("0", "0"),
    Text::new("1", "1"),
    Text::new("2", "2"),
    Text::new("3", "3"),
    Text::new("4", "4"),
    Text::new("5", "5"),
    Text::new("6", "6"),
    Text::new("7", "7"),
];

/// What the seats of a side were, by the game's own words and by where they sat.
fn tags(shape: &Shape, side: usize, by_seat: &[Vec<Tag>]) -> Vec<Tag> {
    let mut tags: Vec<Tag> = Vec::new();
    for seat in shape.seats_of(side) {
        let own = by_seat.get(seat).into_iter().flatten().copied();
        for tag in own.chain([Tag { sort: SEAT, what: SEATS[seat] }]) {
            if !tags.contains(&tag) {
                tags.push(tag);
            }
        }
    }
    tags
}

/// Games made by hand, for the tests of this crate.
#[cfg(test)]
pub(crate) mod made {
    use super::*;
    use atout_core::SeatSet;

    /// A table at which everybody plays alone.
    pub(crate) fn alone(n_seats: usize) -> Shape {
        Shape::new(&(0..n_seats).collect::<Vec<_>>())
    }

    /// A game in which everybody plays alone.
    pub(crate) fn played(deal: u32, seating: &[usize], outcome: &Outcome) -> Played {
        Played::new(&alone(seating.len()), deal, seating, outcome, &[])
    }

    /// The outcome with these places; those in the first one won, unless they share it.
    pub(crate) fn ranked(places: &[u8]) -> Outcome {
        let first: SeatSet = Seat::all(places.len()).filter(|seat| places[seat.index()] == 1).collect();
        let outcome = if first.len() > 1 { Outcome::drawn(places.len()) } else { Outcome::won(first, places.len()) };
        outcome.with_places(|seat| places[seat.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::made::*;
    use super::*;
    use atout_core::SeatSet;

    #[test]
    fn a_draw_is_half_a_win_for_two_and_none_for_many() {
        let points = |game: &Played| game.sides.iter().map(|side| game.points(side)).collect::<Vec<_>>();
        let two = played(0, &[0, 1], &Outcome::drawn(2));
        assert_eq!((points(&two), two.fair()), (vec![0.5, 0.5], 0.5));
        let four = played(0, &[0, 1, 2, 3], &ranked(&[1, 1, 3, 4]));
        assert_eq!((points(&four), four.fair()), (vec![0.0; 4], 0.0));
        let ends: Vec<End> = four.sides.iter().map(|side| side.end).collect();
        assert_eq!(ends, [End::Drawn, End::Drawn, End::Lost, End::Lost]);
        assert_eq!(played(0, &[0, 1, 2, 3], &ranked(&[2, 1, 3, 4])).fair(), 0.25);
    }

    #[test]
    fn a_team_is_one_side_and_its_places_are_among_sides() {
        let shape = Shape::new(&[0, 1, 0, 1]);
        let class = |what| vec![Tag { sort: Text::new("class", "classe"), what }];
        let (warrior, healer) = (Text::new("Warrior", "Guerrière"), Text::new("Healer", "Soigneuse"));
        let classes = [warrior, healer, warrior, warrior].map(class);
        let winners: SeatSet = [Seat::SECOND, Seat::new(3).unwrap()].into_iter().collect();
        let game = Played::new(&shape, 0, &[5, 6], &Outcome::won(winners, 4), &classes);
        let ends: Vec<_> = game.sides.iter().map(|side| (side.entrant, side.place, side.end)).collect();
        assert_eq!(ends, [(5, 2, End::Lost), (6, 1, End::Won)]);
        let whats = |side: usize| game.sides[side].tags.iter().map(|tag| tag.what.en).collect::<Vec<_>>();
        assert_eq!((whats(0), whats(1)), (vec!["Warrior", "0", "2"], vec!["Healer", "1", "Warrior", "3"]));
    }

    #[test]
    fn a_party_that_falls_together_lost() {
        let shape = Shape::new(&[0, 0]);
        let end = |outcome: &Outcome| Played::new(&shape, 0, &[0], outcome, &[]).sides[0].end;
        assert_eq!((end(&Outcome::lost(2)), end(&Outcome::won(SeatSet::all(2), 2))), (End::Lost, End::Won));
    }
}
