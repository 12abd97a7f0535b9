//! Tunes the policy's weights by self-play: `cargo run --release -p atout-stones --example tune_stones -- [generations] [start]`.
//!
//! Cross-entropy: draw weight lists around a mean, let each play a champion on common seeds with seats swapped, move
//! the mean and the spread to the best ones. The champion changes to the mean whenever that clearly beats it. Prints
//! the weights whenever they improve; nothing is written anywhere.

use atout_core::{BotRng, Dice, Game, NoEvents, Policy, Scratch, Seat, SeedableRng, Stage};
use atout_stones::{Config, Stones, StonesPolicy, Weights};

const POPULATION: usize = 48;
const ELITE: usize = 10;
const PAIRS: u64 = 150;

fn main() {
    let generations: u32 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(60);
    let first = Weights::default();
    let mut mean = first.to_array();
    let mut spread = mean.map(|x| 0.15 * x.abs() + 0.03);
    let mut champion = first;
    let mut rng = BotRng::seed_from_u64(7);
    for generation in 0..generations {
        let seed = u64::from(generation) * 1_000_003;
        let mut drawn: Vec<(f64, [f32; Weights::N])> = (0..POPULATION)
            .map(|_| {
                let list: [f32; Weights::N] = std::array::from_fn(|i| mean[i] + spread[i] * normal(&mut rng));
                (score(&Weights::from_array(&list), &champion, seed, PAIRS), list)
            })
            .collect();
        drawn.sort_by(|a, b| b.0.total_cmp(&a.0));
        for i in 0..Weights::N {
            let elite = || drawn[..ELITE].iter().map(|(_, list)| list[i]);
            let centre = elite().sum::<f32>() / ELITE as f32;
            let variance = elite().map(|x| (x - centre).powi(2)).sum::<f32>() / ELITE as f32;
            mean[i] = 0.3 * mean[i] + 0.7 * centre;
            spread[i] = 0.4 * spread[i] + 0.6 * variance.sqrt() + 0.002;
        }
        let now = Weights::from_array(&mean);
        let against = score(&now, &champion, seed ^ 0xabcd, 1_500);
        let overall = score(&now, &first, seed ^ 0x1234, 1_500);
        println!(
            "generation {generation}: best {:.3}, mean v champion {against:.3}, mean v first {overall:.3}",
            drawn[0].0
        );
        if against > 0.53 {
            champion = now;
            println!("{now:?}");
        }
    }
    println!("{:?}", Weights::from_array(&mean));
}

/// The share of points of `a` against `b`.
fn score(a: &Weights, b: &Weights, seed: u64, pairs: u64) -> f64 {
    let (a, b) = (StonesPolicy { weights: *a }, StonesPolicy { weights: *b });
    let mut points = 0.0;
    for pair in 0..pairs {
        points += play([&a, &b], seed + pair, Seat::FIRST) + play([&b, &a], seed + pair, Seat::SECOND);
    }
    points / (2 * pairs) as f64
}

/// The points of `seat` in one game.
fn play(policies: [&StonesPolicy; 2], seed: u64, seat: Seat) -> f64 {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut scratch = Scratch::default();
    let Ok(mut state) = Stones::dealt(&Config::default(), &mut rng) else { return 0.0 };
    loop {
        match state.stage() {
            Stage::Over(outcome) => return outcome.points(seat, Seat::index),
            Stage::Awaiting(seats) => {
                for awaited in seats.iter() {
                    let choice = policies[awaited.index()].playout(&state, awaited, &mut rng, &mut scratch);
                    let accepted =
                        choice.is_some_and(|action| state.apply(awaited, &action, &mut rng, &mut NoEvents).is_ok());
                    assert!(accepted, "a policy chooses a legal action");
                }
            }
        }
    }
}

/// A normal deviate, as the sum of twelve uniform ones.
fn normal(rng: &mut BotRng) -> f32 {
    (0..12).map(|_| rng.unit()).sum::<f32>() - 6.0
}
