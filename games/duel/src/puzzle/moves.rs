//! Moves of the search: whole rows of actions, one for each way to go on.
//!
//! A spell with its targets and its payment, an attack and a set of blocks are one move each. Of moves that lead to equal
//! states ([`key`](super::key::key)) only the first is kept: equal creatures, equal cards, the order in which attackers are
//! named.
//!
//! **Payments.** Tapping for mana is part of what is paid for: a spell is paid automatically and in every other way that
//! taps exactly what it costs. Mana tapped earlier gives nothing more, because of what [`plain_lands`](super::lands) checks:
//! mana comes from lands alone, one each, and nothing in the position touches lands or looks at whether they are tapped; so
//! whatever is paid from a pool can be paid by tapping at that moment. Where the check fails, tapping by hand is a move of
//! its own and every set of taps is tried.
//!
//! Not here: which move is good (`prove.rs`).

use super::key::{Key, key};
use crate::action::{Action, Slot};
use crate::state::{Asked, Duel};
use crate::{CardType, DuelPolicy};
use atout_core::{Game, NoEvents, Policy, Seat, TryRng};
use std::collections::HashSet;
use std::convert::Infallible;

/// The score of what is tried last.
const LAST: f32 = -1_000.0;

/// A move and the state after it.
pub(super) struct Move {
    pub row: Vec<Action>,
    pub next: Box<Duel>,
    pub key: Key,
    /// What the heuristic thinks of it.
    score: f32,
}

/// A generator that notes that it was asked: no proof holds where chance decides. What it answers is worth nothing, but it has
/// to change: who draws again until a number fits would never end.
#[derive(Default)]
pub(super) struct NoChance {
    pub is_used: bool,
    n: u64,
}

impl NoChance {
    fn next(&mut self) -> u64 {
        self.is_used = true;
        self.n = self.n.wrapping_add(0x9E37_79B9_7F4A_7C15);
        self.n
    }
}

impl TryRng for NoChance {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.next() >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.next())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.iter_mut().for_each(|byte| *byte = (self.next() >> 56) as u8);
        Ok(())
    }
}

/// The state after an action that is legal; none if it is not.
fn after(duel: &Duel, seat: Seat, action: Action, chance: &mut NoChance) -> Option<Box<Duel>> {
    let mut next = Box::new(duel.clone());
    next.apply(seat, &action, chance, &mut NoEvents).ok().map(|()| next)
}

/// Is the seat in the middle of a row: has it more to choose before anything happens?
pub(super) fn is_composing(duel: &Duel, seat: Seat) -> bool {
    match duel.asked {
        Asked::Announce(one) | Asked::ByHand(one) => one == seat,
        Asked::Attackers => duel.active == seat,
        Asked::Blockers => duel.defender() == seat,
        _ => false,
    }
}

/// Finds the moves of one state.
pub(super) struct Moves<'a> {
    duel: &'a Duel,
    seat: Seat,
    plain_lands: bool,
    chance: &'a mut NoChance,
    found: Vec<Move>,
    seen: HashSet<Key>,
}

/// All moves of the seat that is asked, the promising ones first.
pub(super) fn moves(duel: &Duel, plain_lands: bool, chance: &mut NoChance) -> Vec<Move> {
    let Some(seat) = duel.asked_seat() else { return Vec::new() };
    // What changes nothing is no move.
    let seen = HashSet::from([key(duel)]);
    let mut all = Moves { duel, seat, plain_lands, chance, found: Vec::new(), seen };
    all.list();
    let mut found = all.found;
    found.sort_by(|one, other| other.score.total_cmp(&one.score));
    found
}

