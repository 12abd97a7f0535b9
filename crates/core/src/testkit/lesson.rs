//! Checks the lesson of a game.

use crate::{HasScenarios, Lang, Lesson, Reaction};

/// The most steps of a lesson: it takes two minutes.
const MAX_STEPS: usize = 10;

/// Plays the lesson of a game: it can be read, every wanted move is legal at its step, every other legal move gets an
/// answer in both languages, and after the last step the learner has won.
///
/// # Panics
/// With the broken promise.
pub fn check_lesson<G: HasScenarios>() {
    let source = G::LESSON.unwrap_or_else(|| panic!("{} has no lesson", G::ID));
    let lesson = Lesson::<G>::load(&source).unwrap_or_else(|error| panic!("{}: {error}", G::ID));
    let n_steps = lesson.steps.len();
    assert!(n_steps <= MAX_STEPS, "{}: {n_steps} steps are too many", G::ID);
    let at = |n| lesson.at(n).unwrap_or_else(|error| panic!("{}, step {n}: {error}", G::ID));
    for (n, step) in lesson.steps.iter().enumerate() {
        let legal = at(n).legal(lesson.seat);
        assert!(legal.contains(&step.wanted), "{}, step {n}: `{}` is not legal", G::ID, step.wanted);
        for action in legal {
            match step.reaction(&action) {
                Reaction::Right => assert_eq!(action, step.wanted, "{}, step {n}", G::ID),
                Reaction::Wrong(say) => {
                    let is_said = Lang::ALL.iter().all(|lang| !say.get(*lang).is_empty());
                    assert!(is_said, "{}, step {n}: `{action}` gets no answer", G::ID);
                }
            }
        }
    }
    let won = at(n_steps).outcome().is_some_and(|outcome| outcome.winners.contains(lesson.seat));
    assert!(won, "{}: the learner does not win", G::ID);
}
