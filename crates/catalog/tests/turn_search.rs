//! The search over the rest of a turn, in the game that has such turns: honest, and better than the heuristic.

use atout_bots::{Heuristic, TurnSearch};
use atout_core::testkit::{Conformance, check_bot};
use atout_core::{Bot, BotRng, Control, InfoSet, Match, Seed, SeedableRng, Undisturbed};
use atout_spire::{Config, Spire};

#[test]
fn it_knows_only_what_its_seat_knows() {
    for seed in 0..4 {
        let config = Config { life: 40, ..Spire::random_config(&mut BotRng::seed_from_u64(seed)) };
        check_bot::<Spire>(&TurnSearch::default(), &config, seed);
    }
}

/// How many rooms a bot passes in a few climbs.
fn rooms_passed(bot: &dyn Bot<Spire>) -> usize {
    let climb = |seed: u64| {
        let mut game = Match::<Spire>::new(Config::default(), Seed::from(seed)).unwrap();
        let (mut session, mut rng) = (bot.session(), BotRng::seed_from_u64(seed));
        while let Some(seat) = game.stage().awaited().iter().next() {
            let action = session.choose(&game.info_set(seat), &mut rng, &Undisturbed).unwrap();
            game.play(seat, action).unwrap();
        }
        let view = game.view(atout_core::Viewer::Spectator);
        usize::from(view.floor) * atout_spire::ROWS + view.at.map_or(0, |(row, _)| usize::from(row))
    };
    (0..12).map(climb).sum()
}

#[test]
fn it_climbs_much_higher_than_the_heuristic() {
    let (search, heuristic) = (rooms_passed(&TurnSearch::default()), rooms_passed(&Heuristic::default()));
    assert!(search > heuristic * 3 / 2, "{search} rooms instead of {heuristic}");
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
    assert_eq!(answer, None);
}
