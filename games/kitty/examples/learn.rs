//! Trains the network of the judge on games between heuristics, and prints `src/policy/judge/learnt.rs`:
//! `cargo run --release -p atout-kitty --example learn -- [GAMES] [CONFIG AS JSON …]`.
//!
//! By default half of the games have the default options; the others vary players, teams and classes. Training maximises
//! the likelihood of the winners (a multinomial logit of the network's strengths) by stochastic gradient steps. The gain
//! over guessing, on games that were not used for training, goes to stderr.

mod options;

use atout_core::{BotRng, Dice, Game, NoEvents, Policy, Rng, Seat, SeedableRng, Stage};
use atout_kitty::{Action, Config, Features, Kitty, KittyPolicy, N_FEATURES, N_HIDDEN, Network, features};
use std::fmt::Write as _;

/// The number of parameters of a network.
const N_PARAMETERS: usize = (N_FEATURES + 2) * N_HIDDEN + N_FEATURES;

/// Positions in a gradient step.
const BATCH: usize = 256;

/// The most turns that a player plays at random before it plays by the policy.
const IDLE: u32 = 8;

/// The number of passes over the positions.
const ROUNDS: usize = 6;

/// A training example: features and side of every living player, and the side that won.
struct Example {
    players: Vec<(Features, usize)>,
    winner: usize,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().as_deref().unwrap_or("100000").parse()?;
    let given: Vec<Config> = args.map(|json| options::config(&json)).collect::<Result<_, _>>()?;
    let configs = if given.is_empty() { default_configs()? } else { given };
    let positions = play_all(&configs, games);
    let (test, learn) = positions.split_at(positions.len() / 10);
    eprintln!("{} positions to learn from", learn.len());
    let mut trainer = Trainer::new();
    for round in 0..ROUNDS {
        trainer.train(learn, 0.003 * (1.0 - round as f32 / ROUNDS as f32));
        eprintln!("round {}: {:.4} bits better than guessing", round + 1, gain(test, &trainer.network()));
    }
    print!("{}", source(&trainer.network()));
    Ok(())
}

/// Half of the games have the default options.
fn default_configs() -> Result<Vec<Config>, serde_json::Error> {
    const OTHERS: [&str; 10] = [
        r#"{"players":2}"#,
        r#"{"players":3}"#,
        r#"{"players":6}"#,
        r#"{"players":8}"#,
        r#"{"players":2,"classes":"random"}"#,
        r#"{"classes":"random"}"#,
        r#"{"teams":"2v2"}"#,
        r#"{"teams":"2v2","classes":"random"}"#,
        r#"{"players":6,"teams":"3v3"}"#,
        r#"{"players":6,"teams":"2v2v2"}"#,
    ];
    let mut configs = vec![Config::default(); OTHERS.len()];
    for other in OTHERS {
        configs.push(options::config(other)?);
    }
    Ok(configs)
}

fn play_all(configs: &[Config], games: u64) -> Vec<Example> {
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let one = |seed: u64| play(&configs[seed as usize % configs.len()], seed);
    std::thread::scope(|scope| {
        let work = |thread| scope.spawn(move || (thread..games).step_by(threads as usize).flat_map(one).collect());
        let workers: Vec<_> = (0..threads).map(work).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_else(|_| Vec::new())).collect()
    })
}

