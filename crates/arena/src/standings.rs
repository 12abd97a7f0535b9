//! The results of a tournament.
//!
//! Not here: how each part is counted (`entrant_result`, `entrant_pairs`, `balance`, `rating`) and shown (`text_table`, `report`).

use crate::balance::{LabelBalance, balance};
use crate::clusters::mean;
use crate::entrant_pairs::{EntrantPair, entrant_pairs};
use crate::entrant_result::{EntrantResult, Timing, entrant_results, timing};
use crate::forfeits::{Forfeits, forfeits};
use crate::lost_by::{LostBy, lost_by};
use crate::run::{Round, TournamentRun, ranks};
use crate::seed_pairs::seed_pairs;
use crate::side_map::SideMap;
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
    /// The format.
    pub format: Format,
    /// The seed of all randomness.
    pub seed: String,
    /// How many sides a table had.
    pub sides: usize,
    /// The number of meetings.
    pub meetings: u64,
    /// The number of games.
    pub games: u64,
    /// The mean number of actions of a game.
    pub mean_actions: f64,
    /// The mean points of each seat.
    pub seat_scores: Vec<f64>,
    /// The results of all entrants, in the order of entry.
    pub entrants: Vec<EntrantResult>,
    /// The results of all pairs that met.
    pub pairs: Vec<EntrantPair>,
    /// The win shares of classes, teams, seats.
    pub balance: Vec<LabelBalance>,
    /// What lost games were lost by, in games that can tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost_by: Option<LostBy>,
    /// The games that bots forfeited, by entrant and cause.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<Forfeits>,
    /// The rounds of a Swiss tournament.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<Round>,
    /// The rounds of a knockout tournament.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bracket: Vec<Round>,
    /// The thinking times, in the order of entry. Empty if equal runs must give equal texts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub timing: Vec<Timing>,
}

impl Standings {
    pub(crate) fn new(
        tournament: &Tournament,
        config: Value,
        side_map: &SideMap,
        names: &[String],
        run: TournamentRun,
    ) -> Standings {
        let played = &run.played;
        let entrants = tournament.entrants.iter().zip(names);
        let who: Vec<_> = entrants.map(|(entrant, name)| (name.clone(), entrant.kind.to_string())).collect();
        let rated = bootstrap::ratings(who.len(), played, &tournament.seed);
        let seat_score = |seat| mean(played.iter().map(|game| game.points(&game.sides[side_map.side_of(seat)])));
        let mut standings = Standings {
            game: tournament.game.id().to_owned(),
            config,
            format: tournament.format,
            seed: tournament.seed.to_string(),
            sides: side_map.n_sides(),
            meetings: run.meetings,
            games: played.len() as u64,
            mean_actions: mean(played.iter().map(|game| game.actions as f64)),
            seat_scores: (0..side_map.n_seats()).map(seat_score).collect(),
            entrants: entrant_results(&who, played, &rated),
            pairs: match side_map.n_sides() {
                1 => seed_pairs(names, played, tournament.format),
                _ => entrant_pairs(names, played),
            },
            balance: balance(played),
            lost_by: lost_by(played),
            forfeits: forfeits(names, played),
            rounds: Vec::new(),
            bracket: Vec::new(),
            timing: names.iter().enumerate().map(|(number, name)| timing(number, name, played)).collect(),
        };
        standings.apply_rounds(run.rounds, run.merits.as_deref());
        standings
    }

    /// Takes over the ranks and rounds of a Swiss or a knockout tournament.
    fn apply_rounds(&mut self, rounds: Vec<Round>, merits: Option<&[f64]>) {
        for (entrant, rank) in self.entrants.iter_mut().zip(merits.map(ranks).unwrap_or_default()) {
            entrant.rank = rank;
        }
        match self.format {
            Format::Knockout => self.bracket = rounds,
            _ => self.rounds = rounds,
        }
        if self.format == Format::Swiss {
            let points = merits.unwrap_or_default();
            self.entrants.iter_mut().zip(points).for_each(|(entrant, points)| entrant.points = Some(*points));
        }
    }

    /// Do all seats play together?
    #[must_use]
    pub fn is_cooperative(&self) -> bool {
        self.sides == 1
    }

    /// The entrants' numbers, best first; ties are ordered by rating, or by how far they came.
    #[must_use]
    pub fn ranking(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.entrants.len()).collect();
        let merit = |number: usize| {
            let entrant = &self.entrants[number];
            let reached = entrant.reached.as_ref().map_or(0.0, |reached| reached.mean);
            (entrant.rank, entrant.rating.unwrap_or(reached))
        };
        order.sort_by(|&a, &b| merit(a).0.cmp(&merit(b).0).then(merit(b).1.total_cmp(&merit(a).1)));
        order
    }

    /// The same without thinking times, so that equal runs give equal texts.
    #[must_use]
    pub fn without_timing(mut self) -> Standings {
        self.timing.clear();
        self
    }
}
