//! The decks of visitors: saving, reading, and choosing them for a new table.
//!
//! A table gets a copy of the deck: a later change of the saved one does not touch it. Not here: addresses (`deck_pages.rs`,
//! `deck_api.rs`), what a deck is (the games).

use crate::error::Problem;
use crate::identity::Visitor;
use crate::limits::Rate;
use crate::router::{Access, App};
use crate::{names, random};
use atout_catalog::Entry;
use atout_core::{ConfigError, Lang, Message};
use atout_store::{DeckId, DeckList, DeckRow, MAX_DECK_BYTES, MAX_DECK_NAME, NewDeck, StoreError};
use atout_web::{DeckChoice, DeckChoices, DeckDraft, DeckGame};
use serde_json::{Map, Value};

/// A game with decks.
pub(crate) fn find(game: &str) -> Result<(&'static dyn Entry, &'static dyn DeckGame), Problem> {
    let game = atout_catalog::find(game).map_err(Problem::NoGame)?;
    Ok((game, game.decks().ok_or(Problem::NoPage)?))
}

/// The config that decks are built for.
pub(crate) fn config(access: &Access, game: &dyn Entry, options: &Map<String, Value>) -> Result<Value, Problem> {
    game.settle(&access.offers.complete(game, options), None).map_err(|error| Problem::Options(error.0))
}

/// Reads a deck, legal or not.
pub(crate) fn read(decks: &dyn DeckGame, config: &Value, text: &str) -> Result<Box<dyn DeckDraft>, Problem> {
    decks.read(config, text).map_err(|ConfigError(message)| Problem::Deck(message))
}

/// A deck of the visitor's.
pub(crate) async fn load(app: &App, visitor: &Visitor, game: &dyn Entry, id: &str) -> Result<DeckRow, Problem> {
    let deck = app.store.deck(&DeckId::new(id), &visitor.person).await.map_err(problem)?;
    if deck.game == game.id() { Ok(deck) } else { Err(Problem::NoDeck) }
}

/// Saves a new deck; gives its id.
pub(crate) async fn create(
    app: &App,
    visitor: &Visitor,
    game: &dyn Entry,
    name: &str,
    draft: &dyn DeckDraft,
) -> Result<DeckId, Problem> {
    let (name, list) = (checked_name(name)?, checked_list(draft)?);
    app.access.gates.take(Rate::DeckSaves, visitor.client, 1)?;
    let id = random::deck_id()?;
    let deck = NewDeck { id: id.clone(), person: visitor.person.clone(), game: game.id().to_owned(), name, list };
    app.store.create_deck(&deck).await.map_err(problem)?;
    Ok(id)
}

/// Changes a saved deck.
pub(crate) async fn update(
    app: &App,
    visitor: &Visitor,
    id: &str,
    name: &str,
    draft: Option<&dyn DeckDraft>,
) -> Result<(), Problem> {
    let (name, list) = (checked_name(name)?, draft.map(checked_list).transpose()?);
    app.access.gates.take(Rate::DeckSaves, visitor.client, 1)?;
    app.store.change_deck(&DeckId::new(id), &visitor.person, &name, list.as_ref()).await.map_err(problem)
}

/// Deletes a saved deck of a game.
pub(crate) async fn delete(app: &App, visitor: &Visitor, game: &dyn Entry, id: &str) -> Result<(), Problem> {
    load(app, visitor, game, id).await?;
    app.store.delete_deck(&DeckId::new(id), &visitor.person).await.map_err(problem)
}

/// To the store a missing deck is a missing row like any other.
fn problem(error: StoreError) -> Problem {
    match error {
        StoreError::NotFound => Problem::NoDeck,
        error => error.into(),
    }
}

fn checked_name(name: &str) -> Result<String, Problem> {
    let name = names::clean(name);
    if name.is_empty() {
        return Err(Problem::Deck(Message::new("give the deck a name", "donnez un nom au deck")));
    }
    if name.chars().count() > MAX_DECK_NAME || name.chars().any(char::is_control) {
        return Err(Problem::Deck(Message::new(
            format!("the name of a deck has at most {MAX_DECK_NAME} characters, all of them printable"),
            format!("le nom d'un deck compte au plus {MAX_DECK_NAME} caractères, tous imprimables"),
        )));
    }
    Ok(name)
}

