//! Every scenario passes, and impossible positions and questions are refused.

use atout_core::HasScenarios;
use atout_stones::{Config, Stones};
use atout_testing::check_scenarios;
use serde_json::json;

#[test]
fn every_scenario_passes() {
    check_scenarios::<Stones>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"), 101);
}

#[track_caller]
fn refused(position: &serde_json::Value, reason: &str) {
    let message = Stones::from_position(&Config::default(), position).unwrap_err();
    assert!(message.en.contains(reason), "{message}");
}

#[test]
fn impossible_positions_are_refused_with_a_reason() {
    refused(&json!({"hands": [["R7"], ["R7"]]}), "`R7` is in two places");
    refused(&json!({"hands": [["O7"], []]}), "no `O7` in this game");
    refused(&json!({"hands": [["spy"], []]}), "no `spy` in this game");
    refused(&json!({"stones": {"10": {}}}), "no stone 10");
    refused(&json!({"stones": {"0": {}}}), "no stone 0");
    refused(&json!({"stones": {"1": {"sides": [["R1", "R2", "R3", "R4"], []]}}}), "4 cards do not fit where 3 do");
    refused(&json!({"stones": {"1": {"owner": 2}}}), "no seat 2");
    refused(&json!({"turn": 7}), "no seat 7");
    refused(&json!({"stones": {"1": {"sides": [["R1", "R2", "R3"], ["G1", "G2", "G3"]]}}}), "say which was `first`");
    refused(&json!({"hand": []}), "unknown field `hand`");
    refused(
        &json!({"hands": [["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "G1"], []]}),
        "10 cards do not fit",
    );
    refused(&json!({"tactics_played": [0, 11]}), "no more than 10 tactic cards");
    refused(&json!({"unseen": ["O7"]}), "no `O7` in this game");
    refused(&json!([1]), "position:");
}

#[test]
fn unknown_questions_are_refused() {
    let game = Stones::from_position(&Config::default(), &json!({})).unwrap();
    for question in [
        "",
        "owner",
        "owner 10",
        "owner x",
        "colour 3",
        "formation 2 3",
        "hand 9",
        "legal 0",
        "legal 0 R77@3",
        "side 0 0",
    ] {
        assert!(game.answer(question).is_err(), "{question}");
    }
}

#[test]
fn the_fullest_possible_position_can_be_played() {
    let hand = ["recruiter", "banshee", "strategist", "R3", "R4", "R5", "R6", "R7", "R8"];
    let discards = ["N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8"];
    let scenario = json!({
        "name": "everything is full",
        "config": {"tactics": true, "hand": 8},
        "position": {
            "hands": [hand, ["traitor"]], "discards": discards, "tactics_played": [9, 9], "tactic_deck": ["spy"],
            "stones": {"1": {"sides": [["G1"], ["B1"]]}},
        },
        "play": [
            "0 recruiter", "0 draw clan", "0 draw clan", "0 draw clan", "0 under R7", "0 under R8",
            "1 traitor G1", "1 to 1", "1 draw clan", "0 banshee B1", "0 draw clan",
        ],
        "expect": {"hand_size 0": 9, "tactics_played 0": 11, "turn": 1},
    });
    let scenario: atout_core::Scenario = serde_json::from_value(scenario).unwrap();
    let verdict = scenario.run::<Stones>();
    assert!(verdict.ok(), "{verdict:?}");
}
