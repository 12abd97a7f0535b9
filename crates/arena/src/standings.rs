//! What a tournament came to.
//!
//! Not here: how each part is counted (`place`, `pairs`, `balance`, `rating`) and shown (`sheet`, `report`).

use crate::balance::{Balance, balance};
use crate::course::{Course, Round, ranks};
use crate::pairs::{Pair, pairs};
use crate::place::{Place, Timing, places, timing};
use crate::shape::Shape;
use crate::tally::mean;
use crate::{Format, Tournament, bootstrap};
use serde::Serialize;
use serde_json::Value;

/// The result of a tournament. Serialises to the JSON that the command line promises.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Standings {
    /// The game's id.
    pub game: String,
    /// The config that was played.
    pub config: Value,
    /// Who met whom.
    pub format: Format,
    /// Where all chance came from.
    pub seed: String,
    /// How many sides a table had.
    pub sides: usize,
    /// How many groups met.
    pub meetings: u64,
    /// How many games were played in all.
    pub games: u64,
    /// How many actions a game had on average.
    pub mean_actions: f64,
    /// The mean points of each seat: what sitting there is worth.
    pub seat_scores: Vec<f64>,
    /// Everybody, in the order of entry.
    pub entrants: Vec<Place>,
    /// Everybody against everybody they met.
    pub pairs: Vec<Pair>,
    /// What it was worth to be what one was.
    pub balance: Vec<Balance>,
    /// The rounds of a Swiss tournament.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<Round>,
    /// The rounds of a knockout tournament.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bracket: Vec<Round>,
    /// How long everybody thought, in the order of entry. Empty where the same run must give the same text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub timing: Vec<Timing>,
}

impl Standings {
    pub(crate) fn new(
        tournament: &Tournament,
        config: Value,
        shape: &Shape,
        names: &[String],
        course: Course,
    ) -> Standings {
        let played = &course.played;
        let entrants = tournament.entrants.iter().zip(names);
        let who: Vec<_> = entrants.map(|(entrant, name)| (name.clone(), entrant.kind.to_string())).collect();
        let rated = bootstrap::ratings(who.len(), played, &tournament.seed);
        let seat_score = |seat| mean(played.iter().map(|game| game.points(&game.sides[shape.side_of(seat)])));
        let mut standings = Standings {
            game: tournament.game.id().to_owned(),
            config,
            format: tournament.format,
            seed: tournament.seed.to_string(),
            sides: shape.n_sides(),
            meetings: course.meetings,
            games: played.len() as u64,
            mean_actions: mean(played.iter().map(|game| game.actions as f64)),
            seat_scores: (0..shape.n_seats()).map(seat_score).collect(),
            entrants: places(&who, played, &rated),
            pairs: pairs(names, played),
            balance: balance(played),
            rounds: Vec::new(),
            bracket: Vec::new(),
            timing: names.iter().enumerate().map(|(number, name)| timing(number, name, played)).collect(),
        };
        standings.follow(course.rounds, course.merits.as_deref());
        standings
    }

    /// Takes over what the rounds of a Swiss or a knockout tournament decided.
    fn follow(&mut self, rounds: Vec<Round>, merits: Option<&[f64]>) {
        for (place, rank) in self.entrants.iter_mut().zip(merits.map(ranks).unwrap_or_default()) {
            place.rank = rank;
        }
        match self.format {
            Format::Knockout => self.bracket = rounds,
            _ => self.rounds = rounds,
        }
        if self.format == Format::Swiss {
            let points = merits.unwrap_or_default();
            self.entrants.iter_mut().zip(points).for_each(|(place, points)| place.points = Some(*points));
        }
    }

    /// The entrants' numbers, best first; among those who share a rank, by rating.
    #[must_use]
    pub fn ranking(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.entrants.len()).collect();
        let merit = |number: usize| (self.entrants[number].rank, self.entrants[number].rating.unwrap_or_default());
        order.sort_by(|&a, &b| merit(a).0.cmp(&merit(b).0).then(merit(b).1.total_cmp(&merit(a).1)));
        order
    }

    /// The same without what the clock said, so that equal runs give equal texts.
    #[must_use]
    pub fn without_timing(mut self) -> Standings {
        self.timing.clear();
        self
    }
}
