//! Labels, gestures, log lines, rules, help and console text, checked on random games of every variant.

use atout_core::testkit::{check_gestures, each_position};
use atout_core::{
    Console, HasConsole, HasOptions, Journal, Labels, Lang, Match, Names, OptionKind, Paint, Rulebook, Seat, Seed,
    Viewer, configure,
};
use atout_stones::{Action, Claims, Config, Deck, Event, Stones};
use std::collections::BTreeSet;

fn variants() -> Vec<Config> {
    let claims = [Claims::Auto, Claims::AfterPlay, Claims::StartOfTurn];
    let standard = claims
        .into_iter()
        .flat_map(|claims| [false, true].map(|tactics| Config { claims, tactics, ..Config::default() }));
    let large = Config { claims: Claims::AfterPlay, tactics: true, colours: 8, values: 10, stones: 11, hand: 8 };
    let small = Config { claims: Claims::Auto, tactics: false, colours: 5, values: 6, stones: 5, hand: 3 };
    standard.chain([large, small]).collect()
}

/// Every position of random games of every variant.
fn play(games: u64, show: impl FnMut(&Match<Stones>)) {
    each_position(variants(), games, show);
}

fn awaited(game: &Match<Stones>) -> Option<Seat> {
    game.stage().awaited().iter().next()
}

#[test]
fn no_gesture_is_the_beginning_of_another() {
    play(20, check_gestures);
}

#[test]
fn every_action_has_a_label_of_its_own() {
    let is_second_joker = |action: &Action| action.to_string().contains("joker2");
    play(4, |game| {
        let Some(seat) = awaited(game) else { return };
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal(seat));
        // The two jokers have the same label.
        let legal: Vec<Action> = legal.into_iter().filter(|action| !is_second_joker(action)).collect();
        for lang in Lang::ALL {
            let labels: BTreeSet<String> =
                legal.iter().map(|action| Stones::label(&view, seat, action, &Names::default(), lang)).collect();
            assert_eq!(labels.len(), legal.len(), "{labels:?}");
        }
    });
}

/// The text without ANSI styles.
fn unpainted(text: &str) -> String {
    text.split('\x1b')
        .enumerate()
        .map(|(n, part)| if n == 0 { part } else { part.split_once('m').unwrap().1 })
        .collect()
}

#[test]
fn the_console_text_fits_100_columns_and_is_the_same_with_colours() {
    let names = Names::new(vec!["Anna".into(), "A name that is much longer than any margin".into()]);
    play(3, |game| {
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Spectator, Viewer::Everything] {
            for lang in Lang::ALL {
                let plain = Stones::text(&game.view(viewer), &names, lang, Paint::Plain);
                let wide = plain.lines().find(|line| line.chars().count() > 100);
                assert_eq!(wide, None);
                assert_eq!(unpainted(&Stones::text(&game.view(viewer), &names, lang, Paint::Ansi)), plain);
            }
        }
    });
}

#[test]
fn the_console_board_fits_its_space_and_is_the_same_with_colours() {
    let names = Names::new(vec!["Anna".into(), "A name that is much longer than any margin".into()]);
    play(3, |game| {
        for (viewer, lang) in [Viewer::Seat(Seat::SECOND), Viewer::Everything].into_iter().zip(Lang::ALL) {
            // Options and log have five lines, status and prompt and keys three: 80 × 24.
            for (width, height) in [(80, 16), (82, 31), (100, 51)] {
                let console = |paint| Console { names: &names, lang, paint, width, height, pointed: &[] };
                let plain = Stones::console_board(&game.view(viewer), &console(Paint::Plain));
                let wide = plain.text.lines().find(|line| line.chars().count() > width);
                assert_eq!(wide, None, "{}", plain.text);
                assert!(plain.standing.chars().count() <= 45, "{}", plain.standing);
                if game.view(viewer).config.stones <= 9 {
                    assert!(plain.text.lines().count() <= height, "{}", plain.text);
                }
                let ansi = Stones::console_board(&game.view(viewer), &console(Paint::Ansi));
                assert_eq!(unpainted(&ansi.text), plain.text);
            }
        }
    });
}

