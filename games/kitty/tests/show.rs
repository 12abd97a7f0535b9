//! Labels, gestures, console text and log in random games of every variant.

use crate::common::{names, play};
use atout_core::testkit::{check_gestures, each_position};
use atout_core::{
    Console, Game, HasConsole, HasScenarios, Journal, Labels, Lang, Match, Names, Paint, Seat, Seed, Viewer,
};
use atout_kitty::{Action, Card, Cell, Cells, Config, Entity, Event, Kitty, Phase, View};
use serde_json::json;
use std::collections::BTreeSet;

fn awaited(game: &Match<Kitty>) -> Option<Seat> {
    game.stage().awaited().iter().next()
}

#[test]
fn no_gesture_is_the_beginning_of_another() {
    play(4, check_gestures);
}

#[test]
fn every_action_has_its_own_label_in_both_languages() {
    play(2, |game| {
        let Some(seat) = awaited(game) else { return };
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        let labels = Lang::ALL.map(|lang| {
            let labels: Vec<String> =
                legal.iter().map(|action| Kitty::label(&view, seat, action, &Names::default(), lang)).collect();
            let different: BTreeSet<&String> = labels.iter().collect();
            assert_eq!(different.len(), legal.len(), "{labels:?}");
            assert!(labels.iter().all(|label| !label.is_empty() && !label.contains("  ")), "{labels:?}");
            labels
        });
        let [en, fr] = labels;
        assert!(en.iter().zip(&fr).all(|(en, fr)| en != fr), "{en:?}");
    });
}

#[test]
fn reach_and_playable_cards_of_a_view_equal_those_of_the_rules() {
    play(3, |game| {
        let Some(seat) = awaited(game) else { return };
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        let me = &view.players[seat.index()];
        match view.phase {
            Phase::Move => {
                let walks = legal.iter().filter_map(|action| match action {
                    Action::Walk(cell) => Some(*cell),
                    _ => None,
                });
                let reach: Cells = walks.chain([me.cell]).collect();
                assert_eq!(view.reach(seat), reach);
                assert!(reach.iter().all(|cell| view.steps_to(seat, cell).is_some()));
                let steps = view.steps(seat);
                assert_eq!(steps.keys().copied().chain([me.cell]).collect::<Cells>(), reach);
                assert!(steps.iter().all(|(cell, n)| view.steps_to(seat, *cell) == Some(*n)));
                assert_eq!(view.open_sides(me.cell, me.cell), usize::from(me.open_sides));
            }
            Phase::Card => {
                for card in me.hand.iter().flatten() {
                    let legal = legal.iter().any(|action| match action {
                        Action::Play(played) | Action::Aim(played, _) => played == card,
                        _ => false,
                    });
                    assert_eq!(view.can_play(seat, *card), legal, "{card}");
                }
            }
            Phase::Pick | Phase::Over => {}
        }
    });
}

#[test]
fn a_label_says_what_the_action_does() {
    let config = Config { players: 2, mana: 500, generation: 2, life: 10, hand: 10, ..Config::default() };
    let mut labels = BTreeSet::new();
    for seed in 0..40 {
        let mut game = Match::<Kitty>::new(config, Seed::from(seed)).unwrap();
        Seat::all(2).for_each(|seat| game.play(seat, Action::Stay).unwrap());
        let view = game.view(Viewer::Seat(Seat::FIRST));
        let label = |action: &Action| Kitty::label(&view, Seat::FIRST, action, &names(), Lang::En);
        labels.extend(game.legal(Seat::FIRST).iter().map(label));
    }
    for text in [
        "Razor on Bob, −10 life: down to 0 unless healed",
        "Think: your generation rises to 3",
        "Steal on Bob: your generation rises to 3, theirs falls to 1",
        "Stone on Bob: a caramel on one of their 4 free sides",
        "Hell is other on Bob: does not survive this turn",
    ] {
        assert!(labels.contains(text), "{text} is not in {labels:#?}");
    }
    let puppy = format!("Puppy against Bob: a friend beside you for {} turns", config.friend_span);
    assert!(labels.contains(&puppy), "{labels:#?}");
}

