//! Tunes the numbers of the policy by self-play:
//! `cargo run --release -p atout-kitty --example tune_kitty -- [weights|factors] [GENERATIONS] [CONFIG AS JSON]`.
//!
//! Cross-entropy method: draws lists of numbers around a mean; each list plays, in every seat and on common seeds, alone
//! against a table of champions and alone against a table of random players; mean and spread move towards the best
//! lists. The mean becomes the champion when it clearly beats it. The program prints improved numbers and writes no
//! file. `factors` tunes the class factors, in games with random classes.

mod options;

use atout_core::{BotRng, Dice, Game, NoEvents, Policy, Seat, SeedableRng, Stage};
use atout_kitty::{Action, ClassFactors, Classes, Config, Kitty, KittyPolicy, KittyWeights};

const POPULATION: usize = 40;
const ELITE: usize = 8;
const SEEDS: u64 = 100;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let what = args.next();
    let generations: u64 = args.next().as_deref().unwrap_or("40").parse()?;
    let config = options::config(args.next().as_deref().unwrap_or("{}"))?;
    let default = KittyPolicy::default();
    match what.as_deref() {
        None | Some("weights") => evolve(&config, generations, default.weights.to_array(), |list| KittyPolicy {
            weights: KittyWeights::from_array(list),
            ..default
        }),
        Some("factors") => {
            let config = Config { classes: Classes::Random, ..config };
            evolve(&config, generations, default.class_factors.to_array(), |list| KittyPolicy {
                class_factors: ClassFactors::from_array(list),
                ..default
            });
        }
        Some(other) => return Err(format!("`{other}` cannot be tuned, only `weights` and `factors`").into()),
    }
    Ok(())
}

fn evolve<const N: usize>(
    config: &Config,
    generations: u64,
    first: [f32; N],
    policy: impl Fn(&[f32; N]) -> KittyPolicy,
) {
    let (mut mean, mut champion) = (first, policy(&first));
    let mut spread = mean.map(|x| 0.3 * x.abs() + 0.01);
    let mut rng = BotRng::seed_from_u64(7);
    for generation in 0..generations {
        let seed = generation * 1_000_003;
        let mut drawn: Vec<(f64, [f32; N])> = (0..POPULATION)
            .map(|_| {
                let list: [f32; N] = std::array::from_fn(|i| mean[i] + spread[i] * normal(&mut rng));
                (fitness(config, &policy(&list), &champion, seed, SEEDS), list)
            })
            .collect();
        drawn.sort_by(|a, b| b.0.total_cmp(&a.0));
        for i in 0..N {
            let elite = || drawn[..ELITE].iter().map(|(_, list)| list[i]);
            let centre = elite().sum::<f32>() / ELITE as f32;
            let variance = elite().map(|x| (x - centre).powi(2)).sum::<f32>() / ELITE as f32;
            mean[i] = 0.3 * mean[i] + 0.7 * centre;
            spread[i] = 0.5 * spread[i] + 0.5 * variance.sqrt() + 0.002;
        }
        let now = policy(&mean);
        let against = fitness(config, &now, &champion, seed ^ 0xabcd, 800);
        let still = fitness(config, &champion, &champion, seed ^ 0xabcd, 800);
        let random = score(config, &now, None, seed ^ 0x1234, 800);
        let best = drawn[0].0;
        println!(
            "generation {generation}: best {best:.3}, mean {against:.3}, champion {still:.3}, mean v random {random:.3}"
        );
        if against > still + 0.02 {
            champion = now;
            println!("{mean:?}");
        }
    }
    println!("{:?}", policy(&mean));
}

/// The points against champions plus the points against random players.
fn fitness(config: &Config, hero: &KittyPolicy, champion: &KittyPolicy, seed: u64, seeds: u64) -> f64 {
    score(config, hero, Some(champion), seed, seeds) + score(config, hero, None, seed, seeds)
}

/// The hero's share of points, alone against a table of others (random players if `None`), in every seat.
fn score(config: &Config, hero: &KittyPolicy, others: Option<&KittyPolicy>, seed: u64, seeds: u64) -> f64 {
    let n = Kitty::n_seats(config);
    let mut points = 0.0;
    for n_seed in 0..seeds {
        for seat in Seat::all(n) {
            points += play(config, hero, others, seat, seed + n_seed);
        }
    }
    points / (seeds * n as u64) as f64
}

/// The hero's points in one game.
fn play(config: &Config, hero: &KittyPolicy, others: Option<&KittyPolicy>, seat: Seat, seed: u64) -> f64 {
    let mut rng = BotRng::seed_from_u64(seed);
    let Ok(mut state) = Kitty::dealt(config, &mut rng) else { return 0.0 };
    let (mut actions, mut scores) = (Vec::new(), Vec::new());
    loop {
        match state.stage() {
            Stage::Over(outcome) => return outcome.points(seat, |seat| config.side(seat)),
            Stage::Awaiting(seats) => {
                let before = state;
                for awaited in seats.iter() {
                    let policy = if awaited == seat { Some(hero) } else { others };
                    let action = policy.map(|policy| {
                        before.actions(awaited, &mut actions);
                        policy.score(&before, awaited, &actions, &mut scores);
                        actions[best(&scores)]
                    });
                    let random = || before.random_action(awaited, &mut rng, &mut Vec::new());
                    let action: Action = action.or_else(random).unwrap_or(Action::Pass);
                    assert!(
                        state.apply(awaited, &action, &mut rng, &mut NoEvents).is_ok(),
                        "a policy chooses a legal action"
                    );
                }
            }
        }
    }
}

fn best(scores: &[f32]) -> usize {
    (0..scores.len()).fold(0, |best, n| if scores[n] > scores[best] { n } else { best })
}

/// An approximately normal deviate: the sum of twelve uniform ones.
fn normal(rng: &mut BotRng) -> f32 {
    (0..12).map(|_| rng.unit()).sum::<f32>() - 6.0
}
