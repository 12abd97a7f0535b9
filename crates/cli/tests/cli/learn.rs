//! `learn`: the guided first games as text.

use crate::run::{atout, atout_with_input};

#[test]
fn a_lesson_is_learnt_by_typing_what_the_teacher_asks_for() {
    let moves = ["R5@4", "R6@4", "R7@4", "claim 4", "R8@5", "claim 5", "B6@3", "claim 3"].join("\n");
    let lesson = atout_with_input(&["learn", "stones"], &moves).succeeds().out;
    assert!(lesson.contains("Step 1 of 8") && lesson.contains("Step 8 of 8"), "{lesson}");
    assert!(lesson.contains("you win!") && lesson.ends_with("atout play stones --set claims=after_play\n"), "{lesson}");
}

#[test]
fn the_learner_is_addressed_in_the_second_person() {
    let text = |lang: &str| atout_with_input(&["learn", "stones", "--lang", lang], "").succeeds().out;
    let (en, fr) = (text("en"), text("fr"));
    assert!(en.contains("Your turn: ") && en.contains("\nYou hold "), "{en}");
    assert!(fr.contains("À vous\u{a0}: ") && fr.contains("\nVous avez en main "), "{fr}");
}

#[test]
fn a_wrong_move_is_answered_and_one_can_go_back_and_leave() {
    let lesson = atout_with_input(&["learn", "stones"], "B7@2\nR9@4\nhello\nR5@4\nback\nquit\nR5@4\n").succeeds().out;
    assert!(lesson.contains("let’s start near the middle"), "{lesson}");
    assert!(lesson.contains("That card is not in your hand.") && lesson.contains("`hello`"), "{lesson}");
    assert_eq!(lesson.matches("Step 1 of 8").count(), 2, "{lesson}");
    assert_eq!(lesson.matches("Step 2 of 8").count(), 1, "{lesson}");
}

#[test]
fn a_lesson_speaks_french_and_an_unknown_game_is_refused() {
    let lesson = atout_with_input(&["learn", "kitty", "--lang", "fr"], "quitter\n").succeeds().out;
    assert!(lesson.contains("Étape 1 sur 10") && lesson.contains("Allez en d5."), "{lesson}");
    atout(&["learn", "chess"]).fails_with(2, &["no game `chess`", "stones"]);
}

#[test]
fn a_lesson_is_typed_in_the_words_of_the_reader_whole_or_in_parts() {
    let moves =
        ["d5", "Rasoir", "p2", "rester", "panacée", "chiot p2", "rester", "c1", "caramel mou p2", "e8", "razor p3"];
    let lesson = atout_with_input(&["learn", "kitty", "--lang", "fr"], &moves.join("\n")).succeeds().out;
    for words in ["Tapez rasoir p2 (", "Tapez rester (", "Tapez caramel p2 (", "Tapez ensuite\u{a0}: p2, p3."] {
        assert!(lesson.contains(words), "`{words}` is missing:\n{lesson}");
    }
    assert!(lesson.contains("vous gagnez") && lesson.ends_with("atout play kitty\n"), "{lesson}");
}