/// Every tenth position of one game between heuristics, if the game has a winner. Players sometimes play a random action,
/// and some play at random in the first turns, so that positions are more varied than heuristics would make them.
/// Positions before the last of these turns are left out, most openings included: a judge that learnt from them played
/// no better.
fn play(config: &Config, seed: u64) -> Vec<Example> {
    let mut rng = BotRng::seed_from_u64(seed);
    let Ok(mut state) = Kitty::dealt(config, &mut rng) else { return Vec::new() };
    let policy = KittyPolicy::default();
    let (mut actions, mut scores, mut kept) = (Vec::new(), Vec::new(), Vec::new());
    let mut round = seed;
    let idle: [u16; Seat::MAX] = std::array::from_fn(|_| if rng.below(2) == 0 { 0 } else { rng.below(IDLE) as u16 });
    let last_idle = idle.into_iter().max().unwrap_or(0);
    loop {
        let seats = match state.stage() {
            Stage::Awaiting(seats) => seats,
            Stage::Over(outcome) => {
                let Some(winner) = outcome.winners.iter().next() else { return Vec::new() };
                let winner = config.side(winner);
                return kept.into_iter().map(|players| Example { players, winner }).collect();
            }
        };
        round += 1;
        if round.is_multiple_of(10) && state.turn() > last_idle {
            let features = features(&state);
            let seats = Seat::all(config.n_players());
            kept.push(seats.filter_map(|seat| Some((features[seat.index()]?, config.side(seat)))).collect());
        }
        let before = state;
        for seat in seats.iter() {
            before.actions(seat, &mut actions);
            policy.score(&before, seat, &actions, &mut scores);
            let best = (0..scores.len()).fold(0, |best, n| if scores[n] > scores[best] { n } else { best });
            let is_idle = before.turn() <= idle[seat.index()];
            let any = if is_idle || rng.below(20) == 0 {
                before.random_action(seat, &mut rng, &mut Vec::new())
            } else {
                None
            };
            let action: Action = any.unwrap_or(actions[best]);
            assert!(state.apply(seat, &action, &mut rng, &mut NoEvents).is_ok(), "a policy chooses a legal action");
        }
    }
}

/// Each player's chance: a softmax of the strengths.
fn shares(position: &Example, network: &Network) -> Vec<f32> {
    let strength: Vec<f32> = position.players.iter().map(|(features, _)| network.strength(features)).collect();
    let most = strength.iter().copied().fold(f32::MIN, f32::max);
    let powers: Vec<f32> = strength.into_iter().map(|one| (one - most).exp()).collect();
    let all: f32 = powers.iter().sum();
    powers.into_iter().map(|one| one / all).collect()
}

/// The chance of the side that won.
fn won(position: &Example, shares: &[f32]) -> f32 {
    let of_winner = position.players.iter().zip(shares).filter(|((_, side), _)| *side == position.winner);
    of_winner.map(|(_, share)| share).sum()
}

/// The information gain over equal chances, in bits per position.
fn gain(positions: &[Example], network: &Network) -> f64 {
    let one = |position: &Example| {
        let even = vec![1.0 / position.players.len() as f32; position.players.len()];
        let guess = won(position, &even);
        f64::from(won(position, &shares(position, network)).max(1e-6) / guess).log2()
    };
    positions.iter().filter(|position| won(position, &[1.0; Seat::MAX]) > 0.0).map(one).sum::<f64>()
        / positions.len() as f64
}

/// A network in training (Adam).
struct Trainer {
    numbers: Vec<f32>,
    mean: Vec<f32>,
    variance: Vec<f32>,
    steps: i32,
    rng: BotRng,
}

impl Trainer {
    fn new() -> Trainer {
        let mut rng = BotRng::seed_from_u64(1);
        let mut any = |most: f32| (rng.next_u64() as f32 / u64::MAX as f32 - 0.5) * 2.0 * most;
        let mut numbers = vec![0.0; N_PARAMETERS];
        numbers[..(N_FEATURES + 2) * N_HIDDEN].iter_mut().for_each(|number| *number = any(0.2));
        Trainer { numbers, mean: vec![0.0; N_PARAMETERS], variance: vec![0.0; N_PARAMETERS], steps: 0, rng }
    }

