//! Pages on which one plays: setting up a table, and the table itself.

use crate::body::Form;
use crate::error::Problem;
use crate::identity::Visitor;
use crate::live::Asker;
use crate::router::App;
use crate::setup::Wish;
use atout_catalog::Entry;
use atout_core::Seat;
use atout_web::{SetupForm, Sitting};
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde_json::Value;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/new/{game}", get(setup).post(create))
        .route("/quick/{game}", post(quick))
        .route("/t/{id}", get(table))
        .route("/t/{id}/again", post(again))
}

fn find(game: &str) -> Result<&'static dyn Entry, Problem> {
    atout_catalog::find(game).map_err(Problem::NoGame)
}

async fn setup(visitor: Visitor, Path(game): Path<String>) -> Result<Html<String>, Problem> {
    Ok(Html(atout_web::setup(&visitor.reader(), find(&game)?, &SetupForm::default())))
}

async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let game = find(&game)?;
    let sent = sent_form(game, &form);
    match wish(game, &sent, &form).make(&app, &visitor).await {
        Ok(made) => Ok(to_table(&made.id)),
        Err(problem @ (Problem::Options(_) | Problem::Seats(_))) => {
            let sent = SetupForm { problem: Some(problem.say(visitor.lang)), ..sent };
            let page = Html(atout_web::setup(&visitor.reader(), game, &sent));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(problem) => Err(problem),
    }
}

/// The form as it was sent, to be shown again if need be.
fn sent_form(game: &dyn Entry, form: &Form) -> SetupForm {
    let option = |key: &'static str| Some((key.to_owned(), form.get(key)?.to_owned()));
    SetupForm {
        options: game.options().iter().filter_map(|spec| option(spec.key)).collect(),
        seats: (0..Seat::MAX).map_while(|n| form.get(&format!("seat{n}")).map(str::to_owned)).collect(),
        problem: None,
    }
}

fn wish(game: &'static dyn Entry, sent: &SetupForm, form: &Form) -> Wish {
    Wish {
        options: sent.options.iter().map(|(key, text)| (key.clone(), Value::from(text.as_str()))).collect(),
        seats: (!sent.seats.is_empty()).then(|| sent.seats.clone()),
        names: (0..sent.seats.len()).map(|n| form.get(&format!("name{n}")).map(str::to_owned)).collect(),
        ..Wish::new(game)
    }
}

/// One person against a bot that answers at once.
async fn quick(State(app): State<App>, visitor: Visitor, Path(game): Path<String>) -> Result<Response, Problem> {
    let made = Wish::new(find(&game)?).make(&app, &visitor).await?;
    Ok(to_table(&made.id))
}

/// A new table set up like an old one.
async fn again(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<Response, Problem> {
    let old = app.store.load(&id).await?.made;
    let wish = Wish {
        options: old.config.as_object().cloned().unwrap_or_default(),
        seats: Some(old.players.iter().map(|player| player.kind.clone()).collect()),
        names: old.players.into_iter().map(|player| Some(player.name)).collect(),
        pace_ms: old.pace_ms,
        ..Wish::new(find(&old.game)?)
    };
    Ok(to_table(&wish.make(&app, &visitor).await?.id))
}

fn to_table(id: &str) -> Response {
    Redirect::to(&format!("/t/{id}")).into_response()
}

async fn table(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<Html<String>, Problem> {
    let page = app.tables.page(&id, Asker::from(&visitor)).await?;
    let sitting = Sitting { game: page.game, id: &id, names: &page.names, config: &page.config };
    Ok(Html(atout_web::table(&visitor.reader(), &sitting, &page.frame)))
}
