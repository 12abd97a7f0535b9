//! Ways out: saving and leaving, giving up, signals. The terminal is always given back.

use crate::kit::{BACKSPACE, CTRL_C, Console, DOWN, ENTER, ESCAPE};
use rustix::process::Signal;
use std::os::unix::process::ExitStatusExt;

const XTERM: [(&str, &str); 1] = [("TERM", "xterm-256color")];

fn stones() -> Console {
    let mut console = Console::run(&["play", "stones", "--seed", "4", "--seat", "human=Ada", "--seat", "random=Bo"]);
    console.wait_for("Pick a card >");
    console
}

#[test]
fn leaving_asks_saves_and_the_game_goes_on_later() {
    let mut console = stones();
    console.press_for("G5 3\r", "Bo places");
    console.wait("the next turn", |console| console.status().ends_with("Your turn"));
    console.press_for("quit\r", "Leave the game?");
    for answer in ["Save and leave", "Leave without saving", "Keep playing"] {
        assert!(console.text().contains(answer), "{}", console.text());
    }
    console.press_for(ESCAPE, "Pick a card >");
    let board = console.lines()[1..12].join("\n");
    console.press_for("quit\r", "Leave the game?");
    console.press_for(ENTER, "Save in file > stones.json");
    console.press(ENTER);
    console.ends_well();
    assert!(console.text().contains("--load stones.json"), "{}", console.text());
    let folder = console.into_folder();
    assert!(folder.path().join("stones.json").exists());
    let mut resumed = Console::run_in(folder, &["play", "stones", "--load", "stones.json"], &XTERM);
    resumed.wait_for("Pick a card >");
    assert_eq!(resumed.lines()[1..12].join("\n"), board);
    resumed.wait_for("You place green 5 on stone 3.");
}

#[test]
fn one_can_leave_without_saving_or_stay() {
    let mut console = stones();
    console.press_for(CTRL_C, "Leave the game?");
    console.press_for(&[DOWN, DOWN].concat(), "▸  3 Keep playing");
    console.press_for(ENTER, "Pick a card >");
    console.press_for(CTRL_C, "Leave the game?");
    console.press_for(DOWN, "▸  2 Leave without saving");
    console.press(ENTER);
    console.ends_well();
    assert!(console.text().contains("It was not saved"), "{}", console.text());
    assert_eq!(std::fs::read_dir(console.folder.path()).unwrap().count(), 0);
}

#[test]
fn ctrl_c_twice_leaves() {
    let mut console = stones();
    console.press_for(CTRL_C, "Leave the game?");
    console.press(CTRL_C);
    console.ends_well();
}

#[test]
fn ctrl_c_in_the_menu_and_before_giving_up_asks_first() {
    let mut console = stones();
    console.press_for(ESCAPE, "Give up…");
    console.press_for(CTRL_C, "Leave the game?");
    console.press_for(ESCAPE, "Pick a card >");
    console.press_for("resign\r", "Give up this game?");
    console.press_for(CTRL_C, "Leave the game?");
    console.press_for(ESCAPE, "Pick a card >");
    console.press_for("save\r", "Save in file");
    console.press_for(CTRL_C, "Pick a card >");
}

#[test]
fn a_finished_game_can_be_kept() {
    let mut console = stones();
    console.press_for("resign\r", "Give up this game?");
    console.press_for("2", "S save the game");
    console.press_for("s", "Save in file > stones.json");
    // Another name, with a space in it.
    console.press_for(&BACKSPACE.repeat("stones.json".len()), "Save in file >");
    console.press_for("my game.json\r", "The game is saved.");
    assert!(!console.text().contains("S save"), "{}", console.text());
    console.press(ENTER);
    console.ends_well();
    assert!(console.text().contains("atout replay 'my game.json'"), "{}", console.text());
    let mut replay = Console::run_in(console.into_folder(), &["replay", "my game.json"], &XTERM);
    replay.wait_for("Step 0 of 1");
}

#[test]
fn giving_up_is_asked_and_the_result_stays() {
    let mut console = stones();
    console.press_for("resign\r", "Give up this game?");
    console.press_for(ENTER, "Pick a card >");
    console.press_for(ESCAPE, "Give up…");
    console.press_for("3", "Give up this game?");
    console.press_for("2", "Game over");
    for sentence in ["You lost.", "You gave up.", "Bo wins."] {
        console.wait_for(sentence);
    }
    console.press(ENTER);
    console.ends_well();
    assert!(console.text().contains("Bo wins."), "{}", console.text());
}

#[test]
fn a_file_that_is_no_record_is_not_overwritten() {
    let mut console = stones();
    std::fs::write(console.folder.path().join("notes.txt"), "mine").unwrap();
    console.press_for("save notes.txt\r", "is no record");
    console.press_for("save game.json\r", "Saved in game.json");
    assert_eq!(std::fs::read_to_string(console.folder.path().join("notes.txt")).unwrap(), "mine");
}

#[test]
fn a_signal_gives_the_terminal_back_first() {
    for signal in [Signal::TERM, Signal::INT, Signal::HUP] {
        let mut console = stones();
        console.send(signal);
        let status = console.end();
        assert_eq!(status.signal(), Some(signal.as_raw()), "{status}");
        console.is_given_back();
    }
}

#[test]
fn a_terminal_that_vanishes_ends_the_program_and_the_game_stays_saved() {
    let arguments =
        ["play", "stones", "--seed", "4", "--save", "game.json", "--seat", "human=Ada", "--seat", "random=Bo"];
    let mut console = Console::run(&arguments);
    console.wait_for("Pick a card >");
    console.press_for("G5 3\r", "Bo places");
    console.wait("the next turn", |console| console.status().ends_with("Your turn"));
    // After a key nothing more is told: the program waits.
    let before = console.option();
    console.press(DOWN);
    console.wait("the next option", |console| console.option() != before);
    let status = console.hang_up();
    assert_eq!(status.signal(), Some(Signal::HUP.as_raw()), "{status}");
    let mut resumed = Console::run_in(console.into_folder(), &["play", "stones", "--load", "game.json"], &XTERM);
    resumed.wait_for("You place green 5 on stone 3.");
}

#[test]
fn a_terminal_that_vanishes_while_bots_play_ends_the_program_too() {
    let mut console = Console::run(&["play", "stones", "--seed", "4", "--seat", "random=Ada", "--seat", "random=Bo"]);
    console.wait_for("› Ada places");
    let status = console.hang_up();
    assert_eq!(status.signal(), Some(Signal::HUP.as_raw()), "{status}");
}

#[test]
fn a_bot_that_thinks_does_not_hold_the_keys() {
    let seats = ["--seat", "search:ms=60000=Bo", "--seat", "human=Ada"];
    let mut console = Console::run(&[&["play", "stones", "--seed", "4"][..], &seats].concat());
    console.wait_for("Bo is thinking");
    console.press_for(CTRL_C, "Leave the game?");
    console.press(CTRL_C);
    console.ends_well();
}
