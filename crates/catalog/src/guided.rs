//! A game's lesson as screens know it: the match after a number of steps, the teacher's words, the wanted move.
//!
//! Not here: lessons themselves (`atout_core::Lesson`), pages (`atout_web`).

use crate::Table;
use crate::match_table::MatchTable;
use crate::of::Listed;
use atout_core::{Choice, Lang, Lesson, LessonSource, LogLine, Message, Names, Reaction, Refusal, Seat, Viewer};
use serde_json::Value;

/// A lesson after a number of steps.
pub struct LessonScreen {
    /// What the lesson is called.
    pub title: String,
    /// How many steps are done.
    pub done: usize,
    /// How many steps there are.
    pub of: usize,
    /// What the teacher says now; the last words when all steps are done.
    pub say: String,
    /// The learner's seat.
    pub seat: Seat,
    /// The move that is wanted; none when all steps are done.
    pub wanted: Option<Choice>,
    /// The match. It has no record: it began in a position.
    pub table: Box<dyn Table>,
    /// The players' names.
    pub names: Names,
    /// The options it is played with.
    pub config: Value,
}

impl LessonScreen {
    /// What happened, for the learner.
    #[must_use]
    pub fn log(&self, lang: Lang) -> Vec<LogLine> {
        self.table.log(Viewer::Seat(self.seat), None, &self.names, lang)
    }
}

/// What the teacher answers to a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LessonAnswer {
    /// It is the wanted one.
    Right,
    /// It is another one; the sentence says why to try again.
    Wrong(String),
}

/// Why a lesson does not answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LessonProblem {
    /// The game has no lesson, or it cannot be used.
    Unusable(Message),
    /// The move is not legal at this step.
    Refused(Refusal),
}

fn load<G: Listed>() -> Result<Lesson<G>, LessonProblem> {
    let none = || Message::new("there is no lesson for this game", "il n'y a pas de leçon pour ce jeu");
    let source: LessonSource = G::LESSON.ok_or_else(|| LessonProblem::Unusable(none()))?;
    Lesson::load(&source).map_err(|error| LessonProblem::Unusable(error.0))
}

/// The lesson of `G` after `done` steps.
pub(crate) fn screen<G: Listed>(done: usize, lang: Lang) -> Result<LessonScreen, LessonProblem> {
    let lesson = load::<G>()?;
    let (of, seat, names) = (lesson.steps.len(), lesson.seat, lesson.names(lang));
    let done = done.min(of);
    let table = MatchTable::new(lesson.at(done).map_err(LessonProblem::Unusable)?);
    let step = lesson.steps.get(done);
    let wanted = step.map(|step| step.wanted.to_string());
    let wanted =
        wanted.and_then(|action| table.choices(seat, &names, lang).into_iter().find(|one| one.action == action));
    Ok(LessonScreen {
        title: lesson.title.get(lang).to_owned(),
        done,
        of,
        say: step.map_or(&lesson.end, |step| &step.say).get(lang).to_owned(),
        seat,
        wanted,
        names,
        config: table.config(),
        table: Box::new(table),
    })
}

/// What the teacher answers to a move after `done` steps.
pub(crate) fn answer<G: Listed>(done: usize, action: &str, lang: Lang) -> Result<LessonAnswer, LessonProblem> {
    let lesson = load::<G>()?;
    let step = lesson.steps.get(done).ok_or(LessonProblem::Refused(Refusal::Over))?;
    let refused = |refusal| LessonProblem::Refused(refusal);
    let action: G::Action = action.trim().parse().map_err(|message| refused(Refusal::Notation(message)))?;
    // Tried on a match of its own: a wrong move has no consequence.
    lesson.at(done).map_err(LessonProblem::Unusable)?.play(lesson.seat, action).map_err(refused)?;
    Ok(match step.reaction(&action) {
        Reaction::Right => LessonAnswer::Right,
        Reaction::Wrong(say) => LessonAnswer::Wrong(say.get(lang).to_owned()),
    })
}
