//! Opening hands, lands, sacrifices, discards.

use super::kit::{THEIRS, creature, decide, lands};
use atout_core::{Game, HasScenarios, Policy, Seat};
use atout_duel::{Action, Config, Duel, DuelPolicy};
use serde_json::{Value, json};

fn opening(n_lands: u8, mulligans: u8) -> Value {
    let spells = json!({ "card": "centaur-runner", "count": 7 - n_lands });
    let forests = json!({ "card": "forest", "count": n_lands });
    let hand: Vec<Value> = [spells, forests].into_iter().filter(|cards| cards["count"] != 0).collect();
    json!({ "step": "opening", "begin": true, "players": [{ "hand": hand, "mulligans": mulligans }, { "hand": ["forest"] }] })
}

#[test]
fn hands_of_two_to_five_lands_are_kept() {
    for n in [0, 1, 6, 7] {
        assert_eq!(decide(&opening(n, 0)), ["mulligan"], "{n} lands");
    }
    for n in 2..=5 {
        assert_eq!(decide(&opening(n, 0)), ["keep"], "{n} lands");
    }
    assert_eq!(decide(&opening(1, 2)), ["keep"], "a third hand is kept");
}

#[test]
fn the_land_of_the_missing_colour_is_played() {
    let position = json!({ "step": "main1", "players": [
        { "hand": ["graceless-fall", "island", "swamp"], "battlefield": [lands("island", 2)] }, {},
    ] });
    assert_eq!(decide(&position), ["land swamp"]);
    let position = json!({ "step": "main1", "players": [
        { "hand": ["unsay-the-word", "island", "swamp"], "battlefield": [lands("swamp", 2)] }, {},
    ] });
    assert_eq!(decide(&position), ["land island"]);
}

#[test]
fn the_worst_creature_is_sacrificed() {
    let position = json!({ "step": "main1", "players": [
        { "hand": ["pyre-rite"], "battlefield": [
            creature(0, "5/5"), creature(1, "1/1"), creature(2, "3/3"), lands("swamp", 1), lands("mountain", 1),
        ] },
        { "life": 4, "battlefield": [creature(THEIRS, "2/2")] },
    ] });
    assert_eq!(decide(&position), ["cast pyre-rite", "at:p1", "sacrifice:1"]);
}

#[test]
fn the_worst_card_is_discarded() {
    let hand = json!(["thicket-beast", "centaur-runner", { "card": "forest", "count": 6 }]);
    let position = json!({ "step": "cleanup", "begin": true, "players": [
        { "hand": hand, "battlefield": [lands("forest", 8)] }, {},
    ] });
    assert_eq!(decide(&position), ["discard forest"]);
    let hand = json!(["mountain-beast", { "card": "centaur-runner", "count": 4 }, { "card": "forest", "count": 3 }]);
    let position = json!({ "step": "cleanup", "begin": true, "players": [
        { "hand": hand, "battlefield": [lands("forest", 1)] }, {},
    ] });
    assert!(!decide(&position)[0].contains("forest"), "lands are kept while they are few");
}

#[test]
fn mana_by_hand_is_never_searched() {
    let position = json!({ "step": "main1", "players": [
        { "hand": ["centaur-runner"], "battlefield": [lands("forest", 3)] }, {},
    ] });
    let duel = Duel::from_position(&Config::default(), &position).unwrap();
    let (mut actions, mut scores) = (Vec::new(), Vec::new());
    duel.actions(Seat::FIRST, &mut actions);
    DuelPolicy.score(&duel, Seat::FIRST, &actions, &mut scores);
    let by_hand = actions.iter().position(|action| *action == Action::ByHand).unwrap();
    assert_eq!(scores[by_hand], f32::NEG_INFINITY);
    assert!(scores.iter().enumerate().all(|(at, score)| at == by_hand || score.is_finite()), "{scores:?}");
}
