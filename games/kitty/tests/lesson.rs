//! The lesson of the game.

use atout_core::{HasScenarios, Lesson, Viewer, testkit};
use atout_kitty::{Card, Kitty, View};

#[test]
fn the_lesson_can_be_played_and_is_won() {
    testkit::check_lesson::<Kitty>();
}

/// What everybody sees after so many steps.
fn view(done: usize) -> View {
    let lesson = Lesson::<Kitty>::load(&Kitty::LESSON.unwrap()).unwrap();
    lesson.at(done).unwrap().view(Viewer::Spectator)
}

#[test]
fn numbers_go_on_from_step_to_step_until_some_turns_are_left_out() {
    let turns: Vec<u16> = (0..10).map(|done| view(done).turn).collect();
    assert_eq!(turns, [1, 1, 2, 2, 3, 4, 13, 13, 14, 14]);
    let generations: Vec<u32> = (0..6).map(|done| view(done).players[2].generation).collect();
    assert_eq!(generations, [3, 3, 4, 4, 4, 4]);
}

#[test]
fn the_puppy_comes_and_acts_before_the_learner() {
    let (before, after) = (view(4), view(5));
    assert_eq!(after.friends.first().map(|friend| friend.card), Some(Card::Razor));
    assert_eq!(before.players[1].life - after.players[1].life, 10);
}

#[test]
fn the_learner_walks_out_of_the_storm() {
    let is_struck = |view: &View| view.storm().is_some_and(|storm| storm.covers(view.players[0].cell));
    assert!(view(7).storm().is_none() && is_struck(&view(8)) && !is_struck(&view(9)));
}