#[test]
fn a_label_warns_of_waste_and_danger() {
    let game = Match::<Kitty>::new(Config { players: 2, ..Config::default() }, Seed::from(1)).unwrap();
    let mut view = game.view(Viewer::Seat(Seat::FIRST));
    let other = Entity::player(Seat::SECOND);
    let (mine, theirs) = (Cell::new(2, 2), Cell::new(8, 8));
    (view.players[0].cell, view.players[1].cell) = (mine, theirs);
    view.players[1].generation = 1;
    let beside = |cell| view.config.torus().beside(cell);
    let walls = beside(theirs).into_iter().chain(beside(mine)).collect::<Vec<_>>();
    let label = |view: &View, action| Kitty::label(view, Seat::FIRST, &action, &names(), Lang::En);

    let steal = label(&view, Action::Aim(Card::Steal, other));
    assert!(steal.ends_with("theirs stays at 1"), "{steal}");
    view.caramels = walls[1..].to_vec();
    let last = format!("Stone on Bob: a caramel on {}, their last free side", walls[0]);
    assert_eq!(label(&view, Action::Aim(Card::Stone, other)), last);
    let puppy = label(&view, Action::Aim(Card::Puppy, other));
    assert_eq!(puppy, "Puppy against Bob: no free cell beside you, 5 mana for nothing");
    view.caramels = walls[..7].to_vec();
    let stone = label(&view, Action::Aim(Card::Stone, other));
    assert_eq!(stone, "Stone on Bob: no free side left, 10 mana for nothing");
    assert_eq!(label(&view, Action::Stay), "Stay on c3 (only 1 side is free)");
    assert_eq!(label(&view, Action::Walk(walls[7])), format!("Walk to {}, 1 step", walls[7]));
}

/// The text without ANSI styles.
fn unpainted(text: &str) -> String {
    text.split('\x1b')
        .enumerate()
        .map(|(n, part)| if n == 0 { part } else { part.split_once('m').unwrap().1 })
        .collect()
}

#[test]
fn the_console_text_fits_a_hundred_columns_and_styles_change_no_letter() {
    play(1, |game| {
        if !game.version().is_multiple_of(7) && game.outcome().is_none() {
            return;
        }
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Spectator, Viewer::Everything] {
            for lang in Lang::ALL {
                let plain = Kitty::text(&game.view(viewer), &names(), lang, Paint::Plain);
                let wide = plain.lines().find(|line| line.chars().count() > 100);
                assert_eq!(wide, None);
                assert_eq!(unpainted(&Kitty::text(&game.view(viewer), &names(), lang, Paint::Ansi)), plain);
            }
        }
    });
}

#[test]
fn the_console_board_fits_its_space_and_styles_change_no_letter() {
    play(1, |game| {
        if !game.version().is_multiple_of(7) && game.outcome().is_none() {
            return;
        }
        for (viewer, lang) in
            [Viewer::Seat(Seat::FIRST), Viewer::Everything].into_iter().zip(Lang::ALL.into_iter().rev())
        {
            let view = game.view(viewer);
            let names = names();
            for (width, height) in [(80, 16), (100, 51)] {
                let console = |paint| Console { names: &names, lang, paint, width, height, pointed: &[] };
                let plain = Kitty::console_board(&view, &console(Paint::Plain));
                // Two characters for each cell, and the numbers of the rows.
                let is_small = usize::from(view.config.width) * 2 + 3 <= width;
                let wide = plain.text.lines().find(|line| line.chars().count() > width);
                assert!(wide.is_none() || !is_small, "{}", plain.text);
                assert_eq!(unpainted(&Kitty::console_board(&view, &console(Paint::Ansi)).text), plain.text);
            }
        }
    });
}

#[test]
fn four_players_fit_a_small_console() {
    for lang in Lang::ALL {
        let mut longest = 0;
        each_position(vec![Config::default()], 4, |game: &Match<Kitty>| {
            let names =
                Names::new(vec!["A very long name".into(), "Méthodique".into(), "Méthodique 2".into(), "Cy".into()]);
            let console = Console { names: &names, lang, paint: Paint::Plain, width: 80, height: 16, pointed: &[] };
            let view = game.view(Viewer::Seat(Seat::FIRST));
            let text = Kitty::console_board(&view, &console).text;
            longest = longest.max(text.lines().count());
            let cut =
                text.lines().find(|line| line.chars().count() > 80 || line.contains("gén…") || line.contains("gen…"));
            assert_eq!(cut, None, "{text}");
        });
        assert!(longest <= 16, "{longest} lines");
    }
}

#[test]
fn a_full_screen_tells_of_the_storm() {
    let names = names();
    let board = |turn: u16, lang: Lang| {
        let config = Config { players: 2, turns: 50, storm: 14, ..Config::default() };
        let position = json!({"turn": turn, "players": [{"cell": "a1"}, {"cell": "e5"}]});
        let view = Kitty::from_position(&config, &position).unwrap().view(Viewer::Seat(Seat::FIRST));
        Kitty::console_board(
            &view,
            &Console { names: &names, lang, paint: Paint::Plain, width: 80, height: 16, pointed: &[] },
        )
    };
    assert_eq!(board(10, Lang::En).standing, "turn 10 of 50 · moves");
    assert_eq!(board(12, Lang::En).standing, "turn 12 · storm in 2 turns");
    assert_eq!(board(13, Lang::En).standing, "turn 13 · storm next turn");
    assert_eq!(board(15, Lang::En).standing, "turn 15 · storm: −2 life");
    assert!(board(15, Lang::Fr).standing.starts_with("tour 15 · tempête"), "{}", board(15, Lang::Fr).standing);
    assert!(board(15, Lang::En).legend.contains("~ storm"));
}

