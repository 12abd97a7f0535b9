//! Ratings: the strengths that explain best who came out ahead of whom.
//!
//! The model is Bradley and Terry's: one side is ahead of another with the chance `s / (s + t)` of their strengths.
//! That is also what Plackett and Luce's model of whole rankings says about any two of a table, so a table of eight is
//! taken as its pairs of sides and the fit tends to the strengths of Plackett and Luce, without their costly sums.
//!
//! - Sides of the same entrant are no pair: nobody plays against itself.
//! - Those who share the first place drew: half a win for each.
//! - Those who share a lower place are not told apart, and nothing is noted between them. Many games only name a
//!   winner; taking all who lost for equals would press everybody's rating towards the middle.
//! - Everybody also has an imaginary draw, half a win and half a loss, spread over those it met. So who won everything
//!   gets a finite rating, and a higher one the more that was.
//!
//! Ratings are on Elo's scale, on which 400 more make ten wins to one. Only differences mean anything; the **anchor** is
//! that the mean over all entrants is 1500. Not here: how sure a rating is (`bootstrap`).

use crate::played::{Played, Side};

/// How often everybody came out ahead of everybody.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Ahead {
    n: usize,
    times: Vec<f64>,
}

/// The imaginary game of an entrant.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Imagined {
    pub(crate) won: f64,
    pub(crate) lost: f64,
}

impl Imagined {
    /// Enough to be finite, little beside a few dozen real games.
    pub(crate) const DRAW: Imagined = Imagined { won: 0.5, lost: 0.5 };
}

impl Ahead {
    pub(crate) fn none(n: usize) -> Ahead {
        Ahead { n, times: vec![0.0; n * n] }
    }

    /// Notes that `a` was ahead of `b` so many times.
    pub(crate) fn add(&mut self, a: usize, b: usize, times: f64) {
        self.times[a * self.n + b] += times;
    }

    fn of(&self, a: usize, b: usize) -> f64 {
        self.times[a * self.n + b]
    }

    /// Adds everybody's imaginary game, spread over those it met.
    pub(crate) fn sample(&mut self, games: &[Imagined]) {
        let met = |a: usize, b: usize| self.of(a, b) + self.of(b, a) > 0.0;
        let opponents = |a: usize| (0..self.n).filter(|&b| met(a, b)).collect::<Vec<_>>();
        let opponents: Vec<Vec<usize>> = (0..self.n).map(opponents).collect();
        for (a, (opponents, game)) in opponents.iter().zip(games).enumerate() {
            for &b in opponents {
                self.add(a, b, game.won / opponents.len() as f64);
                self.add(b, a, game.lost / opponents.len() as f64);
            }
        }
    }
}

/// Who was ahead of whom in one game, and how much of a win that is.
pub(crate) fn comparisons(game: &Played) -> impl Iterator<Item = (usize, usize, f64)> {
    let pairs = game.sides.iter().flat_map(|one| game.sides.iter().map(move |other| (one, other)));
    pairs.filter(|(one, other)| one.entrant != other.entrant).filter_map(|(one, other)| {
        let times = win(one, other);
        (times > 0.0).then_some((one.entrant, other.entrant, times))
    })
}

/// How much of a win over the other side this is.
fn win(one: &Side, other: &Side) -> f64 {
    match one.place == other.place && one.place > 1 {
        true => 0.0,
        false => one.ahead_of(other),
    }
}

/// The most likely strengths, as logarithms, found from `start` by Newton's method.
pub(crate) fn fit(ahead: &Ahead, start: &[f64]) -> Vec<f64> {
    let mut strengths = start.to_vec();
    // The likelihood has one peak and steps are bounded; near it the method doubles its digits with every step.
    for _ in 0..100 {
        let (slope, curve) = slopes(ahead, &strengths);
        let step = solve(curve, slope);
        let longest = step.iter().fold(0.0f64, |longest, one| longest.max(one.abs()));
        let scale = if longest > 2.0 { 2.0 / longest } else { 1.0 };
        strengths.iter_mut().zip(&step).for_each(|(strength, one)| *strength += one * scale);
        if longest < 1e-6 {
            break;
        }
    }
    strengths
}

/// Far too little to move anybody who met somebody.
const TRACE: f64 = 1e-6;

/// The first and the (negated) second derivatives of the logarithm of the likelihood.
fn slopes(ahead: &Ahead, strengths: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = ahead.n;
    let mut slope = vec![0.0; n];
    let mut curve = vec![vec![0.0; n]; n];
    for a in 0..n {
        // A trace of a pull to the middle: groups that never met, not even over others, have to stand somewhere.
        slope[a] -= TRACE * strengths[a];
        curve[a][a] += TRACE;
        for b in 0..a {
            let met = ahead.of(a, b) + ahead.of(b, a);
            if met > 0.0 {
                add_pair(a, b, met, ahead.of(a, b), strengths, &mut slope, &mut curve);
            }
        }
    }
    (slope, curve)
}

