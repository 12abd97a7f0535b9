//! Swiss rounds: those meet who have done alike so far.
//!
//! - **Rounds**: as many as it takes to halve the field down to one, `⌈log₂ n⌉`; one if all fit at one table. More games
//!   (`--games`) make each meeting surer, not the tournament longer.
//! - **Standing**: the sum over the rounds of how often one came out ahead of the others at the table (draws half): an
//!   average meeting is worth ½ at tables of every size.
//! - **Tables**: from the top of the standing (entry order among equals) each takes the next best it has not met. No
//!   pairing is repeated while that can be avoided: with as few repeats as a bounded search finds a way for.
//! - **Table sizes**: at tables of more than two sides the field is split evenly, and a smaller group shares the sides
//!   of its table. Only at tables of two can somebody be left over: the lowest of those with the fewest byes rests, and
//!   gets the ½ of an average meeting for the standing (and no game, no point, in the results).
//!
//! Not here: ratings, which do better than the standing at comparing those who met different opponents.

use crate::ArenaError;
use crate::course::{Course, Decided, Field, Round, scores};
use crate::schedule::Meeting;

pub(crate) fn run(field: &Field<'_>) -> Result<Course, ArenaError> {
    let mut standing = Standing::new(field.n_entrants());
    let mut course = Course::default();
    for _ in 0..n_rounds(field.n_entrants(), field.tables.n_sides) {
        play_round(field, &mut standing, &mut course)?;
    }
    course.merits = Some(standing.points);
    Ok(course)
}

fn play_round(field: &Field<'_>, standing: &mut Standing, course: &mut Course) -> Result<(), ArenaError> {
    let (groups, resting) = standing.tables(field.tables.n_sides);
    let meeting = |group: &Vec<usize>| {
        let meeting = Meeting::Around(group.clone());
        (field.tables.deals(&meeting), meeting)
    };
    let played = field.play(&groups.iter().map(meeting).collect::<Vec<_>>())?;
    let mut tables = Vec::new();
    for (group, games) in groups.iter().zip(played) {
        let ahead = scores(group, &games).into_iter().map(|score| score.ahead);
        standing.note(group, ahead);
        tables.push(field.table(group, &games, Decided::Games));
        course.meetings += 1;
        course.played.extend(games);
    }
    if let Some(entrant) = resting {
        standing.rest(entrant);
        tables.push(field.table(&[entrant], &[], Decided::Bye));
    }
    course.rounds.push(Round { tables });
    Ok(())
}

/// How many rounds there are.
pub(crate) fn n_rounds(n_entrants: usize, n_sides: usize) -> u32 {
    if n_entrants <= n_sides { 1 } else { n_entrants.next_power_of_two().trailing_zeros() }
}

/// The sizes of the tables of a round, as equal as can be; somebody may be left over at tables of two.
pub(crate) fn sizes(n_entrants: usize, n_sides: usize) -> Vec<usize> {
    if n_sides == 2 {
        return vec![2; n_entrants / 2];
    }
    let n_tables = n_entrants.div_ceil(n_sides);
    (0..n_tables).map(|table| (n_entrants + n_tables - 1 - table) / n_tables).collect()
}

/// Where everybody stands, and who has met whom how often.
struct Standing {
    points: Vec<f64>,
    byes: Vec<u32>,
    met: Vec<Vec<u32>>,
}

impl Standing {
    fn new(n: usize) -> Standing {
        Standing { points: vec![0.0; n], byes: vec![0; n], met: vec![vec![0; n]; n] }
    }

    /// Everybody, best first.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.points.len()).collect();
        order.sort_by(|&a, &b| self.points[b].total_cmp(&self.points[a]));
        order
    }

    /// The groups of the next round, and who rests.
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

/// Seats everybody, with as few repeated pairings as are found.
fn seat(order: &[usize], sizes: &[usize], met: &[Vec<u32>]) -> Vec<Vec<usize>> {
    for repeats in 0.. {
        let mut search = Search { met, sizes, tables: Vec::new(), steps: 20_000 };
        if search.seat(&mut order.to_vec(), 0, repeats) {
            return search.tables;
        }
    }
    unreachable!("with enough repeats the first try fits")
}

/// A search for tables, depth first, the nearest in the standing first.
struct Search<'a> {
    met: &'a [Vec<u32>],
    sizes: &'a [usize],
    tables: Vec<Vec<usize>>,
    /// Tries that are left before it gives up.
    steps: u32,
}

impl Search<'_> {
    /// Seats all who are `left`, the next at the last table not before the place `from`. False if it cannot be done
    /// with so few repeats; then nothing is changed.
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

    /// A new table with the best who is left.
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

    /// This one at the last table, and then all others.
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
