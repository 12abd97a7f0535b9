//! The first moves of a puzzle that reach its goal.
//!
//! The first move is the first thing that the solver does other than passing, as long as the other player does nothing but
//! pass; the same spell one step later is the same first move. How it is paid for does not count, and neither does which one of
//! several equal creatures is meant. If the solver has to wait for a decision of the other player, that is the move `wait`.
//!
//! Not here: the search (`prove.rs`).

use super::key::class_of;
use super::prove::{Prover, Unproven};
use crate::action::{Action, Aim, Slot};
use crate::state::{Asked, Duel};
use std::collections::BTreeSet;

/// The name of waiting for the other player.
const WAIT: &str = "wait";

/// The winning first moves, sorted.
pub(super) fn first_moves(prover: &mut Prover, duel: &Duel) -> Result<Vec<String>, Unproven> {
    let mut found = BTreeSet::new();
    collect(prover, duel, &mut found)?;
    Ok(found.into_iter().collect())
}

fn collect(prover: &mut Prover, duel: &Duel, found: &mut BTreeSet<String>) -> Result<(), Unproven> {
    for (row, next, value) in prover.all_moves(duel)? {
        if !value.is_forced {
            continue;
        }
        // No attack is no move either.
        let is_pass = row == [Action::Pass] || (row == [Action::Done] && duel.asked == Asked::Attackers);
        if !is_pass {
            found.insert(name(duel, &row));
        } else if let Some(next) = unanswered(prover, *next)? {
            collect(prover, &next, found)?;
        } else {
            found.insert(WAIT.to_owned());
        }
    }
    Ok(())
}

/// The solver's next decision if the other player only passes; none if that one has something to decide.
fn unanswered(prover: &mut Prover, mut duel: Duel) -> Result<Option<Duel>, Unproven> {
    loop {
        if prover.end(&duel).is_some() {
            return Ok(None);
        }
        let Asked::Priority(seat) = duel.asked else {
            return Ok((duel.asked_seat() == Some(prover.solver())).then_some(duel));
        };
        if seat == prover.solver() {
            return Ok(Some(duel));
        }
        let passed = prover.all_moves(&duel)?.into_iter().find(|(row, ..)| *row == [Action::Pass]);
        match passed {
            Some((_, next, _)) => duel = *next,
            None => return Ok(None),
        }
    }
}

/// A row of actions in words, without its payment: `cast spit-fire at ash-goblin`.
pub(super) fn name(duel: &Duel, row: &[Action]) -> String {
    let hand = |place: u8| {
        let seat = duel.asked_seat().unwrap_or(duel.active);
        duel.player(seat).hand.get(usize::from(place)).map_or("?", |hidden| &duel.def(hidden.card()).id).to_owned()
    };
    let mut words: Vec<String> = row
        .iter()
        .filter_map(|&action| {
            Some(match action {
                Action::ByHand | Action::Tap(..) => return None,
                Action::Done if row.len() > 1 => return None,
                Action::Cast(place) => format!("cast {}", hand(place)),
                Action::Land(place) => format!("land {}", hand(place)),
                Action::Discard(place) => format!("discard {}", hand(place)),
                Action::Use(slot, n) => format!("use {}.{n}", permanent(duel, slot)),
                Action::Target(aim) => format!("at {}", aimed(duel, aim)),
                Action::Sacrifice(slot) => format!("sacrifice {}", permanent(duel, slot)),
                Action::Attack(slot) => format!("attack {}", permanent(duel, slot)),
                Action::Block(one, other) => format!("block {} > {}", permanent(duel, one), permanent(duel, other)),
                Action::Order(slot) => format!("order {}", permanent(duel, slot)),
                other => other.to_string(),
            })
        })
        .collect();
    if matches!(duel.asked, Asked::Attackers | Asked::Blockers) {
        words.sort_unstable();
    }
    words.join(" ")
}

fn aimed(duel: &Duel, aim: Aim) -> String {
    match aim {
        Aim::Permanent(slot) => permanent(duel, slot),
        Aim::Spell(at) => duel.stack.get(usize::from(at)).map_or("?", |item| &duel.def(item.card).id).to_owned(),
        Aim::Card(seat, at) => {
            let laid = duel.player(seat).graveyard.get(usize::from(at));
            laid.map_or("?", |laid| &duel.def(laid.card).id).to_owned()
        }
        Aim::Player(_) => aim.to_string(),
    }
}

/// A permanent's card; with its place, if others of that card are not like it.
fn permanent(duel: &Duel, slot: Slot) -> String {
    let Some(one) = duel.permanent(slot) else { return slot.to_string() };
    let class = class_of(duel, slot);
    let is_other = |other: Slot| duel.at(other).card == one.card && class_of(duel, other) != class;
    let id = &duel.def(one.card).id;
    if duel.slots().any(is_other) { format!("{id}#{class}") } else { id.clone() }
}
