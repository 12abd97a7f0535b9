//! Benchmarks of a game's rules on one core: random playouts, clones, search iterations.

use atout_bots::{Budget, Search, Uniform};
use atout_core::{
    BotRng, ConfigError, Game, HasBenchmarks, HasPolicy, InfoSet, Match, NoEvents, Policy, Rate, Scratch, Seed,
    SeedableRng, Stage,
};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The results, per second on one core.
#[derive(Debug, Clone, PartialEq)]
pub struct Bench {
    /// Whole random games.
    pub playouts_per_s: f64,
    /// Decisions in random games, dealing included.
    pub decisions_per_s: f64,
    /// Clones of a state in mid-game.
    pub clones_per_s: f64,
    /// Iterations of the information-set search with random playouts, over the decisions of one game.
    pub search_iterations_per_s: f64,
    /// The same with playouts by the game's policy.
    pub policy_search_iterations_per_s: f64,
    /// The game's own benchmarks: `("proofs", 2.5e6)`.
    pub extra: Vec<(&'static str, f64)>,
}

/// The time is cut into this many slices; the fastest counts. Other programs on the machine can only slow a slice down.
const SLICES: u32 = 10;

/// Repeats `work` for about `time`, after a tenth of it as warm-up. Returns the sum of its results per second. Work that
/// takes longer than a slice gets fewer of them.
fn rate(time: Duration, mut work: impl FnMut() -> u64) -> f64 {
    let (start, mut best) = (Instant::now(), 0.0);
    spin(time / SLICES, &mut work);
    for _ in 0..SLICES {
        best = f64::max(best, spin(time / SLICES, &mut work));
        if start.elapsed() > time * 2 {
            break;
        }
    }
    best
}

fn spin(time: Duration, work: &mut impl FnMut() -> u64) -> f64 {
    let (start, mut done) = (Instant::now(), 0);
    while start.elapsed() < time {
        done += work();
    }
    done as f64 / start.elapsed().as_secs_f64()
}

/// Repeats short work, so that reading the clock takes no noticeable time.
fn batch(mut work: impl FnMut() -> u64) -> impl FnMut() -> u64 {
    move || (0..256).map(|_| work()).sum()
}

/// Plays a random game to its end. Returns the number of decisions.
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

/// The most decisions that searches are measured at.
const MAX_DECISIONS: usize = 8;

/// Decisions of one game between policies, spread evenly over all that a search would think about: those with two actions
/// or more that are not trivial. If there is none, any decisions.
fn decisions<G: HasPolicy>(
    config: &G::Config,
    setups: &[G::Setup],
    policy: &G::Policy,
) -> Result<Vec<InfoSet<'static, G>>, ConfigError> {
    let mut game = Match::<G>::with_setups(config.clone(), setups.to_vec(), Seed::from(1))?;
    let mut rng = BotRng::seed_from_u64(1);
    let (mut thoughtful, mut all, mut scratch) = (Vec::new(), Vec::new(), Scratch::default());
    while let Stage::Awaiting(seats) = game.stage() {
        let Some(seat) = seats.iter().next() else { break };
        let info = game.info_set(seat).into_owned();
        let sampled = info.sample(&mut rng);
        let Some(action) = policy.playout(&sampled, seat, &mut rng, &mut scratch) else { break };
        match info.actions().len() > 1 && !policy.is_trivial(&sampled, seat) {
            true => thoughtful.push(info),
            false => all.push(info),
        }
        if game.play(seat, action).is_err() {
            break;
        }
    }
    let mut decisions = if thoughtful.is_empty() { all } else { thoughtful };
    let stride = decisions.len().div_ceil(MAX_DECISIONS).max(1);
    decisions = decisions.into_iter().step_by(stride).collect();
    Ok(decisions)
}

/// How long a search of the benchmark is.
const BENCH_BUDGET: Budget = Budget::Iterations(400);

/// Iterations per second, with as many iterations for every decision of the game: the slow ones of the beginning count
/// for more time than the quick ones of the end.
fn search_rate<G: Game, P: Policy<G>>(
    each: Duration,
    search: &Search<G, P>,
    decisions: &[InfoSet<'_, G>],
    rng: &mut BotRng,
) -> f64 {
    rate(each, || decisions.iter().map(|info| search.count_iterations(info, rng)).sum())
}

/// Measures a game, spending about `each` on each figure. Deals take the rows of set-ups in turn.
pub(crate) fn measure<G: HasPolicy + HasBenchmarks>(
    config: &G::Config,
    mut rows: Vec<Vec<G::Setup>>,
    each: Duration,
) -> Result<Bench, ConfigError> {
    let n_seats = G::n_seats(config);
    if rows.is_empty() {
        rows.push(Vec::new());
    }
    for row in &mut rows {
        Match::<G>::check_n_setups(config, row.len())?;
        row.resize_with(n_seats, G::Setup::default);
    }
    let mut rng = BotRng::seed_from_u64(1);
    let deal = |n: usize, rng: &mut BotRng| G::start(config, &rows[n % rows.len()], rng, &mut NoEvents);
    let start = deal(0, &mut rng);
    let mut scratch = Vec::new();
    let (mut games, mut played) = (0, 0);
    let play = || {
        let state = deal(games as usize, &mut rng);
        let decisions = playout(state, &mut rng, &mut scratch);
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
    let policy = G::Policy::default();
    let decisions = decisions::<G>(config, &rows[0], &policy)?;
    let search_iterations_per_s = search_rate(each, &random, &decisions, &mut rng);
    let guided = Search::<G, _>::with_policy(policy, BENCH_BUDGET);
    let policy_search_iterations_per_s = search_rate(each, &guided, &decisions, &mut rng);
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
