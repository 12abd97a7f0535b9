//! Learns what a player's signs of strength are worth, from games between heuristics:
//! `cargo run --release -p atout-kitty --example learn -- [GAMES] [CONFIG AS JSON]`.
//!
//! The weights are those under which the winners of the games were most likely (a multinomial logit, by gradient
//! ascent). Prints them, and how much better than guessing they tell the winner; nothing is written anywhere.

use atout_core::{BotRng, Game, Policy, Seat, SeedableRng, Silent, Stage};
use atout_kitty::{Action, Config, Kitty, KittyPolicy, N_SIGNS, signs};

/// A position: the signs of everybody who lives, and who won in the end.
struct Position {
    signs: Vec<[f32; N_SIGNS]>,
    winner: usize,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut told = std::env::args().skip(1);
    let games: u64 = told.next().as_deref().unwrap_or("3000").parse()?;
    let config: Config = serde_json::from_str(told.next().as_deref().unwrap_or("{}"))?;
    let positions: Vec<Position> = (0..games).flat_map(|seed| play(&config, seed)).collect();
    let (test, learn) = positions.split_at(positions.len() / 5);
    let mut weights = [0.0f64; N_SIGNS];
    for round in 0..2000 {
        let gradient = gradient(learn, &weights);
        let rate = 0.1;
        weights.iter_mut().zip(gradient).for_each(|(weight, slope)| *weight += rate * slope);
        if round % 500 == 499 {
            println!("round {round}: {:.4} bits better than guessing", gain(test, &weights));
        }
    }
    println!("{} positions\n{weights:?}", positions.len());
    Ok(())
}

fn shares(position: &Position, weights: &[f64; N_SIGNS]) -> Vec<f64> {
    let dot = |signs: &[f32; N_SIGNS]| {
        signs.iter().zip(weights).map(|(sign, weight)| f64::from(*sign) * weight).sum::<f64>().exp()
    };
    let strength: Vec<f64> = position.signs.iter().map(dot).collect();
    let all: f64 = strength.iter().sum();
    strength.into_iter().map(|one| one / all).collect()
}

fn gradient(positions: &[Position], weights: &[f64; N_SIGNS]) -> [f64; N_SIGNS] {
    let mut sum = [0.0; N_SIGNS];
    for position in positions {
        for (player, share) in shares(position, weights).into_iter().enumerate() {
            let surprise = if player == position.winner { 1.0 - share } else { -share };
            for (slope, sign) in sum.iter_mut().zip(position.signs[player]) {
                *slope += surprise * f64::from(sign) / positions.len() as f64;
            }
        }
    }
    sum
}

/// How much less surprising the winners are than if all were equal, in bits a position.
fn gain(positions: &[Position], weights: &[f64; N_SIGNS]) -> f64 {
    let one = |position: &Position| (shares(position, weights)[position.winner] * position.signs.len() as f64).log2();
    positions.iter().map(one).sum::<f64>() / positions.len() as f64
}

/// One game between heuristics: every tenth position of it, if somebody won.
fn play(config: &Config, seed: u64) -> Vec<Position> {
    let mut rng = BotRng::seed_from_u64(seed);
    let Ok(mut state) = Kitty::start(config, &mut rng) else { return Vec::new() };
    let policy = KittyPolicy::default();
    let (mut actions, mut scores, mut kept) = (Vec::new(), Vec::new(), Vec::new());
    let mut round = seed;
    loop {
        let seats = match state.stage() {
            Stage::Awaiting(seats) => seats,
            Stage::Over(outcome) => {
                let winner = outcome.winners.iter().next();
                return kept
                    .into_iter()
                    .filter_map(|(living, signs): (Vec<Seat>, Vec<_>)| {
                        let winner = living.iter().position(|seat| Some(*seat) == winner)?;
                        Some(Position { signs, winner })
                    })
                    .collect();
            }
        };
        round += 1;
        if round.is_multiple_of(10) {
            let living: Vec<Seat> = Seat::all(config.n_players()).filter(|seat| state.lives(*seat)).collect();
            let all = living.iter().map(|seat| signs(&state, *seat)).collect();
            kept.push((living, all));
        }
        let before = state;
        for seat in seats.iter() {
            before.actions(seat, &mut actions);
            policy.score(&before, seat, &actions, &mut scores);
            let best = (0..scores.len()).fold(0, |best, n| if scores[n] > scores[best] { n } else { best });
            let action: Action = actions[best];
            assert!(state.apply(seat, &action, &mut rng, &mut Silent).is_ok(), "a policy chooses a legal action");
        }
    }
}
