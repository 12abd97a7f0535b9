//! Whole games on a terminal of 80 × 24, with arrows and by typing, in both languages.

use crate::kit::{BACKSPACE, Console, DOWN, ENTER, HOME, RIGHT};

/// The words by which a screen is recognised, and what has to be on it.
struct Expected {
    own_turn: &'static str,
    over: &'static str,
    /// On every screen of an own turn.
    parts: &'static [&'static str],
    result: &'static [&'static str],
}

/// Every line is whole: nothing reaches the last column, nothing is scrolled away, the keys are not cut.
#[track_caller]
fn check_layout(console: &Console, expected: &Expected) {
    let (lines, text) = (console.lines(), console.text());
    assert_eq!(lines.len(), 24);
    for part in expected.parts {
        assert!(text.contains(part), "`{part}` is missing:\n{text}");
    }
    let titles = lines.iter().position(|line| line.starts_with("─ ")).expect("the titles of the lower half");
    for line in &lines[1..titles] {
        assert!(line.chars().count() < 80 && !line.ends_with('…'), "`{line}` is cut:\n{text}");
    }
    assert!(!lines[titles - 1].contains('↓') || lines[titles - 1].contains('['), "the board is scrolled:\n{text}");
    assert!(console.prompt().contains(" >"), "{text}");
    assert!(!lines[0].contains('…') && !lines[23].ends_with('…') && !lines[23].is_empty(), "{text}");
    assert!(lines[titles + 1..22].iter().all(|line| line.chars().count() <= 80), "{text}");
}

/// Takes the option under the cursor in one of three ways. Returns the choice that was on the screen last.
fn choose(console: &mut Console, n: usize) -> String {
    match n % 3 {
        0 => {}
        1 => {
            // Keys are taken in their order: when the letter is there, the arrow has been.
            console.press(if n.is_multiple_of(2) { DOWN } else { RIGHT });
            console.press("_");
            console.wait("the letter", |console| console.prompt().ends_with("> _"));
            console.press(BACKSPACE);
            console.wait("the letter gone", |console| console.prompt().ends_with('>'));
        }
        _ => {
            let option = console.option();
            console.press(&option);
            console.wait("what was typed", |console| console.prompt().ends_with(&format!("> {option}")));
        }
    }
    let before = console.choice();
    console.press(ENTER);
    before
}

/// Plays to the end. Returns how many screens of an own turn there were.
fn play(console: &mut Console, expected: &Expected) -> usize {
    let (mut n_choices, mut before) = (0, String::new());
    loop {
        console.wait("a change", |console| console.choice() != before && !console.status().is_empty());
        before = console.choice();
        let status = console.status();
        if status.ends_with(expected.over) {
            return n_choices;
        }
        match status.ends_with(expected.own_turn) {
            true => {
                check_layout(console, expected);
                before = choose(console, n_choices);
                n_choices += 1;
            }
            // Bots play: go on at once.
            false => console.press(HOME),
        }
    }
}

fn play_whole_game(arguments: &[&str], expected: &Expected) {
    let mut console = Console::run(arguments);
    assert!(play(&mut console, expected) > 10);
    for word in expected.result {
        console.wait_for(word);
    }
    // The result stays until it was read.
    console.press_for("x", expected.result[0]);
    assert!(console.is_full_screen());
    console.press(ENTER);
    console.ends_well();
    assert!(console.text().contains("--seed"), "{}", console.text());
}

#[test]
fn border_stones_is_played_to_the_end() {
    let expected = Expected {
        own_turn: "Your turn",
        over: "Game over",
        parts: &["Border Stones · stones: You", "stones  ", "You hold ", "Regular holds ", "─ Log ─", "? help"],
        result: &["─ Result ─", "Game over"],
    };
    play_whole_game(&["play", "stones", "--seed", "4"], &expected);
}

#[test]
fn border_stones_is_played_to_the_end_in_french_with_tactics() {
    let expected = Expected {
        own_turn: "À vous de jouer",
        over: "Partie terminée",
        parts: &["Les Bornes · bornes\u{a0}: Vous", "bornes  ", "Vous avez en main ", "─ Journal ─", "? aide"],
        result: &["─ Résultat ─", "Partie terminée"],
    };
    let options = ["--set", "tactics=true", "--set", "claims=after_play"];
    play_whole_game(&[&["play", "stones", "--seed", "5", "--lang", "fr"][..], &options].concat(), &expected);
}

#[test]
fn kitty_wonderland_is_played_to_the_end() {
    let expected = Expected {
        own_turn: "Your turn",
        over: "Game over",
        parts: &["Kitty Wonderland · turn ", " @1", " player ", "your hand", "─ Log ─", "? help"],
        result: &["─ Result ─", "1.\u{a0}", "4.\u{a0}"],
    };
    play_whole_game(&["play", "kitty", "--seed", "4", "--set", "players=4"], &expected);
}

#[test]
fn kitty_wonderland_is_played_to_the_end_in_french_with_classes() {
    let expected = Expected {
        own_turn: "À vous de jouer",
        over: "Partie terminée",
        parts: &["Kitty Wonderland · ", " @1", " joueur ", "─ Journal ─", "? aide"],
        result: &["─ Résultat ─"],
    };
    let options = ["--set", "players=2", "--set", "classes=choose"];
    play_whole_game(&[&["play", "kitty", "--seed", "9", "--lang", "fr"][..], &options].concat(), &expected);
}
