//! Choosing: arrows, typing, stepping back, drafts, help.

use crate::kit::{Console, DOWN, ENTER, ESCAPE, PAGE_UP, RIGHT, UP};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;

const STONES: [&str; 6] = ["play", "stones", "--seed", "4", "--seat", "human"];

fn stones() -> Console {
    let mut console = Console::run(&STONES);
    console.wait_for("Pick a card >");
    console
}

#[test]
fn a_card_is_chosen_with_arrows_and_then_its_place() {
    let mut console = stones();
    assert_eq!(console.option(), "G1");
    console.press(RIGHT);
    console.wait("the next card", |console| console.option() == "G3");
    console.press_for(ENTER, "G3 → pick a stone >");
    console.press(RIGHT);
    console.wait("the next stone", |console| console.option() == "2");
    assert!(console.lines()[5].contains(">2<"), "the stone is marked on the board:\n{}", console.text());
    assert!(console.text().contains("Place green 3 on stone 2"), "{}", console.text());
    // One step back, and the card can be another one.
    console.press_for(ESCAPE, "Pick a card >");
    console.press_for(ENTER, "G1 → pick a stone >");
    console.press_for(ENTER, "› You place green 1 on");
    assert!(console.text().contains("G♣1"), "{}", console.text());
}

#[test]
fn a_move_is_typed_in_three_ways() {
    let mut console = stones();
    console.press_for("G5 3", "> G5 3");
    console.press_for(ENTER, "G♣5");
    console.wait("the next turn", |console| {
        console.status().ends_with("Your turn") && console.text().contains("Regular places")
    });
    console.press_for("n6@4\r", "You place brown 6");
    console.wait("the next turn", |console| {
        let answered =
            console.text().split("You place brown 6").nth(1).is_some_and(|rest| rest.contains("Regular places"));
        answered && console.status().ends_with("Your turn") && console.prompt().contains("Pick")
    });
    // The second card of the list.
    console.wait("a list", |console| !console.option().is_empty());
    console.press("g3");
    console.wait("the card", |console| console.option() == "G3");
    console.press_for(ENTER, "G3 → pick a stone >");
    console.press_for("9\r", "G♣3");
    assert!(!console.text().contains("Not possible"), "{}", console.text());
}

#[test]
fn what_is_not_possible_says_why_and_changes_nothing() {
    let mut console = stones();
    console.press_for("R9@1\r", "Not possible: ");
    console.press_for("xyzzy\r", "xyzzy");
    console.press_for(ESCAPE, "Keep playing");
    console.press_for(ESCAPE, "Pick a card >");
    assert!(console.text().contains("stones: You 0 – 0 Regular"), "{}", console.text());
}

#[test]
fn help_rules_and_log_are_pages() {
    let mut console = stones();
    console.press_for("?", "Keys and commands");
    assert!(console.text().contains("(here: G1 1)"), "{}", console.text());
    console.press_for("\x1b[F", "won for certain");
    console.press_for(ESCAPE, "Pick a card >");
    console.press_for("rules\r", "Esc back");
    console.press_for(DOWN, "2–");
    console.press_for(UP, "1–");
    console.press_for(ESCAPE, "Pick a card >");
    console.press_for("G1 1\r", "You draw");
    console.press_for("log\r", "·  You place green 1 on stone 1.");
    console.press_for(ESCAPE, "Pick a card >");
    console.press_for(PAGE_UP, "Pick a card >");
}

/// A game of bots in which the first seat is about to use the strategist, as a save; and what it played.
fn before_a_strategist(file: &Path) -> String {
    for seed in 1..100 {
        let mut command = Command::new(env!("CARGO_BIN_EXE_atout"));
        command.args(["play", "stones", "--set", "tactics=true", "--seat", "random", "--seat", "random"]);
        command.args(["--seed", &seed.to_string(), "--save"]).arg(file).env_clear();
        assert!(command.output().expect("the program runs").status.success());
        let mut record: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
        let actions = record["actions"].as_array_mut().unwrap();
        let is_wanted =
            |step: &Value| step["seat"] == 0 && step["action"].as_str().is_some_and(|text| text.contains("strategist"));
        if let Some(n) = actions.iter().position(is_wanted) {
            let used = actions[n]["action"].as_str().unwrap().to_owned();
            actions.truncate(n);
            ["result", "ending"].into_iter().for_each(|key| _ = record.as_object_mut().unwrap().remove(key));
            fs::write(file, record.to_string()).unwrap();
            return used;
        }
        fs::remove_file(file).unwrap();
    }
    panic!("no bot uses the strategist");
}

#[test]
fn a_draft_is_shown_and_can_be_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let used = before_a_strategist(&folder.path().join("save.json"));
    let arguments = ["play", "stones", "--load", "save.json", "--seat", "human=Ada", "--seat", "random=Bo"];
    let mut console = Console::run_in(folder, &arguments, &[("TERM", "xterm")]);
    console.wait_for("Pick a card >");
    let hand = |console: &Console| console.lines().into_iter().find(|line| line.starts_with("You hold "));
    let before = hand(&console);
    assert!(before.as_ref().is_some_and(|hand| hand.contains("strategist")), "{}", console.text());
    let is_as_before = |console: &Console| console.prompt().ends_with("Pick a card >") && hand(console) == before;
    console.press_for(&format!("{used}\r"), "Not confirmed yet");
    assert!(!is_as_before(&console), "there is something else to choose now:\n{}", console.text());
    console.press(ESCAPE);
    console.wait("the choice before", is_as_before);
    // The same with words.
    console.press_for(&format!("{used}\r"), "Not confirmed yet");
    console.press("undo\r");
    console.wait("the choice before", is_as_before);
    console.press_for("undo\r", "nothing to take back");
}
