//! The result of one entrant in a tournament: wins, score, places, rating, time.
//!
//! Not here: its results against each other entrant (`entrant_pairs`).

use crate::Interval;
use crate::bootstrap::RatingEstimate;
use crate::clusters::{Clusters, mean};
use crate::game_result::{GameResult, SideOutcome};
use crate::reached::{MeanReached, mean_reached};
use serde::Serialize;
use std::time::Duration;

/// The result of one entrant. If it has several sides at a table, each side counts as a game.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct EntrantResult {
    /// Its name, distinct from all others.
    pub name: String,
    /// Its kind of player, as written on the command line.
    pub kind: String,
    /// Its rank, 1 is the best; ties share a rank.
    pub rank: u32,
    /// Games it played.
    pub games: u64,
    /// Games it won.
    pub wins: u64,
    /// Games it drew.
    pub draws: u64,
    /// Games it lost.
    pub losses: u64,
    /// Its share of the points: a win is 1 and, between two sides, a draw ½.
    pub score: f64,
    /// The 95 % interval of the score.
    pub ci95: Interval,
    /// The score expected if all entrants were equal: 1/n at tables of n, less if some games had no winner.
    pub fair_share: f64,
    /// How often it came first, second, … among the sides; ties share a place.
    pub places: Vec<u64>,
    /// Its mean place.
    pub mean_place: f64,
    /// The 95 % interval of the mean place.
    pub place_ci95: Interval,
    /// How far it came on average, in games that can tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reached: Option<MeanReached>,
    /// Its rating on Elo's scale; the mean of all entrants is 1500. None in cooperative games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
    /// The 95 % interval of the rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating_ci95: Option<Interval>,
    /// Its points in a Swiss tournament.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<f64>,
}

/// The thinking time of an entrant.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Timing {
    /// Its name.
    pub name: String,
    /// The number of its decisions.
    pub decisions: u64,
    /// Its mean time for a decision, in milliseconds.
    pub ms_per_decision: f64,
}

/// The results of all entrants in the order of entry, each given by name and kind. Ranks are by score; Swiss and knockout
/// replace them.
pub(crate) fn entrant_results(
    who: &[(String, String)],
    played: &[GameResult],
    rated: &[RatingEstimate],
) -> Vec<EntrantResult> {
    // A cooperative game has one side and no opponents: its fair share is the average win rate.
    let overall = mean(played.iter().map(GameResult::fair));
    let fair = |game: &GameResult| if game.sides.len() > 1 { game.fair() } else { overall };
    let entrants = who.iter().zip(rated).enumerate();
    let mut results: Vec<EntrantResult> =
        entrants.map(|(number, (who, rated))| entrant_result(number, who, played, rated, &fair)).collect();
    let scores: Vec<f64> = results.iter().map(|result| result.score).collect();
    results.iter_mut().zip(crate::run::ranks(&scores)).for_each(|(result, rank)| result.rank = rank);
    results
}

fn entrant_result(
    number: usize,
    (name, kind): &(String, String),
    played: &[GameResult],
    rated: &RatingEstimate,
    fair: &dyn Fn(&GameResult) -> f64,
) -> EntrantResult {
    let ended =
        |end: SideOutcome| played.iter().flat_map(|game| game.of(number)).filter(|side| side.end == end).count() as u64;
    let [wins, draws, losses] = [SideOutcome::Won, SideOutcome::Drawn, SideOutcome::Lost].map(ended);
    let mut points = Clusters::default();
    played.iter().for_each(|game| points.add(game.deal, game.of(number).map(|side| game.points(side))));
    let (score, ci95) = points.mean();
    let (mean_place, place_ci95) = mean_place(number, played);
    let has_opponents = n_sides(played) > 1;
    EntrantResult {
        name: name.clone(),
        kind: kind.clone(),
        rank: 0,
        games: wins + draws + losses,
        wins,
        draws,
        losses,
        score,
        ci95,
        fair_share: mean(played.iter().flat_map(|game| game.of(number).map(|_| fair(game)))),
        places: counted(number, played),
        mean_place,
        place_ci95,
        reached: mean_reached(number, played),
        rating: has_opponents.then_some(rated.rating),
        rating_ci95: has_opponents.then_some(rated.ci95),
        points: None,
    }
}

fn n_sides(played: &[GameResult]) -> usize {
    played.first().map_or(0, |game| game.sides.len())
}

/// How often it came first, second, ….
fn counted(number: usize, played: &[GameResult]) -> Vec<u64> {
    let mut counts = vec![0; n_sides(played)];
    played.iter().flat_map(|game| game.of(number)).for_each(|side| counts[usize::from(side.place) - 1] += 1);
    counts
}

