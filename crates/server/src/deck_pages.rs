//! The pages about decks: the list, the builder, and the forms that play or delete one.
//!
//! Not here: the builder's questions (`deck_api.rs`), saving and choosing decks (`decks.rs`), the HTML (`atout_web`).

use crate::body::Form;
use crate::decks;
use crate::error::Problem;
use crate::identity::Visitor;
use crate::new_table::TableSpec;
use crate::router::App;
use atout_catalog::Entry;
use atout_core::{Lang, OptionKind};
use atout_store::MAX_DECK_NAME;
use atout_web::{BuilderPage, DeckDraft, DeckGame, DeckItem, DecksPage};
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::{Html, Redirect};
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::{Map, Value};

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/decks/{game}", get(list))
        .route("/decks/{game}/new", get(new))
        .route("/decks/{game}/play", post(play))
        .route("/decks/{game}/{id}", get(change))
        .route("/decks/{game}/{id}/delete", post(delete))
}

async fn list(State(app): State<App>, visitor: Visitor, Path(game): Path<String>) -> Result<Html<String>, Problem> {
    let (game, building) = decks::find(&game)?;
    let (lang, formats) = (visitor.lang, formats(&app, game, building)?);
    let saved = app.store.decks_of(&visitor.person, game.id()).await?;
    let own: Vec<DeckItem> = saved
        .into_iter()
        .map(|deck| {
            let read = |config: &Value| decks::read(building, config, deck.list.as_str());
            match item(deck.id.as_str(), &deck.name, None, &formats, read, lang) {
                Ok(item) => item,
                Err(problem) => unreadable(deck.id.to_string(), deck.name, &problem, lang),
            }
        })
        .collect();
    let ready = game.ready_setups().into_iter().map(|deck| {
        let read = |config: &Value| from_setup(building, config, &deck.setup);
        let [name, idea] = [deck.name, deck.idea].map(|text| lang.typeset(text.get(lang).to_owned()));
        item(deck.id, &name, Some(idea), &formats, read, lang)
    });
    let ready = ready.collect::<Result<Vec<DeckItem>, Problem>>()?;
    let (info, format_option) = (app.access.offers.info(game), building.format_option());
    let about = DecksPage { game: &info, format_option, own: &own, ready: &ready };
    Ok(Html(atout_web::decks(&visitor.reader(), &about)))
}

/// The formats with their configs, the usual one first.
fn formats(app: &App, game: &dyn Entry, building: &dyn DeckGame) -> Result<Vec<(String, Value)>, Problem> {
    let key = building.format_option();
    let config = |word: &str| {
        let options = Map::from_iter([(key.to_owned(), Value::from(word))]);
        Ok((word.to_owned(), decks::config(&app.access, game, &options)?))
    };
    let specs = game.options();
    match specs.iter().find(|spec| spec.key == key).map(|spec| &spec.kind) {
        Some(OptionKind::Choice(words)) => words.iter().map(|(word, _)| config(word)).collect(),
        _ => Err(Problem::Internal),
    }
}

fn from_setup(building: &dyn DeckGame, config: &Value, setup: &Value) -> Result<Box<dyn DeckDraft>, Problem> {
    building.open_setup(config, setup).map_err(|error| Problem::Options(error.0))
}

/// A deck with the first format that allows it.
fn item(
    id: &str,
    name: &str,
    idea: Option<String>,
    formats: &[(String, Value)],
    read: impl Fn(&Value) -> Result<Box<dyn DeckDraft>, Problem>,
    lang: Lang,
) -> Result<DeckItem, Problem> {
    let mut sheets = Vec::with_capacity(formats.len());
    for (word, config) in formats {
        sheets.push((word, read(config)?.sheet(lang)));
    }
    let legal = sheets.iter().position(|(_, sheet)| sheet.problem.is_none());
    let (word, sheet) = sheets.swap_remove(legal.unwrap_or_default());
    let total = lang.count(sheet.n_cards, ["card", "cards"], ["carte", "cartes"]);
    let groups = sheet.groups.iter().map(|group| format!("{}\u{a0}{}", group.n_cards(), group.name.to_lowercase()));
    // What most decks are goes without saying.
    let unusual = legal.filter(|at| *at > 0).map(|_| sheet.format.clone());
    Ok(DeckItem {
        id: id.to_owned(),
        name: name.to_owned(),
        counts: std::iter::once(total).chain(groups).chain(unusual).collect(),
        format: legal.map(|_| word.clone()),
        idea: sheet.problem.or(idea),
        colours: (sheet.colours, sheet.colour_names),
    })
}

