//! Replays: a game step by step, as any seat saw it or with everything shown.
//!
//! Not here: which games may be replayed (`replay.rs`), and the HTML (`atout_web`).

use crate::error::Problem;
use crate::identity::Visitor;
use crate::live::result_sentence;
use crate::replay::{self, ReplayGame};
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
struct ReplayQuery {
    at: Option<String>,
    #[serde(rename = "eye")]
    viewer: Option<String>,
}

async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(ReplayQuery { at, viewer }): Query<ReplayQuery>,
) -> Result<Html<String>, Problem> {
    let replay_game = replay::load(&app.store, &id).await?;
    let mut step = step_of(&replay_game, number(at.as_deref())?, viewer.as_deref(), visitor.lang)?;
    let viewer = viewer_of(&replay_game, viewer.as_deref())?;
    step.log = replay_game.game.log(viewer, None, &replay_game.names, visitor.lang);
    step.stops = stops(&replay_game, viewer);
    let summary = summary(&replay_game, visitor.lang);
    let ReplayGame { entry, names, record, .. } = &replay_game;
    let about = TablePage { game: &entry.info(), id: &id, names, config: &record.config };
    Ok(Html(atout_web::replay(&visitor.reader(), &about, &step, &summary)))
}

async fn step(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, at)): Path<(String, String)>,
    Query(ReplayQuery { viewer, .. }): Query<ReplayQuery>,
) -> Result<Json<ReplayStep>, Problem> {
    let replay_game = replay::load(&app.store, &id).await?;
    step_of(&replay_game, number(Some(&at))?, viewer.as_deref(), visitor.lang).map(Json)
}

async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let record = replay::load(&app.store, &id).await?.record;
    let name = format!("attachment; filename=\"atout-{}-{id}.json\"", record.game);
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_text()).into_response())
}

fn number(text: Option<&str>) -> Result<u64, Problem> {
    let text = text.unwrap_or("0");
    text.parse().map_err(|_| Problem::Malformed(format!("`{text}` is not the number of a step")))
}

/// The viewer by its name in addresses: the number of a seat, or `all`.
fn viewer_of(replay_game: &ReplayGame, name: Option<&str>) -> Result<Viewer, Problem> {
    match name {
        None | Some("" | "all") => Ok(Viewer::Everything),
        Some(name) => name
            .parse()
            .ok()
            .and_then(Seat::new)
            .filter(|seat| seat.index() < replay_game.game.n_seats())
            .map(Viewer::Seat)
            .ok_or_else(|| Problem::Malformed(format!("`eye` is the number of a seat or `all`, not `{name}`"))),
    }
}

/// One step; a number beyond the last step gives the last one.
fn step_of(replay_game: &ReplayGame, at: u64, viewer: Option<&str>, lang: Lang) -> Result<ReplayStep, Problem> {
    let viewer = viewer_of(replay_game, viewer)?;
    let of = replay_game.game.version();
    let at = at.min(of);
    let game = replay_game.game.at(at);
    let lines = game.log(viewer, at.checked_sub(1), &replay_game.names, lang);
    let mut lines: Vec<String> = lines.into_iter().map(|line| line.text).collect();
    if let (true, Some(step)) = (lines.is_empty(), game.moves_since(at.saturating_sub(1)).first()) {
        let name = replay_game.names.of(step.seat);
        lines.push(lang.pick(format!("{name} has chosen."), format!("{name} a choisi.")));
    }
    Ok(ReplayStep {
        at,
        of,
        html: game.board(viewer, &replay_game.names, lang),
        lines,
        beats: at.checked_sub(1).map(|before| game.beats(viewer, before, &replay_game.names, lang)).unwrap_or_default(),
        viewer: if let Viewer::Seat(seat) = viewer { seat.to_string() } else { "all".to_owned() },
        log: Vec::new(),
        stops: Vec::new(),
    })
}

/// The versions at which this viewer received an event, with the first and the last version.
fn stops(replay_game: &ReplayGame, viewer: Viewer) -> Vec<u64> {
    let received = replay_game.game.events(viewer, Some(0)).into_iter().map(|(version, _)| version);
    let mut stops: Vec<u64> = std::iter::once(0).chain(received).chain([replay_game.game.version()]).collect();
    stops.dedup();
    stops
}

/// The result in a sentence.
fn summary(replay_game: &ReplayGame, lang: Lang) -> String {
    result_sentence(replay_game.game.as_ref(), &replay_game.names, None, lang)
        .unwrap_or_else(|| lang.pick("This game was not replay_game.", "Cette partie n'a pas été terminée.").to_owned())
}
