//! Two people on one screen: between them nothing is shown, and nobody sees the hand of another.

use crate::kit::{Console, ENTER, ESCAPE};

const CARD_SIGNS: [char; 6] = ['▲', '♣', '◆', '★', '●', '■'];

/// The screen shows a sentence and nothing of the game.
#[track_caller]
fn is_covered(console: &Console, name: &str) {
    let text = console.text();
    assert!(text.contains(&format!("Pass the screen to {name}.")), "{text}");
    assert!(!text.contains(CARD_SIGNS) && !text.contains("holds") && !text.contains("[1]"), "{text}");
    assert_eq!(console.lines().iter().filter(|line| !line.is_empty()).count(), 2, "{text}");
}

/// The line of a player's hand.
fn hand_of(console: &Console, name: &str) -> String {
    let start = format!("{name} holds ");
    console.lines().into_iter().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("{}", console.text()))
}

#[test]
fn the_screen_is_covered_between_two_people() {
    let seats = ["--hot-seat", "--seat", "human=Ada", "--seat", "human=Bo"];
    let mut console = Console::run(&[&["play", "stones", "--seed", "4"][..], &seats].concat());
    console.wait_for("when nobody else looks.");
    is_covered(&console, "Ada");
    console.press_for(ENTER, "Ada's turn");
    assert!(hand_of(&console, "Ada").contains(CARD_SIGNS));
    assert_eq!(hand_of(&console, "Bo"), "Bo holds 6 clan cards");
    // Ada sees what she has drawn before she passes the screen on.
    console.press_for("G1 1\r", "Enter: cover the screen for Bo");
    console.wait_for("› Ada draws ");
    assert!(hand_of(&console, "Ada").contains(CARD_SIGNS));
    console.press_for(ENTER, "Pass the screen to Bo.");
    is_covered(&console, "Bo");
    // Questions on the cover show no hand either.
    console.press_for(ESCAPE, "Leave without saving");
    assert_eq!(hand_of(&console, "Ada"), "Ada holds 6 clan cards");
    assert_eq!(hand_of(&console, "Bo"), "Bo holds 6 clan cards");
    console.press_for(ESCAPE, "Pass the screen to Bo.");
    is_covered(&console, "Bo");
    console.resize(100, 30);
    console.wait("the cover in the new size", |console| console.text().contains("Pass the screen to Bo."));
    console.press_for(ENTER, "Bo's turn");
    assert_eq!(hand_of(&console, "Ada"), "Ada holds 6 clan cards");
    assert!(hand_of(&console, "Bo").contains(CARD_SIGNS));
    console.wait_for("› Ada places green 1 on stone 1.");
    assert!(!console.text().contains("Ada draws"), "what another draws is not worth a line:\n{}", console.text());
}

#[test]
fn people_who_decide_at_once_choose_unseen() {
    let seats = ["--set", "players=2", "--hot-seat", "--seat", "human=Ada", "--seat", "human=Bo"];
    let mut console = Console::run(&[&["play", "kitty", "--seed", "4"][..], &seats].concat());
    console.wait_for("Pass the screen to Ada.");
    console.press_for(ENTER, "your hand");
    console.press_for(ENTER, "Enter: cover the screen for Bo");
    console.press_for(ENTER, "Pass the screen to Bo.");
    assert!(!console.text().contains("your hand"), "{}", console.text());
    console.press_for(ENTER, "Bo's turn");
    assert!(console.lines().iter().any(|line| line.contains("Ada") && line.contains('✓')), "{}", console.text());
}
