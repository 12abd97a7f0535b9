//! Runs every scenario file (the rules, case by case), and checks which positions and questions are refused.

use atout_core::HasScenarios;
use atout_kitty::{Config, Kitty};
use atout_testing::check_scenarios;
use serde_json::{Value, json};

#[test]
fn every_scenario_passes() {
    check_scenarios::<Kitty>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"), 251);
}

/// A config that does not depend on the defaults that the tests rely on.
fn config(options: &Value) -> Config {
    let sizes = Config { width: 12, height: 12, hand: 5, deck: 30, friend_span: 5, turns: 300, ..Config::default() };
    let mut config = serde_json::to_value(Config { players: 2, ..sizes }).unwrap();
    options.as_object().unwrap().iter().for_each(|(key, value)| config[key] = value.clone());
    serde_json::from_value(config).unwrap()
}

#[track_caller]
fn refused_with(options: &Value, position: &Value, reason: &str) {
    let message = Kitty::from_position(&config(options), position).unwrap_err();
    assert!(message.en.contains(reason), "{message}");
    assert_ne!(message.en, message.fr);
}

#[track_caller]
fn refused(position: &Value, reason: &str) {
    refused_with(&json!({}), position, reason);
}

/// A position of two players far apart, with more keys.
fn with(more: &Value) -> Value {
    let mut position = json!({"players": [{"cell": "c3"}, {"cell": "h8"}]});
    more.as_object().unwrap().iter().for_each(|(key, value)| position[key] = value.clone());
    position
}

#[test]
fn cells_off_the_board_or_used_twice_are_refused_with_a_reason() {
    refused(&json!([1]), "position: write an object");
    refused(&json!({"cats": []}), "unknown field `cats`");
    refused(&json!({"players": [{"cell": "c3"}]}), "1 entries, but 2 play");
    refused(&json!({"players": [{}, {}, {}]}), "3 entries, but 2 play");
    refused(&json!({"players": [{"cell": "c3"}, {"cell": "c3"}]}), "two things are on c3");
    refused(&json!({"players": [{"cell": "m1"}, {}]}), "there is no m1 on this board");
    refused(&json!({"players": [{"cell": "a13"}, {}]}), "there is no a13 on this board");
    refused(&json!({"players": [{"cell": "33"}, {}]}), "`33` is not a cell");
    refused(&with(&json!({"caramels": ["c3"]})), "two things are on c3");
    refused(&with(&json!({"caramels": ["d3", "d3"]})), "two things are on d3");
    refused(&with(&json!({"friends": [{"cell": "c3", "target": "p2", "card": "razor"}]})), "two things are on c3");
    let everywhere: Vec<String> = (1..=4).flat_map(|row| ["a", "c"].map(|column| format!("{column}{row}"))).collect();
    let full = json!({"players": [{}, {}], "caramels": everywhere});
    refused_with(&json!({"width": 4, "height": 4}), &full, "give the `cell` of every player");
}

#[test]
fn impossible_players_are_refused_with_a_reason() {
    refused(&json!({"players": [{"life": 0}, {}]}), "p1: a living entity has at least 1 life");
    refused(&json!({"players": [{}, {"generation": 0}]}), "p2: a living entity");
    refused(&json!({"players": [{"health": 3}, {}]}), "unknown field `health`");
    refused(&json!({"players": [{"hand": ["zap"]}, {}]}), "unknown variant `zap`");
    refused(&json!({"players": [{"hand": ["balm"]}, {}]}), "`balm` is dealt in team games only");
    refused(&json!({"players": [{"draw": ["chorus"]}, {}]}), "`chorus` is dealt in team games only");
    refused(&json!({"players": [{"hand": vec!["razor"; 6]}, {}]}), "6 cards in hand");
    refused(&json!({"players": [{"draw": vec!["razor"; 31]}, {}]}), "31 in all are too many");
    let empty = json!({"players": [{"draw": []}, {}]});
    refused_with(&json!({"classic": true}), &empty, "the memento of a classic game is never empty");
    let fallen =
        |turn: u16, cause: Value| json!({"turn": 3, "players": [{"fell": {"turn": turn, "cause": cause}}, {}, {}]});
    let three = json!({"players": 3});
    refused_with(&three, &fallen(4, json!("walled")), "cannot have fallen this way in turn 4");
    refused_with(&three, &fallen(0, json!("walled")), "cannot have fallen this way in turn 0");
    refused_with(&three, &fallen(3, json!("walled")), "cannot have fallen this way in turn 3");
    let mut now = fallen(3, json!({"card": {"card": "razor", "by": 1, "friend": false}}));
    now["phase"] = json!("card");
    refused_with(&three, &now, "cannot have fallen this way in turn 3");
    refused(&json!({"turn": 2, "players": [{"fell": {"turn": 1, "cause": "walled"}}, {}]}), "the game would be over");
    let team = json!({"turn": 2, "players": [
        {}, {"fell": {"turn": 1, "cause": "walled"}}, {}, {"fell": {"turn": 1, "cause": "walled"}}]});
    refused_with(&json!({"players": 4, "teams": "2v2"}), &team, "the game would be over");
}

