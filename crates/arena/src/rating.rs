//! Ratings: the most likely strengths, given which side was ahead of which.
//!
//! The model is Bradley–Terry: with strengths `s` and `t`, one side is ahead of the other with probability `s / (s + t)`.
//! Plackett–Luce, the model of whole rankings, implies the same for any two sides of a table. So a table of eight is split
//! into its pairs of sides, and the fit converges to the Plackett–Luce strengths without their costly sums.
//!
//! - Two sides of the same entrant are not compared.
//! - A shared first place is a draw: half a win for each.
//! - A shared lower place gives no comparison. Many games only name a winner; counting all losers as equal would pull all
//!   ratings towards the mean.
//! - Every entrant also has one virtual draw, half a win and half a loss, spread over the opponents it met. So an entrant
//!   that won everything gets a finite rating, which grows with the number of wins.
//!
//! Ratings are on the Elo scale: a difference of 400 means ten wins to one. Only differences have a meaning; the **anchor**
//! is a mean of 1500 over all entrants. Not here: the intervals (`bootstrap`).

use crate::game_result::{GameResult, SideResult};

/// How often each entrant was ahead of each other one.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct WinMatrix {
    n: usize,
    times: Vec<f64>,
}

/// The virtual game of an entrant: a weak prior that keeps ratings finite.
#[derive(Debug, Clone, Copy)]
pub(crate) struct VirtualGame {
    pub(crate) won: f64,
    pub(crate) lost: f64,
}

impl VirtualGame {
    /// Enough to be finite, little beside a few dozen real games.
    pub(crate) const DRAW: VirtualGame = VirtualGame { won: 0.5, lost: 0.5 };
}

impl WinMatrix {
    pub(crate) fn none(n: usize) -> WinMatrix {
        WinMatrix { n, times: vec![0.0; n * n] }
    }

    /// Adds `times` wins of `a` over `b`.
    pub(crate) fn add(&mut self, a: usize, b: usize, times: f64) {
        self.times[a * self.n + b] += times;
    }

    fn of(&self, a: usize, b: usize) -> f64 {
        self.times[a * self.n + b]
    }

    /// Adds the virtual game of every entrant, spread over the opponents it met.
    pub(crate) fn add_virtual_games(&mut self, games: &[VirtualGame]) {
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

/// The comparisons of one game: the entrant ahead, the other one, and the weight (1 a win, ½ a draw).
pub(crate) fn comparisons(game: &GameResult) -> impl Iterator<Item = (usize, usize, f64)> {
    let pairs = game.sides.iter().flat_map(|one| game.sides.iter().map(move |other| (one, other)));
    pairs.filter(|(one, other)| one.entrant != other.entrant).filter_map(|(one, other)| {
        let times = win(one, other);
        (times > 0.0).then_some((one.entrant, other.entrant, times))
    })
}

/// The weight of a win of one side over the other.
fn win(one: &SideResult, other: &SideResult) -> f64 {
    match one.place == other.place && one.place > 1 {
        true => 0.0,
        false => one.ahead_of(other),
    }
}

/// The most likely strengths, as logarithms, found from `start` by Newton's method.
pub(crate) fn fit(ahead: &WinMatrix, start: &[f64]) -> Vec<f64> {
    let mut strengths = start.to_vec();
    // The likelihood has one peak and steps are bounded; near the peak Newton's method converges quadratically.
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

/// A regularisation too small to move an entrant that met another.
const TRACE: f64 = 1e-6;

/// The first and the (negated) second derivatives of the logarithm of the likelihood.
fn slopes(ahead: &WinMatrix, strengths: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = ahead.n;
    let mut slope = vec![0.0; n];
    let mut curve = vec![vec![0.0; n]; n];
    for a in 0..n {
        // Groups with no chain of games between them would have no defined difference.
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

/// The probability to be ahead, given the difference of the log strengths.
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
            // Rounding can make a tiny pivot negative.
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
    let mean = crate::clusters::mean(strengths.iter().copied());
    strengths.iter().map(|strength| 1500.0 + (strength - mean) * 400.0 / std::f64::consts::LN_10).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_result::fixtures::{played, ranked};

    fn rated(n: usize, games: &[GameResult]) -> Vec<f64> {
        let mut ahead = WinMatrix::none(n);
        games.iter().flat_map(comparisons).for_each(|(a, b, times)| ahead.add(a, b, times));
        ahead.add_virtual_games(&vec![VirtualGame::DRAW; n]);
        elo(&fit(&ahead, &vec![0.0; n]))
    }

    #[test]
    fn ten_wins_to_one_are_400_points() {
        let mut ahead = WinMatrix::none(2);
        ahead.add(0, 1, 10_000.0);
        ahead.add(1, 0, 1_000.0);
        let ratings = elo(&fit(&ahead, &[0.0; 2]));
        assert!((ratings[0] - 1700.0).abs() < 0.5 && (ratings[1] - 1300.0).abs() < 0.5, "{ratings:?}");
    }

    #[test]
    fn an_entrant_that_wins_everything_has_a_finite_rating_that_grows_with_its_wins() {
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
    fn a_shared_lower_place_gives_no_comparison() {
        let game = played(0, &[0, 1, 2], &ranked(&[1, 2, 2]));
        assert_eq!(comparisons(&game).collect::<Vec<_>>(), [(0, 1, 1.0), (0, 2, 1.0)]);
        let drawn = played(0, &[0, 1, 2], &ranked(&[1, 1, 3]));
        let halves = comparisons(&drawn).filter(|(_, _, times)| *times == 0.5).count();
        assert_eq!(halves, 2);
    }

    #[test]
    fn sides_of_one_entrant_are_not_compared() {
        let game = played(0, &[0, 1, 0, 0], &ranked(&[1, 2, 3, 4]));
        let mut noted: Vec<_> = comparisons(&game).collect();
        noted.sort_by_key(|&(a, b, _)| (a, b));
        assert_eq!(noted, [(0, 1, 1.0), (1, 0, 1.0), (1, 0, 1.0)]);
        let alone = rated(2, &[played(0, &[0, 0, 0], &ranked(&[1, 2, 3]))]);
        assert_eq!(alone, [1500.0, 1500.0]);
    }

    #[test]
    fn entrants_that_never_met_are_compared_through_others() {
        let win = |a, b| played(0, &[a, b], &ranked(&[1, 2]));
        let games = [win(0, 1), win(0, 1), win(1, 0), win(1, 2), win(1, 2), win(2, 1)];
        let ratings = rated(3, &games);
        assert!(ratings[0] > ratings[1] && ratings[1] > ratings[2], "{ratings:?}");
        assert!((ratings.iter().sum::<f64>() - 4500.0).abs() < 1e-6);
    }
}
