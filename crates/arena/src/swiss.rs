//! Swiss rounds: entrants with similar points meet.
//!
//! - **Rounds**: `⌈log₂ n⌉`; one if all fit at one table. More games (`--games`) make each meeting more precise and add no
//!   rounds.
//! - **Points**: the sum over the rounds of how often an entrant was ahead of the others at its table (draws half). An
//!   average meeting is worth ½ at tables of every size.
//! - **Tables**: from the most points down (ties in the order of entry) each entrant is seated with the next best it has
//!   not met. A bounded search looks for the fewest repeated pairings.
//! - **Table sizes**: at tables of more than two sides the field is split evenly, and a smaller group shares the sides
//!   of its table. At tables of two one entrant can be left over: the lowest of those with the fewest byes gets a bye,
//!   which counts ½ point like an average meeting (and no game in the results).
//!
//! Not here: ratings, which compare entrants with different opponents better than points do.

use crate::ArenaError;
use crate::run::{DecidedBy, Round, RunContext, TournamentRun, scores};
use crate::schedule::Meeting;

pub(crate) fn run(context: &RunContext<'_>) -> Result<TournamentRun, ArenaError> {
    let mut state = SwissState::new(context.n_entrants());
    let mut run = TournamentRun::default();
    for _ in 0..n_rounds(context.n_entrants(), context.schedule.n_sides) {
        play_round(context, &mut state, &mut run)?;
    }
    run.merits = Some(state.points);
    Ok(run)
}

fn play_round(context: &RunContext<'_>, state: &mut SwissState, run: &mut TournamentRun) -> Result<(), ArenaError> {
    let (groups, resting) = state.tables(context.schedule.n_sides);
    let meeting = |group: &Vec<usize>| {
        let meeting = Meeting::Around(group.clone());
        (context.schedule.deals(&meeting), meeting)
    };
    let played = context.play(&groups.iter().map(meeting).collect::<Vec<_>>())?;
    let mut tables = Vec::new();
    for (group, games) in groups.iter().zip(played) {
        let ahead = scores(group, &games).into_iter().map(|score| score.ahead);
        state.note(group, ahead);
        tables.push(context.table(group, &games, DecidedBy::Games));
        run.meetings += 1;
        run.played.extend(games);
    }
    if let Some(entrant) = resting {
        state.rest(entrant);
        tables.push(context.table(&[entrant], &[], DecidedBy::Bye));
    }
    run.rounds.push(Round { tables });
    Ok(())
}

/// How many rounds there are.
pub(crate) fn n_rounds(n_entrants: usize, n_sides: usize) -> u32 {
    if n_entrants <= n_sides { 1 } else { n_entrants.next_power_of_two().trailing_zeros() }
}

/// The sizes of the tables of a round, as equal as possible; at tables of two one entrant may be left over.
pub(crate) fn sizes(n_entrants: usize, n_sides: usize) -> Vec<usize> {
    if n_sides == 2 {
        return vec![2; n_entrants / 2];
    }
    let n_tables = n_entrants.div_ceil(n_sides);
    (0..n_tables).map(|table| (n_entrants + n_tables - 1 - table) / n_tables).collect()
}

/// The points and byes of all entrants, and how often each pair has met.
struct SwissState {
    points: Vec<f64>,
    byes: Vec<u32>,
    met: Vec<Vec<u32>>,
}

impl SwissState {
    fn new(n: usize) -> SwissState {
        SwissState { points: vec![0.0; n], byes: vec![0; n], met: vec![vec![0; n]; n] }
    }

    /// All entrants, best first.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.points.len()).collect();
        order.sort_by(|&a, &b| self.points[b].total_cmp(&self.points[a]));
        order
    }

    /// The groups of the next round, and the entrant with a bye.
    fn tables(&self, n_sides: usize) -> (Vec<Vec<usize>>, Option<usize>) {
        let mut order = self.order();
        let odd_one = n_sides == 2 && order.len() % 2 == 1;
        let resting = odd_one.then(|| order.iter().copied().rev().min_by_key(|&one| self.byes[one])).flatten();
        order.retain(|&entrant| Some(entrant) != resting);
        (seat(&order, &sizes(order.len(), n_sides), &self.met), resting)
    }

    fn note(&mut self, group: &[usize], ahead: impl Iterator<Item = f64>) {
        for (&entrant, ahead) in group.iter().zip(ahead) {
            self.points[entrant] += ahead;
            group.iter().for_each(|&other| self.met[entrant][other] += 1);
        }
    }

    fn rest(&mut self, entrant: usize) {
        self.points[entrant] += 0.5;
        self.byes[entrant] += 1;
    }
}

/// Makes the tables, with the fewest repeated pairings the search finds.
fn seat(order: &[usize], sizes: &[usize], met: &[Vec<u32>]) -> Vec<Vec<usize>> {
    for repeats in 0.. {
        let mut search = TableSearch { met, sizes, tables: Vec::new(), steps: 20_000 };
        if search.seat(&mut order.to_vec(), 0, repeats) {
            return search.tables;
        }
    }
    unreachable!("with enough repeats the first try fits")
}

/// A depth-first search for tables that tries the nearest in points first.
struct TableSearch<'a> {
    met: &'a [Vec<u32>],
    sizes: &'a [usize],
    tables: Vec<Vec<usize>>,
    /// The number of tries left before it gives up.
    steps: u32,
}

impl TableSearch<'_> {
    /// Seats all entrants in `left`; the next at the last table comes from index `from` on. False if it needs more
    /// repeats; then nothing is changed.
    fn seat(&mut self, left: &mut Vec<usize>, from: usize, repeats: u32) -> bool {
        let is_full = |table: &Vec<usize>| table.len() == self.sizes[self.tables.len() - 1];
        if self.tables.last().is_none_or(is_full) {
            return left.is_empty() || self.open(left, repeats);
        }
        for place in from..left.len() {
            if self.steps == 0 {
                return false;
            }
            self.steps -= 1;
            if self.try_at(left, place, repeats) {
                return true;
            }
        }
        false
    }

    /// Opens a table with the best entrant left.
    fn open(&mut self, left: &mut Vec<usize>, repeats: u32) -> bool {
        let first = left.remove(0);
        self.tables.push(vec![first]);
        if self.seat(left, 0, repeats) {
            return true;
        }
        self.tables.pop();
        left.insert(0, first);
        false
    }

    /// Seats the entrant at this index at the last table, then all others.
    fn try_at(&mut self, left: &mut Vec<usize>, place: usize, repeats: u32) -> bool {
        let Some(table) = self.tables.last_mut() else { return false };
        let next = left[place];
        // A third meeting is worse than two second ones.
        let again = table.iter().map(|&one| self.met[one][next].pow(2)).sum::<u32>();
        if again > repeats {
            return false;
        }
        table.push(next);
        left.remove(place);
        if self.seat(left, place, repeats - again) {
            return true;
        }
        left.insert(place, next);
        self.tables.last_mut().map(Vec::pop);
        false
    }
}

#[cfg(test)]
mod tests;
