//! Watching: bots among themselves, and a record step by step.

use crate::kit::{Console, END, ENTER, ESCAPE, HOME, PAGE_UP, RIGHT};

#[test]
fn a_game_of_bots_can_be_watched_and_skipped_to_its_end() {
    let mut console = Console::run(&["play", "stones", "--seed", "4", "--seat", "random=Ada", "--seat", "random=Bo"]);
    // What each bot does is told before the next one plays.
    console.wait_for("› Ada places");
    console.press_for(HOME, "› Bo places");
    let text = console.text();
    assert!(text.contains("Ada holds 6 clan cards") && text.contains("Bo holds 6 clan cards"), "{text}");
    console.press_for(END, "Game over");
    console.wait_for("─ Result ─");
    console.press(ENTER);
    console.ends_well();
    assert!(console.text().contains(" wins."), "{}", console.text());
}

#[test]
fn a_record_is_stepped_through_with_arrows() {
    let mut console = Console::run(&["play", "stones", "--seed", "4", "--seat", "random=Ada", "--save", "game.json"]);
    console.wait_for("is thinking");
    console.press_for(END, "Game over");
    console.press(ENTER);
    console.ends_well();
    let mut replay = Console::run_in(console.into_folder(), &["replay", "game.json"], &[("TERM", "xterm-256color")]);
    replay.wait_for("Step 0 of ");
    assert!(replay.text().contains("The deal"), "{}", replay.text());
    replay.press_for(RIGHT, "Step 1 of ");
    replay.wait_for("› Ada places");
    let lower = replay.text().split("─ Ada").nth(1).unwrap_or_default().to_owned();
    assert!(lower.matches("Ada places").count() > 1, "the step says what was done:\n{}", replay.text());
    replay.press_for("12\r", "Step 12 of ");
    replay.press_for(PAGE_UP, "Step 2 of ");
    replay.press_for(END, "The game is over");
    replay.press_for(HOME, "Step 0 of ");
    replay.press(ESCAPE);
    replay.ends_well();
}
