//! The API for programs: JSON in, JSON out. Refusals are `{"error": code, "detail": sentence}`.

use crate::body::JsonBody;
use crate::error::Problem;
use crate::finished;
use crate::identity::Visitor;
use crate::live::{Asker, Sight};
use crate::router::App;
use crate::setup::Wish;
use crate::socket::row_of;
use atout_web::wire::api::{
    ActionList, CreatedSeat, CreatedTable, NewVersion, PlayRequest, PreviewRequest, PreviewSnapshot, ReadyRequest,
    TableRequest, TableSnapshot,
};
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::Value;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/tables", post(create))
        .route("/api/tables/{id}", get(look))
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
    let made = Wish { game, options, seats, names, setups, pace_ms }.make(&app, &visitor).await?;
    let seat = |(seat, player): (usize, atout_store::PlayerRow)| CreatedSeat {
        yours: player.kind == "human",
        kind: player.kind,
        name: player.name,
        seat,
    };
    let seats = made.players.into_iter().enumerate().map(seat).collect();
    let body = CreatedTable { commitment: made.commitment, id: made.id, seats };
    Ok((StatusCode::CREATED, Json(body)).into_response())
}

#[derive(Deserialize)]
struct Which {
    seat: Option<String>,
    #[serde(rename = "eye")]
    viewer: Option<String>,
}

impl Which {
    fn sight(&self) -> Result<Sight, Problem> {
        match (self.viewer.as_deref(), self.seat.as_deref()) {
            (Some("everything" | "all"), _) => Ok(Sight::Everything),
            (Some("spectator"), _) | (None, None) => Ok(Sight::Spectator),
            (Some(word), _) => Err(Problem::Malformed(format!("`eye` is `everything` or `spectator`, not `{word}`"))),
            (None, Some(number)) => match number.parse() {
                Ok(seat) => Ok(Sight::Seat(seat)),
                Err(_) => Err(Problem::Malformed(format!("`seat` is a number, not `{number}`"))),
            },
        }
    }
}

async fn look(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Result<Json<TableSnapshot>, Problem> {
    app.tables.look(&id, Asker::from(&visitor), which.sight()?).await.map(Json)
}

async fn ready(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    JsonBody(ReadyRequest { value }): JsonBody<ReadyRequest>,
) -> Result<Json<NewVersion>, Problem> {
    let version = app.tables.ready(&id, Asker::from(&visitor), value).await?;
    Ok(Json(NewVersion { version }))
}

/// The action is in the database before the answer leaves.
async fn play(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    JsonBody(PlayRequest { seat, action, row, version }): JsonBody<PlayRequest>,
) -> Result<Json<NewVersion>, Problem> {
    let row = row_of(action, row)?;
    let version = app.tables.play(&id, Asker::from(&visitor), seat, row, version).await?;
    Ok(Json(NewVersion { version }))
}

/// Nothing is played or written.
async fn preview(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    JsonBody(PreviewRequest { seat, row, version }): JsonBody<PreviewRequest>,
) -> Result<Json<PreviewSnapshot>, Problem> {
    let preview = app.tables.preview(&id, Asker::from(&visitor), seat, row, version).await?;
    Ok(Json(PreviewSnapshot { view: preview.view, choices: preview.choices }))
}

/// Before the end a caller gets the actions of the seats it holds (others may name hidden cards) and how many there
/// are in all; afterwards everybody gets every action.
async fn actions(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<ActionList>, Problem> {
    app.tables.moves(&id, Asker::from(&visitor)).await.map(Json)
}

async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let record = finished::load(&app.store, &id).await?.record;
    Ok(([(header::CONTENT_TYPE, "application/json")], record.to_text()).into_response())
}
