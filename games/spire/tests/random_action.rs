//! Random actions are picked without a list in a fight: they are those of the list, each as likely as the others.

use atout_core::{BotRng, Game, NoEvents, Seat, SeedableRng, Stage};
use atout_spire::{Action, Config, Phase, Spire};
use std::collections::BTreeMap;

const TRIES: usize = 20_000;

#[test]
fn every_play_is_as_likely_as_the_others() {
    let config = Config { players: 2, floor: 2, life: 300, ..Config::default() };
    let mut rng = BotRng::seed_from_u64(5);
    let mut game = Spire::dealt(&config, &mut rng).unwrap();
    let (mut list, mut scratch, mut checked) = (Vec::<Action>::new(), Vec::new(), 0);
    while checked < 6 {
        let Stage::Awaiting(seats) = game.stage() else { panic!("the climb ended too soon") };
        let seat = seats.iter().next().unwrap_or(Seat::FIRST);
        game.actions(seat, &mut list);
        if matches!(game.phase(), Phase::Turn(_)) && list.len() > 5 {
            let mut counts: BTreeMap<Action, usize> = list.iter().map(|action| (*action, 0)).collect();
            for _ in 0..TRIES {
                let action = game.random_action(seat, &mut rng, &mut scratch).unwrap();
                *counts.get_mut(&action).unwrap_or_else(|| panic!("{action} is not legal")) += 1;
            }
            // Five standard deviations of a fair share.
            let fair = TRIES as f64 / list.len() as f64;
            let fits = |n: &usize| (*n as f64 - fair).abs() < 5.0 * fair.sqrt();
            assert!(counts.values().all(fits), "{counts:?}");
            checked += 1;
        }
        let action = game.random_action(seat, &mut rng, &mut scratch).unwrap();
        game.apply(seat, &action, &mut rng, &mut NoEvents).unwrap();
    }
}
