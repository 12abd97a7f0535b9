//! Replays: a game step by step, as any seat saw it or with everything shown.
//!
//! Not here: which games may be replayed (`replay.rs`), and the HTML (`atout_web`).

use crate::daily;
use crate::error::Problem;
use crate::identity::Visitor;
use crate::live::result_sentence;
use crate::replay::{self, ReplayGame, ReplayedGame};
use crate::router::App;
use atout_core::{Lang, Names, Seat, Verb, Viewer};
use atout_web::TablePage;
use atout_web::wire::ReplayStep;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde::Deserialize;

const CHOOSE: Verb = Verb::new(["has chosen", "have chosen"], ["a choisi", "avez choisi", "ont choisi"]);

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/replay/{id}", get(page))
        .route("/replay/{id}/step/{at}", get(step))
        .route("/replay/{id}/record", get(record))
}

#[derive(Deserialize)]
struct ReplayQuery {
    at: Option<String>,
    // `eye` is what addresses said until 0.1; people may have kept them.
    #[serde(alias = "eye")]
    viewer: Option<String>,
}

async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(ReplayQuery { at, viewer }): Query<ReplayQuery>,
) -> Result<Html<String>, Problem> {
    daily::check_replay(&app, &id, &visitor).await?;
    let replay_game = replay::load(&app, &id, &visitor).await?;
    let names = replay_game.names(visitor.lang);
    let mut step = step_of(&replay_game, number(at.as_deref())?, viewer.as_deref(), visitor.lang)?;
    let viewer = viewer_of(&replay_game, viewer.as_deref())?;
    step.log = replay_game.game.log(viewer, None, &names, visitor.lang);
    step.stops = stops(&replay_game, viewer);
    let summary = summary(&replay_game, &names, visitor.lang);
    let chronicle = match replay_game.game.outcome() {
        Some(_) => replay_game.game.chronicle(viewer, &names, visitor.lang),
        None => Vec::new(),
    };
    let ReplayedGame { entry, record, .. } = &*replay_game;
    let info = app.access.offers.info(*entry);
    let about = TablePage { game: &info, id: &id, names: &names, config: &record.config, daily: None };
    Ok(Html(atout_web::replay(&visitor.reader(), &about, &step, &summary, &chronicle)))
}

async fn step(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, at)): Path<(String, String)>,
    Query(ReplayQuery { viewer, .. }): Query<ReplayQuery>,
) -> Result<Json<ReplayStep>, Problem> {
    daily::check_replay(&app, &id, &visitor).await?;
    let replay_game = replay::load(&app, &id, &visitor).await?;
    step_of(&replay_game, number(Some(&at))?, viewer.as_deref(), visitor.lang).map(Json)
}

async fn record(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<Response, Problem> {
    daily::check_record(&app, &id).await?;
    let replay_game = replay::load(&app, &id, &visitor).await?;
    let record = &replay_game.record;
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
            .ok_or_else(|| Problem::Malformed(format!("`viewer` is the number of a seat or `all`, not `{name}`"))),
    }
}

/// One step; a number beyond the last step gives the last one.
fn step_of(replay_game: &ReplayGame, at: u64, viewer: Option<&str>, lang: Lang) -> Result<ReplayStep, Problem> {
    let viewer = viewer_of(replay_game, viewer)?;
    let of = replay_game.game.version();
    let at = at.min(of);
    let game = replay_game.game.at(at);
    let (names, since) = (replay_game.names(lang), at.checked_sub(1));
    let lines = game.log(viewer, since, &names, lang);
    let mut lines: Vec<String> = lines.into_iter().map(|line| line.text).collect();
    // Nothing that this viewer may see happened: somebody chose in secret.
    if let (true, Some(step)) = (game.events(viewer, since).is_empty(), game.moves_since(since.unwrap_or(0)).first()) {
        lines.push(format!("{}.", names.does(step.seat, CHOOSE, lang)));
    }
    Ok(ReplayStep {
        at,
        of,
        html: game.board(viewer, &names, lang),
        lines,
        beats: since.map(|since| game.beats(viewer, since, &names, lang)).unwrap_or_default(),
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
fn summary(replay_game: &ReplayGame, names: &Names, lang: Lang) -> String {
    result_sentence(replay_game.game.as_ref(), names, replay_game.reader, lang)
        .unwrap_or_else(|| lang.pick("This game was not finished.", "Cette partie n'a pas été terminée.").to_owned())
}
