//! The pages around the games: home, saved games, rules, language and theme.
//!
//! Not here: the pages for playing (`play_pages.rs`) and replays (`replay_pages.rs`), and the HTML (`atout_web`).

use crate::body::Form;
use crate::error::Problem;
use crate::guard::local_path;
use crate::identity::{Visitor, set_cookie, theme};
use crate::live::{Awaited, Requester, only_seat};
use crate::names;
use crate::new_table::suggested_options;
use crate::replay;
use crate::router::App;
use atout_bots::PlayerKind;
use atout_core::{Lang, Message, Outcome, Seat, SeatSet};
use atout_store::{GameId, PlayerRow, SummaryRow, TableStatus};
use atout_web::TableListItem;
use atout_web::wire::TableState;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum_extra::extract::cookie::Cookie;
use serde::Deserialize;
use std::time::{SystemTime, UNIX_EPOCH};

/// The longest list on a page.
const LIST: u32 = 200;
/// The largest record that can be imported, in bytes.
const MAX_RECORD: usize = 2 << 20;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/", get(home))
        .route("/saved", get(saved))
        .route("/saved/{id}/delete", post(delete))
        .route("/import", post(import).layer(DefaultBodyLimit::max(MAX_RECORD)))
        .route("/rules/{game}", get(rules))
        .route("/lang/{code}", get(switch_lang))
        .route("/theme/{name}", get(switch_theme))
}

async fn home(State(app): State<App>, visitor: Visitor) -> Result<Html<String>, Problem> {
    let tables = tables_of(&app, &visitor).await?;
    Ok(Html(atout_web::home(&visitor.reader(), &atout_catalog::infos(), &tables)))
}

/// The visitor's tables and imported records: where it is the visitor's turn, then other running games, then the rest; the
/// last changed first.
async fn tables_of(app: &App, visitor: &Visitor) -> Result<Vec<TableListItem>, Problem> {
    let mut tables = app.store.tables_of(&visitor.person, LIST).await?;
    tables.extend(app.store.list_imports(&visitor.person, LIST).await?);
    let (requester, mut items) = (Requester::from(visitor), Vec::with_capacity(tables.len()));
    for table in tables {
        let awaited = match (&table.id, table.state) {
            // A table is unloaded only while no bot thinks: one that is not loaded waits for a person.
            (GameId::Table(id), TableStatus::Dealt) => app.tables.ask_if_loaded(id, &requester, Awaited).await,
            _ => None,
        };
        items.push(list_item(table, awaited, visitor.lang));
    }
    items.sort_by_key(|item| (!item.yours, item.state == TableState::Over, std::cmp::Reverse(item.changed)));
    Ok(items)
}

async fn saved(State(app): State<App>, visitor: Visitor) -> Result<Html<String>, Problem> {
    saved_page(&app, &visitor, None).await
}

