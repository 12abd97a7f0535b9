//! The story of a finished climb: at the end of `play`, and in `replay`.

use crate::run::{Folder, atout};
use serde_json::Value;

#[test]
fn a_finished_climb_is_told_with_its_way_cards_fights_and_end() {
    let folder = Folder::new();
    let save = folder.name("run.json");
    let played = atout(&["play", "spire", "--seat", "random=Ada", "--seed", "11", "--save", &save]).succeeds().out;
    for words in
        ["The way", "Floor 1, ", "Cards taken", "Ada (", "Fights", "Floor 1, room 1, ", " damage done", "The end"]
    {
        assert!(played.contains(words), "{words}: {played}");
    }
    assert!(played.contains("Ada: killed by "), "{played}");
    // The replay tells the same, after its last step.
    let replayed = atout(&["replay", &save]).succeeds().out;
    let story =
        |text: &str| text.split("The way").nth(1).unwrap().lines().map(str::trim).collect::<Vec<_>>().join("\n");
    let end = |text: &str| story(text).split("Saved in").next().unwrap().trim().to_owned();
    assert_eq!(end(&replayed), end(&played));
    assert!(!atout(&["replay", &save, "--at", "3"]).succeeds().out.contains("The way"), "one step is not the end");
    let french = atout(&["replay", &save, "--lang", "fr"]).succeeds().out;
    assert!(french.contains("Le chemin") && french.contains("coup fatal d"), "{french}");
    let document = atout(&["replay", &save, "--json"]).succeeds().json();
    let titles: Vec<&Value> = document["chronicle"].as_array().unwrap().iter().map(|one| &one["title"]).collect();
    assert_eq!(titles, ["The way", "Cards taken", "Fights", "The end"]);
}

#[test]
fn other_games_and_unfinished_ones_tell_nothing_more() {
    let folder = Folder::new();
    let save = folder.name("game.json");
    atout(&["play", "stones", "--seat", "random", "--seat", "random", "--seed", "1", "--save", &save]).succeeds();
    assert_eq!(atout(&["replay", &save, "--json"]).succeeds().json()["chronicle"].as_array().unwrap().len(), 0);
    let half = folder.name("half.json");
    crate::run::atout_with_input(&["play", "spire", "--seed", "1", "--save", &half], "choose fire\n").succeeds();
    assert!(!atout(&["replay", &half]).succeeds().out.contains("The way"));
}
