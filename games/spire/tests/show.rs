//! What screens ask of the game: gestures, labels, log lines and the console, over whole climbs.

use atout_core::testkit::{check_gestures, each_position};
use atout_core::{Console, Lang, Match, Names, Paint, Seat, Show, Viewer};
use atout_spire::{Config, Spire};
use std::collections::BTreeSet;

fn climbs(show: impl FnMut(&Match<Spire>)) {
    let alone = Config { life: 300, ..Config::default() };
    let together = Config { players: 2, difficulty: 10, floor: 3, ..alone };
    each_position([alone, together], 3, show);
}

fn names() -> Names {
    Names::new(vec!["Ada".into(), "Bob".into()])
}

#[test]
fn no_gesture_is_the_beginning_of_another() {
    climbs(check_gestures);
}

#[test]
fn every_action_has_its_own_label_in_both_languages() {
    climbs(|game| {
        for seat in game.stage().awaited().iter() {
            let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
            for lang in Lang::ALL {
                let labels: Vec<String> =
                    legal.iter().map(|action| Spire::label(&view, seat, action, &names(), lang)).collect();
                let different: BTreeSet<&String> = labels.iter().collect();
                assert_eq!(different.len(), legal.len(), "{labels:?}");
            }
        }
    });
}

#[test]
fn log_lines_and_consoles_have_no_gaps() {
    climbs(|game| {
        for lang in Lang::ALL {
            let names = names().read_by(Seat::FIRST, lang);
            let view = game.view(Viewer::Seat(Seat::FIRST));
            let console = Console { names: &names, lang, paint: Paint::Plain, width: 80, height: 16, pointed: &[] };
            let board = Spire::console_board(&view, &console);
            assert!(!board.standing.is_empty() && !board.text.trim().is_empty());
            let newest = game.version().checked_sub(1);
            for (_, event) in game.events_since(Viewer::Seat(Seat::FIRST), newest) {
                if let Some(line) = Spire::log_line(event, &names, lang) {
                    assert!(!line.contains("  ") && !line.contains(" .") && !line.starts_with(' '), "{line}");
                }
            }
        }
    });
}
