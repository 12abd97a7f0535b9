//! The search over the rest of a turn, in the game that has such turns: honest, and better than the heuristic.

use atout_bots::{Heuristic, TurnSearch};
use atout_core::testkit::{Conformance, check_bot};
use atout_core::{Bot, BotFailure, BotRng, Control, InfoSet, Match, Seed, SeedableRng, Undisturbed};
use atout_spire::{Config, Phase, Spire};

#[test]
fn it_knows_only_what_its_seat_knows() {
    for seed in 0..4 {
        let config = Config { life: 40, ..Spire::random_config(&mut BotRng::seed_from_u64(seed)) };
        check_bot::<Spire>(&TurnSearch::default(), &config, seed);
    }
}

/// How many of a few climbs a bot wins.
fn climbs_won(bot: &dyn Bot<Spire>) -> usize {
    let climb = |seed: u64| {
        let mut game = Match::<Spire>::new(Config::default(), Seed::from(seed)).unwrap();
        let (mut session, mut rng) = (bot.session(), BotRng::seed_from_u64(seed));
        while let Some(seat) = game.stage().awaited().iter().next() {
            let action = session.choose(&game.info_set(seat), &mut rng, &Undisturbed).unwrap();
            game.play(seat, action).unwrap();
        }
        matches!(game.view(atout_core::Viewer::Spectator).phase, Phase::Over { won: true })
    };
    (0..16).filter(|seed| climb(*seed)).count()
}

#[test]
fn it_wins_much_more_often_than_the_heuristic() {
    let (search, heuristic) = (climbs_won(&TurnSearch::default()), climbs_won(&Heuristic::default()));
    assert!(search >= 4 && search >= heuristic * 3 / 2, "{search} climbs won instead of {heuristic}");
}

/// Cancels at once.
struct Cancelled;

impl Control for Cancelled {
    fn is_cancelled(&self) -> bool {
        true
    }
}

#[test]
fn a_cancelled_thought_has_no_answer() {
    let mut game = Match::<Spire>::new(Config::default(), Seed::from(1)).unwrap();
    let seat = atout_core::Seat::FIRST;
    for action in ["choose fire", "go 1"] {
        game.play(seat, action.parse().unwrap()).unwrap();
    }
    let info: InfoSet<'_, Spire> = game.info_set(seat);
    assert!(info.actions().len() > 1, "there is something to think about");
    let answer = Bot::<Spire>::session(&TurnSearch::default()).choose(&info, &mut BotRng::seed_from_u64(1), &Cancelled);
    assert_eq!(answer, Err(BotFailure::Cancelled));
}
