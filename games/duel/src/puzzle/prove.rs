//! The exhaustive search: can a seat force a goal, whatever the other one does?
//!
//! AND-OR search over moves (`moves.rs`): one good move is enough where the solver decides, every move must be answered
//! where the other seat does. States that were decided before are looked up (`key.rs`). Nothing is cut off by judgement, so an
//! answer is a proof; where the bound of states is reached, chance decides or a state comes back, there is none.
//!
//! Not here: files with puzzles (`file.rs`), what is played on a page (`play.rs`).

use super::key::{Key, key};
use super::lands;
use super::moves::{Move, NoChance, moves};
use crate::action::Action;
use crate::state::Duel;
use atout_core::{Message, PuzzleGoal, Seat};
use std::collections::{HashMap, HashSet};

/// States that one search may look at.
pub const MAX_NODES: u64 = 3_000_000;
/// Decisions on one line; no puzzle comes near it.
const MAX_DEPTH: usize = 400;

/// Why there is no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unproven {
    /// More states than the bound.
    TooMany,
    /// Chance decides something.
    Chance,
    /// A state comes back: play could go round for ever.
    Endless,
}

impl Unproven {
    /// In words.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Unproven::TooMany => Message::new("not proven: too many positions", "non prouvé : trop de positions"),
            Unproven::Chance => {
                Message::new("not proven: chance decides something", "non prouvé : le hasard intervient")
            }
            Unproven::Endless => {
                Message::new("not proven: a position comes back", "non prouvé : une position se répète")
            }
        }
    }
}

/// What a state is worth to the solver.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Value {
    /// Can the solver force the goal?
    pub is_forced: bool,
    /// Moves other than passing until the goal is reached or lost, as far as the search went.
    pub length: u16,
    /// Where the best move leads: for the side that gets its way the first move found, for the other the longest line.
    best: Key,
}

/// A move and the state after it.
pub type PlayedMove = (Vec<Action>, Box<Duel>);
/// A move, the state after it and what that is worth.
pub type JudgedMove = (Vec<Action>, Box<Duel>, Value);

/// A search for one seat and goal. It keeps what it has decided.
pub struct Prover {
    solver: Seat,
    goal: PuzzleGoal,
    last_turn: u16,
    plain_lands: bool,
    known: HashMap<Key, Value>,
    path: HashSet<Key>,
    nodes: u64,
    limit: u64,
    /// The number of states at which the search gives up.
    most: u64,
}

impl Prover {
    /// A search from a position on.
    #[must_use]
    pub fn new(start: &Duel, solver: Seat, goal: PuzzleGoal) -> Prover {
        let is_own = start.active == solver;
        let last_turn = start.turn
            + match (goal, is_own) {
                (PuzzleGoal::WinThisTurn, _) | (PuzzleGoal::Survive, false) => 0,
                (PuzzleGoal::Survive, true) | (PuzzleGoal::WinNextTurn, false) => 1,
                (PuzzleGoal::WinNextTurn, true) => 2,
            };
        Prover {
            solver,
            goal,
            last_turn,
            plain_lands: lands::are_plain(start),
            known: HashMap::new(),
            path: HashSet::new(),
            nodes: 0,
            limit: MAX_NODES,
            most: MAX_NODES,
        }
    }

    /// The same with another bound of states for each question.
    #[must_use]
    pub fn with_limit(self, limit: u64) -> Prover {
        Prover { limit, ..self }
    }

    /// States looked at so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The seat that wants the goal.
    #[must_use]
    pub const fn solver(&self) -> Seat {
        self.solver
    }

    /// Is the goal reached, or out of reach by the rules?
    #[must_use]
    pub fn end(&self, duel: &Duel) -> Option<bool> {
        match duel.over {
            Some(over) => Some(over.winner == Some(self.solver)),
            None => (duel.turn > self.last_turn).then_some(self.goal == PuzzleGoal::Survive),
        }
    }

    /// Can the solver force the goal from here?
    ///
    /// # Errors
    /// The search came to no answer.
    pub fn value(&mut self, duel: &Duel) -> Result<Value, Unproven> {
        self.decide_anew(duel, key(duel))
    }

    fn decide_anew(&mut self, duel: &Duel, at: Key) -> Result<Value, Unproven> {
        self.path.clear();
        self.most = self.nodes + self.limit;
        self.decide(duel, at)
    }

    fn decide(&mut self, duel: &Duel, at: Key) -> Result<Value, Unproven> {
        if let Some(is_forced) = self.end(duel) {
            return Ok(Value { is_forced, length: 0, best: at });
        }
        if let Some(&value) = self.known.get(&at) {
            return Ok(value);
        }
        self.nodes += 1;
        if self.nodes > self.most || self.path.len() > MAX_DEPTH {
            return Err(Unproven::TooMany);
        }
        if !self.path.insert(at) {
            return Err(Unproven::Endless);
        }
        let value = self.decide_by_moves(duel)?;
        self.path.remove(&at);
        self.known.insert(at, value);
        Ok(value)
    }

    fn decide_by_moves(&mut self, duel: &Duel) -> Result<Value, Unproven> {
        let wanted = duel.asked_seat() == Some(self.solver);
        let all = self.moves(duel)?;
        // A move whose end is known already saves the search of the others.
        let known = all
            .iter()
            .find_map(|one| self.known_value(one).filter(|value| value.is_forced == wanted).map(|value| (one, value)));
        if let Some((one, value)) = known {
            return Ok(Value { is_forced: wanted, length: value.length + weight(one), best: one.key });
        }
        let mut longest = Value { is_forced: !wanted, length: 0, best: 0 };
        for one in &all {
            let value = self.decide(&one.next, one.key)?;
            let length = value.length + weight(one);
            if value.is_forced == wanted {
                return Ok(Value { is_forced: wanted, length, best: one.key });
            }
            if longest.best == 0 || length > longest.length {
                longest = Value { length, best: one.key, ..longest };
            }
        }
        Ok(longest)
    }

    fn known_value(&self, one: &Move) -> Option<Value> {
        let end = self.end(&one.next).map(|is_forced| Value { is_forced, length: 0, best: one.key });
        end.or_else(|| self.known.get(&one.key).copied())
    }

    fn moves(&self, duel: &Duel) -> Result<Vec<Move>, Unproven> {
        let mut chance = NoChance::default();
        let all = moves(duel, self.plain_lands, &mut chance);
        if chance.is_used { Err(Unproven::Chance) } else { Ok(all) }
    }

    /// All moves of the seat that is asked, with what they are worth to the solver.
    ///
    /// # Errors
    /// The search came to no answer.
    pub fn all_moves(&mut self, duel: &Duel) -> Result<Vec<JudgedMove>, Unproven> {
        let all = self.moves(duel)?;
        all.into_iter()
            .map(|one| {
                let value = self.decide_anew(&one.next, one.key)?;
                Ok((one.row, one.next, value))
            })
            .collect()
    }

    /// The best move of the seat that is asked: what gets its way, or what holds out longest.
    ///
    /// # Errors
    /// The search came to no answer.
    pub fn best(&mut self, duel: &Duel) -> Result<Option<PlayedMove>, Unproven> {
        let best = self.value(duel)?.best;
        Ok(self.moves(duel)?.into_iter().find(|one| one.key == best).map(|one| (one.row, one.next)))
    }
}

fn weight(one: &Move) -> u16 {
    u16::from(one.row != [Action::Pass])
}
