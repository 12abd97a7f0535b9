//! Guided games in a terminal: every step fits the screen.

use crate::kit::{Console, ENTER};

/// Plays a lesson; at every step the board begins in the first line, and what is to be typed can be read.
fn play(game: &str, wanted: &[&str]) {
    let mut console = Console::run(&["learn", game]);
    let mut top = None;
    for action in wanted {
        console.wait_for(&format!("Type {action}"));
        let lines = console.lines();
        let first = lines[0].split_whitespace().next().unwrap_or_default().to_owned();
        assert!(!first.is_empty(), "the board begins at the top:\n{}", console.text());
        assert_eq!(*top.get_or_insert(first.clone()), first, "nothing has scrolled away:\n{}", console.text());
        console.press(&format!("{action}{ENTER}"));
    }
    console.wait_for(&format!("atout play {game}"));
    console.end();
}

#[test]
fn the_first_game_of_border_stones_fits_a_small_terminal() {
    play("stones", &["R5@4", "R6@4", "R7@4", "claim 4", "R8@5", "claim 5", "B6@3", "claim 3"]);
}
