//! The heuristic chooses exactly what it chose when its weights were tuned: a faster policy is not another policy.
//!
//! Positions come from games that alternate the heuristic's choice with random ones, under the default config and under
//! random ones. Each line of `heuristic.txt` has the name of a group, how many decisions it has, and a hash of the
//! choices. A change of the weights changes the file; a change of the code must not.

use atout_core::testkit::Conformance;
use atout_core::{BotRng, Dice, Game, NoEvents, Policy, SeedableRng, Stage};
use atout_stones::{Action, Claims, Config, Stones, StonesPolicy};

/// FNV-1a.
fn add(hash: &mut u64, text: &str) {
    for byte in text.bytes().chain([b'\n']) {
        *hash = (*hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
}

/// The choice of the heuristic: the highest score, the first of equals.
fn choose(policy: &StonesPolicy, state: &Stones, actions: &[Action], scores: &mut Vec<f32>) -> Action {
    policy.score(state, state.turn(), actions, scores);
    let top = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    actions[scores.iter().position(|&score| score == top).unwrap()]
}

/// Plays games and describes the choices in them: `name decisions hash`.
fn describe(name: &str, games: u64, config: impl Fn(&mut BotRng) -> Config) -> String {
    let (policy, mut actions, mut scores) = (StonesPolicy::default(), Vec::new(), Vec::new());
    let (mut n, mut hash) = (0, 0xcbf2_9ce4_8422_2325);
    for seed in 0..games {
        let mut rng = BotRng::seed_from_u64(seed);
        let mut state = Stones::dealt(&config(&mut rng), &mut rng).unwrap();
        while let Stage::Awaiting(seats) = state.stage() {
            let seat = seats.iter().next().unwrap();
            state.actions(seat, &mut actions);
            let choice = choose(&policy, &state.sample(seat, &mut rng), &actions, &mut scores);
            if actions.len() > 1 {
                add(&mut hash, &choice.to_string());
                n += 1;
            }
            let played = if rng.below(4) == 0 { actions[rng.index(actions.len())] } else { choice };
            state.apply(seat, &played, &mut rng, &mut NoEvents).unwrap();
        }
    }
    format!("{name} {n} {hash:016x}\n")
}

#[test]
fn the_heuristic_chooses_as_it_always_has() {
    let lines = [
        describe("default", 60, |_| Config::default()),
        describe("tactics", 60, |_| Config { tactics: true, ..Config::default() }),
        describe("claims", 30, |_| Config { claims: Claims::AfterPlay, ..Config::default() }),
        describe("any", 120, Stones::random_config),
    ];
    assert_eq!(lines.concat(), include_str!("heuristic.txt"));
}