fn add_pair(a: usize, b: usize, met: f64, won: f64, strengths: &[f64], slope: &mut [f64], curve: &mut [Vec<f64>]) {
    let chance = chance(strengths[a] - strengths[b]);
    let surplus = won - met * chance;
    slope[a] += surplus;
    slope[b] -= surplus;
    let bend = met * chance * (1.0 - chance);
    curve[a][a] += bend;
    curve[b][b] += bend;
    curve[a][b] -= bend;
    curve[b][a] -= bend;
}

/// The chance to be ahead with so much more strength.
fn chance(more: f64) -> f64 {
    1.0 / (1.0 + (-more).exp())
}

/// The solution of `matrix * x = right` for a symmetric positive matrix (Cholesky).
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for i in 0..n {
        for j in 0..=i {
            let known: f64 = (0..j).map(|k| matrix[i][k] * matrix[j][k]).sum();
            let rest = matrix[i][j] - known;
            // What rounding leaves of a tiny pivot must not become the root of a negative number.
            matrix[i][j] = if i == j { rest.max(1e-12).sqrt() } else { rest / matrix[j][j] };
        }
        let known: f64 = (0..i).map(|k| matrix[i][k] * right[k]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    for i in (0..n).rev() {
        let known: f64 = (i + 1..n).map(|k| matrix[k][i] * right[k]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    right
}

/// Strengths on Elo's scale, with a mean of 1500.
pub(crate) fn elo(strengths: &[f64]) -> Vec<f64> {
    let mean = crate::tally::mean(strengths.iter().copied());
    strengths.iter().map(|strength| 1500.0 + (strength - mean) * 400.0 / std::f64::consts::LN_10).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::played::made::{played, ranked};

    fn rated(n: usize, games: &[Played]) -> Vec<f64> {
        let mut ahead = Ahead::none(n);
        games.iter().flat_map(comparisons).for_each(|(a, b, times)| ahead.add(a, b, times));
        ahead.sample(&vec![Imagined::DRAW; n]);
        elo(&fit(&ahead, &vec![0.0; n]))
    }

    #[test]
    fn ten_wins_to_one_are_400_points() {
        let mut ahead = Ahead::none(2);
        ahead.add(0, 1, 10_000.0);
        ahead.add(1, 0, 1_000.0);
        let ratings = elo(&fit(&ahead, &[0.0; 2]));
        assert!((ratings[0] - 1700.0).abs() < 0.5 && (ratings[1] - 1300.0).abs() < 0.5, "{ratings:?}");
    }

    #[test]
    fn who_wins_everything_is_rated_finitely_and_higher_the_more_it_won() {
        let wins = |n| rated(2, &vec![played(0, &[0, 1], &ranked(&[1, 2])); n]);
        let (few, many) = (wins(10)[0], wins(1000)[0]);
        assert!((1600.0..2000.0).contains(&few), "{few}");
        assert!(few < many && many < 2600.0, "{many}");
    }

    #[test]
    fn draws_of_two_are_half_a_win_each() {
        let drawn = rated(2, &[played(0, &[0, 1], &ranked(&[1, 1]))]);
        assert!((drawn[0] - drawn[1]).abs() < 1e-6);
        let (draw, win) = (played(0, &[0, 1], &ranked(&[1, 1])), played(0, &[0, 1], &ranked(&[1, 2])));
        let loss = played(0, &[0, 1], &ranked(&[2, 1]));
        let with_draws = rated(2, &[win.clone(), draw.clone(), draw]);
        let without = rated(2, &[win.clone(), win, loss]);
        assert!((with_draws[0] - without[0]).abs() < 1e-6, "two of three points either way");
    }

    #[test]
    fn those_who_share_a_lower_place_are_not_told_apart() {
        let game = played(0, &[0, 1, 2], &ranked(&[1, 2, 2]));
        assert_eq!(comparisons(&game).collect::<Vec<_>>(), [(0, 1, 1.0), (0, 2, 1.0)]);
        let drawn = played(0, &[0, 1, 2], &ranked(&[1, 1, 3]));
        let halves = comparisons(&drawn).filter(|(_, _, times)| *times == 0.5).count();
        assert_eq!(halves, 2);
    }

    #[test]
    fn nobody_plays_against_itself() {
        let game = played(0, &[0, 1, 0, 0], &ranked(&[1, 2, 3, 4]));
        let mut noted: Vec<_> = comparisons(&game).collect();
        noted.sort_by_key(|&(a, b, _)| (a, b));
        assert_eq!(noted, [(0, 1, 1.0), (1, 0, 1.0), (1, 0, 1.0)]);
        let alone = rated(2, &[played(0, &[0, 0, 0], &ranked(&[1, 2, 3]))]);
        assert_eq!(alone, [1500.0, 1500.0]);
    }

    #[test]
    fn entrants_who_never_met_are_compared_over_others() {
        let win = |a, b| played(0, &[a, b], &ranked(&[1, 2]));
        let games = [win(0, 1), win(0, 1), win(1, 0), win(1, 2), win(1, 2), win(2, 1)];
        let ratings = rated(3, &games);
        assert!(ratings[0] > ratings[1] && ratings[1] > ratings[2], "{ratings:?}");
        assert!((ratings.iter().sum::<f64>() - 4500.0).abs() < 1e-6);
    }
}