/// Deletes a table or a record, and shows what is left.
async fn delete(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Result<Redirect, Problem> {
    match replay::delete(&app, &visitor, &id).await {
        // Somebody who clicks twice wants it gone too.
        Ok(()) | Err(Problem::NoTable) => Ok(Redirect::to("/saved")),
        Err(problem) => Err(problem),
    }
}

async fn saved_page(app: &App, visitor: &Visitor, problem: Option<&str>) -> Result<Html<String>, Problem> {
    let tables = tables_of(app, visitor).await?;
    Ok(Html(atout_web::saved(&visitor.reader_at("/saved"), &atout_catalog::infos(), &tables, problem)))
}

/// Imports a record from a file or a text field.
async fn import(State(app): State<App>, visitor: Visitor, form: Result<Form, Problem>) -> Result<Response, Problem> {
    let opened = match form.as_ref().map(|form| form.get("record").map(str::trim).filter(|text| !text.is_empty())) {
        Ok(Some(text)) => replay::import(&app, &visitor, text).await,
        Ok(None) => Err(Problem::Record(Message::new("choose a file first", "choisissez d’abord un fichier"))),
        Err(problem) => Err(problem.clone()),
    };
    match opened {
        Ok(id) => Ok(Redirect::to(&format!("/replay/{id}")).into_response()),
        Err(problem @ (Problem::Record(_) | Problem::TooLarge | Problem::Malformed(_))) => {
            let page = saved_page(&app, &visitor, Some(&problem.say(visitor.lang))).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(problem) => Err(problem),
    }
}

/// The rules of a game with the suggested options and those of the query.
async fn rules(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(options): Query<Vec<(String, String)>>,
) -> Result<Html<String>, Problem> {
    let game = atout_catalog::find(&game).map_err(Problem::NoGame)?;
    let mut all = suggested_options(game);
    all.extend(options.into_iter().map(|(key, text)| (key, text.into())));
    let config = game.settle(&app.access.offers.complete(game, &all), None);
    let config = config.map_err(|error| Problem::Options(error.0))?;
    let (sections, cards) = (game.rules(&config, visitor.lang), game.gallery(&config, visitor.lang));
    let figures = game.figures(&config, visitor.lang);
    Ok(Html(atout_web::rules(&visitor.reader(), &game.info(), &sections, &figures, &cards)))
}

#[derive(Deserialize)]
struct BackQuery {
    back: Option<String>,
}

async fn switch_lang(
    Path(code): Path<String>,
    Query(BackQuery { back }): Query<BackQuery>,
) -> Result<Response, Problem> {
    let lang: Lang = code.parse().map_err(|_| Problem::NoPage)?;
    Ok(redirect_with_cookie(Cookie::new("lang", lang.to_string()), back.as_deref()))
}

async fn switch_theme(
    Path(name): Path<String>,
    Query(BackQuery { back }): Query<BackQuery>,
) -> Result<Response, Problem> {
    theme(&name).ok_or(Problem::NoPage)?;
    Ok(redirect_with_cookie(Cookie::new("theme", name), back.as_deref()))
}

fn redirect_with_cookie(cookie: Cookie<'_>, back: Option<&str>) -> Response {
    let mut response = Redirect::to(local_path(back)).into_response();
    set_cookie(&mut response, cookie);
    response
}

/// Seconds since a moment that is given in seconds since 1970.
fn age(moment: i64) -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    now.saturating_sub(u64::try_from(moment).unwrap_or(0))
}

/// `awaited` are the seats that the game waits for, if that is known.
fn list_item(table: SummaryRow, awaited: Option<SeatSet>, lang: Lang) -> TableListItem {
    // A kind that this release does not know is a person.
    let kind = |player: &PlayerRow| player.kind.parse().unwrap_or(PlayerKind::Human);
    let kinds: Vec<PlayerKind> = table.players.iter().map(kind).collect();
    let held: SeatSet = table.held.iter().filter_map(|seat| Seat::try_from(*seat).ok()).collect();
    // A table that is not loaded has no bot that thinks, so it waits for a person.
    let yours = table.state == TableStatus::Dealt
        && held.iter().any(|seat| awaited.is_none_or(|awaited| awaited.contains(seat)));
    let reader = only_seat(held);
    let players = kinds.iter().zip(table.players.iter().map(|player| player.name.as_str()));
    let names = names::shown(players, reader, lang);
    // A result that is no outcome is left out; the replay computes its own.
    let outcome: Option<Outcome> = table.result.and_then(|result| serde_json::from_value(result).ok());
    TableListItem {
        id: table.id.as_str().to_owned(),
        game: table.game,
        outcome,
        names,
        yours,
        age: age(table.changed),
        state: match table.state {
            TableStatus::Open | TableStatus::Seated | TableStatus::Committed => TableState::Waiting,
            TableStatus::Dealt => TableState::Playing,
            TableStatus::Over => TableState::Over,
        },
        version: table.version,
        changed: table.changed,
    }
}
