//! Measures a game's rules and searches on one core.

use atout_bots::{Budget, Search, Uniform};
use atout_core::{
    BotRng, Game, HasBenchmarks, HasPolicy, InfoSet, Match, NoEvents, Policy, Rate, Seat, Seed, SeedableRng, Stage,
};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The figures of one game, per second on one core.
#[derive(Debug, Clone, PartialEq)]
pub struct Bench {
    /// Whole random games.
    pub playouts_per_s: f64,
    /// Decisions in random games, dealing included.
    pub decisions_per_s: f64,
    /// Clones of a state in mid-game.
    pub clones_per_s: f64,
    /// Iterations of the information-set search with random playouts, from the first decision.
    pub search_iterations_per_s: f64,
    /// The same with playouts by the game's policy, from the first decision that the policy does not call trivial.
    pub policy_search_iterations_per_s: f64,
    /// The game's own figures: `("proofs", 2.5e6)`.
    pub extra: Vec<(&'static str, f64)>,
}

/// The time is cut into this many slices, and the fastest counts: other programs can only slow a slice down.
const SLICES: u32 = 10;

/// Repeats `work` for about `time`, after a tenth of it as warm-up, and gives the sum of what it returned per second.
fn rate(time: Duration, mut work: impl FnMut() -> u64) -> f64 {
    (0..=SLICES).map(|_| spin(time / SLICES, &mut work)).skip(1).fold(0.0, f64::max)
}

fn spin(time: Duration, work: &mut impl FnMut() -> u64) -> f64 {
    let (start, mut done) = (Instant::now(), 0);
    while start.elapsed() < time {
        done += work();
    }
    done as f64 / start.elapsed().as_secs_f64()
}

/// Repeats quick work, so that reading the clock costs little beside it.
fn batch(mut work: impl FnMut() -> u64) -> impl FnMut() -> u64 {
    move || (0..256).map(|_| work()).sum()
}

/// Plays a random game to its end and counts the decisions.
fn playout<G: Game>(mut state: G, rng: &mut BotRng, scratch: &mut Vec<G::Action>) -> u64 {
    let mut decisions = 0;
    while let Stage::Awaiting(seats) = state.stage() {
        for seat in seats.iter() {
            let Some(action) = state.random_action(seat, rng, scratch) else { return decisions };
            if state.apply(seat, &action, rng, &mut NoEvents).is_err() {
                return decisions;
            }
            decisions += 1;
        }
    }
    black_box(&state);
    decisions
}

/// A state some way into a random game.
fn midgame<G: Game>(start: &G, rng: &mut BotRng) -> G {
    let (mut state, mut scratch) = (start.clone(), Vec::new());
    for _ in 0..15 {
        for seat in state.stage().awaited().iter() {
            if let Some(action) = state.random_action(seat, rng, &mut scratch) {
                // Listed as legal a line above.
                let _ = state.apply(seat, &action, rng, &mut NoEvents);
            }
        }
    }
    state
}

/// The first decision of a game with two actions or more that is `wanted`, and the seat that has to make it. The decision
/// at the start if there is none.
fn decision<G: Game>(
    config: &G::Config,
    wanted: impl Fn(&G, Seat) -> bool,
) -> Result<(Match<G>, Seat), atout_core::ConfigError> {
    let (start, mut rng) = (Match::<G>::new(config.clone(), Seed::from(1))?, BotRng::seed_from_u64(1));
    let mut game = start.clone();
    while let Stage::Awaiting(seats) = game.stage() {
        for seat in seats.iter() {
            let info = game.info_set(seat);
            if info.actions().len() > 1 && wanted(&info.sample(&mut rng), seat) {
                return Ok((game, seat));
            }
            let Some(action) = info.random_action(&mut rng) else { break };
            // Listed as legal a line above.
            let _ = game.play(seat, action);
        }
    }
    Ok((start, Seat::FIRST))
}

/// Not used: a benchmark counts iterations.
const BENCH_BUDGET: Budget = Budget::Iterations(1);

fn search_rate<G: Game, P: Policy<G>>(
    each: Duration,
    search: &Search<G, P>,
    info: &InfoSet<'_, G>,
    rng: &mut BotRng,
) -> f64 {
    rate(each, || search.count_iterations(info, each / SLICES, rng))
}

/// Measures a game, spending about `each` on each figure.
pub(crate) fn measure<G: HasPolicy + HasBenchmarks>(
    config: &G::Config,
    each: Duration,
) -> Result<Bench, atout_core::ConfigError> {
    let mut rng = BotRng::seed_from_u64(1);
    let start = G::start(config, &mut rng)?;
    let mut scratch = Vec::new();
    let (mut games, mut played) = (0, 0);
    let play = || {
        let decisions = G::start(config, &mut rng).map_or(0, |state| playout(state, &mut rng, &mut scratch));
        (games, played) = (games + 1, played + decisions);
        decisions
    };
    let decisions_per_s = rate(each, play);
    let playouts_per_s = decisions_per_s * f64::from(games) / f64::max(played as f64, 1.0);
    let state = midgame(&start, &mut rng);
    let clone = || {
        black_box(black_box(&state).clone());
        1
    };
    let clones_per_s = rate(each, batch(clone));
    let random = Search::<G, _>::with_policy(Uniform, BENCH_BUDGET).width(usize::MAX);
    let (first, seat) = decision::<G>(config, |_, _| true)?;
    let search_iterations_per_s = search_rate(each, &random, &first.info_set(seat), &mut rng);
    let policy = G::Policy::default();
    let (first, seat) = decision::<G>(config, |state, seat| !policy.is_trivial(state, seat))?;
    let led = Search::<G, _>::with_policy(policy, BENCH_BUDGET);
    let policy_search_iterations_per_s = search_rate(each, &led, &first.info_set(seat), &mut rng);
    let extra = |(name, work): &Rate<G>| (*name, rate(each, batch(|| work(black_box(&state)))));
    let extra = G::RATES.iter().map(extra).collect();
    Ok(Bench {
        playouts_per_s,
        decisions_per_s,
        clones_per_s,
        search_iterations_per_s,
        policy_search_iterations_per_s,
        extra,
    })
}
