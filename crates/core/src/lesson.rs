//! Lessons: guided games. A lesson is a position with words, the move that is wanted at each step, what to say to another
//! move, and what the other seats play in between.
//!
//! A lesson is pure: it holds no progress. After `done` steps it is always the same match ([`Lesson::at`]), so a page can
//! ask for any step, and a server keeps nothing for its visitors.
//!
//! Not here: the form of a file and its checks (`lesson/load.rs`), the words themselves (the games' `lessons` folders).

mod load;

use crate::{Game, HasScenarios, Lang, Match, Message, Names, Seat};
use serde_json::Value;
use thiserror::Error;

/// A lesson's file as it is compiled into a game.
#[derive(Debug, Clone, Copy)]
pub struct LessonSource {
    /// Its path in the game's folder, for messages.
    pub file: &'static str,
    /// Its text (TOML).
    pub text: &'static str,
}

/// A guided game that was read and checked: every wanted move is legal at its step, and all steps can be played.
#[derive(Debug, Clone)]
pub struct Lesson<G: Game> {
    /// What it is called.
    pub title: Message,
    /// The options it is played with.
    pub config: G::Config,
    /// The learner's seat.
    pub seat: Seat,
    /// What is said when all steps are done.
    pub end: Message,
    /// The steps, in order; never empty.
    pub steps: Vec<LessonStep<G>>,
    names: Vec<Message>,
}

/// One step of a lesson: one decision of the learner.
#[derive(Debug, Clone)]
pub struct LessonStep<G: Game> {
    /// What the teacher says.
    pub say: Message,
    /// The move that is wanted.
    pub wanted: G::Action,
    /// What is said to any other move.
    otherwise: Message,
    /// What is said to particular other moves.
    answers: Vec<(G::Action, Message)>,
    /// The position in which the step begins; none if it goes on where the last step ended. The first step has one.
    position: Option<Value>,
    /// What is played after the wanted move.
    then: Vec<(Seat, G::Action)>,
}

/// What the teacher thinks of a legal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reaction<'a> {
    /// It is the wanted one: the lesson goes on.
    Right,
    /// It is another one: the sentence says why to try again.
    Wrong(&'a Message),
}

/// Why a lesson cannot be used: file, line and reason.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct LessonError(pub Message);

impl<G: HasScenarios> Lesson<G> {
    /// The match after the first `done` steps; after all of them if there are fewer.
    ///
    /// # Errors
    /// A position or a move in it is refused, which [`Lesson::load`] rules out.
    pub fn at(&self, done: usize) -> Result<Match<G>, Message> {
        let done = done.min(self.steps.len());
        // A step begins in its own position even before its move is made.
        let begins = |step: &LessonStep<G>| step.position.is_some();
        let upto = &self.steps[..(done + 1).min(self.steps.len())];
        let first = upto.iter().rposition(begins).unwrap_or(0);
        let position = self.steps[first].position.as_ref().unwrap_or(&Value::Null);
        let mut game = Match::from_position(self.config.clone(), position)?;
        self.steps[first..done.max(first)].iter().try_for_each(|step| self.play(step, &mut game))?;
        Ok(game)
    }

    /// Plays a step: the wanted move and what follows it.
    fn play(&self, step: &LessonStep<G>, game: &mut Match<G>) -> Result<(), Message> {
        let moves = std::iter::once((self.seat, step.wanted)).chain(step.then.iter().copied());
        for (seat, action) in moves {
            game.play(seat, action).map_err(|refusal| {
                let line = |lang: Lang| format!("`{seat} {action}`{} {}", lang.colon(), refusal.say(lang));
                Message::new(line(Lang::En), line(Lang::Fr))
            })?;
            game.play_forced();
        }
        Ok(())
    }
}

impl<G: Game> Lesson<G> {
    /// The players' names, for the learner.
    #[must_use]
    pub fn names(&self, lang: Lang) -> Names {
        Names::new(self.names.iter().map(|name| name.get(lang).to_owned()).collect()).read_by(self.seat, lang)
    }
}

impl<G: Game> LessonStep<G> {
    /// The answer to a legal move.
    pub fn reaction(&self, action: &G::Action) -> Reaction<'_> {
        if *action == self.wanted {
            return Reaction::Right;
        }
        let particular = self.answers.iter().find(|(other, _)| other == action).map(|(_, say)| say);
        Reaction::Wrong(particular.unwrap_or(&self.otherwise))
    }
}
