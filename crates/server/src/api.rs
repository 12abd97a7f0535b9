//! The API for programs: JSON in, JSON out. Refusals are `{"error": code, "detail": sentence}`.

use crate::body::JsonBody;
use crate::error::Problem;
use crate::finished;
use crate::identity::Visitor;
use crate::live::{Asker, Look, Moves, Sight};
use crate::router::App;
use crate::setup::Wish;
use atout_core::Seat;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Map, Value, json};

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/tables", post(create))
        .route("/api/tables/{id}", get(look))
        .route("/api/tables/{id}/ready", post(ready))
        .route("/api/tables/{id}/actions", get(actions).post(play))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/{*rest}", axum::routing::any(async || Problem::NoPage))
}

/// The catalogue, as `atout games --json` prints it.
async fn games(visitor: Visitor) -> Json<Value> {
    Json(atout_catalog::listing(visitor.lang))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewTable {
    game: String,
    #[serde(default)]
    options: Map<String, Value>,
    seats: Option<Vec<String>>,
    #[serde(default)]
    names: Vec<Option<String>>,
    pace_ms: Option<u64>,
}

async fn create(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(new): JsonBody<NewTable>,
) -> Result<Response, Problem> {
    let game = atout_catalog::find(&new.game).map_err(Problem::NoGame)?;
    let NewTable { options, seats, names, pace_ms, .. } = new;
    let made = Wish { game, options, seats, names, pace_ms }.make(&app, &visitor).await?;
    let seat = |(n, player): (usize, &atout_store::PlayerRow)| json!({ "seat": n, "kind": player.kind, "name": player.name, "yours": player.kind == "human" });
    let seats: Vec<Value> = made.players.iter().enumerate().map(seat).collect();
    let body = json!({ "id": made.id, "commitment": made.commitment, "seats": seats });
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
) -> Result<Json<Look>, Problem> {
    app.tables.look(&id, Asker::from(&visitor), which.sight()?).await.map(Json)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ready {
    value: String,
}

async fn ready(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    JsonBody(Ready { value }): JsonBody<Ready>,
) -> Result<Json<Value>, Problem> {
    let version = app.tables.ready(&id, Asker::from(&visitor), value).await?;
    Ok(Json(json!({ "version": version })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Play {
    seat: Seat,
    action: String,
    version: u64,
}

/// The action is in the database before the answer leaves.
async fn play(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    JsonBody(Play { seat, action, version }): JsonBody<Play>,
) -> Result<Json<Value>, Problem> {
    let version = app.tables.play(&id, Asker::from(&visitor), seat, action, version).await?;
    Ok(Json(json!({ "version": version })))
}

/// Before the end a caller gets the actions of the seats it holds (others may name hidden cards) and how many there
/// are in all; afterwards everybody gets every action.
async fn actions(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<Json<Moves>, Problem> {
    app.tables.moves(&id, Asker::from(&visitor)).await.map(Json)
}

async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let record = finished::load(&app.store, &id).await?.record;
    Ok(([(header::CONTENT_TYPE, "application/json")], record.to_text()).into_response())
}
