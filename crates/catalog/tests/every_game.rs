//! What every listed game has to do on a page, with its default options: a new game is tested here without being named.
//!
//! Not here: options that are far from the defaults; each game has tests of its own for them.

use crate::{cues, updates};
use atout_catalog::games;
use atout_core::{Lang, Names, Seed, Viewer};
use serde_json::json;

#[test]
fn what_a_legal_action_touches_is_on_the_board() {
    for game in games() {
        let mut table = game.start(&game.check(&json!({})).unwrap(), &[], Seed::from(3)).unwrap();
        let names = Names::default();
        for n in 0..120 {
            let Some(seat) = table.stage().awaited().iter().next() else { break };
            let html = table.board(Viewer::Seat(seat), &names, Lang::En);
            let choices = table.choices(seat, &names, Lang::En);
            for id in choices.iter().flat_map(|choice| &choice.touch).filter(|id| !id.starts_with("button:")) {
                assert!(html.contains(&format!("data-id=\"{id}\"")), "{}: {id} is not on the board", game.id());
            }
            // Any fixed sequence of choices will do.
            table.play(seat, &choices[n * 7 % choices.len()].action).unwrap();
        }
    }
}

#[test]
fn cues_name_things_on_the_board() {
    for game in games() {
        assert!(!cues::play(game.id(), &json!({}), 1).is_empty(), "{} shows no move", game.id());
    }
}

#[test]
fn boards_from_changes_equal_boards_from_scratch() {
    games().iter().for_each(|game| updates::play(game.id(), &json!({}), 3));
}

#[test]
fn texts_are_there_in_both_languages() {
    for game in games() {
        let config = game.check(&json!({})).unwrap();
        for lang in Lang::ALL {
            let sections = game.rules(&config, lang);
            assert!(sections.len() > 1 && sections.iter().all(|one| !one.paragraphs.is_empty()), "{}", game.id());
            assert!(!game.cards(&config, lang).is_empty(), "{}", game.id());
            assert!(!game.name().get(lang).is_empty() && !game.tagline().get(lang).is_empty());
        }
    }
}
