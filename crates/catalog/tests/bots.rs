//! Every bot on every game: legal, honest, repeatable, within its budget.

use atout_bots::{Beginner, Budget, Heuristic, PlayerKind, Programs, Random, Search};
use atout_catalog::{Contest, ContestSpec, Entry, games};
use atout_core::testkit::{Conformance, check_bot};
use atout_core::{
    Bot, BotFailure, BotRng, BotSession, Control, HasPolicy, InfoSet, Match, Policy, Seat, Seed, SeedableRng, Stage,
    Undisturbed,
};
use atout_duel::Duel;
use atout_kitty::Kitty;
use atout_spire::Spire;
use atout_stones::Stones;
use serde_json::json;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A bot gives the same answer for all states of one information set.
fn is_honest<G: Conformance>(bot: &dyn Bot<G>, games: u64) {
    for seed in 0..games {
        let config = G::random_config(&mut BotRng::seed_from_u64(seed));
        check_bot(bot, &config, seed);
    }
}

fn all_bots_are_honest<G: Conformance + HasPolicy>() {
    is_honest::<G>(&Random, 50);
    is_honest::<G>(&Heuristic::<G>::default(), 50);
    is_honest::<G>(&Search::<G, G::Policy>::new(Budget::Iterations(12)), 12);
}

#[test]
fn stones_bots_know_only_what_their_seat_knows() {
    all_bots_are_honest::<Stones>();
}

#[test]
fn kitty_bots_know_only_what_their_seat_knows() {
    all_bots_are_honest::<Kitty>();
}

/// Climbs of strong players are long: these have little life.
#[test]
fn spire_bots_know_only_what_their_seat_knows() {
    let search = Search::<Spire, _>::new(Budget::Iterations(40));
    let bots: [(&dyn Bot<Spire>, u64); 3] = [(&Random, 20), (&Heuristic::<Spire>::default(), 20), (&search, 6)];
    for (bot, games) in bots {
        for seed in 0..games {
            let config = atout_spire::Config { life: 40, ..Spire::random_config(&mut BotRng::seed_from_u64(seed)) };
            check_bot(bot, &config, seed);
        }
    }
}

#[test]
fn a_beginner_knows_only_what_its_seat_knows() {
    is_honest::<Duel>(&Beginner::<Duel>::default(), 20);
}

/// At random half of all hands are given away; a beginner keeps those with some lands and some other cards.
#[test]
fn a_beginner_keeps_a_hand_that_can_be_played() {
    let game = games().iter().find(|game| game.id() == "duel").unwrap();
    let kept = |kind: &PlayerKind| {
        let keeps = |seed: u64| {
            let setups: Vec<_> = game.ready_setups().into_iter().take(2).map(|deck| deck.setup).collect();
            let table = game.start(&json!({}), &setups, Seed::from(seed)).unwrap();
            let seat = table.stage().awaited().iter().next().unwrap();
            table.bot_task(seat, kind, &Programs::NONE).unwrap()(&Undisturbed).unwrap() == ["keep"]
        };
        (0..60).filter(|seed| keeps(*seed)).count()
    };
    assert_eq!(kept(&PlayerKind::Beginner), kept(&PlayerKind::Heuristic), "both follow the policy");
    assert!(kept(&PlayerKind::Beginner) > 45, "{} of 60", kept(&PlayerKind::Beginner));
    assert!((15..45).contains(&kept(&PlayerKind::Random)), "random stays random");
}

/// A game between bots with all defaults.
fn contest(game: &dyn Entry, seed: u64, kinds: &[PlayerKind]) -> Contest {
    let (config, programs) = (json!({}), &Programs::NONE);
    let spec = ContestSpec { config: &config, setups: &[], seed: Seed::from(seed), kinds, programs, clock: None };
    game.contest(spec).unwrap()
}

#[test]
fn a_search_with_an_iteration_budget_repeats_itself() {
    for game in games() {
        let kinds: Vec<PlayerKind> =
            (0..game.n_seats(&json!({})).unwrap()).map(|_| PlayerKind::Search(Budget::Iterations(40))).collect();
        let play = || contest(*game, 11, &kinds).record;
        assert_eq!(play(), play(), "{}", game.id());
    }
}

#[test]
fn a_search_keeps_its_time_in_every_position_of_a_game() {
    for game in games() {
        let mut table = game.start(&json!({}), &[], Seed::from(5)).unwrap();
        while let Stage::Awaiting(seats) = table.stage() {
            for seat in seats.iter() {
                let search = PlayerKind::Search(Budget::Millis(10));
                let think = table.bot_task(seat, &search, &Programs::NONE).unwrap();
                let started = std::time::Instant::now();
                let row = think(&Undisturbed).unwrap();
                // A hundred times the budget: only a search that ignores it fails, however busy the machine is.
                assert!(started.elapsed().as_millis() < 1_000, "{} thought for {:?}", game.id(), started.elapsed());
                table.play_row(seat, &row).unwrap();
            }
        }
    }
}

#[test]
fn a_benchmark_takes_about_its_time_however_long_games_are() {
    for game in games() {
        let started = Instant::now();
        let bench = game.bench(&json!({}), &[], Duration::from_millis(1)).unwrap();
        assert!(bench.search_iterations_per_s > 0.0 && bench.policy_search_iterations_per_s > 0.0, "{bench:?}");
        // A thousand times that: only a benchmark that ignores the clock fails, even on a busy machine.
        assert!(started.elapsed().as_secs() < 5, "{} took {:?}", game.id(), started.elapsed());
    }
}

