//! The pages of lessons. Nothing is kept of a lesson: a request says how many steps are done, and the lesson is played up
//! to there.
//!
//! Not here: lessons (`atout_core::Lesson`), and the HTML (`atout_web`).

use crate::error::Problem;
use crate::identity::Visitor;
use crate::router::App;
use crate::stateless::{self, Pairs};
use atout_catalog::{Entry, LessonAnswer, LessonProblem, LessonScreen};
use atout_core::{Lang, Refusal};
use atout_web::TablePage;
use atout_web::wire::{LessonFrame, Teacher};
use axum::extract::{Path, Query};
use axum::response::Html;
use axum::routing::get;
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::Value;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/learn/{game}", get(page))
        .route("/learn/{game}/step", get(step))
        .route("/learn/{game}/why", get(why))
}

fn find(game: &str) -> Result<&'static dyn Entry, Problem> {
    let game = atout_catalog::find(game).map_err(Problem::NoGame)?;
    if game.has_lesson() { Ok(game) } else { Err(Problem::NoPage) }
}

fn unusable(problem: LessonProblem) -> Problem {
    match problem {
        LessonProblem::Refused(refusal) => Problem::Refused(refusal),
        LessonProblem::Unusable(why) => {
            tracing::error!(%why, "a lesson cannot be used");
            Problem::Internal
        }
    }
}

async fn page(visitor: Visitor, Path(game): Path<String>) -> Result<Html<String>, Problem> {
    let game = find(&game)?;
    let screen = game.lesson(0, visitor.lang).map_err(unusable)?;
    let lesson = lesson_frame(&screen, None, visitor.lang);
    let about =
        TablePage { game: &game.info(), id: game.id(), names: &screen.names, config: &screen.config, daily: None };
    Ok(Html(atout_web::learn(&visitor.reader(), &about, &screen.title, &lesson)))
}

#[derive(Deserialize)]
struct StepQuery {
    done: usize,
    action: Option<String>,
}

/// The lesson after some steps, or what the teacher answers to a move there.
async fn step(
    visitor: Visitor,
    Path(game): Path<String>,
    Query(StepQuery { done, action }): Query<StepQuery>,
) -> Result<Json<LessonFrame>, Problem> {
    let (game, lang) = (find(&game)?, visitor.lang);
    let (done, reply) = match action.map(|action| game.lesson_answer(done, &action, lang)) {
        None => (done, None),
        Some(Ok(LessonAnswer::Right)) => (done + 1, None),
        Some(Ok(LessonAnswer::Wrong(say))) => (done, Some(say)),
        Some(Err(LessonProblem::Refused(refused @ Refusal::Illegal(_)))) => {
            (done, Some(lang.typeset(refused.say(lang))))
        }
        Some(Err(problem)) => return Err(unusable(problem)),
    };
    let screen = game.lesson(done, lang).map_err(unusable)?;
    Ok(Json(lesson_frame(&screen, reply, lang)))
}

/// Why something that the learner touched cannot be used.
async fn why(
    visitor: Visitor,
    Path(game): Path<String>,
    Query(question): Query<Pairs>,
) -> Result<Json<Value>, Problem> {
    let (game, done) = (find(&game)?, question.number("done"));
    let done = done.ok_or_else(|| Problem::Malformed("`done` is the number of steps that are done".to_owned()))?;
    let screen = game.lesson(done, visitor.lang).map_err(unusable)?;
    question.why(Vec::new(), &*screen.table, screen.seat, visitor.lang)
}

fn lesson_frame(screen: &LessonScreen, reply: Option<String>, lang: Lang) -> LessonFrame {
    let LessonScreen { done, of, seat, table, names, .. } = screen;
    let is_over = done == of;
    let n = (done + 1).min(*of);
    let progress = match is_over {
        true => lang.pick("Well done", "Bravo").to_owned(),
        false => lang.pick(format!("Step {n} of {of}"), format!("Étape {n} sur {of}")),
    };
    let now = (*done as u64, progress.clone());
    let mut frame = stateless::frame(&**table, *seat, names, lang, !is_over, now);
    // Every action of a lesson is a step of its own.
    frame.choices.iter_mut().for_each(|choice| choice.draft = false);
    frame.log = screen.log(lang);
    let teacher =
        Teacher { done: *done, of: *of, progress, say: screen.say.clone(), reply, wanted: screen.wanted.clone() };
    LessonFrame { teacher, frame }
}
