//! What is worth measuring beside playouts and copies: how fast a search imagines fights.
//!
//! A simulation goes from the middle of a fight to its end: new chance is drawn, and the greedy policy plays. Not here:
//! the clock (the catalogue).

use crate::map::RoomKind;
use crate::state::{Phase, Spire};
use crate::{Action, SpirePolicy};
use atout_core::{BotRng, Game, HasBenchmarks, NoEvents, Policy, Rate, Scratch, SeedableRng, Stage};

/// Simulations in one go, so that finding the middle of a fight costs little.
const MANY: u64 = 32;

impl HasBenchmarks for Spire {
    const RATES: &'static [Rate<Spire>] =
        &[("simulations", |state| simulate(state).0), ("simulated_actions", |state| simulate(state).1)];
}

/// Simulates many ends of a fight with a boss, with the options of this state. Returns how many, and how many actions they had in all.
fn simulate(state: &Spire) -> (u64, u64) {
    let (mut rng, mut scratch, mut actions) = (BotRng::seed_from_u64(1), Scratch::default(), 0);
    let Ok(start) = Spire::dealt(&state.config, &mut rng) else { return (0, 0) };
    let middle = middle_of_a_fight(start, &mut rng, &mut scratch);
    let Some(seat) = middle.waiting().iter().next() else { return (0, 0) };
    for _ in 0..MANY {
        let mut sampled = middle.sample(seat, &mut rng);
        while fights(&sampled) && step(&mut sampled, &mut rng, &mut scratch) {
            actions += 1;
        }
    }
    (MANY, actions)
}

/// Plays on until the second turn of a fight with a boss begins: others are over too soon.
fn middle_of_a_fight(mut state: Spire, rng: &mut BotRng, scratch: &mut Scratch<Action>) -> Spire {
    let is_boss = |state: &Spire| state.room().is_some_and(|room| room.kind == RoomKind::Boss);
    while !(fights(&state) && state.fight.turn == 2 && is_boss(&state)) && step(&mut state, rng, scratch) {}
    state
}

fn fights(state: &Spire) -> bool {
    matches!(state.phase, Phase::Turn(_) | Phase::Discard(..))
}

/// The policy plays one action. Is there one?
fn step(state: &mut Spire, rng: &mut BotRng, scratch: &mut Scratch<Action>) -> bool {
    let Stage::Awaiting(seats) = state.stage() else { return false };
    let Some(seat) = seats.iter().next() else { return false };
    let Some(action) = SpirePolicy.playout(state, seat, rng, scratch) else { return false };
    state.apply(seat, &action, rng, &mut NoEvents).is_ok()
}
