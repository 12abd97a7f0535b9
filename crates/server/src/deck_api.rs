//! The API for decks: the builder's questions, and a visitor's saved decks.
//!
//! Not here: the types of the JSON (`atout_web::wire::decks`), the pages (`deck_pages.rs`), saving (`decks.rs`).

use crate::body::JsonBody;
use crate::decks;
use crate::error::Problem;
use crate::identity::Visitor;
use crate::random;
use crate::router::App;
use atout_core::Lang;
use atout_web::wire::decks::{DeckAnswer, DeckEntry, DeckList, DeckQuestion, HandAnswer, SaveDeck, SavedDeck};
use atout_web::{DeckDraft, drawn_hand, sheet_html};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::Map;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/api/decks/{game}", get(list).post(create))
        .route("/api/decks/{game}/check", post(check))
        .route("/api/decks/{game}/lands", post(lands))
        .route("/api/decks/{game}/hand", post(hand))
        .route("/api/decks/{game}/{id}", get(one).put(update).delete(remove))
}

async fn list(State(app): State<App>, visitor: Visitor, Path(game): Path<String>) -> Result<Json<DeckList>, Problem> {
    let (game, _) = decks::find(&game)?;
    let own = app.store.decks_of(&visitor.person, game.id()).await?;
    let ready = game.ready_setups().into_iter();
    Ok(Json(DeckList {
        decks: own.into_iter().map(|deck| DeckEntry { id: deck.id.to_string(), name: deck.name }).collect(),
        ready: ready
            .map(|deck| DeckEntry { id: deck.id.to_owned(), name: deck.name.get(visitor.lang).to_owned() })
            .collect(),
    }))
}

async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    JsonBody(SaveDeck { name, list }): JsonBody<SaveDeck>,
) -> Result<Response, Problem> {
    let (game, building) = decks::find(&game)?;
    let config = decks::config(&app.access, game, &Map::new())?;
    let draft = decks::read(building, &config, &list.unwrap_or_default())?;
    let id = decks::create(&app, &visitor, game, &name, &*draft).await?;
    let saved = saved(&app, &visitor, game.id(), id.as_str()).await?;
    Ok((StatusCode::CREATED, saved).into_response())
}

async fn update(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, id)): Path<(String, String)>,
    JsonBody(SaveDeck { name, list }): JsonBody<SaveDeck>,
) -> Result<Json<SavedDeck>, Problem> {
    let (game, building) = decks::find(&game)?;
    decks::load(&app, &visitor, game, &id).await?;
    let config = decks::config(&app.access, game, &Map::new())?;
    let draft = list.map(|list| decks::read(building, &config, &list)).transpose()?;
    decks::update(&app, &visitor, &id, &name, draft.as_deref()).await?;
    saved(&app, &visitor, game.id(), &id).await
}

async fn one(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, id)): Path<(String, String)>,
) -> Result<Json<SavedDeck>, Problem> {
    saved(&app, &visitor, &game, &id).await
}

async fn remove(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, id)): Path<(String, String)>,
) -> Result<StatusCode, Problem> {
    decks::delete(&app, &visitor, decks::find(&game)?.0, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn saved(app: &App, visitor: &Visitor, game: &str, id: &str) -> Result<Json<SavedDeck>, Problem> {
    let (game, building) = decks::find(game)?;
    let deck = decks::load(app, visitor, game, id).await?;
    let config = decks::config(&app.access, game, &Map::new())?;
    let list = deck.list.as_str().to_owned();
    // A list that names cards of another content is shown as it is.
    let text = decks::read(building, &config, &list).map_or_else(|_| list.clone(), |draft| draft.text(visitor.lang));
    Ok(Json(SavedDeck { id: deck.id.to_string(), name: deck.name, list, text }))
}

/// What is to say about a deck that is being built. A list that cannot be read is no refusal: the sentence is the answer.
async fn check(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    JsonBody(question): JsonBody<DeckQuestion>,
) -> Result<Json<DeckAnswer>, Problem> {
    match draft(&app, &game, &question) {
        Ok(draft) => Ok(Json(answer(&*draft, visitor.lang))),
        Err(problem @ Problem::Deck(_)) => Ok(Json(DeckAnswer {
            list: None,
            text: String::new(),
            n_cards: 0,
            problem: Some(problem.say(visitor.lang)),
            html: String::new(),
        })),
        Err(problem) => Err(problem),
    }
}

/// The deck with basic lands for its colours.
async fn lands(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    JsonBody(question): JsonBody<DeckQuestion>,
) -> Result<Json<DeckAnswer>, Problem> {
    Ok(Json(answer(&*draft(&app, &game, &question)?.with_lands(), visitor.lang)))
}

/// An opening hand by chance.
async fn hand(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    JsonBody(question): JsonBody<DeckQuestion>,
) -> Result<Json<HandAnswer>, Problem> {
    let draft = draft(&app, &game, &question)?;
    let hand = draft.hand(u64::from_le_bytes(random::bytes()?), visitor.lang);
    let html = drawn_hand(&hand, question.mulligans.min(hand.len()), visitor.lang).into_string();
    Ok(Json(HandAnswer { cards: hand.into_iter().map(|card| card.id).collect(), html }))
}

fn draft(app: &App, game: &str, question: &DeckQuestion) -> Result<Box<dyn DeckDraft>, Problem> {
    let (game, building) = decks::find(game)?;
    decks::read(building, &decks::config(&app.access, game, &question.options)?, &question.list)
}

fn answer(draft: &dyn DeckDraft, lang: Lang) -> DeckAnswer {
    let sheet = draft.sheet(lang);
    DeckAnswer {
        list: Some(draft.list()),
        text: draft.text(lang),
        n_cards: sheet.n_cards,
        html: sheet_html(&sheet, lang).into_string(),
        problem: sheet.problem,
    }
}
