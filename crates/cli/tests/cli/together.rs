//! `play` and `replay` of a game in which everybody decides at the same time, and whose number of seats is an option.

use crate::run::{Folder, atout, atout_with_input};
use serde_json::Value;

/// The number of players in the first line.
fn seated(arguments: &[&str]) -> usize {
    let out = atout_with_input(&[&["play", "kitty", "--seed", "5"][..], arguments].concat(), "quit\n").succeeds().out;
    out.lines().next().unwrap().matches(" – ").count() + 1
}

#[test]
fn as_many_play_as_are_seated_or_as_the_options_say() {
    assert_eq!(seated(&[]), 4);
    assert_eq!(seated(&["--seat", "human"]), 4);
    assert_eq!(seated(&["--seat", "human", "--seat", "random", "--seat", "random"]), 3);
    assert_eq!(seated(&["--set", "players=6", "--seat", "human", "--seat", "random"]), 6);
    assert_eq!(seated(&["--set", "teams=3v3", "--seat", "human", "--seat", "human"]), 6);
    assert_eq!(seated(&["--hot-seat", "--set", "players=2"]), 2);
}

#[test]
fn seats_and_options_that_do_not_agree_get_a_sentence() {
    let refused = |arguments: &[&str], named: &[&str]| {
        atout(&[&["play", "kitty"][..], arguments].concat()).fails_with(2, named);
    };
    let three = ["--seat", "human", "--seat", "random", "--seat", "random"];
    refused(&[&["--set", "players=2"][..], &three].concat(), &["3 times", "2 seats"]);
    refused(&[&["--set", "teams=1v1"][..], &three].concat(), &["3 times", "2 seats"]);
    refused(&["--set", "players=5", "--set", "teams=2v2"], &["2v2", "5"]);
    refused(&["--set", "players=9"], &["players", "9", "8"]);
    refused(&["--seat", "human"].repeat(9), &["players", "9", "8"]);
    refused(&["--set", "teams=9v9"], &["`teams` cannot be `9v9`", "2v2"]);
    refused(&["--lang", "fr", "--set", "teams=9v9"], &["«\u{a0}teams\u{a0}» ne peut valoir", "la taille des équipes"]);
    refused(&["--lang", "fr", "--set", "classes=wizard"], &["«\u{a0}classes\u{a0}» ne peut valoir", "une par place"]);
}

#[test]
fn a_person_decides_once_a_step_and_sees_what_all_did() {
    let seats = ["--seat", "human=Ada", "--seat", "random=Bo", "--seat", "random=Cy"];
    let ran =
        atout_with_input(&[&["play", "kitty", "--seed", "5"][..], &seats].concat(), "STAY\npass\nstay\n").succeeds();
    let asked: Vec<&str> = ran.out.split("Moves:").collect();
    assert_eq!(asked.len(), 5, "four times, the last time without an answer: {}", ran.out);
    for part in &asked[1..4] {
        let told = |name: &str| part.lines().any(|line| line.starts_with(&format!("· {name} ")));
        assert!(told("Bo") && told("Cy"), "what the others did: {part}");
    }
    assert!(!ran.out.contains("refused:"), "{}", ran.out);
}

#[test]
fn long_lists_are_in_columns() {
    let out = atout_with_input(&["play", "kitty", "--seed", "5"], "").succeeds().out;
    let moves: Vec<&str> = out.split("Moves:").nth(1).unwrap().lines().filter(|line| line.contains("  ")).collect();
    assert!(moves.len() < 12 && moves.iter().all(|line| line.chars().count() <= 100), "{moves:#?}");
}

/// The output for two people on one screen after these decisions.
fn seen(decisions: &str) -> String {
    let seats = ["--seat", "human=Ada", "--seat", "human=Bo", "--seat", "random=Cy"];
    atout_with_input(&[&["play", "kitty", "--hot-seat", "--seed", "5"][..], &seats].concat(), decisions).succeeds().out
}

