//! The decks of visitors: what a stored one is, how much one visitor may keep, and the functions of the store for them.
//!
//! Not here: what a deck means (the games), SQL (`sqlite/decks.rs`).

use crate::change::Change;
use crate::{Hidden, Store, StoreError};

/// The most decks of one owner.
pub const MAX_DECKS: u32 = 100;
/// The longest name of a deck, in characters.
pub const MAX_DECK_NAME: usize = 60;
/// The longest list of a deck, in bytes.
pub const MAX_DECK_BYTES: usize = 8 << 10;

/// A saved deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckRow {
    /// Its id in addresses.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// Its cards, as the game reads them. Private to its owner.
    pub list: Hidden,
    /// The time of its last change, in seconds since 1970.
    pub changed: i64,
}

/// A deck that is about to be written.
#[derive(Debug, Clone)]
pub struct NewDeck {
    /// Its id in addresses.
    pub id: String,
    /// A hash of the owner's token.
    pub owner: Hidden,
    /// The id of its game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// Its cards.
    pub list: Hidden,
}

impl Store {
    /// Stores a new deck.
    ///
    /// # Errors
    /// Its owner has as many as allowed ([`StoreError::TooManyDecks`]), or it could not be written.
    pub async fn create_deck(&self, deck: &NewDeck) -> Result<(), StoreError> {
        self.write(Change::CreateDeck(Box::new(deck.clone()))).await
    }

    /// Changes the name of a deck, and its list if one is given.
    ///
    /// # Errors
    /// This owner has no such deck ([`StoreError::NotFound`]), or it could not be written.
    pub async fn change_deck(
        &self,
        id: &str,
        owner: &Hidden,
        name: &str,
        list: Option<&Hidden>,
    ) -> Result<(), StoreError> {
        let (id, owner, name, list) = (id.to_owned(), owner.clone(), name.to_owned(), list.cloned());
        self.write(Change::UpdateDeck { id, owner, name, list }).await
    }

    /// Deletes a deck.
    ///
    /// # Errors
    /// This owner has no such deck ([`StoreError::NotFound`]), or it could not be deleted.
    pub async fn delete_deck(&self, id: &str, owner: &Hidden) -> Result<(), StoreError> {
        self.write(Change::DeleteDeck { id: id.to_owned(), owner: owner.clone() }).await
    }

    /// A deck of this owner.
    ///
    /// # Errors
    /// This owner has no such deck ([`StoreError::NotFound`]), or it is damaged ([`StoreError::Unreadable`]).
    pub async fn deck(&self, id: &str, owner: &Hidden) -> Result<DeckRow, StoreError> {
        self.database.deck(id, owner).await
    }

    /// The owner's decks of a game, the last changed first. A damaged row is logged and left out.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn decks_of(&self, owner: &Hidden, game: &str) -> Result<Vec<DeckRow>, StoreError> {
        self.database.decks_of(owner, game).await
    }
}
