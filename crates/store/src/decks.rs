//! The decks of visitors: what a stored one is, how much one visitor may keep, and the functions of the store for them.
//!
//! Not here: what a deck means (the games), SQL (`sqlite/decks.rs`).

use crate::change::Change;
use crate::{DeckId, DeckList, PersonId, Store, StoreError};

/// The most decks of one person.
pub const MAX_DECKS: u32 = 100;
/// The longest name of a deck, in characters.
pub const MAX_DECK_NAME: usize = 60;
/// The longest list of a deck, in bytes.
pub const MAX_DECK_BYTES: usize = 8 << 10;

/// A saved deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckRow {
    /// Its id in addresses.
    pub id: DeckId,
    /// The id of its game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// Its cards, as the game reads them. Private to its person.
    pub list: DeckList,
    /// The time of its last change, in seconds since 1970.
    pub changed: i64,
}

/// A deck that is about to be written.
#[derive(Debug, Clone)]
pub struct NewDeck {
    /// Its id in addresses.
    pub id: DeckId,
    /// The person who saves it.
    pub person: PersonId,
    /// The id of its game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// Its cards.
    pub list: DeckList,
}

impl Store {
    /// Stores a new deck.
    ///
    /// # Errors
    /// The person has as many as allowed ([`StoreError::TooManyDecks`]), or it could not be written.
    pub async fn create_deck(&self, deck: &NewDeck) -> Result<(), StoreError> {
        self.write(Change::CreateDeck(Box::new(deck.clone()))).await
    }

    /// Changes the name of a deck, and its list if one is given.
    ///
    /// # Errors
    /// This person has no such deck ([`StoreError::NotFound`]), or it could not be written.
    pub async fn change_deck(
        &self,
        id: &DeckId,
        person: &PersonId,
        name: &str,
        list: Option<&DeckList>,
    ) -> Result<(), StoreError> {
        let (id, person, name, list) = (id.clone(), person.clone(), name.to_owned(), list.cloned());
        self.write(Change::UpdateDeck { id, person, name, list }).await
    }

    /// Deletes a deck.
    ///
    /// # Errors
    /// This person has no such deck ([`StoreError::NotFound`]), or it could not be deleted.
    pub async fn delete_deck(&self, id: &DeckId, person: &PersonId) -> Result<(), StoreError> {
        self.write(Change::DeleteDeck { id: id.clone(), person: person.clone() }).await
    }

    /// A deck of this person.
    ///
    /// # Errors
    /// This person has no such deck ([`StoreError::NotFound`]), or it is damaged ([`StoreError::Unreadable`]).
    pub async fn deck(&self, id: &DeckId, person: &PersonId) -> Result<DeckRow, StoreError> {
        self.database.deck(id, person).await
    }

    /// The person's decks of a game, the last changed first. A damaged row is logged and left out.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn decks_of(&self, person: &PersonId, game: &str) -> Result<Vec<DeckRow>, StoreError> {
        self.database.decks_of(person, game).await
    }
}
