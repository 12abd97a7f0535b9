//! The API for programs: JSON in, JSON out. Refusals are `{"error": code, "detail": sentence}`.
//!
//! Not here: the types of the JSON (`atout_web::wire::api`), and the tables that answer (`live`).

use crate::body::JsonBody;
use crate::daily;
use crate::error::Problem;
use crate::identity::Visitor;
use crate::limits::Rate;
use crate::live::{Actions, Play, Preview, Ready, Requester, Sit, Snapshot, StandUp, ViewRequest};
use crate::new_table::{TableSpec, checked_name};
use crate::replay;
use crate::router::App;
use crate::socket::row_of;
use atout_core::Seat;
use atout_store::TableId;
use atout_web::wire::api::{
    ActionList, NewVersion, PlayRequest, PreviewRequest, PreviewSnapshot, ReadyRequest, SeatRequest, TableRequest,
    TableSnapshot,
};
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post, put};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::Value;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/tables", post(create))
        .route("/api/tables/{id}", get(snapshot).delete(remove))
        .route("/api/tables/{id}/seats/{seat}", put(sit).delete(stand_up))
        .route("/api/tables/{id}/ready", post(ready))
        .route("/api/tables/{id}/actions", get(actions).post(play))
        .route("/api/tables/{id}/preview", post(preview))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/{*rest}", axum::routing::any(async || Problem::NoPage))
}

/// The catalogue, as `atout games --json` prints it.
async fn games(visitor: Visitor) -> Json<Value> {
    Json(atout_catalog::listing(visitor.lang))
}

async fn create(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(request): JsonBody<TableRequest>,
) -> Result<Response, Problem> {
    let game = atout_catalog::find(&request.game).map_err(Problem::NoGame)?;
    let TableRequest { options, seats, names, setups, pace_ms, .. } = request;
    let created =
        TableSpec { game, options, seats, names, setups, decks: None, pace_ms }.create(&app, &visitor).await?;
    Ok((StatusCode::CREATED, Json(created)).into_response())
}

#[derive(Deserialize)]
struct SnapshotQuery {
    seat: Option<String>,
    // `eye` is what addresses said until 0.1; people may have kept them.
    #[serde(alias = "eye")]
    viewer: Option<String>,
}

impl SnapshotQuery {
    fn view_request(&self) -> Result<ViewRequest, Problem> {
        match (self.viewer.as_deref(), self.seat.as_deref()) {
            (Some("everything" | "all"), _) => Ok(ViewRequest::Everything),
            (Some("spectator"), _) | (None, None) => Ok(ViewRequest::Spectator),
            (Some(word), _) => {
                Err(Problem::Malformed(format!("`viewer` is `everything` or `spectator`, not `{word}`")))
            }
            (None, Some(number)) => match number.parse() {
                Ok(seat) => Ok(ViewRequest::Seat(seat)),
                Err(_) => Err(Problem::Malformed(format!("`seat` is a number, not `{number}`"))),
            },
        }
    }
}

async fn snapshot(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<TableId>,
    Query(query): Query<SnapshotQuery>,
) -> Result<Json<TableSnapshot>, Problem> {
    app.tables.ask(&id, &Requester::from(&visitor), Snapshot(query.view_request()?)).await.map(Json)
}

async fn remove(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<StatusCode, Problem> {
    replay::delete(&app, &visitor, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a free seat, or brings something else to an own one. The answer is the table as this seat sees it.
async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat)): Path<(TableId, u8)>,
    JsonBody(SeatRequest { name, setup }): JsonBody<SeatRequest>,
) -> Result<Json<TableSnapshot>, Problem> {
    let (requester, seat) = (Requester::from(&visitor), seat_of(seat)?);
    let name = name.map(|name| checked_name(&name)).transpose()?;
    app.tables.ask(&id, &requester, Sit { seat, name, setup }).await?;
    app.tables.ask(&id, &requester, Snapshot(ViewRequest::Seat(seat.index()))).await.map(Json)
}

/// Gives a seat up, before the cards are dealt.
async fn stand_up(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat)): Path<(TableId, u8)>,
) -> Result<StatusCode, Problem> {
    let seat = seat_of(seat)?;
    app.tables.ask(&id, &Requester::from(&visitor), StandUp { seat }).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn seat_of(number: u8) -> Result<Seat, Problem> {
    Seat::try_from(number).map_err(|_| Problem::Malformed(format!("`{number}` is not the number of a seat")))
}

async fn ready(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<TableId>,
    JsonBody(ReadyRequest { value }): JsonBody<ReadyRequest>,
) -> Result<Json<NewVersion>, Problem> {
    let version = app.tables.ask(&id, &Requester::from(&visitor), Ready { value }).await?;
    Ok(Json(NewVersion { version }))
}

/// The action is in the database before the answer leaves.
async fn play(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<TableId>,
    JsonBody(PlayRequest { seat, action, row, version }): JsonBody<PlayRequest>,
) -> Result<Json<NewVersion>, Problem> {
    let row = row_of(action, row)?;
    let version = app.tables.ask(&id, &Requester::from(&visitor), Play { seat, row, version }).await?;
    Ok(Json(NewVersion { version }))
}

/// Nothing is played or written.
async fn preview(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<TableId>,
    JsonBody(PreviewRequest { seat, row, version }): JsonBody<PreviewRequest>,
) -> Result<Json<PreviewSnapshot>, Problem> {
    app.access.gates.take_for_visitor(Rate::Previews, visitor.client, 1)?;
    let preview = app.tables.ask(&id, &Requester::from(&visitor), Preview { seat, row, version }).await?;
    Ok(Json(PreviewSnapshot { view: preview.view, choices: preview.choices }))
}

/// During the game a caller gets the actions of its own seats (others may name hidden cards) and the number of all
/// actions; after the end everybody gets every action.
async fn actions(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<TableId>,
) -> Result<Json<ActionList>, Problem> {
    app.tables.ask(&id, &Requester::from(&visitor), Actions).await.map(Json)
}

async fn record(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<Response, Problem> {
    daily::check_record(&app, &id).await?;
    let replay_game = replay::load(&app, &id, &visitor).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], replay_game.record.to_text()).into_response())
}