#[test]
fn nobody_sees_what_another_has_chosen() {
    // Whatever Ada does, all that is printed before Bo has chosen is the same.
    assert_eq!(seen("stay\n"), seen("2\n"));
    assert_eq!(seen("stay\n"), seen("3\n"));
    assert_ne!(seen("stay\nstay\n"), seen("2\nstay\n"), "and then it is told");
    // Bo has the screen and goes first.
    let moved = seen("stay\nstay\n");
    let last = moved.rsplit("— ").next().unwrap();
    assert!(last.starts_with("Bo —"), "{moved}");
    assert_eq!(seen("stay\nstay\n1\n"), seen("stay\nstay\n2\n"));
}

#[test]
fn the_screen_changes_hands_once_a_step() {
    let out = seen(&"1\n".repeat(8));
    let hands: Vec<&str> = out.lines().filter(|line| line.starts_with("— ")).collect();
    assert_eq!(hands, ["— Ada —", "— Bo —", "— Ada —", "— Bo —", "— Ada —"]);
}

#[test]
fn a_game_saved_in_the_middle_of_a_step_goes_on() {
    let folder = Folder::new();
    let (whole, parts) = (folder.name("whole.json"), folder.name("parts.json"));
    let seats = ["--seat", "human=Ada", "--seat", "human=Bo", "--seat", "search:iters=20=Cy"];
    let start = ["--seed", "9", "--set", "turns=3"];
    let play = |file: &str, more: &[&str], n: usize| {
        atout_with_input(&[&["play", "kitty", "--save", file][..], more].concat(), &"1\n".repeat(n)).succeeds()
    };
    play(&whole, &[&start[..], &seats].concat(), 40);
    play(&parts, &[&start[..], &seats].concat(), 1);
    play(&parts, &["--load", &parts], 2);
    let ran = play(&parts, &["--load", &parts], 40);
    assert!(ran.out.contains("Resumed after"), "{}", ran.out);
    assert_eq!(folder.read("whole.json"), folder.read("parts.json"));
}

#[test]
fn bots_play_a_whole_game_by_themselves() {
    let seats = ["--seat", "random", "--seat", "heuristic", "--seat", "random"];
    let ran = atout(&[&["play", "kitty", "--seed", "2", "--set", "turns=3"][..], &seats].concat()).succeeds();
    assert!([" wins.", " win.", "A draw.", "Nobody won."].iter().any(|end| ran.out.contains(end)), "{}", ran.out);
}

#[test]
fn a_replay_stops_where_something_happens_and_names_who_has_chosen() {
    let folder = Folder::new();
    let file = folder.name("game.json");
    let seats = ["--seat", "random=Ada", "--seat", "random=Bo", "--seat", "random=Cy"];
    let start = ["play", "kitty", "--seed", "2", "--set", "turns=2", "--save", &file];
    atout(&[&start[..], &seats].concat()).succeeds();
    let record: Value = serde_json::from_str(&folder.read("game.json")).unwrap();
    let last = record["actions"].as_array().unwrap().len();

    let all = atout(&["replay", &file]).succeeds().out;
    let first = record["actions"][0]["action"].as_str().unwrap();
    assert!(all.contains(&format!("— 1/{last} — Ada: {first}")), "{all}");
    let one = atout(&["replay", &file, "--seat", "1"]).succeeds().out;
    assert!(one.contains(&format!("— 1/{last} — Ada has chosen")), "{one}");
    assert!(one.contains(&format!("— 2/{last} — Bo: ")), "{one}");
    // Two choices in a row: nothing is shown between their titles.
    let titles: Vec<usize> = (1..=2).map(|at| one.find(&format!("— {at}/{last} —")).unwrap()).collect();
    assert_eq!(one[titles[0]..titles[1]].lines().count(), 1, "{one}");
    assert!(atout(&["replay", &file, "--at", "1", "--seat", "1"]).succeeds().out.lines().count() > 1);

    let replay = atout(&["replay", &file, "--seat", "1", "--json"]).succeeds().json();
    let steps = replay["steps"].as_array().unwrap();
    assert_eq!((steps.len(), &steps[1]["action"]), (last + 1, &Value::Null));
    assert_eq!(steps[1]["log"], serde_json::json!([]));
}
