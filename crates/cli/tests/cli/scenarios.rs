//! `scenario run`.

use crate::run::{Folder, atout};
use serde_json::json;

fn file(folder: &Folder, name: &str, turn: u8) -> String {
    let scenario =
        |name: &str, turn: u8| json!({ "name": name, "position": { "turn": 1 }, "expect": { "turn": turn } });
    let scenarios = json!({ "game": "stones", "scenarios": [scenario("the second is to play", turn)] });
    folder.write(name, &scenarios.to_string())
}

#[test]
fn passed_scenarios_end_with_exit_code_0() {
    let folder = Folder::new();
    let good = file(&folder, "good.json", 1);
    let document = atout(&["scenario", "run", &good, "--json"]).succeeds().json();
    assert_eq!((&document["passed"], &document["failed"]), (&json!(1), &json!(0)));
    assert!(atout(&["scenario", "run", &good]).succeeds().out.contains("ok"));
}

#[test]
fn scenarios_that_fail_are_named() {
    let folder = Folder::new();
    let (good, bad) = (file(&folder, "good.json", 1), file(&folder, "bad.json", 0));
    let failed = atout(&["scenario", "run", &good, &bad, "--json"]).fails_with(1, &["1 of 2", "the second is to play"]);
    let document = failed.json();
    assert_eq!((&document["passed"], &document["failed"]), (&json!(1), &json!(1)));
    let result = &document["results"][1];
    assert_eq!((&result["ok"], &result["name"]), (&json!(false), &json!("the second is to play")));
    assert!(result["file"].as_str().unwrap().ends_with("bad.json"));
    assert_eq!((&result["expected"]["turn"], &result["got"]["turn"]), (&json!(0), &json!(1)));
    let told = atout(&["scenario", "run", &bad]).fails_with(1, &["the second is to play"]);
    assert!(told.out.contains("FAILED") && told.out.contains("expected 0, got 1"), "{}", told.out);
}

#[test]
fn the_scenarios_of_every_game_pass() {
    let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folders = atout_catalog::games().iter().map(|game| games.join(game.id()).join("scenarios"));
    let entries = folders.filter_map(|folder| std::fs::read_dir(folder).ok()).flatten();
    let files: Vec<String> = entries.map(|entry| entry.unwrap().path().display().to_string()).collect();
    assert!(!files.is_empty());
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    atout(&[&["scenario", "run"][..], &files].concat()).succeeds();
}

#[test]
fn files_that_hold_no_scenarios_are_refused() {
    let folder = Folder::new();
    let bad = folder.write("bad.json", "{\"game\": \"stones\"");
    atout(&["scenario", "run", &bad]).fails_with(2, &["bad.json", "not a file of scenarios"]);
    let list = folder.write("list.json", "[]");
    atout(&["scenario", "run", &list]).fails_with(2, &["list.json", "an object with `game` and `scenarios`"]);
    let foreign = folder.write("foreign.json", "{\"game\": \"chess\", \"scenarios\": []}");
    atout(&["scenario", "run", &foreign]).fails_with(2, &["foreign.json", "no game `chess`"]);
    atout(&["scenario", "run", &folder.name("nothing.json")]).fails_with(2, &["nothing.json"]);
}

#[test]
fn an_impossible_option_gets_a_sentence() {
    let folder = Folder::new();
    let scenario = json!({ "name": "a wide board", "config": { "width": 300 }, "position": {}, "expect": {} });
    let file = json!({ "game": "kitty", "scenarios": [scenario] });
    let wide = folder.write("wide.json", &file.to_string());
    let told = atout(&["scenario", "run", &wide]).fails_with(1, &["a wide board"]);
    assert!(told.out.contains("option `width` cannot be `300`: it takes a whole number from 4 to 32"), "{}", told.out);
}