impl Moves<'_> {
    fn list(&mut self) {
        let mut actions = Vec::new();
        self.duel.actions(self.seat, &mut actions);
        if self.duel.asked == Asked::Priority(self.seat) && self.plain_lands {
            actions.retain(|&action| action != Action::ByHand);
        }
        let mut scores = vec![0.0; actions.len()];
        if matches!(self.duel.asked, Asked::Priority(_) | Asked::Announce(_)) {
            DuelPolicy.score(self.duel, self.seat, &actions, &mut scores);
        }
        // What can be done in a main phase is done before it ends: of two solutions that one is easier to follow.
        let is_main = self.duel.is_sorcery_time(self.seat);
        for (action, score) in actions.into_iter().zip(scores) {
            let score = if is_main && action == Action::Pass { LAST } else { score };
            let Some(next) = after(self.duel, self.seat, action, self.chance) else { continue };
            let from = self.found.len();
            self.complete(vec![action], next, score);
            if self.plain_lands && matches!(action, Action::Cast(_) | Action::Use(..)) {
                self.pay_otherwise(from);
            }
        }
    }

    /// Goes on with a row until it is whole.
    fn complete(&mut self, row: Vec<Action>, next: Box<Duel>, score: f32) {
        let key = key(&next);
        if !self.seen.insert(key) {
            return;
        }
        if next.over.is_some() || !is_composing(&next, self.seat) || !self.is_same_row(row[0], &next) {
            // The more fight, the sooner it is tried.
            let score = match self.duel.asked {
                Asked::Attackers | Asked::Blockers => row.len() as f32,
                _ => score,
            };
            self.found.push(Move { row, next, key, score });
            return;
        }
        let mut actions = Vec::new();
        next.actions(self.seat, &mut actions);
        for action in actions {
            if let Some(then) = after(&next, self.seat, action, self.chance) {
                let row = row.iter().copied().chain([action]).collect();
                self.complete(row, then, score);
            }
        }
    }

    /// What is asked after a pass or after the last attacker is another decision.
    fn is_same_row(&self, first: Action, next: &Duel) -> bool {
        match next.asked {
            Asked::Attackers | Asked::Blockers => next.asked == self.duel.asked && next.turn == self.duel.turn,
            _ => first != Action::Pass && !matches!(self.duel.asked, Asked::Attackers | Asked::Blockers),
        }
    }

    /// The same spells and abilities, paid for with other lands.
    fn pay_otherwise(&mut self, from: usize) {
        let sources = self.sources();
        let first = sources.first().map(|&slot| self.duel.at(slot).card);
        if sources.iter().all(|&slot| Some(self.duel.at(slot).card) == first) {
            return;
        }
        let paid: Vec<(Vec<Action>, usize, f32)> = self.found[from..]
            .iter()
            .map(|one| (one.row.clone(), self.n_tapped(&one.next), one.score))
            .filter(|&(_, n, _)| n > 0 && n < sources.len())
            .collect();
        for (row, n, score) in paid {
            let Some(start) = after(self.duel, self.seat, Action::ByHand, self.chance) else { return };
            let mut payments = Vec::new();
            let mut tried = HashSet::new();
            self.tap(&[Action::ByHand], &start, n, &mut tried, &mut payments);
            for (taps, pool) in payments {
                self.play_paid(taps, &pool, &row, n, score);
            }
        }
    }

    fn sources(&self) -> Vec<Slot> {
        self.duel.sources(self.seat, None).iter().map(|source| source.slot).collect()
    }

    /// Lands that were tapped since the state of the moves.
    fn n_tapped(&self, next: &Duel) -> usize {
        let is_tapped =
            |slot: &Slot| next.permanent(*slot).is_some_and(|one| one.tapped && one.card_type == CardType::Land);
        self.sources().iter().filter(|slot| is_tapped(slot)).count()
    }

    /// Every way to tap so many sources.
    fn tap(
        &mut self,
        row: &[Action],
        state: &Duel,
        left: usize,
        tried: &mut HashSet<Key>,
        out: &mut Vec<(Vec<Action>, Box<Duel>)>,
    ) {
        if !tried.insert(key(state)) {
            return;
        }
        let mut actions = Vec::new();
        state.actions(self.seat, &mut actions);
        for action in actions {
            if (action == Action::Done) != (left == 0) {
                continue;
            }
            let Some(next) = after(state, self.seat, action, self.chance) else { continue };
            let row: Vec<Action> = row.iter().copied().chain([action]).collect();
            if action == Action::Done {
                out.push((row, next));
            } else {
                self.tap(&row, &next, left - 1, tried, out);
            }
        }
    }

    /// Plays a row with mana that is in the pool already.
    fn play_paid(&mut self, taps: Vec<Action>, pool: &Duel, row: &[Action], n: usize, score: f32) {
        let mut state = Box::new(pool.clone());
        for action in row {
            if state.apply(self.seat, action, self.chance, &mut NoEvents).is_err() {
                return;
            }
        }
        let is_exact = self.n_tapped(&state) == n && state.player(self.seat).mana == self.duel.player(self.seat).mana;
        let key = key(&state);
        if is_exact && self.seen.insert(key) {
            let row = taps.into_iter().chain(row.iter().copied()).collect();
            self.found.push(Move { row, next: state, key, score });
        }
    }
}
