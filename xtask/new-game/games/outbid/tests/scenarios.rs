//! Runs every scenario file (the rules, case by case), and checks which positions and questions are refused.

use atout_core::HasScenarios;
use atout_outbid::{Config, Outbid};
use atout_testing::check_scenarios;
use serde_json::{Value, json};

#[test]
fn every_scenario_passes() {
    check_scenarios::<Outbid>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"), 5);
}

#[track_caller]
fn refused(position: &Value, reason: &str) {
    let message = Outbid::from_position(&Config::default(), position).unwrap_err();
    assert!(message.en.contains(reason), "{message}");
}

#[test]
fn impossible_positions_are_refused_with_a_reason() {
    refused(&json!([1]), "write an object");
    refused(&json!({ "hand": [] }), "unknown field `hand`");
    refused(&json!({ "leader": 2 }), "no such seat");
    refused(&json!({ "hands": [[7], [7]] }), "the 7 is in two places");
    refused(&json!({ "hands": [[16], [1]] }), "no 16 in this game");
    refused(&json!({ "hands": [[3], []] }), "do not fit each other");
    refused(&json!({ "hands": [[3], [4]], "won": [1, 0] }), "do not fit each other");
}

#[test]
fn unknown_questions_are_refused() {
    let game = Outbid::from_position(&Config::default(), &json!({ "hands": [[3], [4]] })).unwrap();
    for question in ["", "hand", "hand 2", "won x", "colour 3", "legal 0 zap", "count turn"] {
        let message = game.answer(question).expect_err(question);
        assert!(message.en.contains("is not a question: ask for example `turn`"), "{message}");
    }
}
