//! Labels, gestures, log lines and the console, checked on random games.

use atout_core::testkit::{check_gestures, each_position};
use atout_core::{Console, HasConsole, Journal, Labels, Lang, Match, Names, Paint, Seat, Viewer};
use atout_outbid::{Config, Outbid};
use std::collections::BTreeSet;

fn play(show: impl FnMut(&Match<Outbid>)) {
    each_position([Config::default(), Config { highest: 30, hand: 9 }], 5, show);
}

fn names(lang: Lang) -> Names {
    Names::new(vec!["Ada".into(), "Bob".into()]).read_by(Seat::FIRST, lang)
}

#[test]
fn no_gesture_is_the_beginning_of_another() {
    play(check_gestures);
}

#[test]
fn every_action_has_its_own_label_in_both_languages() {
    play(|game| {
        for seat in game.stage().awaited().iter() {
            let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
            for lang in Lang::ALL {
                let label = |action| Outbid::label(&view, seat, action, &names(lang), lang);
                let labels: BTreeSet<String> = legal.iter().map(label).collect();
                assert_eq!(labels.len(), legal.len(), "{labels:?}");
            }
        }
    });
}

#[test]
fn the_console_fits_and_log_lines_are_sentences() {
    play(|game| {
        for lang in Lang::ALL {
            let (names, view) = (names(lang), game.view(Viewer::Seat(Seat::FIRST)));
            let console = Console { names: &names, lang, paint: Paint::Plain, width: 80, height: 16, pointed: &[] };
            let board = Outbid::console_board(&view, &console);
            assert!(!board.standing.is_empty());
            assert!(board.text.lines().count() <= 16 && board.text.lines().all(|line| line.chars().count() < 80));
            let lines = game.events_since(Viewer::Seat(Seat::FIRST), None);
            for line in lines.filter_map(|(_, event)| Outbid::log_line(event, &names, lang)) {
                assert!(line.ends_with('.') && !line.contains("  "), "{line}");
            }
        }
    });
}

#[test]
fn a_hidden_hand_is_not_in_the_view_of_others() {
    play(|game| {
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Spectator] {
            assert_eq!(game.view(viewer).hands[1].cards, None);
        }
    });
}
