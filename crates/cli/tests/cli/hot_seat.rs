//! `play --hot-seat`: several people on one screen, and nobody sees the hand of another.

use crate::run::{atout, atout_with_input};

/// The parts of the output that each player saw: name and text.
fn turns(out: &str) -> Vec<(&str, String)> {
    let mut turns: Vec<(&str, String)> = Vec::new();
    for line in out.lines() {
        if let Some(name) = line.strip_prefix("— ").and_then(|rest| rest.strip_suffix(" —")) {
            turns.push((name, String::new()));
        } else if let Some((_, text)) = turns.last_mut() {
            text.push_str(line);
            text.push('\n');
        }
    }
    turns
}

/// The clan cards that a player could play first in this part of the output: letter and strength.
fn hand(text: &str) -> Vec<(char, char)> {
    let moves = text.split("Moves:").nth(1).unwrap_or_default();
    let placed = moves.split_whitespace().filter_map(|word| word.split_once('@'));
    let cards = placed.filter_map(|(card, _)| match card.chars().collect::<Vec<_>>()[..] {
        [letter, strength] if strength.is_ascii_digit() => Some((letter, strength)),
        _ => None,
    });
    let mut cards: Vec<_> = cards.collect();
    cards.dedup();
    cards
}

/// Does this part of the output show the card, on the table (`R▲7`), in the log or in a list of moves (`R7`)?
fn shows(text: &str, (letter, strength): (char, char)) -> bool {
    let drawn = |word: &str| {
        let card = word.split('@').next().unwrap_or_default();
        card.chars().filter(char::is_ascii_alphanumeric).eq([letter, strength])
    };
    text.split_whitespace().any(drawn)
}

#[test]
fn nobody_sees_the_hand_of_another() {
    for options in [&[][..], &["--set", "tactics=true"], &["--set", "claims=after_play"]] {
        let arguments = [&["play", "stones", "--hot-seat", "--seed", "4"][..], options].concat();
        // Not to the end: then all cards are shown.
        let ran = atout_with_input(&arguments, &"1\n".repeat(14)).succeeds();
        assert!(ran.out.contains("not finished"), "{}", ran.out);
        let turns = turns(&ran.out);
        assert!(turns.len() > 4, "{}", ran.out);
        for pair in turns.windows(2) {
            let [(mine, before), (theirs, after)] = pair else { unreachable!("windows of two") };
            assert_ne!(mine, theirs, "the screen changed hands");
            let held = hand(before);
            assert!(held.len() >= 4, "{held:?} in {before}");
            // The card that was played lies on the table now; every other one is still a secret.
            let told: Vec<_> = held.iter().filter(|card| shows(after, **card)).collect();
            assert!(told.len() <= 1, "{theirs} saw {told:?} of {mine}:\n{after}");
        }
    }
}

#[test]
fn what_the_other_did_is_told_when_the_screen_changes_hands() {
    let ran = atout_with_input(
        &["play", "stones", "--hot-seat", "--seed", "4", "--seat", "human=Ada", "--seat", "human=Bo"],
        "1\n1\n1\n",
    )
    .succeeds();
    let turns = turns(&ran.out);
    let (first, second) = (turns[0].0, turns[1].0);
    assert!(turns[1].1.contains(&format!("· {first} places")), "{}", ran.out);
    assert!(turns[2].1.contains(&format!("· {second} places")), "{}", ran.out);
    assert!(!ran.out.contains('\x1b'), "a pipe is not cleared");
}

#[test]
fn a_hot_seat_needs_two_people() {
    atout(&["play", "stones", "--hot-seat", "--seat", "random", "--seat", "random"])
        .fails_with(2, &["--hot-seat", "two people"]);
}

#[test]
fn a_whole_hot_seat_game_ends_with_a_winner() {
    let ran = atout_with_input(&["play", "stones", "--hot-seat", "--seed", "4"], &"1\n".repeat(200)).succeeds();
    assert!(ran.out.contains("Player 1 wins.") || ran.out.contains("Player 2 wins."), "{}", ran.out);
}
