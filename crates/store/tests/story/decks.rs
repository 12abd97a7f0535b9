//! The decks of visitors.

use super::{Place, person};
use atout_store::{
    DeckId, DeckList, DeckRow, Expired, MAX_DECK_BYTES, MAX_DECK_NAME, MAX_DECKS, NewDeck, Store, StoreError,
};

/// A time after everything here.
const FUTURE: i64 = 1 << 40;

fn new_deck(id: &str, owner: &str) -> NewDeck {
    NewDeck {
        id: DeckId::new(id),
        person: person(owner),
        game: "duel".to_owned(),
        name: format!("Deck {id}"),
        list: DeckList::new("60 plains"),
    }
}

/// Names and lists of an owner's decks, sorted.
async fn shown(store: &Store, owner: &str) -> Vec<(String, String)> {
    let shown = |deck: DeckRow| (deck.name, deck.list.as_str().to_owned());
    let decks = store.decks_of(&person(owner), "duel").await.unwrap();
    let mut all: Vec<(String, String)> = decks.into_iter().map(shown).collect();
    all.sort();
    all
}

pub(crate) async fn a_deck_belongs_to_one_visitor_across_restarts(place: impl Place) {
    let mut store = place.open().await;
    let (ada, eve) = (person("ada"), person("eve"));
    assert!(!store.knows(&ada).await.unwrap());
    for (id, owner) in [("a", "ada"), ("b", "ada"), ("c", "eve")] {
        store.create_deck(&new_deck(id, owner)).await.unwrap();
    }
    assert!(store.knows(&ada).await.unwrap());
    store.change_deck(&DeckId::new("a"), &ada, "Fire", Some(&DeckList::new("60 mountain"))).await.unwrap();
    store.change_deck(&DeckId::new("b"), &ada, "Renamed", None).await.unwrap();
    // Nobody else reads, changes or deletes it, or learns that it is there.
    assert_eq!(store.deck(&DeckId::new("a"), &eve).await, Err(StoreError::NotFound));
    assert_eq!(store.change_deck(&DeckId::new("a"), &eve, "Mine", None).await, Err(StoreError::NotFound));
    assert_eq!(store.delete_deck(&DeckId::new("a"), &eve).await, Err(StoreError::NotFound));
    assert_eq!(store.decks_of(&ada, "stones").await, Ok(vec![]));

    store = place.reopen(store).await;
    let pair = |name: &str, list: &str| (name.to_owned(), list.to_owned());
    assert_eq!(shown(&store, "ada").await, [pair("Fire", "60 mountain"), pair("Renamed", "60 plains")]);
    assert_eq!(shown(&store, "eve").await, [pair("Deck c", "60 plains")]);
    let row = store.deck(&DeckId::new("a"), &ada).await.unwrap();
    assert_eq!((row.name.as_str(), row.game.as_str(), row.list.as_str()), ("Fire", "duel", "60 mountain"));
    assert!(!format!("{row:?}").contains("mountain"), "a list does not print itself");
    store.delete_deck(&DeckId::new("a"), &ada).await.unwrap();
    assert_eq!(store.delete_deck(&DeckId::new("a"), &ada).await, Err(StoreError::NotFound));
    assert_eq!(shown(&store, "ada").await.len(), 1);
}

pub(crate) async fn a_visitor_keeps_a_hundred_decks_and_no_more(place: impl Place) {
    let store = place.open().await;
    for n in 0..MAX_DECKS {
        store.create_deck(&new_deck(&n.to_string(), "ada")).await.unwrap();
    }
    assert_eq!(store.create_deck(&new_deck("one too many", "ada")).await, Err(StoreError::TooManyDecks));
    store.create_deck(&new_deck("another's", "eve")).await.unwrap();
    store.delete_deck(&DeckId::new("7"), &person("ada")).await.unwrap();
    store.create_deck(&new_deck("in its place", "ada")).await.unwrap();
    // What is too long is never written, whoever checks it before.
    store.delete_deck(&DeckId::new("8"), &person("ada")).await.unwrap();
    let long = [
        NewDeck { name: "x".repeat(MAX_DECK_NAME + 1), ..new_deck("name", "ada") },
        NewDeck { list: DeckList::new("x".repeat(MAX_DECK_BYTES + 1)), ..new_deck("list", "ada") },
    ];
    for deck in long {
        assert!(matches!(store.create_deck(&deck).await, Err(StoreError::Database(_))), "{}", deck.name);
    }
    let longest = NewDeck {
        name: "é".repeat(MAX_DECK_NAME),
        list: DeckList::new("x".repeat(MAX_DECK_BYTES)),
        ..new_deck("longest", "ada")
    };
    store.create_deck(&longest).await.unwrap();
}

pub(crate) async fn a_deck_that_nobody_changes_expires(place: impl Place) {
    let store = place.open().await;
    store.create_deck(&new_deck("a", "ada")).await.unwrap();
    assert_eq!(store.expire(Expired::Decks, 0, 10).await, Ok(0), "it is not that old");
    assert_eq!(store.expire(Expired::Decks, FUTURE, 10).await, Ok(1));
    assert_eq!(shown(&store, "ada").await, []);
}
