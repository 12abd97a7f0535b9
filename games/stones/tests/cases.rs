//! Cases collected from independent sources; each checks one rule.

use atout_core::HasScenarios;
use atout_stones::{Config, Stones};
use serde_json::{Map, Value, json};

#[derive(serde::Deserialize)]
struct Case {
    id: String,
    setup: Map<String, Value>,
    expected: Value,
}

#[test]
fn every_independent_case_passes() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("cases.json")).unwrap();
    let wrong: Vec<String> = cases
        .iter()
        .map(|case| (case, answer(case)))
        .filter(|(case, got)| *got != case.expected)
        .map(|(case, got)| format!("{}: expected {}, got {got}", case.id, case.expected))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn answer(case: &Case) -> Value {
    match case.setup["kind"].as_str() {
        Some("formation") => formation(&case.setup),
        Some("compare") => compare(&case.setup),
        Some("claim") => claim(&case.setup),
        Some("win") => win(&case.setup),
        _ => rule(&case.id, &case.setup),
    }
}

/// Both sides of a stone. The two jokers have one name in the cases and are two cards here.
fn sides(a: Option<&Value>, b: Option<&Value>) -> Value {
    let mut jokers = ["joker1", "joker2"].into_iter();
    let mut card = |text: &Value| match text.as_str() {
        Some("JOKER") => json!(jokers.next().unwrap()),
        _ => text.clone(),
    };
    let mut side = |cards: Option<&Value>| -> Vec<Value> {
        cards.and_then(Value::as_array).into_iter().flatten().map(&mut card).collect()
    };
    json!([side(a), side(b)])
}

#[track_caller]
fn ask(claims: &str, position: &Value, question: &str) -> Value {
    let config: Config = serde_json::from_value(json!({"claims": claims, "tactics": true})).unwrap();
    let game = Stones::from_position(&config, position).unwrap();
    game.answer(question).unwrap()
}

fn formation(setup: &Map<String, Value>) -> Value {
    let n_cards = setup["cards"].as_array().map_or(0, Vec::len);
    let position = json!({"stones": {"1": {"sides": sides(setup.get("cards"), None), "mud": n_cards == 4}}});
    let message = ask("after_play", &position, "formation 0 1");
    let (kind, total) = message.as_str().and_then(|message| message.split_once(' ')).unwrap();
    let kind = match kind {
        "colour_run" => "color-run",
        "colour" => "color",
        "three_of_a_kind" => "three-of-a-kind",
        other => other,
    };
    json!([kind, total.parse::<u8>().unwrap()])
}

fn flag(setup: &Map<String, Value>, key: &str) -> bool {
    setup.get(key).and_then(Value::as_bool).unwrap_or(false)
}

/// The stone of a case; `names` are the keys of its two sides.
fn stone(setup: &Map<String, Value>, names: [&str; 2]) -> Value {
    let [a, b] = names;
    let mut stone = json!({
        "sides": sides(setup.get(a), setup.get(b)), "mud": flag(setup, "mud"), "blind": flag(setup, "blind"),
    });
    if let Some(first) = setup.get("first") {
        stone["first"] = json!(u8::from(first == b));
    }
    stone
}

fn compare(setup: &Map<String, Value>) -> Value {
    let stone = stone(setup, ["a", "b"]);
    let owner = ask("auto", &json!({"stones": {"1": stone}}), "owner 1");
    if owner == 0 { json!("a") } else { json!("b") }
}

fn claim(setup: &Map<String, Value>) -> Value {
    let mut position = json!({"stones": {"1": stone(setup, ["mine", "opp"])}});
    for (key, name) in [("seen", "table"), ("unseen", "unseen")] {
        if let Some(cards) = setup.get(name) {
            position[key] = cards.clone();
        }
    }
    ask("after_play", &position, "claimable 0 1")
}

fn win(setup: &Map<String, Value>) -> Value {
    let owners = setup["owners"].as_str().unwrap_or_default().chars().enumerate();
    let owned = owners.filter(|(_, owner)| *owner != '.');
    let stones: Map<String, Value> =
        owned.map(|(index, owner)| ((index + 1).to_string(), json!({"owner": u8::from(owner == 'B')}))).collect();
    match ask("auto", &json!({"stones": stones}), "winner").as_u64() {
        Some(0) => json!("A"),
        Some(_) => json!("B"),
        None => json!("none"),
    }
}

/// Cases that describe a situation in words, not a position.
fn rule(id: &str, setup: &Map<String, Value>) -> Value {
    match id {
        "T01" => ask(
            "auto",
            &json!({"hands": [["R9"], []], "stones": {"1": {"sides": [["R1", "G2", "B4"], []]}}}),
            "legal 0 R9@1",
        ),
        "T03" => {
            let hand = ["R1", "R2", "R3", "R4", "R5", "R6"];
            let position = json!({"hands": [hand, ["G1"]], "clan_deck": [], "tactic_deck": []});
            after("auto", &position, "0 R1@1", "hand_size 0")
        }
        "T07" => {
            let stone = stone(setup, ["mine", "opp_before"]);
            let position = json!({"turn": 1, "hands": [["N1"], ["R7"]], "clan_deck": [], "tactic_deck": [], "stones": {"1": stone}});
            after("start_of_turn", &position, "1 R7@1", "legal 0 claim 1")
        }
        "X17" | "X18" => {
            let played = [&setup["tactics_played_me"], &setup["tactics_played_opp"]];
            ask("auto", &json!({"hands": [["spy"], []], "tactics_played": played}), "legal 0 spy@1")
        }
        "X20" => {
            let position = json!({"hands": [["banshee"], []], "stones": {"1": {"sides": [[], ["spy"]]}}});
            ask("auto", &position, "legal 0 banshee spy")
        }
        other => panic!("case {other} has no check"),
    }
}

/// The answer after one action.
fn after(claims: &str, position: &Value, play: &str, question: &str) -> Value {
    let scenario = json!({
        "name": "case", "config": {"claims": claims, "tactics": true}, "position": position, "play": [play], "expect": {question: null},
    });
    let scenario: atout_core::Scenario = serde_json::from_value(scenario).unwrap();
    scenario.run::<Stones>().expectations[0].got.clone()
}