#[test]
fn the_console_shows_every_entity_and_marks_the_reach() {
    play(1, |game| {
        let Some(seat) = awaited(game) else { return };
        let view = game.view(Viewer::Seat(seat));
        let text = Kitty::text(&view, &names(), Lang::En, Paint::Plain);
        for other in Seat::all(view.players.len()) {
            let sign = match (view.lives(other), other == seat) {
                (false, _) => 'x',
                (true, true) => '@',
                (true, false) => 'p',
            };
            let marker = format!("{sign}{}", other.index() + 1);
            assert!(text.matches(&marker).count() >= 2, "{marker} is not in the table and on the board:\n{text}");
        }
        if view.phase == Phase::Move {
            let board = text.lines().filter_map(|line| line.split('│').nth(1));
            let marks: usize = board.map(|row| row.matches('+').count()).sum();
            assert_eq!(marks, view.reach(seat).len() - 1, "{text}");
        }
    });
}

#[test]
fn no_text_shows_a_hand_that_the_viewer_may_not_see() {
    let game = Match::<Kitty>::new(Config::default(), Seed::from(1)).unwrap();
    let text = |viewer| Kitty::text(&game.view(viewer), &names(), Lang::En, Paint::Plain);
    let shows_cards = |text: &str| Card::ALL.iter().any(|card| text.contains(card.def().name.en));
    assert!(!shows_cards(&text(Viewer::Spectator)));
    assert!(shows_cards(&text(Viewer::Seat(Seat::FIRST))));
    let all = text(Viewer::Everything);
    assert!(["Ada", "Bob", "Cy", "Dee"].iter().all(|name| all.contains(&format!("{name} holds: "))), "{all}");
}

#[test]
fn the_log_has_both_languages_and_never_shows_what_others_draw() {
    let mut kinds = BTreeSet::new();
    play(3, |game| {
        if game.outcome().is_none() {
            return;
        }
        for viewer in [Viewer::Everything, Viewer::Spectator, Viewer::Seat(Seat::FIRST)] {
            for (_, event) in game.events_since(viewer, None) {
                let [en, fr] = Lang::ALL.map(|lang| Kitty::log_line(event, &names(), lang));
                assert_eq!(en.is_some(), fr.is_some());
                kinds.insert(format!("{event:?}").split_whitespace().next().map(str::to_owned));
                let is_noise = matches!(event, Event::Stayed { .. } | Event::FriendWalked { .. })
                    || matches!(event, Event::Drew { card: None, shuffled: false, .. });
                assert_eq!(en.is_none(), is_noise, "{event:?}");
                let (Some(en), Some(fr)) = (en, fr) else { continue };
                assert_ne!(en, fr);
                let is_turn = matches!(event, Event::Turn { .. });
                assert!(is_turn || en.ends_with('.') && fr.ends_with('.'), "{en} {fr}");
                assert!(en.chars().next().is_some_and(char::is_uppercase), "{en}");
                let secret = match event {
                    Event::Drew { seat, .. } | Event::Redealt { seat, .. } => {
                        viewer != Viewer::Everything && viewer != Viewer::Seat(*seat)
                    }
                    _ => false,
                };
                let names_card = Card::ALL.iter().any(|card| en.contains(card.def().name.en));
                assert!(!(secret && names_card), "{en}");
            }
        }
    });
    assert!(kinds.len() >= 13, "{kinds:?}");
}

#[test]
fn the_status_of_the_console_tells_the_storm() {
    let config = Config { players: 2, storm: 2, ..Config::default() };
    let mut game = Match::<Kitty>::new(config, Seed::from(1)).unwrap();
    let standing = |game: &Match<Kitty>, lang| {
        let console =
            Console { names: &Names::default(), lang, paint: Paint::Plain, width: 80, height: 16, pointed: &[] };
        Kitty::console_board(&game.view(Viewer::Seat(Seat::FIRST)), &console).standing
    };
    assert_eq!(standing(&game, Lang::En), "turn 1 · storm next turn");
    for action in [Action::Stay, Action::Pass] {
        Seat::all(2).for_each(|seat| game.play(seat, action).unwrap());
    }
    assert_eq!(standing(&game, Lang::En), "turn 2 · storm: −1 life");
    assert_eq!(standing(&game, Lang::Fr), "tour 2 · tempête\u{a0}: −1 point de vie");
}
