//! The coverage of the intervals that a tournament prints: simulated tournaments with known true values.
//!
//! An interval of 95 % must contain the truth in at least 93 % of the tournaments, down to two seeds. (Wilson's interval
//! of discrete results is below 95 % for some true values at any number of seeds.) The tolerance is three standard errors
//! of the simulated share. There is no upper limit: few seeds have few possible results, and an interval that is safe for
//! all true values must contain the truth too often for most.

use crate::balance::balance;
use crate::bootstrap::RatingEstimate;
use crate::entrant_pairs::entrant_pairs;
use crate::entrant_result::entrant_results;
use crate::game_result::GameResult;
use crate::game_result::fixtures::{played, ranked};
use crate::interval::Interval;
use atout_core::{Dice, Rng, Seed};

const TRIALS: u32 = 1500;

/// How a deal is decided.
#[derive(Debug, Clone, Copy)]
struct DealModel {
    /// The share of deals that the seat decides, in all seatings.
    luck: f32,
    /// How often the first seat is the lucky one.
    first_seat: f32,
    /// The share of deals that one entrant wins in both seatings.
    one_sided: f32,
    /// How often the first entrant beats the second and the third by skill.
    skill: [f32; 2],
}

impl DealModel {
    /// All games of the first entrant against the two others, in both seatings of every deal. The deal decides the same in
    /// both meetings, as equal seeds do.
    fn tournament(&self, n_deals: u32, rng: &mut impl Rng) -> Vec<GameResult> {
        let mut games = Vec::new();
        for deal in 0..n_deals {
            let (kind, luck, side) = (rng.unit(), rng.unit() < self.first_seat, rng.unit());
            for (other, skill) in [(1, self.skill[0]), (2, self.skill[1])] {
                for seating in [[0, other], [other, 0]] {
                    let first_entrant_wins = |rng: &mut _| Dice::unit(rng) < skill;
                    let first_seat_wins = if kind < self.luck {
                        luck
                    } else if kind < self.luck + self.one_sided {
                        (side < skill) == (seating[0] == 0)
                    } else {
                        first_entrant_wins(rng) == (seating[0] == 0)
                    };
                    let places = if first_seat_wins { [1, 2] } else { [2, 1] };
                    games.push(played(deal, &seating, &ranked(&places)));
                }
            }
        }
        games
    }

    /// The true score of the first entrant against an opponent of this skill.
    fn pair_truth(&self, skill: f32) -> f64 {
        f64::from(self.luck * 0.5 + (1.0 - self.luck) * skill)
    }

    /// The true share of the first seat: skill is the same in both seatings.
    fn seat_truth(&self) -> f64 {
        f64::from(self.luck * self.first_seat + (1.0 - self.luck) * 0.5)
    }
}

/// The printed intervals and their true values.
fn estimates(model: &DealModel, games: &[GameResult]) -> [(&'static str, Interval, f64); 4] {
    let names = ["a", "b", "c"].map(str::to_owned);
    let pairs = entrant_pairs(&names, games);
    let who = names.map(|name| (name.clone(), name));
    let unrated = [RatingEstimate { rating: 0.0, ci95: Interval(0.0, 0.0) }; 3];
    let hero = &entrant_results(&who, games, &unrated)[0];
    let seats = balance(games).pop().unwrap();
    let [second, third] = model.skill.map(|skill| model.pair_truth(skill));
    // A place of two is the score, mirrored.
    let place = Interval(2.0 - hero.place_ci95.1, 2.0 - hero.place_ci95.0);
    [
        ("paired score of two entrants", pairs[0].ci95, second),
        ("score over all opponents", hero.ci95, (second + third) / 2.0),
        ("mean place", place, (second + third) / 2.0),
        ("unpaired share of a seat", seats.labels[0].ci95, model.seat_truth()),
    ]
}

#[test]
fn printed_intervals_contain_the_truth_from_two_seeds_on() {
    let fair = DealModel { luck: 0.0, first_seat: 0.5, one_sided: 0.0, skill: [0.5, 0.6] };
    let models = [
        fair,
        DealModel { luck: 0.6, ..fair },
        DealModel { luck: 1.0, first_seat: 0.8, ..fair },
        DealModel { one_sided: 1.0, skill: [0.7, 0.9], ..fair },
        DealModel { luck: 0.3, first_seat: 0.7, one_sided: 0.3, skill: [0.9, 0.98] },
    ];
    for n_deals in [2, 3, 5, 10, 30] {
        for model in models {
            let mut rng = Seed::from(11).rng();
            let mut inside = [0; 4];
            for _ in 0..TRIALS {
                let games = model.tournament(n_deals, &mut rng);
                for (inside, (_, Interval(low, high), truth)) in inside.iter_mut().zip(estimates(&model, &games)) {
                    assert!(0.0 <= low && low < high && high <= 1.0, "{n_deals} {model:?}: {low} {high}");
                    *inside += u32::from((low - 1e-9..=high + 1e-9).contains(&truth));
                }
            }
            let tolerance = 3.0 * (0.93f64 * 0.07 / f64::from(TRIALS)).sqrt();
            let names = estimates(&model, &model.tournament(n_deals, &mut rng)).map(|(name, ..)| name);
            for (inside, name) in inside.into_iter().zip(names) {
                let share = f64::from(inside) / f64::from(TRIALS);
                assert!(share >= 0.93 - tolerance, "{name}, {n_deals} seeds, {model:?}: {share}");
            }
        }
    }
}