#[test]
fn impossible_friends_are_refused_with_a_reason() {
    let friend = |more: Value| {
        let mut friend = json!({"cell": "d6", "target": "p2", "card": "razor"});
        more.as_object().unwrap().iter().for_each(|(key, value)| friend[key] = value.clone());
        with(&json!({"friends": [friend]}))
    };
    refused(&friend(json!({"target": "p1"})), "f1 cannot attack p1");
    refused(&friend(json!({"target": "p3"})), "f1 cannot attack p3");
    refused(&friend(json!({"target": "f1"})), "f1 cannot attack f1");
    refused(&friend(json!({"target": "f2"})), "f1 cannot attack f2");
    refused(&friend(json!({"target": "q2"})), "`q2` is not a player or friend");
    refused(&friend(json!({"owner": "p3"})), "`owner` is not a player");
    refused(&friend(json!({"owner": "f1"})), "`owner` is not a player");
    refused(&friend(json!({"id": "p1"})), "`id`: write f1 to f56");
    refused(&friend(json!({"span": 0})), "`span` is 0");
    refused(&friend(json!({"span": 6})), "`span` is 6, but must be from 1 to 5");
    refused(&friend(json!({"life": 0})), "friends[0]: a living entity");
    refused(&friend(json!({"card": "balm"})), "`balm` is dealt in team games only");
    refused(&friend(json!({"name": "Rex"})), "unknown field `name`");
    refused(&with(&json!({"friends": [{"cell": "d6", "card": "razor"}]})), "missing field `target`");
    let two = |targets: [&str; 2], ids: [&str; 2]| {
        let one = |n: usize| json!({"id": ids[n], "cell": (["d6", "d8"][n]), "target": targets[n], "card": "hell"});
        with(&json!({"friends": [one(0), one(1)]}))
    };
    refused(&two(["p2", "p2"], ["f1", "f1"]), "each once");
    refused(&two(["f2", "f1"], ["f1", "f2"]), "f1 cannot attack f2");
    let fallen = json!({"turn": 2, "players": [{}, {}, {"fell": {"turn": 1, "cause": "walled"}}],
        "friends": [{"cell": "d6", "target": "p3", "card": "razor"}]});
    refused_with(&json!({"players": 3}), &fallen, "f1 cannot attack p3");
}

#[test]
fn impossible_phases_are_refused_with_a_reason() {
    refused(&with(&json!({"phase": "dance"})), "unknown variant `dance`");
    refused(&with(&json!({"turn": 0})), "`turn` is 0");
    refused(&with(&json!({"turn": 301})), "`turn` is 301");
    refused(&with(&json!({"phase": "pick"})), "`classes=choose`");
    let choose = json!({"classes": "choose"});
    refused_with(&choose, &with(&json!({"phase": "pick", "turn": 1})), "`turn` is 1");
    refused_with(&choose, &with(&json!({"phase": "pick", "caramels": ["a1"]})), "nothing but");
    refused_with(&choose, &json!({"phase": "pick", "players": [{"life": 3}, {}]}), "nothing but a `cell`");
    let walls = json!({"phase": "move", "caramels": ["c2", "d3", "c4", "b3"]});
    refused(&with(&walls), "p1 is walled in, so it is out once the turn has begun: write phase `begin`");
}

#[test]
fn impossible_choices_are_refused_with_a_reason() {
    refused(&with(&json!({"chosen": {"p1": "zap"}})), "`zap` is not a decision");
    refused(&with(&json!({"chosen": {"p1": "pass"}})), "chosen p1: Now everybody moves");
    refused(&with(&json!({"chosen": {"p3": "stay"}})), "only players choose");
    refused(&with(&json!({"chosen": {"f1": "stay"}})), "only players choose");
    refused(&with(&json!({"chosen": {"p1": "h8"}})), "chosen p1: That cell is closed");
    refused(&with(&json!({"chosen": {"p1": "stay", "p2": "stay"}})), "all players would have decided");
}

#[test]
fn left_out_keys_have_the_values_of_the_options() {
    let options = json!({"life": 33, "mana": 7, "generation": 4, "friend_span": 9, "friend_life": 6});
    let position = with(&json!({"friends": [{"cell": "d6", "target": "p2", "card": "razor"}]}));
    let game = Kitty::from_position(&config(&options), &position).unwrap();
    let answers = [
        ("life p1", json!(33)),
        ("mana p2", json!(7)),
        ("generation p1", json!(4)),
        ("hand p1", json!([])),
        ("discard p1", json!([])),
        ("draw p1", json!(vec!["panacea"; 30])),
        ("owner f1", json!("p1")),
        ("span f1", json!(9)),
        ("life f1", json!(6)),
        ("turn", json!(1)),
        ("phase", json!("move")),
    ];
    answers.into_iter().for_each(|(question, answer)| assert_eq!(game.answer(question).unwrap(), answer, "{question}"));
    let game = Kitty::from_position(&config(&json!({})), &json!({"players": [{}, {}]})).unwrap();
    assert_eq!([game.answer("cell p1").unwrap(), game.answer("cell p2").unwrap()], ["a1", "c1"]);
}

#[test]
fn unknown_questions_are_refused_with_a_reason() {
    let game = Kitty::from_position(&config(&json!({})), &with(&json!({}))).unwrap();
    for question in [
        "",
        "life",
        "life p3",
        "life f1",
        "life p0",
        "life p1 p2",
        "span p1",
        "wealth p1",
        "alive x",
        "closed m1",
        "closed",
        "closed 3",
        "distance p1",
        "distance p1 f1",
        "count",
        "count turn",
        "count life p1",
        "legal",
        "legal 2",
        "legal 0 zap",
        "legal p1 stay",
        "refused 0",
        "sees 2 hand p1",
        "sees 0 hand",
        "sees 0 mind p2",
        "sees 0 hand p3",
        "reach 0",
    ] {
        assert!(game.answer(question).is_err(), "{question}");
    }
    // A very long question must not overflow the stack.
    assert!(game.answer(&"count ".repeat(200_000)).is_err());
}
