//! Knockout: the winner of a table goes on to the next round.
//!
//! - **Bracket**: seeded by the order of entry, like a bracket of two drawn for any table size `k`: the field is filled
//!   up to a power of `k`. Byes go to the first entries and only in the first round, and the first entries meet as late
//!   as possible. A group smaller than its table shares the sides.
//! - **Winner** of a table: the entrant with the most points; a tie goes to the one that was ahead of the others more often.
//! - **Ties** play one further seed (in all seatings) at a time, up to [`FURTHER_SEEDS`]. Two equal bots can tie for ever:
//!   then the first entry goes on, and the result says so.
//!
//! A knockout finds a champion with few games and says little about the others: the rank is the round an entrant reached,
//! shared by all that lost in the same round. Not here: ratings, which use all games.

use crate::ArenaError;
use crate::game_result::GameResult;
use crate::run::{DecidedBy, Round, RunContext, TableScore, TournamentRun, scores};
use crate::schedule::Meeting;

/// How many further seeds may decide a tie.
const FURTHER_SEEDS: u32 = 20;

pub(crate) fn run(context: &RunContext<'_>) -> Result<TournamentRun, ArenaError> {
    let mut run = TournamentRun::default();
    let mut reached = vec![0.0; context.n_entrants()];
    let mut groups = first_round(context.n_entrants(), context.schedule.n_sides);
    loop {
        groups.iter().flatten().for_each(|&entrant| reached[entrant] += 1.0);
        let winners = play_round(context, &groups, &mut run)?;
        if let [champion] = winners[..] {
            reached[champion] += 1.0;
            run.merits = Some(reached);
            return Ok(run);
        }
        groups = winners.chunks(context.schedule.n_sides).map(<[usize]>::to_vec).collect();
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

/// The slots of the previous round: each slot gets one entrant of every further row. Every other row is reversed, so that
/// the first meets the last.
fn filled(slots: &[usize], n_sides: usize) -> Vec<usize> {
    let row = slots.len();
    let opponent = |slot: usize, nth: usize| nth * row + if nth.is_multiple_of(2) { slot } else { row - 1 - slot };
    slots.iter().flat_map(|&slot| (0..n_sides).map(move |nth| opponent(slot, nth))).collect()
}

fn play_round(
    context: &RunContext<'_>,
    groups: &[Vec<usize>],
    run: &mut TournamentRun,
) -> Result<Vec<usize>, ArenaError> {
    let mut matches: Vec<KnockoutTable> = groups.iter().map(|group| KnockoutTable::new(group.clone())).collect();
    play(context, &mut matches)?;
    for _ in 0..FURTHER_SEEDS {
        if !play_on(context, &mut matches)? {
            break;
        }
    }
    let tables = matches.iter().map(|bout| {
        let mut table = context.table(&bout.group, &bout.games, bout.decided_by());
        table.winner = Some(context.names[bout.winner()].clone());
        table
    });
    run.rounds.push(Round { tables: tables.collect() });
    run.meetings += matches.iter().filter(|bout| bout.group.len() > 1).count() as u64;
    let winners = matches.iter().map(KnockoutTable::winner).collect();
    run.played.extend(matches.into_iter().flat_map(|bout| bout.games));
    Ok(winners)
}

/// Plays the seeds that every meeting has.
fn play(context: &RunContext<'_>, matches: &mut [KnockoutTable]) -> Result<(), ArenaError> {
    let mut playing: Vec<&mut KnockoutTable> = matches.iter_mut().filter(|bout| bout.group.len() > 1).collect();
    let meetings: Vec<_> =
        playing.iter().map(|bout| (context.schedule.deals(&bout.meeting()), bout.meeting())).collect();
    let played = context.play(&meetings)?;
    for ((bout, games), (deals, _)) in playing.iter_mut().zip(played).zip(meetings) {
        bout.games = games;
        bout.deals = deals.end;
    }
    Ok(())
}

/// Plays one further seed at every tied table; false if no table is tied.
fn play_on(context: &RunContext<'_>, matches: &mut [KnockoutTable]) -> Result<bool, ArenaError> {
    let mut tied: Vec<&mut KnockoutTable> = matches.iter_mut().filter(|bout| bout.best().len() > 1).collect();
    let meetings: Vec<_> = tied.iter().map(|bout| (bout.deals..bout.deals + 1, bout.meeting())).collect();
    let played = context.play(&meetings)?;
    for (bout, games) in tied.iter_mut().zip(played) {
        bout.games.extend(games);
        bout.deals += 1;
        bout.further = true;
    }
    Ok(!meetings.is_empty())
}

/// A table of a knockout round and its games so far.
struct KnockoutTable {
    group: Vec<usize>,
    games: Vec<GameResult>,
    /// The number of seeds it has used.
    deals: u32,
    /// Whether some of them were further seeds.
    further: bool,
}

impl KnockoutTable {
    fn new(group: Vec<usize>) -> KnockoutTable {
        KnockoutTable { group, games: Vec::new(), deals: 0, further: false }
    }

    fn meeting(&self) -> Meeting {
        Meeting::Around(self.group.clone())
    }

    /// The entrants with the best result so far.
    fn best(&self) -> Vec<usize> {
        let scores = scores(&self.group, &self.games);
        let beaten = |mine: &TableScore| scores.iter().any(|other| beats(other, mine));
        self.group.iter().zip(&scores).filter(|(_, score)| !beaten(score)).map(|(&entrant, _)| entrant).collect()
    }

    fn winner(&self) -> usize {
        self.best().into_iter().min().unwrap_or(self.group[0])
    }

    fn decided_by(&self) -> DecidedBy {
        match (self.group.len(), self.best().len(), self.further) {
            (..=1, ..) => DecidedBy::Bye,
            (_, 2.., _) => DecidedBy::EntryOrder,
            (_, _, true) => DecidedBy::FurtherSeeds,
            (_, _, false) => DecidedBy::Games,
        }
    }
}

/// More points, or equal points and more often ahead. Rounding differences do not count.
fn beats(one: &TableScore, other: &TableScore) -> bool {
    let more = |a: f64, b: f64| a > b + 1e-9;
    more(one.points, other.points) || (!more(other.points, one.points) && more(one.ahead, other.ahead))
}

#[cfg(test)]
mod tests;
