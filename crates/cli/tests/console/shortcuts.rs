//! Shortcuts: several moves at once, by their words, in both languages.

use crate::kit::Console;
use std::fs;

/// A duel against somebody who has nothing but lands: whoever attacks is neither blocked nor answered.
fn duel(lang: &str) -> Console {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("scouts.txt"), "16 Forest\n14 Bramble Scout").expect("a deck");
    fs::write(folder.path().join("lands.txt"), "30 Plains").expect("a deck");
    let decks = ["--deck", "scouts.txt", "--deck", "lands.txt"];
    let options = ["--set", "format=basic", "--set", "mulligan=false", "--seed", "3", "--lang", lang];
    let seats = ["--seat", "human", "--seat", "random"];
    let arguments = [&["play", "duel"][..], &seats, &decks, &options].concat();
    let mut console = Console::run_in(folder, &arguments, &[("TERM", "xterm-256color")]);
    // So high that every option has a line with its words.
    console.resize(80, 44);
    console
}

/// Plays lands and creatures and ends turns until the list offers this.
fn play_until(console: &mut Console, own_turn: &str, wanted: &str, moves: &[(&str, &str)]) {
    let mut before = String::new();
    for _ in 0..60 {
        console.wait("something to choose", |console| {
            console.status().ends_with(own_turn) && console.choice() != before && console.prompt().ends_with('>')
        });
        before = console.choice();
        if before.contains(wanted) {
            return;
        }
        let typed = moves.iter().find(|(label, _)| before.contains(label)).map(|(_, typed)| *typed);
        console.press(&format!("{}\r", typed.unwrap_or_else(|| panic!("nothing to type:\n{}", console.text()))));
    }
    panic!("`{wanted}` was never offered:\n{}", console.text());
}

#[test]
fn an_attack_with_all_is_one_word() {
    let moves = [
        ("Discard Forest", "discard forest"),
        ("Play Forest", "play forest"),
        ("Cast Bramble Scout", "cast bramble"),
        ("End the turn", "end"),
    ];
    let mut console = duel("en");
    play_until(&mut console, "Your turn", "Attack with all 2", &moves);
    assert!(console.choice().contains("attack"), "{}", console.text());
    // Nothing is asked in between: to combat, both attackers, and no more of them.
    console.press_for("attack\r", "You attack with");
    assert!(!console.text().contains("Not possible"), "{}", console.text());
}

#[test]
fn a_turn_is_ended_with_one_word_in_french() {
    let mut console = duel("fr");
    let moves = [("Jouer Forêt", "jouer forêt")];
    play_until(&mut console, "À vous de jouer", "Finir le tour", &moves);
    assert!(console.choice().contains("finir"), "{}", console.text());
    // Eight cards are in hand: the turn is over, and one of them has to go.
    console.press_for("finir\r", "Défausser Forêt");
    assert!(!console.choice().contains("Finir le tour"), "{}", console.text());
}
