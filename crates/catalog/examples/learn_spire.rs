//! Trains the judge of Elemental Spire on climbs of bots that search, and prints `games/spire/src/policy/judge/learnt.rs`:
//! `cargo run --release -p atout-catalog --example learn_spire -- [CLIMBS] [ITERATIONS]`.
//!
//! The climbs have all difficulties, and some have two players. Now and then a bot takes any way, card or option, so that
//! there is something to learn from. Training maximises the likelihood of the results (a logistic regression) by
//! stochastic gradient steps; the gain over guessing, on climbs that were not used for training, goes to stderr.

use atout_bots::{Budget, Search};
use atout_core::{Bot, BotRng, Dice, Match, Rng, Seat, Seed, SeedableRng, Stage, Undisturbed, Viewer};
use atout_spire::{Config, Features, N_FEATURES, Phase, Spire, SpirePolicy, features};

/// One of so many decisions outside fights is made at random.
const RANDOM: u32 = 6;
/// The number of passes over the positions.
const ROUNDS: usize = 60;
/// How much large weights cost.
const DECAY: f64 = 1e-3;

/// A position of a climb, and whether it was won.
type Example = (Features, bool);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let climbs: u64 = args.next().as_deref().unwrap_or("2000").parse()?;
    let iterations: u32 = args.next().as_deref().unwrap_or("100").parse()?;
    let all = play_all(climbs, iterations)?;
    let (test, learn) = all.split_at(all.len() / 10);
    let test: Vec<Example> = test.iter().flatten().copied().collect();
    let mut learn: Vec<Example> = learn.iter().flatten().copied().collect();
    eprintln!("{} positions to learn from", learn.len());
    let weights = train(&mut learn);
    eprintln!("{:.4} bits better than guessing", gain(&test, &weights));
    print!("{}", source(&weights));
    Ok(())
}

fn play_all(climbs: u64, iterations: u32) -> Result<Vec<Vec<Example>>, Box<dyn std::error::Error>> {
    let mut all = Vec::new();
    for n in 0..climbs {
        let config = Config { difficulty: (n % 11) as u8, players: 1 + u8::from(n % 5 == 0), ..Config::default() };
        all.push(play(config, n, iterations)?);
        if n % 100 == 99 {
            eprintln!("{} climbs", n + 1);
        }
    }
    Ok(all)
}

/// The positions of one climb at which a way was chosen.
fn play(config: Config, seed: u64, iterations: u32) -> Result<Vec<Example>, Box<dyn std::error::Error>> {
    let mut game = Match::<Spire>::new(config, Seed::from(seed))?;
    let bot = Search::<Spire, SpirePolicy>::new(Budget::Iterations(iterations));
    let mut sessions: Vec<_> = Seat::all(config.players.into()).map(|_| bot.session()).collect();
    let (mut rng, mut kept) = (BotRng::seed_from_u64(seed), Vec::new());
    while let Stage::Awaiting(seats) = game.stage() {
        let info = game.info_set(Seat::FIRST);
        let phase = game.view(Viewer::Spectator).phase;
        if phase == Phase::Way && seats.contains(Seat::FIRST) {
            kept.push(features(&info.sample(&mut rng)));
        }
        let Some(seat) = seats.iter().next() else { break };
        let is_fight = matches!(phase, Phase::Turn(_) | Phase::Discard(..));
        let info = game.info_set(seat);
        let action = match !is_fight && rng.below(RANDOM) == 0 {
            true => {
                let actions = info.actions();
                actions.get(rng.index(actions.len())).copied()
            }
            false => {
                sessions[seat.index()].choose(&info, &mut BotRng::seed_from_u64(rng.next_u64()), &Undisturbed).ok()
            }
        };
        let Some(action) = action else { break };
        game.play(seat, action)?;
    }
    let won = matches!(game.view(Viewer::Spectator).phase, Phase::Over { won: true });
    Ok(kept.into_iter().map(|features| (features, won)).collect())
}

fn chance(features: &Features, weights: &[f64; N_FEATURES]) -> f64 {
    let sum: f64 = features.iter().zip(weights).map(|(feature, weight)| f64::from(*feature) * weight).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Stochastic gradient steps with a step size of its own for every weight (AdaGrad).
fn train(examples: &mut [Example]) -> [f64; N_FEATURES] {
    let (mut weights, mut squares) = ([0.0; N_FEATURES], [1e-6; N_FEATURES]);
    let mut rng = BotRng::seed_from_u64(1);
    for _ in 0..ROUNDS {
        rng.shuffle(examples);
        for (features, won) in examples.iter() {
            let error = chance(features, &weights) - f64::from(u8::from(*won));
            for (n, feature) in features.iter().enumerate() {
                let slope = error * f64::from(*feature) + DECAY * weights[n];
                squares[n] += slope * slope;
                weights[n] -= 0.05 * slope / squares[n].sqrt();
            }
        }
    }
    weights
}

/// The information gain over the mean, in bits per position.
fn gain(examples: &[Example], weights: &[f64; N_FEATURES]) -> f64 {
    let n = examples.len().max(1) as f64;
    let share = examples.iter().filter(|(_, won)| *won).count() as f64 / n;
    let bits = |won: bool, chance: f64| if won { chance } else { 1.0 - chance }.max(1e-9).log2();
    examples.iter().map(|(features, won)| bits(*won, chance(features, weights)) - bits(*won, share)).sum::<f64>() / n
}

fn source(weights: &[f64; N_FEATURES]) -> String {
    let rows: Vec<String> = weights
        .chunks(8)
        .map(|row| row.iter().map(|weight| format!("{weight:.4},")).collect::<Vec<_>>().join(" "))
        .collect();
    format!(
        "//! The numbers of the judge. Made by the example `learn_spire` of `atout-catalog`.\n\n/// One for each feature.\n#[rustfmt::skip]\npub(super) const LEARNT: [f32; super::N_FEATURES] = [\n    {}\n];\n",
        rows.join("\n    ")
    )
}
