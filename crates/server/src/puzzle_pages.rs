//! The pages of puzzles. Nothing is kept of a try: a request says what the solver has played, and the search answers it. Searches
//! run on threads of their own.
//!
//! Not here: the search (the games'), and the HTML (`atout_web`).

use crate::error::Problem;
use crate::identity::Visitor;
use crate::limits::Rate;
use crate::router::App;
use crate::stateless::{self, Pairs};
use atout_catalog::{Entry, PuzzleInfo, PuzzleRefusal, PuzzleScreen};
use atout_core::{Lang, Paint, PuzzleStatus, Viewer};
use atout_web::wire::{PuzzleFrame, PuzzlePreview, PuzzleTry, TryState};
use atout_web::{PuzzleLink, PuzzlePage, TablePage};
use axum::extract::{Path, Query, State};
use axum::response::{Html, Redirect};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::Value;

/// Actions of one try; no puzzle needs a quarter of them.
const MAX_ROW: usize = 80;
/// Seconds of a day.
const DAY: i64 = 24 * 60 * 60;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/puzzles/{game}", get(list))
        .route("/puzzles/{game}/daily", get(daily))
        .route("/puzzles/{game}/{id}", get(page))
        .route("/puzzles/{game}/{id}/step", get(step))
        .route("/puzzles/{game}/{id}/solution", get(solution))
        .route("/puzzles/{game}/{id}/preview", get(preview))
        .route("/puzzles/{game}/{id}/why", get(why))
}

fn find(game: &str) -> Result<&'static dyn Entry, Problem> {
    let game = atout_catalog::find(game).map_err(Problem::NoGame)?;
    if game.has_puzzles() { Ok(game) } else { Err(Problem::NoPage) }
}

fn refused(refusal: PuzzleRefusal) -> Problem {
    match refusal {
        PuzzleRefusal::Unknown => Problem::NoPage,
        PuzzleRefusal::Refused(refusal) => Problem::Refused(refusal),
        PuzzleRefusal::Unusable(why) => {
            tracing::error!(%why, "a puzzle cannot be used");
            Problem::Internal
        }
    }
}

fn link(info: &PuzzleInfo, lang: Lang) -> PuzzleLink {
    PuzzleLink { id: info.id, title: info.title.clone(), goal: info.goal.name(lang), grade: info.grade }
}

/// The puzzle of a day: each puzzle in turn, one of every grade after the other.
fn of_day(all: &[PuzzleInfo], seconds: i64) -> Option<&PuzzleInfo> {
    let rank = |info: &PuzzleInfo| all.iter().filter(|other| other.grade == info.grade).position(|one| one == info);
    let mut in_turn: Vec<&PuzzleInfo> = all.iter().collect();
    in_turn.sort_by_key(|info| (rank(info), info.grade));
    let day = usize::try_from(seconds.div_euclid(DAY)).unwrap_or(0);
    in_turn.get(day % in_turn.len().max(1)).copied()
}

async fn list(State(app): State<App>, visitor: Visitor, Path(game): Path<String>) -> Result<Html<String>, Problem> {
    let (game, lang) = (find(&game)?, visitor.lang);
    let all = game.puzzles(lang);
    let today = of_day(&all, app.access.clock.now()).map(|info| link(info, lang));
    let links: Vec<PuzzleLink> = all.iter().map(|info| link(info, lang)).collect();
    Ok(Html(atout_web::puzzles(&visitor.reader(), &game.info(), &links, today.as_ref())))
}

async fn daily(State(app): State<App>, visitor: Visitor, Path(game): Path<String>) -> Result<Redirect, Problem> {
    let game = find(&game)?;
    let all = game.puzzles(visitor.lang);
    let today = of_day(&all, app.access.clock.now()).ok_or(Problem::NoPage)?;
    Ok(Redirect::to(&format!("/puzzles/{}/{}", game.id(), today.id)))
}

/// What a request says.
struct Question {
    game: &'static dyn Entry,
    id: String,
    lang: Lang,
    pairs: Pairs,
}

type Asked = (State<App>, Visitor, Path<(String, String)>, Query<Pairs>);

impl Question {
    fn read((State(app), visitor, Path((game, id)), Query(pairs)): Asked) -> Result<Question, Problem> {
        app.access.gates.take_for_visitor(Rate::Previews, visitor.client, 1)?;
        let question = Question { game: find(&game)?, id, lang: visitor.lang, pairs };
        let too_long = |name: &str| question.all(name).len() > MAX_ROW;
        if too_long("row") || too_long("draft") {
            return Err(Problem::Malformed(format!("`row` has more than {MAX_ROW} actions")));
        }
        Ok(question)
    }

    fn all(&self, name: &str) -> Vec<String> {
        self.pairs.all(name)
    }

    /// The version that the browser has, if the try goes on from there.
    fn since(&self) -> Option<u64> {
        self.pairs.number("since")
    }

