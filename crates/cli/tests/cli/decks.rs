//! `deck`, and `--deck` for the commands that play.

use crate::run::{Folder, RunResult, command, feed};
use serde_json::json;

/// Runs with a data folder of its own.
fn atout_in(home: &Folder, arguments: &[&str], input: &str) -> RunResult {
    let mut command = command(arguments);
    command.env("HOME", home.path("")).env("XDG_DATA_HOME", home.path("data"));
    feed(command, input.as_bytes())
}

fn deck(home: &Folder, arguments: &[&str]) -> RunResult {
    atout_in(home, &[&["deck"], arguments].concat(), "")
}

#[test]
fn ready_decks_are_listed_and_shown() {
    let home = Folder::new();
    let listed = deck(&home, &["list", "--json"]).succeeds().json();
    let ready = listed["ready"].as_array().unwrap();
    assert_eq!((ready.len(), listed["saved"].as_array().unwrap().len()), (10, 0));
    assert!(ready.iter().all(|deck| deck["cards"] == 60 && deck["formats"] == json!(["basic", "constructed"])));
    assert_eq!((&ready[3]["name"], &ready[3]["colours"]), (&json!("red-fire"), &json!("R")));
    let out = deck(&home, &["list", "--lang", "fr"]).succeeds().out;
    assert!(out.contains("Decks prêts") && out.contains("Le feu d'abord"), "{out}");
    let sheet = deck(&home, &["show", "fire first"]).succeeds().out;
    for part in ["red-fire · R · 60 cards", "Creature (", "Land (", "Mana curve", "Constructed: allowed"] {
        assert!(sheet.contains(part), "`{part}` in {sheet}");
    }
}

#[test]
fn a_deck_is_made_changed_and_checked() {
    let home = Folder::new();
    deck(&home, &["new", "Mine", "--from", "red-fire"]).succeeds();
    deck(&home, &["new", "Mine"]).fails_with(2, &["Mine", "already"]);
    deck(&home, &["check", "Mine"]).succeeds();
    let changed = deck(&home, &["edit", "Mine", "--remove", "3 Mountain", "--add", "1 Forest"]);
    assert!(changed.succeeds().out.contains("58 cards"));
    deck(&home, &["check", "Mine"]).fails_with(1, &["Mine", "58 cards", "60"]);
    deck(&home, &["check", "Mine", "--format", "basic"]).succeeds();
    deck(&home, &["edit", "Mine", "--set", "blue-wings"]).succeeds();
    let shown = deck(&home, &["show", "Mine", "--json"]).succeeds().json();
    assert_eq!((&shown["colours"], &shown["cards"]), (&json!("U"), &json!(60)));
    let listed = deck(&home, &["list"]).succeeds().out;
    assert!(listed.lines().last().unwrap().contains("Mine"), "{listed}");
}

#[test]
fn bad_decks_get_a_sentence() {
    let home = Folder::new();
    deck(&home, &["show", "nothing-like-it"]).fails_with(2, &["nothing-like-it", "deck list"]);
    deck(&home, &["new", "../escape"]).fails_with(2, &["../escape", "letters"]);
    deck(&home, &["new", "red-fire"]).fails_with(2, &["red-fire", "comes with the game"]);
    deck(&home, &["edit", "Missing", "--add", "1 Forest"]).fails_with(2, &["Missing", "no such file"]);
    deck(&home, &["check", "red-fire", "--format", "huge"]).fails_with(2, &["huge", "basic", "constructed"]);
    let file = home.write("wrong.txt", "4 Mountain\n1 Mountian\n");
    deck(&home, &["check", &file]).fails_with(2, &["wrong.txt", "line 2", "Mountian"]);
    deck(&home, &["new", "Mine"]).succeeds();
    deck(&home, &["edit", "Mine"]).fails_with(2, &["--add", "EDITOR"]);
    deck(&home, &["edit", "Mine", "--remove", "1 Forest"]).fails_with(2, &["1 Forest", "remove"]);
    deck(&home, &["edit", "Mine", "--add", "1 Forset"]).fails_with(2, &["Forset"]);
    deck(&home, &[]).fails_with(2, &["list", "show", "check", "new", "edit"]);
}

