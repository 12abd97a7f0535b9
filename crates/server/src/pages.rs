//! Pages around the games: home, saved games, rules, language and theme.

use crate::body::Form;
use crate::error::Problem;
use crate::finished;
use crate::guard::local;
use crate::identity::{Visitor, set_cookie, theme};
use crate::router::App;
use atout_core::{Lang, Message, Outcome, configure};
use atout_store::{SummaryRow, TableStatus};
use atout_web::TableListItem;
use atout_web::wire::TableState;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

/// The longest list on a page.
const LIST: u32 = 200;
/// The largest record that can be opened.
const MAX_RECORD: usize = 2 << 20;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/", get(home))
        .route("/saved", get(saved))
        .route("/import", post(import).layer(DefaultBodyLimit::max(MAX_RECORD)))
        .route("/rules/{game}", get(rules))
        .route("/lang/{code}", get(switch_lang))
        .route("/theme/{name}", get(switch_theme))
}

async fn home(State(app): State<App>, visitor: Visitor) -> Result<Html<String>, Problem> {
    let tables = tables_of(&app, &visitor).await?;
    Ok(Html(atout_web::home(&visitor.reader(), &atout_catalog::infos(), &tables)))
}

/// The visitor's tables and the records it opened, the last changed first.
async fn tables_of(app: &App, visitor: &Visitor) -> Result<Vec<TableListItem>, Problem> {
    let mut tables = app.store.list_for_owner(&visitor.owner, LIST).await?;
    tables.extend(app.store.list_imports(&visitor.owner, LIST).await?);
    tables.sort_by_key(|table| std::cmp::Reverse(table.changed));
    Ok(tables.into_iter().map(card).collect())
}

async fn saved(State(app): State<App>, visitor: Visitor) -> Result<Html<String>, Problem> {
    saved_page(&app, &visitor, None).await
}

async fn saved_page(app: &App, visitor: &Visitor, problem: Option<&str>) -> Result<Html<String>, Problem> {
    let tables = tables_of(app, visitor).await?;
    Ok(Html(atout_web::saved(&visitor.reader_at("/saved"), &atout_catalog::infos(), &tables, problem)))
}

/// Opens a record's text, from a file or a field.
async fn import(State(app): State<App>, visitor: Visitor, form: Result<Form, Problem>) -> Result<Response, Problem> {
    let opened = match form.as_ref().map(|form| form.get("record").map(str::trim).filter(|text| !text.is_empty())) {
        Ok(Some(text)) => finished::import(&app, &visitor, text).await,
        Ok(None) => Err(Problem::Record(Message::new("choose a record's file first", "choisissez d'abord un fichier"))),
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

/// The rules of a game, with the options that the query names.
async fn rules(
    visitor: Visitor,
    Path(game): Path<String>,
    Query(told): Query<Vec<(String, String)>>,
) -> Result<Html<String>, Problem> {
    let game = atout_catalog::find(&game).map_err(Problem::NoGame)?;
    let told = told.iter().map(|(key, text)| (key.as_str(), text.as_str()));
    let config = configure(&game.options(), told).and_then(|config| game.check(&config));
    let config = config.map_err(|error| Problem::Options(error.0))?;
    let (sections, cards) = (game.rules(&config, visitor.lang), game.gallery(&config, visitor.lang));
    Ok(Html(atout_web::rules(&visitor.reader(), &game.info(), &sections, &cards)))
}

#[derive(Deserialize)]
struct Back {
    back: Option<String>,
}

async fn switch_lang(Path(code): Path<String>, Query(Back { back }): Query<Back>) -> Result<Response, Problem> {
    let lang: Lang = code.parse().map_err(|_| Problem::NoPage)?;
    Ok(switched(&format!("lang={lang}"), back.as_deref()))
}

async fn switch_theme(Path(name): Path<String>, Query(Back { back }): Query<Back>) -> Result<Response, Problem> {
    theme(&name).ok_or(Problem::NoPage)?;
    Ok(switched(&format!("theme={name}"), back.as_deref()))
}

fn switched(cookie: &str, back: Option<&str>) -> Response {
    let mut response = Redirect::to(local(back)).into_response();
    set_cookie(&mut response, cookie);
    response
}

fn card(table: SummaryRow) -> TableListItem {
    let players: Vec<String> = table.players.into_iter().map(|player| player.name).collect();
    let outcome: Option<Outcome> = table.result.and_then(|result| serde_json::from_value(result).ok());
    let winners = outcome.map(|outcome| outcome.winners).unwrap_or_default();
    TableListItem {
        id: table.id,
        game: table.game,
        winners: winners.iter().filter_map(|seat| players.get(seat.index()).cloned()).collect(),
        players,
        state: match table.state {
            TableStatus::Waiting => TableState::Waiting,
            TableStatus::Playing => TableState::Playing,
            TableStatus::Over => TableState::Over,
        },
        version: table.version,
        changed: table.changed,
    }
}
