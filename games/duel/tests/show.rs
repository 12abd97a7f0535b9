//! What screens ask of the game: gestures, labels, log lines and the console, over whole duels.

use atout_core::testkit::{Conformance, check_gestures};
use atout_core::{
    BotRng, Console, Departure, Dice, Game, HasConsole, HasScenarios, Journal, Labels, Lang, Match, Names, NoEvents,
    Paint, Rulebook, Seat, Seed, SeedableRng, Viewer,
};
use atout_duel::{Action, Config, Deck, Duel, Over, READY_DECKS, ReadyDeck, Why};
use serde_json::json;
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

/// Whether a library holds what is sought is its owner's to know, so a search is always asked about.
#[test]
fn a_search_that_finds_nothing_asks_for_no_card() {
    let asks = |library: &str| {
        let position = json!({ "players": [
            { "hand": ["budding-path"], "battlefield": ["forest", "forest"], "library": [library] }, {}
        ] });
        let mut duel = Duel::from_position(&Config::default(), &position).unwrap();
        let mut rng = BotRng::seed_from_u64(1);
        duel.apply(Seat::FIRST, &Action::Cast(0), &mut rng, &mut NoEvents).unwrap();
        // Whoever could still answer the spell lets it resolve.
        while let Some(seat) = duel.stage().awaited().iter().next()
            && duel.apply(seat, &Action::Pass, &mut rng, &mut NoEvents).is_ok()
        {}
        let view = duel.view(Viewer::Seat(Seat::FIRST));
        let question = |lang| Duel::question(&view, &names(), lang).unwrap();
        let none = |lang| Duel::label(&view, Seat::FIRST, &Action::Done, &names(), lang);
        Lang::ALL.map(|lang| (question(lang), none(lang)))
    };
    let said = |question: &str, label: &str| (question.to_owned(), label.to_owned());
    assert_eq!(
        asks("island"),
        [
            said("take a card of the library", "Take no more"),
            said("prendre une carte de la bibliothèque", "N'en prendre pas d'autre")
        ]
    );
    assert_eq!(
        asks("brown-bear"),
        [
            said("no such card in your library", "Take nothing"),
            said("aucune carte à prendre dans votre bibliothèque", "Ne rien prendre")
        ]
    );
}

fn is_clean(line: &str) -> bool {
    // No signs in braces, no numbers of places, and nothing about a change that is none.
    let wrong = ["  ", " .", " ,", "..", "::", "{", "#", "+0/+0"];
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
fn the_end_is_told_from_the_readers_side() {
    let mut game = Match::<Duel>::with_setups(Config::default(), Vec::new(), Seed::from(1)).unwrap();
    game.leave(Seat::FIRST, Departure::Resigned).unwrap();
    let view = game.view(Viewer::Spectator);
    let why = |names: &Names, lang| Duel::why_over(&view, names, lang).unwrap();
    let [you, other] = [Seat::FIRST, Seat::SECOND].map(|seat| move |lang| names().read_by(seat, lang));
    assert_eq!(why(&you(Lang::En), Lang::En), "you gave up");
    assert_eq!(why(&other(Lang::En), Lang::En), "Ada gave up");
    assert_eq!(why(&names(), Lang::Fr), "Ada a abandonné");

    // The same for a duel that is played to its end.
    let mut told = 0;
    duels(20, |game| {
        let view = game.view(Viewer::Spectator);
        let Some(Over { winner: Some(winner), why: Why::Life }) = view.over else { return };
        let (turn, left) = (view.turn, view.player(winner).life);
        let why = |reader: Seat| Duel::why_over(&view, &names().read_by(reader, Lang::En), Lang::En).unwrap();
        let [of_winner, of_loser] = [("Ada", "Bob"), ("Bob", "Ada")][winner.index()].into();
        assert_eq!(why(winner), format!("{of_loser}’s life fell to 0 in turn {turn}; you had {left} left"));
        let loser = winner.next(2);
        assert_eq!(why(loser), format!("your life fell to 0 in turn {turn}; {of_winner} had {left} left"));
        told += 1;
    });
    assert!(told > 5, "{told} duels ended by life");
}

/// The deal tells each seat its own deck and nobody else's.
#[test]
fn each_seat_is_told_its_own_deck_only() {
    let decks: Vec<Deck> = READY_DECKS[..2].iter().map(ReadyDeck::deck).collect();
    let game = Match::<Duel>::with_setups(Config::default(), decks, Seed::from(1)).unwrap();
    let log = |viewer: Viewer, reader: Seat| -> String {
        let names = names().read_by(reader, Lang::En);
        let lines = game.events_since(viewer, None).filter_map(|(_, event)| Duel::log_line(event, &names, Lang::En));
        lines.collect::<Vec<_>>().join("\n")
    };
    for (seat, other) in [(Seat::FIRST, Seat::SECOND), (Seat::SECOND, Seat::FIRST)] {
        let [own, theirs] = [seat, other].map(|seat| &READY_DECKS[seat.index()]);
        let told = log(Viewer::Seat(seat), seat);
        assert!(told.contains(&format!("You play “{}”. {}", own.name.en, own.idea.en)), "{told}");
        assert!(!told.contains(theirs.name.en), "{told}");
    }
    let seen = log(Viewer::Spectator, Seat::FIRST);
    assert!(READY_DECKS[..2].iter().all(|deck| !seen.contains(deck.name.en)), "{seen}");
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