#[test]
fn cards_are_found_by_colour_type_cost_and_text() {
    let home = Folder::new();
    let found = deck(&home, &["cards", "--colour", "R", "--type", "creature", "--cost", "1"]).succeeds().out;
    assert!(found.contains("Ash Goblin") && found.contains("1 red mana") && !found.contains("1 white mana"), "{found}");
    let found = deck(&home, &["cards", "--text", "flying lifelink"]).succeeds().out;
    assert!(!found.is_empty() && found.lines().all(|line| line.to_lowercase().contains("lifelink")), "{found}");
    deck(&home, &["cards", "--colour", "X"]).fails_with(2, &["X", "W, U, B, R, G"]);
    deck(&home, &["cards", "--type", "hero"]).fails_with(2, &["hero", "creature"]);
}

#[test]
fn seats_play_the_decks_that_they_are_given() {
    let home = Folder::new();
    let file = home.write("thirty.txt", "20 Mountain\n40 Ash Goblin\n");
    let save = home.name("duel.json");
    let bots = ["--seat", "random", "--seat", "random", "--seed", "3", "--save", &save];
    let play = |decks: &[&str]| atout_in(&home, &[&["play", "duel"], &bots[..], decks].concat(), "");
    play(&["--deck", "sky-patrol", "--deck", &file, "--set", "format=basic"]).succeeds();
    let record: serde_json::Value = serde_json::from_str(&home.read("duel.json")).unwrap();
    let cards = record["setups"][1]["cards"].as_array().unwrap();
    assert_eq!(cards, &[json!({ "n": 20, "card": "mountain" }), json!({ "n": 40, "card": "ash-goblin" })]);
    play(&["--deck", "sky-patrol", "--deck", &file]).fails_with(2, &["thirty.txt", "40 copies"]);
    play(&["--deck", "red-fire", "--deck", "red-fire", "--deck", "red-fire"]).fails_with(2, &["3 times", "2 seats"]);
    atout_in(&home, &["play", "stones", "--deck", "red-fire"], "").fails_with(2, &["stones", "no decks"]);
}

#[test]
fn an_arena_takes_the_ready_decks_in_turn() {
    let home = Folder::new();
    let common = ["arena", "duel", "--entrant", "random=a", "random=b", "--json", "--seed", "4"];
    let arena = |more: &[&str]| atout_in(&home, &[&common[..], more].concat(), "").succeeds().json();
    let all = arena(&["--games", "20"]);
    let decks = |result: &serde_json::Value| -> Vec<(String, u64)> {
        let tables = result["balance"].as_array().unwrap();
        let of_decks = tables.iter().find(|one| one["sort"] == "deck").unwrap();
        let labels = of_decks["labels"].as_array().unwrap().iter();
        labels.map(|one| (one["what"].as_str().unwrap().to_owned(), one["games"].as_u64().unwrap())).collect()
    };
    // Ten deals in two seatings: every deck is there twice as often as there are sides.
    assert_eq!(decks(&all).len(), 10, "{}", all["balance"]);
    assert!(decks(&all).iter().all(|(_, games)| *games == decks(&all)[0].1), "{:?}", decks(&all));
    let two = arena(&["--games", "4", "--deck", "red-fire", "--deck", "blue-wings"]);
    assert_eq!(decks(&two).len(), 2, "{:?}", decks(&two));
}

#[test]
fn stops_pass_for_a_person_and_can_be_changed() {
    let home = Folder::new();
    let save = home.name("stops.json");
    let arguments = ["play", "duel", "--seat", "human", "--seat", "random", "--seed", "5", "--save", &save];
    let asked = |input: &str| {
        let run = atout_in(&home, &arguments, input).succeeds();
        let record: serde_json::Value = serde_json::from_str(&home.read("stops.json")).unwrap();
        (run.out, record["actions"].as_array().unwrap().len())
    };
    let (out, few) = asked("stops\nstops their-end\nstops nowhere\nkeep\nskip\n");
    for part in ["[x] my-main1", "[ ] their-end", "[x] their-end", "no stop `nowhere`"] {
        assert!(out.contains(part), "`{part}` in {out}");
    }
    let (_, under_control) = asked("stops full\nkeep\npass\n");
    assert!(few > under_control, "{few} actions with stops, {under_control} under full control");
}
