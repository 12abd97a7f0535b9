//! What screens ask of the game: gestures, labels, log lines and the console, over whole climbs.

use atout_core::testkit::{check_gestures, each_position};
use atout_core::{
    Audience, Console, EventSink, Game, HasConsole, HasScenarios, Journal, Labels, Lang, Match, Names, Paint, Seat,
    SeedableRng, Viewer,
};
use atout_spire::{Action, Config, Event, Spire, View};
use serde_json::{Value, json};
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

fn position(position: &Value) -> View {
    Spire::from_position(&Config::default(), position).unwrap().view(Viewer::Seat(Seat::FIRST))
}

/// Two equal enemies and another one.
fn twins(block: u8) -> Value {
    let enemies = json!([{ "kind": "soot-imp" }, { "kind": "candle-ghost" }, { "kind": "soot-imp" }]);
    json!({ "players": [{ "hand": ["gust-slap"], "life": 40, "block": block }], "enemies": enemies })
}

#[test]
fn equal_enemies_are_numbered_from_one_and_keep_their_numbers() {
    let view = position(&twins(0));
    let names: Vec<String> = [2, 3, 4].map(|id| view.entity_name(id, &names(), Lang::En)).into();
    assert_eq!(names, ["Soot Imp\u{a0}1", "Candle Ghost", "Soot Imp\u{a0}2"]);
}

/// Keeps the lines of the log.
struct Log(Vec<String>);

impl EventSink<Spire> for Log {
    fn emit(&mut self, _: Audience, event: impl FnOnce() -> Event) {
        self.0.extend(Spire::log_line(&event(), &names(), Lang::En));
    }
}

#[test]
fn the_log_tells_equal_enemies_apart_as_the_board_does() {
    let mut game = Spire::from_position(&Config::default(), &twins(0)).unwrap();
    let mut log = Log(Vec::new());
    let action = Action::Play(0, Some(4));
    game.apply(Seat::FIRST, &action, &mut atout_core::BotRng::seed_from_u64(0), &mut log).unwrap();
    assert_eq!(log.0[0], "Ada plays Gust Slap on Soot Imp\u{a0}2.");
    let label = Spire::label(&position(&twins(0)), Seat::FIRST, &action, &names(), Lang::En);
    assert_eq!(label, "Play Gust Slap on Soot Imp\u{a0}2");
}

#[test]
fn the_console_says_what_block_leaves_of_an_attack() {
    let names = names().read_by(Seat::FIRST, Lang::Fr);
    let text = |block: u8| Spire::text(&position(&twins(block)), &names, Lang::Fr, Paint::Plain);
    let (bare, guarded) = (text(0), text(30));
    assert!(bare.contains("vous −") && !bare.contains("bloqué"), "{bare}");
    assert!(guarded.contains("vous sans perte (") && !guarded.contains("vous −"), "{guarded}");
}

#[test]
fn a_way_names_the_room_by_the_number_that_the_board_shows() {
    let view = position(&json!({ "phase": "way", "at": [2, 0], "players": [{}] }));
    let label = Spire::label(&view, Seat::FIRST, &Action::Go(1), &names(), Lang::En);
    assert!(label.starts_with("Go to room 4"), "{label}");
    let label = Spire::label(&view, Seat::FIRST, &Action::Go(1), &names(), Lang::Fr);
    assert!(label.starts_with("Aller en salle 4"), "{label}");
}

#[test]
fn sleep_at_full_life_says_that_it_gives_nothing() {
    let view = position(&json!({ "phase": "rest", "players": [{ "life": 70, "max_life": 70 }] }));
    let label = |lang| Spire::label(&view, Seat::FIRST, &Action::Rest, &names(), lang);
    assert_eq!(
        [label(Lang::En), label(Lang::Fr)],
        ["Sleep: already at full life", "Dormir\u{a0}: déjà au maximum de vie"]
    );
}
