//! What screens ask of the game: gestures, labels, log lines and the console, over whole duels.

use atout_core::testkit::{Conformance, check_gestures};
use atout_core::{BotRng, Console, Dice, Lang, Match, Names, Paint, Seat, Seed, SeedableRng, Show, Viewer};
use atout_duel::{Config, Duel};
use std::collections::BTreeSet;

/// Random duels with random decks of the whole pool; every position is shown.
fn duels(n: u64, mut show: impl FnMut(&Match<Duel>)) {
    for seed in 0..n {
        let mut rng = BotRng::seed_from_u64(seed);
        let config = Duel::random_config(&mut rng);
        let decks = (0..2).map(|_| Duel::random_setup(&config, &mut rng)).collect();
        let mut game = Match::<Duel>::with_setups(config, decks, Seed::from(seed)).unwrap();
        show(&game);
        while let Some(seat) = game.stage().awaited().iter().next() {
            let legal = game.legal(seat);
            game.play(seat, legal[rng.index(legal.len())]).unwrap();
            show(&game);
        }
    }
}

fn names() -> Names {
    Names::new(vec!["Ada".into(), "Bob".into()])
}

#[test]
fn no_gesture_is_the_beginning_of_another() {
    duels(20, check_gestures);
}

#[test]
fn every_action_has_its_own_label_in_both_languages() {
    duels(20, |game| {
        for seat in game.stage().awaited().iter() {
            let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
            for lang in Lang::ALL {
                let labels: Vec<String> =
                    legal.iter().map(|action| Duel::label(&view, seat, action, &names(), lang)).collect();
                let different: BTreeSet<&String> = labels.iter().collect();
                assert_eq!(different.len(), legal.len(), "{labels:?}");
                assert!(labels.iter().all(|label| is_clean(label)), "{labels:?}");
            }
        }
    });
}

fn is_clean(line: &str) -> bool {
    let wrong = ["  ", " .", " ,", "..", "::"];
    !line.is_empty()
        && !line.starts_with(' ')
        && !line.ends_with(' ')
        && !wrong.iter().any(|wrong| line.contains(wrong))
}

#[test]
fn log_lines_have_no_gaps_and_boards_fit() {
    duels(20, |game| {
        for lang in Lang::ALL {
            let names = names().read_by(Seat::FIRST, lang);
            let view = game.view(Viewer::Seat(Seat::FIRST));
            for width in [80, 100] {
                let console = Console { names: &names, lang, paint: Paint::Plain, width, height: 16, pointed: &[] };
                let board = Duel::console_board(&view, &console);
                assert!(is_clean(&board.standing), "{}", board.standing);
                let longest = board.text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
                assert!((1..=width).contains(&longest), "{longest} of {width}:\n{}", board.text);
            }
            let newest = game.version().checked_sub(1);
            for (_, event) in game.events_since(Viewer::Seat(Seat::FIRST), newest) {
                if let Some(line) = Duel::log_line(event, &names, lang) {
                    assert!(is_clean(&line), "{line}");
                }
            }
        }
    });
}

#[test]
fn the_end_is_told() {
    let mut told = 0;
    duels(20, |game| {
        if game.outcome().is_none() {
            return;
        }
        let view = game.view(Viewer::Spectator);
        for lang in Lang::ALL {
            let mut newest = game.newest_events(Viewer::Spectator).map(|(_, event)| event);
            let story = Duel::story(&view, &mut newest, &names(), lang).unwrap();
            assert!(is_clean(&story) && !story.ends_with('.'), "{story}");
        }
        told += 1;
    });
    assert_eq!(told, 20);
}

#[test]
fn every_card_has_its_help() {
    for lang in Lang::ALL {
        let cards = Duel::cards(&Config::default(), lang);
        assert!(cards.len() > 260);
        for card in cards {
            assert!(!card.name.is_empty() && is_clean(&card.text), "{card:?}");
        }
    }
}
