//! What a tournament came to.

use crate::tournament::Played;
use crate::{Interval, Tournament, interval};
use atout_bots::Entrant;
use atout_core::Seat;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;

/// The result of a tournament. Serialises to the JSON that the command line promises.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Standings {
    /// The game's id.
    pub game: String,
    /// The config that was played.
    pub config: Value,
    /// Who met whom.
    pub format: crate::Format,
    /// Where all chance came from.
    pub seed: String,
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
    /// How long everybody thought, in the order of entry. Empty where the same run must give the same text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub timing: Vec<Timing>,
}

/// What one entrant made of it. At tables where it sits more than once, every seat counts as a game.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Place {
    /// Its name, unlike all others.
    pub name: String,
    /// What it is.
    pub kind: String,
    /// Games it played.
    pub games: u64,
    /// Games it won.
    pub wins: u64,
    /// Games that nobody won and nobody lost.
    pub draws: u64,
    /// Games it lost.
    pub losses: u64,
    /// Its share of the points.
    pub score: f64,
    /// The 95 % interval of the score.
    pub ci95: Interval,
}

/// Two entrants at the same tables: who came out ahead.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Pair {
    /// The one that entered first.
    pub a: String,
    /// The other.
    pub b: String,
    /// Games that they were both in.
    pub games: u64,
    /// Games in which the first came out ahead.
    pub a_wins: u64,
    /// Games in which the second came out ahead.
    pub b_wins: u64,
    /// Games in which neither did.
    pub draws: u64,
    /// The first one's share of the points between them.
    pub a_score: f64,
    /// The 95 % interval of that share.
    pub ci95: Interval,
}

/// How long an entrant thought.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Timing {
    /// Its name.
    pub name: String,
    /// Decisions it took.
    pub decisions: u64,
    /// Milliseconds it took for one, on average.
    pub ms_per_decision: f64,
}

/// Points of games, kept apart by seed.
#[derive(Default)]
struct Tally {
    wins: u64,
    draws: u64,
    losses: u64,
    rounds: BTreeMap<u32, Vec<f64>>,
}

impl Tally {
    fn add(&mut self, round: u32, points: f64, draw: bool) {
        let count = match draw {
            true => &mut self.draws,
            false if points > 0.5 => &mut self.wins,
            false => &mut self.losses,
        };
        *count += 1;
        self.rounds.entry(round).or_default().push(points);
    }

    fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of points and its interval. Every seed was played equally often.
    fn score(&self) -> (f64, Interval) {
        let blocks: Vec<f64> = self.rounds.values().map(|games| mean(games)).collect();
        let size = self.rounds.values().map(Vec::len).max().unwrap_or(0);
        (mean(&blocks), interval(&blocks, size))
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

impl Standings {
    pub(crate) fn new(tournament: &Tournament, config: Value, n_seats: usize, played: &[Played]) -> Standings {
        let names = tournament.names();
        let entrants = tournament.entrants.iter().zip(&names).enumerate();
        let place = |(number, (entrant, name)): (usize, (&Entrant, &String))| {
            place(number, name.clone(), &entrant.kind.to_string(), played)
        };
        let seat_scores = Seat::all(n_seats)
            .map(|seat| mean(&played.iter().map(|game| game.outcome.points(seat)).collect::<Vec<_>>()))
            .collect();
        Standings {
            game: tournament.game.id().to_owned(),
            config,
            format: tournament.format,
            seed: tournament.seed.to_string(),
            games: played.len() as u64,
            mean_actions: mean(&played.iter().map(|game| game.actions as f64).collect::<Vec<_>>()),
            seat_scores,
            entrants: entrants.map(place).collect(),
            pairs: pairs(&names, played),
            timing: names.iter().enumerate().map(|(number, name)| timing(number, name, played)).collect(),
        }
    }

    /// The entrants' numbers, best first.
    #[must_use]
    pub fn ranking(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.entrants.len()).collect();
        order.sort_by(|&a, &b| self.entrants[b].score.total_cmp(&self.entrants[a].score));
        order
    }

    /// The same without what the clock said, so that equal runs give equal texts.
    #[must_use]
    pub fn without_timing(mut self) -> Standings {
        self.timing.clear();
        self
    }
}

/// The seats in which an entrant sat in a game.
fn seats(game: &Played, entrant: usize) -> impl Iterator<Item = Seat> {
    Seat::all(game.seating.len()).filter(move |seat| game.seating[seat.index()] == entrant)
}

fn place(number: usize, name: String, kind: &str, played: &[Played]) -> Place {
    let mut tally = Tally::default();
    for game in played {
        for seat in seats(game, number) {
            tally.add(game.round, game.outcome.points(seat), game.outcome.draw);
        }
    }
    let (score, ci95) = tally.score();
    let Tally { wins, draws, losses, .. } = tally;
    Place { name, kind: kind.to_owned(), games: tally.games(), wins, draws, losses, score, ci95 }
}

fn pairs(names: &[String], played: &[Played]) -> Vec<Pair> {
    let met = |a, b| played.iter().any(|game| game.seating.contains(&a) && game.seating.contains(&b));
    (0..names.len())
        .flat_map(|a| (a + 1..names.len()).map(move |b| (a, b)))
        .filter(|&(a, b)| met(a, b))
        .map(|(a, b)| pair(names, a, b, played))
        .collect()
}

fn pair(names: &[String], a: usize, b: usize, played: &[Played]) -> Pair {
    let mut tally = Tally::default();
    for game in played.iter().filter(|game| game.seating.contains(&a) && game.seating.contains(&b)) {
        let points = |entrant| mean(&seats(game, entrant).map(|seat| game.outcome.points(seat)).collect::<Vec<_>>());
        let (ours, theirs) = (points(a), points(b));
        let ahead = if ours > theirs {
            1.0
        } else if ours < theirs {
            0.0
        } else {
            0.5
        };
        tally.add(game.round, ahead, ours == theirs);
    }
    let (a_score, ci95) = tally.score();
    Pair {
        a: names[a].clone(),
        b: names[b].clone(),
        games: tally.games(),
        a_wins: tally.wins,
        b_wins: tally.losses,
        draws: tally.draws,
        a_score,
        ci95,
    }
}

fn timing(number: usize, name: &str, played: &[Played]) -> Timing {
    let (mut decisions, mut time) = (0, Duration::ZERO);
    for game in played {
        for seat in seats(game, number) {
            let (n, spent) = game.thought[seat.index()];
            decisions += n;
            time += spent;
        }
    }
    let ms_per_decision = time.as_secs_f64() * 1000.0 / decisions.max(1) as f64;
    Timing { name: name.to_owned(), decisions, ms_per_decision }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_core::{Outcome, SeatSet};

    fn game(round: u32, seating: [usize; 2], winner: Option<Seat>) -> Played {
        let outcome = winner.map_or_else(|| Outcome::drawn(2), |seat| Outcome::won(SeatSet::of(seat), 2));
        let thought = vec![(2, Duration::from_millis(4)); 2];
        Played { round, seating: seating.to_vec(), outcome, actions: 4, thought }
    }

    #[test]
    fn wins_draws_and_losses_add_up_from_both_sides() {
        let played = [
            game(0, [0, 1], Some(Seat::FIRST)),
            game(0, [1, 0], Some(Seat::FIRST)),
            game(1, [0, 1], None),
            game(1, [1, 0], Some(Seat::SECOND)),
        ];
        let first = place(0, "a".into(), "random", &played);
        assert_eq!((first.wins, first.draws, first.losses, first.score), (2, 1, 1, 0.625));
        let names = ["a".to_owned(), "b".to_owned()];
        let both = &pairs(&names, &played)[0];
        assert_eq!((both.games, both.a_wins, both.b_wins, both.draws, both.a_score), (4, 2, 1, 1, 0.625));
        assert!(both.ci95.0 < 0.625 && 0.625 < both.ci95.1);
        assert_eq!(timing(0, "a", &played).ms_per_decision, 2.0);
    }

    #[test]
    fn those_who_never_met_are_no_pair() {
        let played = [game(0, [0, 1], Some(Seat::FIRST)), game(0, [0, 2], Some(Seat::FIRST))];
        let names = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(pairs(&names, &played).len(), 2);
    }
}
