//! Sizes of the terminal, colours, and terminals that can only print lines.

use crate::kit::{Console, ENTER};

const XTERM: (&str, &str) = ("TERM", "xterm-256color");

fn has_all_parts(console: &Console) -> bool {
    let text = console.text();
    ["Your turn", "@1", "your hand", "─ Your choice ─", "─ Log ─", "Pick a cell >", "? help"]
        .iter()
        .all(|part| text.contains(part))
}

#[test]
fn a_game_goes_on_when_the_terminal_is_resized() {
    let mut console = Console::run(&["play", "kitty", "--seed", "4"]);
    console.wait("the screen", has_all_parts);
    let small = console.text();
    console.resize(120, 40);
    console.wait("the large screen", |console| has_all_parts(console) && console.lines()[39].contains("? help"));
    let lines = console.lines();
    assert!(lines[1].contains("┌─ Log ─"), "the log has a column of its own:\n{}", console.text());
    assert!(lines.iter().any(|line| line.contains("Opposite edges")), "{}", console.text());
    assert!(console.text().contains("left to draw"), "{}", console.text());
    console.resize(80, 24);
    console.wait("the small screen again", |console| has_all_parts(console) && console.lines()[23].contains("? help"));
    console.wait("the same screen", |console| console.text() == small);
    console.press_for(ENTER, "Pick a card >");
    // Too small for anything: it says so, and comes back.
    console.resize(30, 6);
    console.wait_for("min. 40 × 8");
    console.resize(80, 24);
    console.wait_for("Pick a card >");
}

#[test]
fn colours_are_shown_unless_they_are_not_wanted() {
    let run = |variables: &[(&str, &str)]| {
        let mut console = Console::run_in(tempfile::tempdir().unwrap(), &["play", "stones", "--seed", "4"], variables);
        console.wait_for("Pick a card >");
        (console.has_colours(), console.text())
    };
    let (is_coloured, with) = run(&[XTERM]);
    let (is_still_coloured, without) = run(&[XTERM, ("NO_COLOR", "1")]);
    assert!(is_coloured && !is_still_coloured);
    // Nothing is said by a colour alone.
    assert_eq!(with, without);
}

#[test]
fn a_dumb_terminal_gets_lines() {
    for variables in [&[("TERM", "dumb")][..], &[]] {
        let mut console = Console::run_in(tempfile::tempdir().unwrap(), &["play", "stones", "--seed", "4"], variables);
        console.wait_for("Player >");
        assert!(!console.is_full_screen());
        console.press_for("quit\r", "The game is not finished.");
        console.ends_well();
    }
}