/// A deck with cards of another content.
fn unreadable(id: String, name: String, problem: &Problem, lang: Lang) -> DeckItem {
    let colours = DeckItem::no_colours();
    DeckItem { id, name, idea: Some(problem.say(lang)), format: None, colours, counts: Vec::new() }
}

#[derive(Deserialize)]
struct NewQuery {
    /// The id of a ready deck to begin with.
    from: Option<String>,
}

/// The builder with a new deck: empty, or a copy of a ready one.
async fn new(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(NewQuery { from }): Query<NewQuery>,
) -> Result<Html<String>, Problem> {
    let (game, building) = decks::find(&game)?;
    let config = decks::config(&app.access, game, &Map::new())?;
    let lang = visitor.lang;
    let (name, draft) = match from {
        None => (String::new(), decks::read(building, &config, "")?),
        Some(id) => {
            let deck = game.ready_setups().into_iter().find(|deck| deck.id == id).ok_or(Problem::NoDeck)?;
            let draft = from_setup(building, &config, &deck.setup)?;
            let name = lang.typeset(deck.name.get(lang).to_owned());
            (lang.pick(format!("{name} (copy)"), format!("{name} (copie)")), draft)
        }
    };
    builder(&app, &visitor, (game, building), &config, None, &name, &*draft, None)
}

/// The builder with a saved deck.
async fn change(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, id)): Path<(String, String)>,
) -> Result<Html<String>, Problem> {
    let (game, building) = decks::find(&game)?;
    let deck = decks::load(&app, &visitor, game, &id).await?;
    let config = decks::config(&app.access, game, &Map::new())?;
    let (draft, problem) = match decks::read(building, &config, deck.list.as_str()) {
        Ok(draft) => (draft, None),
        // What it holds cannot be shown; the page says why and begins with nothing.
        Err(problem) => (decks::read(building, &config, "")?, Some(problem.say(visitor.lang))),
    };
    builder(&app, &visitor, (game, building), &config, Some(&id), &deck.name, &*draft, problem.as_deref())
}

#[expect(clippy::too_many_arguments, reason = "everything that the page shows")]
fn builder(
    app: &App,
    visitor: &Visitor,
    (game, building): (&dyn Entry, &dyn DeckGame),
    config: &Value,
    id: Option<&str>,
    name: &str,
    draft: &dyn DeckDraft,
    problem: Option<&str>,
) -> Result<Html<String>, Problem> {
    let lang = visitor.lang;
    let cards = building.cards(config, lang).map_err(|error| Problem::Options(error.0))?;
    let about = BuilderPage {
        game: &app.access.offers.info(game),
        format_option: building.format_option(),
        format: config[building.format_option()].as_str().unwrap_or_default(),
        id,
        name,
        list: &draft.list(),
        sheet: &draft.sheet(lang),
        cards: &cards,
        colours: &building.colours(lang),
        types: &building.types(lang),
        max_copies: building.max_copies(),
        max_name: MAX_DECK_NAME,
        problem,
    };
    Ok(Html(atout_web::deck_builder(&visitor.reader(), &about)))
}

/// A game against a bot that answers at once, with the deck that the form chose (`deck`) or holds (`list`); the bot gets a
/// ready one by chance.
async fn play(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    form: Form,
) -> Result<Redirect, Problem> {
    let (game, building) = decks::find(&game)?;
    let format = building.format_option();
    let chosen = form.get(format).map(|word| (format.to_owned(), Value::from(word)));
    let mut spec = TableSpec { options: chosen.into_iter().collect(), ..TableSpec::new(game) };
    match form.get("list") {
        None => spec.decks = Some(form.get("deck").map(str::to_owned).into_iter().collect()),
        Some(list) => {
            let config = decks::config(&app.access, game, &spec.options)?;
            let own = game.parse_setup(&config, list).map_err(|error| Problem::Deck(error.0))?;
            let n_seats = game.n_seats(&config).map_err(|error| Problem::Options(error.0))?;
            spec.setups = decks::setups(&app, &visitor, game, &config, &[], n_seats).await?;
            spec.setups[0] = own;
            spec.decks = None;
        }
    }
    Ok(Redirect::to(&format!("/t/{}", spec.create(&app, &visitor).await?.id)))
}

async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, id)): Path<(String, String)>,
) -> Result<Redirect, Problem> {
    let (game, _) = decks::find(&game)?;
    match decks::delete(&app, &visitor, game, &id).await {
        // Somebody who clicks twice wants it gone too.
        Ok(()) | Err(Problem::NoDeck) => Ok(Redirect::to(&format!("/decks/{}", game.id()))),
        Err(problem) => Err(problem),
    }
}
