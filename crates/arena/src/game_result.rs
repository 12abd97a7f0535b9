//! The result of one finished game, by side.
//!
//! Not here: playing it (`game_runner`), and totals over many games (`standings`, `rating`, `balance`).

use crate::side_map::SideMap;
use atout_catalog::Contest;
use atout_core::{BotFailure, Outcome, Reached, Seat, Tag, Text};
use std::time::Duration;

/// A finished game.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct GameResult {
    /// The number of its seed.
    pub(crate) deal: u32,
    /// The number of its actions.
    pub(crate) actions: u64,
    /// The result of every side.
    pub(crate) sides: Vec<SideResult>,
    /// How far it came, in games that can tell.
    pub(crate) reached: Option<Reached>,
    /// What it was lost by, in games that can tell.
    pub(crate) lost_by: Option<Tag>,
    /// The entrants whose bots failed, each with its cause.
    pub(crate) forfeits: Vec<(usize, BotFailure)>,
}

/// One side of a finished game: its entrant, its labels, its outcome.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct SideResult {
    pub(crate) entrant: usize,
    /// 1 is the best; ties share a place.
    pub(crate) place: u8,
    pub(crate) end: SideOutcome,
    /// The labels of its seats, each once.
    pub(crate) tags: Vec<Tag>,
    /// The number of its decisions and its thinking time.
    pub(crate) decisions: u64,
    pub(crate) time: Duration,
}

/// How a game ended for one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SideOutcome {
    Won,
    Drawn,
    Lost,
}

impl GameResult {
    /// A game with this outcome, given the entrant of every side and the labels of every seat.
    pub(crate) fn new(
        side_map: &SideMap,
        deal: u32,
        seating: &[usize],
        outcome: &Outcome,
        by_seat: &[Vec<Tag>],
    ) -> GameResult {
        let places = places(side_map, outcome);
        let side = |side: usize| SideResult {
            entrant: seating[side],
            place: places[side],
            end: end(side_map, outcome, side, places[side]),
            tags: tags(side_map, side, by_seat),
            decisions: 0,
            time: Duration::ZERO,
        };
        let sides = (0..side_map.n_sides()).map(side).collect();
        GameResult { deal, actions: 0, sides, reached: None, lost_by: None, forfeits: Vec::new() }
    }

    /// The result of a contest, given the entrant of every side.
    pub(crate) fn of_contest(side_map: &SideMap, deal: u32, seating: &[usize], contest: &Contest) -> GameResult {
        let mut played = GameResult::new(side_map, deal, seating, &contest.outcome, &contest.tags);
        played.actions = contest.actions;
        (played.reached, played.lost_by) = (contest.reached, contest.lost_by);
        let entrant = |seat: Seat| seating[side_map.side_of(seat.index())];
        played.forfeits = contest.forfeits.iter().map(|(seat, failure)| (entrant(*seat), failure.clone())).collect();
        for step in &contest.record.actions {
            played.sides[side_map.side_of(step.seat.index())].decisions += 1;
        }
        for (seat, time) in contest.thought.iter().enumerate() {
            played.sides[side_map.side_of(seat)].time += *time;
        }
        played
    }

    /// The points of a side: 1 for a win, and with two sides ½ for a draw. With more sides a draw gives nothing: half a win
    /// for each of eight would be four wins.
    pub(crate) fn points(&self, side: &SideResult) -> f64 {
        match side.end {
            SideOutcome::Won => 1.0,
            SideOutcome::Drawn if self.sides.len() == 2 => 0.5,
            SideOutcome::Drawn | SideOutcome::Lost => 0.0,
        }
    }

    /// The points of a side if all sides were equal.
    pub(crate) fn fair(&self) -> f64 {
        self.sides.iter().map(|side| self.points(side)).sum::<f64>() / self.sides.len() as f64
    }

    /// The sides of an entrant.
    pub(crate) fn of(&self, entrant: usize) -> impl Iterator<Item = &SideResult> {
        self.sides.iter().filter(move |side| side.entrant == entrant)
    }

    /// The entrants at the table, each once, in the order of entry.
    pub(crate) fn entrants(&self) -> Vec<usize> {
        let mut entrants: Vec<usize> = self.sides.iter().map(|side| side.entrant).collect();
        entrants.sort_unstable();
        entrants.dedup();
        entrants
    }
}

impl SideResult {
    /// 1 if this side is ahead of the other, 0 if behind, ½ if they share a place.
    pub(crate) fn ahead_of(&self, other: &SideResult) -> f64 {
        match self.place.cmp(&other.place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        }
    }
}

/// The places of the sides. A side has the place of its best seat.
fn places(side_map: &SideMap, outcome: &Outcome) -> Vec<u8> {
    let best = |side| side_map.seats_of(side).map(|seat| outcome.places[seat]).min().unwrap_or(u8::MAX);
    let best: Vec<u8> = (0..side_map.n_sides()).map(best).collect();
    best.iter().map(|mine| 1 + best.iter().filter(|other| *other < mine).count() as u8).collect()
}

fn end(side_map: &SideMap, outcome: &Outcome, side: usize, place: u8) -> SideOutcome {
    let won = |seat| Seat::new(seat).is_some_and(|seat| outcome.winners.contains(seat));
    if side_map.seats_of(side).any(won) {
        SideOutcome::Won
    } else if outcome.draw && place == 1 {
        SideOutcome::Drawn
    } else {
        SideOutcome::Lost
    }
}

