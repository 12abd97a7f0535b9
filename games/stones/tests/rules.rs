//! What scenarios cannot check: chance is fair, and configs out of bounds are refused.

use crate::common::midgame;
use atout_core::{BotRng, Game, Seat, SeedableRng};
use atout_stones::{Action, Config, Stones};

/// The fast random choice must be as fair as a choice from the list.
#[test]
fn random_actions_are_drawn_evenly_from_the_legal_ones() {
    for tactics in [false, true] {
        for decisions in [0, 20, 35] {
            let game = midgame(&Config { tactics, ..Config::default() }, 5, decisions);
            let seat = game.turn();
            let mut legal: Vec<Action> = Vec::new();
            game.actions(seat, &mut legal);
            let mut counts = vec![0u32; legal.len()];
            let (mut rng, mut scratch) = (BotRng::seed_from_u64(9), Vec::new());
            let expected = 2_000;
            for _ in 0..expected * legal.len() {
                let action = game.random_action(seat, &mut rng, &mut scratch).unwrap();
                counts[legal.binary_search(&action).unwrap()] += 1;
            }
            // Six standard deviations.
            assert!(counts.iter().all(|&n| n.abs_diff(expected as u32) < 6 * 45), "{counts:?}");
        }
    }
}

#[test]
fn the_first_player_is_drawn_by_lot() {
    let mut rng = BotRng::seed_from_u64(1);
    let firsts =
        (0..10_000).filter(|_| Stones::dealt(&Config::default(), &mut rng).unwrap().turn() == Seat::FIRST).count();
    assert!(firsts.abs_diff(5_000) < 300, "{firsts}");
}

#[test]
fn the_state_is_small() {
    assert!(std::mem::size_of::<Stones>() <= 300);
}

#[test]
fn a_config_out_of_bounds_is_refused_with_the_allowed_values() {
    let refused = |config: Config, reason: &str| {
        let error = Stones::dealt(&config, &mut BotRng::seed_from_u64(0)).unwrap_err();
        assert!(error.0.en.contains(reason), "{error}");
        assert_ne!(error.0.en, error.0.fr);
    };
    let standard = Config::default();
    refused(Config { colours: 9, ..standard }, "`colours` is 9, but must be from 4 to 8");
    refused(Config { values: 4, ..standard }, "`values` is 4, but must be from 5 to 10");
    refused(Config { stones: 13, ..standard }, "`stones` is 13, but must be from 5 to 11");
    refused(Config { stones: 8, ..standard }, "must be odd");
    refused(Config { hand: 2, ..standard }, "`hand` is 2, but must be from 3 to 8");
    refused(Config { values: 8, ..standard }, "48 cards, but 9 stones need at least 54");
    refused(Config { colours: 255, values: 255, stones: 255, hand: 255, ..standard }, "`colours` is 255");
}

#[test]
fn options_that_a_record_does_not_name_mean_what_they_always_meant() {
    let config: Config = serde_json::from_str("{}").unwrap();
    assert_eq!(serde_json::to_string(&config).unwrap(), UNNAMED);
}

/// What is absent from an old record. A new option is added with the meaning that games had without it.
const UNNAMED: &str = r#"{"claims":"auto","tactics":false,"colours":6,"values":9,"stones":9,"hand":6}"#;
