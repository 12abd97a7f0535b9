//! Replays: a finished game step by step, with everybody's eyes.

use crate::error::Problem;
use crate::finished::{self, Finished};
use crate::identity::Visitor;
use crate::live::result;
use crate::router::App;
use atout_core::{Lang, Seat, Viewer};
use atout_web::TablePage;
use atout_web::wire::ReplayStep;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde::Deserialize;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/replay/{id}", get(page))
        .route("/replay/{id}/step/{at}", get(step))
        .route("/replay/{id}/record", get(record))
}

#[derive(Deserialize)]
struct Place {
    at: Option<String>,
    #[serde(rename = "eye")]
    viewer: Option<String>,
}

async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Place { at, viewer }): Query<Place>,
) -> Result<Html<String>, Problem> {
    let finished = finished::load(&app.store, &id).await?;
    let mut step = step_of(&finished, number(at.as_deref())?, viewer.as_deref(), visitor.lang)?;
    let viewer = eye_of(&finished, viewer.as_deref())?;
    step.log = finished.game.log(viewer, None, &finished.names, visitor.lang);
    step.stops = stops(&finished, viewer);
    let summary = summary(&finished, visitor.lang);
    let Finished { entry, names, record, .. } = &finished;
    let about = TablePage { game: &entry.info(), id: &id, names, config: &record.config };
    Ok(Html(atout_web::replay(&visitor.reader(), &about, &step, &summary)))
}

async fn step(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, at)): Path<(String, String)>,
    Query(Place { viewer, .. }): Query<Place>,
) -> Result<Json<ReplayStep>, Problem> {
    let finished = finished::load(&app.store, &id).await?;
    step_of(&finished, number(Some(&at))?, viewer.as_deref(), visitor.lang).map(Json)
}

async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let record = finished::load(&app.store, &id).await?.record;
    let name = format!("attachment; filename=\"atout-{}-{id}.json\"", record.game);
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_text()).into_response())
}

fn number(text: Option<&str>) -> Result<u64, Problem> {
    let text = text.unwrap_or("0");
    text.parse().map_err(|_| Problem::Malformed(format!("`{text}` is not the number of a step")))
}

/// The eye by its name in addresses: the number of a seat, or `all`.
fn eye_of(finished: &Finished, name: Option<&str>) -> Result<Viewer, Problem> {
    match name {
        None | Some("" | "all") => Ok(Viewer::Everything),
        Some(name) => name
            .parse()
            .ok()
            .and_then(Seat::new)
            .filter(|seat| seat.index() < finished.game.n_seats())
            .map(Viewer::Seat)
            .ok_or_else(|| Problem::Malformed(format!("`eye` is the number of a seat or `all`, not `{name}`"))),
    }
}

/// One step; beyond the last one there is the last one.
fn step_of(finished: &Finished, at: u64, viewer: Option<&str>, lang: Lang) -> Result<ReplayStep, Problem> {
    let viewer = eye_of(finished, viewer)?;
    let of = finished.game.version();
    let at = at.min(of);
    let game = finished.game.at(at);
    let lines = game.log(viewer, at.checked_sub(1), &finished.names, lang);
    let mut lines: Vec<String> = lines.into_iter().map(|line| line.text).collect();
    if let (true, Some(step)) = (lines.is_empty(), game.moves_since(at.saturating_sub(1)).first()) {
        let name = finished.names.of(step.seat);
        lines.push(lang.pick(format!("{name} has chosen."), format!("{name} a choisi.")));
    }
    Ok(ReplayStep {
        at,
        of,
        html: game.board(viewer, &finished.names, lang),
        lines,
        viewer: if let Viewer::Seat(seat) = viewer { seat.to_string() } else { "all".to_owned() },
        log: Vec::new(),
        stops: Vec::new(),
    })
}

/// The actions after which this eye saw something happen, the deal and the end included.
fn stops(finished: &Finished, viewer: Viewer) -> Vec<u64> {
    let heard = finished.game.events(viewer, Some(0)).into_iter().map(|(version, _)| version);
    let mut stops: Vec<u64> = std::iter::once(0).chain(heard).chain([finished.game.version()]).collect();
    stops.dedup();
    stops
}

/// The game in a sentence.
fn summary(finished: &Finished, lang: Lang) -> String {
    result(finished.game.as_ref(), &finished.names, None, lang)
        .unwrap_or_else(|| lang.pick("This game was not finished.", "Cette partie n'a pas été terminée.").to_owned())
}
