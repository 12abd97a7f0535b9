//! The pages for playing: the form for a new table, and the table.
//!
//! Not here: the checks of a new table (`new_table.rs`), the HTML (`atout_web`), and the socket of a table (`socket.rs`).

use crate::body::Form;
use crate::decks;
use crate::error::Problem;
use crate::identity::Visitor;
use crate::live::{Page, Requester, learn_content, setups_of, unreadable};
use crate::new_table::{OPEN_SEAT, TableSpec, suggested_options};
use crate::router::App;
use atout_catalog::Entry;
use atout_core::{ConfigError, Seat};
use atout_store::{Holder, NewTable, PersonId, SeatRow, TableId};
use atout_web::wire::api::TableFormCheck;
use atout_web::{GameInfo, TableForm, TablePage};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/new/{game}", get(table_form).post(create))
        .route("/new/{game}/check", post(check))
        .route("/quick/{game}", post(quick))
        .route("/t/{id}", get(table))
        .route("/t/{id}/again", post(again))
}

fn find(game: &str) -> Result<&'static dyn Entry, Problem> {
    atout_catalog::find(game).map_err(Problem::NoGame)
}

/// The form; the query may choose decks (`deck0=ready:red-fire`).
async fn table_form(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Html<String>, Problem> {
    let game = find(&game)?;
    let info = app.access.offers.info(game);
    let decks = (0..info.seats.1).map(|n| query.get(&format!("deck{n}")).cloned().unwrap_or_default()).collect();
    let options = info.suggested.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let form = TableForm { options, decks, ..TableForm::default() };
    let choices = decks::choices(&app, &visitor, game).await?;
    Ok(Html(atout_web::table_form(&visitor.reader(), &info, &form, choices.as_ref())))
}

async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let game = find(&game)?;
    let info = app.access.offers.info(game);
    let sent = sent_form(&info, &form);
    let created = match table_spec(game, &sent) {
        Ok(spec) => spec.create(&app, &visitor).await,
        Err(error) => Err(Problem::Options(error.0)),
    };
    match created {
        Ok(table) => Ok(to_table(&table.id)),
        Err(problem @ (Problem::Options(_) | Problem::Seats(_))) => {
            let sent = TableForm { problem: Some(problem.say(visitor.lang)), ..sent };
            let choices = decks::choices(&app, &visitor, game).await?;
            let page = Html(atout_web::table_form(&visitor.reader(), &info, &sent, choices.as_ref()));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(problem) => Err(problem),
    }
}

/// Do the choices of a form fit together? Nothing is created.
async fn check(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    form: Form,
) -> Result<Json<TableFormCheck>, Problem> {
    let game = find(&game)?;
    let checked = match table_spec(game, &sent_form(&app.access.offers.info(game), &form)) {
        Ok(spec) => spec.check(&app, &visitor).await,
        Err(error) => Err(Problem::Options(error.0)),
    };
    Ok(Json(match checked {
        Ok(n_seats) => TableFormCheck { problem: None, seats: Some(n_seats) },
        Err(problem) => TableFormCheck { problem: Some(problem.say(visitor.lang)), seats: None },
    }))
}

/// The fields of the form as they were sent; a refused form is shown again with them.
fn sent_form(game: &GameInfo, form: &Form) -> TableForm {
    // A custom value has a field of its own beside the listed ones.
    let custom = |key: &str| form.get(&format!("{key}-other")).map(str::trim).filter(|text| !text.is_empty());
    let option = |key: &'static str| Some((key.to_owned(), custom(key).or_else(|| form.get(key))?.to_owned()));
    let seats: Vec<String> = (0..Seat::MAX).map_while(|n| form.get(&format!("seat{n}")).map(str::to_owned)).collect();
    TableForm {
        options: game.options.iter().filter_map(|spec| option(spec.key)).collect(),
        names: (0..seats.len()).map(|n| form.get(&format!("name{n}")).unwrap_or_default().to_owned()).collect(),
        decks: (0..seats.len()).map(|n| form.get(&format!("deck{n}")).unwrap_or_default().to_owned()).collect(),
        seats,
        think: form.get("think").map(str::to_owned),
        auto_seats: game.seats_option.and_then(|key| form.get(&format!("{key}-auto"))).map(|auto| auto == "1"),
        problem: None,
    }
}

/// The table that a form asks for. Where the number of seats is an option, the form has a row for every possible seat;
/// rows beyond that number are ignored, and a number that was left at its default follows from the other options.
fn table_spec(game: &'static dyn Entry, sent: &TableForm) -> Result<TableSpec, ConfigError> {
    let mut options: Map<String, Value> =
        sent.options.iter().map(|(key, text)| (key.clone(), Value::from(text.as_str()))).collect();
    // Experts think as long as the form says.
    let kind = |kind: &String| match (kind.as_str(), &sent.think) {
        ("search", Some(ms)) => format!("search:ms={ms}"),
        _ => kind.clone(),
    };
    let mut seats: Vec<String> = sent.seats.iter().map(kind).collect();
    if let Some(spec) = game.options().iter().find(|spec| game.seats_option() == Some(spec.key)) {
        let is_default = options.get(spec.key).is_some_and(|text| text.as_str() == Some(&spec.default().to_string()));
        if sent.auto_seats.unwrap_or(is_default) {
            options.remove(spec.key);
        }
        let n_seats = game.n_seats(&game.settle(&options, None)?)?;
        options.insert(spec.key.to_owned(), n_seats.into());
        seats.truncate(n_seats);
    }
    let names = sent.names.iter().cloned().map(Some).collect();
    let decks = Some(sent.decks.clone());
    Ok(TableSpec { options, seats: (!seats.is_empty()).then_some(seats), names, decks, ..TableSpec::new(game) })
}

/// Creates a table as the pages suggest it: one person against bots that answer at once.
async fn quick(State(app): State<App>, visitor: Visitor, Path(game): Path<String>) -> Result<Response, Problem> {
    let game = find(&game)?;
    let spec = TableSpec { options: suggested_options(game), ..TableSpec::new(game) };
    Ok(to_table(&spec.create(&app, &visitor).await?.id))
}

/// Creates a table like an old one; with `sides=change` everybody sits one seat further.
async fn again(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Result<Form, Problem>,
) -> Result<Response, Problem> {
    let changes_sides = form.is_ok_and(|form| form.get("sides") == Some("change"));
    let old = app.store.load(&TableId::new(&id)).await?.made;
    let game = find(&old.game)?;
    learn_content(game, &old)?;
    let Value::Object(options) = &old.config else { return Err(unreadable(&old.id, &"its config is no object")) };
    let mut setups = known_setups(&old, &visitor.person);
    let mut seats: Vec<(String, String)> =
        old.seats.iter().map(|seat| seat_again(&old, seat, &visitor.person)).collect();
    if changes_sides {
        seats.rotate_right(1);
        if setups.len() == seats.len() {
            setups.rotate_right(1);
        }
    }
    let (seats, names): (Vec<String>, Vec<Option<String>>) =
        seats.into_iter().map(|(seat, name)| (seat, Some(name))).unzip();
    let spec = TableSpec {
        setups,
        decks: None,
        options: options.clone(),
        seats: Some(seats),
        names,
        pace_ms: old.pace_ms,
        ..TableSpec::new(game)
    };
    Ok(to_table(&spec.create(&app, &visitor).await?.id))
}

/// The set-ups of a table that a person may know: the own ones, and those of bots if the person has made the table.
fn known_setups(old: &NewTable, person: &PersonId) -> Vec<Value> {
    let may_know = |seat: &SeatRow| match &seat.holder {
        Holder::Person(holder) => holder == person,
        Holder::Bot(_) => old.maker == *person,
        Holder::Nobody => false,
    };
    let known = |seat: &SeatRow| if may_know(seat) { seat.clone() } else { SeatRow { setup: None, ..seat.clone() } };
    setups_of(&NewTable { seats: old.seats.iter().map(known).collect(), ..old.clone() })
}

/// A seat of the next table, and its name: of those who sit at a table, everybody else has to sit down by themselves.
fn seat_again(old: &NewTable, seat: &SeatRow, person: &PersonId) -> (String, String) {
    let sits = old.seats.iter().any(|seat| seat.is_held_by(person));
    match &seat.holder {
        Holder::Bot(kind) => (kind.clone(), seat.name.clone()),
        Holder::Person(holder) if sits && holder != person => (OPEN_SEAT.to_owned(), String::new()),
        Holder::Nobody if sits => (OPEN_SEAT.to_owned(), String::new()),
        Holder::Person(_) | Holder::Nobody => (seat.kind().to_owned(), seat.name.clone()),
    }
}

fn to_table(id: &str) -> Response {
    Redirect::to(&format!("/t/{id}")).into_response()
}

async fn table(State(app): State<App>, visitor: Visitor, Path(id): Path<TableId>) -> Result<Html<String>, Problem> {
    let page = app.tables.ask(&id, &Requester::from(&visitor), Page).await?;
    let info = app.access.offers.info(page.game);
    let run = if info.has_daily { app.store.daily_run(&id).await? } else { None };
    let daily = run.as_ref().map(|run| run.day.as_str());
    let about = TablePage { game: &info, id: id.as_str(), names: &page.names, config: &page.config, daily };
    Ok(Html(atout_web::table(&visitor.reader(), &about, &page.frame)))
}