fn checked_list(draft: &dyn DeckDraft) -> Result<DeckList, Problem> {
    let list = draft.list();
    if list.len() > MAX_DECK_BYTES {
        return Err(Problem::Deck(Message::new(
            format!("the deck is too large to be saved: its list has more than {MAX_DECK_BYTES} bytes"),
            format!("le deck est trop grand pour être enregistré\u{a0}: sa liste dépasse {MAX_DECK_BYTES} octets"),
        )));
    }
    Ok(DeckList::new(list))
}

/// The decks that a visitor can choose from for a new table.
pub(crate) async fn choices(app: &App, visitor: &Visitor, game: &dyn Entry) -> Result<Option<DeckChoices>, Problem> {
    let Some(building) = game.decks() else { return Ok(None) };
    let (lang, config) = (visitor.lang, config(&app.access, game, &Map::new())?);
    let own = app.store.decks_of(&visitor.person, game.id()).await?;
    let colours = |draft: Box<dyn DeckDraft>| draft.sheet(lang).colour_names.to_lowercase();
    let own = own.into_iter().map(|deck| DeckChoice {
        // A list that names cards of another content has no colours to show.
        colours: read(building, &config, deck.list.as_str()).map_or_else(|_| String::new(), colours),
        value: format!("own:{}", deck.id),
        name: deck.name,
        idea: String::new(),
    });
    let ready = game.ready_setups().into_iter().map(|deck| DeckChoice {
        colours: building.open_setup(&config, &deck.setup).map_or_else(|_| String::new(), colours),
        value: format!("ready:{}", deck.id),
        name: lang.typeset(deck.name.get(lang).to_owned()),
        idea: lang.typeset(deck.idea.get(lang).to_owned()),
    });
    Ok(Some(DeckChoices { own: own.collect(), ready: ready.collect() }))
}

/// The set-ups that a form chose, by seat: `own:ID`, `ready:ID`, or nothing for a ready deck by chance, which no other seat
/// plays.
pub(crate) async fn setups(
    app: &App,
    visitor: &Visitor,
    game: &dyn Entry,
    config: &Value,
    chosen: &[String],
    n_seats: usize,
) -> Result<Vec<Value>, Problem> {
    let mut ready = game.ready_setups();
    let mut setups = Vec::with_capacity(n_seats);
    for seat in 0..n_seats {
        setups.push(match chosen.get(seat).map(|choice| choice.split_once(':').unwrap_or((choice.as_str(), ""))) {
            Some(("own", id)) => Some(own(app, visitor, game, config, id).await?),
            Some(("ready", id)) => {
                let deck = ready.iter().find(|deck| deck.id == id).ok_or(Problem::NoDeck)?;
                Some(deck.setup.clone())
            }
            Some(("", _)) | None => None,
            Some(_) => return Err(Problem::NoDeck),
        });
    }
    ready.retain(|deck| !setups.iter().flatten().any(|setup| *setup == deck.setup));
    let filled = setups.into_iter().map(|setup| match setup {
        Some(setup) => Ok(setup),
        None if ready.is_empty() => Ok(Value::Object(Map::new())),
        None => {
            let at = u64::from_le_bytes(random::bytes()?) % ready.len() as u64;
            Ok(ready.swap_remove(usize::try_from(at).unwrap_or_default()).setup)
        }
    });
    filled.collect()
}

/// A copy of a saved deck, if the format allows it.
async fn own(app: &App, visitor: &Visitor, game: &dyn Entry, config: &Value, id: &str) -> Result<Value, Problem> {
    let deck = load(app, visitor, game, id).await?;
    game.parse_setup(config, deck.list.as_str()).map_err(|ConfigError(message)| {
        let (name, why) = (names::isolated(&deck.name), |lang| Lang::capital(message.get(lang)));
        Problem::Options(Message::new(
            format!("“{name}” can’t be played. {}", why(Lang::En)),
            format!("Impossible de jouer «\u{a0}{name}\u{a0}». {}", why(Lang::Fr)),
        ))
    })
}