    /// Answers it on a thread where a search may take its time.
    async fn answer<T: Send + 'static>(
        self,
        answer: impl FnOnce(&Question) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        tokio::task::spawn_blocking(move || answer(&self)).await.map_err(|_| Problem::Internal)?
    }

    fn screen(&self, row: &[String]) -> Result<PuzzleScreen, Problem> {
        self.game.puzzle(&self.id, row, self.lang).map_err(refused)
    }
}

async fn page(asked: Asked) -> Result<Html<String>, Problem> {
    let reader = asked.1.reader();
    Question::read(asked)?
        .answer(move |question| {
            let (game, lang) = (question.game, question.lang);
            let screen = question.screen(&[])?;
            let all = game.puzzles(lang);
            let at = all.iter().position(|info| info.id == screen.info.id).unwrap_or(0);
            let next = all.get(at + 1).map(|info| link(info, lang));
            let about = PuzzlePage {
                about: TablePage {
                    game: &game.info(),
                    id: game.id(),
                    names: &screen.names,
                    config: &screen.config,
                    daily: None,
                },
                link: &link(&screen.info, lang),
                note: screen.note.as_deref(),
                hints: &screen.hints,
                next: next.as_ref(),
                start: &puzzle_frame(&screen, None, lang),
            };
            Ok(Html(atout_web::puzzle(&reader, &about)))
        })
        .await
}

/// The puzzle after a row of actions.
async fn step(asked: Asked) -> Result<Json<PuzzleFrame>, Problem> {
    let answer = |question: &Question| {
        let screen = question.screen(&question.all("row"))?;
        Ok(Json(puzzle_frame(&screen, question.since(), question.lang)))
    };
    Question::read(asked)?.answer(answer).await
}

/// The same with one more move of the solution.
async fn solution(asked: Asked) -> Result<Json<PuzzleFrame>, Problem> {
    let answer = |question: &Question| {
        let row = question.game.puzzle_solution(&question.id, &question.all("row")).map_err(refused)?;
        Ok(Json(puzzle_frame(&question.screen(&row)?, question.since(), question.lang)))
    };
    Question::read(asked)?.answer(answer).await
}

/// Where a row that is being composed would lead.
async fn preview(asked: Asked) -> Result<Json<PuzzlePreview>, Problem> {
    let answer = |question: &Question| {
        let (screen, draft) = (question.screen(&question.all("row"))?, question.all("draft"));
        let preview = screen.table.preview(screen.seat, &draft, &screen.names, question.lang, Paint::Plain);
        let preview = preview.map_err(Problem::Refused)?;
        let seat = screen.seat.index();
        Ok(Json(PuzzlePreview { seat, row: draft, html: preview.html, choices: preview.choices }))
    };
    Question::read(asked)?.answer(answer).await
}

/// Why something that the solver touched cannot be used.
async fn why(asked: Asked) -> Result<Json<Value>, Problem> {
    let answer = |question: &Question| {
        let screen = question.screen(&question.all("row"))?;
        question.pairs.why(question.all("draft"), &*screen.table, screen.seat, question.lang)
    };
    Question::read(asked)?.answer(answer).await
}

/// What is said about a try.
fn reply(screen: &PuzzleScreen, lang: Lang) -> String {
    match screen.status {
        PuzzleStatus::Open => String::new(),
        PuzzleStatus::Solved => lang.pick("Solved!", "Résolu !").to_owned(),
        PuzzleStatus::Failed(_) => {
            let lines = screen.refutation(lang);
            let so = match lines.is_empty() {
                true => lang.pick("That is not enough.", "Cela ne suffit pas.").to_owned(),
                false => lang.pick("That does not work:", "Cela ne marche pas :").to_owned(),
            };
            let again = lang.pick("Go back one step and try again.", "Revenez d'un pas et réessayez.").to_owned();
            std::iter::once(so).chain(lines).chain([again]).collect::<Vec<_>>().join("\n")
        }
    }
}

fn puzzle_frame(screen: &PuzzleScreen, since: Option<u64>, lang: Lang) -> PuzzleFrame {
    let PuzzleScreen { seat, table, names, .. } = screen;
    let is_open = screen.status == PuzzleStatus::Open;
    let (state, status) = match screen.status {
        PuzzleStatus::Open => (TryState::Open, screen.info.goal.name(lang)),
        PuzzleStatus::Solved => (TryState::Solved, lang.pick("Solved!", "Résolu !")),
        PuzzleStatus::Failed(_) => (TryState::Failed, lang.pick("Not solved", "Raté")),
    };
    let now = (table.version(), lang.typeset(status.to_owned()));
    let mut frame = stateless::frame(&**table, *seat, names, lang, is_open, now);
    frame.log = table.log(Viewer::Seat(*seat), since, names, lang);
    frame.full = since.is_none();
    let attempt = PuzzleTry {
        row: screen.row.clone(),
        state,
        reply: lang.typeset(reply(screen, lang)),
        explanation: (state == TryState::Solved).then(|| screen.explanation.clone()),
    };
    let beats = since.map(|since| table.beats(Viewer::Seat(*seat), since, names, lang));
    PuzzleFrame { attempt, frame, beats: beats.unwrap_or_default() }
}
