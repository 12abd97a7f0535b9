//! Climbs in which everything happens: every card is played, every skill used, every event and phase seen.

use atout_core::testkit::Conformance;
use atout_core::{AddressedEvent, BotRng, Dice, Game, Policy, Seat, SeedableRng, Stage};
use atout_spire::{Action, Config, Event, Phase, Spire, SpirePolicy};
use std::collections::BTreeSet;

/// Everything is seen after so many climbs at most. Two thousand were enough when this was written; another card changes
/// what every seed deals.
const MOST: u64 = 20_000;
/// After so many climbs what is missing is looked at.
const BATCH: u64 = 500;

/// Fights by the heuristic, so that the climb goes on, and decides everything else by chance.
fn climb(seed: u64, seen: &mut BTreeSet<String>) {
    let mut rng = BotRng::seed_from_u64(seed);
    let config = Config {
        players: 1 + (seed % 2) as u8,
        difficulty: (seed % 11) as u8,
        life: 999,
        floor: 1 + (seed / 2 % 4) as u8,
        ..Config::default()
    };
    let mut game = Spire::dealt(&config, &mut rng).unwrap();
    let (mut actions, mut scores, mut events) = (Vec::new(), Vec::new(), Vec::<AddressedEvent<Event>>::new());
    while let Stage::Awaiting(seats) = game.stage() {
        let seat = seats.iter().next().unwrap_or(Seat::FIRST);
        game.actions(seat, &mut actions);
        let mut at = rng.index(actions.len());
        if matches!(game.phase(), Phase::Turn(_)) && rng.below(3) > 0 {
            SpirePolicy.score(&game, seat, &actions, &mut scores);
            at = (0..actions.len()).max_by(|a, b| scores[*a].total_cmp(&scores[*b])).unwrap_or_default();
        } else if actions[at] == Action::End && actions.len() > 1 {
            at -= 1;
        }
        let action = actions[at];
        game.apply(seat, &action, &mut rng, &mut events).unwrap();
        events.drain(..).for_each(|one| Spire::note(&config, &one.event, seen));
    }
}

#[test]
fn everything_in_the_content_happens() {
    let (mut seen, mut missing) = (BTreeSet::new(), Spire::must_happen());
    for seed in 0..MOST {
        climb(seed, &mut seen);
        if (seed + 1) % BATCH == 0 {
            missing.retain(|one| !seen.contains(one));
            if missing.is_empty() {
                return;
            }
        }
    }
    panic!("never happened in {MOST} climbs: {}", missing.join(", "));
}
