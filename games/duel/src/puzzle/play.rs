//! A try at a puzzle: the solver's actions, the best defence, and the refutation of a wrong move.
//!
//! Between two actions of the solver everything is played that needs no decision of the solver: the other player's moves, and
//! the solver's own passes in windows that the usual stops leave out, as long as passing keeps the goal in reach. So the same
//! row of actions always gives the same try.
//!
//! Not here: the search (`prove.rs`), who asks (`atout-catalog`).

use super::moves::{NoChance, is_composing};
use super::prove::{Prover, Unproven};
use crate::action::Action;
use crate::state::{Asked, Duel, SEATS};
use crate::stops::STOPS;
use crate::{Config, DuelPolicy};
use atout_core::{
    Game, HasScenarios, NoEvents, Orders, Policy, Puzzle, PuzzlePlay, PuzzleProblem, PuzzleStatus, PuzzleWords, Seat,
};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// States that one question of a page may cost.
const PAGE_NODES: u64 = 400_000;
/// Searches that are kept.
const KEPT: usize = 8;
/// Moves of a refutation that are played at most.
const MOST_MOVES: usize = 200;

/// A position and the search from it.
struct Solved {
    start: Duel,
    prover: Mutex<Prover>,
}

type Kept = Mutex<HashMap<&'static str, Arc<Solved>>>;

/// The searches of the last puzzles: what is decided once is looked up afterwards.
fn kept() -> &'static Kept {
    static KEPT: OnceLock<Kept> = OnceLock::new();
    KEPT.get_or_init(Kept::default)
}

fn solved(puzzle: &Puzzle) -> Result<Arc<Solved>, PuzzleProblem> {
    let mut kept = kept().lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(solved) = kept.get(puzzle.id) {
        return Ok(Arc::clone(solved));
    }
    let config: Config = puzzle.scenario.config::<Duel>().map_err(PuzzleProblem::Unusable)?;
    let start = Duel::from_position(&config, &puzzle.scenario.position).map_err(PuzzleProblem::Unusable)?;
    let prover = Prover::new(&start, puzzle.seat(), puzzle.words.goal).with_limit(PAGE_NODES);
    let solved = Arc::new(Solved { start, prover: Mutex::new(prover) });
    if kept.len() >= KEPT {
        kept.clear();
    }
    kept.insert(puzzle.id, Arc::clone(&solved));
    Ok(solved)
}

fn unproven(why: Unproven) -> PuzzleProblem {
    PuzzleProblem::Unusable(why.message())
}

/// Has the solver begun a row of choices? Only whole moves are judged.
fn is_midway(duel: &Duel, solver: Seat) -> bool {
    match duel.asked {
        Asked::Attackers => duel.attackers().next().is_some(),
        Asked::Blockers => duel.slots().any(|slot| duel.at(slot).combat.blocks.is_some()),
        _ => is_composing(duel, solver),
    }
}

/// A try that is being played.
struct Try<'a> {
    duel: Duel,
    prover: &'a mut Prover,
    moves: Vec<(Seat, Action)>,
    orders: Orders,
}

impl<'a> Try<'a> {
    fn new(start: &Duel, prover: &'a mut Prover) -> Try<'a> {
        Try { duel: start.clone(), prover, moves: Vec::new(), orders: Orders::usual(STOPS) }
    }

    fn take(&mut self, seat: Seat, action: Action) -> Result<(), PuzzleProblem> {
        self.duel.apply(seat, &action, &mut NoChance::default(), &mut NoEvents).map_err(PuzzleProblem::Illegal)?;
        self.moves.push((seat, action));
        Ok(())
    }

    fn take_row(&mut self, row: &[Action]) -> Result<(), PuzzleProblem> {
        for &action in row {
            let Some(seat) = self.duel.asked_seat() else { return Ok(()) };
            self.take(seat, action)?;
        }
        Ok(())
    }

    /// Plays on until the solver has something to decide.
    fn play_on(&mut self) -> Result<PuzzleStatus, PuzzleProblem> {
        let solver = self.prover.solver();
        loop {
            if let Some(is_reached) = self.prover.end(&self.duel) {
                return Ok(if is_reached { PuzzleStatus::Solved } else { PuzzleStatus::Failed(self.moves.len()) });
            }
            let is_asked = self.duel.asked_seat() == Some(solver);
            if is_asked && is_midway(&self.duel, solver) {
                return Ok(PuzzleStatus::Open);
            }
            if !self.prover.value(&self.duel).map_err(unproven)?.is_forced {
                return self.refute();
            }
            let row = if is_asked { self.free_pass()? } else { self.best_row()? };
            match row {
                Some(row) => self.take_row(&row)?,
                None => return Ok(PuzzleStatus::Open),
            }
        }
    }

    fn best_row(&mut self) -> Result<Option<Vec<Action>>, PuzzleProblem> {
        Ok(self.prover.best(&self.duel).map_err(unproven)?.map(|(row, _)| row))
    }

    /// A pass of the solver that nobody has to think about.
    fn free_pass(&mut self) -> Result<Option<Vec<Action>>, PuzzleProblem> {
        let solver = self.prover.solver();
        let mut actions = Vec::new();
        self.duel.actions(solver, &mut actions);
        let pass = vec![Action::Pass];
        if !actions.iter().any(|&action| action != Action::Pass && action != Action::ByHand) {
            return Ok(actions.contains(&Action::Pass).then_some(pass));
        }
        if self.moves.is_empty() || self.duel.answer_by_orders(solver, &self.orders) != Some(Action::Pass) {
            return Ok(None);
        }
        let mut next = self.duel.clone();
        next.apply(solver, &Action::Pass, &mut NoChance::default(), &mut NoEvents).map_err(PuzzleProblem::Illegal)?;
        let is_safe = self.prover.value(&next).map_err(unproven)?.is_forced;
        Ok(is_safe.then_some(pass))
    }

    /// The goal is out of reach: plays on to the end, both sides at their best.
    fn refute(&mut self) -> Result<PuzzleStatus, PuzzleProblem> {
        let from = self.moves.len();
        while self.prover.end(&self.duel).is_none() && self.moves.len() < from + MOST_MOVES {
            let Some(row) = self.best_row()? else { break };
            self.take_row(&row)?;
        }
        Ok(PuzzleStatus::Failed(from))
    }
}

/// Plays the solver's actions and the answers to them.
fn attempt<'a>(start: &Duel, prover: &'a mut Prover, row: &[Action]) -> Result<(Try<'a>, PuzzleStatus), PuzzleProblem> {
    let solver = prover.solver();
    let mut one = Try::new(start, prover);
    let mut status = one.play_on()?;
    for &action in row {
        if status != PuzzleStatus::Open {
            return Err(PuzzleProblem::Over);
        }
        one.take(solver, action)?;
        status = one.play_on()?;
    }
    Ok((one, status))
}