#[test]
fn kinds_that_cannot_play_say_which_can() {
    for game in games() {
        let table = game.start(&json!({}), &[], Seed::from(1)).unwrap();
        for (kind, says) in [("human", "heuristic"), ("cmd:./mine", "no external programs are started here")] {
            let Err(error) = table.bot_task(Seat::FIRST, &kind.parse().unwrap(), &Programs::NONE) else {
                panic!("{kind} plays {} by itself", game.id())
            };
            assert!(error.to_string().contains(says), "{error}");
        }
    }
}

#[test]
fn a_bot_task_for_a_seat_without_a_decision_is_an_error() {
    for game in games() {
        let table = game.start(&json!({}), &[], Seed::from(1)).unwrap();
        let awaited = table.stage().awaited();
        for seat in Seat::all(Seat::MAX).filter(|seat| !awaited.contains(*seat)) {
            for kind in ["random", "heuristic", "search:iters=1"] {
                let task = table.bot_task(seat, &kind.parse().unwrap(), &Programs::NONE);
                let Err(error) = task else { panic!("seat {seat} has something to decide") };
                assert!(error.to_string().contains("nothing to decide"), "{error}");
            }
        }
    }
}

/// Games that the search wins against the heuristic: every deal twice, with the seats swapped. The heuristic against
/// itself wins exactly half of them.
fn wins_against_heuristic(game: &str, iterations: u32, deals: u64) -> usize {
    let (game, search) = (atout_catalog::find(game).unwrap(), PlayerKind::Search(Budget::Iterations(iterations)));
    let won = |seed: u64, seat: Seat| {
        let mut kinds = [PlayerKind::Heuristic, PlayerKind::Heuristic];
        kinds[seat.index()] = search.clone();
        contest(game, seed, &kinds).outcome.winners.contains(seat)
    };
    (0..deals).flat_map(|seed| [won(seed, Seat::FIRST), won(seed, Seat::SECOND)]).filter(|won| *won).count()
}

#[test]
fn a_search_beats_the_heuristic_at_stones() {
    let wins = wins_against_heuristic("stones", 150, 20);
    assert!(wins >= 24, "{wins} of 40");
}

/// A bot whose choice depends on every event that its seat was sent.
struct HistoryReader;

impl<G: Conformance> Bot<G> for HistoryReader {
    fn session(&self) -> Box<dyn BotSession<G>> {
        Box::new(HistoryReader)
    }
}

impl<G: Conformance> BotSession<G> for HistoryReader {
    fn choose(
        &mut self,
        info: &InfoSet<'_, G>,
        _rng: &mut BotRng,
        _control: &dyn Control,
    ) -> Result<G::Action, BotFailure> {
        let text: String = info.history().map(|event| format!("{event:?}")).collect();
        let sum = text.bytes().fold(0, |sum: usize, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let actions = info.actions();
        actions.get(sum % actions.len().max(1)).copied().ok_or_else(BotFailure::no_choice)
    }
}

#[test]
fn a_bot_gets_the_same_history_with_the_true_and_with_a_sampled_state() {
    is_honest::<Stones>(&HistoryReader, 20);
    is_honest::<Kitty>(&HistoryReader, 20);
}

/// A control that a test cancels.
#[derive(Default)]
struct Switch(AtomicBool);

impl Control for Switch {
    fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How long a search goes on after it was cancelled, in the middle of a game of this config.
fn time_to_cancel<G: HasPolicy>(config: G::Config) -> Duration {
    let (mut game, mut rng) = (Match::<G>::new(config, Seed::from(3)).unwrap(), BotRng::seed_from_u64(3));
    let policy = G::Policy::default();
    let seat = loop {
        let seat = game.stage().awaited().iter().next().unwrap();
        let info = game.info_set(seat);
        let is_real = info.actions().len() > 1 && !policy.is_trivial(&info.sample(&mut rng), seat);
        if game.version() > 20 && is_real {
            break seat;
        }
        let action = info.random_action(&mut rng).unwrap();
        game.play(seat, action).unwrap();
    };
    let (switch, search) = (Switch::default(), Search::<G, G::Policy>::new(Budget::Iterations(10_000_000)));
    let info = game.info_set(seat);
    std::thread::scope(|scope| {
        let searching = scope.spawn(|| search.session().choose(&info, &mut BotRng::seed_from_u64(1), &switch));
        std::thread::sleep(Duration::from_millis(20));
        let cancelled = Instant::now();
        switch.0.store(true, Ordering::Relaxed);
        assert_eq!(searching.join().unwrap(), Err(BotFailure::Cancelled), "a cancelled search chooses nothing");
        cancelled.elapsed()
    })
}

#[test]
fn a_cancelled_search_ends_soon() {
    let eight = serde_json::from_value(json!({ "players": 8 })).unwrap();
    // Wanted are 50 ms; a busy machine takes longer.
    for took in [time_to_cancel::<Stones>(atout_stones::Config::default()), time_to_cancel::<Kitty>(eight)] {
        println!("ended {took:?} after it was cancelled");
        assert!(took < Duration::from_secs(1), "{took:?}");
    }
}