/// The sort of label that every game has: the seat number.
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

/// The labels of a side's seats: the game's own labels and the seat numbers.
fn tags(side_map: &SideMap, side: usize, by_seat: &[Vec<Tag>]) -> Vec<Tag> {
    let mut tags: Vec<Tag> = Vec::new();
    for seat in side_map.seats_of(side) {
        let own = by_seat.get(seat).into_iter().flatten().copied();
        for tag in own.chain([Tag { sort: SEAT, what: SEATS[seat] }]) {
            if !tags.contains(&tag) {
                tags.push(tag);
            }
        }
    }
    tags
}

/// Hand-made games for the tests of this crate.
#[cfg(test)]
pub(crate) mod fixtures {
    use super::*;
    use atout_core::SeatSet;

    /// A table without teams.
    pub(crate) fn alone(n_seats: usize) -> SideMap {
        SideMap::new(&(0..n_seats).collect::<Vec<_>>())
    }

    /// A game without teams.
    pub(crate) fn played(deal: u32, seating: &[usize], outcome: &Outcome) -> GameResult {
        GameResult::new(&alone(seating.len()), deal, seating, outcome, &[])
    }

    /// The outcome with these places. The first place won; a shared first place is a draw.
    pub(crate) fn ranked(places: &[u8]) -> Outcome {
        let first: SeatSet = Seat::all(places.len()).filter(|seat| places[seat.index()] == 1).collect();
        let outcome = if first.len() > 1 { Outcome::drawn(places.len()) } else { Outcome::won(first, places.len()) };
        outcome.with_places(|seat| places[seat.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::fixtures::*;
    use super::*;
    use atout_core::SeatSet;

    #[test]
    fn a_draw_is_half_a_win_for_two_and_none_for_many() {
        let points = |game: &GameResult| game.sides.iter().map(|side| game.points(side)).collect::<Vec<_>>();
        let two = played(0, &[0, 1], &Outcome::drawn(2));
        assert_eq!((points(&two), two.fair()), (vec![0.5, 0.5], 0.5));
        let four = played(0, &[0, 1, 2, 3], &ranked(&[1, 1, 3, 4]));
        assert_eq!((points(&four), four.fair()), (vec![0.0; 4], 0.0));
        let ends: Vec<SideOutcome> = four.sides.iter().map(|side| side.end).collect();
        assert_eq!(ends, [SideOutcome::Drawn, SideOutcome::Drawn, SideOutcome::Lost, SideOutcome::Lost]);
        assert_eq!(played(0, &[0, 1, 2, 3], &ranked(&[2, 1, 3, 4])).fair(), 0.25);
    }

    #[test]
    fn an_agreed_draw_and_a_lost_clock_count_like_any_other_end() {
        let start = || atout_catalog::find("stones").unwrap().start(&serde_json::json!({}), &[], 1.into()).unwrap();
        let points = |outcome: Outcome| {
            let game = played(0, &[0, 1], &outcome);
            game.sides.iter().map(|side| game.points(side)).collect::<Vec<_>>()
        };
        let mut agreed = start();
        [Seat::FIRST, Seat::SECOND].into_iter().for_each(|seat| agreed.play(seat, "draw").unwrap());
        assert_eq!(points(agreed.outcome().unwrap()), [0.5, 0.5]);
        let mut late = start();
        late.leave(Seat::FIRST, atout_core::Departure::Clock).unwrap();
        assert_eq!(points(late.outcome().unwrap()), [0.0, 1.0]);
    }

    #[test]
    fn a_team_is_one_side_and_its_places_are_among_sides() {
        let side_map = SideMap::new(&[0, 1, 0, 1]);
        let class = |what| vec![Tag { sort: Text::new("class", "classe"), what }];
        let (warrior, healer) = (Text::new("Warrior", "Guerrière"), Text::new("Healer", "Soigneuse"));
        let classes = [warrior, healer, warrior, warrior].map(class);
        let winners: SeatSet = [Seat::SECOND, Seat::new(3).unwrap()].into_iter().collect();
        let game = GameResult::new(&side_map, 0, &[5, 6], &Outcome::won(winners, 4), &classes);
        let ends: Vec<_> = game.sides.iter().map(|side| (side.entrant, side.place, side.end)).collect();
        assert_eq!(ends, [(5, 2, SideOutcome::Lost), (6, 1, SideOutcome::Won)]);
        let whats = |side: usize| game.sides[side].tags.iter().map(|tag| tag.what.en).collect::<Vec<_>>();
        assert_eq!((whats(0), whats(1)), (vec!["Warrior", "0", "2"], vec!["Healer", "1", "Warrior", "3"]));
    }

    #[test]
    fn a_cooperative_game_is_won_or_lost_by_all() {
        let side_map = SideMap::new(&[0, 0]);
        let end = |outcome: &Outcome| GameResult::new(&side_map, 0, &[0], outcome, &[]).sides[0].end;
        assert_eq!(
            (end(&Outcome::lost(2)), end(&Outcome::won(SeatSet::all(2), 2))),
            (SideOutcome::Lost, SideOutcome::Won)
        );
    }
}
