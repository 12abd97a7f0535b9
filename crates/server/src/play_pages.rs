//! Pages on which one plays: setting up a table, and the table itself.

use crate::body::Form;
use crate::error::Problem;
use crate::identity::Visitor;
use crate::live::Asker;
use crate::router::App;
use crate::setup::Wish;
use atout_catalog::Entry;
use atout_core::{ConfigError, Seat};
use atout_web::{SetupForm, TablePage};
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde_json::{Map, Value};

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
    Ok(Html(atout_web::setup(&visitor.reader(), &find(&game)?.info(), &SetupForm::default())))
}

async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let game = find(&game)?;
    let sent = sent_form(game, &form);
    let made = match wish(game, &sent) {
        Ok(wish) => wish.make(&app, &visitor).await,
        Err(error) => Err(Problem::Options(error.0)),
    };
    match made {
        Ok(made) => Ok(to_table(&made.id)),
        Err(problem @ (Problem::Options(_) | Problem::Seats(_))) => {
            let sent = SetupForm { problem: Some(problem.say(visitor.lang)), ..sent };
            let page = Html(atout_web::setup(&visitor.reader(), &game.info(), &sent));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(problem) => Err(problem),
    }
}

/// The form as it was sent, to be shown again if need be.
fn sent_form(game: &dyn Entry, form: &Form) -> SetupForm {
    // Words of one's own stand in a field beside the usual ones.
    let own = |key: &str| form.get(&format!("{key}-other")).map(str::trim).filter(|text| !text.is_empty());
    let option = |key: &'static str| Some((key.to_owned(), own(key).or_else(|| form.get(key))?.to_owned()));
    let seats: Vec<String> = (0..Seat::MAX).map_while(|n| form.get(&format!("seat{n}")).map(str::to_owned)).collect();
    SetupForm {
        options: game.options().iter().filter_map(|spec| option(spec.key)).collect(),
        names: (0..seats.len()).map(|n| form.get(&format!("name{n}")).unwrap_or_default().to_owned()).collect(),
        seats,
        problem: None,
    }
}

/// What a form wishes for. Where the number of seats is an option, the form holds a row for every seat there could be:
/// those beyond the number do not count, and a number that was left as it was follows from the rest.
fn wish(game: &'static dyn Entry, sent: &SetupForm) -> Result<Wish, ConfigError> {
    let mut options: Map<String, Value> =
        sent.options.iter().map(|(key, text)| (key.clone(), Value::from(text.as_str()))).collect();
    let mut seats = sent.seats.clone();
    if let Some(spec) = game.options().iter().find(|spec| game.seats_option() == Some(spec.key)) {
        let left = options.get(spec.key).is_some_and(|text| text.as_str() == Some(&spec.default().to_string()));
        if left {
            options.remove(spec.key);
        }
        let n_seats = game.n_seats(&game.settle(&options, None)?)?;
        options.insert(spec.key.to_owned(), n_seats.into());
        seats.truncate(n_seats);
    }
    let names = sent.names.iter().cloned().map(Some).collect();
    Ok(Wish { options, seats: (!seats.is_empty()).then_some(seats), names, ..Wish::new(game) })
}

/// One person against a bot that answers at once.
async fn quick(State(app): State<App>, visitor: Visitor, Path(game): Path<String>) -> Result<Response, Problem> {
    let made = Wish::new(find(&game)?).make(&app, &visitor).await?;
    Ok(to_table(&made.id))
}

/// A new table set up like an old one.
async fn again(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<Response, Problem> {
    let old = app.store.load(&id).await?.setup;
    // What the seats brought along is known to those who sat there only.
    let setups = match old.owner == visitor.owner {
        true => serde_json::from_str(old.setups.reveal()).unwrap_or_default(),
        false => Vec::new(),
    };
    let wish = Wish {
        setups,
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
    let about = TablePage { game: &page.game.info(), id: &id, names: &page.names, config: &page.config };
    Ok(Html(atout_web::table(&visitor.reader(), &about, &page.frame)))
}
