//! Knockout: who wins a table goes on to the next.
//!
//! - **Bracket**: seeded by the order of entry, like a bracket of two drawn for any table size `k`: the field is filled
//!   up to a power of `k`, so that byes go to those who entered first and only in the first round, and those who entered
//!   first meet as late as possible. Where a group is smaller than its table, it shares the sides.
//! - **Winner** of a table: the most points; among equals, who came out ahead of the others more often.
//! - **Ties** play on, one further seed (in all seatings) after the other, up to [`FURTHER_SEEDS`]. Two bots that play
//!   alike tie for ever: then the one that entered first goes on, and the result says so.
//!
//! A knockout finds a champion with few games and tells little about the others: ranks are the rounds that somebody
//! reached, shared by all who fell in the same one. Not here: ratings, which use all its games.

use crate::ArenaError;
use crate::course::{Course, Decided, Field, Round, Score, scores};
use crate::played::Played;
use crate::schedule::Meeting;

/// How many further seeds may decide a tie.
const FURTHER_SEEDS: u32 = 20;

pub(crate) fn run(field: &Field<'_>) -> Result<Course, ArenaError> {
    let mut course = Course::default();
    let mut reached = vec![0.0; field.n_entrants()];
    let mut groups = first_round(field.n_entrants(), field.tables.n_sides);
    loop {
        groups.iter().flatten().for_each(|&entrant| reached[entrant] += 1.0);
        let winners = play_round(field, &groups, &mut course)?;
        if let [champion] = winners[..] {
            reached[champion] += 1.0;
            course.merits = Some(reached);
            return Ok(course);
        }
        groups = winners.chunks(field.tables.n_sides).map(<[usize]>::to_vec).collect();
    }
}

/// The groups of the first round, in the order of a drawn bracket: neighbours meet next.
pub(crate) fn first_round(n_entrants: usize, n_sides: usize) -> Vec<Vec<usize>> {
    let mut slots = vec![0];
    while slots.len() < n_entrants {
        slots = filled(&slots, n_sides);
    }
    let group = |slots: &[usize]| slots.iter().copied().filter(|&entrant| entrant < n_entrants).collect();
    slots.chunks(n_sides).map(group).collect()
}

/// The slots of the round before: to each comes one of every further row of entrants, and every other row is dealt
/// backwards, so that the first meets the last.
fn filled(slots: &[usize], n_sides: usize) -> Vec<usize> {
    let row = slots.len();
    let opponent = |slot: usize, nth: usize| nth * row + if nth.is_multiple_of(2) { slot } else { row - 1 - slot };
    slots.iter().flat_map(|&slot| (0..n_sides).map(move |nth| opponent(slot, nth))).collect()
}

fn play_round(field: &Field<'_>, groups: &[Vec<usize>], course: &mut Course) -> Result<Vec<usize>, ArenaError> {
    let mut matches: Vec<Bout> = groups.iter().map(|group| Bout::new(group.clone())).collect();
    play(field, &mut matches)?;
    for _ in 0..FURTHER_SEEDS {
        if !play_on(field, &mut matches)? {
            break;
        }
    }
    let tables = matches.iter().map(|bout| {
        let mut table = field.table(&bout.group, &bout.games, bout.decided_by());
        table.winner = Some(field.names[bout.winner()].clone());
        table
    });
    course.rounds.push(Round { tables: tables.collect() });
    course.meetings += matches.iter().filter(|bout| bout.group.len() > 1).count() as u64;
    let winners = matches.iter().map(Bout::winner).collect();
    course.played.extend(matches.into_iter().flat_map(|bout| bout.games));
    Ok(winners)
}

/// Plays the seeds that every meeting has.
fn play(field: &Field<'_>, matches: &mut [Bout]) -> Result<(), ArenaError> {
    let mut playing: Vec<&mut Bout> = matches.iter_mut().filter(|bout| bout.group.len() > 1).collect();
    let meetings: Vec<_> = playing.iter().map(|bout| (field.tables.deals(&bout.meeting()), bout.meeting())).collect();
    let played = field.play(&meetings)?;
    for ((bout, games), (deals, _)) in playing.iter_mut().zip(played).zip(meetings) {
        bout.games = games;
        bout.deals = deals.end;
    }
    Ok(())
}

/// Plays one further seed where it is tied; false if it is nowhere.
fn play_on(field: &Field<'_>, matches: &mut [Bout]) -> Result<bool, ArenaError> {
    let mut tied: Vec<&mut Bout> = matches.iter_mut().filter(|bout| bout.best().len() > 1).collect();
    let meetings: Vec<_> = tied.iter().map(|bout| (bout.deals..bout.deals + 1, bout.meeting())).collect();
    let played = field.play(&meetings)?;
    for (bout, games) in tied.iter_mut().zip(played) {
        bout.games.extend(games);
        bout.deals += 1;
        bout.further = true;
    }
    Ok(!meetings.is_empty())
}

/// A group at its table.
struct Bout {
    group: Vec<usize>,
    games: Vec<Played>,
    /// Seeds it has used.
    deals: u32,
    /// Were some of them further ones?
    further: bool,
}

impl Bout {
    fn new(group: Vec<usize>) -> Bout {
        Bout { group, games: Vec::new(), deals: 0, further: false }
    }

    fn meeting(&self) -> Meeting {
        Meeting::Around(self.group.clone())
    }

    /// Those who did best so far.
    fn best(&self) -> Vec<usize> {
        let scores = scores(&self.group, &self.games);
        let beaten = |mine: &Score| scores.iter().any(|other| beats(other, mine));
        self.group.iter().zip(&scores).filter(|(_, score)| !beaten(score)).map(|(&entrant, _)| entrant).collect()
    }

    fn winner(&self) -> usize {
        self.best().into_iter().min().unwrap_or(self.group[0])
    }

    fn decided_by(&self) -> Decided {
        match (self.group.len(), self.best().len(), self.further) {
            (..=1, ..) => Decided::Bye,
            (_, 2.., _) => Decided::EntryOrder,
            (_, _, true) => Decided::FurtherSeeds,
            (_, _, false) => Decided::Games,
        }
    }
}

/// More points, or as many and more often ahead. Means of the same games in another order are equal.
fn beats(one: &Score, other: &Score) -> bool {
    let more = |a: f64, b: f64| a > b + 1e-9;
    more(one.points, other.points) || (!more(other.points, one.points) && more(one.ahead, other.ahead))
}

#[cfg(test)]
mod tests;