    fn network(&self) -> Network {
        let (hidden, rest) = self.numbers.split_at(N_FEATURES * N_HIDDEN);
        Network {
            hidden: std::array::from_fn(|feature| std::array::from_fn(|cell| hidden[feature * N_HIDDEN + cell])),
            bias: std::array::from_fn(|cell| rest[cell]),
            out: std::array::from_fn(|cell| rest[N_HIDDEN + cell]),
            straight: std::array::from_fn(|feature| rest[2 * N_HIDDEN + feature]),
        }
    }

    /// One pass: as many random positions as there are.
    fn train(&mut self, positions: &[Example], rate: f32) {
        for _ in 0..positions.len() / BATCH {
            let network = self.network();
            let mut gradient = vec![0.0; N_PARAMETERS];
            for _ in 0..BATCH {
                add_gradient(&positions[self.rng.index(positions.len())], &network, &mut gradient);
            }
            self.step(&gradient, rate);
        }
    }

    fn step(&mut self, gradient: &[f32], rate: f32) {
        self.steps += 1;
        let (mean_correction, variance_correction) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for (n, gradient) in gradient.iter().enumerate() {
            let gradient = gradient / BATCH as f32;
            self.mean[n] = 0.9 * self.mean[n] + 0.1 * gradient;
            self.variance[n] = 0.999 * self.variance[n] + 0.001 * gradient * gradient;
            self.numbers[n] +=
                rate * (self.mean[n] / mean_correction) / ((self.variance[n] / variance_correction).sqrt() + 1e-8);
        }
    }
}

/// Adds the gradient of one position.
fn add_gradient(position: &Example, network: &Network, gradient: &mut [f32]) {
    let shares = shares(position, network);
    let won = won(position, &shares);
    if won <= 0.0 {
        return;
    }
    let (hidden, rest) = gradient.split_at_mut(N_FEATURES * N_HIDDEN);
    let (bias, rest) = rest.split_at_mut(N_HIDDEN);
    let (out, straight) = rest.split_at_mut(N_HIDDEN);
    for ((features, side), share) in position.players.iter().zip(&shares) {
        let credit = if *side == position.winner { share / won } else { 0.0 };
        let error = credit - share;
        let mut cells = network.bias;
        for (feature, to_hidden) in features.iter().zip(&network.hidden).filter(|(feature, _)| **feature != 0.0) {
            cells.iter_mut().zip(to_hidden).for_each(|(cell, weight)| *cell += feature * weight);
        }
        let back: [f32; N_HIDDEN] =
            std::array::from_fn(|cell| if cells[cell] > 0.0 { error * network.out[cell] } else { 0.0 });
        for cell in 0..N_HIDDEN {
            out[cell] += error * cells[cell].max(0.0);
            bias[cell] += back[cell];
        }
        for (n, feature) in features.iter().enumerate().filter(|(_, feature)| **feature != 0.0) {
            straight[n] += error * feature;
            let to_hidden = &mut hidden[n * N_HIDDEN..][..N_HIDDEN];
            to_hidden.iter_mut().zip(back).for_each(|(slot, back)| *slot += back * feature);
        }
    }
}

/// The network as Rust source.
fn source(network: &Network) -> String {
    let list = |numbers: &[f32]| {
        let numbers: Vec<String> = numbers.iter().map(|number| format!("{number:.3}")).collect();
        format!("[{}]", numbers.join(", "))
    };
    let mut out = String::from("//! The numbers of the network, as `examples/learn.rs` printed them.\n\n");
    out += "use super::Network;\n\n";
    out += "#[allow(clippy::approx_constant, reason = \"a learnt number may be close to a famous one\")]\n";
    out += "#[rustfmt::skip]\npub(super) static LEARNT: Network = Network {\n    hidden: [\n";
    for row in &network.hidden {
        let _ = writeln!(out, "        {},", list(row));
    }
    let _ = writeln!(out, "    ],\n    bias: {},", list(&network.bias));
    let _ = writeln!(out, "    out: {},\n    straight: {},\n}};", list(&network.out), list(&network.straight));
    out
}