/// The mean place and its interval, computed on the scale from first (0) to last (1).
fn mean_place(number: usize, played: &[GameResult]) -> (f64, Interval) {
    let last = n_sides(played).max(1) as f64 - 1.0;
    if last == 0.0 {
        return (1.0, Interval(1.0, 1.0));
    }
    let mut clusters = Clusters::default();
    for game in played {
        clusters.add(game.deal, game.of(number).map(|side| (f64::from(side.place) - 1.0) / last));
    }
    let (mean, Interval(low, high)) = clusters.mean();
    let place = |share: f64| 1.0 + share * last;
    (place(mean), Interval(place(low), place(high)))
}

pub(crate) fn timing(number: usize, name: &str, played: &[GameResult]) -> Timing {
    let sides = || played.iter().flat_map(move |game| game.of(number));
    let (decisions, time) = (sides().map(|side| side.decisions).sum(), sides().map(|side| side.time).sum::<Duration>());
    let ms_per_decision = time.as_secs_f64() * 1000.0 / std::cmp::max(decisions, 1) as f64;
    Timing { name: name.to_owned(), decisions, ms_per_decision }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bootstrap;
    use crate::game_result::fixtures::{played, ranked};
    use crate::side_map::SideMap;
    use atout_core::{Outcome, Seed};

    fn results(n: usize, games: &[GameResult]) -> Vec<EntrantResult> {
        let who: Vec<(String, String)> = (0..n).map(|number| (format!("e{number}"), "random".to_owned())).collect();
        entrant_results(&who, games, &bootstrap::ratings(n, games, &Seed::from(1)))
    }

    #[test]
    fn wins_draws_and_losses_add_up_from_both_sides() {
        let games = [
            played(0, &[0, 1], &ranked(&[1, 2])),
            played(0, &[1, 0], &ranked(&[1, 2])),
            played(1, &[0, 1], &ranked(&[1, 1])),
            played(1, &[1, 0], &ranked(&[2, 1])),
        ];
        let [first, second] = results(2, &games).try_into().unwrap();
        assert_eq!((first.wins, first.draws, first.losses, first.score, first.rank), (2, 1, 1, 0.625, 1));
        assert_eq!((second.wins, second.draws, second.losses, second.score, second.rank), (1, 1, 2, 0.375, 2));
        assert_eq!((first.fair_share, &first.places[..], first.mean_place), (0.5, &[3, 1][..], 1.25));
        assert!(first.ci95.0 < 0.625 && 0.625 < first.ci95.1);
        assert!(first.rating > Some(1500.0) && second.rating < Some(1500.0));
    }

    #[test]
    fn at_a_table_of_four_a_quarter_is_fair_and_every_place_is_counted() {
        let games =
            [played(0, &[0, 1, 1, 1], &ranked(&[1, 2, 3, 4])), played(1, &[1, 0, 1, 1], &ranked(&[1, 4, 3, 2]))];
        let [hero, other] = results(2, &games).try_into().unwrap();
        assert_eq!((hero.games, hero.wins, hero.score, hero.fair_share), (2, 1, 0.5, 0.25));
        assert_eq!((&hero.places[..], hero.mean_place), (&[1, 0, 0, 1][..], 2.5));
        assert!(hero.place_ci95.0 >= 1.0 && hero.place_ci95.1 <= 4.0 && hero.place_ci95.0 < hero.place_ci95.1);
        assert_eq!((other.games, other.wins, other.fair_share), (6, 1, 0.25));
        assert_eq!(other.places, [1, 2, 2, 1]);
    }

    #[test]
    fn games_without_a_winner_leave_less_to_share_among_many() {
        let games = [played(0, &[0, 1, 2], &ranked(&[1, 1, 1])), played(1, &[0, 1, 2], &ranked(&[1, 2, 3]))];
        let first = &results(3, &games)[0];
        assert_eq!((first.wins, first.draws, first.score), (1, 1, 0.5));
        assert!((first.fair_share - 1.0 / 6.0).abs() < 1e-12);
    }

    #[test]
    fn in_cooperative_games_the_average_is_fair() {
        let party = SideMap::new(&[0, 0]);
        let game = |entrant, outcome| GameResult::new(&party, 0, &[entrant], &outcome, &[]);
        let won = Outcome::won(atout_core::SeatSet::all(2), 2);
        let [good, bad] = results(2, &[game(0, won), game(1, Outcome::lost(2))]).try_into().unwrap();
        assert_eq!((good.score, good.fair_share, bad.score, bad.fair_share), (1.0, 0.5, 0.0, 0.5));
        assert_eq!((good.mean_place, good.place_ci95, good.rating), (1.0, Interval(1.0, 1.0), None));
    }

    #[test]
    fn thinking_is_averaged_over_decisions() {
        let mut game = played(0, &[0, 1], &ranked(&[1, 2]));
        (game.sides[0].decisions, game.sides[0].time) = (4, Duration::from_millis(8));
        assert_eq!(timing(0, "a", &[game]).ms_per_decision, 2.0);
    }
}
