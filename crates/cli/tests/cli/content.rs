//! `--content FILE`: a user's own cards, enemies and events in every command that takes them.

use crate::run::{Folder, atout, atout_with_input};
use serde_json::{Value, json};

const EXAMPLE: &str = include_str!("../../../../games/spire/content/example.toml");

/// The example in a folder of its own.
fn example() -> (Folder, String) {
    let folder = Folder::new();
    let file = folder.write("mine.toml", EXAMPLE);
    (folder, file)
}

#[test]
fn its_cards_are_listed_with_their_texts() {
    let (_folder, file) = example();
    let cards = atout(&["cards", "spire", "lantern-throw", "--content", &file, "--json"]).succeeds().json();
    let text = cards["cards"][0]["text"].as_str().unwrap();
    assert!(text.contains('6') && text.contains("Draw 1 card"), "{cards}");
    let french = atout(&["cards", "spire", "--content", &file, "--set", "difficulty=3", "--lang", "fr"]).succeeds().out;
    assert!(french.contains("Jet de lanterne"), "{french}");
    atout(&["cards", "spire", "lantern-throw"]).fails_with(2, &["lantern-throw"]);
}

#[test]
fn a_game_is_played_saved_and_verified_with_it_and_no_file() {
    let (folder, file) = example();
    let save = folder.name("run.json");
    atout(&["play", "spire", "--seat", "heuristic", "--seed", "4", "--content", &file, "--save", &save]).succeeds();
    std::fs::remove_file(&file).unwrap();
    let record: Value = serde_json::from_str(&folder.read("run.json")).unwrap();
    assert!(record["content"]["parsed"]["card"]["lantern-throw"].is_object(), "the record carries the content");
    assert_eq!(record["config"]["content"], record["content"]["hash"]);
    assert_eq!(atout(&["verify", &save, "--json"]).succeeds().json()["ok"], true);
    atout(&["play", "spire", "--load", &save, "--content", &file]).fails_with(2, &["--load", "--content"]);
    // A save of an unfinished game resumes with its content, too.
    let half = folder.name("half.json");
    let file = folder.write("mine.toml", EXAMPLE);
    atout_with_input(&["play", "spire", "--seed", "4", "--content", &file, "--save", &half], "fire\n").succeeds();
    std::fs::remove_file(&file).unwrap();
    let resumed = atout_with_input(&["play", "spire", "--load", &half, "--save", &half], "1\n").succeeds();
    assert!(!resumed.out.is_empty());
    let saved: Value = serde_json::from_str(&folder.read("half.json")).unwrap();
    assert_eq!(saved["config"]["content"], record["config"]["content"]);
}

#[test]
fn tournaments_benchmarks_and_scenarios_use_it() {
    let (folder, file) = example();
    let runs = |more: &[&str]| {
        let common = ["arena", "spire", "--entrant", "heuristic", "--games", "3", "--json"];
        atout(&[&common[..], more].concat()).succeeds().json()
    };
    let (own, built_in) = (runs(&["--content", &file]), runs(&[]));
    assert_ne!(own["config"]["content"], built_in["config"]["content"]);
    let bench = atout(&["bench", "--seconds", "0.05", "--content", &file, "--json"]).succeeds().json();
    assert_eq!(bench["results"].as_array().unwrap().len(), 1, "only games with content: {bench}");
    assert_eq!(bench["results"][0]["game"], "spire");
    assert!(bench["results"][0]["config"].as_str().unwrap().contains("content="), "{bench}");
    let position = json!({ "players": [{ "life": 50, "hand": ["lantern-throw"] }], "enemies": [{ "kind": "candle-thief", "life": 20, "max_life": 20 }] });
    let scenario =
        json!({ "name": "a lantern hurts", "position": position, "play": ["0 play 1>2"], "expect": { "life 2": 14 } });
    let scenarios = folder.write("own.json", &json!({ "game": "spire", "scenarios": [scenario] }).to_string());
    let ran = atout(&["scenario", "run", &scenarios, "--content", &file, "--json"]);
    assert_eq!((ran.code, &ran.json()["passed"]), (0, &json!(1)), "{ran:?}");
    atout(&["scenario", "run", &scenarios]).fails_with(1, &["a lantern hurts"]);
}

#[test]
fn a_broken_file_is_refused_with_its_line_and_nothing_starts() {
    let (folder, _) = example();
    let broken = folder.write("broken.toml", &EXAMPLE.replacen("cost = 1", "cost = 4", 1));
    let line = 1 + EXAMPLE[..EXAMPLE.find("[card.lantern-throw]").unwrap()].matches('\n').count();
    let place = format!("broken.toml, line {line}: ");
    let save = folder.name("run.json");
    let commands: [&[&str]; 6] = [
        &["play", "spire", "--seat", "heuristic", "--save", &save],
        &["arena", "spire", "--entrant", "heuristic", "--games", "1"],
        &["bench", "spire", "--seconds", "0.05"],
        &["cards", "spire"],
        &["serve", "--addr", "127.0.0.1:0", "--data", &folder.name("data")],
        &["--addr", "127.0.0.1:0", "--data", &folder.name("data")],
    ];
    for command in commands {
        let ran = atout(&[command, &["--content", &broken]].concat());
        let ran = ran.fails_with(2, &[&place, "`cost` is 4, but must be from 0 to 3"]);
        assert_eq!(ran.out, "", "nothing started: {command:?}");
    }
    assert!(!std::path::Path::new(&save).exists() && !std::path::Path::new(&folder.name("data")).exists());
    let missing = folder.name("missing.toml");
    atout(&["cards", "spire", "--content", &missing]).fails_with(2, &["missing.toml", "no such file"]);
    atout(&["cards", "spire", "--content", &folder.name(".")]).fails_with(2, &["folder"]);
}

#[test]
fn a_server_says_for_each_game_why_a_file_is_refused() {
    let (folder, _) = example();
    let broken =
        folder.write("broken.toml", "[card.moth-tamer]\nname = { en = \"Moth\", fr = \"Mite\" }\ntype = \"moth\"\n");
    let ran = atout(&["serve", "--addr", "127.0.0.1:0", "--data", &folder.name("data"), "--content", &broken]);
    ran.fails_with(2, &["not for spire: ", "not for duel: ", "broken.toml, line 3: ", "invocation"]);
}

#[test]
fn a_game_without_content_refuses_a_file() {
    let (folder, file) = example();
    atout(&["cards", "stones", "--content", &file]).fails_with(2, &["`stones` has no content"]);
    atout(&["play", "kitty", "--content", &file]).fails_with(2, &["`kitty` has no content"]);
    atout(&["bench", "stones", "--content", &file]).fails_with(2, &["`stones` has no content"]);
    let scenarios = folder.write("s.json", &json!({ "game": "stones", "scenarios": [] }).to_string());
    atout(&["scenario", "run", &scenarios, "--content", &file]).fails_with(2, &["`stones` has no content"]);
    atout(&["cards", "stones", "--set", "content=abc"]).fails_with(2, &["unknown option `content`"]);
    atout(&["cards", "spire", "--set", "content=abc"]).fails_with(2, &["there is no content `abc`"]);
}
