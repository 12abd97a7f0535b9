//! Checks the lessons of a game.

use crate::{HasScenarios, Lang, Lesson, Reaction};

/// Plays every lesson of a game: it can be read, every wanted move is legal at its step, every other legal move gets an
/// answer in both languages, and after the last step the learner has won.
///
/// # Panics
/// With the lesson and the broken promise.
pub fn check_lessons<G: HasScenarios>() {
    assert!(!G::LESSONS.is_empty(), "{} has no lesson", G::ID);
    for source in G::LESSONS {
        let lesson = Lesson::<G>::load(source).unwrap_or_else(|error| panic!("{}: {error}", G::ID));
        assert!(lesson.steps.len() <= 10, "{}: {} steps are too many", source.file, lesson.steps.len());
        for (n, step) in lesson.steps.iter().enumerate() {
            let game = lesson.at(n).unwrap_or_else(|error| panic!("{}, step {n}: {error}", source.file));
            let legal = game.legal(lesson.seat);
            assert!(legal.contains(&step.wanted), "{}, step {n}: `{}` is not legal", source.file, step.wanted);
            for action in legal {
                match step.reaction(&action) {
                    Reaction::Right => assert_eq!(action, step.wanted, "{}, step {n}", source.file),
                    Reaction::Wrong(say) => {
                        assert!(
                            Lang::ALL.iter().all(|lang| !say.get(*lang).is_empty()),
                            "{}, step {n}: `{action}` gets no answer",
                            source.file
                        );
                    }
                }
            }
        }
        let end = lesson.at(lesson.steps.len()).unwrap_or_else(|error| panic!("{}: {error}", source.file));
        let won = end.outcome().is_some_and(|outcome| outcome.winners.contains(lesson.seat));
        assert!(won, "{}: the learner does not win", source.file);
    }
}