#[test]
fn columns_of_a_narrow_console_board_do_not_touch() {
    let names = Names::new(vec!["Anna".into(), "Bert".into()]);
    play(3, |game| {
        let view = game.view(Viewer::Everything);
        let console =
            Console { names: &names, lang: Lang::En, paint: Paint::Plain, width: 80, height: 16, pointed: &[] };
        let text = Stones::console_board(&view, &console).text;
        let n_stones = usize::from(view.config.stones);
        // Names need eight columns; the rest is shared among the stones.
        let column = ((80 - 8) / n_stones).clamp(6, 8);
        let starts: Vec<usize> = (0..n_stones).map(|n| 8 + n * column).collect();
        // Before every column there is a space, in every line of the board.
        for line in text.lines().take_while(|line| !line.contains(" holds ")) {
            let letters: Vec<char> = line.chars().collect();
            assert!(starts.iter().all(|start| letters.get(start - 1).is_none_or(|before| *before == ' ')), "{text}");
        }
    });
}

#[test]
fn the_console_text_shows_no_hidden_hand() {
    let game = Match::<Stones>::new(Config::default(), Seed::from(1)).unwrap();
    let names = Names::new(vec!["Anna".into(), "Bert".into()]);
    let hands = |viewer: Viewer| {
        let text = Stones::text(&game.view(viewer), &names, Lang::En, Paint::Plain);
        text.lines().filter(|line| line.contains(" holds ")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(hands(Viewer::Spectator), ["Bert holds 6 clan cards", "Anna holds 6 clan cards"]);
    assert_eq!(hands(Viewer::Seat(Seat::SECOND))[0], "Anna holds 6 clan cards");
    assert_ne!(hands(Viewer::Seat(Seat::SECOND))[1], "Bert holds 6 clan cards");
}

#[test]
fn every_event_is_a_sentence_in_both_languages() {
    let names = Names::new(vec!["Anna".into(), "Bert".into()]);
    play(3, |game| {
        if game.outcome().is_none() {
            return;
        }
        for (_, event) in game.events_since(Viewer::Everything, None).chain(game.events_since(Viewer::Spectator, None))
        {
            // That the other player draws a clan card is not worth a line.
            let is_noise = matches!(event, Event::Drew { deck: Deck::Clan, card: None, .. });
            let lines = Lang::ALL.map(|lang| Stones::log_line(event, &names, lang));
            assert_eq!(lines.iter().all(Option::is_none), is_noise, "{lines:?}");
            let [Some(en), Some(fr)] = lines else { continue };
            let lines = [en, fr];
            assert!(
                lines.iter().all(|line| line.ends_with('.') && (line.starts_with("Anna") || line.starts_with("Bert"))),
                "{lines:?}"
            );
            assert_ne!(lines[0], lines[1]);
        }
    });
}

#[test]
fn the_form_and_the_config_have_the_same_options() {
    let specs = Stones::options();
    let config: Config = serde_json::from_value(configure(&specs, []).unwrap()).unwrap();
    assert_eq!(config, Config::default());
    for spec in &specs {
        if let OptionKind::Number { min, max, .. } = spec.kind {
            assert!(configure(&specs, [(spec.key, (min - 1).to_string().as_str())]).is_err());
            assert!(configure(&specs, [(spec.key, max.to_string().as_str())]).is_ok());
        }
    }
    let given = [("claims", "start_of_turn"), ("tactics", "on"), ("stones", "7")];
    let config: Config = serde_json::from_value(configure(&specs, given).unwrap()).unwrap();
    assert_eq!(config, Config { claims: Claims::StartOfTurn, tactics: true, stones: 7, ..Config::default() });
}

#[test]
fn the_rules_follow_the_config_in_both_languages() {
    for config in variants() {
        let [en, fr] = Lang::ALL.map(|lang| Stones::rules(&config, lang));
        let shape = |rules: &[atout_core::RulesSection]| {
            rules.iter().map(|section| section.paragraphs.len()).collect::<Vec<_>>()
        };
        assert_eq!(shape(&en), shape(&fr));
        let text = |rules: &[atout_core::RulesSection]| {
            rules.iter().flat_map(|section| section.paragraphs.clone()).collect::<String>()
        };
        assert!(text(&en).contains(&format!("{} stones", config.stones)));
        assert!(text(&fr).contains(&format!("{} cartes de clan", config.clan_cards())));
        assert_eq!(text(&en).contains("Banshee"), config.tactics);
        assert_eq!(text(&en).contains("proof"), config.claims != Claims::Auto);
    }
}

#[test]
fn every_card_has_a_help_text() {
    for config in variants() {
        let cards = Stones::cards(&config, Lang::Fr);
        assert_eq!(cards.len(), config.clan_cards() + if config.tactics { 10 } else { 0 });
        assert!(cards.iter().all(|card| card.text.ends_with('.') && !card.name.is_empty()));
        let ids: BTreeSet<&str> = cards.iter().map(|card| card.id.as_str()).collect();
        assert_eq!(ids.len(), cards.len());
    }
}