/// Plays a row of the solver's actions in a puzzle.
pub(crate) fn play(puzzle: &Puzzle, row: &[Action]) -> Result<PuzzlePlay<Duel>, PuzzleProblem> {
    let solved = solved(puzzle)?;
    let mut prover = solved.prover.lock().unwrap_or_else(PoisonError::into_inner);
    let (one, status) = attempt(&solved.start, &mut prover, row)?;
    Ok(PuzzlePlay { moves: one.moves, status })
}

/// The solver's next move.
pub(crate) fn solve(puzzle: &Puzzle, row: &[Action]) -> Result<Option<Vec<Action>>, PuzzleProblem> {
    let solved = solved(puzzle)?;
    let mut prover = solved.prover.lock().unwrap_or_else(PoisonError::into_inner);
    let (mut one, status) = attempt(&solved.start, &mut prover, row)?;
    if status == PuzzleStatus::Open { one.best_row() } else { Ok(None) }
}

/// Does the solution, played against the best defence, reach the goal?
pub(super) fn plays_out(start: &Duel, words: &PuzzleWords) -> Result<bool, Unproven> {
    let solver = Seat::new(words.seat.into()).unwrap_or(Seat::FIRST);
    let mut prover = Prover::new(start, solver, words.goal);
    let mut duel = start.clone();
    for _ in 0..MOST_MOVES {
        if let Some(is_reached) = prover.end(&duel) {
            return Ok(is_reached);
        }
        match prover.best(&duel)? {
            Some((_, next)) => duel = *next,
            None => return Ok(false),
        }
    }
    Ok(false)
}

/// Does the heuristic, playing the solver's seat against the best defence, reach the goal? `limit` bounds each search.
///
/// # Errors
/// The search comes to no answer.
pub fn heuristic_solves(start: &Duel, words: &PuzzleWords, limit: u64) -> Result<bool, Unproven> {
    let solver = Seat::new(words.seat.into()).unwrap_or(Seat::FIRST);
    let mut prover = Prover::new(start, solver, words.goal).with_limit(limit);
    let mut duel = start.clone();
    let (mut actions, mut scores) = (Vec::new(), Vec::new());
    for _ in 0..SEATS * MOST_MOVES {
        if let Some(is_reached) = prover.end(&duel) {
            return Ok(is_reached);
        }
        if duel.asked_seat() != Some(solver) {
            let Some((_, next)) = prover.best(&duel)? else { return Ok(false) };
            duel = *next;
            continue;
        }
        duel.actions(solver, &mut actions);
        DuelPolicy.score(&duel, solver, &actions, &mut scores);
        let best = (1..actions.len()).fold(0, |best, n| if scores[n] > scores[best] { n } else { best });
        let mut chance = NoChance::default();
        let taken = actions.get(best).map(|action| duel.apply(solver, action, &mut chance, &mut NoEvents));
        if chance.is_used || !matches!(taken, Some(Ok(()))) {
            return Err(Unproven::Chance);
        }
        if !is_composing(&duel, solver) && prover.end(&duel).is_none() && !prover.value(&duel)?.is_forced {
            return Ok(false);
        }
    }
    Ok(false)
}
